import AttributeGraph

/// The rows of a `ForEach`, as its containers know them. The count is known; rows are made on demand. `ForEachRows`
/// knows the elements.
package class Rows: DepartureOwner {
  let inputs: ViewInputs
  /// The `ForEach`.
  let view: AttributeID
  /// The subgraph in which all rows are made.
  let subgraph: Subgraph
  /// The output that brings the rows up to date with the collection.
  final var output: AttributeID?
  /// Holds the rows that this or another `ForEach` of the list has released, until the update ends.
  let exchange: RowExchange
  let kind: RowExchange.Kind
  /// Whether rows may move between this and another `ForEach`.
  let mayExchange: Bool
  @Anchored final var container: ContainerNode?
  /// True for sections: rows of a lazy stack that contain rows. All sections are made; the rows inside only once
  /// visible.
  final var areAllMade = false
  /// Rows whose elements are gone and whose removal is still shown.
  final var departures: [Departure] = [] { didSet { container?.childrenDidChange() } }

  init<Data, ID, Content>(of view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    self.inputs = inputs
    self.view = view.id
    subgraph = inputs.graph.currentSubgraph
    exchange = inputs.exchange ?? RowExchange(inputs: inputs, isLazy: false)
    kind = RowExchange.Kind(
      source: ObjectIdentifier(ForEach<Data, ID, Content>.self), isLazy: inputs.makesRowsLazily, axis: inputs.stackAxis)
    let elementsMove = ForEach<Data, ID, Content>.elementsMayMove && !inputs.graph.peek(view).elementsStay
    mayExchange = elementsMove && exchange.accepts(inputs)
    if elementsMove { inputs.traits?.noteRows() }
    guard mayExchange else { return }
    exchange.add(self)
    inputs.graph.onRemoval { [weak self] in if let self { exchange.remove(self) } }
  }

  /// Whether rows are made on demand. Otherwise all rows are made, and all count as visible.
  final var isLazy: Bool { inputs.makesRowsLazily }
  /// True if all of this is itself being removed: no more rows are made.
  final var isLeaving: Bool { inputs.traits?.isInLeavingRow ?? false }

  package var count: Int { 0 }
  /// The rows made so far, in order.
  package var made: [Row] { [] }
  /// True if the ids only number the elements: 0 here is not the same element as 0 in another `ForEach`.
  var isNumbered: Bool { false }
  /// True if the collection may have changed without an update yet: the rows have just moved here inside another row.
  var isOutOfDate: Bool { false }

  /// The row at an index if it has been made.
  package func row(at index: Int) -> Row? { nil }
  /// The row at an index, made if necessary. In a lazy stack, not to be called during an evaluation.
  package func makeRow(at index: Int) -> Row { preconditionFailure("rows must say how they are made") }
  /// Takes the rows waiting in the exchange whose elements are here, visible or not.
  func takeRows() {}
  /// Makes missing rows, except those that are made only once visible.
  func makeRows() {}
  /// The row of an element if it has been made.
  func row(identifiedBy id: AnyHashable) -> Row? { nil }
  /// The ids of the rows made so far, unordered.
  var madeIDs: [AnyHashable] { [] }
  /// Releases a row to another `ForEach`.
  func release(_ id: AnyHashable) -> Row? { nil }
  /// Ends a row that can be made again.
  func discard(_ row: Row) {}
  /// The index of an id, or of a view that has it by `id(_:)`. Linear in the rows, unless the element is where it is
  /// thought to be or the collection finds it.
  package func index(identifiedBy id: AnyHashable, near guess: Int? = nil) -> Int? {
    if let guess, guess < count, identifier(at: guess) == id { return guess }
    return indices(identifiedBy: [id]).first?.index
  }
  /// The indices of those of some ids that exist. Linear in the rows, unless the collection finds its elements.
  package func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] { [] }
  /// The id of the element at an index.
  package func identifier(at index: Int) -> AnyHashable? { nil }
  /// True if it is known without making rows which of them may contain something focusable.
  var knowsFocusable: Bool { false }
  /// The nearest of those rows, from an index on in a direction.
  func focusable(from index: Int, by step: Int) -> Int? { nil }

  /// The contributions of the rows made so far, in order, including those whose removal is shown.
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
      guard !isOutOfDate else { return container.host.turn.collectLater(container) }
      areAllMade = true
      makeAll()
    }
    for list in lists { list.flatten(into: &nodes, container: container) }
  }

  /// Makes every row of a lazy stack; used for sections.
  final func makeAll() {
    for index in 0..<count { makeRow(at: index).presence?.show(true) }
  }

  /// The ranges of indices between the rows whose removal is still shown.
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
