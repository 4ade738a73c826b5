import TerminalModel
import TestSupport
import ViewTree

/// A view on a screen without a terminal.
final class TestScreen {
  let host: ViewHost
  private(set) var grid: CellGrid
  /// What the library had to say about the views.
  private(set) var issues: [String] = []

  /// - Parameter prepare: Given the host before the views are made.
  init<Root: View>(
    columns: Int = 20, rows: Int = 8, clock: ManualClock? = nil, preparing prepare: ((ViewHost) -> Void)? = nil,
    @ViewBuilder _ root: () -> Root
  ) {
    host = ViewHost()
    prepare?(host)
    host.clock = clock
    grid = CellGrid(columns: columns, rows: rows)
    host.reportIssue = { [unowned self] in issues.append($0) }
    host.start(root())
    draw()
  }

  /// Rules refer to their host: without this every test would leave its tree behind.
  isolated deinit { host.end() }

  /// Brings the views up to date without drawing them.
  func update() { host.update() }

  /// Brings the screen up to date, as a frame does.
  func draw() {
    host.update()
    _ = host.layOut(in: proposal)
    host.draw(into: &grid)
  }

  func resize(columns: Int, rows: Int) {
    grid.resize(columns: columns, rows: rows)
    _ = host.layOut(in: proposal)
    host.damageAll()
    draw()
  }

  /// Sets all counts back to zero.
  func resetCounters() {
    host.resetCounters()
    host.graph.resetCounters()
    grid.resetCounters()
  }

  /// View bodies evaluated since the counts were set back.
  var bodies: Int { host.counters.bodies }

  /// The rows of the screen without trailing blanks and without the empty ones at the end.
  var lines: [String] {
    var lines = grid.lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The same views drawn into an empty grid.
  var redrawn: CellGrid {
    var fresh = CellGrid(columns: grid.columns, rows: grid.rows)
    host.damageAll()
    host.draw(into: &fresh)
    return fresh
  }

  private var proposal: ProposedViewSize {
    ProposedViewSize(width: Double(grid.columns), height: Double(grid.rows))
  }
}

/// Every cell of a grid with its style, for comparison.
func cells(_ grid: CellGrid) -> [String] {
  (0..<grid.rows).map { row in
    (0..<grid.columns).map { column in
      let style = grid.style(row: row, column: column)
      return "\(grid.cluster(row: row, column: column))\(style.background)\(style.attributes.rawValue)"
    }.joined(separator: "|")
  }
}

/// What views show on a screen of a size.
func screen<Root: View>(_ columns: Int, _ rows: Int, @ViewBuilder _ root: () -> Root) -> [String] {
  TestScreen(columns: columns, rows: rows, root).lines
}

extension DisplayNode {
  /// The first scrolling node in tree order.
  var firstScroll: ScrollNode? {
    var node: DisplayNode? = self
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.next(skippingChildren: false)
    }
    return nil
  }
}
