import ViewTree

/// Views that keys see as one; see `View.focusSection()`.
final class FocusSectionNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }

  /// The outermost section that a node stands in, as long as another node does not.
  static func outermost(around node: DisplayNode, without other: DisplayNode) -> FocusSectionNode? {
    var found: FocusSectionNode?
    var current = node.parent
    while let next = current {
      if let section = next as? FocusSectionNode, !other.isInside(section) { found = section }
      current = next.parent
    }
    return found
  }
}

/// Makes the content a section; see `View.focusSection()`.
public struct FocusSectionModifier: ContainerModifier {
  package static func makeNode(inputs: ViewInputs) -> ContainerNode { FocusSectionNode(host: inputs.host) }
  package func update(_ node: ContainerNode, environment: EnvironmentValues) {}
}

extension View {
  /// Makes this view one thing for keys that move focus. Arrow keys towards any part of it give focus to the control
  /// inside that is nearest. Tab visits everything inside before it goes on; without sections it goes from left to right
  /// and then down, also across views that stand side by side. Nothing happens where nothing inside can have focus.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
