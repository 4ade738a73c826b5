/// An object that stays the same one.
final class ObjectLocation<Object: AnyObject>: Location<Object> {
  let object: Object

  init(_ object: Object) {
    self.object = object
    super.init()
  }

  override func get() -> Object { object }
  // What is written are members of the object.
  override func set(_ value: Object, transaction: Transaction) {}
}
