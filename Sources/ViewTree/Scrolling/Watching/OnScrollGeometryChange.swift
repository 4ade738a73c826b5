public import AttributeGraph

/// Watches what a scrolling view shows; see `View.onScrollGeometryChange(for:of:action:)`.
public struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    content(inputs.observingScroll(Observer(modifier: modifier, graph: inputs.graph)))
  }

  private final class Observer: ScrollObserver {
    private let modifier: Attribute<ScrollGeometryModifier>
    private unowned let graph: Graph
    private var last: Value?

    init(modifier: Attribute<ScrollGeometryModifier>, graph: Graph) {
      self.modifier = modifier
      self.graph = graph
    }

    override func settled(_ scroll: ScrollNode) {
      guard graph.isValid(modifier.id) else { return }
      let modifier = graph.peek(modifier)
      let value = modifier.transform(scroll.geometry)
      defer { last = value }
      if let last, last != value { modifier.action(last, value) }
    }
  }
}

extension View {
  /// Runs an action when something about what a scrolling view shows has changed, once for each frame.
  ///
  ///     List(lines) { Text($0.text) }
  ///       .onScrollGeometryChange(for: Bool.self) { $0.visibleRect.origin.y > 0 } action: { _, isDown in showsTop = isDown }
  ///
  /// - Parameters:
  ///   - transform: What of the geometry matters; the action runs only when this is another value than before.
  ///   - action: Given the old and the new value. Not run for the first one.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ScrollGeometryModifier<Value>> {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
