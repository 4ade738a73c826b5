/// A suggestion that was dropped before anybody saw it. The text is not kept: it may be what makes it unfit to show.
public struct SuggestionRejection: Hashable, Sendable {
  /// Why a suggestion was dropped.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is empty or only white space.
    case blank = "empty suggestion"
    /// It has control characters or invisible characters that turn the direction of writing.
    case controlCharacters = "control characters in a suggestion"
    /// It has U+FFFD, which stands for bytes that are no text where the suggestion comes from.
    case damaged = "suggestion from bytes that are not UTF-8"
    /// It is longer than `SuggestionEngine.longestText`.
    case tooLong = "over-long suggestion"
    /// The content type's own rule finds a problem in it.
    case invalid = "suggestion that is not valid for the field"
    /// The source has more than `SuggestionEngine.mostCandidates`.
    case tooMany = "too many suggestions"
  }

  /// The name of the source.
  public let source: String
  /// Why.
  public let reason: Reason
}
