extension ViewHost {
  /// Measures and places everything that changed, with `proposal` for the root, until the layout is stable.
  /// - Parameter reveal: Called after a layout; may scroll, which needs another one.
  /// - Returns: The size of the root.
  @discardableResult package func layOut(
    in proposal: ProposedViewSize, reveal: (_ isLaidOutAnew: Bool) -> Void = { _ in }
  ) -> Size {
    turn.layOut(in: proposal, reveal: reveal)
    reportHiddenViews()
    return root.size
  }

  /// One pass of layout: places the root, fills scrolled stacks, and checks for changed positions that views depend on.
  func placeRoot(in proposal: ProposedViewSize) {
    if needsLayout || proposal != self.proposal {
      needsLayout = false
      self.proposal = proposal
      counters.layouts += 1
      hasUncheckedLengths = true
      root.place(at: .zero, size: root.size(fitting: proposal))
    }
    fillScrolled()
    for (node, watcher) in placeWatchers {
      if let node = node.wrappedValue { watcher.placeMayHaveChanged(of: node) }
    }
  }

  /// Moves all views up and to the left, as far as a part of a node needs it to be on the screen: what no scrolling
  /// view brings into sight, since the screen's own lengths are too long for it. Layout must be up to date.
  package func bringOntoScreen(_ part: Rect, of node: DisplayNode) {
    guard let width = proposal.finiteWidth, let height = proposal.height, height.isFinite else { return }
    func shift(_ start: Double, _ length: Double, in room: Double) -> Double {
      min(max(0, start + length - room), max(0, start)).rounded(.up)
    }
    let origin = node.screenOrigin
    let place = part.offset(by: Point(x: origin.x + rootNode.shift.x, y: origin.y + rootNode.shift.y))
    let new = Point(
      x: shift(place.origin.x, place.size.width, in: width), y: shift(place.origin.y, place.size.height, in: height))
    guard new != rootNode.shift else { return }
    rootNode.shift = new
    damageAll()
  }

  package var screenHeight: Double { proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 24 }

  /// Queues a scrolling node whose lazy stacks must make the rows that are now visible.
  func scrolled(_ node: ScrollNode) {
    if !scrolledNodes.waiting.contains(where: { $0 === node }) { scrolledNodes.append(node) }
  }

  private func fillScrolled() {
    var due = scrolledNodes.take()
    for node in due where node.isInTree { node.layOutAgain() }
    scrolledNodes.giveBack(&due)
  }

  /// Has the position of a node watched, which may change without a layout.
  package func watchPlace(of node: DisplayNode, by watcher: any PlaceWatching) {
    placeWatchers.removeAll { $0.node.wrappedValue == nil || $0.node.wrappedValue === node }
    placeWatchers.append((Anchored(wrappedValue: node), watcher))
  }

  package var hasScrolled: Bool { !scrolledNodes.isEmpty }
}
