/// The screen as cells: what was drawn, and which columns of which rows changed since the last frame.
///
/// Columns and rows count from 0 at the top left. Every mutation compares first, so drawing again what is there already
/// damages nothing. A cluster of two columns is never left halved: whatever overwrites one half blanks the other.
package struct CellGrid: Sendable {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Row by row, `columns` cells each.
  var cells: [Cell]
  var clusters = ClusterTable()
  var links: [String] = []
  /// The damaged columns of each row.
  package internal(set) var damage: [Range<Int>]
  /// The rows that may have damage, so that an idle frame looks at none.
  var damagedRows: Range<Int>
  /// How many cells have really changed since `resetCounters()`.
  package internal(set) var cellsWritten = 0
  /// Whether a clip has cut a wide cluster in two since this was reset: who drew may want to draw with a wider one.
  package var hasCutCluster = false
  /// Rows that moved together since the last frame, so that the terminal can move them as well.
  package internal(set) var scrolled: ScrolledRows?

  /// A blank grid, damaged throughout.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
    damage = Array(repeating: 0..<self.columns, count: self.rows)
    damagedRows = 0..<self.rows
  }

  /// Changes the size. Everything becomes blank and damaged, also when the size stays.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.blank, count: self.columns * self.rows))
    clusters = ClusterTable()
    scrolled = nil
    damageAll()
  }

  /// The whole grid.
  package var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  package mutating func resetCounters() { cellsWritten = 0 }

  /// The number that makes a `Style` a hyperlink to `address`; the same for the same address, 0 once 65,535 are used.
  package mutating func link(to address: String) -> UInt16 {
    if let known = links.firstIndex(of: address) { return UInt16(known + 1) }
    if links.count == UInt16.max { return 0 }
    links.append(address)
    return UInt16(links.count)
  }
}
