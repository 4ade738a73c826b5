package import AttributeGraph

/// What brings the values of a form up to date: the view tree that shows it, or the form itself.
package protocol ModelHost: AnyObject {
  var graph: Graph { get }
  /// Owns what lives as long as the host.
  var rootSubgraph: Subgraph { get }
  /// Brings every value up to date and runs the actions that changes caused, until nothing is pending.
  func update()
  /// Runs an action after the current or next update, when every value is up to date. It may write.
  /// - Parameters:
  ///   - field: Named if the actions never end; nil for the library.
  ///   - dropped: Called instead of `action` if the actions never end.
  func afterUpdate(of field: String?, dropped: (() -> Void)?, _ action: @escaping () -> Void)
}

extension ModelHost {
  package func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate(of: nil, dropped: nil, action)
  }
}

/// A settable value of a form. A rule that reads it depends on it.
package struct Stored<Value> {
  /// The value in the graph, and what is left of it when its subgraph has ended.
  package let home: StoredHome

  /// - Parameter lifetime: The subgraph that owns the value; nil for the lifetime of the host.
  package init(_ value: Value, host: any ModelHost, in lifetime: Subgraph? = nil) {
    let graph = host.graph
    home = graph.withSubgraph(lifetime ?? host.rootSubgraph) {
      let attribute = graph.makeSource(value)
      let home = StoredHome(attribute.id, in: graph)
      graph.onRemoval { if home.last == nil { home.last = graph.storedValue(of: attribute) } }
      return home
    }
  }

  package var attribute: Attribute<Value> { Attribute(id: home.id) }

  package var value: Value {
    get { home.isLive ? home.graph.value(attribute) : lastValue }
    nonmutating set { if home.isLive { home.graph.setValue(attribute, newValue) } else { home.last = newValue } }
  }

  /// The value, read without adding a dependency.
  package var current: Value { home.graph.validSource(attribute)?.pointee ?? lastValue }

  private var lastValue: Value {
    guard let value = home.last.map({ $0 as? Value }) ?? home.graph.storedValue(of: attribute) else {
      preconditionFailure("a value that is gone has left its last state")
    }
    return value
  }
}

/// What a stored value of any type consists of. It does not know the type: the runtime would make a class for each.
package final class StoredHome {
  package let graph: Graph
  package let id: AttributeID
  /// The value after its subgraph has ended.
  fileprivate var last: Any?

  fileprivate init(_ id: AttributeID, in graph: Graph) {
    self.graph = graph
    self.id = id
  }

  /// True while the owner of the value exists.
  package var isLive: Bool { graph.isValid(id) }
}

/// A value computed from stored and other computed values; computed again only when one of them has changed.
package final class Computed<Value> {
  private let graph: Graph
  private let attribute: Attribute<Value>
  private let compute: () -> Value

  package init(host: any ModelHost, in lifetime: Subgraph? = nil, _ compute: @escaping () -> Value) {
    let graph = host.graph
    self.graph = graph
    self.compute = compute
    attribute = graph.withSubgraph(lifetime ?? host.rootSubgraph) { graph.makeRule { _ in compute() } }
  }

  package var value: Value { graph.isValid(attribute.id) ? graph.value(attribute) : compute() }

  /// The value, read without adding a dependency.
  package var current: Value { graph.untracked { value } }
}

/// Runs an action after each update in which a computed value has changed.
package enum Watch<Value: Equatable> {
  /// Starts to watch, for the lifetime of the host or of a subgraph.
  /// - Parameter known: The value so far; if the first one differs, it counts as a change.
  /// - Returns: What computes the value; not before it is read, or before the next update.
  @discardableResult
  package static func start(
    host: any ModelHost, in lifetime: Subgraph? = nil, since known: Value? = nil, _ compute: @escaping () -> Value,
    changed: @escaping (Value, Value) -> Void
  ) -> Attribute<Void> {
    var last = known
    let graph = host.graph
    return graph.withSubgraph(lifetime ?? host.rootSubgraph) {
      // The host ends the rules before it goes.
      graph.makeOutput { [unowned host] _ in
        let value = compute()
        if let old = last, old != value { host.afterUpdate { changed(old, value) } }
        last = value
      }
    }
  }
}
