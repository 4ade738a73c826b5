/// What observers and views inside are told.
extension ScrollNode {
  struct Watchers {
    var observers: [ScrollObserver] = []
    /// Views inside that want to know whether they are in sight.
    var visibilityNodes: [WeakVisibilityNode] = []
    var willBeTold = false

    var isEmpty: Bool { observers.isEmpty && visibilityNodes.isEmpty }
  }

  struct WeakVisibilityNode {
    weak var node: ScrollVisibilityNode?
  }

  /// What is in sight now.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: contentOffset,
      contentSize: Size(
        width: axis == .horizontal ? contentWidth : size.width,
        height: axis == .horizontal ? size.height : contentHeight), containerSize: size)
  }

  func observe(with observers: [ScrollObserver]) {
    watchers.observers = observers
    for observer in observers { observer.attach(to: self) }
  }

  func watchVisibility(of node: ScrollVisibilityNode) {
    guard !watchers.visibilityNodes.contains(where: { $0.node === node }) else { return }
    watchers.visibilityNodes.removeAll { $0.node == nil }
    watchers.visibilityNodes.append(WeakVisibilityNode(node: node))
    willTell()
  }

  /// Tells the observers once the layout is up to date.
  func willTell() {
    lastMaximum = maximumPosition
    guard !watchers.isEmpty else {
      phase = .idle
      return
    }
    guard !watchers.willBeTold else { return }
    watchers.willBeTold = true
    host.afterLayout { [weak self] in self?.tell() }
  }

  private func tell() {
    watchers.willBeTold = false
    let phase = phase
    let observers = watchers.observers
    if phase.isScrolling { for observer in observers { observer.began(phase) } }
    for observer in observers { observer.settled(self) }
    for node in watchers.visibilityNodes.compactMap(\.node) where node.isInside(self) { node.scrolled() }
    if phase.isScrolling { for observer in observers { observer.ended(phase) } }
    self.phase = .idle
  }

  /// The id of the row of a lazy stack inside that stands at an anchor of what is in sight.
  func identifier(at anchor: UnitPoint) -> AnyHashable? {
    for stack in stacks.compactMap(\.stack) where stack.isInside(self) {
      guard let top = ScrollTarget.node(stack).extent(in: self)?.top, stack.items.count > 0 else { continue }
      // The row that ends below the anchor; at the lower edge the one that ends there.
      let row = position + anchor.y * size.height - top - (anchor.y == 1 ? 1 : 0)
      return stack.items.identifier(of: stack.heights.index(at: max(0, row)))
    }
    return nil
  }
}
