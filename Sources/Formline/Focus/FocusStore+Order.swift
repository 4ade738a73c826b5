import ViewTree

/// Where focus goes: from one control to another.
extension FocusStore {
  /// The first control that can have focus.
  package var first: Control? { outermost(.next) }
  /// The last control that can have focus.
  package var last: Control? { outermost(.previous) }

  /// Every control that can have focus, in order. Costs a walk through the tree.
  var controls: [Control] {
    var found: [Control] = []
    var control = first
    while let current = control, current !== found.first {
      found.append(current)
      control = neighbour(of: current, .next)
    }
    return found
  }

  /// Where controls are looked for: everywhere, or in the dialog that is open.
  var top: DisplayNode { modal ?? host.root }

  /// Whether a control can be given focus.
  package func accepts(_ control: Control) -> Bool {
    guard control.isEnabled, !control.isHidden, control.takesFocus, let node = control.node, node.isShown else {
      return false
    }
    return modal.map { node.isInside($0) } ?? true
  }

  /// Moves focus so many places on in the order of the layout (back if negative), round the ends. Without focus, to the first
  /// control or the last one. Costs what lies between the controls.
  package func move(by count: Int) {
    guard count != 0 else { return }
    let direction = count > 0 ? Direction.next : .previous
    var target = focused
    for _ in 0..<min(abs(count), 1000) {
      target = neighbour(of: target, direction) ?? (direction == .next ? first : last)
    }
    if let target { focus(preferred(for: target)) }
  }

  /// Moves focus about so many rows on (back if negative), and to the last control or the first one at the end.
  func move(byRows rows: Int) {
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

  /// Those of several controls that can have focus, in tree order.
  func inOrder(_ candidates: [Control]) -> [Control] {
    candidates.filter(accepts).sorted { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }

  /// The first of several controls in tree order that can have focus.
  func first(of candidates: [Control]) -> Control? { inOrder(candidates).first }

  // The order of the tree.

  enum Direction { case next, previous }

  /// The first control that can have focus, in tree order from a node on.
  func search(from start: DisplayNode?, _ direction: Direction, inside region: DisplayNode) -> Control? {
    var node = start
    while let current = node, region === host.root || current.isInside(region) {
      if let control = (current as? FocusNode)?.control, accepts(control) { return control }
      visitedNodes += 1
      node = step(from: current, direction)
    }
    return nil
  }

  /// The first control behind a node, or before it. Behind a view that can have focus comes what stands in it.
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
