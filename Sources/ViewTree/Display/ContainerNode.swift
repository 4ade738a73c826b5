import AttributeGraph

/// A display node whose children come from a view list.
open class ContainerNode: DisplayNode {
  private var nodes: [DisplayNode] = []
  private var areChildrenStale = false
  /// The lifetime of the views that made this node.
  private let lifetime: Subgraph

  /// A node that lives as long as the view being made.
  public override init(host: ViewHost) {
    lifetime = host.graph.currentSubgraph
    super.init(host: host)
  }

  package var content: ViewList = .empty { didSet { childrenDidChange() } }

  public final override var children: [DisplayNode] { nodes }

  /// Whether rows inside are made only when they are seen.
  package var makesRowsLazily: Bool { false }

  /// True if the children are placed in this node.
  var adoptsChildren: Bool { true }

  /// True while the node handles changes of its list itself.
  var ignoresChanges: Bool { false }

  /// The children that the view list gives now.
  func collectChildren() -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    content.flatten(into: &nodes, container: self)
    return nodes
  }

  /// Makes other nodes the children, outside of a change of the view list. The caller sees to the layout.
  final func replaceChildren(with new: [DisplayNode]) {
    let old = nodes
    nodes = new
    // A node that is still a child is adopted again.
    for node in old where node.parent === self { node.indexInParent = -1 }
    adopt(new)
    for node in old where node.parent === self && node.indexInParent < 0 { node.abandon() }
  }

  /// A part of the view list was replaced: the children are collected again before the next layout.
  package final func childrenDidChange() {
    guard !areChildrenStale, !ignoresChanges else { return }
    areChildrenStale = true
    host.containerIsStale(self)
  }

  final func refreshChildren() {
    guard areChildrenStale else { return }
    areChildrenStale = false
    // A node being removed must not claim nodes that have moved elsewhere.
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

  /// The children are new; the layout follows.
  open func childrenWereReplaced() {}
}
