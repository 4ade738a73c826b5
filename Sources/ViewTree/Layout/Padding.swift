/// Room around the content.
public struct PaddingModifier: LayoutModifier {
  let edges: Edge
  var length: Double

  /// What is interpolated.
  public typealias AnimatableData = Double
  /// The length.
  public var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  package final class Node: UnaryNode {
    var edges: Edge = [] { didSet { if edges != oldValue { setNeedsLayout() } } }
    var length = 0.0 { didSet { if length != oldValue { setNeedsLayout() } } }

    private func inset(_ edge: Edge) -> Double { edges.contains(edge) ? length : 0 }
    private var across: Double { inset(.leading) + inset(.trailing) }
    private var down: Double { inset(.top) + inset(.bottom) }

    private func contentSize(_ proposal: ProposedViewSize) -> Size {
      child?.size(
        fitting: ProposedViewSize(
          width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) }))
        ?? .zero
    }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      let content = contentSize(proposal)
      return Size(width: content.width + across, height: content.height + down)
    }

    package override func childFrame(in size: Size) -> Rect {
      Rect(origin: Point(x: inset(.leading), y: inset(.top)), size: contentSize(proposal(answeredBy: size)))
    }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { length == 0 || edges.isEmpty }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.edges = edges
    node.length = length
  }
}

extension View {
  /// Adds room at some edges.
  /// - Parameter length: Cells, 1 if left out.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> ModifiedContent<Self, PaddingModifier> {
    modifier(PaddingModifier(edges: edges, length: length ?? 1))
  }

  /// Adds room at all edges.
  /// - Parameter length: Cells.
  public func padding(_ length: Double) -> ModifiedContent<Self, PaddingModifier> { padding(.all, length) }
}
