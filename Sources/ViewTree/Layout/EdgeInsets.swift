/// Room at each edge of a rectangle, in cells.
public struct EdgeInsets: Equatable, Sendable {
  /// Rows above.
  public var top: Double
  /// Columns to the left.
  public var leading: Double
  /// Rows below.
  public var bottom: Double
  /// Columns to the right.
  public var trailing: Double

  /// So much room at each edge; none if left out.
  public nonisolated init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets: Animatable {
  /// All four lengths.
  public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Room of different lengths around the content.
public struct EdgeInsetsModifier: LayoutModifier {
  var insets: EdgeInsets

  /// What is interpolated.
  public typealias AnimatableData = EdgeInsets.AnimatableData
  /// All four lengths.
  public var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { insets == EdgeInsets() }

  package static func makeNode(inputs: ViewInputs) -> PaddingModifier.Node {
    PaddingModifier.Node(host: inputs.host)
  }

  package func update(_ node: PaddingModifier.Node, environment: EnvironmentValues) { node.insets = insets }
}

extension View {
  /// Adds room of a length of its own at each edge.
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, EdgeInsetsModifier> {
    modifier(EdgeInsetsModifier(insets: insets))
  }
}
