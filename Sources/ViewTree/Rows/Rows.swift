import AttributeGraph

/// The rows of a `ForEach` as the containers around it know them. How many there are is known; each is made when it is
/// asked for. `ForEachRows` knows the elements.
package class Rows: DepartureOwner {
  let inputs: ViewInputs
  /// The `ForEach`.
  let view: AttributeID
  /// What all rows are made in.
  let subgraph: Subgraph
  /// What brings the rows up to date with the collection.
  final var output: AttributeID?
  /// Where rows wait that this `ForEach` or another one of the list has let go.
  let exchange: RowExchange
  let kind: RowExchange.Kind
  /// Whether rows may come from another `ForEach` and go there.
  let mayExchange: Bool
  @Anchored final var container: ContainerNode?
  /// True for sections: rows of a lazy stack that hold rows themselves. All sections are made; the rows inside wait until
  /// they are seen.
  final var areAllMade = false
  /// Rows whose elements are gone and that are still seen leaving.
  final var departures: [Departure] = [] { didSet { container?.childrenDidChange() } }

  init<Data, ID, Content>(of view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    self.inputs = inputs
    self.view = view.id
    subgraph = inputs.graph.currentSubgraph
    exchange = inputs.exchange ?? RowExchange(inputs: inputs, isLazy: false)
    kind = RowExchange.Kind(
      source: ObjectIdentifier(ForEach<Data, ID, Content>.self), isLazy: inputs.makesRowsLazily, axis: inputs.stackAxis)
    mayExchange = ForEach<Data, ID, Content>.elementsMayMove && exchange.accepts(inputs)
    inputs.traits?.noteRows()
    guard mayExchange else { return }
    exchange.add(self)
    inputs.graph.onRemoval { [weak self] in if let self { exchange.remove(self) } }
  }

  /// Whether a row is made only when it is asked for. Otherwise all are made, and all are in sight.
  final var isLazy: Bool { inputs.makesRowsLazily }
  /// Whether all of this is only seen leaving: no more rows are made.
  final var isLeaving: Bool { inputs.traits?.isInLeavingRow ?? false }

  package var count: Int { 0 }
  /// The rows made so far, in order.
  package var made: [Row] { [] }
  /// Whether the ids only count the elements: the first one here is not the first one there.
  var isNumbered: Bool { false }
  /// Whether the collection may be another one: the rows have just come here inside another one.
  var isOutOfDate: Bool { false }

  /// The row at a place if it has been made.
  package func row(at index: Int) -> Row? { nil }
  /// The row at a place, made if need be. In a lazy stack nothing may be under evaluation.
  package func makeRow(at index: Int) -> Row { preconditionFailure("rows must say how they are made") }
  /// Takes the rows that wait in the exchange for their elements here, seen or not.
  func takeRows() {}
  /// Makes what is missing, unless that is left until it is seen.
  func makeRows() {}
  /// The row of an element if it has been made.
  func row(identifiedBy id: AnyHashable) -> Row? { nil }
  /// The ids of the rows made so far, in no order.
  var madeIDs: [AnyHashable] { [] }
  /// Gives a row to another `ForEach`.
  func release(_ id: AnyHashable) -> Row? { nil }
  /// Ends the life of a row that can be made again.
  func discard(_ row: Row) {}
  /// The place of an id, or of a view that carries it with `id(_:)`. Linear in the rows.
  package func index(identifiedBy id: AnyHashable) -> Int? { indices(identifiedBy: [id]).first?.index }
  /// The places of those of some ids that are there. Linear in the rows.
  package func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] { [] }
  /// The id of the element at a place.
  package func identifier(at index: Int) -> AnyHashable? { nil }
  /// Whether something in a row may take focus, where that is known without making it.
  package func mayHaveFocus(at index: Int) -> Bool? { nil }

  /// What the rows made so far contribute, in order, with what is seen leaving where it stood.
  final var lists: [ViewList] {
    guard !departures.isEmpty else { return made.map(\.list) }
    return stretches.flatMap { stretch in
      made.filter { stretch.rows.contains($0.index) }.map(\.list) + (stretch.departure.map { [$0.list] } ?? [])
    }
  }

  /// Appends the nodes of every row, for a container that shows them all.
  final func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    self.container = container
    if isLazy, !isLeaving {
      guard !isOutOfDate else { return container.host.collectLater(container) }
      areAllMade = true
      makeAll()
    }
    for list in lists { list.flatten(into: &nodes, container: container) }
  }

  /// Makes every row of a lazy stack, as sections are.
  final func makeAll() {
    for index in 0..<count { makeRow(at: index).presence?.show(true) }
  }

  /// The places in order, up to each where a row is still seen leaving.
  final var stretches: [(rows: Range<Int>, departure: Departure?)] {
    guard !departures.isEmpty else { return [(0..<count, nil)] }
    var stretches: [(rows: Range<Int>, departure: Departure?)] = []
    var start = 0
    for departure in departures.sorted(by: { $0.place < $1.place }) {
      let end = max(start, min(departure.place, count))
      stretches.append((start..<end, departure))
      start = end
    }
    stretches.append((start..<count, nil))
    return stretches
  }
}
