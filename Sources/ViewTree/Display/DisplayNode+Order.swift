extension DisplayNode {
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

  /// The last node inside this one in tree order, or the node itself.
  package var lastDescendant: DisplayNode {
    var node = self
    while let last = node.children.last { node = last }
    return node
  }

  /// The innermost node at a point of this node's parent's content, or nil.
  package func hitTest(_ point: Point) -> DisplayNode? {
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    guard local.x >= 0, local.y >= 0, local.x < size.width, local.y < size.height else { return nil }
    let inner = Point(x: local.x + contentOffset.x, y: local.y + contentOffset.y)
    for child in children.reversed() {
      if let hit = child.hitTest(inner) { return hit }
    }
    return self
  }

  /// Whether this node is `other` or stands inside it.
  package func isInside(_ other: DisplayNode) -> Bool {
    var node: DisplayNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether this node comes before `other` in tree order. Costs the depth of the two.
  package func isBefore(_ other: DisplayNode) -> Bool {
    pathFromRoot.lexicographicallyPrecedes(other.pathFromRoot)
  }

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
