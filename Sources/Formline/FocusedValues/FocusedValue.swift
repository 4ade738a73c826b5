import AttributeGraph
public import ViewTree

/// A value that the view closest to the one that has focus offers; nil where nobody does.
///
/// What feeds a toolbar: it changes with focus, and with the value that is offered.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private var property: FocusedProperty<Value>

  /// Asks for a value by its member of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { property = FocusedProperty(keyPath: keyPath) }

  /// The value that is offered where focus is.
  public var wrappedValue: Value? { property.value }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(FocusedProperty<Value>.Box(inputs: inputs), fieldOffset: fieldOffset)
  }
}

/// A binding that the view closest to the one that has focus offers; nil where nobody does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var property: FocusedProperty<Binding<Value>>

  /// Asks for a binding by its member of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { property = FocusedProperty(keyPath: keyPath) }

  /// The value that the binding stands for. Writing it where none is offered does nothing.
  public var wrappedValue: Value? {
    get { property.value?.wrappedValue }
    nonmutating set { if let newValue { property.value?.wrappedValue = newValue } }
  }

  /// The binding itself; nil where none is offered.
  public var projectedValue: Binding<Value>? { property.value }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(FocusedProperty<Binding<Value>>.Box(inputs: inputs), fieldOffset: fieldOffset)
  }
}

/// What `FocusedValue` and `FocusedBinding` have in common: the only stored member of each.
private struct FocusedProperty<Value> {
  let keyPath: KeyPath<FocusedValues, Value?>
  var value: Value?

  struct Box: DynamicPropertyBox {
    let inputs: ViewInputs
    let subgraph: Subgraph
    var attribute: Attribute<Value?>?

    init(inputs: ViewInputs) {
      self.inputs = inputs
      subgraph = inputs.graph.currentSubgraph
    }

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: FocusedProperty<Value>.self)
      let keyPath = property.pointee.keyPath
      let attribute =
        self.attribute
        ?? graph.withSubgraph(subgraph) { graph.makeProjection(FocusedValueStore.of(inputs.host).values, keyPath) }
      self.attribute = attribute
      property.pointee.value = graph.value(attribute)
    }
  }
}
