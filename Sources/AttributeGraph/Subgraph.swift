/// A lifetime: removing it removes the attributes and subgraphs made inside it, all at once.
public final class Subgraph {
  /// The slot in the graph's subgraph pool.
  let index: UInt32
  /// Nil once the graph is gone. Not `weak`: retaining the graph would cost several times as much.
  unowned(unsafe) var graph: Graph?
  /// Set by `remove()`, even if freeing is postponed.
  var isRemoved = false
  /// The actions in the order of registration.
  var removalActions: [() -> Void] = []

  init(index: UInt32, graph: Graph) {
    self.index = index
    self.graph = graph
  }

  /// True while the subgraph, its ancestors and the graph exist.
  public var isValid: Bool { !isRemoved && graph != nil }

  /// Runs the removal actions, the newest subgraph first, then frees everything inside and marks its readers outside
  /// dirty. Linear in what is freed.
  ///
  /// During an evaluation, freeing and actions wait until the outermost one ends; attributes count as removed at once,
  /// and no output inside runs again.
  public func remove() {
    guard !isRemoved, let graph else { return }
    graph.remove(self)
  }
}

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

  /// Adds a subgraph to the children of a parent, as the newest.
  func attach(_ index: UInt32, to parent: UInt32) {
    let sibling = record(parent).pointee.firstChild
    record(index).pointee.parent = parent
    record(index).pointee.nextSibling = sibling
    record(parent).pointee.firstChild = index
    if sibling != 0 { record(sibling).pointee.previousSibling = index }
  }

  /// Runs `body` with `s` as the owner of new attributes and subgraphs. `s` must not be freed yet.
  @discardableResult public func withSubgraph<T>(_ s: Subgraph, _ body: () throws -> T) rethrows -> T {
    let current = state.pointee.currentSubgraph
    state.pointee.currentSubgraph = s.index
    guard currentRecord.pointee.handle?.toOpaque() == Unmanaged.passUnretained(s).toOpaque() else {
      preconditionFailure("a freed subgraph can own nothing")
    }
    defer { state.pointee.currentSubgraph = current }
    return try body()
  }

  /// The owner of new attributes: the subgraph of the rule being evaluated, unless `withSubgraph` changes it; by
  /// default the root.
  public var currentSubgraph: Subgraph {
    guard let handle = currentRecord.pointee.handle else { preconditionFailure("the current subgraph is freed") }
    return handle.takeUnretainedValue()
  }

  /// Adds an action for the removal of the current subgraph: after those of inner subgraphs, in reverse order. In it,
  /// attributes inside can still be read, and sources outside set.
  public func onRemoval(_ action: @escaping () -> Void) { currentSubgraph.removalActions.append(action) }

  /// Sets whether a source's value would be missed if its subgraph were made again. Setting the source makes this true;
  /// call this with false when the initial value is restored.
  public func setWouldBeMissed(_ id: AttributeID, _ isMissed: Bool) {
    guard exists(id) else { return }
    if isMissed {
      node(id.index).pointee.flags.insert(.written)
    } else {
      node(id.index).pointee.flags.remove(.written)
    }
  }

  /// True if a subgraph would be the same if it were made again: no source in it was set, and none holds an object.
  /// Linear in its contents.
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

  /// True if an attribute outside a subgraph has read one inside in its last evaluation. Linear in its contents.
  package func isReadFromOutside(_ s: Subgraph) -> Bool {
    guard s.isValid else { return false }
    var isRead = false
    forEachSubgraph(from: s.index) { index in
      var current = self.record(index).pointee.firstNode
      while current != 0, !isRead {
        var reader = self.node(current).pointee.firstDependent
        while reader != 0, !isRead {
          let edge = self.edge(reader).pointee
          isRead = !self.isInside(self.node(edge.dependent).pointee.subgraph, s.index)
          reader = edge.nextDependent
        }
        current = self.node(current).pointee.next
      }
    }
    return isRead
  }

  /// True if a subgraph is another one or inside it.
  private func isInside(_ index: UInt32, _ owner: UInt32) -> Bool {
    var current = index
    while current != owner, current != 0 { current = record(current).pointee.parent }
    return current == owner
  }

  func record(_ index: UInt32) -> UnsafeMutablePointer<SubgraphRecord> { state.pointee.subgraphs.pointer(to: index) }

  var currentRecord: UnsafeMutablePointer<SubgraphRecord> {
    let record = record(state.pointee.currentSubgraph)
    guard record.pointee.handle != nil else { preconditionFailure("a freed subgraph can own nothing") }
    return record
  }

  /// Makes a root subgraph, and makes it current.
  func makeRoot() {
    let index = state.pointee.subgraphs.allocate()
    var root = SubgraphRecord()
    root.handle = .passRetained(Subgraph(index: index, graph: self))
    record(index).pointee = root
    state.pointee.currentSubgraph = index
  }
}

/// Moves subgraphs with everything inside them.
extension Graph {
  /// Sets a subgraph aside: it belongs to another one, and none of its outputs is evaluated until it is moved. Linear
  /// in the subgraphs inside.
  public func setAside(_ s: Subgraph, in holder: Subgraph) {
    guard s.isValid, holder.isValid else { return }
    forEachSubgraph(from: s.index) { self.record($0).pointee.isSetAside = true }
    detach(s.index)
    attach(s.index, to: holder.index)
  }

  /// True if a subgraph, or an ancestor, is set aside.
  public func isSetAside(_ s: Subgraph) -> Bool { s.isValid && record(s.index).pointee.isSetAside }

  /// Moves a subgraph into another one. Its outputs are appended in their order, so that those which may remove it come
  /// first; dirty ones wait for an `update()`. Linear in its contents, except for sorting the outputs.
  public func move(_ s: Subgraph, into owner: Subgraph) {
    guard s.isValid, owner.isValid else { return }
    var outputs: [UInt32] = []
    let isSetAside = record(owner.index).pointee.isSetAside
    forEachSubgraph(from: s.index) { index in
      self.record(index).pointee.isSetAside = isSetAside
      var current = self.record(index).pointee.firstNode
      while current != 0 {
        if self.node(current).pointee.flags.contains(.output) { outputs.append(current) }
        current = self.node(current).pointee.next
      }
    }
    detach(s.index)
    attach(s.index, to: owner.index)
    outputs.sort { node($0).pointee.serial < node($1).pointee.serial }
    for index in outputs {
      // A former place in the queue is no longer valid.
      let serial = takeSerial()
      node(index).pointee.flags.remove(.queued)
      node(index).pointee.serial = serial
      if node(index).pointee.flags.contains(.dirty) { enqueue(index) }
    }
  }

  /// Runs a rule again because of a change outside of the attributes. Unlike `invalidate`, a rule may call it, for
  /// attributes on which nothing under evaluation depends.
  public func rerun(_ id: AttributeID) {
    guard isValid(id) else { return }
    advanceRevision()
    markMustRun(id.index)
  }

  /// True if an attribute may be out of date.
  public func isDirty(_ id: AttributeID) -> Bool { exists(id) && node(id.index).pointee.flags.contains(.dirty) }
}

/// The links of a subgraph: its place in the tree, and its nodes.
struct SubgraphRecord: PoolElement {
  /// Retained while the record is in use.
  var handle: Unmanaged<Subgraph>?
  var parent: UInt32 = 0
  /// The newest child.
  var firstChild: UInt32 = 0
  var nextSibling: UInt32 = 0
  var previousSibling: UInt32 = 0
  var firstNode: UInt32 = 0
  /// True if the subgraph or an ancestor is removed but not freed.
  var isRemoved = false
  /// True if the subgraph or an ancestor is set aside: none of its outputs is evaluated.
  var isSetAside = false

  var nextFree: UInt32 {
    get { nextSibling }
    set { nextSibling = newValue }
  }
}
