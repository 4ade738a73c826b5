/// A rectangle of terminal cells. Columns and rows count from 0 at the top left.
package struct CellRect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  package static let empty = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  package var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// The first column to the right of the rectangle.
  package var maxColumn: Int { column + columns }

  /// The first row below the rectangle.
  package var maxRow: Int { row + rows }

  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < maxColumn && row >= self.row && row < maxRow
  }

  package func contains(_ other: CellRect) -> Bool { other.isEmpty || intersection(other) == other }

  /// The cells in both; `empty` if there are none.
  package func intersection(_ other: CellRect) -> CellRect {
    let column = max(column, other.column)
    let row = max(row, other.row)
    let columns = min(maxColumn, other.maxColumn) - column
    let rows = min(maxRow, other.maxRow) - row
    if columns <= 0 || rows <= 0 { return .empty }
    return CellRect(column: column, row: row, columns: columns, rows: rows)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let column = min(column, other.column)
    let row = min(row, other.row)
    return CellRect(
      column: column, row: row, columns: max(maxColumn, other.maxColumn) - column,
      rows: max(maxRow, other.maxRow) - row)
  }

  package func offset(byColumns columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
