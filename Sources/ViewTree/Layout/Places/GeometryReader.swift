public import AttributeGraph

/// A view that takes all the room it is offered and makes its content from the size it got. The content stands at the
/// upper left corner.
///
/// It is evaluated once with no room at all, before the first layout, and again whenever the size has changed.
public struct GeometryReader<Content> {
  let content: (GeometryProxy) -> Content

  /// Content made from the size there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let places = GeometryProxy.Places()
    let node = ReaderNode(
      host: inputs.host, places: places, proxy: graph.makeSource(GeometryProxy(size: .zero, reader: places)),
      view: view.id)
    let content = graph.makeRule(ReadContent(view: view, proxy: node.proxy))
    node.content = Content._makeView(content, inputs: inputs.inStack(along: nil)).list
    return ViewOutputs(node)
  }

  private struct ReadContent: Rule {
    let view: Attribute<GeometryReader<Content>>
    let proxy: Attribute<GeometryProxy>

    func evaluate(in graph: Graph) -> Content { graph.value(view).content(graph.value(proxy)) }
  }
}

private final class ReaderNode: ContainerNode, GeometryReading {
  let proxy: Attribute<GeometryProxy>
  private let places: GeometryProxy.Places
  private let view: AttributeID

  init(host: ViewHost, places: GeometryProxy.Places, proxy: Attribute<GeometryProxy>, view: AttributeID) {
    self.proxy = proxy
    self.view = view
    self.places = places
    super.init(host: host)
    places.node = self
  }

  /// What a reader would like where it is offered nothing in particular.
  private static let idealLength = 1.0

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.width ?? Self.idealLength, height: proposal.height ?? Self.idealLength)
  }

  override func layOut(in size: Size) {
    if host.graph.isValid(proxy.id), host.graph.peek(proxy).size != size { tellAfterLayout() }
    for child in children { child.place(at: .zero, size: child.size(fitting: ProposedViewSize(size))) }
  }

  private func tellAfterLayout() {
    host.afterLayout(of: ActionOrigin("GeometryReader", at: view)) { [weak self] in self?.tell() }
  }

  private func tell() {
    guard host.graph.isValid(proxy.id) else { return }
    host.graph.setValue(proxy, GeometryProxy(size: size, reader: places))
  }

  func placeMayHaveChanged() {
    if places.haveChanged() { tellAfterLayout() }
  }
}
