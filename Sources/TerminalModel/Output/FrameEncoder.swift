/// Turns frames into the bytes that update the terminal.
///
/// The encoder knows what the terminal shows, its cursor and its style: a character typed at the cursor in the current
/// style costs only its own bytes. It examines only damaged cells and writes only those that look different.
///
/// The terminal conforms to ECMA-48 and has automatic margins. The cursor's column is unknown after a glyph in the last
/// column and after clusters about whose width terminals disagree.
package struct FrameEncoder: Sendable {
  package enum Placement: Hashable, Sendable {
    /// Below the prompt, in a region whose position on the screen is not known: moves are relative.
    case inline
    /// The whole alternate screen.
    case fullscreen
  }

  package let placement: Placement
  package let capabilities: TerminalCapabilities
  /// The row, within the region, of the terminal's cursor after the last frame.
  package internal(set) var cursorRow = 0
  /// The number of rows of an inline region below the cursor; nil while none is shown, and in fullscreen.
  package private(set) var rowsBelowCursor: Int?
  /// True to request reports of released keys, if the terminal supports them.
  package var reportsKeyReleases = false
  /// True once they were requested.
  private var hasAskedForReleases = false

  /// The cursor's column; nil if terminals may disagree about it.
  var cursorColumn: Int? = 0
  /// Nil if unknown.
  var isCursorVisible: Bool? = true
  var pen = Pen()
  /// The cells that the terminal shows, with the encoder's own numbers of clusters and links.
  var shown: [Cell] = []
  var shownColumns = 0
  var shownRows = 0
  var clusters = ClusterTable()
  var links: [String] = []
  /// The number of rows that are known to exist from the region's first on; moving further down needs newlines.
  var reservedRows = 1
  var repaint = Repaint.start
  var output: [UInt8] = []

  enum Repaint: Sendable {
    case none
    /// The terminal shows nothing of the region yet, and the cursor is where the region will begin.
    case start
    /// The contents of the terminal are unknown.
    case everything
  }

  package init(placement: Placement, capabilities: TerminalCapabilities) {
    self.placement = placement
    self.capabilities = capabilities
  }

  /// The bytes from the last frame to this one; clears the grid's damage. The grid is as high as the region, and at
  /// most as high as the terminal.
  /// - Parameter cursor: The new position of the cursor; nil hides it.
  package mutating func encode(_ grid: inout CellGrid, cursor: CursorPosition?) -> [UInt8] {
    let wasCursorVisible = isCursorVisible == true
    emptyOutput()
    prepare(&grid)
    scroll(&grid)
    for row in grid.damagedRows where !grid.damage[row].isEmpty { encodeRow(row, of: grid) }
    grid.clearDamage()
    reserveRows(shownRows)
    placeCursor(cursor)
    if clusters.clusters.count > ClusterTable.crowded { clusters.compact(&shown) }
    askForReleases()
    rowsBelowCursor = placement == .inline ? shownRows - 1 - cursorRow : nil
    return takeOutput(wasCursorVisible: wasCursorVisible)
  }

  private mutating func askForReleases() {
    guard reportsKeyReleases, !hasAskedForReleases, capabilities.kittyKeyboard else { return }
    hasAskedForReleases = true
    output += Array(TerminalMode.reportingKeyReleases.utf8)
  }

  /// Forgets the state of the terminal; the next frame repaints everything.
  package mutating func redraw() {
    if repaint == .none { repaint = .everything }
    pen.forget()
    isCursorVisible = nil
    hasAskedForReleases = false
  }

  /// Inline: erases the region and leaves the cursor where it began, visible and in plain style. Fullscreen: nothing.
  package mutating func erase() -> [UInt8] {
    guard placement == .inline, repaint != .start else { return [] }
    emptyOutput()
    showCursor()
    move(toRow: 0, column: 0)
    clearBelow()
    forgetRegion()
    return takeOutput()
  }

  /// Inline: moves the cursor to the beginning of a line below the region, in any state of the terminal. Fullscreen:
  /// nothing.
  package var moveBelow: [UInt8] {
    guard let rows = rowsBelowCursor else { return [] }
    return Array((rows > 0 ? "\u{1B}[\(rows)B" : "").utf8) + [0x0d, 0x0a]
  }

  /// Handles a new size of the window; the terminal may have rewrapped the lines of the region. Inline, erases from the
  /// probable beginning of the region; the next frame repaints.
  package mutating func terminalResized(columns: Int, rows: Int) -> [UInt8] {
    guard placement == .inline else {
      redraw()
      return []
    }
    guard repaint != .start, columns > 0, rows > 0 else { return [] }
    emptyOutput()
    output.append(0x0d)
    appendCSI(min(rowsAboveCursor(whenWrappedAt: columns), rows - 1), UInt8(ascii: "A"))
    cursorColumn = 0
    cursorRow = 0
    clearBelow()
    forgetRegion()
    return takeOutput()
  }

  private mutating func forgetRegion() {
    shown = []
    shownRows = 0
    reservedRows = 1
    rowsBelowCursor = nil
    repaint = .start
  }

  /// The rows from the region's first to the cursor, if lines are wrapped at `columns`.
  private func rowsAboveCursor(whenWrappedAt columns: Int) -> Int {
    guard capabilities.reflowsLines, columns < shownColumns else { return cursorRow }
    var rows = (cursorColumn ?? shownColumns - 1) / columns
    for row in 0..<min(cursorRow, shownRows) {
      let cells = shown[row * shownColumns..<(row + 1) * shownColumns]
      let used = cells.lastIndex { $0 != .blank }.map { $0 - cells.startIndex + 1 } ?? 0
      rows += max(1, (used + columns - 1) / columns)
    }
    return rows
  }

  private mutating func placeCursor(_ cursor: CursorPosition?) {
    guard let cursor, shownRows > 0, shownColumns > 0 else {
      if isCursorVisible != false { append("\u{1B}[?25l") }
      isCursorVisible = false
      return
    }
    move(toRow: min(max(0, cursor.row), shownRows - 1), column: min(max(0, cursor.column), shownColumns - 1))
    showCursor()
  }

  private mutating func showCursor() {
    if isCursorVisible != true { append("\u{1B}[?25h") }
    isCursorVisible = true
  }
}

/// The position of the terminal's cursor; row and column count from 0 at the top left of the grid.
package struct CursorPosition: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
