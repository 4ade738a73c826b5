/// A key of a value that views offer while focus is in them.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the views around the one that has focus offer.
///
///     extension FocusedValues {
///       var draft: Binding<String>? {
///         get { self[DraftKey.self] }
///         set { self[DraftKey.self] = newValue }
///       }
///     }
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
