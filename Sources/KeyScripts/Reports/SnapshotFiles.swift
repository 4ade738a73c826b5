import Values

/// Snapshot files next to a script; the caller does the I/O.
nonisolated package struct SnapshotFiles {
  /// The file's text; nil if there is none.
  package var read: (String) -> String?
  /// Replaces the file at a path.
  package var write: (_ path: String, _ text: String) -> Void

  package init(read: @escaping (String) -> String?, write: @escaping (_ path: String, _ text: String) -> Void) {
    self.read = read
    self.write = write
  }

  nonisolated package enum Mode: Sendable {
    case compare
    /// Writes files that differ or are missing.
    case update
  }

  nonisolated package enum Outcome: Equatable, Sendable {
    case same
    case missing
    case different(LineDifference)
    /// The file was written; contains the difference from the old text.
    case updated(LineDifference)

    /// An updated snapshot fails, so that its author reviews it.
    package var isPassed: Bool { self == .same }
  }

  /// `filled.screen` in the folder of the script.
  package static func path(of name: String, besideScript script: String) -> String {
    "\(script.folderOfFile)\(name).screen"
  }

  /// Compares `screen` with the file of the snapshot `name`, or updates the file.
  package func check(_ name: String, screen: String, script: String, mode: Mode) -> Outcome {
    let path = SnapshotFiles.path(of: name, besideScript: script)
    let old = read(path)
    if let old, SnapshotFiles.normalized(old) == SnapshotFiles.normalized(screen) { return .same }
    let difference = LineDifference(from: old ?? "", to: screen)
    switch mode {
    case .update:
      write(path, screen)
      return .updated(difference)
    case .compare: return old == nil ? .missing : .different(difference)
    }
  }

  /// Ignores line endings changed by git, and trailing blanks and lines trimmed by editors.
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

/// A line-by-line difference between two texts.
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

  package var isEmpty: Bool { lines.allSatisfy { if case .same = $0 { true } else { false } } }

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
