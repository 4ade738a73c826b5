/// The suggestions that the author of a form wrote down for a field.
public struct AuthorSource: SuggestionSource {
  private let texts: [String]
  private let reason: String

  /// A source of texts in this order, whatever the type of the field.
  public init(_ texts: [String], reason: String = "") {
    self.texts = texts
    self.reason = reason
  }

  /// `suggestions`.
  public var name: String { "suggestions" }

  /// `author`.
  public var rank: SuggestionRank { .author }

  /// All texts.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    texts.flatMap { suggest($0, reason) }
  }
}
