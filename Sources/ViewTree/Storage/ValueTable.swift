/// A value as it is stored between runs.
public enum StoredValue: Hashable, Sendable {
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A text.
  case text(String)
}

/// A type whose values can be stored between runs: Booleans, numbers and texts; so can values with one of these as raw
/// value, and optionals of these.
public nonisolated protocol StorableValue {
  /// The value that was stored; nil if that is of another type.
  static func _value(of stored: StoredValue) -> Self?
  /// The value as it is stored.
  var _stored: StoredValue { get }
}

nonisolated extension Bool: StorableValue {
  public static func _value(of stored: StoredValue) -> Bool? {
    if case .bool(let value) = stored { value } else { nil }
  }
  public var _stored: StoredValue { .bool(self) }
}

nonisolated extension Int: StorableValue {
  public static func _value(of stored: StoredValue) -> Int? {
    if case .integer(let value) = stored { value } else { nil }
  }
  public var _stored: StoredValue { .integer(self) }
}

nonisolated extension Double: StorableValue {
  public static func _value(of stored: StoredValue) -> Double? {
    switch stored {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
  public var _stored: StoredValue { .number(self) }
}

nonisolated extension String: StorableValue {
  public static func _value(of stored: StoredValue) -> String? {
    if case .text(let value) = stored { value } else { nil }
  }
  public var _stored: StoredValue { .text(self) }
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

  /// The location of a stored value in this tree.
  func location<Value>(of recipe: StorageRecipe<Value>) -> Location<Value> {
    let tracked = tracked(for: recipe.key)
    return FunctionLocation(
      get: { tracked.value.flatMap(recipe.decode) ?? recipe.initial },
      set: { value, _ in self.set(recipe.encode(value), for: recipe.key) })
  }

  private func set(_ value: StoredValue?, for key: String) {
    let tracked = tracked(for: key)
    tracked.value = value
    // A write during the evaluation of a body is refused.
    if tracked.current == value { store?.setValue(value, for: key) }
  }
}

/// How a value of one type is stored under a key.
struct StorageRecipe<Value>: Equatable {
  let key: String
  let initial: Value
  let decode: (StoredValue) -> Value?
  let encode: (Value) -> StoredValue?

  /// Closures never compare equal, but properties with the same key have the same closures.
  static func == (first: StorageRecipe, second: StorageRecipe) -> Bool { first.key == second.key }
}
