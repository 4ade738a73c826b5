internal import Values

/// The part of git's configuration that suggestions use, read from its files (git-config(1)): `user.*` and the URLs of
/// remotes. Includes are not followed; malformed lines are skipped.
package struct GitConfiguration: Hashable, Sendable {
  /// The variables of `user`, with names in lower case; the last value of each.
  package private(set) var user: [String: String] = [:]
  /// In the order of the files.
  package private(set) var remotes: [GitRemote] = []

  /// The configuration for the working directory: the system's file, the user's two files, the repository's file.
  package init(reading facts: SystemFacts, repository: GitRepository?) {
    for path in Self.paths(facts: facts, repository: repository) {
      if let text = facts.readFile(path) { read(text) }
    }
  }

  package init(parsing text: String) { read(text) }

  private static func paths(facts: SystemFacts, repository: GitRepository?) -> [String] {
    let environment = facts.environment
    var paths: [String] = []
    let isWithoutSystem = ["1", "true", "yes", "on"].contains(environment["GIT_CONFIG_NOSYSTEM"]?.lowercased() ?? "")
    if !isWithoutSystem { paths.append(environment["GIT_CONFIG_SYSTEM"] ?? "/etc/gitconfig") }
    if let global = environment["GIT_CONFIG_GLOBAL"] {
      paths.append(global)
    } else if let home = environment["HOME"] ?? facts.homeDirectory {
      let xdg = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
      paths += [xdg + "/git/config", home + "/.gitconfig"]
    }
    if let repository { paths.append(repository.commonDirectory + "/config") }
    return paths
  }

  private mutating func read(_ text: String) {
    var section = "", subsection = ""
    for line in text.split(whereSeparator: \.endsLine) {
      var line = line.drop { $0 == "\u{FEFF}" }.trimmed
      if line.first == "[" {
        guard let end = line.firstIndex(of: "]") else { section = ""; continue }
        let header = line.dropFirst().prefix(upTo: end).split(separator: " ", maxSplits: 1)
        section = header.first?.lowercased() ?? ""
        subsection = header.count > 1 ? Self.value(header[1]) ?? "" : ""
        line = line[line.index(after: end)...]
      }
      guard let equals = line.firstIndex(of: "="), let value = Self.value(line[line.index(after: equals)...]) else {
        continue
      }
      switch (section, line[..<equals].trimmed.lowercased()) {
      case ("user", let name) where subsection.isEmpty: user[name] = value
      case ("remote", "url"): remotes.append(GitRemote(name: subsection, url: value))
      default: break
      }
    }
  }

  /// Parses a value: quotes may open and close anywhere, a comment ends it, surrounding white space is trimmed. nil if
  /// git would reject it.
  private static func value(_ text: Substring) -> String? {
    var value = "", blanks = "", isQuoted = false
    var rest = text.trimmed
    while let character = rest.popFirst() {
      switch character {
      case "#" where !isQuoted, ";" where !isQuoted: return value
      case " " where !isQuoted, "\t" where !isQuoted:
        blanks.append(character)
        continue
      case "\"": isQuoted.toggle()
      case "\\":
        guard let letter = rest.popFirst(), let escaped = escapes[letter] else { return nil }
        blanks.append(escaped)
      default: blanks.append(character)
      }
      value += blanks
      blanks = ""
    }
    return isQuoted ? nil : value
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "b": "\u{8}", "\\": "\\", "\"": "\""]
}
