import AttributeGraph

/// How a value of one type is kept under a key.
struct StorageRecipe<Value>: Equatable {
  let key: String
  let initial: Value
  let decode: (StoredValue) -> Value?
  let encode: (Value) -> StoredValue?

  /// Closures never compare equal; those of one property are the same whenever its key is.
  static func == (first: StorageRecipe, second: StorageRecipe) -> Bool { first.key == second.key }

  static func bool(_ key: String, _ initial: Bool) -> StorageRecipe where Value == Bool {
    StorageRecipe(
      key: key, initial: initial, decode: { if case .bool(let value) = $0 { value } else { nil } },
      encode: { .bool($0) })
  }

  static func integer(_ key: String, _ initial: Int) -> StorageRecipe where Value == Int {
    StorageRecipe(
      key: key, initial: initial, decode: { if case .integer(let value) = $0 { value } else { nil } },
      encode: { .integer($0) })
  }

  static func number(_ key: String, _ initial: Double) -> StorageRecipe where Value == Double {
    StorageRecipe(
      key: key, initial: initial,
      decode: {
        switch $0 {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
      }, encode: { .number($0) })
  }

  static func text(_ key: String, _ initial: String) -> StorageRecipe where Value == String {
    StorageRecipe(
      key: key, initial: initial, decode: { if case .text(let value) = $0 { value } else { nil } },
      encode: { .text($0) })
  }

  /// A value that is kept as another one.
  static func raw<Raw>(_ raw: StorageRecipe<Raw>, _ initial: Value) -> StorageRecipe
  where Value: RawRepresentable, Value.RawValue == Raw {
    StorageRecipe(
      key: raw.key, initial: initial, decode: { raw.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { raw.encode($0.rawValue) })
  }

  /// A value or none.
  static func optional<Wrapped>(_ wrapped: StorageRecipe<Wrapped>) -> StorageRecipe where Value == Wrapped? {
    StorageRecipe(
      key: wrapped.key, initial: nil, decode: { .some(wrapped.decode($0)) }, encode: { $0.flatMap(wrapped.encode) })
  }
}

/// The location of a stored value in one tree.
final class StoredLocation<Value>: Location<Value> {
  private let recipe: StorageRecipe<Value>
  private let table: ValueTable
  private let cell: Cell<StoredValue?>

  init(recipe: StorageRecipe<Value>, table: ValueTable) {
    self.recipe = recipe
    self.table = table
    cell = table.cell(for: recipe.key)
  }

  override func get() -> Value { cell.value.flatMap(recipe.decode) ?? recipe.initial }

  override func set(_ value: Value, transaction: Transaction) { table.set(recipe.encode(value), for: recipe.key) }
}

/// What `AppStorage` and `SceneStorage` have in common.
struct StoredProperty<Value> {
  let recipe: StorageRecipe<Value>
  var location: StoredLocation<Value>?

  init(_ recipe: StorageRecipe<Value>) { self.recipe = recipe }

  var value: Value {
    get { location?.get() ?? recipe.initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(recipe.initial) }

  /// Binds the property at the beginning of a field.
  struct Box: DynamicPropertyBox {
    let table: (ViewHost) -> ValueTable
    unowned let host: ViewHost
    var bound: (recipe: StorageRecipe<Value>, location: StoredLocation<Value>)?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: StoredProperty<Value>.self)
      let recipe = property.pointee.recipe
      if let bound, bound.recipe == recipe {
        property.pointee.location = bound.location
        return
      }
      let location = StoredLocation(recipe: recipe, table: table(host))
      bound = (recipe, location)
      property.pointee.location = location
    }
  }
}
