import AttributeGraph

/// Stacks its children from top to bottom and makes the rows of a `ForEach` only once they become visible.
/// The view list contributes a sequence of *items*: a node that exists anyway, or a row that may not have been made
/// yet. Items that were never measured are assumed to have the average height of the others; when an estimate is
/// corrected, the visible items stay in place.
open class LazyStackNode: ContainerNode {
  /// Horizontal alignment of the children: 0 for the leading edge, 1 for the trailing one.
  package final var alignment = 0.0 { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Terminal rows between neighbouring items.
  package final var spacing = 0.0 {
    didSet {
      guard spacing != oldValue else { return }
      // Heights include the spacing.
      measuredWidth = nil
      setNeedsLayout()
    }
  }

  package final private(set) var items = LazyItems()
  /// The rows left when distant ones were last ended: it is tried again when there are some more.
  final var keptRows = 0
  final var heights = RowHeights(count: 0)
  /// The width for which the heights were measured.
  final var measuredWidth: Double?
  /// The visible items after the last layout, with their positions.
  final var landmarks: [Landmark] = []
  @Anchored private var knownScroll: ScrollNode?

  struct Landmark {
    let item: LazyItems.Key
    let position: Double
  }

  package final override var makesRowsLazily: Bool { true }
  public final override var sequentialAxis: Axis? { .vertical }
  open override var drawsBehindChildren: Bool { false }

  /// Up to this many items are all made at once, visible or not.
  open var eagerItems: Int { 0 }

  /// The enclosing scrolling node.
  final var scroll: ScrollNode? {
    if let knownScroll, isInside(knownScroll) { return knownScroll }
    knownScroll = ScrollTarget.node(self).scroll
    knownScroll?.register(self)
    return knownScroll
  }

  // The children.

  final override func collectChildren() -> [DisplayNode] {
    var collected = LazyItems()
    collect(content, wrappers: [], into: &collected)
    items = collected
    if items.count <= eagerItems {
      for index in 0..<items.count {
        _ = items.makeNodes(of: index, in: self)
        items.row(of: index)?.presence?.show(true)
      }
    }
    restoreHeights()
    return items.madeNodes
  }

  private func collect(_ list: ViewList, wrappers: [any NodeWrapping], into items: inout LazyItems) {
    switch list {
    case .node(let node): items.append(LazyItems.wrap([node], wrappers))
    case .dynamic(let dynamic):
      dynamic.container = self
      collect(dynamic.contentAndDepartures, wrappers: wrappers + (dynamic.wrapper.map { [$0] } ?? []), into: &items)
    case .rows(let rows): collect(rows, wrappers: wrappers, into: &items)
    default: for list in list.parts { collect(list, wrappers: wrappers, into: &items) }
    }
  }

  private func collect(_ rows: Rows, wrappers: [any NodeWrapping], into items: inout LazyItems) {
    rows.container = self
    if rows.isLazy, !rows.isLeaving {
      guard !rows.isOutOfDate else { return host.turn.collectLater(self) }
      if rows.count > 0, !rows.areAllMade { rows.areAllMade = holdsRows(rows.made.first ?? rows.makeRow(at: 0)) }
      guard rows.areAllMade else {
        for row in rows.made { LazyItems.collectNodes(of: row, wrappers, in: self) }
        return items.append(rows, wrappers: wrappers, in: self)
      }
      rows.makeAll()
    }
    for list in rows.lists { collect(list, wrappers: wrappers, into: &items) }
  }

  /// True if a row is itself a list of rows. If not, its branches report when they change.
  private func holdsRows(_ row: Row) -> Bool {
    if row.list.holdsLazyRows { return true }
    var nodes: [DisplayNode] = []
    row.list.flatten(into: &nodes, container: self)
    return false
  }

  /// Restores the known heights of rows that still exist.
  private func restoreHeights() {
    let old = heights
    heights = RowHeights(count: items.count)
    guard let width = measuredWidth, old.count > 0 else { return }
    noteMadeHeights(width: width)
  }

  // Making rows.

  /// Makes items and brings their views up to date.
  final func make(_ range: Range<Int>) {
    guard range.contains(where: { items.nodes(of: $0) == nil }) else { return }
    isMaking = true
    for index in range { _ = items.makeNodes(of: index, in: self) }
    host.turn.evaluateRows()
    // By now, branches inside the rows have their content.
    for index in range { _ = items.makeNodes(of: index, in: self) }
    // What modifiers wrap comes only now. Without it a row has no height, and the next ones would be made in its place.
    if host.turn.isDue { host.turn.evaluateRows() }
    isMaking = false
    replaceChildren(with: items.madeNodes)
    rowsWereMade()
    if range.contains(where: { items.row(of: $0)?.list.holdsLazyRows ?? false }) { childrenDidChange() }
  }

  /// Called after rows were made during a layout.
  open func rowsWereMade() {}

  /// Columns that stay free before a row.
  open func leading(of row: DisplayNode) -> Double { 0 }

  private var isMaking = false
  final override var ignoresChanges: Bool { isMaking }

  open override func measure(_ proposal: ProposedViewSize) -> Size { measureStack(proposal) }
  public final override func layOut(in size: Size) { layOutStack(in: size) }

  /// The item of the row with an id.
  final func item(identifiedBy id: AnyHashable, near guess: Int? = nil) -> Int? {
    items.index(identifiedBy: id, near: guess)
  }

  /// Makes one item, wherever it is, and places it.
  final func makeRow(at index: Int) {
    guard items.nodes(of: index) == nil else { return }
    make(index..<index + 1)
    guard let width = measuredWidth else { return }
    heights.set(height(of: index, width: width), at: index)
    place(items.nodes(of: index) ?? [], at: index, width: width)
    scroll?.mustFill(self)
  }

  // Moving focus.

  package final override func childMakingRows(nextTo child: DisplayNode?, by step: Int) -> DisplayNode? {
    let start = child.map { item(of: $0) + step } ?? (step > 0 ? 0 : items.count - 1)
    if let sibling = child.flatMap({ items.sibling(of: $0, at: start - step, by: step) }) { return sibling }
    var index = items.firstThatMayHaveFocus(from: start, by: step)
    while let current = index, !mayHold(current) { index = items.firstThatMayHaveFocus(from: current + step, by: step) }
    guard let nodes = index.flatMap({ items.nodes(of: $0) }) else { return nil }
    return step > 0 ? nodes.first : nodes.last
  }

  private func item(of child: DisplayNode) -> Int {
    // If the child has been placed, its position tells which item it is.
    if heights.count == items.count, items.count > 0 {
      let index = heights.index(at: child.origin.y)
      if items.nodes(of: index)?.contains(where: { $0 === child }) ?? false { return index }
    }
    return items.index(of: child)
  }

  /// Whether an item may contain something focusable. If that is not known in advance, a limited number of rows is made
  /// to find out: a list of texts is skipped.
  private func mayHold(_ index: Int) -> Bool {
    if items.nodes(of: index) == nil {
      guard items.knowsFocusable(at: index) || rowsTried < Self.focusSearchLimit else { return false }
      rowsTried += 1
      makeRow(at: index)
    }
    return items.nodes(of: index)?.isEmpty == false
  }

  /// The number of rows made for a search since the last layout.
  private var rowsTried = 0
  private static let focusSearchLimit = 100

  final func searchEnded() { rowsTried = 0 }
}
