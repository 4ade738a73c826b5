import ViewTree

/// Moves focus from one control to another.
extension FocusStore {
  /// The first control that can have focus.
  package var first: Control? { outermost(.next) }
  /// The last control that can have focus.
  package var last: Control? { outermost(.previous) }

  /// Every control that can have focus, in order. Walks the tree.
  var controls: [Control] {
    var found: [Control] = []
    var control = first
    while let current = control, current !== found.first {
      found.append(current)
      control = neighbour(of: current, .next)
    }
    return found
  }

  /// Every control on the page or in the open dialog that is in sight or scrolled out of it, in tree order: also those
  /// that cannot have focus.
  package var shownControls: [Control] { top.controls.filter { !$0.isHidden && $0.node?.isShown ?? false } }

  /// The region searched for controls: everything, or the open dialog.
  var top: DisplayNode { modal ?? host.root }

  package func accepts(_ control: Control) -> Bool {
    guard control.isEnabled, !control.isHidden, control.takesFocus, let node = control.node, node.isShown else {
      return false
    }
    return modal.map { node.isInside($0) } ?? true
  }

  /// Moves focus by `count` stops in layout order (back if negative), wrapping around; without focus, to the first or
  /// last. Visits everything between the controls.
  package func move(by count: Int) {
    guard count != 0 else { return }
    takeTyped()
    let direction = count > 0 ? Direction.next : .previous
    var target = focused ?? resting
    for _ in 0..<min(abs(count), 1000) { target = stop(after: target, direction) }
    if let target { focus(preferred(for: target)) }
  }

  /// Moves focus to the control after the focused one or before it, row by row in lists, wrapping around.
  func step(_ direction: Direction) {
    if let target = neighbour(of: focused, direction) ?? outermost(direction) { focus(preferred(for: target)) }
  }

  /// Moves focus by about `rows` rows (back if negative), and to the last or first control at the end.
  func move(byRows rows: Int) {
    takeTyped()
    guard let start = focused, let origin = start.node?.screenOrigin else { return move(by: rows.signum()) }
    let direction = rows > 0 ? Direction.next : .previous
    var target = start
    while let candidate = neighbour(of: target, direction), let node = candidate.node {
      let distance = abs(node.screenOrigin.y - origin.y)
      if distance > Double(abs(rows)), target !== start { break }
      target = candidate
    }
    focus(target)
  }

  /// The controls among several that can have focus, in tree order.
  func inOrder(_ candidates: [Control]) -> [Control] {
    candidates.filter(accepts).sorted { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }

  /// The first control among several that can have focus, in tree order.
  func first(of candidates: [Control]) -> Control? { inOrder(candidates).first }

  // The order of the tree.

  package enum Direction { case next, previous }

  /// The first control that can have focus, in tree order starting with a node.
  func search(from start: DisplayNode?, _ direction: Direction, inside region: DisplayNode) -> Control? {
    var node = start
    while let current = node, region === host.root || current.isInside(region) {
      if let control = (current as? FocusNode)?.control, accepts(control) { return control }
      visitedNodes += 1
      node = step(from: current, direction)
    }
    return nil
  }

  /// The first control after a node, or before it. The contents of a focusable view come after it; those of other nodes
  /// are skipped.
  func search(after node: DisplayNode, _ direction: Direction, inside region: DisplayNode) -> Control? {
    let isLeftWhole = direction == .next && !(node is FocusNode)
    let end = isLeftWhole ? node.lastDescendantMakingRows : node
    return search(from: step(from: end, direction), direction, inside: region)
  }

  private func step(from node: DisplayNode, _ direction: Direction) -> DisplayNode? {
    switch direction {
    case .next: node.nextMakingRows()
    case .previous: node.previousMakingRows()
    }
  }
}

/// The order of Tab: leading to trailing, then top to bottom.
///
/// This is tree order, except in side-by-side views, where controls are ordered by rows of the screen. Focus sections
/// and scrolling views are visited as a whole.
extension FocusStore {
  /// The control after or before one; nil at the end, and if none can have focus. Visits everything between them, and
  /// everything in the same side-by-side views.
  package func neighbour(of control: Control?, _ direction: Direction) -> Control? {
    control?.node.flatMap { neighbour(leaving: $0, direction) }
  }

  /// The control after or before a node and everything inside it.
  func neighbour(leaving node: DisplayNode, _ direction: Direction) -> Control? {
    var left = node
    while true {
      let region = region(around: left, where: \.isFocusRegion)
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

  func outermost(_ direction: Direction) -> Control? { enter(top, direction) }

  // Regions are visited as a whole.

  /// The innermost region of a kind around a node.
  func region(around node: DisplayNode, where isRegion: (DisplayNode) -> Bool) -> DisplayNode {
    var node = node
    while node !== top, let parent = node.parent {
      if isRegion(parent) { return parent }
      node = parent
    }
    return top
  }

  /// The outermost container with side-by-side views around a node, within a region.
  func outermostRow(around node: DisplayNode, inside region: DisplayNode) -> DisplayNode? {
    var found: DisplayNode?
    var node = node
    while node !== region, let parent = node.parent, parent !== region {
      if parent.placesSideBySide { found = parent }
      node = parent
    }
    return found
  }

  /// The control at which focus enters the outermost container on the way to a control that follows in tree order.
  func entry(
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

  /// The first control in a part of the tree, or the last one.
  private func enter(_ part: DisplayNode, _ direction: Direction) -> Control? {
    if part.placesSideBySide {
      let parts = parts(of: part)
      return (direction == .next ? parts.first : parts.last).flatMap { enter($0, direction) }
    }
    let start = direction == .next ? part : part.lastDescendantMakingRows
    guard let found = search(from: start, direction, inside: part) else { return nil }
    return found.node === part ? found : entry(to: found, without: nil, inside: part, direction)
  }

  /// The contents of side-by-side views in reading order: focusable controls, and regions with such.
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
  /// True if Tab visits everything inside before going on.
  fileprivate var isFocusRegion: Bool { self is FocusSectionNode || self is ScrollNode || self is LazyStackNode }
}

/// The order in which a screen is read: row by row, each from the left.
enum ReadingOrder {
  /// The indices of frames in reading order. Frames are in one row if the middle of one is beside the other. Stable.
  /// Costs little more than sorting, at worst the square of the number of frames beside a very high one.
  static func places(of frames: [Rect]) -> [Int] {
    var waiting = frames.indices.sorted { first, second in
      let (one, other) = (frames[first].origin, frames[second].origin)
      return (one.y, one.x, first) < (other.y, other.x, second)
    }
    var order: [Int] = []
    while let top = waiting.first {
      let row = waiting.prefix { frames[$0].origin.y < max(frames[top].end, frames[top].origin.y + 1) }
        .filter { $0 == top || frames[$0].standsBeside(frames[top]) }
      order += row.sorted {
        (frames[$0].origin.x, frames[$0].origin.y, $0) < (frames[$1].origin.x, frames[$1].origin.y, $1)
      }
      let placed = Set(row)
      waiting.removeAll { placed.contains($0) }
    }
    return order
  }
}

extension Rect {
  fileprivate var end: Double { origin.y + size.height }
  private var middle: Double { origin.y + size.height / 2 }

  fileprivate func standsBeside(_ other: Rect) -> Bool {
    (origin.y..<max(end, origin.y + 1)).contains(other.middle)
      || (other.origin.y..<max(other.end, other.origin.y + 1)).contains(middle)
  }
}
