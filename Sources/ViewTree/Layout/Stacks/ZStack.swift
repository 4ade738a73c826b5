/// Views on top of one another, the last one in front.
public struct ZStack<Content> {
  package let content: Content
  let alignment: Alignment

  /// Lays views on top of one another. It is as large as the largest of them.
  /// - Parameter alignment: Where smaller views stand.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> LayersNode { LayersNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: LayersNode) -> ViewInputs { inputs.inStack(along: nil) }

  package func update(_ node: LayersNode, environment: EnvironmentValues) { node.alignment = alignment }
}
