public import AttributeGraph
public import ViewTree

/// Adds an action for submissions of the fields inside; see `View.onSubmit(of:_:)`.
public struct SubmitModifier: PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(
      inputs.adding(.action(graph.peek(modifier).triggers) { [unowned graph] in graph.peek(modifier).action() }))
  }
}

/// Keeps submissions of the fields inside from reaching actions outside.
public struct SubmitScopeModifier: PrimitiveModifier {
  let isBlocking: Bool

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(inputs.adding(.scope { [unowned graph] in graph.peek(modifier).isBlocking }))
  }
}

extension ViewInputs {
  fileprivate func adding(_ link: SubmitChain.Link) -> ViewInputs {
    deriving { SubmitChain(links: ($0?.links ?? []) + [link]) }
  }
}

extension View {
  /// Runs an action when a field inside this view is submitted with Return.
  ///
  /// Nested actions run outer to inner, so the innermost has the last word on focus; one for another trigger keeps
  /// those outside it from running. While they run, focus and every `FocusState` are still those of the submitted
  /// field. If none of them sets a `FocusState`, the field gives up focus.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside this view from reaching the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
