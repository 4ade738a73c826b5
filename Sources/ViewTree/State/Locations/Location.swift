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

  /// Whether the value is another one than when a body read it; asked while that body is evaluated anew.
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool { false }

  /// The graph in which the value is; nil for what lives outside.
  package var graph: Graph? { nil }

  /// The part of a graph that the value lives in, where it can be changed in place.
  var lifetime: (graph: Graph, subgraph: Subgraph)? { nil }

  /// Changes the value where it is. Nil if it cannot be changed like that, else whether it was.
  /// - Parameters:
  ///   - spared: An attribute that depends on the value and would come out the same.
  ///   - change: Changes the value and says whether it did.
  func modify(sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool) -> Bool? { nil }

  private var projections: [AnyKeyPath: AnyObject] = [:]

  /// An object that belongs to this location, made once for a key path.
  final func attachment<Object: AnyObject>(for keyPath: AnyKeyPath, _ make: () -> Object) -> Object {
    if let known = projections[keyPath] as? Object { return known }
    let made = make()
    projections[keyPath] = made
    return made
  }

  /// The location of a member of the value; the same one for the same key path.
  package final func projection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    attachment(for: keyPath) {
      // Of an object the member itself is read: the object announces its changes, and is no other one after them.
      keyPath is ReferenceWritableKeyPath<Value, Member>
        ? MemberLocation<Value, Member>(base: self, keyPath: keyPath) : makeProjection(keyPath)
    }
  }

  package func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    MemberLocation<Value, Member>(base: self, keyPath: keyPath)
  }
}
