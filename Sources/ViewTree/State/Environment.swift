package import AttributeGraph
public import Observation

/// A key of the environment, with the value that applies if none was set.
@MainActor
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
@MainActor
public struct EnvironmentValues: Equatable {
  private final class Storage {
    let values: [ObjectIdentifier: AnyObject]
    init(_ values: [ObjectIdentifier: AnyObject]) { self.values = values }
  }
  /// A boxed value. The key determines the type, so no cast is needed.
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private var storage = Storage([:])
  /// True for a copy that is only read: writes to it are dropped.
  fileprivate var isForReading = false

  /// An environment in which every key has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(box, to: Box<Key.Value>.self).value
    }
    set {
      if isForReading { return }
      var values = storage.values
      values[ObjectIdentifier(key)] = Box(newValue)
      storage = Storage(values)
    }
  }

  /// Equal if neither was changed since one was copied from the other.
  public static func == (first: EnvironmentValues, second: EnvironmentValues) -> Bool {
    first.storage === second.storage
  }
}

/// A value from the environment of a view. The view is evaluated again when the value changes, read or not.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let member: (EnvironmentValues) -> Value
  /// True for an object that the view requires.
  private let isRequired: Bool
  private var value: Value?
  private var attribute: AttributeID?

  /// Reads a member of the environment, usually written as `\.member`, which the compiler turns into a plain function
  /// instead of a key path.
  public init(_ member: @escaping (EnvironmentValues) -> Value) { self.init(member, isRequired: false) }

  /// Reads the member of the environment at a stored key path.
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
        EnvironmentRequirement(remedy: "an object of type \(Value.self): give it one with environment(_:)") {
          field, environment in
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
      let attribute = self.attribute ?? graph.withSubgraph(subgraph) { graph.makeProjection(environment, member) }
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

/// How one value of the environment is reached: by a key path, which the runtime has to assemble, or by a function that
/// lends the value, which is cheaper because the compiler generates it.
enum EnvironmentMember<Value> {
  case keyPath(WritableKeyPath<EnvironmentValues, Value>)
  case lent(by: (inout EnvironmentValues, (inout Value) -> Void) -> Void)

  func modify(_ values: inout EnvironmentValues, _ change: (inout Value) -> Void) {
    switch self {
    case .keyPath(let keyPath): change(&values[keyPath: keyPath])
    case .lent(let lend): lend(&values, change)
    }
  }

  func read(from values: EnvironmentValues, _ look: (Value) -> Void) {
    if case .keyPath(let keyPath) = self { return look(values[keyPath: keyPath]) }
    var copy = values
    copy.isForReading = true
    modify(&copy) { look($0) }
  }

  func isEqual(in one: EnvironmentValues, and other: EnvironmentValues) -> Bool {
    var isEqual = false
    read(from: one) { first in read(from: other) { second in isEqual = ValueEquality.areEqual(first, second) } }
    return isEqual
  }

  var keyPath: AnyKeyPath? { if case .keyPath(let keyPath) = self { keyPath } else { nil } }
}

/// Sets one value of the environment for the content.
public struct EnvironmentModifier<Value>: EnvironmentChange {
  let member: EnvironmentMember<Value>
  let value: Value

  func apply(to value: inout Value) { value = self.value }
}

/// Changes one value of the environment for the content with a closure.
package struct EnvironmentTransform<Value>: EnvironmentChange {
  let member: EnvironmentMember<Value>
  let transform: (inout Value) -> Void

  func apply(to value: inout Value) { transform(&value) }
}

/// A modifier that changes the environment of its content.
protocol EnvironmentChange: PrimitiveModifier {
  associatedtype Value
  var member: EnvironmentMember<Value> { get }
  func apply(to value: inout Value)
}

extension EnvironmentChange {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(ChangedEnvironment(base: inputs.environment, change: modifier))
    return content(inner)
  }
}

/// The environment inside a modifier. Closures never compare equal, so the results are compared: if they are equal, the
/// old environment is kept and none of its readers is evaluated.
private struct ChangedEnvironment<Change: EnvironmentChange>: Rule {
  let base: Attribute<EnvironmentValues>
  let change: Attribute<Change>
  var last: (base: EnvironmentValues, keyPath: AnyKeyPath?, values: EnvironmentValues)?

  mutating func evaluate(in graph: Graph) -> EnvironmentValues {
    let base = graph.value(base)
    let change = graph.value(change)
    let member = change.member
    var values = base
    member.read(from: base) { before in
      var value = before
      change.apply(to: &value)
      // If the change has no effect, pass the environment on unchanged.
      let isInert = withUnsafeBytes(of: before) { old in withUnsafeBytes(of: value) { old.elementsEqual($0) } }
      if !isInert { member.modify(&values) { $0 = value } }
    }
    if let last, last.base == base, last.keyPath == member.keyPath, member.isEqual(in: last.values, and: values) {
      return last.values
    }
    last = (base, member.keyPath, values)
    return values
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(member: .keyPath(keyPath), value: value))
  }

  /// Sets a value that a function lends, such as `{ $1(&$0.lineLimit) }`; cheaper than with a key path.
  package func environment<Value>(
    _ lend: @escaping (inout EnvironmentValues, (inout Value) -> Void) -> Void, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(member: .lent(by: lend), value: value))
  }

  /// Changes a value of the environment for this view and everything inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(member: .keyPath(keyPath), transform: transform))
  }

  /// Changes a value that a function lends.
  package func transformEnvironment<Value>(
    _ lend: @escaping (inout EnvironmentValues, (inout Value) -> Void) -> Void,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(member: .lent(by: lend), transform: transform))
  }
}

/// Names the object of a type in the environment.
package struct ObjectKey<Object>: Hashable {
  package init() {}
}

private struct ObjectEnvironmentKey<Object>: EnvironmentKey { static var defaultValue: Object? { nil } }

extension EnvironmentValues {
  /// The object of a type; nil if no ancestor has set one.
  package subscript<Object>(object key: ObjectKey<Object>) -> Object? {
    get { self[ObjectEnvironmentKey<Object>.self] }
    set { self[ObjectEnvironmentKey<Object>.self] = newValue }
  }

  /// The object of a type. Views that require it are left out if there is none.
  subscript<Object>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[object: key] else {
      preconditionFailure("an Environment object of type \(Object.self) was used where there is none")
    }
    return object
  }
}

extension Environment {
  /// Reads an observable object that an ancestor was given with `environment(_:)`. A view without one is left out and
  /// reported.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: ObjectKey<Value>()], isRequired: true)
  }

  /// Reads an observable object, or nil where none was given.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    self.init(\.[object: ObjectKey<Object>()])
  }
}

extension View {
  /// Passes an observable object to all views inside that ask for its type, as in `@Environment(Store.self)`.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    environment(\.[object: ObjectKey<Object>()], object)
  }
}
