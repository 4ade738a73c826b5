package import AttributeGraph

/// Views on top of one another, the last one in front.
public struct ZStack<Content> {
  package let content: Content
  let alignment: Alignment

  /// Puts views on top of one another, in the size of the largest.
  /// - Parameter alignment: Where smaller views are placed.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> LayersNode { LayersNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: LayersNode) -> ViewInputs { inputs.inStack(along: nil) }

  package func update(_ node: LayersNode, environment: EnvironmentValues) { node.alignment = alignment }
}

/// Puts children on top of one another, each proposed the whole size.
package class LayersNode: ContainerNode {
  package final var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package override var isLayered: Bool { true }

  package override var layoutPriority: Double { children.reduce(-.infinity) { max($0, $1.layoutPriority) } }

  /// The lines on which the children are aligned, if a child sets an alignment guide.
  private func lines(_ sizes: [Size]) -> (across: GuideLine?, down: GuideLine?) {
    let across = GuideKey(alignment.horizontal)
    let down = GuideKey(alignment.vertical)
    guard host.hasAlignmentGuides || across.isCustom || down.isCustom, !children.isEmpty else { return (nil, nil) }
    return (across.line(through: children, sizes), down.line(through: children, sizes))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let sizes = children.map { $0.size(fitting: proposal) }
    var size = sizes.reduce(.zero) { Size(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    let lines = lines(sizes)
    if let line = lines.across { size.width = line.length }
    if let line = lines.down { size.height = line.length }
    return size
  }

  private func frames(in size: Size) -> [Rect] {
    let proposal = proposal(answeredBy: size)
    let sizes = children.map { $0.size(fitting: proposal) }
    let lines = lines(sizes)
    return sizes.enumerated().map { index, childSize in
      var origin = alignment.origin(of: childSize, in: size)
      if let line = lines.across {
        origin.x = line.origin(of: index, in: size.width, share: alignment.horizontal.share)
      }
      if let line = lines.down {
        origin.y = line.origin(of: index, in: size.height, share: alignment.vertical.share)
      }
      return Rect(origin: origin, size: childSize)
    }
  }

  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    host.hasAlignmentGuides ? key.position(in: children, at: frames(in: size)) : nil
  }

  package override func layOut(in size: Size) {
    for (child, frame) in zip(children, frames(in: size)) { child.place(at: frame.origin, size: frame.size) }
  }
}

/// Views in front of the content or behind it, which do not affect its size.
package struct LayerModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
}

extension LayerModifier: ViewModifier, PrimitiveModifier where Layer: View {
  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let node = LayeredNode(host: inputs.host)
    inputs.graph.makeOutput { graph in
      let modifier = graph.value(modifier)
      node.layer.alignment = modifier.alignment
      node.isLayerInFront = modifier.isInFront
    }
    node.base.content = content(inputs).list
    let layer = inputs.graph.makeProjection(modifier) { $0.layer }
    node.layer.content = Layer._makeView(layer, inputs: inputs.inStack(along: nil)).list
    return ViewOutputs(node)
  }
}

/// The content and a layer, which is proposed the size of the content.
private final class LayeredNode: ContainerNode {
  let base: StackNode
  let layer: LayersNode
  var isLayerInFront = true { didSet { if isLayerInFront != oldValue { order() } } }

  override init(host: ViewHost) {
    base = StackNode(host: host)
    layer = LayersNode(host: host)
    super.init(host: host)
    order()
  }

  private func order() {
    content = .sequence(isLayerInFront ? [.node(base), .node(layer)] : [.node(layer), .node(base)])
  }

  override var isLayered: Bool { true }

  override var layoutPriority: Double { base.children.count == 1 ? base.children[0].layoutPriority : 0 }
  /// An empty list has no rows in front of which a layer could stand: the layer stands in their place, below the rest of
  /// the base.
  private func standsInForRows(_ proposal: ProposedViewSize) -> Bool {
    isLayerInFront && base.hasEmptyScroll(ProposedViewSize(width: proposal.width, height: nil))
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = base.size(fitting: proposal)
    guard standsInForRows(proposal) else { return size }
    let room = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - size.height) })
    return Size(width: size.width, height: size.height + layer.size(fitting: room).height)
  }

  override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? { base.explicitGuide(key, in: size) }

  /// Aligns the guides of the layer with those of the base.
  private func origin(of wanted: Size, over size: Size) -> Point {
    let across = GuideKey(layer.alignment.horizontal)
    let down = GuideKey(layer.alignment.vertical)
    guard host.hasAlignmentGuides || across.isCustom || down.isCustom else {
      return layer.alignment.origin(of: wanted, in: size)
    }
    return Point(
      x: across.position(in: base, of: size) - across.position(in: layer, of: wanted),
      y: down.position(in: base, of: size) - down.position(in: layer, of: wanted))
  }

  override func layOut(in size: Size) {
    let proposal = proposal(answeredBy: size)
    let baseSize = base.size(fitting: proposal)
    base.place(at: .zero, size: baseSize)
    if standsInForRows(proposal) {
      let room = Size(width: size.width, height: max(0, size.height - baseSize.height))
      let wanted = layer.size(fitting: ProposedViewSize(room))
      let corner = layer.alignment.origin(of: wanted, in: room)
      return layer.place(at: Point(x: corner.x, y: baseSize.height + corner.y), size: wanted)
    }
    let wanted = layer.size(fitting: ProposedViewSize(size))
    layer.place(at: origin(of: wanted, over: size), size: wanted)
  }
}

extension DisplayNode {
  /// True if a scrolling view in this node has no content.
  fileprivate func hasEmptyScroll(_ proposal: ProposedViewSize) -> Bool {
    guard self is ScrollNode else { return children.contains { $0.hasEmptyScroll(proposal) } }
    return children.allSatisfy { $0.size(fitting: proposal).height == 0 }
  }
}

extension View {
  /// Puts views over this one. They are proposed its size and do not change it; larger ones extend beyond the edges.
  /// Several views of the content form one base, stacked from top to bottom.
  /// - Parameter alignment: How views of another size are aligned.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Puts views behind this one; see `overlay(alignment:content:)`.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
