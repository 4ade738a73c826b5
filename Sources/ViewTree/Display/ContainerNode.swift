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

  package var content: ViewList = .empty {
    didSet { childrenDidChange() }
  }

  public final override var children: [DisplayNode] { nodes }

  /// A part of the view list was replaced: the children are collected again before the next layout.
  package final func childrenDidChange() {
    guard !areChildrenStale else { return }
    areChildrenStale = true
    host.containerIsStale(self)
  }

  final func refreshChildren() {
    guard areChildrenStale else { return }
    areChildrenStale = false
    // What is being taken apart must not claim nodes that stand elsewhere by now.
    guard lifetime.isValid else { return }
    setNeedsDisplay()
    let old = nodes
    nodes.removeAll(keepingCapacity: true)
    content.flatten(into: &nodes, container: self)
    for node in old where node.parent === self { node.abandon() }
    adopt(nodes)
    childrenWereReplaced()
    setNeedsLayout()
  }

  /// The children are new; the layout follows.
  open func childrenWereReplaced() {}
}
