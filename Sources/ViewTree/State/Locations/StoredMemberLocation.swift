import AttributeGraph

/// A stored member of a state, however deep inside it, with a node of its own.
final class StoredMemberLocation<Root, Value>: Location<Value> {
  private let root: StateLocation<Root>
  private let home: Graph
  private let byteOffset: Int
  private let subgraph: Subgraph
  private let attribute: Attribute<Value>

  init(
    root: StateLocation<Root>, byteOffset: Int, graph: Graph, subgraph: Subgraph, attribute: Attribute<Value>
  ) {
    self.root = root
    home = graph
    self.byteOffset = byteOffset
    self.subgraph = subgraph
    self.attribute = attribute
  }

  override var graph: Graph? { home }
  override var lifetime: (graph: Graph, subgraph: Subgraph)? { home.isValid(attribute.id) ? (home, subgraph) : nil }

  override func get() -> Value {
    home.isValid(attribute.id) ? home.value(attribute) : root.lastMember(atByteOffset: byteOffset)
  }

  override func set(_ value: Value, transaction: Transaction) {
    root.setMember(value, atByteOffset: byteOffset, transaction: transaction)
  }

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    root.modifyMember(
      atByteOffset: byteOffset, shownBy: attribute, sparing: spared, transaction: transaction, change)
  }

  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard home.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: keyPath) }
    if let offset = MemoryLayout<Value>.offset(of: keyPath) {
      return root.storedMember(atByteOffset: byteOffset + offset)
    }
    return home.withSubgraph(subgraph) {
      ProjectedLocation<Value, Member>(
        base: self, keyPath: keyPath, graph: home, subgraph: subgraph,
        attribute: home.makeProjection(attribute, keyPath))
    }
  }
}
