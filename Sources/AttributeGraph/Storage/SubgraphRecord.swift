/// The links of a subgraph: its place in the tree and the nodes it owns.
struct SubgraphRecord: PoolElement {
  /// Retained while the record is in use.
  var handle: Unmanaged<Subgraph>?
  var parent: UInt32 = 0
  /// Newest first.
  var firstChild: UInt32 = 0
  var nextSibling: UInt32 = 0
  var previousSibling: UInt32 = 0
  var firstNode: UInt32 = 0
  /// Whether it or a subgraph around it was removed but is not freed yet.
  var isRemoved = false
  /// Whether it or a subgraph around it is set aside: none of its outputs is evaluated.
  var isSetAside = false

  var nextFree: UInt32 {
    get { nextSibling }
    set { nextSibling = newValue }
  }
}
