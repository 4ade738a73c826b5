/// A target for scrolling: a node, or an item of a lazy stack that may not have been made yet.
package enum ScrollTarget {
  case node(DisplayNode)
  case item(LazyStackNode, index: Int)

  /// The nearest enclosing scrolling node.
  var scroll: ScrollNode? {
    switch self {
    case .item(let stack, _): return stack.scroll
    case .node(let node):
      for case let scroll as ScrollNode in node.ancestry.dropFirst() { return scroll }
      return nil
    }
  }

  /// The first row (or column) of the target and the one after its last, in the content of an enclosing scrolling node.
  func extent(in scroll: ScrollNode, along axis: Axis = .vertical) -> (start: Double, end: Double)? {
    var node: DisplayNode
    var start = 0.0
    let length: Double
    switch self {
    case .node(let target):
      node = target
      length = target.size.length(along: axis)
    case .item(let stack, let index):
      guard axis == .vertical, index < stack.items.count else { return nil }
      node = stack
      start = stack.heights.offset(of: index)
      length = stack.heights.height(of: index)
    }
    while node !== scroll {
      guard let parent = node.parent else { return nil }
      start += node.origin.coordinate(along: axis)
      if parent !== scroll { start -= parent.contentOffset.coordinate(along: axis) }
      node = parent
    }
    return (start, start + length)
  }
}

extension DisplayNode {
  /// Finds the rows of lazy stacks in this tree that have some ids, made or not.
  func collectScrollTargets(identifiedBy ids: Set<AnyHashable>, into targets: inout [AnyHashable: ScrollTarget]) {
    if let stack = self as? LazyStackNode {
      for (id, index) in stack.items.indices(identifiedBy: ids) where targets[id] == nil {
        targets[id] = .item(stack, index: index)
      }
    }
    for child in children { child.collectScrollTargets(identifiedBy: ids, into: &targets) }
  }

  /// Finds the view with an id inside this node: one with `id(_:)`, or a row of a `ForEach`, made or not.
  package func scrollTarget(identifiedBy id: AnyHashable) -> ScrollTarget? {
    if let stack = self as? LazyStackNode, let index = stack.item(identifiedBy: id) {
      return .item(stack, index: index)
    }
    if let node = (self as? ContainerNode)?.content.part(identifiedBy: id)?.firstNode { return .node(node) }
    for child in children {
      if let target = child.scrollTarget(identifiedBy: id) { return target }
    }
    return nil
  }
}

extension ViewList {
  func part(identifiedBy id: AnyHashable) -> ViewList? {
    let known: ViewList? =
      switch self {
      case .dynamic(let list): list.part?(id)
      case .rows(let rows) where !rows.isLazy: rows.row(identifiedBy: id)?.list
      default: nil
      }
    return known ?? parts.lazy.compactMap { $0.part(identifiedBy: id) }.first
  }
}
