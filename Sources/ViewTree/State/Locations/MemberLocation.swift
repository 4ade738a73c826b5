/// A member of a value that lives outside the graph, or of an object.
final class MemberLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      let object = base.get()
      return withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}
