/// What layers above keep beside a view tree: one object of each class.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) } }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  package mutating func removeAll() { objects.removeAll() }
}

extension ViewHost {
  /// The one of its class that is attached to the tree; made and attached where there is none.
  package func attachment<Object: AnyObject>(orMake make: @autoclosure () -> Object) -> Object {
    if let known = attachments[Object.self] { return known }
    let made = make()
    attachments[Object.self] = made
    return made
  }
}
