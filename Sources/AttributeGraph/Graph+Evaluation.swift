/// Brings attributes up to date.
extension Graph {
  /// The nesting depth of evaluations beyond which recorded dependencies are updated ahead of a rule that is known to
  /// run. Normally they wait until the rule reads them again, since it may not.
  private static var nestingLimit: Int { 256 }

  /// Brings a dirty node up to date, its dependencies first, without recursion over recorded dependencies. They are
  /// verified in reading order up to the first that has changed: later ones may be obsolete.
  func pull(_ root: UInt32) {
    guard !node(root).pointee.flags.contains(.onStack) else { return reportCycle(at: root) }
    let base = state.pointee.frames.count
    pushFrame(root)
    while state.pointee.frames.count > base {
      let index = state.pointee.frames.top.pointee.node
      if let dependency = nextDirtyDependency(of: index) {
        pushFrame(dependency)
        continue
      }
      if node(index).pointee.flags.contains(.mustRun) {
        evaluate(index)
      } else {
        node(index).pointee.flags.remove(.dirty)
        node(index).pointee.verifiedAt = state.pointee.revision
      }
      node(index).pointee.flags.remove(.onStack)
      state.pointee.frames.pop()
    }
  }

  private func pushFrame(_ index: UInt32) {
    let node = node(index)
    node.pointee.flags.insert(.onStack)
    state.pointee.frames.push(EngineState.Frame(node: index, edge: node.pointee.firstDependency))
  }

  /// Continues verifying the top of the stack. Returns a dependency to update first; nil once it is decided whether the
  /// rule runs.
  private func nextDirtyDependency(of index: UInt32) -> UInt32? {
    let node = node(index)
    var mustRun = node.pointee.flags.contains(.mustRun)
    let looksAhead = state.pointee.depth > Self.nestingLimit
    var current = state.pointee.frames.top.pointee.edge
    while current != 0, !mustRun || looksAhead {
      let edge = edge(current).pointee
      let dependency = self.node(edge.dependency)
      if dependency.pointee.flags.contains(.dirty) {
        if isSettledAtAGlance(edge.dependency) { continue }
        if !dependency.pointee.flags.contains(.onStack) {
          state.pointee.frames.top.pointee.edge = current
          return edge.dependency
        }
        if !mustRun { reportCycle(at: edge.dependency) }
      } else if dependency.pointee.changedAt > node.pointee.verifiedAt {
        mustRun = true
        node.pointee.flags.insert(.mustRun)
      }
      state.pointee.counters.edgesWalked += 1
      current = edge.nextDependency
    }
    return nil
  }

  /// True if a look at the first few dependencies shows that a dirty node is up to date; most nodes have no more, and
  /// need no stack.
  private func isSettledAtAGlance(_ index: UInt32) -> Bool {
    let node = node(index)
    guard node.pointee.flags.isDisjoint(with: [.mustRun, .onStack]) else { return false }
    var current = node.pointee.firstDependency
    var walked = 0
    while current != 0 {
      let edge = edge(current).pointee
      let dependency = self.node(edge.dependency)
      guard walked < 4, !dependency.pointee.flags.contains(.dirty),
        dependency.pointee.changedAt <= node.pointee.verifiedAt
      else { return false }
      walked += 1
      current = edge.nextDependency
    }
    state.pointee.counters.edgesWalked += walked
    node.pointee.flags.remove(.dirty)
    node.pointee.verifiedAt = state.pointee.revision
    return true
  }

  // Not inlined, since otherwise the exclusive access to the handler would begin for every edge.
  @inline(never) private func reportCycle(at index: UInt32) {
    issueHandler(.cycle(at: handle(index), label: label(index)))
  }

  /// Runs the rule of a node and records what it reads.
  private func evaluate(_ index: UInt32) {
    let reader = state.pointee.reader
    let cursor = state.pointee.cursor
    let readerEvaluation = state.pointee.readerEvaluation
    let currentSubgraph = state.pointee.currentSubgraph

    state.pointee.counters.evaluations += 1
    state.pointee.reader = index
    state.pointee.cursor = 0
    state.pointee.readerEvaluation = nextEvaluation()
    let node = node(index).pointee
    state.pointee.currentSubgraph = node.subgraph
    let hasValue = node.flags.contains(.hasValue)
    if hasValue { state.pointee.counters.comparisons += 1 }
    let isChanged = withType(at: node.type) { $0.evaluate(block(of: index), in: self, hasValue: hasValue) }
    dropUnreadDependencies(of: index, after: state.pointee.cursor)

    state.pointee.reader = reader
    state.pointee.cursor = cursor
    state.pointee.readerEvaluation = readerEvaluation
    state.pointee.currentSubgraph = currentSubgraph

    let evaluated = self.node(index)
    if isChanged { evaluated.pointee.changedAt = state.pointee.revision }
    evaluated.pointee.verifiedAt = state.pointee.revision
    evaluated.pointee.flags.subtract([.dirty, .mustRun])
    evaluated.pointee.flags.insert(.hasValue)
  }

  /// A stamp that no node has yet.
  private func nextEvaluation() -> UInt32 {
    if state.pointee.evaluation == .max {
      state.pointee.evaluation = 0
      for index in 1..<UInt32(state.pointee.nodes.used) { node(index).pointee.readStamp = 0 }
    }
    state.pointee.evaluation += 1
    return state.pointee.evaluation
  }
}
