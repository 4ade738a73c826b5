extension Graph {
  /// What the graph has done since the last reset and what it holds.
  public var counters: Counters {
    var counters = state.pointee.counters
    counters.liveNodes = state.pointee.nodes.live
    counters.liveEdges = state.pointee.edges.live
    counters.liveSubgraphs = state.pointee.subgraphs.live
    return counters
  }

  /// Goes up with every change from outside.
  package var revision: UInt32 { state.pointee.revision }

  /// Sets the counts of what was done back to zero.
  public func resetCounters() { state.pointee.counters = Counters() }

  /// What the attribute has read in its last evaluation, in order of reading. Empty for what does not exist.
  public func dependencies(of id: AttributeID) -> [AttributeID] {
    guard exists(id) else { return [] }
    var ids: [AttributeID] = []
    var current = node(id.index).pointee.firstDependency
    while current != 0 {
      ids.append(handle(edge(current).pointee.dependency))
      current = edge(current).pointee.nextDependency
    }
    return ids
  }

  /// The attributes that read this one in their last evaluation, in order of reading. Empty for a removed attribute.
  public func dependents(of id: AttributeID) -> [AttributeID] {
    guard exists(id) else { return [] }
    var ids: [AttributeID] = []
    var current = node(id.index).pointee.firstDependent
    while current != 0 {
      ids.append(handle(edge(current).pointee.dependent))
      current = edge(current).pointee.nextDependent
    }
    return ids.reversed()
  }

  /// All attributes whose rule's type satisfies a condition. Costs what the graph holds.
  package func attributes(where condition: (Any.Type) -> Bool) -> [AttributeID] {
    (1..<UInt32(state.pointee.nodes.used)).compactMap { index in
      guard node(index).pointee.block != nil, !isRemoved(index) else { return nil }
      return condition(type(at: node(index).pointee.type).content) ? handle(index) : nil
    }
  }

  /// The nearest attribute whose rule's type matches, along the chain of each attribute's first dependency.
  package func origin(of id: AttributeID, where condition: (Any.Type) -> Bool) -> AttributeID? {
    guard exists(id) else { return nil }
    var current = id.index
    while node(current).pointee.firstDependency != 0 {
      current = edge(node(current).pointee.firstDependency).pointee.dependency
      if condition(type(at: node(current).pointee.type).content) { return handle(current) }
    }
    return nil
  }

  /// The type of the rule of an attribute, or of the value of a source.
  package func content(of id: AttributeID) -> Any.Type? {
    exists(id) ? type(at: node(id.index).pointee.type).content : nil
  }

  /// True for a source and for an evaluated attribute.
  package func hasValue(_ id: AttributeID) -> Bool { exists(id) && node(id.index).pointee.flags.contains(.hasValue) }

  /// True if an attribute's value has changed since another one read it; called while the reader is evaluated again.
  package func hasChanged(_ id: AttributeID, since reader: AttributeID) -> Bool {
    guard exists(id), exists(reader), dependencies(of: reader).contains(id) else { return false }
    if node(id.index).pointee.flags.contains(.dirty), !node(id.index).pointee.flags.contains(.onStack) {
      enter()
      pull(id.index)
      leave()
    }
    return node(id.index).pointee.changedAt > node(reader.index).pointee.verifiedAt
  }

  /// The value of a source in place, without the rule being evaluated depending on it; nil if the source is removed.
  package func validSource<V>(_ a: Attribute<V>) -> UnsafePointer<V>? {
    guard isValid(a.id) else { return nil }
    return UnsafePointer(block(of: a.id.index).assumingMemoryBound(to: V.self))
  }

  /// The value of a source, even if it is removed and not yet freed.
  package func storedValue<V>(of a: Attribute<V>) -> V? {
    guard exists(a.id), !node(a.id.index).pointee.flags.contains(.rule) else { return nil }
    return block(of: a.id.index).assumingMemoryBound(to: V.self).pointee
  }

  /// How often the graph's storage has allocated memory. Stays the same while everything is warm.
  package var storageGrowths: Int { state.pointee.growths }
}
