/// Measures what is known, estimates the rest, and fills the visible part.
extension LazyStackNode {
  private var cap: Double { max(1, host.screenHeight) }

  final func height(of index: Int, width: Double?) -> Double {
    height(of: items.nodes(of: index) ?? [], at: index, width: width)
  }

  /// Known heights are not measured again: a long form is laid out with every row that it scrolls by.
  private func height(of nodes: [DisplayNode], at index: Int, width: Double?) -> Double {
    if width == measuredWidth, heights.isKnown(index), !nodes.contains(where: \.needsLayout) {
      return heights.height(of: index)
    }
    return nodes.reduce(0) { $0 + size(of: $1, width: width).height + spacing }
  }

  /// The size of a view in a row of `width` columns.
  private func size(of node: DisplayNode, width: Double?) -> Size {
    node.size(fitting: ProposedViewSize(width: width.map { max(1, $0 - leading(of: node)) }, height: nil))
  }

  /// Exact if all items are known, or few enough to be measured. More items than the screen has rows do not fit
  /// anywhere, and need not be made to know that.
  func measureStack(_ proposal: ProposedViewSize) -> Size {
    guard items.count > 0 else { return Size(width: proposal.width ?? 0, height: 0) }
    let isExact = Double(items.count) < cap || heights.knownCount == items.count
    if isExact { make(0..<items.count) } else if proposal.width == nil { make(0..<Int(cap)) }
    let width =
      proposal.width ?? items.madeNodes.reduce(0) { max($0, leading(of: $1) + size(of: $1, width: nil).width) }
    guard isExact else { return Size(width: width, height: contentHeight) }
    let height = (0..<items.count).reduce(0) { $0 + self.height(of: $1, width: proposal.width) }
    return Size(width: width, height: max(0, height - spacing))
  }

  func layOutStack(in size: Size) {
    searchEnded()
    if measuredWidth != size.width {
      measuredWidth = size.width
      heights = RowHeights(count: items.count)
    }
    guard items.count > 0 else {
      landmarks = []
      return
    }
    keepLandmark(width: size.width)
    fill(width: size.width)
    discardDistantRows()
    items.forEachMade { index, nodes, _ in place(nodes, at: index, width: size.width) }
    noteLandmarks()
    // An enclosing scrolling view may still change its offset.
    if scroll == nil { tellPresence() }
    if contentHeight != size.height { scroll?.contentDidChange(of: self) }
  }

  private var contentHeight: Double { max(0, heights.total - spacing) }

  /// The visible part of the stack.
  private var window: Range<Double> {
    guard let scroll else { return 0..<min(size.height, cap) }
    var top = scroll.position
    for node in ancestry.prefix(while: { $0 !== scroll }) { top -= node.origin.y }
    return max(0, top)..<max(0, top + scroll.room)
  }

  func noteMadeHeights(width: Double) {
    items.forEachMade { index, nodes, _ in heights.set(height(of: nodes, at: index, width: width), at: index) }
    _ = heights.updateEstimate()
  }

  /// Scrolls along if elements above the visible part were inserted or removed, or have changed height; but not if the
  /// order was reversed.
  private func keepLandmark(width: Double) {
    let places = landmarks.compactMap { mark in items.index(of: mark.item).map { (index: $0, was: mark.position) } }
    noteMadeHeights(width: width)
    guard let scroll, let first = places.first else { return }
    if places.count > 1, places[1].index < first.index { return }
    let shift = heights.offset(of: first.index) - first.was
    if shift != 0 { scroll.shift(by: shift) }
    landmarks = []
  }

  /// Makes and measures the visible items.
  private func fill(width: Double) {
    for _ in 0..<8 {
      let window = window
      let anchor = heights.index(at: window.lowerBound)
      let before = heights.offset(of: anchor)
      var hasLearned = false
      var bottom = before
      var index = anchor
      while index < items.count, bottom < window.upperBound {
        if items.nodes(of: index) == nil {
          let missing = max(1, Int((window.upperBound - bottom) / heights.estimate))
          make(index..<min(items.count, index + missing))
        }
        if heights.set(height(of: index, width: width), at: index) { hasLearned = true }
        bottom += heights.height(of: index)
        index += 1
      }
      if heights.updateEstimate() { hasLearned = true }
      let shift = heights.offset(of: anchor) - before
      if shift != 0 { scroll?.shift(by: shift) }
      guard hasLearned else { return }
    }
  }

  /// True if every row in the visible part is made.
  var fillsWindow: Bool {
    guard heights.count == items.count else { return true }
    let window = window
    var index = heights.index(at: window.lowerBound)
    while index < items.count, heights.offset(of: index) < window.upperBound {
      if items.nodes(of: index) == nil { return false }
      index += 1
    }
    return true
  }

  final func place(_ nodes: [DisplayNode], at index: Int, width: Double) {
    var y = heights.offset(of: index)
    for node in nodes {
      let size = size(of: node, width: width)
      let leading = leading(of: node)
      node.place(
        at: Point(x: leading + Alignment.offset(of: size.width, in: width - leading, share: alignment), y: y),
        size: size)
      y += size.height + spacing
    }
  }

  /// Ends rows far off-screen that would be the same if they were made again, so that memory does not grow with the
  /// rows scrolled past.
  private func discardDistantRows() {
    let window = window
    let length = max(window.upperBound - window.lowerBound, 1)
    let made = items.made
    guard items.count > eagerItems, Double(made.count) > max(3 * length, Double(keptRows)) + 32 else { return }
    var hasDiscarded = false
    for index in made {
      let top = heights.offset(of: index)
      guard top + heights.height(of: index) < window.lowerBound - length || top > window.upperBound + length,
        let row = items.row(of: index), host.graph.isPristine(row.subgraph)
      else { continue }
      items.discard(index)
      hasDiscarded = true
    }
    keptRows = items.made.count
    if hasDiscarded { replaceChildren(with: items.madeNodes) }
  }

  private func isInSight(_ index: Int, in window: Range<Double>) -> Bool {
    let top = heights.offset(of: index)
    return top < window.upperBound && top + max(heights.height(of: index), 0.001) > window.lowerBound
  }

  private func noteLandmarks() {
    let window = window
    landmarks = []
    items.forEachMade { index, _, _ in
      guard isInSight(index, in: window), let key = items.key(of: index) else { return }
      landmarks.append(Landmark(item: key, position: heights.offset(of: index)))
    }
  }

  /// Tells rows that have become visible or invisible.
  func tellPresence() {
    guard heights.count == items.count else { return }
    let window = window
    items.forEachMade { index, _, row in row?.presence?.show(isInSight(index, in: window)) }
  }
}
