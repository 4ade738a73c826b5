public import AttributeGraph

/// A view that takes all the room it is offered and makes its content from its size, placed at the upper left corner.
///
/// It is evaluated once with no room, before the first layout, and again whenever its size changes.
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

  func placeMayHaveChanged() { if places.haveChanged() { tellAfterLayout() } }
}

/// What a `GeometryReader` tells its content.
public struct GeometryProxy: Equatable {
  /// The size of the reader.
  public let size: Size
  private let reader: Places
  /// Counts how often a place that was asked for has changed.
  private let generation: Int

  init(size: Size, reader: Places) {
    self.size = size
    self.reader = reader
    generation = reader.generation
  }

  /// The place of the reader. A body that reads it is evaluated again when it has changed, also by scrolling.
  public func frame(in space: CoordinateSpace) -> Rect { reader.frame(in: space) }

  public static func == (first: GeometryProxy, second: GeometryProxy) -> Bool {
    first.size == second.size && first.generation == second.generation && first.reader === second.reader
  }

  /// The places of one node, in the spaces that were asked for.
  final class Places {
    @Anchored var node: DisplayNode?
    private(set) var generation = 0
    private var asked: [CoordinateSpace: Rect] = [:]

    func frame(in space: CoordinateSpace) -> Rect {
      let frame = node?.frame(in: space) ?? .zero
      if space != .local {
        let isFirst = asked.isEmpty
        asked[space] = frame
        if isFirst, let reader = node as? any GeometryReading { node?.host.watchPlace(of: reader) }
      }
      return frame
    }

    /// True if a requested place has changed; those must be requested again.
    func haveChanged() -> Bool {
      guard let node, asked.contains(where: { node.frame(in: $0.key) != $0.value }) else { return false }
      for space in asked.keys { asked[space] = node.frame(in: space) }
      generation += 1
      return true
    }
  }
}

/// What depends on where it stands.
protocol GeometryReading: AnyObject {
  /// Something has been laid out or scrolled.
  func placeMayHaveChanged()
}

/// A view that depends on its place, as long as it is there.
struct WeakGeometryReader {
  weak var reader: (any GeometryReading)?
}

extension View {
  /// Moves the places of the content together.
  ///
  /// This is so for every view: places are resolved from the outside in once a frame, so what appears while its
  /// surroundings move begins where they are. For source compatibility.
  public func geometryGroup() -> Self { self }
}
