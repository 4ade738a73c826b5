public import AttributeGraph
public import ViewTree

/// The actions that stand around a control, the innermost last.
package struct SubmitChain {
  struct Link {
    let triggers: SubmitTriggers
    let action: () -> Void
  }
  var links: [Link] = []

  /// Runs the actions outer to inner, so that the innermost has the last word. An action for another trigger blocks
  /// everything outside it.
  package func fire(_ trigger: SubmitTriggers) {
    var due: [Link] = []
    for link in links.reversed() {
      guard !link.triggers.isDisjoint(with: trigger) else { break }
      due.append(link)
    }
    for link in due.reversed() { link.action() }
  }
}

/// Adds an action for submissions of the fields inside; see `View.onSubmit(of:_:)`.
public struct SubmitModifier: PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    var chain = inputs.trait(SubmitChain.self) ?? SubmitChain()
    chain.links.append(
      SubmitChain.Link(triggers: graph.peek(modifier).triggers) { graph.peek(modifier).action() })
    return content(inputs.with(chain))
  }
}

/// Keeps submissions of the fields inside from reaching actions outside.
public struct SubmitScopeModifier: PrimitiveModifier {
  let isBlocking: Bool

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    content(inputs.graph.peek(modifier).isBlocking ? inputs.with(SubmitChain()) : inputs)
  }
}

extension View {
  /// Runs an action when a field inside this view is submitted with Return. Nested actions run outer to inner.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside this view from reaching the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
