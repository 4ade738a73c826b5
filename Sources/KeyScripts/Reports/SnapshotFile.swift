import Values

/// A screen in a file next to a script.
nonisolated package enum SnapshotFile {
  nonisolated package enum Mode: Sendable {
    case compare
    /// Writes files that differ or are missing; the script fails all the same, so that its author reviews them.
    case update
  }

  /// `filled.screen` in the folder of the script.
  package static func path(of name: String, besideScript script: String) -> String {
    "\(script.folderOfFile)\(name).screen"
  }

  /// True if both are the same screen: line endings may be changed by git, trailing blanks and lines be trimmed by editors.
  package static func isSame(_ first: String, _ second: String) -> Bool { normalized(first) == normalized(second) }

  private static func normalized(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

nonisolated package struct LineDifference: Equatable, Sendable {
  nonisolated package enum Line: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  package let lines: [Line]

  /// The shortest difference from `old` to `new` (Myers), with removals before additions.
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

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

nonisolated extension LineDifference: CustomStringConvertible {
  /// Every line prefixed with `-`, `+` or a blank; no trailing newline.
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
