internal import Values

/// The passwd entry of the user: login name and full name.
public struct UserSource: SuggestionSource {
  /// A source; it reads nothing but the facts of a query.
  public init() {}

  /// `user`.
  public var name: String { "user" }

  /// Names, login and home directory.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let facts = query.facts
    let fullName = facts.fullName?.collapsed
    switch query.contentType {
    case .name: return suggest(fullName, "your full name")
    case .givenName: return suggest(fullName.map { PersonName(parsing: $0).given }, "from your full name")
    case .middleName: return suggest(fullName.map { PersonName(parsing: $0).middle }, "from your full name")
    case .familyName: return suggest(fullName.map { PersonName(parsing: $0).family }, "from your full name")
    case .username, .nickname: return suggest(facts.loginName, "your login name")
    case .terminal.filePath: return suggest(facts.homeDirectory, "your home directory")
    default: return []
    }
  }
}
