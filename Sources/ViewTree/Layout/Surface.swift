public import TerminalModel

/// A background colour below the content, and how the content stands in front of it.
public struct BackgroundModifier: ContainerModifier {
  let color: Color

  package final class Node: ContainerNode {
    var color = Color.standard { didSet { if color != oldValue { setNeedsDisplay() } } }

    private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

    package override var background: Color? { color == .standard ? nil : color }
    package override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
    package override func layOut(in size: Size) { stack.place(children, in: size) }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.color = color }
}

extension View {
  /// Puts a colour below this view.
  public func background(_ color: Color) -> ModifiedContent<Self, BackgroundModifier> {
    modifier(BackgroundModifier(color: color))
  }
}
