internal import Values

/// Options in their order. One is found by its value or by a name in logarithmic time, however many are looked up: what
/// that takes is made when it is first needed, and shared by the copies of a list.
package struct OptionList: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  private let options: [OptionDefinition]
  /// True if a language decides about the order.
  private let isSortedByName: Bool
  private let values = LookUpTable<[AnswerValue: Int]>()
  private let names = LookUpTable<OptionNames>()
  private let mandatory = LookUpTable<[OptionDefinition]>()

  package init(_ options: [OptionDefinition], isSortedByName: Bool = false) {
    (self.options, self.isSortedByName) = (options, isSortedByName)
  }

  package init(arrayLiteral options: OptionDefinition...) { self.init(options) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { options.count }
  package subscript(place: Int) -> OptionDefinition { options[place] }

  /// The values of several options, in the order of these, as an answer: the same in every language.
  package func answer(of values: [AnswerValue]) -> [AnswerValue] {
    isSortedByName ? values.sorted { $0.text < $1.text } : values
  }

  /// The options that must be chosen.
  package var required: [OptionDefinition] { mandatory { options.filter(\.isRequired) } }

  package static func == (first: OptionList, second: OptionList) -> Bool { first.options == second.options }

  package func hash(into hasher: inout Hasher) { hasher.combine(options) }

  /// The first option with a value, compared as by `isSame(as:)`.
  package func place(of value: AnswerValue) -> Int? {
    let places = values.forSearch {
      Dictionary(firstOfEach: options.enumerated().map { ($1.value.canonical, $0) })
    }
    return places.map { $0[value.canonical] } ?? options.firstIndex { $0.value.isSame(as: value) }
  }

  package func option(with value: AnswerValue) -> OptionDefinition? { place(of: value).map { options[$0] } }

  /// The option that a text names: by its value, then by its label, then by either case-insensitively; nil if it names
  /// several.
  package func named(_ text: String) -> OptionDefinition? {
    option(with: .string(text)) ?? names { OptionNames(options) }.place(of: text).map { options[$0] }
  }

  func labelled(_ label: String) -> [OptionDefinition] { begun(with: label).filter { $0.label == label } }

  /// The options of which a label, value or other name, or a word in one, begins with a text.
  package func begun(with text: String) -> [OptionDefinition] {
    names { OptionNames(options) }.places(begunBy: text).map { options[$0] }
  }

  /// The option that a text names, or else the only one of which a name, or a word in one, begins so; or that the text
  /// means without its control characters, which cannot be typed.
  package func meant(by text: String) -> OptionDefinition? {
    if let named = named(text) { return named }
    let begun = names { OptionNames(options) }.places(begunBy: text, most: 2)
    if begun.count == 1 { return options[begun[0]] }
    return text.holdsControls(allowingLines: false) ? meant(by: AnswerConversion.otherAnswer(text)) : nil
  }

  /// The value of the only option whose label begins with a text of three characters or more.
  func value(begunBy text: String) -> String? {
    let beginning = text.folded
    guard beginning.count >= 3 else { return nil }
    let found = begun(with: text).filter { $0.label.folded.hasPrefix(beginning) }
    return found.count == 1 ? found[0].value.text : nil
  }
}

/// The places of options by their names.
private struct OptionNames {
  /// The first with each value as text.
  private let values: [String: Int]
  /// The only one with each label; nil for several.
  private let labels: [String: Int?]
  /// The only one with each name in small letters, and in small letters without marks; nil for several.
  private let names, bareNames: [String: Int?]
  /// Each name in small letters without marks from the beginning of each word in it, in the order of the first letters.
  private let beginnings: [(letters: Substring, text: Substring, place: Int)]
  /// So many letters put it in order: a name may have as many words as letters.
  private static let orderedLetters = 40

  init(_ options: [OptionDefinition]) {
    var values: [String: Int] = [:]
    var labels: [String: Int?] = [:]
    var (names, bareNames): ([String: Int?], [String: Int?]) = ([:], [:])
    var beginnings: [(letters: Substring, text: Substring, place: Int)] = []
    for (place, option) in options.enumerated() {
      let value = option.value.text
      values[value] = values[value] ?? place
      labels[option.label] = .some(labels[option.label] == nil ? place : nil)
      let all = [value, option.label] + option.otherNames
      for name in Set(all.map { $0.lowercased() }) { names[name] = .some(names[name] == nil ? place : nil) }
      for name in Set(all.map(\.folded)) {
        bareNames[name] = .some(bareNames[name] == nil ? place : nil)
        beginnings += name.wordBeginnings.map { (name[$0...].prefix(Self.orderedLetters), name[$0...], place) }
      }
    }
    (self.values, self.labels, self.names, self.bareNames) = (values, labels, names, bareNames)
    self.beginnings = beginnings.sorted { $0.letters < $1.letters }
  }

  func place(of text: String) -> Int? {
    if let place = values[text] { return place }
    if let only = labels[text] { return only }
    if let only = names[text.lowercased()] { return only }
    return bareNames[text.folded] ?? nil
  }

  /// The places of those that begin with a text, in ascending order.
  func places(begunBy text: String, most: Int = .max) -> [Int] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let letters = wanted.prefix(Self.orderedLetters)
    var (low, high) = (0, beginnings.count)
    while low < high {
      let middle = (low + high) / 2
      if beginnings[middle].letters < letters { low = middle + 1 } else { high = middle }
    }
    var places: Set<Int> = []
    for beginning in beginnings[low...] {
      guard places.count < most, beginning.letters.unicodeScalars.starts(with: letters.unicodeScalars) else { break }
      // Not if a mark on its last letter follows.
      if beginning.text.hasPrefix(wanted) { places.insert(beginning.place) }
    }
    return places.sorted()
  }
}

extension String {
  /// Where it and each word in it begin.
  fileprivate var wordBeginnings: [Index] {
    var isStart = true
    return indices.filter { index in
      defer { isStart = !self[index].isLetter && !self[index].isNumber }
      return isStart
    }
  }
}
