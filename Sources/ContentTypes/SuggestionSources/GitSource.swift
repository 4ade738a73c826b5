internal import Values

/// Suggestions from git's configuration and the repository that contains the working directory, read from their files.
struct GitSource: SuggestionSource {
  var name: String { "git" }
  var readsFiles: Bool { true }

  /// Names, e-mail address, user name, organization by mail domain, web pages of remotes, branches.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard let type = query.contentType, Self.types.contains(type) else { return [] }
    let facts = query.facts
    let repository = GitRepository(facts: facts)
    if type == .terminal.gitBranch { return branches(of: repository, facts: facts) }
    let configuration = GitConfiguration(reading: facts, repository: repository)
    switch type {
    case .name: return people(configuration, "name") { $0.collapsed }
    case .givenName: return people(configuration, "name") { PersonName(parsing: $0).given }
    case .middleName: return people(configuration, "name") { PersonName(parsing: $0).middle }
    case .familyName: return people(configuration, "name") { PersonName(parsing: $0).family }
    case .emailAddress: return people(configuration, "email") { String($0.trimmed) }
    case .username: return people(configuration, "email") { MailAddress($0)?.local ?? "" }
    case .organizationName: return people(configuration, "email") { MailAddress($0)?.organization ?? "" }
    case .URL: return remotes(configuration)
    default: return []
    }
  }

  private static let types: Set<TextContentType> = [
    .name, .givenName, .middleName, .familyName, .emailAddress, .username, .organizationName, .URL,
    .terminal.gitBranch,
  ]

  private func people(
    _ configuration: GitConfiguration, _ variable: String, _ part: (String) -> String
  ) -> [Suggestion] {
    suggest(configuration.user[variable].map(part), "user.\(variable)")
  }

  private func remotes(_ configuration: GitConfiguration) -> [Suggestion] {
    let remotes =
      configuration.remotes.filter { $0.name == "origin" } + configuration.remotes.filter { $0.name != "origin" }
    return remotes.flatMap { suggest($0.webAddress, "remote \($0.name)") }
  }

  private func branches(of repository: GitRepository?, facts: SystemFacts) -> [Suggestion] {
    guard let repository else { return [] }
    let current = repository.currentBranch(facts: facts)
    return repository.branches(facts: facts).flatMap { suggest($0, $0 == current ? "checked out" : "branch") }
  }
}
