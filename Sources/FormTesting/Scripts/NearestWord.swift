import TerminalModel

/// The word an author probably meant.
nonisolated enum NearestWord {
  /// The word of `candidates` with the fewest typing mistakes (insertions, omissions, replacements, neighbours
  /// swapped; the case does not count), or nil where none is close. Words of more than 24 bytes are close to nothing.
  static func to(_ word: some StringProtocol, among candidates: [String]) -> String? {
    guard word.utf8.count <= 24, !word.isEmpty else { return nil }
    let typed = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(typed, Array(candidate.lowercased().utf8))
      let allowed = max(1, min(typed.count, candidate.utf8.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The name of the key that is closest to `name`, modifiers corrected too: `Shift+Tab` for `Shfit+Tba`.
  static func toKey(_ name: some StringProtocol) -> String? {
    let parts = name.split(separator: "+")
    guard let last = parts.last, parts.count <= 4 else { return nil }
    var words: [String] = []
    for modifier in parts.dropLast() {
      guard let word = to(modifier, among: ["Ctrl", "Alt", "Shift"]) else { return nil }
      words.append(word)
    }
    guard let base = last.count == 1 ? String(last) : to(last, among: keyNames) else { return nil }
    return Key(parsing: (words + [base]).joined(separator: "+"))?.name
  }

  private static let keyNames =
    [
      "Enter", "Tab", "Esc", "Space", "Backspace", "Delete", "Up", "Down", "Left", "Right", "Home", "End", "PageUp",
      "PageDown", "Insert",
    ] + (1...12).map { "F\($0)" }

  /// Damerau's distance, restricted to adjacent transpositions.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
