package import TerminalModel
import ViewTree

extension Session {
  /// The bytes that update the terminal from the last frame to this one; empty if nothing has changed.
  package func frame() -> [UInt8] {
    isFrameDue = false
    settle()
    prepareFrame()
    if chrome.wantsKeyReleases { encoder.reportsKeyReleases = true }
    let bytes = encoder.encode(&grid, cursor: cursor)
    return clipboard.isDue ? bytes + clipboard.takeQuestion() : bytes
  }

  /// Lays out and draws what has changed, without encoding it.
  private func prepareFrame() {
    if let help { return draw(help) }
    let size = layOut()
    let height = placement == .fullscreen ? rows : min(max(1, cellCount(size.height)), rows)
    if grid.columns != columns || grid.rows != height {
      grid.resize(columns: columns, rows: height)
      host.damageAll()
    }
    host.draw(into: &grid)
  }

  /// Lays out what has changed, and scrolls to the focused control.
  @inline(__always) @discardableResult func layOut() -> Size {
    isLaidOut = true
    // Rows that become visible are measured only then, which may move the target.
    return host.layOut(in: proposal, reveal: revealFocus)
  }

  private var proposal: ProposedViewSize {
    ProposedViewSize(width: Double(columns), height: Double(max(1, rows - rowsAbove)))
  }

  /// Scrolls to the focused control when focus or positions have changed, and after a key if something was scrolled
  /// since or the cursor is off-screen. The wheel alone does not scroll back.
  private func revealFocus(isLaidOutAnew: Bool) {
    guard let control = focus.focused, let node = control.node else { return }
    let isAway = followsFocus && (host.scrolls != revealedScrolls || !isInSight(aim(of: control, in: node)))
    followsFocus = false
    guard isLaidOutAnew || revealedControl !== control || isAway else { return }
    defer { revealedScrolls = host.scrolls }
    revealedControl = control
    let row = node.enclosing(FieldRowNode.self) ?? node
    if headedControl !== control {
      headedControl = control
      let heading = headingHeight(above: row)
      row.scrollIntoView(
        Rect(origin: Point(x: 0, y: -heading), size: Size(width: row.size.width, height: heading + row.size.height)))
    }
    if !chrome.hasFewRows.value {
      let height = row.size.height + Self.rowsAhead
      row.scrollIntoView(Rect(origin: .zero, size: Size(width: row.size.width, height: height)))
    }
    row.scrollIntoView(Rect(origin: .zero, size: row.size))
    for (place, point) in [(node, control.cursor ?? .zero), aim(of: control, in: node)] {
      let cell = Rect(origin: point, size: Size(width: 1, height: 1))
      place.scrollIntoView(cell)
      host.bringOntoScreen(cell, of: place)
    }
  }

  /// The rows of what follows the focused field that stay in sight.
  private static let rowsAhead = 2.0

  /// What keys move in: the highlighted row of an open popup, or the cursor of the control.
  private func aim(of control: Control, in node: DisplayNode) -> (node: DisplayNode, point: Point) {
    if let popup = control.popup, let row = popup.highlightedRow { return (popup, Point(x: 0, y: row)) }
    return (node, control.cursor ?? .zero)
  }

  /// The height of the static text above a row of a form, to which nothing else would scroll back.
  private func headingHeight(above row: DisplayNode) -> Double {
    guard let form = row.parent as? FormNode else { return 0 }
    let rows = form.children
    var height = 0.0
    var below = row
    for index in stride(from: row.indexInParent - 1, through: 0, by: -1) {
      let above = rows[index]
      guard isHeading(above), above.origin.y + above.size.height == below.origin.y,
        height + above.size.height <= Double(self.rows) / 3
      else { break }
      height += above.size.height
      below = above
    }
    return height
  }

  private func isHeading(_ node: DisplayNode) -> Bool {
    !(node is FieldRowNode) && !(node is FocusNode) && node.children.allSatisfy(isHeading)
  }

  /// The position of the terminal's cursor; nil while it is hidden.
  package var cursor: CursorPosition? {
    guard help == nil else { return nil }
    if let (node, column) = toolbar.selectedNode { return place(of: Point(x: column, y: 0), in: node) }
    if let popup = focus.focused?.popup, let point = popup.cursor { return place(of: point, in: popup) }
    guard let control = focus.focused, let node = control.node, let cursor = control.cursor else { return nil }
    return place(of: cursor, in: node)
  }

  private func isInSight(_ aim: (node: DisplayNode, point: Point)) -> Bool { place(of: aim.point, in: aim.node) != nil }

  private func place(of point: Point, in node: DisplayNode) -> CursorPosition? {
    let cells = node.cells(of: Rect(origin: point, size: Size(width: 1, height: 1)))
    guard !cells.isEmpty, cells.row < grid.rows else { return nil }
    let column = min(cells.column, columns - 1)
    return CursorPosition(row: cells.row, column: grid.isFromRight ? grid.onScreen(column: column) : column)
  }

  /// The row of the session's own region in which the terminal's cursor was left, even if it is hidden.
  package var cursorRow: Int { encoder.cursorRow }

  /// Moves the cursor from where the last frame left it to a new line below an inline session.
  package var moveBelow: [UInt8] { encoder.moveBelow }

  package var textOrder: TextOrder { grid.textOrder }

  /// The screen as lines of text, without trailing blanks.
  package var lines: [String] { grid.lines }

  /// The number of cells whose content has changed since the session began.
  package var cellsWritten: Int { grid.cellsWritten }

  /// Erases an inline session from the terminal; the cursor is then where the session began.
  package func erase() -> [UInt8] { encoder.erase() }
}
