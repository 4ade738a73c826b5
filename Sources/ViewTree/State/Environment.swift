package import AttributeGraph
public import Observation

/// A key of the environment with the value that holds where nothing else was set.
@MainActor
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
@MainActor
public struct EnvironmentValues: Equatable {
  private final class Storage {
    let values: [ObjectIdentifier: AnyObject]
    init(_ values: [ObjectIdentifier: AnyObject]) { self.values = values }
  }
  /// A value by itself. The key says of which type it is, so that nothing has to be cast.
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private var storage = Storage([:])
  /// True of a copy in which values are only looked at: what is written back is dropped.
  fileprivate var isForReading = false

  /// An environment with nothing but defaults.
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

  /// Equal when nothing was set since one was copied from the other.
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

  /// Reads a member of the environment, usually written as `\.member`, which the compiler makes a plain function
  /// instead of a key path.
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

/// How one value of the environment is reached: by a key path, or by a function that lends it, which the compiler makes,
/// while the runtime has to put together a key path.
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
public struct EnvironmentTransform<Value>: EnvironmentChange {
  let member: EnvironmentMember<Value>
  let transform: (inout Value) -> Void

  func apply(to value: inout Value) { transform(&value) }
}

/// A modifier that gives the content another environment.
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

/// The environment inside a modifier. Closures are never equal, so their results are compared: an equal environment
/// keeps the old one, and none of its readers runs.
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
      // What changes nothing passes on the environment as it is.
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
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(member: .keyPath(keyPath), value: value))
  }

  /// Sets a value that a function lends, as `{ $1(&$0.lineLimit) }`: made faster than with a key path.
  package func environment<Value>(
    _ lend: @escaping (inout EnvironmentValues, (inout Value) -> Void) -> Void, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(member: .lent(by: lend), value: value))
  }

  /// Changes a value of the environment for this view and everything inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform<Value>> {
    modifier(EnvironmentTransform(member: .keyPath(keyPath), transform: transform))
  }

  /// Changes a value that a function lends.
  package func transformEnvironment<Value>(
    _ lend: @escaping (inout EnvironmentValues, (inout Value) -> Void) -> Void,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform<Value>> {
    modifier(EnvironmentTransform(member: .lent(by: lend), transform: transform))
  }
}

/// Names the object of a type in the environment.
package struct ObjectKey<Object>: Hashable {
  package init() {}
}

private struct ObjectEnvironmentKey<Object>: EnvironmentKey { static var defaultValue: Object? { nil } }

extension EnvironmentValues {
  /// The object of a type; nil where nobody further out has given one.
  package subscript<Object>(object key: ObjectKey<Object>) -> Object? {
    get { self[ObjectEnvironmentKey<Object>.self] }
    set { self[ObjectEnvironmentKey<Object>.self] = newValue }
  }

  /// The object of a type, or nil; views that require it are then left out.
  subscript<Object>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[object: key] else {
      preconditionFailure("an Environment object of type \(Object.self) was used where there is none")
    }
    return object
  }
}

extension Environment {
  /// Reads an observable object given to an ancestor with `environment(_:)`. A view without one is left out and
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
  /// Gives an observable object to everything inside that asks for one of its type, `@Environment(Store.self)`.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, EnvironmentModifier<Object?>> {
    environment(\.[object: ObjectKey<Object>()], object)
  }
}
