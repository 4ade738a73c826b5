import AttributeGraph

/// A display node whose children come from a view list.
open class ContainerNode: DisplayNode {
  private var nodes: [DisplayNode] = []
  private var areChildrenStale = false
  /// The subgraph of the views that made this node.
  private let lifetime: Subgraph

  /// Makes a node that exists as long as the view being made.
  public override init(host: ViewHost) {
    lifetime = host.graph.currentSubgraph
    super.init(host: host)
  }

  package var content: ViewList = .empty { didSet { childrenDidChange() } }

  public final override var children: [DisplayNode] { nodes }

  /// Whether rows inside are made only once they are visible.
  package var makesRowsLazily: Bool { false }

  /// True if the children are placed in this node.
  var adoptsChildren: Bool { true }

  /// True while the node itself handles changes of its list.
  var ignoresChanges: Bool { false }

  /// The children currently in the view list.
  func collectChildren() -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    content.flatten(into: &nodes, container: self)
    return nodes
  }

  /// Replaces the children without a change of the view list. The caller is responsible for the layout.
  final func replaceChildren(with new: [DisplayNode]) {
    let old = nodes
    nodes = new
    // Nodes that remain children are adopted again.
    for node in old where node.parent === self { node.indexInParent = -1 }
    adopt(new)
    for node in old where node.parent === self && node.indexInParent < 0 { node.abandon() }
  }

  /// Called when a part of the view list was replaced: the children are collected again before the next layout.
  package final func childrenDidChange() {
    guard !areChildrenStale, !ignoresChanges else { return }
    areChildrenStale = true
    host.turn.collect(self)
  }

  final func refreshChildren() {
    guard areChildrenStale else { return }
    areChildrenStale = false
    // A node that is being removed must not claim nodes that have moved elsewhere.
    guard lifetime.isValid else { return }
    setNeedsDisplay()
    let old = nodes
    nodes = collectChildren()
    if adoptsChildren {
      for node in old where node.parent === self { node.abandon() }
      adopt(nodes)
    }
    childrenWereReplaced()
    setNeedsLayout()
  }

  /// Called when the children have been replaced; a layout follows.
  open func childrenWereReplaced() {}
}
