/// Views side by side.
public struct HStack<Content> {
  package let content: Content
  let alignment: VerticalAlignment
  let spacing: Double

  /// Lines views up from left to right.
  /// - Parameters:
  ///   - alignment: How views of different heights stand.
  ///   - spacing: Columns between neighbours, 1 if left out.
  public init(alignment: VerticalAlignment = .top, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing ?? 1
    self.content = content()
  }
}

extension HStack: View, PrimitiveView, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> StackNode { StackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: StackNode) -> ViewInputs {
    inputs.inStack(along: .horizontal)
  }

  package func update(_ node: StackNode, environment: EnvironmentValues) {
    node.layout = StackLayout(alignment: alignment, spacing: spacing)
  }
}
