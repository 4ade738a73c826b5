extension Graph {
  /// Sets a source. Returns false when the value is equal to the one there, which changes nothing.
  ///
  /// Takes time for each attribute that depends on it and was not dirty yet. While a rule is evaluated, and for removed
  /// attributes, the write is reported and ignored.
  @discardableResult public func setValue<V>(_ a: Attribute<V>, _ v: V) -> Bool {
    let index = a.id.index
    guard canChange(a.id) else { return false }
    let node = node(index).pointee
    guard !node.flags.contains(.rule) else { preconditionFailure("only sources can be set") }
    state.pointee.counters.comparisons += 1
    if node.flags.contains(.projected) { return setProjected(a, v) }
    let isChanged = withType(at: node.type) {
      unsafeDowncast($0, to: SourceType<V>.self).replace(block(of: index), with: v)
    }
    guard isChanged else { return false }
    noteChange(of: index)
    return true
  }

  /// Changes a source where it is, so that a collection with one reference is not copied. Otherwise like `setValue`.
  /// - Parameters:
  ///   - spared: A rule that has read the source and would come out the same: it is left alone.
  ///   - change: Changes the value and says whether it did. It must not call the graph.
  @discardableResult public func modify<V>(
    _ a: Attribute<V>, sparing spared: AttributeID? = nil, _ change: (inout V) -> Bool
  ) -> Bool {
    let index = a.id.index
    guard canChange(a.id) else { return false }
    guard !node(index).pointee.flags.contains(.rule) else { preconditionFailure("only sources can be set") }
    state.pointee.counters.comparisons += 1
    guard change(&block(of: index).assumingMemoryBound(to: V.self).pointee) else { return false }
    // What the old value held may have removed the source as it went.
    guard exists(a.id) else { return true }
    noteChange(of: index, sparing: spared)
    return true
  }

  /// Makes a rule run again when it is next needed, although its dependencies have not changed; of a source, makes
  /// everything that read it run again, although the value is equal.
  public func invalidate(_ id: AttributeID) {
    guard canChange(id) else { return }
    let node = node(id.index)
    guard node.pointee.flags.contains(.rule) else { return noteChange(of: id.index) }
    advanceRevision()
    markMustRun(id.index)
  }

  /// Makes the node run at the next pull and marks what depends on it.
  func markMustRun(_ index: UInt32) {
    node(index).pointee.flags.insert(.mustRun)
    markDirty(index)
  }

  /// Marks the dependents of a source whose value is another one now.
  private func noteChange(of index: UInt32, sparing spared: AttributeID? = nil) {
    // The old value's deinitializer may have removed the source.
    advanceRevision()
    node(index).pointee.changedAt = state.pointee.revision
    node(index).pointee.flags.insert(.written)
    if let spared { markDependents(of: index, but: spared) } else { markDependents(of: index) }
  }

  /// Marks everything that depends on the node but through a rule that is spared.
  func markDependents(of index: UInt32, but spared: AttributeID?) {
    let spared = spared.map { exists($0) ? $0.index : 0 } ?? 0
    var current = node(index).pointee.firstDependent
    while current != 0 {
      state.pointee.counters.edgesWalked += 1
      let dependent = edge(current).pointee.dependent
      if dependent != spared { markDirty(dependent) }
      current = edge(current).pointee.nextDependent
    }
  }

  func canChange(_ id: AttributeID) -> Bool {
    guard exists(id) else {
      issueHandler(.writeToRemoved(at: id))
      return false
    }
    guard state.pointee.depth == 0 else {
      issueHandler(.writeDuringEvaluation(at: id, label: label(id.index)))
      return false
    }
    return true
  }

  /// Marks everything that depends on the node, directly or not. Stops at what is dirty already: everything behind it
  /// is, too.
  private func markDependents(of index: UInt32) {
    let base = state.pointee.marking.count
    state.pointee.marking.push(index)
    while state.pointee.marking.count > base {
      var current = node(state.pointee.marking.pop()).pointee.firstDependent
      while current != 0 {
        state.pointee.counters.edgesWalked += 1
        let dependent = edge(current).pointee.dependent
        if !node(dependent).pointee.flags.contains(.dirty) {
          setDirty(dependent)
          state.pointee.marking.push(dependent)
        }
        current = edge(current).pointee.nextDependent
      }
    }
  }

  func markDirty(_ index: UInt32) {
    guard !node(index).pointee.flags.contains(.dirty) else { return }
    setDirty(index)
    markDependents(of: index)
  }

  private func setDirty(_ index: UInt32) {
    let node = node(index)
    node.pointee.flags.insert(.dirty)
    if node.pointee.flags.contains(.output) { enqueue(index) }
  }
}
