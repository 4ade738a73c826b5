/// Removing subgraphs.
extension Graph {
  func remove(_ subgraph: Subgraph) {
    let index = subgraph.index
    if record(index).pointee.parent == 0, state.pointee.depth > 0 || state.pointee.currentSubgraph != index {
      preconditionFailure("the root subgraph is removed while something inside it is in use")
    }
    forEachSubgraph(from: index) { self.markRemoved($0) }
    detach(index)
    state.pointee.removals.push(index)
    if state.pointee.depth == 0 { freeRemovedSubgraphs() }
  }

  /// Runs the removal actions of removed subgraphs and frees them, until there are none.
  func freeRemovedSubgraphs() {
    guard !state.pointee.isFreeing else { return }
    state.pointee.isFreeing = true
    var position = 0
    while position < state.pointee.removals.count {
      let index = state.pointee.removals.base[position]
      forEachSubgraph(from: index) { self.runRemovalActions($0) }
      forEachSubgraph(from: index) { self.freeContents($0) }
      position += 1
    }
    state.pointee.removals.removeAll()
    state.pointee.isFreeing = false
  }

  /// Frees everything without running removal actions.
  func freeEverything() {
    state.pointee.isFreeing = true
    var root = state.pointee.currentSubgraph
    while record(root).pointee.parent != 0 { root = record(root).pointee.parent }
    forEachSubgraph(from: root) { self.markRemoved($0) }
    forEachSubgraph(from: root) { self.freeContents($0) }
  }

  private func markRemoved(_ index: UInt32) {
    record(index).pointee.isRemoved = true
    record(index).pointee.handle?._withUnsafeGuaranteedRef { $0.isRemoved = true }
  }

  private func runRemovalActions(_ index: UInt32) {
    guard let subgraph = record(index).pointee.handle?.takeUnretainedValue() else { return }
    while let action = subgraph.removalActions.popLast() { action() }
  }

  /// Unlinks a subgraph from its parent. A new root replaces the root.
  func detach(_ index: UInt32) {
    let record = record(index)
    let (parent, previous, next) = (record.pointee.parent, record.pointee.previousSibling, record.pointee.nextSibling)
    record.pointee.parent = 0
    record.pointee.previousSibling = 0
    record.pointee.nextSibling = 0
    guard parent != 0 else { return makeRoot() }
    if previous == 0 {
      self.record(parent).pointee.firstChild = next
    } else {
      self.record(previous).pointee.nextSibling = next
    }
    if next != 0 { self.record(next).pointee.previousSibling = previous }
  }

  /// Visits a tree of subgraphs, children before their parent and the newest first. `body` may free the visited one.
  func forEachSubgraph(from root: UInt32, _ body: (UInt32) -> Void) {
    var current = deepest(in: root)
    while true {
      let (parent, next) = (record(current).pointee.parent, record(current).pointee.nextSibling)
      body(current)
      if current == root { return }
      current = next != 0 ? deepest(in: next) : parent
    }
  }

  private func deepest(in index: UInt32) -> UInt32 {
    var index = index
    while record(index).pointee.firstChild != 0 { index = record(index).pointee.firstChild }
    return index
  }

  /// Frees the nodes of a subgraph and the subgraph itself.
  private func freeContents(_ index: UInt32) {
    var current = record(index).pointee.firstNode
    while current != 0 {
      let next = node(current).pointee.next
      freeNode(current)
      current = next
    }
    let handle = record(index).pointee.handle
    record(index).pointee = SubgraphRecord()
    state.pointee.subgraphs.free(index)
    handle?.takeUnretainedValue().graph = nil
    handle?.release()
  }

  /// The node leaves the graph before its value is destroyed, since a deinitializer may call the graph.
  private func freeNode(_ index: UInt32) {
    while node(index).pointee.firstDependency != 0 { removeEdge(node(index).pointee.firstDependency) }
    while node(index).pointee.firstDependent != 0 {
      let edge = node(index).pointee.firstDependent
      let dependent = self.edge(edge).pointee.dependent
      removeEdge(edge)
      if !isRemoved(dependent) {
        advanceRevision()
        markMustRun(dependent)
      }
    }
    let block = block(of: index)
    let (typeIndex, flags) = (node(index).pointee.type, node(index).pointee.flags)
    node(index).pointee.generation &+= 1
    node(index).pointee.block = nil
    let type = type(at: typeIndex)
    type.destroy(block, hasValue: flags.contains(.hasValue))
    state.pointee.blocks.free(block, size: type.blockSize, alignment: type.blockAlignment)
    state.pointee.nodes.free(index)
  }
}
