import TerminalModel

/// What of the screen must be drawn again, and what has only moved there.
struct Damage {
  private var cells = Batch<CellRect>()
  private var scrolled: [ScrolledRows] = []

  /// More rectangles than these become one.
  private static let limit = 32

  /// Whether there is nothing to draw.
  var isEmpty: Bool { cells.isEmpty }

  /// Few rectangles suffice: those that overlap become one.
  mutating func add(_ rectangle: CellRect) {
    for index in cells.waiting.indices where !cells.waiting[index].intersection(rectangle).isEmpty {
      cells.waiting[index] = cells.waiting[index].union(rectangle)
      return
    }
    cells.append(rectangle)
    guard cells.waiting.count > Self.limit else { return }
    cells.waiting = [cells.waiting.dropFirst().reduce(cells.waiting[0]) { $0.union($1) }]
  }

  /// What stands in some cells has moved up by so many rows.
  mutating func noteScroll(_ cells: CellRect, by distance: Int) {
    guard !cells.isEmpty else { return }
    scrolled.append(ScrolledRows(rows: cells.row..<cells.maxRow, distance: distance))
  }

  /// Tells the grid what has moved, and takes what must be drawn in it; it is given back when that is done.
  mutating func take(for grid: inout CellGrid) -> [CellRect] {
    for rows in scrolled { grid.noteScroll(rows) }
    scrolled.removeAll(keepingCapacity: true)
    return cells.take()
  }

  mutating func giveBack(_ rectangles: inout [CellRect]) { cells.giveBack(&rectangles) }
}
