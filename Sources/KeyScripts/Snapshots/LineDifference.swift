/// What has to change in one text, line by line, to make another of it.
nonisolated package struct LineDifference: Equatable, Sendable {
  nonisolated package enum Line: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  package let lines: [Line]

  /// The shortest difference from `old` to `new` (Myers), removals before additions at the same place.
  package init(from old: String, to new: String) {
    let oldLines = LineDifference.split(old)
    let newLines = LineDifference.split(new)
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(oldLines[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(newLines[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(newLines[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }

  package var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

nonisolated extension LineDifference: CustomStringConvertible {
  /// Every line behind `-`, `+` or a blank; no newline at the end.
  package var description: String {
    lines.map { line in
      switch line {
      case .same(let text): "  \(VisibleText.of(text))"
      case .removed(let text): "- \(VisibleText.of(text))"
      case .added(let text): "+ \(VisibleText.of(text))"
      }
    }.joined(separator: "\n")
  }
}
