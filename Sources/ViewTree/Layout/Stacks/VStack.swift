/// Views one below the other.
public struct VStack<Content> {
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: Double

  /// Lines views up from top to bottom.
  /// - Parameters:
  ///   - alignment: How views of different widths stand.
  ///   - spacing: Rows between neighbours, 0 if left out.
  public init(alignment: HorizontalAlignment = .leading, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing ?? 0
    self.content = content()
  }
}

extension VStack: View, PrimitiveView, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> StackNode { StackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: StackNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: StackNode, environment: EnvironmentValues) {
    node.layout = StackLayout(alignment: alignment, spacing: spacing)
  }
}
