import AttributeGraph

/// The elements of a collection to which bindings refer, found by their ids wherever they move.
final class ElementTable<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let base: Location<Base>
  let id: KeyPath<Base.Element, ID>
  private var locations: [ID: ElementLocation<Base, ID>] = [:]
  /// Changes with the collection, except for edits of single elements through their locations. Readers of elements
  /// depend on it, so an edit's cost is independent of the number of elements.
  private let shape: Attribute<Int>?

  private init(base: Location<Base>, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
    shape = base.lifetime.map { lifetime in
      var changes = 0
      return lifetime.graph.withSubgraph(lifetime.subgraph) {
        lifetime.graph.makeRule { _ in
          _ = base.get()
          changes += 1
          return changes
        }
      }
    }
  }

  /// The collection; readers depend on every change except edits of elements through their locations.
  func read() -> Base {
    guard let shape, let graph = base.graph, graph.isValid(shape.id) else { return base.get() }
    _ = graph.value(shape)
    return graph.untracked { base.get() }
  }

  /// Edits an element in place, keeping its identity: true if it has changed, nil if it cannot be edited in place.
  func edit(at offset: Int, to value: Base.Element, transaction: Transaction) -> Bool? {
    // Writing to other collections may have any effect.
    guard let shape, Base.self == [Base.Element].self else { return nil }
    return base.modify(sparing: shape.id, transaction: transaction) { whole in
      let index = whole.index(whole.startIndex, offsetBy: offset)
      guard !ValueEquality.areEqual(whole[index], value) else { return false }
      whole[index] = value
      return true
    }
  }

  /// The same table for the same location and id.
  static func of(_ base: Location<Base>, id: KeyPath<Base.Element, ID>) -> ElementTable {
    base.attachment(for: id) { ElementTable(base: base, id: id) }
  }

  /// The location of an element, which lives as long as the subgraph in which it was first requested.
  /// - Parameter offset: The element's current index.
  func location(of element: ID, at offset: Int, value: Base.Element) -> ElementLocation<Base, ID> {
    if let known = locations[element] { return known }
    let made = ElementLocation(table: self, element: element, offset: offset, value: value)
    locations[element] = made
    base.graph?.onRemoval { [weak self] in self?.forget(made) }
    return made
  }

  private func forget(_ location: ElementLocation<Base, ID>) {
    if locations[location.element] === location { locations[location.element] = nil }
  }
}

/// One element of a collection, identified by its id. When it is gone, the last value stays and writes are dropped.
final class ElementLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: Location<Base.Element> {
  let element: ID
  private let table: ElementTable<Base, ID>
  /// The last known index of the element.
  private var offset: Int
  private var last: Base.Element
  private var node: (graph: Graph, subgraph: Subgraph, attribute: Attribute<Base.Element>)?

  init(table: ElementTable<Base, ID>, element: ID, offset: Int, value: Base.Element) {
    self.table = table
    self.element = element
    self.offset = offset
    last = value
    super.init()
    node = table.base.graph.map { ($0, $0.currentSubgraph, $0.makeRule { [self] _ in find() }) }
  }

  private var live: (graph: Graph, subgraph: Subgraph, attribute: Attribute<Base.Element>)? {
    node.flatMap { $0.graph.isValid($0.attribute.id) ? $0 : nil }
  }

  override var graph: Graph? { node?.graph }

  override func get() -> Base.Element { live.map { $0.graph.value($0.attribute) } ?? find() }

  override func set(_ value: Base.Element, transaction: Transaction) {
    guard let offset = place() else { return }
    if let live, value[keyPath: table.id] == element,
      let isChanged = table.edit(at: offset, to: value, transaction: transaction)
    {
      if isChanged { live.graph.invalidate(live.attribute.id) }
      return
    }
    var whole = node?.graph.untracked { table.base.get() } ?? table.base.get()
    whole[whole.index(whole.startIndex, offsetBy: offset)] = value
    table.base.set(whole, transaction: transaction)
  }

  /// The element's current index. Computed in a separate function, so that the collection is not retained when it is
  /// changed in place.
  private func place() -> Int? {
    let whole = node?.graph.untracked { table.base.get() } ?? table.base.get()
    return index(in: whole).map { whole.distance(from: whole.startIndex, to: $0) }
  }

  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    live.map { graph.hasChanged($0.attribute.id, since: body) } ?? false
  }

  override func makeProjection<Member>(_ keyPath: WritableKeyPath<Base.Element, Member>) -> Location<Member> {
    guard let (graph, subgraph, attribute) = live else {
      return MemberLocation<Base.Element, Member>(base: self, keyPath: keyPath)
    }
    return graph.withSubgraph(subgraph) {
      ProjectedLocation(base: self, keyPath: keyPath, attribute: graph.makeProjection(attribute, keyPath), in: graph)
    }
  }

  private func find() -> Base.Element {
    let whole = table.read()
    if let index = index(in: whole) { last = whole[index] }
    return last
  }

  /// Looks at the last known index first.
  private func index(in whole: Base) -> Base.Index? {
    if offset < whole.count {
      let index = whole.index(whole.startIndex, offsetBy: offset)
      if whole[index][keyPath: table.id] == element { return index }
    }
    guard let index = whole.firstIndex(where: { $0[keyPath: table.id] == element }) else { return nil }
    offset = whole.distance(from: whole.startIndex, to: index)
    return index
  }
}
