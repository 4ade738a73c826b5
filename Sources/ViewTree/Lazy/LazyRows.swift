/// The rows of a `ForEach` in a lazy stack: how many there are is known, each is made when it is first asked for.
package class LazyRows: DepartureOwner {
  @Anchored var container: ContainerNode?
  /// Whether the rows hold rows themselves, as the sections of a list do: then all of them are made, and only what is
  /// inside is left until it is seen.
  final var areAllMade = false

  /// Rows whose elements are gone and that are still seen leaving.
  final var departures: [Departure] = [] { didSet { container?.childrenDidChange() } }

  init() {}

  /// Whether the collection may be another one: the rows have just come here inside another one.
  package var isOutOfDate: Bool { false }
  /// Whether no more rows are made, because those around are only seen leaving.
  package var isLeaving: Bool { false }
  package var count: Int { 0 }
  /// The rows made so far, in order.
  package var madeRows: [LazyRow] { [] }

  /// The row at a place if it has been made.
  package func madeRow(at index: Int) -> LazyRow? { nil }
  /// The row at a place, made if need be. Nothing may be under evaluation.
  package func makeRow(at index: Int) -> LazyRow { preconditionFailure("rows must say how they are made") }
  /// The place of an id, or of a view that carries it with `id(_:)`. Linear in the rows.
  package func index(identifiedBy id: AnyHashable) -> Int? { nil }
  /// The places of those of some ids that are there. Linear in the rows.
  package func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] { [] }
  /// The id of the element at a place.
  package func identifier(at index: Int) -> AnyHashable? { nil }
  /// Whether something in a row may take focus, where that is known without making it.
  package func mayHaveFocus(at index: Int) -> Bool? { nil }
  /// Ends the life of a row that can be made again.
  package func discard(_ row: LazyRow) {}

  /// Appends the nodes of every row, for a container that shows them all.
  final func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    self.container = container
    guard !isOutOfDate else { return container.host.collectLater(container) }
    guard !isLeaving else { return madeRows.forEach { $0.list.flatten(into: &nodes, container: container) } }
    areAllMade = true
    for stretch in stretches {
      for index in stretch.rows { makeRow(at: index).list.flatten(into: &nodes, container: container) }
      stretch.departure?.list.flatten(into: &nodes, container: container)
    }
  }

  /// The rows in order, up to each place where one is still seen leaving.
  final var stretches: [(rows: Range<Int>, departure: Departure?)] {
    guard !departures.isEmpty else { return [(0..<count, nil)] }
    var stretches: [(rows: Range<Int>, departure: Departure?)] = []
    var start = 0
    for departure in departures.sorted(by: { $0.place < $1.place }) {
      let end = min(departure.place, count)
      stretches.append((start..<end, departure))
      start = end
    }
    stretches.append((start..<count, nil))
    return stretches
  }
}

/// A row of a lazy stack, made because it is to be seen, or for what has come there.
package final class LazyRow: RowPlace {
  /// The nodes of the row with those of modifiers around them, as they stand in the stack.
  var nodes: [DisplayNode] = []
  /// What put those nodes around, the innermost last.
  var wrappers: [any NodeWrapping] = []

  /// - Parameter isSeen: Whether it is made because it is to be seen.
  init(index: Int, home: RowHome, isSeen: Bool) {
    super.init(index: index, home: home, presence: RowPresence(isUndecided: !isSeen))
  }

  /// The row leaves what has put nodes around its own.
  func forgetNodes() {
    var inner = nodes
    for wrapper in wrappers {
      // What a modifier has put around a node is known by that node.
      inner = inner.compactMap { ($0 as? ContainerNode)?.children.first }
      inner.forEach(wrapper.forget)
    }
    nodes = []
    wrappers = []
  }
}
