extension FrameEncoder {
  /// Brings the region to the size of the grid, and to a known state when it is not.
  mutating func prepare(_ grid: inout CellGrid) {
    let isUnknown = repaint != .none || grid.columns != shownColumns
    if isUnknown || (placement == .fullscreen && grid.rows != shownRows) { return startOver(&grid) }
    if grid.rows < shownRows {
      move(toRow: grid.rows, column: 0)
      clearBelow()
      shown.removeLast((shownRows - grid.rows) * shownColumns)
    } else if grid.rows > shownRows {
      shown.append(contentsOf: repeatElement(cleared, count: (grid.rows - shownRows) * shownColumns))
    }
    shownRows = grid.rows
  }

  /// Erases the region, so that every cell that is not blank is painted.
  private mutating func startOver(_ grid: inout CellGrid) {
    switch placement {
    case .inline:
      output.append(0x0d)
      if repaint == .start { cursorRow = 0 }
      appendCSI(cursorRow, UInt8(ascii: "A"))
    case .fullscreen:
      append("\u{1B}[H")
      reservedRows = grid.rows
    }
    cursorRow = 0
    cursorColumn = 0
    clearBelow()
    shown = Array(repeating: cleared, count: grid.columns * grid.rows)
    shownColumns = grid.columns
    shownRows = grid.rows
    clusters = ClusterTable()
    repaint = .none
    grid.damageAll()
  }

  /// A cell after an erasure: blank, or one that no blank of a painted page looks like.
  private var cleared: Cell {
    capabilities.page == .plain ? .blank : Cell(glyph: .blank, style: Style(link: .max))
  }

  /// Writes the cells of a damaged row that look different.
  mutating func encodeRow(_ row: Int, of grid: CellGrid) {
    let start = row * shownColumns
    var tail: Int?
    for column in grid.damage[row] {
      let own = grid.cells[start + column]
      let cell = own.glyph.clusterIndex != nil || own.hasLink ? translate(own, of: grid) : own
      if cell == shown[start + column] { continue }
      if cell.looksLike(shown[start + column]) || cell.glyph == .continuation {
        shown[start + column] = cell
        continue
      }
      if cell.isPlainBlank {
        let blankFrom = tail ?? blankTail(row: row, of: grid)
        tail = blankFrom
        if column >= blankFrom, eraseTail(row: row, from: column) { return }
      }
      let isWide = column + 1 < shownColumns && grid.cells[start + column + 1].glyph == .continuation
      write(cell, columns: isWide ? 2 : 1, row: row, column: column)
    }
  }

  private mutating func write(_ cell: Cell, columns: Int, row: Int, column: Int) {
    let index = row * shownColumns + column
    let isDisputed = cell.glyph.clusterIndex.map { TextWidth.isDisputed(clusters[$0]) } ?? false
    if isDisputed, columns == 2, shown[index] != .blank || shown[index + 1] != .blank {
      blankBeforeDisputed(row: row, column: column)
    }
    move(toRow: row, column: column)
    setPen(cell.style, forBlank: cell.glyph == .blank)
    appendGlyph(cell.glyph)
    shown[index] = cell
    if columns == 2 { shown[index + 1] = Cell(glyph: .continuation, style: cell.style) }
    let after = column + columns
    cursorColumn = after < shownColumns && !isDisputed ? after : nil
  }

  /// A terminal for which the cluster is narrower than for us would keep the old contents of the second column.
  private mutating func blankBeforeDisputed(row: Int, column: Int) {
    move(toRow: row, column: column)
    setPen(.plain, forBlank: true)
    append("  ")
    cursorColumn = column + 2 < shownColumns ? column + 2 : nil
  }

  /// The column from which on a grid row is blank in plain style.
  private func blankTail(row: Int, of grid: CellGrid) -> Int {
    let start = row * grid.columns
    var column = grid.columns
    while column > 0, grid.cells[start + column - 1].isPlainBlank { column -= 1 }
    return column
  }

  /// Erases to the end of the row where that is shorter than writing blanks over it.
  private mutating func eraseTail(row: Int, from column: Int) -> Bool {
    let cells = row * shownColumns + column..<(row + 1) * shownColumns
    let last = cells.last { !shown[$0].isPlainBlank } ?? cells.lowerBound
    let needsReset = pen.style.map { $0.ofBlank != .plain } ?? true
    if last - cells.lowerBound + 1 <= (needsReset ? 6 : 3) { return false }
    move(toRow: row, column: column)
    setPen(.plain, forBlank: true)
    append("\u{1B}[K")
    for index in cells { shown[index] = .blank }
    return true
  }

  /// The cell with the encoder's own glyph and link numbers.
  private mutating func translate(_ cell: Cell, of grid: CellGrid) -> Cell {
    var cell = cell
    if let index = cell.glyph.clusterIndex {
      cell.glyph = Glyph(clusterIndex: clusters.index(of: grid.clusters[index]))
    }
    cell.style.link = capabilities.hyperlinks ? translate(link: cell.style.link, of: grid) : 0
    return cell
  }

  private mutating func translate(link: UInt16, of grid: CellGrid) -> UInt16 {
    guard link > 0, Int(link) <= grid.links.count else { return 0 }
    return links.number(of: grid.links[Int(link) - 1])
  }
}
