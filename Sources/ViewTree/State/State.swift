import AttributeGraph

/// A value that a view owns. It is kept as long as the view's identity lives; writing it evaluates exactly the
/// bodies that have read it.
///
/// Passing only `$value` on does not make the owner depend on the value. Writing an equal value does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// State that starts with a value; later initial values of the same view are ignored.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// State that starts with a value.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value, for a view that edits it.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let subgraph: Subgraph
    var location: StateLocation<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let state = field.assumingMemoryBound(to: State<Value>.self)
      if location == nil {
        let initial = state.pointee.initial
        location = graph.withSubgraph(subgraph) { StateLocation(initial, in: graph) }
      }
      state.pointee.location = location
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts without a value.
  public init() { self.init(initialValue: nil) }
}
