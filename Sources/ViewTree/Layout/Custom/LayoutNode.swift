/// The display node of a layout of the app.
final class LayoutNode<L: Layout>: ContainerNode {
  var layout: L? { didSet { setNeedsLayout() } }
  private var cache: L.Cache?

  override var sequentialAxis: Axis? { nil }
  override var placesSideBySide: Bool { true }
  override var spacerAxis: Axis? { (layout as? any StackingLayout)?.axis }

  override func childrenWereReplaced() { cache = nil }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result? {
    guard let layout else { return nil }
    let subviews = LayoutSubviews(nodes: children)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    // Nobody has asked since something inside has changed.
    if self.cache != nil, answers.isEmpty { layout.updateCache(&cache, subviews: subviews) }
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
  }

  override func layOut(in size: Size) {
    let proposal = proposal(answeredBy: size)
    let placed = withCache { layout, subviews, cache in
      layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.placements.placed
    }
    for child in children where placed?.contains(ObjectIdentifier(child)) == false {
      let wanted = child.size(fitting: proposal)
      child.place(at: Alignment.center.origin(of: wanted, in: size), size: wanted)
    }
  }
}

/// A layout that lines its views up, along which spacers grow.
protocol StackingLayout: Layout {
  var axis: Axis { get }
}
