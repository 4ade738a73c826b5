/// Makes a new password for each field that wants one. The only source that a new password is offered from.
public struct PasswordSource: SuggestionSource {
  private let rules: PasswordRules
  private let makeGenerator: @Sendable () -> any RandomNumberGenerator

  /// A source by rules, drawing from a generator that is made for each password; by default the system's, which is
  /// cryptographically secure.
  public init(
    rules: PasswordRules = PasswordRules(),
    makeGenerator: @escaping @Sendable () -> any RandomNumberGenerator = { SystemRandomNumberGenerator() }
  ) {
    self.rules = rules
    self.makeGenerator = makeGenerator
  }

  /// `generator`.
  public var name: String { "generator" }

  /// True.
  public var offersSecrets: Bool { true }

  /// One fresh password, its rules as the reason.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard query.contentType == .newPassword else { return [] }
    var generator = makeGenerator()
    return suggest(rules.password(using: &generator), rules.description)
  }
}
