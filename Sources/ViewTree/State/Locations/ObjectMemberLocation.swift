package import AttributeGraph

/// A member of an object that announces its changes, with a node of its own.
package final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value> {
  private struct Read: Rule {
    let object: Object
    let keyPath: ReferenceWritableKeyPath<Object, Value>
    let announcements: Attribute<Int>

    func evaluate(in graph: Graph) -> Value {
      _ = graph.value(announcements)
      return object[keyPath: keyPath]
    }
  }

  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let home: Graph
  private let attribute: Attribute<Value>

  /// - Parameter announcements: Is another value after each change of the object.
  package init(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, announcements: Attribute<Int>, graph: Graph
  ) {
    self.object = object
    self.keyPath = keyPath
    home = graph
    attribute = graph.makeRule(Read(object: object, keyPath: keyPath, announcements: announcements))
    super.init()
  }

  package override var graph: Graph? { home }

  package override func get() -> Value {
    // The object may have changed since it was looked at last; only rules depend on what they are told.
    if home.isEvaluating, home.isValid(attribute.id) { return home.value(attribute) }
    return object[keyPath: keyPath]
  }

  package override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  package override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }
}
