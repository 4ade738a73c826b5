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
}

/// A sentence that every language has. A new language is a new requirement, which the compiler then asks for.
protocol Translated {
  var english: String { get }
  var german: String { get }
  var french: String { get }
  var spanish: String { get }
  var chinese: String { get }
  var japanese: String { get }
}

extension Translated {
  func words(in language: DisplayLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .chinese: chinese
    case .japanese: japanese
    }
  }
}

/// The same words in every language, for tables in which a row holds them all.
struct Words {
  private let english, german, french, spanish, chinese, japanese: String

  init(
    _ english: String, _ german: String, _ french: String, _ spanish: String, _ chinese: String, _ japanese: String
  ) {
    (self.english, self.german, self.french) = (english, german, french)
    (self.spanish, self.chinese, self.japanese) = (spanish, chinese, japanese)
  }

  func text(in language: DisplayLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .chinese: chinese
    case .japanese: japanese
    }
  }
}
