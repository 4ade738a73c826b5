/// Where the terminal's cursor stands; row and column count from 0 at the top left of the grid.
package struct CursorPosition: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
