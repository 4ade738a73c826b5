/// The mutable state of a graph, behind one raw pointer, so that no access needs an exclusivity check and rules can
/// call back.
struct EngineState {
  /// A node that is being verified and the dependency to look at next.
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
  /// Goes up with every change from outside.
  var revision: UInt32 = 1
  /// Goes up with every evaluation.
  var evaluation: UInt32 = 0
  var nextSerial: UInt32 = 1

  /// The node whose reads are recorded; 0: none.
  var reader: UInt32 = 0
  /// The last edge the reader has confirmed; 0: none yet.
  var cursor: UInt32 = 0
  /// The evaluation of the reader.
  var readerEvaluation: UInt32 = 0
  /// The subgraph that owns new attributes.
  var currentSubgraph: UInt32 = 0
  /// How many pulls are nested.
  var depth = 0
  var isUpdating = false
  var isFreeing = false

  /// How often any of the above allocated memory.
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
  /// What is known about a node.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// Something it depends on may have changed. Everything that depends on it is dirty, too.
    static let dirty = Flags(rawValue: 1 << 0)
    /// Its rule runs at the next pull, whatever its dependencies say.
    static let mustRun = Flags(rawValue: 1 << 1)
    /// It is being verified or evaluated.
    static let onStack = Flags(rawValue: 1 << 2)
    /// Its block holds a value.
    static let hasValue = Flags(rawValue: 1 << 3)
    /// It has a rule; otherwise it is a source.
    static let rule = Flags(rawValue: 1 << 4)
    /// `update()` evaluates it whenever it is dirty.
    static let output = Flags(rawValue: 1 << 5)
    /// It is in the queue of outputs.
    static let queued = Flags(rawValue: 1 << 6)
    /// It shows some bytes of its only dependency; `serial` says from where.
    static let member = Flags(rawValue: 1 << 7)
    /// It is a source that was set since it was made.
    static let written = Flags(rawValue: 1 << 9)
    /// It is a source of which there are projections, or were.
    static let projected = Flags(rawValue: 1 << 10)
  }

  /// The value, and behind it the rule. Nil only while the slot is free.
  var block: UnsafeMutableRawPointer?
  var generation: UInt32 = 1
  /// First recorded read, in order of reading.
  var firstDependency: UInt32 = 0
  /// First edge to a reader, newest first.
  var firstDependent: UInt32 = 0
  /// The revision in which the value last changed.
  var changedAt: UInt32 = 0
  /// The revision for which the value was last known to be right.
  var verifiedAt: UInt32 = 0
  /// Index of the `NodeType`.
  var type: UInt16 = 0
  var flags: Flags = []
  var subgraph: UInt32 = 0
  /// The next node of the same subgraph, or of the free list.
  var next: UInt32 = 0
  /// The evaluation that read it last.
  var readStamp: UInt32 = 0
  /// Outputs are evaluated in this order; of a projection, the offset of the bytes it shows.
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
