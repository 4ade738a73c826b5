/// Finds and orders scripts as a function of their paths only, so that every machine runs them alike.
nonisolated package enum ScriptDiscovery {
  /// The scripts among the files below a folder: names that end in `.keys`, not hidden, in order.
  package static func scripts(among paths: [String]) -> [String] {
    let scripts = paths.filter { path in
      let parts = path.split(separator: "/")
      return path.hasSuffix(".keys") && !parts.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
    }
    return ordered(scripts)
  }

  /// Sorted folder by folder by the bytes of the names, without duplicates.
  package static func ordered(_ paths: [String]) -> [String] {
    Set(paths).map { (path: $0, parts: $0.split(separator: "/").map { Array($0.utf8) }) }
      .sorted { left, right in
        left.parts.lexicographicallyPrecedes(right.parts) { $0.lexicographicallyPrecedes($1) }
      }
      .map(\.path)
  }

  /// True if `--filter` keeps `path`: it contains `filter` or, with `*` and `?`, its whole path or file name matches.
  package static func matches(_ path: String, filter: String) -> Bool {
    guard filter.contains(where: { $0 == "*" || $0 == "?" }) else { return path.contains(filter) }
    let name = path.split(separator: "/").last.map(Array.init) ?? []
    return matches(Array(path), wildcard: Array(filter)) || matches(name, wildcard: Array(filter))
  }

  /// `*` matches any characters, `?` one; takes at most the product of the lengths in steps.
  private static func matches(_ text: [Character], wildcard: [Character]) -> Bool {
    var (textIndex, wildcardIndex) = (0, 0)
    var retry: (text: Int, wildcard: Int)?
    while textIndex < text.count {
      if wildcardIndex < wildcard.count, wildcard[wildcardIndex] == "*" {
        retry = (textIndex, wildcardIndex)
        wildcardIndex += 1
      } else if wildcardIndex < wildcard.count,
        wildcard[wildcardIndex] == "?" || wildcard[wildcardIndex] == text[textIndex]
      {
        textIndex += 1
        wildcardIndex += 1
      } else if let place = retry {
        retry = (place.text + 1, place.wildcard)
        (textIndex, wildcardIndex) = (place.text + 1, place.wildcard + 1)
      } else {
        return false
      }
    }
    return wildcard[wildcardIndex...].allSatisfy { $0 == "*" }
  }
}
