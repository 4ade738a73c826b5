extension Graph {
  /// The graph's work since the last reset, and its current contents.
  public var counters: Counters {
    var counters = state.pointee.counters
    counters.liveNodes = state.pointee.nodes.live
    counters.liveEdges = state.pointee.edges.live
    counters.liveSubgraphs = state.pointee.subgraphs.live
    return counters
  }

  /// Increases with every change from outside.
  package var revision: UInt32 { state.pointee.revision }

  /// Resets the counts of work to zero.
  public func resetCounters() { state.pointee.counters = Counters() }

  /// The attributes that this one read in its last evaluation, in order of reading. Empty for a removed attribute.
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

  /// All attributes whose rule's type satisfies a condition. Linear in the size of the graph.
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

  /// The type of an attribute's rule, or of a source's value.
  package func content(of id: AttributeID) -> Any.Type? {
    exists(id) ? type(at: node(id.index).pointee.type).content : nil
  }

  /// True for a source and for an evaluated attribute.
  package func hasValue(_ id: AttributeID) -> Bool { exists(id) && node(id.index).pointee.flags.contains(.hasValue) }

  /// True if an attribute's value has changed since another one read it; called while the reader is re-evaluated.
  package func hasChanged(_ id: AttributeID, since reader: AttributeID) -> Bool {
    guard exists(id), exists(reader), dependencies(of: reader).contains(id) else { return false }
    if node(id.index).pointee.flags.contains(.dirty), !node(id.index).pointee.flags.contains(.onStack) {
      enter()
      pull(id.index)
      leave()
    }
    return node(id.index).pointee.changedAt > node(reader.index).pointee.verifiedAt
  }

  /// The value of a source in place, without recording a dependency; nil if the source is removed.
  package func validSource<V>(_ a: Attribute<V>) -> UnsafePointer<V>? {
    guard isValid(a.id) else { return nil }
    return UnsafePointer(block(of: a.id.index).assumingMemoryBound(to: V.self))
  }

  /// The value of a source, even if it is removed but not yet freed.
  package func storedValue<V>(of a: Attribute<V>) -> V? {
    guard exists(a.id), !node(a.id.index).pointee.flags.contains(.rule) else { return nil }
    return block(of: a.id.index).assumingMemoryBound(to: V.self).pointee
  }

  /// The number of allocations of the graph's storage. Constant in a steady state.
  package var storageGrowths: Int { state.pointee.growths }
}
