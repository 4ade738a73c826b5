extension Graph {
  /// Sets a source; false if the value is equal and nothing changes. The cost is linear in the dependents that were not
  /// dirty. During an evaluation, and for removed attributes, the write is reported and ignored.
  @discardableResult public func setValue<V>(_ a: Attribute<V>, _ v: V) -> Bool {
    let index = a.id.index
    guard canChange(a.id) else { return false }
    let node = node(index).pointee
    guard !node.flags.contains(.rule) else { preconditionFailure("only sources can be set") }
    state.pointee.counters.comparisons += 1
    if node.flags.contains(.projected) { return setProjected(a, v) }
    let isChanged = withType(at: node.type) {
      unsafeDowncast($0, to: SourceType.self).replace(block(of: index), with: v)
    }
    guard isChanged else { return false }
    noteChange(of: index)
    markDependents(of: index)
    return true
  }

  /// Changes a source in place, so that a uniquely referenced collection is not copied. Otherwise like `setValue`.
  /// - Parameters:
  ///   - spared: A rule that has read the source and whose value would stay equal: it is not marked.
  ///   - change: Changes the value; true if it did. It must not call the graph.
  @discardableResult public func modify<V>(
    _ a: Attribute<V>, sparing spared: AttributeID? = nil, _ change: (inout V) -> Bool
  ) -> Bool {
    let index = a.id.index
    guard canChange(a.id) else { return false }
    guard !node(index).pointee.flags.contains(.rule) else { preconditionFailure("only sources can be set") }
    state.pointee.counters.comparisons += 1
    guard change(&block(of: index).assumingMemoryBound(to: V.self).pointee) else { return false }
    // Destroying the old value may have removed the source.
    guard exists(a.id) else { return true }
    noteChange(of: index)
    markDependents(of: index, but: spared)
    return true
  }

  /// Makes a rule run when it is next needed although its dependencies have not changed; for a source, all its readers.
  public func invalidate(_ id: AttributeID) {
    guard canChange(id) else { return }
    let node = node(id.index)
    guard node.pointee.flags.contains(.rule) else {
      noteChange(of: id.index)
      return markDependents(of: id.index)
    }
    advanceRevision()
    markMustRun(id.index)
  }

  /// Makes the node run at the next pull and marks its dependents.
  func markMustRun(_ index: UInt32) {
    node(index).pointee.flags.insert(.mustRun)
    markDirty(index)
  }

  /// Stamps a source whose value has changed.
  func noteChange(of index: UInt32) {
    advanceRevision()
    node(index).pointee.changedAt = state.pointee.revision
    node(index).pointee.flags.insert(.written)
  }

  /// Marks everything that depends on the node, except through the spared rule.
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

  /// Marks all direct and indirect dependents of the node. A node that is already dirty is skipped: its dependents are
  /// marked.
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
