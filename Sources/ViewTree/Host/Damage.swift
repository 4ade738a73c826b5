package import TerminalModel

/// The cells that must be drawn again, and the rows that have only moved.
struct Damage {
  private var cells = DoubleBuffer<CellRect>()
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

  /// Cells have scrolled up by `distance` rows.
  mutating func noteScroll(_ cells: CellRect, by distance: Int) {
    guard !cells.isEmpty else { return }
    scrolled.append(ScrolledRows(rows: cells.row..<cells.maxRow, distance: distance))
  }

  /// Tells the grid which rows have moved, and takes the rectangles to draw; give them back afterwards.
  mutating func take(for grid: inout CellGrid) -> [CellRect] {
    for rows in scrolled { grid.noteScroll(rows) }
    scrolled.removeAll(keepingCapacity: true)
    return cells.take()
  }

  mutating func giveBack(_ rectangles: inout [CellRect]) { cells.giveBack(&rectangles) }
}

extension ViewHost {
  /// Everything must be drawn again.
  package func damageAll() { root.setNeedsDisplay() }

  /// Draws the damaged cells into the grid.
  package func draw(into grid: inout CellGrid) {
    guard !damage.isEmpty else { return }
    counters.frames += 1
    let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
    var rectangles = damage.take(for: &grid)
    defer { damage.giveBack(&rectangles) }
    withUnsafeMutablePointer(to: &grid) { grid in
      for rectangle in rectangles {
        let clip = rectangle.intersection(screen)
        guard !clip.isEmpty else { continue }
        let wholeRows = CellRect(column: 0, row: clip.row, columns: screen.columns, rows: clip.rows)
        guard !grid.pointee.hasWideCluster(acrossEdgesOf: clip) else {
          draw(wholeRows, into: grid)
          continue
        }
        grid.pointee.hasCutCluster = false
        draw(clip, into: grid)
        // New content may cross the edge too.
        if grid.pointee.hasCutCluster { draw(wholeRows, into: grid) }
      }
    }
  }

  private func draw(_ clip: CellRect, into grid: UnsafeMutablePointer<CellGrid>) {
    grid.pointee.fill(clip, style: .plain)
    root.render(in: Canvas(grid: grid, clip: clip))
  }
}
