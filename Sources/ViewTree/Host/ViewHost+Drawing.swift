package import TerminalModel

extension ViewHost {
  package var needsDisplay: Bool { !damage.isEmpty || needsLayout || !scrolledNodes.isEmpty }

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
        // What is new may lie across the edge too.
        if grid.pointee.hasCutCluster { draw(wholeRows, into: grid) }
      }
    }
  }

  private func draw(_ clip: CellRect, into grid: UnsafeMutablePointer<CellGrid>) {
    grid.pointee.fill(clip, style: .plain)
    root.render(in: Canvas(grid: grid, clip: clip))
  }
}
