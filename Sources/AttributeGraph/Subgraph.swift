/// A lifetime: the attributes and subgraphs made inside it go with it, all at once.
public final class Subgraph {
  /// The slot in the graph's subgraph pool.
  let index: UInt32
  private weak var graph: Graph?
  /// Set by `remove()`, also while freeing is still put off.
  var isRemoved = false
  /// In order of registration.
  var removalActions: [() -> Void] = []

  init(index: UInt32, graph: Graph) {
    self.index = index
    self.graph = graph
  }

  /// Whether neither it nor a subgraph around it was removed, nor the graph itself.
  public var isValid: Bool { !isRemoved && graph != nil }

  /// Runs the removal actions, newest subgraph first, then frees all attributes and subgraphs inside; what outside
  /// had read them is dirty. Linear in what is freed.
  ///
  /// While a rule is evaluated, freeing and the actions wait until the outermost evaluation has ended; what was made
  /// inside counts as removed at once and none of its outputs runs again.
  public func remove() {
    guard !isRemoved, let graph else { return }
    graph.remove(self)
  }
}
