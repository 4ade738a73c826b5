package import TerminalModel

/// The cells that must be drawn again, and the rows that have only scrolled.
struct Damage {
  /// Cells to draw, and the node to which all of them belong, if there is one.
  struct Part {
    let cells: CellRect
    @Anchored var node: DisplayNode?

    init(cells: CellRect, node: DisplayNode?) {
      self.cells = cells
      _node = Anchored(wrappedValue: node)
    }
  }

  private var parts = DoubleBuffer<Part>()
  private var scrolled: [ScrolledRows] = []

  /// The maximum number of rectangles; if there are more, they are merged into one.
  private static let limit = 32

  var isEmpty: Bool { parts.isEmpty }

  /// Adds cells; overlapping rectangles are merged.
  mutating func add(_ cells: CellRect, of node: DisplayNode) {
    for index in parts.waiting.indices where !parts.waiting[index].cells.intersection(cells).isEmpty {
      let isOfOne = parts.waiting[index].node === node
      parts.waiting[index] = Part(cells: parts.waiting[index].cells.union(cells), node: isOfOne ? node : nil)
      return
    }
    parts.append(Part(cells: cells, node: node))
    guard parts.waiting.count > Self.limit else { return }
    parts.waiting = [Part(cells: parts.waiting.reduce(.empty) { $0.union($1.cells) }, node: nil)]
  }

  /// Notes that cells have scrolled up by `distance` rows.
  mutating func noteScroll(_ cells: CellRect, by distance: Int) {
    guard !cells.isEmpty else { return }
    scrolled.append(ScrolledRows(rows: cells.row..<cells.maxRow, distance: distance))
  }

  /// Tells the grid which rows have scrolled, and takes the parts to draw; pass them to `giveBack` afterwards.
  mutating func take(for grid: inout CellGrid) -> [Part] {
    for rows in scrolled { grid.noteScroll(rows) }
    scrolled.removeAll(keepingCapacity: true)
    return parts.take()
  }

  mutating func giveBack(_ taken: inout [Part]) { parts.giveBack(&taken) }
}

extension ViewHost {
  /// Marks everything for redrawing.
  package func damageAll() { root.setNeedsDisplay() }

  package func draw(into grid: inout CellGrid) {
    guard !damage.isEmpty else { return }
    counters.frames += 1
    let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
    var parts = damage.take(for: &grid)
    defer { damage.giveBack(&parts) }
    for part in parts {
      let clip = part.cells.intersection(screen)
      guard !clip.isEmpty else { continue }
      let wholeRows = CellRect(column: 0, row: clip.row, columns: screen.columns, rows: clip.rows)
      guard !grid.hasWideCluster(acrossEdgesOf: clip) else {
        draw(wholeRows, into: &grid)
        continue
      }
      grid.hasCutCluster = false
      draw(clip, of: part.node, into: &grid)
      // New content may also lie across the edge.
      if grid.hasCutCluster { draw(wholeRows, into: &grid) }
    }
  }

  /// - Parameter node: The node to which all the cells belong, if there is one.
  private func draw(_ clip: CellRect, of node: DisplayNode? = nil, into grid: inout CellGrid) {
    grid.fill(clip, style: .plain)
    counters.drawnNodes += withUnsafeMutablePointer(to: &grid) {
      let canvas = Canvas(grid: $0, clip: clip)
      return node?.renderAlone(in: canvas) ?? root.render(in: canvas)
    }
  }
}
