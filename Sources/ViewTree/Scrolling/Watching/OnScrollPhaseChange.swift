public import AttributeGraph

/// Watches whether a scrolling view moves; see `View.onScrollPhaseChange(_:)`.
public struct ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    content(inputs.observingScroll(Observer(modifier: modifier, graph: inputs.graph)))
  }

  private final class Observer: ScrollObserver {
    private let modifier: Attribute<ScrollPhaseModifier>
    private unowned let graph: Graph

    init(modifier: Attribute<ScrollPhaseModifier>, graph: Graph) {
      self.modifier = modifier
      self.graph = graph
    }

    private func tell(_ old: ScrollPhase, _ new: ScrollPhase) {
      if graph.isValid(modifier.id) { graph.peek(modifier).action(old, new) }
    }

    override func began(_ phase: ScrollPhase) { tell(.idle, phase) }
    override func ended(_ phase: ScrollPhase) { tell(phase, .idle) }
  }
}

extension View {
  /// Runs an action when the scrolling view inside begins to move and when it has come to rest. In a terminal both are in
  /// the same frame; what `onScrollGeometryChange` and `scrollPosition` say comes between them.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> ModifiedContent<Self, ScrollPhaseModifier> {
    modifier(ScrollPhaseModifier(action: action))
  }
}
