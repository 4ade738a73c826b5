/// A value that the program remembers from run to run.
///
/// Every view that names the key shares the value. `run()` keeps values in
/// `$XDG_CONFIG_HOME/NAME/settings.toml`, NAME being that of the program; in tests they last as long as the tree. Not for
/// secrets.
///
///     @AppStorage("name") private var name = ""
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  // The only stored member: it is bound at the offset of the whole.
  private let property: StoredProperty<Value>

  private init(_ recipe: StorageRecipe<Value>) { property = StoredProperty(recipe) }

  /// The value that is kept; the initial one as long as there is none.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(
      StoredProperty<Value>.Box(table: ValueTable.app(of:), host: inputs.host), fieldOffset: fieldOffset)
  }
}

extension AppStorage {
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
