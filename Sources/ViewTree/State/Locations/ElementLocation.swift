import AttributeGraph

/// One element of a collection, named by its id. When it is gone the last value stays, and writes are dropped.
final class ElementLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: Location<Base.Element> {
  private struct Find: Rule {
    let location: ElementLocation
    func evaluate(in graph: Graph) -> Base.Element { location.find() }
  }

  let element: ID
  private let table: ElementTable<Base, ID>
  /// Where the element stood last.
  private var offset: Int
  private var last: Base.Element
  private var node: (graph: Graph, subgraph: Subgraph, attribute: Attribute<Base.Element>)?

  init(table: ElementTable<Base, ID>, element: ID, offset: Int, value: Base.Element) {
    self.table = table
    self.element = element
    self.offset = offset
    last = value
    super.init()
    node = table.base.graph.map { ($0, $0.currentSubgraph, $0.makeRule(Find(location: self))) }
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

  /// Where the element stands now. The collection must not be held any longer when it is changed in place.
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
      ProjectedLocation(
        base: self, keyPath: keyPath, graph: graph, subgraph: subgraph,
        attribute: graph.makeProjection(attribute, keyPath))
    }
  }

  private func find() -> Base.Element {
    let whole = table.read()
    if let index = index(in: whole) { last = whole[index] }
    return last
  }

  /// The place where the element stood last is looked at first.
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
