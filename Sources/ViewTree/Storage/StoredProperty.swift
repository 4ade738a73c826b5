import AttributeGraph

/// A value that the program remembers from run to run.
///
/// Every view that names the key shares the value. `run()` keeps values in
/// `$XDG_CONFIG_HOME/NAME/settings.toml`, NAME being that of the program; in tests they last as long as the tree. Not for
/// secrets.
///
///     @AppStorage("name") private var name = ""
public typealias AppStorage<Value> = StoredProperty<Value, AppScope>

/// Says that a value belongs to the whole program.
public enum AppScope {}

/// A value that a scene remembers from run to run: where a person was, not what they want. `run()` keeps it in
/// `$XDG_STATE_HOME/NAME/scene.toml`; see `AppStorage`.
///
///     @SceneStorage("page") private var page = 1
public typealias SceneStorage<Value> = StoredProperty<Value, SceneScope>

/// Says that a value belongs to one scene.
public enum SceneScope {}

/// A value that is remembered from run to run under a key; views with the same key share it. Written as `AppStorage` or
/// `SceneStorage`.
@propertyWrapper
public struct StoredProperty<Value, Scope>: DynamicProperty {
  let recipe: StorageRecipe<Value>
  var location: StoredLocation<Value>?

  init(_ recipe: StorageRecipe<Value>) { self.recipe = recipe }

  /// A value of another layer, kept as a text. Texts that stand for nothing count as none.
  package init(
    _ key: String, initial: Value, decode: @escaping (String) -> Value?, encode: @escaping (Value) -> String
  ) {
    self.init(
      StorageRecipe(
        key: key, initial: initial, decode: { if case .text(let text) = $0 { decode(text) } else { nil } },
        encode: { .text(encode($0)) }))
  }

  /// The value that is kept; the initial one as long as there is none.
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
    var bound: (recipe: StorageRecipe<Value>, location: StoredLocation<Value>)?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: StoredProperty.self)
      let recipe = property.pointee.recipe
      if let bound, bound.recipe == recipe {
        property.pointee.location = bound.location
        return
      }
      let location = StoredLocation(recipe: recipe, table: ValueTable.table(for: Scope.self, of: host))
      bound = (recipe, location)
      property.pointee.location = location
    }
  }
}

// What can be kept: truth values, numbers, texts, what has one of them as raw value, or none of these.
extension StoredProperty {
  /// A truth value, kept under a key.
  public init(wrappedValue: Bool, _ key: String) where Value == Bool { self.init(.bool(key, wrappedValue)) }

  /// A whole number, kept under a key.
  public init(wrappedValue: Int, _ key: String) where Value == Int { self.init(.integer(key, wrappedValue)) }

  /// A number, kept under a key.
  public init(wrappedValue: Double, _ key: String) where Value == Double { self.init(.number(key, wrappedValue)) }

  /// A text, kept under a key.
  public init(wrappedValue: String, _ key: String) where Value == String { self.init(.text(key, wrappedValue)) }

  /// A value kept as its raw text, such as a case of an enum. Raw values that stand for nothing count as none.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(.text(key, ""), wrappedValue))
  }

  /// A value kept as its raw number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(.integer(key, 0), wrappedValue))
  }

  /// A truth value or none, kept under a key.
  public init(_ key: String) where Value == Bool? { self.init(.optional(.bool(key, false))) }

  /// A whole number or none, kept under a key.
  public init(_ key: String) where Value == Int? { self.init(.optional(.integer(key, 0))) }

  /// A number or none, kept under a key.
  public init(_ key: String) where Value == Double? { self.init(.optional(.number(key, 0))) }

  /// A text or none, kept under a key.
  public init(_ key: String) where Value == String? { self.init(.optional(.text(key, ""))) }
}
