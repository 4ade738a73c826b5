package import AttributeGraph

/// Where a value that several views read and write is stored. Two bindings are equal if they have the same location.
package class Location<Value> {
  // Not `package`: subclasses in this module could not override it, and the compiler would emit a thunk that calls
  // itself.
  init() {}

  /// The value. Reading it inside a rule makes it a dependency of that rule.
  package func get() -> Value { preconditionFailure("a location must say how it is read") }
  package func set(_ value: Value, transaction: Transaction) {
    preconditionFailure("a location must say how it is written")
  }

  /// True if the value has changed since a body read it; called while that body is evaluated again.
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool { false }

  /// Whether reading the value may read an `@Observable` object: true if it runs code outside this library.
  var isObservable: Bool { true }

  /// The graph that contains the value; nil for one stored outside.
  package var graph: Graph? { nil }

  /// The subgraph that contains the value, if it can be changed in place.
  var lifetime: (graph: Graph, subgraph: Subgraph)? { nil }

  /// Changes the value in place: true if it has changed, nil if it cannot be changed in place.
  /// - Parameters:
  ///   - spared: A dependent attribute that would evaluate to an equal value.
  ///   - change: Changes the value; returns true if it did.
  func modify(sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool) -> Bool? { nil }

  private var projections: [AnyKeyPath: AnyObject] = [:]

  /// An object that belongs to this location, made once for each key path.
  final func attachment<Object: AnyObject>(for keyPath: AnyKeyPath, _ make: () -> Object) -> Object {
    if let known = projections[keyPath] as? Object { return known }
    let made = make()
    projections[keyPath] = made
    return made
  }

  /// The location of a member of the value; the same one for the same key path.
  package final func projection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    attachment(for: keyPath) {
      // A member of an object is read directly: the object reports its changes, and keeps its identity after them.
      keyPath is ReferenceWritableKeyPath<Value, Member>
        ? MemberLocation<Value, Member>(base: self, keyPath: keyPath) : makeProjection(keyPath)
    }
  }

  package func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    MemberLocation<Value, Member>(base: self, keyPath: keyPath)
  }
}

/// A value read and written by two closures.
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

/// A member of a value that is stored outside the graph, or of an object.
final class MemberLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      let object = base.get()
      return withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}

/// The value of another location, written by a function.
final class RedirectedLocation<Value>: Location<Value> {
  private let base: Location<Value>
  private let write: (Value, Transaction) -> Void

  init(base: Location<Value>, set: @escaping (Value, Transaction) -> Void) {
    self.base = base
    write = set
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
  override var isObservable: Bool { base.isObservable }
  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    base.hasChanged(since: body, in: graph)
  }
  override var graph: Graph? { base.graph }
}

/// A value with its own attribute, which exists as long as the graph's current subgraph.
package class AttributeLocation<Value>: Location<Value> {
  final let home: Graph
  package final let attribute: Attribute<Value>
  final let subgraph: Subgraph

  init(_ attribute: Attribute<Value>, in graph: Graph) {
    home = graph
    self.attribute = attribute
    subgraph = graph.currentSubgraph
    super.init()
  }

  /// True while the view that owns the value exists.
  final var isLive: Bool { home.isValid(attribute.id) }

  package final override var graph: Graph? { home }

  package final override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  package override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard isLive else { return MemberLocation<Value, Member>(base: self, keyPath: keyPath) }
    return home.withSubgraph(subgraph) {
      ProjectedLocation(base: self, keyPath: keyPath, attribute: home.makeProjection(attribute, keyPath), in: home)
    }
  }
}

/// A member of an object that reports its changes.
package final class ObjectMemberLocation<Object: AnyObject, Value>: AttributeLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  /// - Parameter announcements: Changes its value after each change of the object.
  package init(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, announcements: Attribute<Int>, graph: Graph
  ) {
    self.object = object
    self.keyPath = keyPath
    let value = graph.makeRule { graph in
      _ = graph.value(announcements)
      return object[keyPath: keyPath]
    }
    super.init(value, in: graph)
  }

  package override func get() -> Value {
    // Only rules are notified: outside of them, the object may have changed since it was last read.
    home.isEvaluating && isLive ? home.value(attribute) : object[keyPath: keyPath]
  }

  package override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  package override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    MemberLocation<Value, Member>(base: self, keyPath: keyPath)
  }
}
