package import AttributeGraph

/// Where a value is kept that several views read and write. Two bindings are equal when their locations are the same.
package class Location<Value> {
  // Not `package`: subclasses here could not override it then, and the compiler would emit a thunk that calls itself.
  init() {}

  /// The value; read inside a rule, it becomes a dependency of that rule.
  package func get() -> Value { preconditionFailure("a location must say how it is read") }
  package func set(_ value: Value, transaction: Transaction) {
    preconditionFailure("a location must say how it is written")
  }

  private var projections: [AnyKeyPath: AnyObject] = [:]

  /// The location of a member of the value; the same one for the same key path.
  package final func projection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    if let known = projections[keyPath] as? Location<Member> { return known }
    let made = makeProjection(keyPath)
    projections[keyPath] = made
    return made
  }

  package func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    MemberLocation<Value, Member>(base: self, keyPath: keyPath)
  }
}

/// A settable value in the graph.
package final class StateLocation<Value>: Location<Value> {
  package let graph: Graph
  package let attribute: Attribute<Value>
  private let subgraph: Subgraph
  /// What `get` answers after the view is gone.
  private var last: Value

  /// Lives as long as the graph's current subgraph.
  package init(_ value: Value, in graph: Graph) {
    self.graph = graph
    attribute = graph.makeSource(value)
    subgraph = graph.currentSubgraph
    last = value
  }

  package override func get() -> Value {
    graph.isValid(attribute.id) ? graph.value(attribute) : last
  }

  package override func set(_ value: Value, transaction: Transaction) {
    guard graph.isValid(attribute.id) else {
      last = value
      return
    }
    if graph.setValue(attribute, value) { last = value }
  }

  package override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard graph.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: keyPath) }
    // A node of its own cuts off: readers of one member do not run when another one changes.
    return graph.withSubgraph(subgraph) {
      ProjectedLocation(
        base: self, keyPath: keyPath, graph: graph, subgraph: subgraph,
        attribute: graph.makeProjection(attribute, keyPath))
    }
  }
}

/// A member of a value in the graph, with a node of its own.
private final class ProjectedLocation<Base, Value>: Location<Value> {
  let base: Location<Base>
  let keyPath: WritableKeyPath<Base, Value>
  let graph: Graph
  let subgraph: Subgraph
  let attribute: Attribute<Value>

  init(
    base: Location<Base>, keyPath: WritableKeyPath<Base, Value>, graph: Graph, subgraph: Subgraph,
    attribute: Attribute<Value>
  ) {
    self.base = base
    self.keyPath = keyPath
    self.graph = graph
    self.subgraph = subgraph
    self.attribute = attribute
  }

  override func get() -> Value {
    graph.isValid(attribute.id) ? graph.value(attribute) : base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = graph.untracked { base.get() }
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func makeProjection<Member>(_ next: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard graph.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: next) }
    return graph.withSubgraph(subgraph) {
      ProjectedLocation<Value, Member>(
        base: self, keyPath: next, graph: graph, subgraph: subgraph, attribute: graph.makeProjection(attribute, next))
    }
  }
}

/// A member of a value that lives outside the graph.
private final class MemberLocation<Base, Value>: Location<Value> {
  let base: Location<Base>
  let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}

/// A value behind two closures.
final class FunctionLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}
