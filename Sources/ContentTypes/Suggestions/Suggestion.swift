/// A text that a field offers, with where it comes from. Never accepted unasked.
public struct Suggestion: Hashable, Sendable {
  /// What accepting it puts into the field.
  public let text: String
  /// The name of its source, such as `git`.
  public let source: String
  /// Why it is offered, in a few words: `user.email`.
  public let reason: String

  /// A suggestion.
  public init(text: String, source: String, reason: String) {
    self.text = text
    self.source = source
    self.reason = reason
  }
}
