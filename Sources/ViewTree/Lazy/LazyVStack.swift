/// Views one below the other, of which rows of a `ForEach` are made only when they come into sight.
///
/// Inside a `ScrollView` 40,000 rows cost what the visible ones do, also when rows carry `id(_:)`, when there are
/// several `ForEach`, and in sections. A row keeps its state while it is out of sight. When elements come or go above
/// what is in sight, that stays where it is.
public struct LazyVStack<Content: View>: ContainerView {
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

  package static func makeNode(inputs: ViewInputs) -> LazyStackNode { LazyStackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: LazyStackNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: LazyStackNode, environment: EnvironmentValues) {
    node.alignment = alignment.share
    node.spacing = spacing
  }
}
