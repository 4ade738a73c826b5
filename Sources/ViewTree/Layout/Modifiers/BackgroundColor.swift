public import TerminalModel

/// A background colour below the content.
public struct BackgroundModifier: LayoutModifier {
  let color: Color

  package final class Node: UnaryNode {
    var color = Color.standard { didSet { if color != oldValue { setNeedsDisplay() } } }

    package override var background: Color? { color == .standard ? nil : color }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { color == .standard }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.color = color }
}

extension View {
  /// Puts a colour below this view.
  public func background(_ color: Color) -> ModifiedContent<Self, BackgroundModifier> {
    modifier(BackgroundModifier(color: color))
  }
}
