public import TerminalModel

/// A background colour below the content.
public struct BackgroundModifier: LayoutModifier {
  var color: Color

  /// What is interpolated.
  public typealias AnimatableData = ColorVector
  /// The colour.
  public var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color(towards: color) ?? color }
  }

  package final class Node: UnaryNode {
    var color = Color.standard { didSet { if color != oldValue { setNeedsDisplay() } } }

    package override var background: Color? { color == .standard ? nil : color }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { color == .standard }

  package static func hasMotion(in environment: EnvironmentValues) -> Bool {
    EnvironmentValues.hasColorsBetween(environment)
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.color = environment.shown(color) }
}

extension View {
  /// Puts a colour below this view. In an animated change it goes through the colours between two that have components;
  /// those of the terminal's own palette have none.
  public func background(_ color: Color) -> ModifiedContent<Self, BackgroundModifier> {
    modifier(BackgroundModifier(color: color))
  }
}
