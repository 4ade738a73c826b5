/// Room around the content.
public struct PaddingModifier: ContainerModifier {
  let edges: Edge
  let length: Double

  package final class Node: ContainerNode {
    var edges: Edge = [] { didSet { if edges != oldValue { setNeedsLayout() } } }
    var length = 0.0 { didSet { if length != oldValue { setNeedsLayout() } } }

    private func inset(_ edge: Edge) -> Double { edges.contains(edge) ? length : 0 }
    private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      let across = inset(.leading) + inset(.trailing)
      let down = inset(.top) + inset(.bottom)
      let inner = ProposedViewSize(
        width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
      let content = children.count == 1 ? children[0].size(fitting: inner) : stack.measure(children, proposal: inner)
      return Size(width: content.width + across, height: content.height + down)
    }

    package override func layOut(in size: Size) {
      let inner = Size(
        width: max(0, size.width - inset(.leading) - inset(.trailing)),
        height: max(0, size.height - inset(.top) - inset(.bottom)))
      let origin = Point(x: inset(.leading), y: inset(.top))
      if children.count == 1 {
        children[0].place(at: origin, size: children[0].size(fitting: ProposedViewSize(inner)))
      } else {
        stack.place(children, in: inner, at: origin)
      }
    }
  }

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
