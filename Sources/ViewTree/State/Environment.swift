package import AttributeGraph

/// A value from the environment of a view. The view is evaluated again when the value changes, read or not.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let member: (EnvironmentValues) -> Value
  /// Whether it is an object without which the view cannot be.
  private let isRequired: Bool
  private var value: Value?
  private var attribute: AttributeID?

  /// Reads a member of the environment, most often written as `\.member`: the compiler makes a plain function of that,
  /// where the runtime would have to put together a key path.
  public init(_ member: @escaping (EnvironmentValues) -> Value) { self.init(member, isRequired: false) }

  /// Reads the member of the environment at a key path that was kept somewhere.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init { $0[keyPath: keyPath] } }

  init(_ member: @escaping (EnvironmentValues) -> Value, isRequired: Bool) {
    self.member = member
    self.isRequired = isRequired
  }

  /// The value; outside a view, the default.
  public var wrappedValue: Value { value ?? member(EnvironmentValues()) }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    if Value.self is AnyClass {
      buffer.require(
        Requirement(remedy: "an object of type \(Value.self): give it one with environment(_:)") { field, environment in
          !field.assumingMemoryBound(to: Environment<Value>.self).pointee.isRequired
            || environment[object: ObjectKey<Value>()] != nil
        }, fieldOffset: fieldOffset)
    }
    buffer.append(
      Box(environment: inputs.environment, subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let environment: Attribute<EnvironmentValues>
    let subgraph: Subgraph
    var attribute: Attribute<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: Environment<Value>.self)
      let member = property.pointee.member
      let attribute =
        self.attribute ?? graph.withSubgraph(subgraph) { graph.makeProjection(environment, member) }
      self.attribute = attribute
      property.pointee.value = graph.value(attribute)
      property.pointee.attribute = attribute.id
    }
  }
}

extension Environment: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    attribute.map { graph.hasChanged($0, since: body) } ?? false
  }
}
