import AttributeGraph

/// A value that is stored between runs of the program.
///
/// All views with the key share the value. `run()` stores values in `$XDG_CONFIG_HOME/NAME/settings.toml`, where NAME
/// is the name of the program; in tests they last as long as the tree. Not for secrets.
///
///     @AppStorage("name") private var name = ""
public typealias AppStorage<Value> = StoredProperty<Value, AppScope>

/// The scope of values that belong to the whole program.
public enum AppScope {}

/// A value that a scene stores between runs: where the user was, not a preference. `run()` stores it in
/// `$XDG_STATE_HOME/NAME/scene.toml`; see `AppStorage`.
///
///     @SceneStorage("page") private var page = 1
public typealias SceneStorage<Value> = StoredProperty<Value, SceneScope>

/// The scope of values that belong to one scene.
public enum SceneScope {}

/// A value that is stored between runs under a key; views with the same key share it. Written as `AppStorage` or
/// `SceneStorage`.
@propertyWrapper
public struct StoredProperty<Value, Scope>: DynamicProperty {
  let recipe: StorageRecipe<Value>
  var location: Location<Value>?

  init(_ recipe: StorageRecipe<Value>) { self.recipe = recipe }

  /// A value of another layer, stored as a text; nothing is stored for nil. A text that cannot be decoded counts as no
  /// value.
  package init(
    _ key: String, initial: Value, decode: @escaping (String) -> Value?, encode: @escaping (Value) -> String?
  ) {
    self.init(
      StorageRecipe(
        key: key, initial: initial, decode: { if case .text(let text) = $0 { decode(text) } else { nil } },
        encode: { encode($0).map { .text($0) } }))
  }

  /// The stored value; the initial one if none is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? recipe.initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(recipe.initial) }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    unowned let host: ViewHost
    var bound: (recipe: StorageRecipe<Value>, location: Location<Value>)?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: StoredProperty.self)
      let recipe = property.pointee.recipe
      if let bound, bound.recipe == recipe {
        property.pointee.location = bound.location
        return
      }
      let location = ValueTable.table(for: Scope.self, of: host).location(of: recipe)
      bound = (recipe, location)
      property.pointee.location = location
    }
  }
}

extension StoredProperty {
  /// A value stored under a key.
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(
      StorageRecipe(key: key, initial: wrappedValue, decode: { Value._value(of: $0) }, encode: { $0._stored }))
  }

  /// A value stored as its raw value, such as a case of an enum. An unknown raw value counts as no value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(
      StorageRecipe(
        key: key, initial: wrappedValue, decode: { Value.RawValue._value(of: $0).flatMap { Value(rawValue: $0) } },
        encode: { $0.rawValue._stored }))
  }

  /// An optional value stored as its raw value under a key; nothing is stored for nil.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(
      StorageRecipe(
        key: key, initial: nil, decode: { .some(Wrapped.RawValue._value(of: $0).flatMap { Wrapped(rawValue: $0) }) },
        encode: { $0?.rawValue._stored }))
  }

  /// An optional value stored under a key; nothing is stored for nil.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(
      StorageRecipe(key: key, initial: nil, decode: { .some(Wrapped._value(of: $0)) }, encode: { $0?._stored }))
  }
}
