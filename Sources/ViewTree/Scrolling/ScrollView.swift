public import AttributeGraph

/// A view whose content may be taller, or wider, than itself. It scrolls with the mouse wheel, to keep focus visible,
/// and, without focusable content, with Up, Down, PageUp, PageDown, Home and End, or Left and Right.
public struct ScrollView<Content> {
  package let content: Content
  let axes: Axis.Set
  let showsIndicators: Bool
  var axis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

  /// Makes a scrolling view.
  /// - Parameters:
  ///   - axes: The directions in which it scrolls.
  ///   - showsIndicators: False to show no indicator even if the content does not fit.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> ScrollNode {
    let node = ScrollNode(host: inputs.host)
    if let observers = inputs.trait([ScrollObserver].self) { node.observe(with: observers) }
    return node
  }

  /// If both axes scroll, the horizontally scrolling node is nested in the vertically scrolling one.
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    guard inputs.graph.peek(view).axes == [.horizontal, .vertical] else { return makeContainer(view, inputs: inputs) }
    let sideways = inputs.graph.makeProjection(view) { SidewaysContent(content: $0.content) }
    return SidewaysContent<Content>.makeScrolling(sideways, inputs: inputs)
  }

  package static func contentInputs(_ inputs: ViewInputs, node: ScrollNode) -> ViewInputs {
    let inner = inputs.inStack(along: .vertical)
    // Observers of this view do not observe those inside.
    return inputs.trait([ScrollObserver].self) == nil ? inner : inner.with([ScrollObserver]())
  }

  package func update(_ node: ScrollNode, environment: EnvironmentValues) {
    var style = environment.textStyle
    style.attributes.insert(.dim)
    node.indicatorStyle = style
    node.axis = axis
    node.showsIndicator = showsIndicators && environment.scrollIndicators != .hidden
    node.defaultAnchor = environment.defaultScrollAnchor
  }
}

extension DisplayNode {
  /// Scrolls every scrolling ancestor as little as needed to show a part of this node, and on to the end where at most
  /// two rows would stay hidden there: what follows the last control would never be seen. Layout must be up to date.
  package func scrollIntoView(_ part: Rect) {
    var rect = part.offset(by: origin)
    var node = self
    while let parent = node.parent {
      if let scroll = parent as? ScrollNode {
        let start = rect.origin.coordinate(along: scroll.axis)
        scroll.reveal(from: start, to: start + rect.size.length(along: scroll.axis), upToEnds: 2)
      }
      let offset = parent.contentOffset
      rect = rect.offset(by: Point(x: parent.origin.x - offset.x, y: parent.origin.y - offset.y))
      node = parent
    }
  }
}

/// The vertically scrolled content of a view that scrolls along both axes.
private struct SidewaysContent<Content: View>: ContainerView {
  let content: Content

  static func makeScrolling(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let outer = ScrollView<EmptyView>.makeNode(inputs: inputs)
    let inner = ScrollView<EmptyView>.contentInputs(inputs, node: outer)
    outer.content = makeContainer(view, inputs: inner).list
    return ViewOutputs(outer)
  }

  static func makeNode(inputs: ViewInputs) -> ScrollNode { ScrollNode(host: inputs.host) }

  func update(_ node: ScrollNode, environment: EnvironmentValues) {
    ScrollView(.horizontal) { content }.update(node, environment: environment)
    guard let outer = node.parent as? ScrollNode else { return }
    ScrollView { content }.update(outer, environment: environment)
  }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

/// Visibility of scroll indicators.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Shown if the content does not fit.
  case automatic
  /// Never shown.
  case hidden

  /// Shown if the content does not fit.
  public static let visible = automatic
  /// Never shown.
  public static let never = hidden
}

extension EnvironmentValues {
  /// The initial position of scrolling views.
  var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the initial position of scrolling views inside: the end for `.bottom`, kept while the content grows until the
  /// user scrolls away. Shorter content is also aligned with the anchor, in all the space proposed.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment({ $1(&$0.defaultScrollAnchor) }, anchor)
  }

  /// Sets the visibility of scroll indicators inside.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment({ $1(&$0.scrollIndicators) }, visibility)
  }
}
