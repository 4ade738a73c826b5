import AttributeGraph

/// The rows that a `ForEach` has made.
protocol RowKeeping: AnyObject {
  func holdsRow(identifiedBy id: AnyHashable) -> Bool
  /// Lets go of a row for good.
  func release(_ id: AnyHashable) -> RowPlace?
  /// Takes rows whose elements are here now, where they would not be made before they are seen.
  func takeRows(from family: RowFamily)
  /// Makes rows that have not been seen yet and whose elements have changed in the update going on, where rows hold
  /// others of some kinds.
  func makeChangedRows(holding kinds: Set<RowFamily.Kind>)
}

/// A `ForEach` as a place where rows live. It exchanges rows with those of its kind in its family: an element that goes
/// from one section to the next takes its state along.
final class RowHome {
  let inputs: ViewInputs
  let owner: Subgraph
  let view: AttributeID
  /// What brings the rows up to date.
  var output: AttributeID?
  weak var keeper: (any RowKeeping)?
  /// Homes exchange rows with those of the same kind: the same type of `ForEach`, that makes its rows in the same way.
  let kind: RowFamily.Kind
  /// Whether rows may come from elsewhere or go there.
  let mayExchange: Bool
  let family: RowFamily
  /// Which of the family it is, in the order in which they were made.
  private(set) var number = 0
  /// Whether the ids are the places of the elements: 0, 1, 2… The first one here is not the first one there.
  var isNumbered = false

  /// A home as those know it who do not keep it: what it was made with goes when its views go, however they do.
  struct Reference {
    weak var home: RowHome?
  }

  /// - Parameter mayExchange: Whether an element may be the same one in another collection.
  init<Source>(view: Attribute<Source>, inputs: ViewInputs, mayExchange: Bool) {
    self.inputs = inputs
    self.view = view.id
    let graph = inputs.graph
    owner = graph.currentSubgraph
    kind = RowFamily.Kind(
      source: ObjectIdentifier(Source.self), isLazy: inputs.makesRowsLazily, axis: inputs.stackAxis)
    family = inputs.family ?? RowFamily(inputs: inputs, isLazy: false)
    self.mayExchange = mayExchange
    inputs.row?.add(self)
    if mayExchange { number = family.add(self) }
    guard mayExchange || inputs.row != nil else { return }
    graph.onRemoval { [weak self] in
      guard let self else { return }
      family.remove(self)
      inputs.row?.remove(self)
    }
  }

  /// Whether no more rows are made, because all of this is only seen leaving.
  var isLeaving: Bool { inputs.row?.isInsideLeaving ?? false }

  // Giving and taking.

  /// Homes that are still to be brought up to date in this update, and may turn out to give up rows.
  func givers(in graph: Graph) -> [RowHome] {
    guard mayExchange else { return [] }
    return family.homes(of: kind).filter { home in
      home !== self && (home.output.map(graph.isDirty) ?? false) && !graph.isSetAside(home.owner)
    }
  }

  func holdsRow(identifiedBy id: AnyHashable) -> Bool { keeper?.holdsRow(identifiedBy: id) ?? false }

  /// Whether other homes have given up rows.
  var mayTakeRows: Bool { mayExchange && family.hasLeaving }

  /// Takes a row that another home has given up, or that is inside one that was.
  func take(_ id: AnyHashable, to index: Int) -> RowPlace? {
    guard mayTakeRows, let row = family.take(id, for: self) else { return nil }
    row.index = index
    row.move(to: self)
    return row
  }

  /// The element of a row is gone: another home may take the row in the same update, else it ends.
  /// - Parameters:
  ///   - wasNumbered: Whether the ids were the places of the elements.
  ///   - owner: What shows the row while it is seen leaving; nil if it is out of sight.
  func giveUp(
    _ row: RowPlace, _ id: AnyHashable, wasNumbered: Bool, leaving owner: (any DepartureOwner)?, at place: Int
  ) {
    let departure = RowFamily.Leaving(row: row, wasNumbered: wasNumbered, owner: owner, place: place)
    guard mayExchange, row.mayMove, family.setAside(departure, as: id, of: kind) else { return departure.end() }
  }

  /// Another home may give up what is wanted here before this update ends.
  func evaluateOnceMore() {
    if let output { family.evaluateOnceMore(output) }
  }
}
