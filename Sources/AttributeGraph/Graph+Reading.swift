extension Graph {
  /// The up-to-date value. During the evaluation of a rule, the attribute becomes a dependency of the rule.
  ///
  /// Takes constant time without changes. Reading a removed attribute is reported and returns its last value until the
  /// outermost evaluation ends; later reads trap.
  public func value<V>(_ a: Attribute<V>) -> V {
    let (value, isPulled) = beginReading(a)
    defer { endReading(isPulled: isPulled) }
    return value.pointee
  }

  /// The up-to-date value, without adding a dependency.
  public func peek<V>(_ a: Attribute<V>) -> V { untracked { value(a) } }

  /// Runs `body` without adding dependencies for what it reads.
  public func untracked<T>(_ body: () throws -> T) rethrows -> T {
    let reader = state.pointee.reader
    state.pointee.reader = 0
    defer { state.pointee.reader = reader }
    return try body()
  }

  /// The up-to-date value in place. The caller must copy what it needs and then call `endReading`.
  func beginReading<V>(_ a: Attribute<V>) -> (value: UnsafePointer<V>, isPulled: Bool) {
    let (value, isPulled) = beginReading(a.id)
    return (value.assumingMemoryBound(to: V.self), isPulled)
  }

  func beginReading(_ id: AttributeID) -> (value: UnsafeRawPointer, isPulled: Bool) {
    let index = id.index
    guard exists(id) else {
      issueHandler(.readOfRemoved(at: id))
      preconditionFailure("read of an attribute whose subgraph is removed and freed")
    }
    if state.pointee.reader != 0 { recordRead(of: index) }
    let isPulled = node(index).pointee.flags.contains(.dirty)
    if isPulled {
      enter()
      pull(index)
      guard node(index).pointee.flags.contains(.hasValue) else {
        preconditionFailure("an attribute needs its own value to compute its first value: \(label(index))")
      }
    }
    return (UnsafeRawPointer(block(of: index)), isPulled)
  }

  /// Ends the access to a value in place; the end of the outermost pull frees what was removed meanwhile.
  func endReading(isPulled: Bool) { if isPulled { leave() } }

  /// Begins a pull; subgraphs removed before the matching `leave()` are freed only then.
  func enter() { state.pointee.depth += 1 }

  func leave() {
    state.pointee.depth -= 1
    guard state.pointee.depth == 0 else { return }
    if !state.pointee.removals.isEmpty { freeRemovedSubgraphs() }
  }
}

/// Records what a rule reads.
///
/// The dependencies of a node are a list in reading order, with a cursor while the rule runs: reading the next one
/// moves the cursor, reading another one inserts it, and what remains after the cursor at the end is dropped.
extension Graph {
  func recordRead(of dependency: UInt32) {
    let reader = state.pointee.reader
    let cursor = state.pointee.cursor
    if isRemoved(dependency), !isRemoved(reader) { issueHandler(.readOfRemoved(at: handle(dependency))) }
    let evaluation = state.pointee.readerEvaluation
    let node = node(dependency)
    if node.pointee.readStamp == evaluation { return }
    node.pointee.readStamp = evaluation
    let next = cursor == 0 ? self.node(reader).pointee.firstDependency : edge(cursor).pointee.nextDependency
    if next != 0, edge(next).pointee.dependency == dependency {
      state.pointee.cursor = next
    } else {
      state.pointee.cursor = insertEdge(from: dependency, to: reader, after: cursor, before: next)
    }
  }

  /// Stops recording for the current evaluation; earlier reads stay recorded.
  func stopRecording() { state.pointee.reader = 0 }

  /// Drops the dependencies of a rule that its evaluation has not read again.
  func dropUnreadDependencies(of reader: UInt32, after cursor: UInt32) {
    var unread = cursor == 0 ? node(reader).pointee.firstDependency : edge(cursor).pointee.nextDependency
    while unread != 0 {
      let next = edge(unread).pointee.nextDependency
      removeEdge(unread)
      unread = next
    }
  }

  func removeEdge(_ index: UInt32) {
    let removed = edge(index).pointee
    if removed.previousDependency == 0 {
      node(removed.dependent).pointee.firstDependency = removed.nextDependency
    } else {
      edge(removed.previousDependency).pointee.nextDependency = removed.nextDependency
    }
    if removed.nextDependency != 0 {
      edge(removed.nextDependency).pointee.previousDependency = removed.previousDependency
    }
    if removed.previousDependent == 0 {
      node(removed.dependency).pointee.firstDependent = removed.nextDependent
    } else {
      edge(removed.previousDependent).pointee.nextDependent = removed.nextDependent
    }
    if removed.nextDependent != 0 { edge(removed.nextDependent).pointee.previousDependent = removed.previousDependent }
    state.pointee.edges.free(index)
  }

  private func insertEdge(from dependency: UInt32, to reader: UInt32, after previous: UInt32, before next: UInt32)
    -> UInt32
  {
    let index = state.pointee.edges.allocate()
    let nextDependent = node(dependency).pointee.firstDependent
    edge(index).pointee = GraphEdge(
      dependency: dependency, dependent: reader, nextDependency: next, previousDependency: previous,
      nextDependent: nextDependent, previousDependent: 0)
    if previous == 0 {
      node(reader).pointee.firstDependency = index
    } else {
      edge(previous).pointee.nextDependency = index
    }
    if next != 0 { edge(next).pointee.previousDependency = index }
    node(dependency).pointee.firstDependent = index
    if nextDependent != 0 { edge(nextDependent).pointee.previousDependent = index }
    return index
  }
}
