import AttributeGraph

/// The display node of a layout of the app.
final class LayoutNode<L: Layout>: ContainerNode {
  var layout: L? { didSet { setNeedsLayout() } }
  /// The view, for reports.
  var view: AttributeID?
  private var hasReported = false
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
    let size = withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
    let isSound = isLength(size.width, offered: proposal.width) && isLength(size.height, offered: proposal.height)
    guard !isSound else { return size }
    report(
      "wants \(size.width) by \(size.height) cells: what is without an end is what is offered, and other lengths that "
        + "cannot be are none")
    return Size(
      width: length(size.width, offered: proposal.width), height: length(size.height, offered: proposal.height))
  }

  /// Whether the layout can have a length. Only what is offered no end may want none.
  private func isLength(_ length: Double, offered: Double?) -> Bool {
    length >= 0 && (length.isFinite || offered == .infinity)
  }

  private func length(_ length: Double, offered: Double?) -> Double {
    isLength(length, offered: offered) ? length : length == .infinity ? offered ?? 0 : 0
  }

  private func report(_ problem: String) {
    guard !hasReported else { return }
    hasReported = true
    host.report("the layout \(L.self)\(view.map(host.place) ?? "") \(problem)")
  }

  override func layOut(in size: Size) {
    let proposal = proposal(answeredBy: size)
    let placed = withCache { layout, subviews, cache in
      layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      if let wrong = subviews.placements.wrong {
        report("places a view at \(wrong.x), \(wrong.y): what is no number counts as 0")
      }
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
