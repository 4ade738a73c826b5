public import AttributeGraph
public import ViewTree

/// What arrow keys do in the controls inside.
struct MoveCommand {
  let action: (MoveCommandDirection) -> Void
}

/// Sets what arrow keys do; see `View.onMoveCommand(perform:)`.
public struct MoveCommandModifier: PrimitiveModifier {
  let action: (MoveCommandDirection) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(inputs.with(MoveCommand { [unowned graph] in graph.peek(modifier).action($0) }))
  }
}

extension View {
  /// Runs an action for arrow keys while focus is inside this view, instead of moving focus. The innermost one runs.
  ///
  /// Keys that a control has a use for stay its own: Left and Right in a text, Up and Down in a list.
  public func onMoveCommand(perform action: @escaping (MoveCommandDirection) -> Void) -> some View {
    modifier(MoveCommandModifier(action: action))
  }
}
