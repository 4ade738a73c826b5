public import AttributeGraph
public import ViewTree

/// What Esc does in the controls inside, once nothing is open.
struct ExitCommand {
  let action: () -> Void
}

/// Sets what Esc does; see `View.onExitCommand(perform:)`.
public struct ExitCommandModifier: PrimitiveModifier {
  let action: () -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(inputs.with(ExitCommand { [unowned graph] in graph.peek(modifier).action() }))
  }
}

extension View {
  /// Runs an action when Esc is pressed while focus is inside this view and nothing is open there, instead of
  /// cancelling the form. The innermost one runs.
  public func onExitCommand(perform action: @escaping () -> Void) -> some View {
    modifier(ExitCommandModifier(action: action))
  }
}
