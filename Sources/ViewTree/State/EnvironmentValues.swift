/// A key of the environment with the value that holds where nothing else was set.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Values that flow from a view to everything inside it.
public struct EnvironmentValues: Equatable {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }
  private var storage = Storage([:])

  /// An environment with nothing but defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Of an optional, nothing stored would be cast to nil.
      guard let stored = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return stored as? Key.Value ?? Key.defaultValue
    }
    set {
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Equal when nothing was set since one was copied from the other.
  public static func == (first: EnvironmentValues, second: EnvironmentValues) -> Bool {
    first.storage === second.storage
  }
}
