package import AttributeGraph

/// A value that a view owns. It is kept as long as the view's identity lives; writing it evaluates exactly the
/// bodies that have read it.
///
/// Passing only `$value` on does not make the owner depend on the value. Writing an equal value does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: InitialValue
  private var location: StateLocation<Value>?

  /// State that starts with a value; later initial values of the same view are ignored.
  public init(wrappedValue: Value) { initial = InitialValue(value: wrappedValue) }

  /// State that starts with a value.
  public init(initialValue: Value) { initial = InitialValue(value: initialValue) }

  /// The current value. Writing it before the view is in a tree, as in its `init`, does nothing and is reported; give
  /// another initial value there: `_count = State(initialValue: 3)`.
  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      noteEarlyRead()
      return initial.value
    }
    nonmutating set {
      if let location { return location.set(newValue, transaction: .current) }
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
    if let location { return Binding(location: location) }
    noteEarlyRead()
    return .constant(initial.value)
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  /// Only the first initial value counts, so that a view is not another one because it was made with a new one.
  private struct InitialValue: Equatable {
    let value: Value
    static func == (first: InitialValue, second: InitialValue) -> Bool { true }
  }

  private struct Box: DynamicPropertyBox {
    let subgraph: Subgraph
    var location: StateLocation<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let state = field.assumingMemoryBound(to: State<Value>.self)
      if location == nil {
        let initial = state.pointee.initial.value
        location = graph.withSubgraph(subgraph) { StateLocation(initial, in: graph) }
      }
      state.pointee.location = location
    }
  }
}

extension State: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    location?.hasChanged(since: body, in: graph) ?? false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts without a value.
  public init() { self.init(initialValue: nil) }
}
