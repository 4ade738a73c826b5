extension Graph {
  /// Makes a subgraph inside the current one.
  public func makeSubgraph() -> Subgraph {
    let (isRemoved, isSetAside) = (currentRecord.pointee.isRemoved, currentRecord.pointee.isSetAside)
    let index = state.pointee.subgraphs.allocate()
    let subgraph = Subgraph(index: index, graph: self)
    subgraph.isRemoved = isRemoved
    var new = SubgraphRecord()
    new.handle = .passRetained(subgraph)
    new.isRemoved = isRemoved
    new.isSetAside = isSetAside
    record(index).pointee = new
    attach(index, to: state.pointee.currentSubgraph)
    return subgraph
  }

  /// Puts a subgraph into the list of a parent, as the newest.
  func attach(_ index: UInt32, to parent: UInt32) {
    let sibling = record(parent).pointee.firstChild
    record(index).pointee.parent = parent
    record(index).pointee.nextSibling = sibling
    record(parent).pointee.firstChild = index
    if sibling != 0 { record(sibling).pointee.previousSibling = index }
  }

  /// Runs `body`, in which attributes and subgraphs are made inside `s`. It must not be freed yet.
  @discardableResult public func withSubgraph<T>(_ s: Subgraph, _ body: () throws -> T) rethrows -> T {
    let current = state.pointee.currentSubgraph
    state.pointee.currentSubgraph = s.index
    guard currentRecord.pointee.handle?.toOpaque() == Unmanaged.passUnretained(s).toOpaque() else {
      preconditionFailure("a freed subgraph can own nothing")
    }
    defer { state.pointee.currentSubgraph = current }
    return try body()
  }

  /// The subgraph that owns what is made: that of the rule being evaluated, unless `withSubgraph` says otherwise. The
  /// root by default.
  public var currentSubgraph: Subgraph {
    guard let handle = currentRecord.pointee.handle else { preconditionFailure("the current subgraph is freed") }
    return handle.takeUnretainedValue()
  }

  /// Adds an action that runs when the current subgraph is removed: after those of the subgraphs inside it, the action
  /// added last first. Attributes of the subgraph can still be read, and sources outside it set.
  public func onRemoval(_ action: @escaping () -> Void) {
    currentSubgraph.removalActions.append(action)
  }

  /// Whether the value of a source would be missed if its subgraph were made again. It would once it has been set;
  /// whoever sets it back to what it is made with takes that back.
  public func setWouldBeMissed(_ id: AttributeID, _ isMissed: Bool) {
    guard exists(id) else { return }
    if isMissed {
      node(id.index).pointee.flags.insert(.written)
    } else {
      node(id.index).pointee.flags.remove(.written)
    }
  }

  /// Whether what is inside a subgraph would be the same if it were made again: no source in it was set since it was
  /// made, and none holds an object. Linear in what is inside.
  public func isPristine(_ s: Subgraph) -> Bool {
    guard s.isValid else { return false }
    var isPristine = true
    forEachSubgraph(from: s.index) { index in
      var current = self.record(index).pointee.firstNode
      while current != 0, isPristine {
        let node = self.node(current).pointee
        if !node.flags.contains(.rule), node.flags.contains(.written) || !self.type(at: node.type).isPlain {
          isPristine = false
        }
        current = node.next
      }
    }
    return isPristine
  }

  func record(_ index: UInt32) -> UnsafeMutablePointer<SubgraphRecord> { state.pointee.subgraphs.pointer(to: index) }

  var currentRecord: UnsafeMutablePointer<SubgraphRecord> {
    let record = record(state.pointee.currentSubgraph)
    guard record.pointee.handle != nil else { preconditionFailure("a freed subgraph can own nothing") }
    return record
  }

  /// Makes the root current.
  func makeRoot() {
    let index = state.pointee.subgraphs.allocate()
    var root = SubgraphRecord()
    root.handle = .passRetained(Subgraph(index: index, graph: self))
    record(index).pointee = root
    state.pointee.currentSubgraph = index
  }
}
