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

  package final var isInTree: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === host.root
  }

  /// True unless this node or an ancestor is hidden behind another view.
  package final var isShown: Bool {
    var node: DisplayNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// The next node in tree order (a node comes before what is inside it), or nil at the end.
  package func next(skippingChildren: Bool) -> DisplayNode? {
    if !skippingChildren, let first = children.first { return first }
    var node = self
    while let parent = node.parent {
      let siblings = parent.children
      if node.indexInParent + 1 < siblings.count { return siblings[node.indexInParent + 1] }
      node = parent
    }
    return nil
  }

  /// The node before this one in tree order, or nil at the beginning.
  package func previous() -> DisplayNode? {
    guard let parent else { return nil }
    guard indexInParent > 0 else { return parent }
    return parent.children[indexInParent - 1].lastDescendant
  }

  /// The next node in tree order, making rows of lazy stacks on the way; nil at the end.
  package func nextMakingRows() -> DisplayNode? {
    if let first = childMakingRows(after: nil) { return first }
    var node = self
    while let parent = node.parent {
      if let sibling = parent.childMakingRows(after: node) { return sibling }
      node = parent
    }
    return nil
  }

  /// The node before this one in tree order, making rows of lazy stacks on the way; nil at the beginning.
  package func previousMakingRows() -> DisplayNode? {
    guard let parent else { return nil }
    return parent.childMakingRows(before: self)?.lastDescendantMakingRows ?? parent
  }

  /// The last node inside this one in tree order, or the node itself; the last rows of lazy stacks are made.
  package var lastDescendantMakingRows: DisplayNode {
    var node = self
    while let last = node.childMakingRows(before: nil) { node = last }
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
  package func isInside(_ other: DisplayNode) -> Bool {
    var node: DisplayNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// True if this node comes before `other` in tree order. Costs the depth of the two.
  package func isBefore(_ other: DisplayNode) -> Bool { pathFromRoot.lexicographicallyPrecedes(other.pathFromRoot) }

  private var pathFromRoot: [Int] {
    var path: [Int] = []
    var node = self
    while let parent = node.parent {
      path.append(node.indexInParent)
      node = parent
    }
    return path.reversed()
  }
}
