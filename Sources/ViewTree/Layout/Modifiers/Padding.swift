/// Space around the content.
public struct PaddingModifier: LayoutModifier {
  var insets: EdgeInsets

  /// The interpolated lengths.
  public typealias AnimatableData = EdgeInsets.AnimatableData
  /// All four lengths.
  public var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  package class Node: UnaryNode {
    var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

    private var across: Double { insets.leading + insets.trailing }
    private var down: Double { insets.top + insets.bottom }

    package override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
    }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      let content = contentSize(proposal)
      return Size(width: content.width + across, height: content.height + down)
    }

    package override func childFrame(in size: Size) -> Rect {
      Rect(origin: Point(x: insets.leading, y: insets.top), size: contentSize(proposal(answeredBy: size)))
    }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { insets == EdgeInsets() }

  package func update(_ node: Node, environment: EnvironmentValues) { node.insets = insets }
}

extension View {
  /// Adds space at some edges.
  /// - Parameter length: The space in cells, by default 1.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> ModifiedContent<Self, PaddingModifier> {
    padding(EdgeInsets(length ?? 1, at: edges))
  }

  /// Adds space at all edges.
  /// - Parameter length: The space in cells.
  public func padding(_ length: Double) -> ModifiedContent<Self, PaddingModifier> { padding(.all, length) }

  /// Adds a different space at each edge.
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, PaddingModifier> {
    modifier(PaddingModifier(insets: insets))
  }
}

/// The space at each edge of a rectangle, in cells.
public struct EdgeInsets: Equatable, Sendable {
  /// The rows above.
  public var top: Double
  /// The columns to the left.
  public var leading: Double
  /// The rows below.
  public var bottom: Double
  /// The columns to the right.
  public var trailing: Double

  /// Insets in cells at each edge.
  public nonisolated init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length at some edges.
  init(_ length: Double, at edges: Edge) {
    func inset(_ edge: Edge) -> Double { edges.contains(edge) ? length : 0 }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
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
