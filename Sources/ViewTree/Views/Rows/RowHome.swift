import AttributeGraph

/// The rows that a `ForEach` has made.
protocol RowKeeping: AnyObject {
  func holdsRow(identifiedBy id: AnyHashable) -> Bool
  /// Lets go of all rows.
  func giveUpRows() -> [(id: AnyHashable, row: RowPlace)]
  /// Takes rows whose elements are here now, where they would not be made before they are seen.
  func takeRows(from family: RowFamily)
}

/// A `ForEach` as a place where rows live. One that stands inside a row of another `ForEach` exchanges rows with those of
/// its kind in the other rows: an element that goes from one section to the next takes its state along.
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
  /// The `ForEach`s in rows of this one belong together, with all inside them.
  let family: RowFamily

  /// A home as those know it who do not keep it: what it was made with goes when its views go, however they do.
  struct Reference {
    weak var home: RowHome?
  }

  /// - Parameter mayExchange: Whether an element would be the same one in another collection.
  init<Source>(view: Attribute<Source>, inputs: ViewInputs, mayExchange: Bool) {
    self.inputs = inputs
    self.view = view.id
    let graph = inputs.graph
    owner = graph.currentSubgraph
    kind = RowFamily.Kind(source: ObjectIdentifier(Source.self), isLazy: inputs.makesRowsLazily)
    family = inputs.row?.family ?? RowFamily(owner: owner, host: inputs.host)
    self.mayExchange = mayExchange && inputs.row != nil
    guard self.mayExchange, let row = inputs.row else { return }
    family.add(self)
    row.add(self)
    graph.onRemoval { [weak self] in
      guard let self else { return }
      family.remove(self)
      row.remove(self)
    }
  }

  /// Whether there is another home of this kind, or may be one before the update ends: lazy stacks make new sections
  /// when everything else is up to date.
  var hasOthers: Bool { mayExchange && (kind.isLazy || family.count(of: kind) > 1) }

  /// Whether views made there need nothing else than views made here, but for what can be given to them later.
  ///
  /// What modifiers hand down by closures, such as what a submission does, was given to the views when they were made.
  func suits(_ other: RowHome) -> Bool {
    kind == other.kind && inputs.traitStamp == other.inputs.traitStamp
      && inputs.modifierContents.isEmpty && other.inputs.modifierContents.isEmpty
      && inputs.stackAxis == other.inputs.stackAxis
      && (kind.isLazy || inputs.rowPresence === other.inputs.rowPresence)
  }

  // Giving and taking.

  /// Homes that are still to be brought up to date in this update, and may turn out to give up rows.
  func givers(in graph: Graph) -> [RowHome] {
    guard hasOthers else { return [] }
    return family.homes(of: kind).filter { home in
      home !== self && home.suits(self) && home.output.map(graph.isDirty) ?? false
    }
  }

  /// Whether there are rows that other homes have given up.
  var mayTakeRows: Bool { mayExchange && family.hasLeaving }

  /// Takes a row that another home has given up.
  func take(_ id: AnyHashable, to index: Int) -> RowPlace? {
    guard mayTakeRows, let row = family.take(id, for: self) else { return nil }
    row.index = index
    row.move(to: self)
    return row
  }

  /// The element of a row is gone: another home may take the row in the same update, else it ends.
  func giveUp(_ row: RowPlace, _ id: AnyHashable, leaving list: DynamicList? = nil, at place: Int = 0) {
    let departure = RowFamily.Leaving(row: row, list: list, place: place)
    guard hasOthers, family.setAside(departure, as: id, of: kind) else { return departure.end() }
  }

  /// Another home may give up what is wanted here before this update ends.
  func evaluateOnceMore() {
    if let output { family.evaluateOnceMore(output) }
  }
}
