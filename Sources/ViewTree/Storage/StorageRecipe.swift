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
