/// Draws the content elsewhere than it stands.
public struct OffsetModifier: LayoutModifier {
  var delta: Point

  /// What is interpolated.
  public typealias AnimatableData = AnimatablePair<Double, Double>
  /// Columns, then rows.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(delta.x, delta.y) }
    set { delta = Point(x: newValue.first, y: newValue.second) }
  }

  package final class Node: UnaryNode {
    var delta = Point.zero { didSet { if delta != oldValue { setNeedsLayout() } } }

    package override func layOut(in size: Size) { child?.place(at: delta, size: size) }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { delta == .zero }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.delta = delta }
}

extension View {
  /// Draws this view so many columns to the right and rows below its place, which it keeps: nothing else moves.
  public func offset(x: Double = 0, y: Double = 0) -> ModifiedContent<Self, OffsetModifier> {
    modifier(OffsetModifier(delta: Point(x: x, y: y)))
  }
}
