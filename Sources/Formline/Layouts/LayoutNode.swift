import AttributeGraph
public import ViewTree

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
    // Something inside has changed since the last size was asked for.
    if self.cache != nil, isUnmeasured { layout.updateCache(&cache, subviews: subviews) }
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let told = withCache { $0.sizeThatFits(proposal: Lengths.told(proposal), subviews: $1, cache: &$2) } ?? .zero
    let size = Lengths.cells(told)
    let isSound = isLength(size.width, offered: proposal.width) && isLength(size.height, offered: proposal.height)
    guard !isSound else { return size }
    report(
      "wants \(told.width) by \(told.height) \(Lengths.current): what is without an end is what is offered, and other "
        + "lengths that cannot be are none")
    return Size(
      width: length(size.width, offered: proposal.width), height: length(size.height, offered: proposal.height))
  }

  /// True for a length that the layout may have; infinite only if the proposal is.
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
      layout.placeSubviews(
        in: Lengths.told(Rect(origin: .zero, size: size)), proposal: Lengths.told(proposal), subviews: subviews,
        cache: &cache)
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

/// A layout that stacks its views along an axis, in which spacers grow.
protocol StackingLayout: Layout {
  var axis: Axis { get }
}

/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
  let nodes: [DisplayNode]
  let placements: Placements

  @MainActor init(nodes: [DisplayNode]) {
    self.nodes = nodes
    placements = Placements()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position], placements: placements) }

  /// Records which views have been placed.
  @MainActor final class Placements {
    var placed: Set<ObjectIdentifier> = []
    /// The first invalid position.
    var wrong: Point?
  }
}

/// One view that a layout arranges.
public struct LayoutSubview {
  let node: DisplayNode
  let placements: LayoutSubviews.Placements

  nonisolated init(node: DisplayNode, placements: LayoutSubviews.Placements) {
    self.node = node
    self.placements = placements
  }

  /// The priority set by `layoutPriority(_:)`.
  public var priority: Double { node.layoutPriority }

  /// The size that the view chooses for a proposal; cached until something in the view changes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Lengths.told(node.size(fitting: Lengths.cells(proposal)))
  }

  /// The size that the view chooses for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: node.size(fitting: Lengths.cells(proposal)))
  }

  /// The value attached with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node[key] }

  /// Places the view.
  /// - Parameters:
  ///   - position: A point in the bounds.
  ///   - anchor: The point of the view to put there.
  ///   - proposal: The size proposed to the view, which chooses its own.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var position = position
    if !position.x.isFinite || !position.y.isFinite {
      placements.wrong = placements.wrong ?? position
      position = Point(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
    position = Lengths.cells(position)
    let size = node.size(fitting: Lengths.cells(proposal))
    placements.placed.insert(ObjectIdentifier(node))
    node.place(at: Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size: size)
  }
}
