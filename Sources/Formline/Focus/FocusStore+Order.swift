import ViewTree

/// Where focus goes: the controls in tree order.
extension FocusStore {
  /// The first control of the tree that can have focus.
  package var first: Control? { search(from: top, .next) }
  /// The last control of the tree that can have focus.
  package var last: Control? { search(from: top.lastDescendantMakingRows, .previous) }

  /// Where controls are looked for: everywhere, or in the dialog that is open.
  private var top: DisplayNode { modal ?? host.root }

  /// Whether a control can be given focus.
  package func accepts(_ control: Control) -> Bool {
    guard control.isEnabled, control.takesFocus, let node = control.node, node.isShown else { return false }
    return modal.map { node.isInside($0) } ?? true
  }

  /// Moves focus so many places on in tree order (back if negative), round the ends. Without focus, to the first
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

  /// The first of several controls in tree order that can have focus.
  func first(of candidates: [Control]) -> Control? {
    candidates.filter(accepts).min { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }

  enum Direction { case next, previous }

  func neighbour(of control: Control?, _ direction: Direction) -> Control? {
    guard let node = control?.node else { return nil }
    return search(from: step(from: node, direction), direction)
  }

  private func search(from start: DisplayNode?, _ direction: Direction) -> Control? {
    var node = start
    while let current = node {
      if let control = (current as? FocusNode)?.control, accepts(control) { return control }
      node = step(from: current, direction)
    }
    return nil
  }

  private func step(from node: DisplayNode, _ direction: Direction) -> DisplayNode? {
    switch direction {
    case .next: node.nextMakingRows()
    case .previous: node.previousMakingRows()
    }
  }
}
