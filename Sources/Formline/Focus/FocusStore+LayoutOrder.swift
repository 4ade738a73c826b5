import ViewTree

/// The order of Tab: that of the layout, leading to trailing and then top to bottom.
///
/// The order of the tree is that of the layout everywhere but in views side by side: there, controls in one row of the
/// screen come before those in the next one, whichever column they stand in. A focus section, and what scrolls by
/// itself, is gone through as a whole before what stands beside it.
extension FocusStore {
  /// The control after one, or before it; nil at the end, and where none can have focus. Costs what lies between them,
  /// and what stands in the same views side by side.
  func neighbour(of control: Control?, _ direction: Direction) -> Control? {
    guard let node = control?.node else { return nil }
    var left: DisplayNode = node
    while true {
      let region = region(around: left)
      if let row = outermostRow(around: left, inside: region) {
        let parts = parts(of: row)
        if let place = parts.lastIndex(where: { left.isInside($0) }) {
          let next = direction == .next ? place + 1 : place - 1
          if parts.indices.contains(next) { return enter(parts[next], direction) }
        }
        left = row
      }
      if let found = search(after: left, direction, inside: region) {
        return entry(to: found, without: left, inside: region, direction)
      }
      guard region !== top, region.parent != nil else { return nil }
      left = region
    }
  }

  /// The first control of all, or the last one.
  func outermost(_ direction: Direction) -> Control? { enter(top, direction) }

  // Regions are gone through as a whole.

  private func region(around node: DisplayNode) -> DisplayNode {
    var node = node
    while node !== top, let parent = node.parent {
      if parent.isFocusRegion { return parent }
      node = parent
    }
    return top
  }

  /// The outermost view with views side by side that a node stands in, as far as a region reaches.
  func outermostRow(around node: DisplayNode, inside region: DisplayNode) -> DisplayNode? {
    var found: DisplayNode?
    var node = node
    while node !== region, let parent = node.parent, parent !== region {
      if parent.placesSideBySide { found = parent }
      node = parent
    }
    return found
  }

  /// Where focus enters on the way to a control that follows in the order of the tree.
  private func entry(
    to control: Control, without left: DisplayNode?, inside region: DisplayNode, _ direction: Direction
  ) -> Control {
    var outermost: DisplayNode?
    var node = control.node?.parent
    while let current = node, current !== region, !(left?.isInside(current) ?? false) {
      if current.placesSideBySide || current.isFocusRegion { outermost = current }
      node = current.parent
    }
    guard let outermost else { return control }
    return enter(outermost, direction) ?? control
  }

  /// The first control of a part of the tree, or the last one.
  private func enter(_ part: DisplayNode, _ direction: Direction) -> Control? {
    if part.placesSideBySide {
      let parts = parts(of: part)
      return (direction == .next ? parts.first : parts.last).flatMap { enter($0, direction) }
    }
    let start = direction == .next ? part : part.lastDescendantMakingRows
    guard let found = search(from: start, direction, inside: part) else { return nil }
    return found.node === part ? found : entry(to: found, without: nil, inside: part, direction)
  }

  /// What views side by side hold, row by row: controls that can have focus, and regions with such.
  private func parts(of row: DisplayNode) -> [DisplayNode] {
    var parts: [DisplayNode] = []
    var node = row.next(skippingChildren: false)
    while let current = node, current.isInside(row) {
      let isWhole = current.isFocusRegion && search(from: current, .next, inside: current) != nil
      let isControl = (current as? FocusNode)?.control.map(accepts) ?? false
      if isWhole || isControl { parts.append(current) }
      visitedNodes += 1
      node = current.next(skippingChildren: isWhole)
    }
    return ReadingOrder.places(of: parts.map(\.screenFrame)).map { parts[$0] }
  }
}

extension DisplayNode {
  /// Whether Tab goes through everything inside before it goes on.
  fileprivate var isFocusRegion: Bool { self is FocusSectionNode || self is ScrollNode || self is LazyStackNode }
}
