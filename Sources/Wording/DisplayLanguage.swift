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
