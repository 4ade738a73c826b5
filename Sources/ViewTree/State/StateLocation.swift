package import AttributeGraph

/// A settable value in the graph.
package final class StateLocation<Value>: AttributeLocation<Value> {
  /// The value that `get` returns after the view is gone.
  private var last: Value?

  /// Makes a value that lives as long as the graph's current subgraph.
  package init(_ value: Value, in graph: Graph) {
    super.init(graph.makeSource(value), in: graph)
    graph.onRemoval { self.last = self.last ?? graph.storedValue(of: self.attribute) }
  }

  override var isObservable: Bool { false }

  override var lifetime: (graph: Graph, subgraph: Subgraph)? { isLive ? (home, subgraph) : nil }

  package override func get() -> Value { isLive ? home.value(attribute) : lastValue }

  /// The value, read without adding a dependency.
  package var current: Value {
    if let value = home.validSource(attribute) { return value.pointee }
    return lastValue
  }

  private var lastValue: Value {
    guard let value = last ?? home.storedValue(of: attribute) else {
      preconditionFailure("a state that is gone has left its last value")
    }
    return value
  }

  package override func set(_ value: Value, transaction: Transaction) {
    guard isLive else {
      last = value
      return transaction.accompany(home, where: false)
    }
    transaction.accompany(home, where: home.setValue(attribute, value))
  }

  // Collections are changed in place; a second reference would make that a copy.

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    guard isLive else { return nil }
    let isChange = home.modify(attribute, sparing: spared, change)
    transaction.accompany(home, where: isChange)
    return isChange
  }

  /// The same for a stored member that has a projection.
  func modifyMember<Member>(
    atByteOffset offset: Int, shownBy projection: Attribute<Member>, sparing spared: AttributeID?,
    transaction: Transaction, _ change: (inout Member) -> Bool
  ) -> Bool? {
    guard isLive, home.isValid(projection.id) else { return nil }
    let isChange = home.modifyMember(attribute, byteOffset: offset, shownBy: projection, sparing: spared, change)
    transaction.accompany(home, where: isChange)
    return isChange
  }

  /// Sets whether the value would be missed: a lazy stack keeps a row with such a value at any distance. Every change
  /// of the value sets this to true.
  package func setWouldBeMissed(_ isMissed: Bool) { home.setWouldBeMissed(attribute.id, isMissed) }

  package override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard isLive, let offset = MemoryLayout<Value>.offset(of: keyPath) else { return super.makeProjection(keyPath) }
    return storedMember(atByteOffset: offset)
  }

  // Stored members are written in place: the cost does not depend on the number of members.

  /// The location of a stored member. Its own attribute cuts off: readers of one member do not run when another
  /// changes.
  func storedMember<Member>(atByteOffset offset: Int) -> Location<Member> {
    home.withSubgraph(subgraph) {
      StoredMemberLocation(
        root: self, byteOffset: offset,
        attribute: home.makeProjection(attribute, byteOffset: offset, as: Member.self), in: home)
    }
  }

  func lastMember<Member>(atByteOffset offset: Int) -> Member {
    withUnsafePointer(to: lastValue) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee }
  }

  func setMember<Member>(_ value: Member, atByteOffset offset: Int, transaction: Transaction) {
    let isChange = isLive && home.setMember(attribute, byteOffset: offset, value)
    if !isLive {
      last = lastValue
      // The payload of an optional is at offset 0.
      withUnsafeMutablePointer(to: &last) {
        (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee = value
      }
    }
    transaction.accompany(home, where: isChange)
  }
}

/// A stored member of a state, at any depth.
final class StoredMemberLocation<Root, Value>: AttributeLocation<Value> {
  private let root: StateLocation<Root>
  private let byteOffset: Int

  init(root: StateLocation<Root>, byteOffset: Int, attribute: Attribute<Value>, in graph: Graph) {
    self.root = root
    self.byteOffset = byteOffset
    super.init(attribute, in: graph)
  }

  override var isObservable: Bool { false }

  override var lifetime: (graph: Graph, subgraph: Subgraph)? { isLive ? (home, subgraph) : nil }

  override func get() -> Value { isLive ? home.value(attribute) : root.lastMember(atByteOffset: byteOffset) }

  override func set(_ value: Value, transaction: Transaction) {
    root.setMember(value, atByteOffset: byteOffset, transaction: transaction)
  }

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    root.modifyMember(
      atByteOffset: byteOffset, shownBy: attribute, sparing: spared, transaction: transaction, change)
  }

  override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard isLive, let offset = MemoryLayout<Value>.offset(of: keyPath) else { return super.makeProjection(keyPath) }
    return root.storedMember(atByteOffset: byteOffset + offset)
  }
}

/// A computed member of a value in the graph.
final class ProjectedLocation<Base, Value>: AttributeLocation<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>, attribute: Attribute<Value>, in graph: Graph) {
    self.base = base
    self.keyPath = keyPath
    super.init(attribute, in: graph)
  }

  override func get() -> Value { isLive ? home.value(attribute) : base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = home.untracked { base.get() }
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}
