package import AttributeGraph

/// A settable value that exists as long as a subgraph of the graph; afterwards only those who still refer to it share it.
///
/// Its object does not know the type of the value: the runtime would have to make a class for each type.
package struct StateValue<Value> {
  let home: StateHome

  /// Makes a value that lives as long as the graph's current subgraph.
  package init(_ value: Value, in graph: Graph) {
    let attribute = graph.makeSource(value)
    let home = StateHome(attribute.id, in: graph)
    self.home = home
    graph.onRemoval {
      if home.last == nil { home.last = graph.storedValue(of: attribute) }
      home.location = nil
    }
  }

  var attribute: Attribute<Value> { Attribute(id: home.id) }

  /// The location for bindings to the value.
  package var location: Location<Value> {
    if let known = home.location { return unsafeDowncast(known, to: StateLocation<Value>.self) }
    let made = StateLocation(self)
    if home.isLive { home.location = made }
    return made
  }

  package func get() -> Value { home.isLive ? home.graph.value(attribute) : lastValue }

  /// The value, read without adding a dependency.
  package var current: Value {
    if let value = home.graph.validSource(attribute) { return value.pointee }
    return lastValue
  }

  private var lastValue: Value {
    guard let value = home.last.map({ $0 as? Value }) ?? home.graph.storedValue(of: attribute) else {
      preconditionFailure("a state that is gone has left its last value")
    }
    return value
  }

  package func set(_ value: Value, transaction: Transaction) {
    guard home.isLive else {
      home.last = value
      return transaction.accompany(home.graph, where: false)
    }
    transaction.accompany(home.graph, where: home.graph.setValue(attribute, value))
  }

  func hasChanged(since body: AttributeID, in graph: Graph) -> Bool { graph.hasChanged(home.id, since: body) }

  /// Sets whether the value would be missed: a lazy stack keeps a row with such a value at any distance. Every change
  /// of the value sets this to true.
  package func setWouldBeMissed(_ isMissed: Bool) { home.graph.setWouldBeMissed(home.id, isMissed) }

  // Collections are changed in place; a second reference would make that a copy.

  fileprivate func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    guard home.isLive else { return nil }
    let isChange = home.graph.modify(attribute, sparing: spared, change)
    transaction.accompany(home.graph, where: isChange)
    return isChange
  }

  /// The same for a stored member that has a projection.
  fileprivate func modifyMember<Member>(
    atByteOffset offset: Int, shownBy projection: Attribute<Member>, sparing spared: AttributeID?,
    transaction: Transaction, _ change: (inout Member) -> Bool
  ) -> Bool? {
    guard home.isLive, home.graph.isValid(projection.id) else { return nil }
    let isChange = home.graph.modifyMember(attribute, byteOffset: offset, shownBy: projection, sparing: spared, change)
    transaction.accompany(home.graph, where: isChange)
    return isChange
  }

  // Stored members are written in place: the cost does not depend on the number of members.

  /// The location of a stored member. Its own attribute cuts off: readers of one member do not run when another
  /// changes.
  fileprivate func storedMember<Member>(atByteOffset offset: Int) -> Location<Member> {
    home.graph.withSubgraph(home.subgraph) {
      StoredMemberLocation(
        root: self, byteOffset: offset,
        attribute: home.graph.makeProjection(attribute, byteOffset: offset, as: Member.self), in: home.graph)
    }
  }

  fileprivate func lastMember<Member>(atByteOffset offset: Int) -> Member {
    withUnsafePointer(to: lastValue) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee }
  }

  fileprivate func setMember<Member>(_ value: Member, atByteOffset offset: Int, transaction: Transaction) {
    let isChange = home.isLive && home.graph.setMember(attribute, byteOffset: offset, value)
    if !home.isLive {
      var last = lastValue
      withUnsafeMutablePointer(to: &last) {
        (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Member.self).pointee = value
      }
      home.last = last
    }
    transaction.accompany(home.graph, where: isChange)
  }
}

/// What a state of any type consists of.
final class StateHome {
  let graph: Graph
  let id: AttributeID
  let subgraph: Subgraph
  /// The value after the subgraph is gone.
  fileprivate var last: Any?
  /// The location for bindings, made for the first one: bindings to the same state are equal.
  fileprivate var location: AnyObject?

  fileprivate init(_ id: AttributeID, in graph: Graph) {
    self.graph = graph
    self.id = id
    subgraph = graph.currentSubgraph
  }

  /// True while the view that owns the state exists.
  var isLive: Bool { graph.isValid(id) }
}

/// A state, for bindings.
private final class StateLocation<Value>: Location<Value> {
  private let state: StateValue<Value>

  init(_ state: StateValue<Value>) {
    self.state = state
    super.init()
  }

  override var isObservable: Bool { false }
  override var graph: Graph? { state.home.graph }
  override var lifetime: (graph: Graph, subgraph: Subgraph)? {
    state.home.isLive ? (state.home.graph, state.home.subgraph) : nil
  }

  override func get() -> Value { state.get() }
  override func set(_ value: Value, transaction: Transaction) { state.set(value, transaction: transaction) }
  override func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    state.hasChanged(since: body, in: graph)
  }

  override func modify(
    sparing spared: AttributeID?, transaction: Transaction, _ change: (inout Value) -> Bool
  ) -> Bool? {
    state.modify(sparing: spared, transaction: transaction, change)
  }

  override func makeProjection<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Location<Member> {
    let home = state.home
    guard home.isLive else { return super.makeProjection(keyPath) }
    if let offset = MemoryLayout<Value>.offset(of: keyPath) { return state.storedMember(atByteOffset: offset) }
    return home.graph.withSubgraph(home.subgraph) {
      ProjectedLocation(
        base: self, keyPath: keyPath, attribute: home.graph.makeProjection(state.attribute, keyPath), in: home.graph)
    }
  }
}

/// A stored member of a state, at any depth.
final class StoredMemberLocation<Root, Value>: AttributeLocation<Value> {
  private let root: StateValue<Root>
  private let byteOffset: Int

  init(root: StateValue<Root>, byteOffset: Int, attribute: Attribute<Value>, in graph: Graph) {
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
