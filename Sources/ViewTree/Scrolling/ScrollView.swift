/// A view whose content may be taller than the room it has; it scrolls to keep what has focus in sight.
public struct ScrollView<Content> {
  package let content: Content

  /// A vertically scrolling view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View, PrimitiveView, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> ScrollNode { ScrollNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: ScrollNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: ScrollNode, environment: EnvironmentValues) {
    var style = environment.textStyle
    style.attributes.insert(.dim)
    node.indicatorStyle = style
  }
}

extension DisplayNode {
  /// Scrolls every scrolling ancestor as little as needed to show a part of this node. Layout must be up to date.
  package func scrollIntoView(_ part: Rect) {
    var rect = part.offset(by: origin)
    var node = self
    while let parent = node.parent {
      if let scroll = parent as? ScrollNode {
        scroll.reveal(from: rect.origin.y, to: rect.origin.y + rect.size.height)
      }
      let offset = parent.contentOffset
      rect = rect.offset(by: Point(x: parent.origin.x - offset.x, y: parent.origin.y - offset.y))
      node = parent
    }
  }
}
