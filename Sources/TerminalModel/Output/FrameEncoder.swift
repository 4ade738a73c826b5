/// Turns frames into the bytes that bring the terminal from the last one to the next.
///
/// The encoder remembers what the terminal shows, where its cursor is and which style is set, also from frame to
/// frame: a character typed at the cursor in the current style costs its own bytes and nothing else. It looks only at
/// the grid's damage and writes only cells that look different.
///
/// Its states are those of a terminal after ECMA-48 with automatic margins: after a glyph in the last column the
/// cursor's column is not relied on, nor after clusters whose width terminals disagree about.
package struct FrameEncoder: Sendable {
  package enum Placement: Hashable, Sendable {
    /// Below the prompt, in a region whose first row on the screen is not known: moves are relative.
    case inline
    /// The whole alternate screen.
    case fullscreen
  }

  package let placement: Placement
  package let capabilities: TerminalCapabilities
  /// The row, within the region, of the terminal's cursor after the last frame.
  package internal(set) var cursorRow = 0
  /// Whether the terminal is asked to tell of keys that are released, where it can.
  package var reportsKeyReleases = false
  /// Whether it has been.
  private var hasAskedForReleases = false

  /// The cursor's column; nil when terminals may disagree about it.
  var cursorColumn: Int? = 0
  /// Nil when unknown.
  var isCursorVisible: Bool? = true
  var pen = Pen()
  /// What the terminal shows, with glyph and link numbers of the encoder's own.
  var shown: [Cell] = []
  var shownColumns = 0
  var shownRows = 0
  var clusters = ClusterTable()
  var links: [String] = []
  /// How many rows from the region's first on are known to exist; moving further down needs newlines.
  var reservedRows = 1
  var repaint = Repaint.start
  var output: [UInt8] = []

  enum Repaint: Sendable {
    case none
    /// The terminal shows nothing of ours yet, and the cursor is where the region shall begin.
    case start
    /// What the terminal shows is not known.
    case everything
  }

  package init(placement: Placement, capabilities: TerminalCapabilities) {
    self.placement = placement
    self.capabilities = capabilities
  }

  /// Bytes that bring the terminal from the last frame to this one, and clears the grid's damage.
  ///
  /// The grid is as high as the region, never higher than the terminal. Empty when nothing changed.
  /// - Parameter cursor: where the cursor shall stand; nil hides it.
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
    return takeOutput(wasCursorVisible: wasCursorVisible)
  }

  private mutating func askForReleases() {
    guard reportsKeyReleases, !hasAskedForReleases, capabilities.kittyKeyboard else { return }
    hasAskedForReleases = true
    output += Array(TerminalMode.reportingKeyReleases.utf8)
  }

  /// Forgets what the terminal shows, its style and whether it shows the cursor: the next frame repaints all of it.
  package mutating func redraw() {
    if repaint == .none { repaint = .everything }
    pen.forget()
    isCursorVisible = nil
    hasAskedForReleases = false
  }

  /// Inline: erases the region and leaves the cursor, visible, where the region began, in plain style; the next
  /// frame begins there anew. Fullscreen: nothing, the screen is left as a whole.
  package mutating func erase() -> [UInt8] {
    guard placement == .inline, repaint != .start else { return [] }
    emptyOutput()
    showCursor()
    move(toRow: 0, column: 0)
    eraseBelow()
    forgetRegion(.start)
    return takeOutput()
  }

  /// Inline: brings the cursor from where the last frame left it to the beginning of a line below the region, in
  /// whatever state the terminal is. Fullscreen: nothing.
  package var moveBelow: [UInt8] {
    guard let rows = rowsBelowCursor else { return [] }
    return Array((rows > 0 ? "\u{1B}[\(rows)B" : "").utf8) + [0x0d, 0x0a]
  }

  /// How many rows of an inline region stand below the cursor; nil while none is shown, and fullscreen.
  package var rowsBelowCursor: Int? {
    placement == .inline && repaint != .start ? shownRows - 1 - cursorRow : nil
  }

  /// The window has a new size, and the terminal may have wrapped the lines of the region anew.
  ///
  /// Inline: goes to where the region most likely begins now and erases from there; the next frame repaints.
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
    eraseBelow()
    forgetRegion(.start)
    return takeOutput()
  }

  private mutating func forgetRegion(_ repaint: Repaint) {
    shown = []
    shownRows = 0
    reservedRows = 1
    self.repaint = repaint
  }

  /// How many rows of the terminal lie between the region's first and the cursor, once its lines are wrapped at
  /// `columns`.
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

/// Where the terminal's cursor stands; row and column count from 0 at the top left of the grid.
package struct CursorPosition: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
