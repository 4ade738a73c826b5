import TerminalModel
package import ViewTree

/// A container that stacks its children from top to bottom.
package class ColumnNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var drawsBehindChildren: Bool { false }
  package override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  package override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}

/// The display node around the content of a control, which receives focus and mouse presses.
package final class FocusNode: ColumnNode, PlainNode {
  @Anchored package var control: Control?
  /// The problem below the control.
  var problem: ProblemNode? {
    didSet {
      guard problem !== oldValue else { return }
      compose()
      enclosing(FieldRowNode.self)?.problemDidChange()
    }
  }
  /// The popup below the control.
  var popup: Popup? { didSet { if popup !== oldValue { compose() } } }
  /// The content of the view itself; saved before something is added below it.
  private var ownContent: ViewList?

  private func compose() {
    let own = ownContent ?? content
    ownContent = own
    let below = [problem, popup].compactMap { $0.map { ViewList.node($0) } }
    content = below.isEmpty ? own : .sequence([own] + below)
  }
}

/// Ties the content to a control.
package struct FocusTarget: ContainerModifier {
  let control: Control

  package func update(_ node: FocusNode, environment: EnvironmentValues) {
    node.control = control
    control.node = node
    node.popup = control.popup
    control.submitLabel = environment.submitLabel
    control.namedProblem = environment.problem
    control.isEnabled = environment.isEnabled
    control.isHidden = environment.isHidden
  }
}

/// A view with a control attached.
package typealias FocusTargeted<Content: View> = ModifiedContent<Content, FocusTarget>

extension View {
  /// Attaches a control to this view.
  package func focusTarget(_ control: Control) -> FocusTargeted<Self> { modifier(FocusTarget(control: control)) }
}

/// A group of views for keys that move focus; see `View.focusSection()`.
package final class FocusSectionNode: ColumnNode, PlainNode {
  /// The outermost section that contains a node, but not another node.
  static func outermost(around node: DisplayNode, without other: DisplayNode) -> FocusSectionNode? {
    var found: FocusSectionNode?
    for case let section as FocusSectionNode in node.ancestry where section !== node && !other.isInside(section) {
      found = section
    }
    return found
  }
}

/// Makes the content a section; see `View.focusSection()`.
package struct FocusSectionModifier: ContainerModifier {
  package func update(_ node: FocusSectionNode, environment: EnvironmentValues) {}
}

extension View {
  /// Makes this view a unit for keys that move focus. Arrow keys towards it focus the nearest control inside; Tab
  /// visits all of it before going on. Without sections, Tab goes left to right and then down, across side-by-side
  /// views. Ignored without focusable content.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
