/// A language that the program's own words are written in.
public enum DisplayLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  /// Simplified characters.
  case chinese = "zh"
  case japanese = "ja"

  /// The language of a tag such as `de-AT`, by its first part; nil for one we have no words in.
  public init?(_ tag: LanguageTag) { self.init(rawValue: tag.primary) }

  /// The letter that says yes to a question, as the language's prompts have it.
  package var yes: Character {
    switch self {
    case .english, .chinese, .japanese: "y"
    case .german: "j"
    case .french: "o"
    case .spanish: "s"
    }
  }

  /// The text of this language out of one in each. The compiler asks for all of them; only the one wanted is put
  /// together. A new language is a parameter here, and then an argument wherever the program says something.
  @inline(__always)
  func callAsFunction(
    _ english: @autoclosure () -> String, _ german: @autoclosure () -> String, _ french: @autoclosure () -> String,
    _ spanish: @autoclosure () -> String, _ chinese: @autoclosure () -> String, _ japanese: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .german: german()
    case .french: french()
    case .spanish: spanish()
    case .chinese: chinese()
    case .japanese: japanese()
    }
  }

  /// A label, and the colon between it and what is said of it; a label that ends in a mark of its own takes none.
  package func heading(_ label: String) -> String {
    switch label.last {
    case "？", "！", "：", "。": label
    case "?", "!", ":", ".", "…": label + " "
    default: label + self(": ", ": ", " : ", ": ", "：", "：")
    }
  }

  /// True when a number takes the singular (CLDR, plural rules); the languages that have none take either.
  func isOne(_ count: Int) -> Bool { count == 1 || count == 0 && self == .french }

  /// `13, 16 or 19`; a run of three or more as `13 to 16`.
  func listed(_ numbers: some BidirectionalCollection<Int>) -> String {
    guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else {
      return numbers.map(String.init).joined()
    }
    if numbers.count > 2, last - first == numbers.count - 1 {
      return "\(first)" + self(" to ", " bis ", " à ", " a ", " 到 ", "～") + "\(last)"
    }
    return numbers.dropLast().map(String.init).joined(separator: self(", ", ", ", ", ", ", ", "、", "、"))
      + self(" or ", " oder ", " ou ", " o ", " 或 ", " または ") + "\(last)"
  }
}
