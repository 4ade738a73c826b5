package import AttributeGraph

/// A value owned by a view, which exists as long as the view's identity. Writing it evaluates exactly the bodies that
/// have read it; passing `$value` on is not a read. Writing an equal value does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: InitialValue
  private var state: StateValue<Value>?

  /// State that starts with a value; later initial values of the same view are ignored.
  public init(wrappedValue: Value) { initial = InitialValue(value: wrappedValue) }

  /// State that starts with a value.
  public init(initialValue: Value) { initial = InitialValue(value: initialValue) }

  /// The current value. Writing it before the view is in a tree, such as in its `init`, is ignored and reported; set
  /// the initial value there: `_count = State(initialValue: 3)`.
  public var wrappedValue: Value {
    get {
      if let state { return state.get() }
      noteEarlyRead()
      return initial.value
    }
    nonmutating set {
      if let state { return state.set(newValue, transaction: .current) }
      EarlyUse.note(
        Self.self, "was written", effect: "that has no effect; another initial value is given with State(initialValue:)"
      )
    }
  }

  private func noteEarlyRead() {
    EarlyUse.note(Self.self, "was read", effect: "that gives its initial value, and nothing depends on it")
  }

  /// A binding to the value, for a view that edits it.
  public var projectedValue: Binding<Value> {
    if let state { return Binding(location: state.location) }
    noteEarlyRead()
    return .constant(initial.value)
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  /// Only the first initial value counts, so a view is not changed by being made with a different one.
  private struct InitialValue: Equatable {
    let value: Value
    static func == (first: InitialValue, second: InitialValue) -> Bool { true }
  }

  private struct Box: DynamicPropertyBox {
    let subgraph: Subgraph
    var bound: StateValue<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: State<Value>.self)
      if bound == nil {
        let initial = property.pointee.initial.value
        bound = graph.withSubgraph(subgraph) { StateValue(initial, in: graph) }
      }
      property.pointee.state = bound
    }
  }
}

extension State: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    state?.hasChanged(since: body, in: graph) ?? false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts without a value.
  public init() { self.init(initialValue: nil) }
}
