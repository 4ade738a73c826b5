internal import Values

/// A language that the program's own words are written in: a built-in one, or one whose catalogue was read.
public struct DisplayLanguage: Hashable, Sendable {
  /// The built-in languages come first, then the catalogues that were read.
  let place: UInt8
  /// The digits of numbers, dates and times; those of the tag.
  package private(set) var numerals = Numerals.latin

  init(place: UInt8) { self.place = place }

  /// The language of a tag such as `de-AT`, by its first part; nil for one we have no words in. A catalogue that was read
  /// comes before a built-in one of the same language.
  public init?(_ tag: LanguageTag) {
    if let read = ReadCatalogues.best(for: tag) {
      self = read
    } else if let builtIn = Self.allCases.first(where: { $0.tag.utf8.elementsEqual(tag.primary.utf8) }) {
      self = builtIn
    } else {
      return nil
    }
    numerals = Numerals(of: tag)
  }

  /// A language by its tag alone, `de`.
  public init?(rawValue: String) {
    guard let tag = LanguageTag(rawValue), let language = DisplayLanguage(tag), language.rawValue == tag.text else {
      return nil
    }
    self = language
  }

  /// The tag (BCP 47).
  public var rawValue: String { numerals == .latin ? tag : "\(tag)-u-nu-\(numerals.rawValue)" }

  /// True for a language that is written from the right.
  package var isFromRight: Bool {
    // Asked at every start.
    place < Self.builtIn
      ? place == Self.arabic.place || place == Self.hebrew.place : LanguageTag(tag)?.isFromRight == true
  }

  private var tag: String { ReadCatalogues.at(self)?.tag.text ?? "\(CatalogueTable.of(place).tag)" }

  /// The letter that says yes to a question, as the language's prompts have it.
  package var yes: Character { self(.textYes).first ?? "y" }

  /// The letter that says no, besides `n`.
  package var no: Character { self(.textNo).first ?? "n" }

  /// What an answer in words says: `yes`, `no`, `true`, `false` and their usual short forms, and the language's own words
  /// and letters, in capitals or not; nil for any other.
  package func yesOrNo(_ answer: String) -> Bool? {
    let answer = answer.folded
    return [true, false].first { words(for: $0).contains(answer) }
  }

  /// The words and letters that say yes, or no.
  package func words(for answer: Bool) -> [String] {
    answer
      ? [Message.formYes.text(in: self).folded, String(yes).folded, "yes", "y", "true", "t", "on", "1"]
      : [Message.formNo.text(in: self).folded, String(no).folded, "no", "n", "false", "f", "off", "0"]
  }

  /// The words of this language; of its built-in catalogue, then of English, where it has none.
  package func callAsFunction(_ message: Message) -> String {
    guard numerals == .latin else { return DisplayLanguage(place: place)(message.with(numerals)) }
    if place < Self.builtIn, let text = CatalogueTable.of(place).text(of: message) { return text }
    if let read = ReadCatalogues.at(self) {
      if let text = read.text(of: message) { return text }
      if let builtIn = Self.allCases.first(where: { $0.tag == read.tag.primary }) { return builtIn(message) }
    }
    return CatalogueTable.of(Self.english.place).text(of: message) ?? ""
  }

  /// The words of this language for what is put together of several messages.
  package func callAsFunction(_ phrase: Phrase) -> String { phrase.text(in: self) }

  /// A label, and the colon between it and what is said of it; a label that ends in a mark of its own takes none.
  package func heading(_ label: String) -> String {
    switch label.last {
    case "？", "！", "：", "。": label
    case "?", "!", ":", ".", "…": label + " "
    default: self(.textHeading(label: label))
    }
  }

  /// What a person typed, between the quotation marks of the language; in English between those of programs. A long text
  /// is cut.
  package func quoted(_ text: String) -> String {
    let marks = self == .english ? "''" : LanguageTag(tag).map(LanguageConventions.quotation) ?? "''"
    // French sets its marks off.
    let gap = marks == "«»" && tag.hasPrefix("fr") ? "\u{A0}" : ""
    return "\(marks.prefix(1))\(gap)\(text.quotable)\(gap)\(marks.suffix(1))"
  }

  /// Texts with the language's separator between.
  package func list(_ texts: some Sequence<String>) -> String { texts.joined(separator: self(.textSeparator)) }

  /// A number that counts or numbers something.
  package func shown(_ number: Int) -> String { numerals.shown(String(number)) }

  /// `13, 16 or 19`; a run of three or more as `13 to 16`.
  func listed(_ numbers: some BidirectionalCollection<Int>) -> String {
    guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else {
      return list(numbers.map(shown))
    }
    if numbers.count > 2, last - first == numbers.count - 1 {
      return self(.textRange(first: shown(first), last: shown(last)))
    }
    return self(.textEither(list: list(numbers.dropLast().map(shown)), last: shown(last)))
  }

  /// A key or a modifier of the English message by the name that the language's keyboards have for it; one that all have,
  /// `F1`, as it is.
  package func name(ofKey english: String) -> String {
    // Asked at every start.
    guard place != Self.english.place else { return english }
    let names = self(.textKeys).split(separator: ",")
    let place = Self.english(.textKeys).split(separator: ",").firstIndex { $0 == english }
    return place.flatMap { names.indices.contains($0) ? String(names[$0]) : nil } ?? english
  }

  /// A month from 1 to 12 as a heading has it.
  func name(ofMonth month: Int) -> String {
    let names = self(.textMonths).split(separator: " ")
    return names.indices.contains(month - 1) ? String(names[month - 1]) : shown(month)
  }
}

extension DisplayLanguage: CaseIterable {
  /// The built-in languages.
  public static var allCases: [DisplayLanguage] { (0..<builtIn).map { DisplayLanguage(place: $0) } }
}
