import AttributeGraph

/// A computed member of a value in the graph, with a node of its own.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  private let home: Graph
  private let subgraph: Subgraph
  private let attribute: Attribute<Value>

  init(
    base: Location<Base>, keyPath: WritableKeyPath<Base, Value>, graph: Graph, subgraph: Subgraph,
    attribute: Attribute<Value>
  ) {
    self.base = base
    self.keyPath = keyPath
    home = graph
    self.subgraph = subgraph
    self.attribute = attribute
  }

  override var graph: Graph? { home }

  override func get() -> Value {
    home.isValid(attribute.id) ? home.value(attribute) : base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = home.untracked { base.get() }
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  override func makeProjection<Member>(_ next: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard home.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: next) }
    return home.withSubgraph(subgraph) {
      ProjectedLocation<Value, Member>(
        base: self, keyPath: next, graph: home, subgraph: subgraph, attribute: home.makeProjection(attribute, next))
    }
  }
}
