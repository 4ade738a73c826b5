/// The mutable state of a graph, behind one raw pointer: accesses need no exclusivity check, and rules can call back.
struct EngineState {
  /// A node being verified and the dependency to check next.
  struct Frame: BitwiseCopyable {
    let node: UInt32
    var edge: UInt32
  }

  var nodes = Pool<Node>(capacity: 64)
  var edges = Pool<GraphEdge>(capacity: 64)
  var subgraphs = Pool<SubgraphRecord>(capacity: 16)
  var blocks = BlockArena()
  var types = Stack<Unmanaged<NodeType>>(capacity: 32)
  var frames = Stack<Frame>(capacity: 64)
  /// Nodes whose dependents are still to be marked.
  var marking = Stack<UInt32>(capacity: 64)
  var outputs = OutputQueue()
  /// Subgraphs removed but not freed yet.
  var removals = Stack<UInt32>(capacity: 16)

  var counters = Counters()
  /// Increases with every change from outside.
  var revision: UInt32 = 1
  /// Increases with every evaluation.
  var evaluation: UInt32 = 0
  var nextSerial: UInt32 = 1

  /// The node whose reads are recorded; 0: none.
  var reader: UInt32 = 0
  /// The last edge the reader has confirmed; 0: none yet.
  var cursor: UInt32 = 0
  var readerEvaluation: UInt32 = 0
  /// The subgraph that owns new attributes.
  var currentSubgraph: UInt32 = 0
  /// The number of nested pulls.
  var depth = 0
  var isUpdating = false
  var isFreeing = false

  /// The number of memory allocations of all of the above.
  var growths: Int {
    nodes.growths + edges.growths + subgraphs.growths + blocks.growths + types.growths + frames.growths
      + marking.growths + outputs.growths + removals.growths
  }

  mutating func destroy() {
    nodes.destroy()
    edges.destroy()
    subgraphs.destroy()
    blocks.destroy()
    while !types.isEmpty { types.pop().release() }
    types.destroy()
    frames.destroy()
    marking.destroy()
    outputs.destroy()
    removals.destroy()
  }
}

/// One attribute: 48 bytes of bookkeeping; its value and rule are in a block of the `BlockArena`.
struct Node: PoolElement {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A dependency may have changed. All dependents are dirty, too.
    static let dirty = Flags(rawValue: 1 << 0)
    /// The rule runs at the next pull, whether its dependencies have changed or not.
    static let mustRun = Flags(rawValue: 1 << 1)
    /// The node is being verified or evaluated.
    static let onStack = Flags(rawValue: 1 << 2)
    /// The block holds a value.
    static let hasValue = Flags(rawValue: 1 << 3)
    /// The node has a rule; otherwise it is a source.
    static let rule = Flags(rawValue: 1 << 4)
    /// `update()` evaluates the node whenever it is dirty.
    static let output = Flags(rawValue: 1 << 5)
    /// The node is in the queue of outputs.
    static let queued = Flags(rawValue: 1 << 6)
    /// The node projects some bytes of its only dependency; `serial` is their offset.
    static let member = Flags(rawValue: 1 << 7)
    /// A source that was set since it was made.
    static let written = Flags(rawValue: 1 << 9)
    /// A source that has, or had, projections.
    static let projected = Flags(rawValue: 1 << 10)
  }

  /// The value, followed by the rule. Nil only while the slot is free.
  var block: UnsafeMutableRawPointer?
  var generation: UInt32 = 1
  /// First recorded read, in order of reading.
  var firstDependency: UInt32 = 0
  /// First edge to a reader, newest first.
  var firstDependent: UInt32 = 0
  /// The revision in which the value last changed.
  var changedAt: UInt32 = 0
  /// The last revision for which the value was known to be valid.
  var verifiedAt: UInt32 = 0
  /// Index of the `NodeType`.
  var type: UInt16 = 0
  var flags: Flags = []
  var subgraph: UInt32 = 0
  /// The next node of the same subgraph, or of the free list.
  var next: UInt32 = 0
  /// The last evaluation that read the node.
  var readStamp: UInt32 = 0
  /// The evaluation order of outputs; of a projection, the offset of its bytes.
  var serial: UInt32 = 0

  var nextFree: UInt32 {
    get { next }
    set { next = newValue }
  }
}

/// A recorded read, linked into the reader's dependencies and the dependency's dependents.
struct GraphEdge: PoolElement {
  /// The node that was read.
  var dependency: UInt32 = 0
  /// The node whose rule read it.
  var dependent: UInt32 = 0
  var nextDependency: UInt32 = 0
  var previousDependency: UInt32 = 0
  var nextDependent: UInt32 = 0
  var previousDependent: UInt32 = 0

  var nextFree: UInt32 {
    get { nextDependency }
    set { nextDependency = newValue }
  }
}
