internal import Values

/// The git repository that contains a directory, read without git.
package struct GitRepository: Hashable, Sendable {
  /// The `.git` directory; for a linked worktree its own.
  package let directory: String
  /// The `.git` directory shared by worktrees.
  package let commonDirectory: String

  /// The innermost repository that contains the working directory; nil if there is none.
  package init?(facts: SystemFacts) {
    guard var folder = facts.workingDirectory, folder.hasPrefix("/") else { return nil }
    // Bounds the cost for paths of excessive length; no sensible path is deeper.
    for _ in 0..<64 {
      let candidate = folder == "/" ? "/.git" : folder + "/.git"
      if facts.readFile(candidate + "/HEAD") != nil {
        self.init(directory: candidate, facts: facts)
        return
      }
      if let link = facts.readFile(candidate), link.hasPrefix("gitdir:") {
        self.init(directory: Self.resolve(link.dropFirst(7).trimmed, in: folder), facts: facts)
        return
      }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return nil
  }

  /// The local branches: the current one first, then alphabetically, at most 1,000.
  package func branches(facts: SystemFacts) -> [String] {
    var names: Set<String> = []
    for line in (facts.readFile(commonDirectory + "/packed-refs") ?? "").split(whereSeparator: \.endsLine) {
      guard !line.hasPrefix("#"), !line.hasPrefix("^"), let space = line.firstIndex(of: " ") else { continue }
      let reference = line[line.index(after: space)...]
      if reference.hasPrefix(Self.heads) { names.insert(String(reference.dropFirst(Self.heads.count))) }
    }
    collectLoose(below: "", depth: 0, facts: facts, into: &names)
    let current = currentBranch(facts: facts)
    if let current { names.remove(current) }
    return (current.map { [$0] } ?? []) + names.sorted().prefix(1_000)
  }

  /// The current branch; nil if HEAD is detached.
  package func currentBranch(facts: SystemFacts) -> String? {
    guard let head = facts.readFile(directory + "/HEAD")?.trimmed, head.hasPrefix("ref:") else { return nil }
    let reference = head.dropFirst(4).trimmed
    return reference.hasPrefix(Self.heads) ? String(reference.dropFirst(Self.heads.count)) : nil
  }

  private static let heads = "refs/heads/"

  private init(directory: String, facts: SystemFacts) {
    self.directory = directory
    let common = facts.readFile(directory + "/commondir").map { Self.resolve($0.trimmed, in: directory) }
    commonDirectory = common ?? directory
  }

  private func collectLoose(below prefix: String, depth: Int, facts: SystemFacts, into names: inout Set<String>) {
    guard depth < 6 else { return }
    for name in facts.listDirectory("\(commonDirectory)/\(Self.heads)\(prefix)") where !name.hasPrefix(".") {
      guard names.count < 1_000 else { return }
      let branch = prefix + name
      if facts.readFile("\(commonDirectory)/\(Self.heads)\(branch)") != nil {
        names.insert(branch)
      } else {
        collectLoose(below: branch + "/", depth: depth + 1, facts: facts, into: &names)
      }
    }
  }

  private static func resolve(_ path: Substring, in folder: String) -> String {
    if path.hasPrefix("/") { return String(path) }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// A remote repository with its local name.
package struct GitRemote: Hashable, Sendable {
  package let name: String
  package let url: String

  /// Its web page: `https://github.com/ada/engine` for `git@github.com:ada/engine.git`; nil for a local path. User
  /// names and passwords are removed, and ports but those of web pages.
  package var webAddress: String? {
    var rest = url[...]
    if let scheme = rest.firstIndex(of: ":"), rest[scheme...].hasPrefix("://") {
      let name = rest[..<scheme].lowercased()
      guard ["https", "http", "ssh", "git", "git+ssh"].contains(name) else { return nil }
      rest = rest[rest.index(scheme, offsetBy: 3)...]
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      return Self.page(host: rest[..<slash], keepsPort: name == "https", path: rest[slash...].dropFirst())
    }
    // scp's syntax; a slash before the colon makes it a path.
    guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") else { return nil }
    return Self.page(host: rest[..<colon], path: rest[rest.index(after: colon)...])
  }

  private static func page(host: Substring, keepsPort: Bool = false, path: Substring) -> String? {
    let withoutUser = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
    let name = keepsPort ? withoutUser : withoutUser.prefix { $0 != ":" }
    var path = path.drop { $0 == "/" }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix(".git") { path = path.dropLast(4) }
    return name.contains(".") && !path.isEmpty ? "https://\(name)/\(path)" : nil
  }
}
