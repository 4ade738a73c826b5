package import AttributeGraph
public import Observation

/// A reference to a value that another view owns, for reading and writing.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>

  package init(location: Location<Value>) { self.location = location }

  /// A binding that reads and writes through closures. Every such binding differs from every other.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// A binding that reads and writes through closures, with the transaction of each write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding to what an optional one holds; nil if that is nil.
  public init?(_ base: Binding<Value?>) {
    guard let held = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? held }, set: { base.wrappedValue = $0 })
  }

  /// An optional binding to the same value; writing nil changes nothing.
  public init<Held>(_ base: Binding<Held>) where Value == Held? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
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

  /// A binding from a binding's projected value, as needed for arguments of property wrapper type.
  public init(projectedValue: Binding<Value>) { location = projectedValue.location }

  /// A binding to a member. Views that read one member are not evaluated when another changes.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(location: location.projection(keyPath))
  }

  /// The same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      location: RedirectedLocation(base: location) { [location] value, outer in
        location.set(value, transaction: outer.joined(by: transaction))
      })
  }

  /// The same binding with animated writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
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

/// Bindings to the members of an observable object that is owned elsewhere: `$book.title`.
///
///     struct Editor: View {
///       @Bindable var book: Book
///       var body: some View { TextField("Title", text: $book.title) }
///     }
///
/// It can also be declared in a body, for any object: `@Bindable var book = book`. Views with bindings of that one are
/// evaluated together with the body.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value
  /// Keeps the bindings of a view's property, so that they stay equal.
  private var location: Location<Value>?

  /// An object to bind to.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// An object to bind to.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A copy, as needed for arguments of property wrapper type.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Itself, for the bindings to the members.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a member. Its readers are evaluated only when that member changes.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(location: (location ?? Self.location(of: wrappedValue)).projection(keyPath))
  }

  /// Members of the object are written, never the object itself.
  private static func location(of object: Value) -> Location<Value> {
    FunctionLocation(get: { object }, set: { _, _ in })
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    var bound: (object: Value, location: Location<Value>)?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: Bindable<Value>.self)
      let object = property.pointee.wrappedValue
      let location = bound.flatMap { $0.object === object ? $0.location : nil } ?? Bindable.location(of: object)
      bound = (object, location)
      property.pointee.location = location
    }
  }
}
