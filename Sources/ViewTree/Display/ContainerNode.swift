/// A display node whose children come from a view list.
open class ContainerNode: DisplayNode {
  private var nodes: [DisplayNode] = []
  private var areChildrenStale = false

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
