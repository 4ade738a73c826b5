package import TerminalModel
import ViewTree

extension Session {
  /// The bytes that bring the terminal from the last frame to this one; empty if nothing changed.
  package func frame() -> [UInt8] {
    settle()
    prepareFrame()
    return encoder.encode(&grid, cursor: cursor)
  }

  /// Lays out and draws what changed, without encoding it.
  private func prepareFrame() {
    var size = host.layOut(in: proposal)
    if revealFocus() { size = host.layOut(in: proposal) }
    let height = placement == .fullscreen ? rows : min(max(1, cellCount(size.height)), rows)
    if grid.columns != columns || grid.rows != height {
      grid.resize(columns: columns, rows: height)
      host.damageAll()
    }
    host.draw(into: &grid)
  }

  private var proposal: ProposedViewSize {
    ProposedViewSize(width: Double(columns), height: Double(rows))
  }

  /// Scrolls to the focused control when focus has moved or its place has changed.
  private func revealFocus() -> Bool {
    guard let control = focus.focused, let node = control.node else { return false }
    let isNew = revealedControl !== control
    revealedControl = control
    if isNew {
      var target: DisplayNode = node
      var ancestor = node.parent
      while let current = ancestor {
        if let row = current as? FieldRowNode {
          target = row
          break
        }
        ancestor = current.parent
      }
      target.scrollIntoView(Rect(origin: .zero, size: target.size))
    }
    if let cursor = control.cursor {
      node.scrollIntoView(Rect(origin: cursor, size: Size(width: 1, height: 1)))
    } else if isNew {
      node.scrollIntoView(Rect(origin: .zero, size: node.size))
    }
    return host.needsDisplay
  }

  /// Where the terminal's cursor stands; nil while it is hidden.
  package var cursor: CursorPosition? {
    guard let control = focus.focused, let node = control.node, let cursor = control.cursor else { return nil }
    let cells = node.cells(of: Rect(origin: cursor, size: Size(width: 1, height: 1)))
    guard !cells.isEmpty, cells.row < grid.rows else { return nil }
    return CursorPosition(row: cells.row, column: min(cells.column, columns - 1))
  }

  /// The screen as lines of text, trailing blanks left out.
  package var lines: [String] { grid.lines }

  /// Cells whose content changed since the session began.
  package var cellsWritten: Int { grid.cellsWritten }

  /// Erases an inline session from the terminal; the cursor then stands where it began.
  package func erase() -> [UInt8] { encoder.erase() }
}
