public import AttributeGraph

/// Views in front of the content or behind it, which have no say in its size.
public struct LayerModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
}

extension LayerModifier: ViewModifier, PrimitiveModifier where Layer: View {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let node = LayeredNode(host: inputs.host)
    _ = inputs.graph.makeOutput(UpdateLayers(modifier: modifier, node: node))
    node.base.content = content(inputs).list
    let layer = inputs.graph.makeProjection(modifier) { $0.layer }
    node.layer.content = Layer._makeView(layer, inputs: inputs.inStack(along: nil)).list
    return ViewOutputs(node)
  }

  private struct UpdateLayers: Rule {
    let modifier: Attribute<LayerModifier<Layer>>
    let node: LayeredNode

    func evaluate(in graph: Graph) -> Int {
      let modifier = graph.value(modifier)
      node.layer.alignment = modifier.alignment
      node.isLayerInFront = modifier.isInFront
      return 0
    }
  }
}

/// The content and a layer that is offered the size of the content.
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

  override var layoutPriority: Double { base.children.count == 1 ? base.children[0].layoutPriority : 0 }
  override func measure(_ proposal: ProposedViewSize) -> Size { base.size(fitting: proposal) }

  override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? { base.explicitGuide(key, in: size) }

  /// The guides of the layer lie on those of the base.
  private func origin(of wanted: Size, over size: Size) -> Point {
    let across = GuideKey.horizontal(layer.alignment.horizontal)
    let down = GuideKey.vertical(layer.alignment.vertical)
    guard host.hasAlignmentGuides || across.isCustom || down.isCustom else {
      return layer.alignment.origin(of: wanted, in: size)
    }
    return Point(
      x: across.position(in: base, of: size) - across.position(in: layer, of: wanted),
      y: down.position(in: base, of: size) - down.position(in: layer, of: wanted))
  }

  override func layOut(in size: Size) {
    base.place(at: .zero, size: base.size(fitting: proposal(answeredBy: size)))
    let wanted = layer.size(fitting: ProposedViewSize(size))
    layer.place(at: origin(of: wanted, over: size), size: wanted)
  }
}

extension View {
  /// Lays views over this one. They are offered its size and have no influence on it; what is larger reaches over the
  /// edges. Several views as content are one base, from top to bottom.
  /// - Parameter alignment: Where views of another size stand.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> ModifiedContent<Self, LayerModifier<Overlay>> {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Lays views behind this one; see `overlay(alignment:content:)`.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> ModifiedContent<Self, LayerModifier<Background>> {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
