public import AttributeGraph

/// A value from the environment of a view. The view is evaluated again when the value changes, read or not.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads a member of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; outside a view, the default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(
      Box(environment: inputs.environment, subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let environment: Attribute<EnvironmentValues>
    let subgraph: Subgraph
    var attribute: Attribute<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: Environment<Value>.self)
      let keyPath = property.pointee.keyPath
      let attribute =
        self.attribute ?? graph.withSubgraph(subgraph) { graph.makeProjection(environment, keyPath) }
      self.attribute = attribute
      property.pointee.value = graph.value(attribute)
    }
  }
}

/// Sets one value of the environment for the content.
public struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(
      Changed(base: inputs.environment, modifier: modifier))
    return content(inner)
  }

  private struct Changed: Rule {
    let base: Attribute<EnvironmentValues>
    let modifier: Attribute<EnvironmentModifier<Value>>

    func evaluate(in graph: Graph) -> EnvironmentValues {
      var values = graph.value(base)
      let modifier = graph.value(modifier)
      values[keyPath: modifier.keyPath] = modifier.value
      return values
    }
  }
}

/// Changes the environment for the content with a closure.
public struct EnvironmentTransform<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(Changed(base: inputs.environment, modifier: modifier))
    return content(inner)
  }

  private struct Changed: Rule {
    let base: Attribute<EnvironmentValues>
    let modifier: Attribute<EnvironmentTransform<Value>>

    func evaluate(in graph: Graph) -> EnvironmentValues {
      var values = graph.value(base)
      let modifier = graph.value(modifier)
      modifier.transform(&values[keyPath: modifier.keyPath])
      return values
    }
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and everything inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform<Value>> {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
