internal import Values

/// What the environment says about its user.
public struct EnvironmentSource: SuggestionSource {
  /// A source; it reads nothing but the facts of a query.
  public init() {}

  /// `environment`.
  public var name: String { "environment" }

  /// The variables for a type, each with its name as the reason.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let environment = query.facts.environment
    func values(_ variables: [String], _ part: (String) -> String = { String($0.trimmed) }) -> [Suggestion] {
      variables.flatMap { suggest(environment[$0].map(part), $0) }
    }
    switch query.contentType {
    case .name: return values(Self.names) { $0.collapsed }
    case .givenName: return values(Self.names) { PersonName(parsing: $0).given }
    case .middleName: return values(Self.names) { PersonName(parsing: $0).middle }
    case .familyName: return values(Self.names) { PersonName(parsing: $0).family }
    case .emailAddress: return values(Self.addresses)
    case .username, .nickname: return values(["USER", "LOGNAME"])
    case .organizationName:
      return values(["ORGANIZATION"]) + values(Self.addresses) { MailAddress($0)?.organization ?? "" }
    case .terminal.shell: return values(["SHELL"])
    case .terminal.filePath: return values(["PWD", "HOME"])
    default: return []
    }
  }

  /// The variables that it reads.
  package static let variables = names + addresses + ["USER", "LOGNAME", "ORGANIZATION", "SHELL", "PWD", "HOME"]

  private static let names = ["GIT_AUTHOR_NAME", "NAME", "GIT_COMMITTER_NAME", "DEBFULLNAME"]

  private static let addresses = ["GIT_AUTHOR_EMAIL", "EMAIL", "GIT_COMMITTER_EMAIL", "DEBEMAIL"]
}
