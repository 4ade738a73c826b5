extension DisplayNode {
  /// Makes nodes the children of this one, in order.
  package final func adopt(_ children: [DisplayNode]) {
    for (index, child) in children.enumerated() {
      child.indexInParent = index
      guard child.parent !== self else { continue }
      host.arrangement &+= 1
      child.parent = self
      child.isPlaced = false
    }
  }

  /// Removes this node from its parent.
  package final func abandon() {
    host.arrangement &+= 1
    parent = nil
    isPlaced = false
  }

  /// This node and those around it, from the inside out.
  package final var ancestry: UnfoldFirstSequence<DisplayNode> { sequence(first: self) { $0.parent } }

  package final var isInTree: Bool { isInside(host.root) }

  /// True unless this node or an ancestor is hidden behind another view.
  package final var isShown: Bool { !ancestry.contains { $0.isHidden } }

  /// The next node in tree order (a node comes before what is inside it), or nil at the end.
  package func next(skippingChildren: Bool) -> DisplayNode? {
    next(skippingChildren: skippingChildren) { $0.child(nextTo: $1, by: 1) }
  }

  /// The next node in tree order, making rows of lazy stacks on the way; nil at the end.
  package func nextMakingRows() -> DisplayNode? {
    next(skippingChildren: false) { $0.childMakingRows(nextTo: $1, by: 1) }
  }

  private func next(
    skippingChildren: Bool, _ child: (_ parent: DisplayNode, _ previous: DisplayNode?) -> DisplayNode?
  ) -> DisplayNode? {
    if !skippingChildren, let first = child(self, nil) { return first }
    for node in ancestry {
      if let sibling = node.parent.flatMap({ child($0, node) }) { return sibling }
    }
    return nil
  }

  /// The node before this one in tree order, making rows of lazy stacks on the way; nil at the beginning.
  package func previousMakingRows() -> DisplayNode? {
    guard let parent else { return nil }
    return parent.childMakingRows(nextTo: self, by: -1)?.lastDescendantMakingRows ?? parent
  }

  /// The last node inside this one in tree order, or the node itself; the last rows of lazy stacks are made.
  package var lastDescendantMakingRows: DisplayNode {
    var node = self
    while let last = node.childMakingRows(nextTo: nil, by: -1) { node = last }
    return node
  }

  /// The last node inside this one in tree order, or the node itself.
  package var lastDescendant: DisplayNode {
    var node = self
    while let last = node.children.last { node = last }
    return node
  }

  /// The innermost node at a point, if any. The point is in the coordinates of the parent's content.
  package func hitTest(_ point: Point) -> DisplayNode? {
    guard opacity > 0, !isHidden else { return nil }
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    let bounds = Rect(origin: .zero, size: size)
    guard clipsChildren ? bounds.contains(local) : extent.contains(local) else { return nil }
    let inner = Point(x: local.x + contentOffset.x, y: local.y + contentOffset.y)
    for child in children.reversed() {
      if let hit = child.hitTest(inner) { return hit }
    }
    return bounds.contains(local) ? self : nil
  }

  /// True if this node is `other` or inside it.
  package func isInside(_ other: DisplayNode) -> Bool { ancestry.contains { $0 === other } }

  /// True if this node comes before `other` in tree order. Costs the depth of the two.
  package func isBefore(_ other: DisplayNode) -> Bool { pathFromRoot.lexicographicallyPrecedes(other.pathFromRoot) }

  private var pathFromRoot: [Int] { ancestry.map { $0.indexInParent }.reversed() }
}
