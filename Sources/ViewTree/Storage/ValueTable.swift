/// A value as it is stored between runs.
public enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
}

/// Stores values between runs, by key. Trees do no I/O: the host provides the store.
public protocol ValueStore: AnyObject {
  /// The value of a key, if one is stored.
  func value(for key: String) -> StoredValue?
  /// Stores a value for a key, or removes it. Must not wait for a disk.
  func setValue(_ value: StoredValue?, for key: String)
}

/// The stored values that the views of one tree use: views with the same key share one value.
package final class ValueTable {
  /// Stores values between runs; nil keeps them for this run only.
  package var store: (any ValueStore)?
  private unowned let host: ViewHost
  private var values: [String: Tracked<StoredValue?>] = [:]

  private init(host: ViewHost) { self.host = host }

  private final class Tables {
    var byScope: [ObjectIdentifier: ValueTable] = [:]
  }

  /// The values of a scope, `AppScope` or `SceneScope`.
  static func table<Scope>(for scope: Scope.Type, of host: ViewHost) -> ValueTable {
    let tables = host.attachment(orMake: Tables())
    if let known = tables.byScope[ObjectIdentifier(scope)] { return known }
    let made = ValueTable(host: host)
    tables.byScope[ObjectIdentifier(scope)] = made
    return made
  }

  /// The values of the app.
  package static func app(of host: ViewHost) -> ValueTable { table(for: AppScope.self, of: host) }

  /// The values of one scene, such as the user's place in it.
  package static func scene(of host: ViewHost) -> ValueTable { table(for: SceneScope.self, of: host) }

  func tracked(for key: String) -> Tracked<StoredValue?> {
    if let known = values[key] { return known }
    let made = Tracked(store?.value(for: key), host: host)
    values[key] = made
    return made
  }

  func set(_ value: StoredValue?, for key: String) {
    let tracked = tracked(for: key)
    tracked.value = value
    // A write during the evaluation of a body is refused.
    if tracked.current == value { store?.setValue(value, for: key) }
  }

  /// Reads the store again, after another process has changed it.
  package func reload() { for (key, value) in values { value.value = store?.value(for: key) } }
}

/// The location of a stored value in one tree.
final class StoredLocation<Value>: Location<Value> {
  private let recipe: StorageRecipe<Value>
  private let table: ValueTable
  private let tracked: Tracked<StoredValue?>

  init(recipe: StorageRecipe<Value>, table: ValueTable) {
    self.recipe = recipe
    self.table = table
    tracked = table.tracked(for: recipe.key)
  }

  override func get() -> Value { tracked.value.flatMap(recipe.decode) ?? recipe.initial }

  override func set(_ value: Value, transaction: Transaction) { table.set(recipe.encode(value), for: recipe.key) }
}

/// How a value of one type is stored under a key.
struct StorageRecipe<Value>: Equatable {
  let key: String
  let initial: Value
  let decode: (StoredValue) -> Value?
  let encode: (Value) -> StoredValue?

  /// Closures never compare equal, but properties with the same key have the same closures.
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

  /// A value stored as its raw value.
  static func raw<Raw>(_ raw: StorageRecipe<Raw>, _ initial: Value) -> StorageRecipe
  where Value: RawRepresentable, Value.RawValue == Raw {
    StorageRecipe(
      key: raw.key, initial: initial, decode: { raw.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { raw.encode($0.rawValue) })
  }

  /// An optional value; nil is stored as no value.
  static func optional<Wrapped>(_ wrapped: StorageRecipe<Wrapped>) -> StorageRecipe where Value == Wrapped? {
    StorageRecipe(
      key: wrapped.key, initial: nil, decode: { .some(wrapped.decode($0)) }, encode: { $0.flatMap(wrapped.encode) })
  }
}
