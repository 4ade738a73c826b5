import FormDefinitions

/// Completes a path as a shell does: the names in its directory that begin like its last part, directories with a `/`
/// behind them, names that begin with a dot only when asked for by one.
struct PathCompletion {
  let files: PathNames
  /// What `~` stands for.
  let home: String?
  let kind: TextTraits.PathKind?

  /// The whole path after each possible completion, in alphabetical order.
  func candidates(for text: String) -> [String] {
    if text == "~" { return home == nil ? [] : ["~/"] }
    let head = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let start = String(text.dropFirst(head.count))
    let directory = head.isEmpty ? "." : HomePath.expanded(head, home: home)
    let prefix = head.isEmpty ? "" : directory
    return files.names(directory)
      .filter { $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix(".") || start.hasPrefix(".")) }
      .sorted()
      .compactMap { name in
        let isDirectory = files.kind(prefix + name) == .directory
        if kind == .directory, !isDirectory { return nil }
        return head + name + (isDirectory ? "/" : "")
      }
  }

  /// The path as far as it follows without a choice; the same where nothing does.
  func completed(_ text: String) -> String {
    let candidates = candidates(for: text)
    guard var common = candidates.first else { return text }
    for candidate in candidates.dropFirst() {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > text.count ? common : text
  }
}

/// Paths that begin with `~`.
enum HomePath {
  /// `~` and `~/…` with the home directory in place of the tilde; other paths as they are.
  static func expanded(_ path: String, home: String?) -> String {
    guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else { return path }
    return (home.hasSuffix("/") ? String(home.dropLast()) : home) + path.dropFirst()
  }
}
