package import AttributeGraph

/// A mutable value of a tree that no view owns, for models outside of the views. A body that reads it depends on it.
package struct Tracked<Value> {
  private let state: StateValue<Value>

  /// Makes a value in the tree of `host` that exists as long as the host, or as a subgraph.
  package init(_ value: Value, host: ViewHost, in lifetime: Subgraph? = nil) {
    let graph = host.graph
    state = graph.withSubgraph(lifetime ?? host.rootSubgraph) { StateValue(value, in: graph) }
  }

  package var value: Value {
    get { state.get() }
    nonmutating set { state.set(newValue, transaction: .current) }
  }

  /// The value, read without adding a dependency.
  package var current: Value { state.current }

  package var binding: Binding<Value> { Binding(location: state.location) }

  /// A binding to the value whose writes are passed to a function, which decides what becomes of them.
  package func binding(set: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      location: RedirectedLocation(base: state.location) { value, transaction in
        withTransaction(transaction) { set(value) }
      })
  }
}

extension ViewInputs {
  /// Calls `show` with the value of a binding, initially and after each change, without evaluating a body.
  package func follow<Value>(_ binding: Attribute<Binding<Value>>, show: @escaping (Value) -> Void) {
    let observation = BodyObservation()
    let rule = Follow(binding: binding, show: show, turn: host.turn, observation: observation)
    observation.id = graph.makeOutput(rule).id
  }
}

private struct Follow<Value>: Rule {
  let binding: Attribute<Binding<Value>>
  let show: (Value) -> Void
  let turn: Turn
  let observation: BodyObservation

  func evaluate(in graph: Graph) {
    let location = graph.value(binding).location
    guard location.isObservable else { return show(location.get()) }
    guard let id = observation.id else { preconditionFailure("a rule was evaluated before its attribute was made") }
    show(observation.evaluate(id, reportingTo: turn.observedChanges) { location.get() })
  }
}

/// A value computed from tracked and other computed values; computed again only when one of them has changed.
package final class Computed<Value> {
  private let graph: Graph
  private let attribute: Attribute<Value>
  private let compute: () -> Value

  package init(host: ViewHost, in lifetime: Subgraph? = nil, _ compute: @escaping () -> Value) {
    graph = host.graph
    self.compute = compute
    attribute = graph.withSubgraph(lifetime ?? host.rootSubgraph) { host.graph.makeRule { _ in compute() } }
  }

  package var value: Value { graph.isValid(attribute.id) ? graph.value(attribute) : compute() }

  /// The value, read without adding a dependency.
  package var current: Value { graph.untracked { value } }
}

/// Runs an action after each update in which a computed value has changed.
package struct Watch<Value: Equatable> {
  /// Starts to watch, for the lifetime of the host or of a subgraph.
  /// - Parameter known: The value so far; if the first one differs, it counts as a change.
  package static func start(
    host: ViewHost, in lifetime: Subgraph? = nil, since known: Value? = nil, _ compute: @escaping () -> Value,
    changed: @escaping (Value, Value) -> Void
  ) {
    var last = known
    host.graph.withSubgraph(lifetime ?? host.rootSubgraph) {
      host.graph.makeOutput { _ in
        let value = compute()
        if let old = last, old != value { host.afterUpdate { changed(old, value) } }
        last = value
      }
    }
  }
}
