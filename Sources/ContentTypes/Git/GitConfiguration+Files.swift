extension GitConfiguration {
  /// The configuration that git would use in the working directory: the system's file, the user's two, the
  /// repository's, in git's order, each with the files it includes, one level deep.
  package init(reading facts: SystemFacts, repository: GitRepository?) {
    entries = []
    malformedLines = []
    for path in Self.paths(facts: facts, repository: repository) {
      guard let text = facts.readFile(path) else { continue }
      for entry in GitConfiguration(parsing: text).entries {
        entries.append(entry)
        guard let included = Self.included(by: entry, of: path, facts: facts, repository: repository),
          let text = facts.readFile(included)
        else { continue }
        entries += GitConfiguration(parsing: text).entries
      }
    }
  }

  private static func paths(facts: SystemFacts, repository: GitRepository?) -> [String] {
    let environment = facts.environment
    var paths: [String] = []
    let isWithoutSystem = ["1", "true", "yes", "on"].contains(environment["GIT_CONFIG_NOSYSTEM"]?.lowercased() ?? "")
    if !isWithoutSystem { paths.append(environment["GIT_CONFIG_SYSTEM"] ?? "/etc/gitconfig") }
    if let global = environment["GIT_CONFIG_GLOBAL"] {
      paths.append(global)
    } else {
      let home = facts.environment["HOME"] ?? facts.homeDirectory
      if let xdg = environment["XDG_CONFIG_HOME"], !xdg.isEmpty {
        paths.append("\(xdg)/git/config")
      } else if let home {
        paths.append("\(home)/.config/git/config")
      }
      if let home { paths.append("\(home)/.gitconfig") }
    }
    if let repository { paths.append("\(repository.commonDirectory)/config") }
    return paths
  }

  /// The file that `include.path`, or `includeIf` with a `gitdir:` condition that holds, names.
  private static func included(
    by entry: Entry, of file: String, facts: SystemFacts, repository: GitRepository?
  ) -> String? {
    guard entry.name == "path", let path = entry.value, !path.isEmpty else { return nil }
    let home = facts.environment["HOME"] ?? facts.homeDirectory
    switch (entry.section, entry.subsection) {
    case ("include", nil): break
    case ("includeif", let condition?):
      guard let repository, holds(condition, file: file, home: home, repository: repository) else { return nil }
    default: return nil
    }
    return absolute(path, relativeTo: file, home: home)
  }

  /// Conditions without wildcards: a directory at any depth (`gitdir:~/work/`) or the repository itself.
  private static func holds(_ condition: String, file: String, home: String?, repository: GitRepository) -> Bool {
    guard let colon = condition.firstIndex(of: ":") else { return false }
    let keyword = condition[..<colon]
    guard keyword == "gitdir" || keyword == "gitdir/i" else { return false }
    var pattern = String(condition[condition.index(after: colon)...])
    if pattern.hasSuffix("/**") { pattern.removeLast(2) }
    guard !pattern.isEmpty, !pattern.contains(where: { "*?[".contains($0) }) else { return false }
    if pattern.hasPrefix("~/") || pattern.hasPrefix("./") {
      guard
        let path = absolute(
          pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern,
          relativeTo: file, home: home)
      else { return false }
      pattern = path
    }
    var directory = repository.directory
    if keyword == "gitdir/i" {
      pattern = pattern.lowercased()
      directory = directory.lowercased()
    }
    if pattern.hasPrefix("/") { return pattern.hasSuffix("/") ? directory.hasPrefix(pattern) : directory == pattern }
    // A relative pattern matches at any depth.
    return pattern.hasSuffix("/") ? directory.contains("/\(pattern)") : directory.hasSuffix("/\(pattern)")
  }

  private static func absolute(_ path: String, relativeTo file: String, home: String?) -> String? {
    if path.hasPrefix("/") { return path }
    if path.hasPrefix("~/") { return home.map { $0 + path.dropFirst() } }
    guard let slash = file.lastIndex(of: "/") else { return nil }
    return file[...slash] + path
  }
}
