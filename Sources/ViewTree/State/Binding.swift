package import AttributeGraph

/// A reference to a value that another view owns: it can be read and written, not kept.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>

  package init(location: Location<Value>) { self.location = location }

  /// A binding behind two closures. Every such binding differs from every other.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// A binding that cannot be written: writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: FunctionLocation(get: { value }, set: { _, _ in }))
  }

  /// The value referred to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: .current) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a binding's own value, as property wrapper arguments need it.
  public init(projectedValue: Binding<Value>) { location = projectedValue.location }

  /// A binding to a member. Views that read one member are not evaluated when another changes.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(location: location.projection(keyPath))
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    // The location is part of the view value; nothing has to be bound.
  }
}

extension Binding: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    location.hasChanged(since: body, in: graph)
  }
}
