/// Everything a graph changes while it works. It is kept behind one raw pointer, so that no access pays an
/// exclusivity check and rules can call back into the graph.
struct EngineState {
  /// A node that is being verified and the dependency to look at next.
  struct Frame: BitwiseCopyable {
    let node: UInt32
    var edge: UInt32
  }

  var nodes = Pool<Node>(capacity: 64)
  var edges = Pool<Edge>(capacity: 64)
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
  /// The subgraph that owns what is made.
  var currentSubgraph: UInt32 = 0
  /// How many pulls are nested.
  var depth = 0
  var isUpdating = false
  var isFreeing = false
  var hasAnnouncedUpdate = false

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
