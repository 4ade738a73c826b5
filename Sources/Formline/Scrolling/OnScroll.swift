package import AttributeGraph
public import ViewTree

/// What a scrolling view shows of its content, in cells.
public struct ScrollGeometry: Equatable {
  /// The upper left corner of the visible part, in the content.
  public let contentOffset: Point
  /// The size of the whole content, estimated for rows that were never visible.
  public let contentSize: Size
  /// The size of the scrolling view.
  public let containerSize: Size

  /// The visible part of the content.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    let content = Size(
      width: axis == .horizontal ? contentLength : size.width,
      height: axis == .horizontal ? size.height : contentLength)
    return ScrollGeometry(
      contentOffset: Lengths.told(contentOffset), contentSize: Lengths.told(content),
      containerSize: Lengths.told(size))
  }
}

/// Observes what a scrolling view shows; see `View.onScrollGeometryChange(for:of:action:)`.
package struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var last: Value?
    let observer = ScrollObserver(settled: { [unowned graph = inputs.graph] scroll in
      guard graph.isValid(modifier.id) else { return }
      let modifier = graph.peek(modifier)
      let value = modifier.transform(scroll.geometry)
      defer { last = value }
      if let last, last != value { modifier.action(last, value) }
    })
    return content(inputs.observingScroll(observer))
  }
}

extension View {
  /// Runs an action when a value derived from a scrolling view's geometry has changed, once for each frame.
  ///
  ///     List(lines) { Text($0.text) }
  ///       .onScrollGeometryChange(for: Bool.self) { $0.visibleRect.origin.y > 0 } action: { _, isDown in showsTop = isDown }
  ///
  /// - Parameters:
  ///   - transform: Derives the value from the geometry; the action runs only if the value has changed.
  ///   - action: Receives the old and the new value. Not run for the first one.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

/// Observes whether a scrolling view moves; see `View.onScrollPhaseChange(_:)`.
package struct ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let tell = { [unowned graph = inputs.graph] (old: ScrollPhase, new: ScrollPhase) in
      if graph.isValid(modifier.id) { graph.peek(modifier).action(old, new) }
    }
    return content(
      inputs.observingScroll(ScrollObserver(began: { tell(.idle, $0) }, ended: { tell($0, .idle) })))
  }
}

extension View {
  /// Runs an action when the scrolling view inside starts to move and when it stops. In a terminal both happen in one
  /// frame, before and after `onScrollGeometryChange` and `scrollPosition`.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// Observes how much of a view is visible; see `View.onScrollVisibilityChange(threshold:_:)`.
package final class VisibilityWatcher: PlaceWatching {
  fileprivate var threshold = 0.5
  fileprivate var action: (Bool) -> Void = { _ in }
  private var isVisible = false

  package init() {}

  package func placeMayHaveChanged(of node: DisplayNode) {
    guard node.isInTree, node.ancestry.contains(where: { $0 is ScrollNode }) else { return }
    let bounds = Rect(origin: .zero, size: node.size)
    let seen = node.visiblePart(of: bounds).size
    let share = bounds.isEmpty ? 0 : seen.width * seen.height / (bounds.size.width * bounds.size.height)
    let isVisible = share > 0 && share >= threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    node.host.afterLayout { [weak self] in self?.action(isVisible) }
  }
}

extension View {
  /// Runs an action when this view becomes visible, or invisible, in the enclosing scrolling view.
  /// - Parameters:
  ///   - threshold: The share of the view, from 0 to 1, that must be visible; 0 for any part.
  ///   - action: Receives true if the view is visible now. Views are invisible until they are placed.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    watchingPlace { (watcher: VisibilityWatcher) in
      watcher.threshold = threshold
      watcher.action = action
    }
  }
}
