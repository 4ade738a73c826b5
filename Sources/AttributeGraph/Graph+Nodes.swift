extension Graph {
  func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { state.pointee.nodes.pointer(to: index) }

  func edge(_ index: UInt32) -> UnsafeMutablePointer<Edge> { state.pointee.edges.pointer(to: index) }

  func type(at index: UInt16) -> NodeType {
    state.pointee.types.base[Int(index)].takeUnretainedValue()
  }

  /// Lends a type without counting a reference: the engine holds it as long as it lives.
  func withType<Result>(at index: UInt16, _ body: (NodeType) -> Result) -> Result {
    state.pointee.types.base[Int(index)]._withUnsafeGuaranteedRef(body)
  }

  func block(of index: UInt32) -> UnsafeMutableRawPointer {
    guard let block = node(index).pointee.block else { preconditionFailure("a live node has a block") }
    return block
  }

  func handle(_ index: UInt32) -> AttributeID {
    AttributeID(index: index, generation: node(index).pointee.generation)
  }

  func label(_ index: UInt32) -> String { type(at: node(index).pointee.type).label }

  /// Whether the node is not freed yet; it may be removed already.
  func exists(_ id: AttributeID) -> Bool {
    Int(id.index) < state.pointee.nodes.used && node(id.index).pointee.generation == id.generation
  }

  /// Whether the node's subgraph was removed while its freeing is still to come.
  func isRemoved(_ index: UInt32) -> Bool {
    guard state.pointee.isFreeing || !state.pointee.removals.isEmpty else { return false }
    return record(node(index).pointee.subgraph).pointee.isRemoved
  }

  /// Starts a new revision: everything that changes from now on is newer than what was verified before.
  func advanceRevision() {
    if state.pointee.revision == .max { restartRevisions() }
    state.pointee.revision += 1
  }

  /// Stamps everything as old after 2^32 revisions. What was dirty can no longer tell why, and runs.
  private func restartRevisions() {
    state.pointee.revision = 1
    for index in 1..<UInt32(state.pointee.nodes.used) {
      let node = node(index)
      node.pointee.changedAt = 1
      node.pointee.verifiedAt = 1
      if node.pointee.flags.contains([.rule, .dirty]) { node.pointee.flags.insert(.mustRun) }
    }
  }
}
