/// A view whose content may be taller, or wider, than the room it has. It scrolls with the wheel of a mouse, to keep what
/// has focus in sight, and, where nothing inside can have focus, with Up, Down, PageUp, PageDown, Home and End, or with
/// Left and Right.
public struct ScrollView<Content> {
  package let content: Content
  let axis: Axis

  /// A scrolling view; what is both taller and wider stands in two, one in the other.
  /// - Parameter axis: The direction in which it scrolls.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> ScrollNode {
    let node = ScrollNode(host: inputs.host)
    if let observers = inputs.trait(ScrollObservers.self)?.all { node.observe(with: observers) }
    return node
  }

  package static func contentInputs(_ inputs: ViewInputs, node: ScrollNode) -> ViewInputs {
    let inner = inputs.inStack(along: .vertical)
    // What is to be told of this view is not of those inside.
    return inputs.trait(ScrollObservers.self) == nil ? inner : inner.with(ScrollObservers())
  }

  package func update(_ node: ScrollNode, environment: EnvironmentValues) {
    var style = environment.textStyle
    style.attributes.insert(.dim)
    node.indicatorStyle = style
    node.axis = axis
    node.showsIndicator = environment.scrollIndicators != .hidden
    node.defaultAnchor = environment.defaultScrollAnchor
  }
}

extension DisplayNode {
  /// Scrolls every scrolling ancestor as little as needed to show a part of this node. Layout must be up to date.
  package func scrollIntoView(_ part: Rect) {
    var rect = part.offset(by: origin)
    var node = self
    while let parent = node.parent {
      if let scroll = parent as? ScrollNode {
        switch scroll.axis {
        case .vertical: scroll.reveal(from: rect.origin.y, to: rect.origin.y + rect.size.height)
        case .horizontal: scroll.revealColumns(from: rect.origin.x, to: rect.origin.x + rect.size.width)
        }
      }
      let offset = parent.contentOffset
      rect = rect.offset(by: Point(x: parent.origin.x - offset.x, y: parent.origin.y - offset.y))
      node = parent
    }
  }
}
