/// Rows of the grid that moved up or down together since the last frame.
package struct ScrolledRows: Equatable, Sendable {
  package let rows: Range<Int>
  /// How many rows the content has moved up; down if negative.
  package let distance: Int

  package init(rows: Range<Int>, distance: Int) {
    self.rows = rows
    self.distance = distance
  }
}

/// Scrolling by moving lines that the terminal shows already (ECMA-48: DL, 8.3.32, and IL, 8.3.67). Unlike a scrolling
/// region, which names rows of the screen, this works below a prompt as well: what is deleted at one end is inserted at
/// the other, so that rows outside come to stand where they were.
extension FrameEncoder {
  /// What moving lines costs beside the cells that differ afterwards, in bytes about.
  private static let movingCost = 16

  /// Moves lines where that leaves fewer cells to write than writing them anew.
  mutating func scroll(_ grid: inout CellGrid) {
    guard let scrolled = grid.scrolled else { return }
    grid.scrolled = nil
    let rows = scrolled.rows.clamped(to: 0..<min(shownRows, grid.rows, reservedRows))
    let distance = scrolled.distance
    guard repaint == .none, distance != 0, abs(distance) < rows.count else { return }
    let before = rows.reduce(0) { $0 + differences(in: $1, from: $1, of: grid) }
    let after = rows.reduce(0) { sum, row in
      let source = row + distance
      return sum + (rows.contains(source) ? differences(in: row, from: source, of: grid) : usedCells(in: row, of: grid))
    }
    guard after + Self.movingCost < before else { return }
    moveLines(rows, by: distance)
    for row in rows { grid.addDamage(row: row, columns: 0..<grid.columns) }
  }

  private mutating func moveLines(_ rows: Range<Int>, by distance: Int) {
    let count = abs(distance)
    let isUp = distance > 0
    move(toRow: isUp ? rows.lowerBound : rows.upperBound - count, column: 0)
    setPen(.plain, forBlank: false)
    appendCSI(count, UInt8(ascii: "M"))
    move(toRow: isUp ? rows.upperBound - count : rows.lowerBound, column: 0)
    appendCSI(count, UInt8(ascii: "L"))
    let blanks = repeatElement(Cell.blank, count: count * shownColumns)
    let start = rows.lowerBound * shownColumns
    let end = rows.upperBound * shownColumns
    let moved =
      isUp
      ? Array(shown[start + blanks.count..<end]) + blanks : blanks + Array(shown[start..<end - blanks.count])
    shown.replaceSubrange(start..<end, with: moved)
  }

  /// How many cells of a row would have to be written over a row that is shown.
  private func differences(in row: Int, from shownRow: Int, of grid: CellGrid) -> Int {
    let new = row * grid.columns
    let old = shownRow * shownColumns
    return (0..<grid.columns).reduce(0) { $0 + (isSame(grid.cells[new + $1], shown[old + $1], of: grid) ? 0 : 1) }
  }

  private func usedCells(in row: Int, of grid: CellGrid) -> Int {
    grid.cells[row * grid.columns..<(row + 1) * grid.columns].reduce(0) { $0 + ($1.isPlainBlank ? 0 : 1) }
  }

  /// Clusters of several scalars have numbers of their own in grid and encoder; they are compared by what they are.
  private func isSame(_ cell: Cell, _ other: Cell, of grid: CellGrid) -> Bool {
    guard let index = cell.glyph.clusterIndex else { return cell.looksLike(other) || cell == other }
    guard let otherIndex = other.glyph.clusterIndex else { return false }
    return grid.clusters[index] == clusters[otherIndex] && cell.style == other.style
  }
}
