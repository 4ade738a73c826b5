public import AttributeGraph
public import ViewTree

/// A view that takes all the space proposed and makes its content from its size, placed at the upper left corner.
///
/// The content is evaluated once with a size of zero, before the first layout, and again whenever the size changes.
public struct GeometryReader<Content> {
  let content: (GeometryProxy) -> Content

  /// Makes content from the available size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let places = GeometryProxy.Places()
    let node = ReaderNode(
      host: inputs.host, places: places, proxy: graph.makeSource(GeometryProxy(size: .zero, reader: places)),
      view: view.id)
    let proxy = node.proxy
    let content = graph.makeRule { $0.value(view).content($0.value(proxy)) }
    node.content = Content._makeView(content, inputs: inputs.inStack(along: nil)).list
    return ViewOutputs(node)
  }
}

private final class ReaderNode: ContainerNode {
  let proxy: Attribute<GeometryProxy>
  private let places: GeometryProxy.Places
  private let view: AttributeID

  init(host: ViewHost, places: GeometryProxy.Places, proxy: Attribute<GeometryProxy>, view: AttributeID) {
    self.proxy = proxy
    self.view = view
    self.places = places
    super.init(host: host)
    places.node = self
    places.didChange = { [weak self] in self?.tellAfterLayout() }
  }

  /// The size that a reader chooses for an unspecified proposal.
  private static let idealLength = 1.0

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.width ?? Self.idealLength, height: proposal.height ?? Self.idealLength)
  }

  override func layOut(in size: Size) {
    if host.graph.isValid(proxy.id), host.graph.peek(proxy).cells != size { tellAfterLayout() }
    for child in children { child.place(at: .zero, size: child.size(fitting: ProposedViewSize(size))) }
  }

  private func tellAfterLayout() {
    host.afterLayout(of: ActionOrigin("GeometryReader", at: view)) { [weak self] in self?.tell() }
  }

  private func tell() {
    guard host.graph.isValid(proxy.id) else { return }
    host.graph.setValue(proxy, GeometryProxy(size: size, reader: places))
  }
}

/// What a `GeometryReader` passes to its content.
public struct GeometryProxy: Equatable {
  /// The size of the reader; see ``Lengths``.
  public var size: Size { Lengths.told(cells) }
  let cells: Size
  private let reader: Places
  /// Counts the changes of requested positions.
  private let generation: Int

  init(size: Size, reader: Places) {
    cells = size
    self.reader = reader
    generation = reader.generation
  }

  /// The frame of the reader in a space. A body that reads it is evaluated again when it changes, even by scrolling.
  public func frame(in space: CoordinateSpace) -> Rect { Lengths.told(reader.frame(in: space)) }

  public static func == (first: GeometryProxy, second: GeometryProxy) -> Bool {
    first.cells == second.cells && first.generation == second.generation && first.reader === second.reader
  }

  /// The frames of one node, in the spaces that were requested.
  final class Places: PlaceWatching {
    @Anchored var node: DisplayNode?
    /// Called when a frame that was requested has changed; nil if somebody else watches the node.
    var didChange: (() -> Void)?
    private(set) var generation = 0
    private var asked: [CoordinateSpace: Rect] = [:]

    func frame(in space: CoordinateSpace) -> Rect {
      let frame = node?.frame(in: space) ?? .zero
      if space != .local {
        let isFirst = asked.isEmpty
        asked[space] = frame
        if isFirst, didChange != nil, let node { node.host.watchPlace(of: node, by: self) }
      }
      return frame
    }

    func placeMayHaveChanged(of node: DisplayNode) {
      guard asked.contains(where: { node.frame(in: $0.key) != $0.value }) else { return }
      for space in asked.keys { asked[space] = node.frame(in: space) }
      generation += 1
      didChange?()
    }
  }
}

extension View {
  /// Animates the positions of the content as a group.
  ///
  /// Every view does so anyway: positions are resolved from the outside in once a frame, so a view inserted while its
  /// surroundings move starts where they are. For source compatibility.
  public func geometryGroup() -> Self { self }
}
