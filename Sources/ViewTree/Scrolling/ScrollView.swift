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

extension ScrollView: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> ScrollNode {
    let node = ScrollNode(host: inputs.host)
    if let observers = inputs.trait(ScrollObservers.self)?.all { node.observe(with: observers) }
    return node
  }

  package static func contentInputs(_ inputs: ViewInputs, node: ScrollNode) -> ViewInputs {
    let inner = inputs.inStack(along: .vertical)
    // Observers of this view do not observe those inside.
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

private struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

/// Whether a scrolling view shows how much there is above and below.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Where there is more than fits.
  case automatic
  /// Never.
  case hidden
}

extension EnvironmentValues {
  /// Where scrolling views stand at first.
  var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// Whether scrolling views show how much there is above and below.
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Sets where scrolling views inside stand at first: at the end for `.bottom`, where they stay while the content grows
  /// until somebody scrolls away. Content that is shorter than its room stands at the anchor too, and the scrolling view
  /// takes all the room it is offered.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

  /// Sets whether scrolling views inside show how much there is above and below.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}
