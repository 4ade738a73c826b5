package import AttributeGraph

/// A settable value in the graph.
package final class StateLocation<Value>: Location<Value> {
  private let home: Graph
  package let attribute: Attribute<Value>
  private let subgraph: Subgraph
  /// What `get` answers after the view is gone. Nil while only the graph is to hold the value.
  private var last: Value?
  private var isKeptAtTheEnd = false

  /// Lives as long as the graph's current subgraph.
  package init(_ value: Value, in graph: Graph) {
    home = graph
    attribute = graph.makeSource(value)
    subgraph = graph.currentSubgraph
    last = value
  }

  package override var graph: Graph? { home }

  override var lifetime: (graph: Graph, subgraph: Subgraph)? { home.isValid(attribute.id) ? (home, subgraph) : nil }

  package override func get() -> Value { home.isValid(attribute.id) ? home.value(attribute) : lastValue }

  private var lastValue: Value {
    guard let value = last ?? home.storedValue(of: attribute) else {
      preconditionFailure("a state that is gone has left its last value")
    }
    return value
  }

  package override func set(_ value: Value, transaction: Transaction) {
    let isLive = home.isValid(attribute.id)
    let isChange = isLive && home.setValue(attribute, value)
    if !isLive || isChange && !isKeptAtTheEnd { last = value }
    transaction.accompany(home, where: isChange)
  }

  // A collection is changed in place, which costs a copy of it as soon as it is held twice.

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    guard home.isValid(attribute.id) else { return nil }
    keepAtTheEnd()
    let isChange = home.modify(attribute, sparing: spared, change)
    transaction.accompany(home, where: isChange)
    return isChange
  }

  /// The same for a stored member, of which there is a projection.
  func modifyMember<Member>(
    atByteOffset offset: Int, shownBy projection: Attribute<Member>, sparing spared: AttributeID?,
    transaction: Transaction, _ change: (inout Member) -> Bool
  ) -> Bool? {
    guard home.isValid(attribute.id), home.isValid(projection.id) else { return nil }
    keepAtTheEnd()
    let isChange = home.modifyMember(attribute, byteOffset: offset, shownBy: projection, sparing: spared, change)
    transaction.accompany(home, where: isChange)
    return isChange
  }

  /// Lets go of the last value until the view goes.
  private func keepAtTheEnd() {
    guard !isKeptAtTheEnd else { return }
    isKeptAtTheEnd = true
    last = nil
    home.withSubgraph(subgraph) {
      home.onRemoval { [weak self] in
        guard let self, last == nil else { return }
        last = home.storedValue(of: attribute)
      }
    }
  }

  /// Says whether the value would be missed if the view were made again: a row of a lazy stack that holds such a value
  /// is kept however far away it is. Every change of the value says so; this takes it back, or says so without a change.
  package func setWouldBeMissed(_ isMissed: Bool) { home.setWouldBeMissed(attribute.id, isMissed) }

  package override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  package override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard home.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: keyPath) }
    if let offset = MemoryLayout<Value>.offset(of: keyPath) { return storedMember(atByteOffset: offset) }
    return home.withSubgraph(subgraph) {
      ProjectedLocation(
        base: self, keyPath: keyPath, graph: home, subgraph: subgraph,
        attribute: home.makeProjection(attribute, keyPath))
    }
  }

  // Stored members: written in place, so that a value of a thousand members costs what one of ten does.

  /// The location of a stored member. A node of its own cuts off: readers of one member do not run when another changes.
  func storedMember<Member>(atByteOffset offset: Int) -> Location<Member> {
    home.withSubgraph(subgraph) {
      StoredMemberLocation(
        root: self, byteOffset: offset, graph: home, subgraph: subgraph,
        attribute: home.makeProjection(attribute, byteOffset: offset, as: Member.self))
    }
  }

  func lastMember<Member>(atByteOffset offset: Int) -> Member {
    withUnsafePointer(to: lastValue) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee }
  }

  func setMember<Member>(_ value: Member, atByteOffset offset: Int, transaction: Transaction) {
    let isLive = home.isValid(attribute.id)
    let isChange = isLive && home.setMember(attribute, byteOffset: offset, value)
    transaction.accompany(home, where: isChange)
    if isLive, !isChange { return }
    if last == nil, !isLive { last = lastValue }
    if last != nil {
      // What an optional holds is where the optional is.
      withUnsafeMutablePointer(to: &last) {
        (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee = value
      }
    }
  }
}

/// A stored member of a state, however deep inside it, with a node of its own.
final class StoredMemberLocation<Root, Value>: Location<Value> {
  private let root: StateLocation<Root>
  private let home: Graph
  private let byteOffset: Int
  private let subgraph: Subgraph
  private let attribute: Attribute<Value>

  init(
    root: StateLocation<Root>, byteOffset: Int, graph: Graph, subgraph: Subgraph, attribute: Attribute<Value>
  ) {
    self.root = root
    home = graph
    self.byteOffset = byteOffset
    self.subgraph = subgraph
    self.attribute = attribute
  }

  override var graph: Graph? { home }
  override var lifetime: (graph: Graph, subgraph: Subgraph)? { home.isValid(attribute.id) ? (home, subgraph) : nil }

  override func get() -> Value {
    home.isValid(attribute.id) ? home.value(attribute) : root.lastMember(atByteOffset: byteOffset)
  }

  override func set(_ value: Value, transaction: Transaction) {
    root.setMember(value, atByteOffset: byteOffset, transaction: transaction)
  }

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    root.modifyMember(
      atByteOffset: byteOffset, shownBy: attribute, sparing: spared, transaction: transaction, change)
  }

  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard home.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: keyPath) }
    if let offset = MemoryLayout<Value>.offset(of: keyPath) {
      return root.storedMember(atByteOffset: byteOffset + offset)
    }
    return home.withSubgraph(subgraph) {
      ProjectedLocation<Value, Member>(
        base: self, keyPath: keyPath, graph: home, subgraph: subgraph,
        attribute: home.makeProjection(attribute, keyPath))
    }
  }
}

/// A computed member of a value in the graph, with a node of its own.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  private let home: Graph
  private let subgraph: Subgraph
  private let attribute: Attribute<Value>

  init(
    base: Location<Base>, keyPath: WritableKeyPath<Base, Value>, graph: Graph, subgraph: Subgraph,
    attribute: Attribute<Value>
  ) {
    self.base = base
    self.keyPath = keyPath
    home = graph
    self.subgraph = subgraph
    self.attribute = attribute
  }

  override var graph: Graph? { home }

  override func get() -> Value {
    home.isValid(attribute.id) ? home.value(attribute) : base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = home.untracked { base.get() }
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    graph.hasChanged(attribute.id, since: body)
  }

  override func makeProjection<Member>(_ next: WritableKeyPath<Value, Member>) -> Location<Member> {
    guard home.isValid(attribute.id) else { return MemberLocation<Value, Member>(base: self, keyPath: next) }
    return home.withSubgraph(subgraph) {
      ProjectedLocation<Value, Member>(
        base: self, keyPath: next, graph: home, subgraph: subgraph, attribute: home.makeProjection(attribute, next))
    }
  }
}
