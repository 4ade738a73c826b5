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

extension Binding {
  /// A binding to a source of the graph that belongs to a model, whose writes are passed to a function. It can be made
  /// once and kept: bindings are equal if they have the same location.
  /// - Parameter last: The value after the source is gone.
  package init(
    _ source: Attribute<Value>, in graph: Graph, last: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.init(location: SourceLocation(source, in: graph, last: last, set: set))
  }
}

/// A source of the graph, written by a function.
private final class SourceLocation<Value>: AttributeLocation<Value> {
  private let last: () -> Value
  private let write: (Value) -> Void

  init(
    _ source: Attribute<Value>, in graph: Graph, last: @escaping () -> Value, set write: @escaping (Value) -> Void
  ) {
    self.last = last
    self.write = write
    super.init(source, in: graph)
  }

  override var isObservable: Bool { false }
  override func get() -> Value { isLive ? home.value(attribute) : last() }
  override func set(_ value: Value, transaction: Transaction) { withTransaction(transaction) { write(value) } }
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

  // Otherwise each key would look up the type of a binding.
  @_specialize(where Value == String)
  func evaluate(in graph: Graph) {
    let location = graph.value(binding).location
    guard location.isObservable else { return show(location.get()) }
    guard let id = observation.id else { preconditionFailure("a rule was evaluated before its attribute was made") }
    show(observation.evaluate(id, reportingTo: turn.observedChanges) { location.get() })
  }
}
