/// A value behind two closures.
final class FunctionLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}
