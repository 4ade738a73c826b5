import TerminalModel
package import ViewTree

/// The display node around the content of a control: where focus and mouse presses find it.
package final class FocusNode: ContainerNode {
  package internal(set) weak var control: Control?
  /// What is said below the control.
  var problem: ProblemNode? {
    didSet { if problem !== oldValue { compose() } }
  }
  /// What is open below the control.
  var popup: Popup? {
    didSet { if popup !== oldValue { compose() } }
  }
  /// What the view itself contributes; known once something stands below it.
  private var ownContent: ViewList?

  private func compose() {
    let own = ownContent ?? content
    ownContent = own
    let below = [problem, popup].compactMap { $0.map { ViewList.node($0) } }
    content = below.isEmpty ? own : .sequence([own] + below)
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  package override func layOut(in size: Size) {
    stack.place(children, in: size, proposal: proposal(answeredBy: size))
  }
}

/// Ties the content to a control.
package struct FocusTarget: ContainerModifier {
  let control: Control

  package static func makeNode(inputs: ViewInputs) -> FocusNode { FocusNode(host: inputs.host) }

  package func update(_ node: FocusNode, environment: EnvironmentValues) {
    node.control = control
    control.node = node
    node.popup = control.popup
    control.submitLabel = environment.submitLabel
    control.namedProblem = environment.problem
    control.focus.setEnabled(control, environment.isEnabled)
    control.focus.setHidden(control, environment.isHidden)
  }
}

extension View {
  /// Makes this view the place of a control.
  func focusTarget(_ control: Control) -> some View { modifier(FocusTarget(control: control)) }
}
