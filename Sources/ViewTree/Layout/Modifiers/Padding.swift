/// Space around the content.
package struct PaddingModifier: LayoutModifier {
  var insets: EdgeInsets

  /// The interpolated lengths.
  package typealias AnimatableData = EdgeInsets.AnimatableData
  /// All four lengths.
  package var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  package class Node: UnaryNode {
    var insets = EdgeInsets() {
      didSet {
        guard insets != oldValue else { return }
        setNeedsLayout()
        host.watchLengths(of: self)
      }
    }

    private var across: Double { insets.leading + insets.trailing }
    private var down: Double { insets.top + insets.bottom }

    /// Padding that would leave nothing of a screen leaves a little: a field without columns could not be brought into
    /// sight.
    private static let leftover = Size(width: 20, height: 1)

    package override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      func left(_ offered: Double, _ inset: Double, atLeast least: Double) -> Double {
        max(inset > least ? min(offered, least) : 0, offered - inset)
      }
      return ProposedViewSize(
        width: proposal.width.map { left($0, across, atLeast: Self.leftover.width) },
        height: proposal.height.map { left($0, down, atLeast: Self.leftover.height) })
    }

    override var givenLengths: [GivenLength] {
      [
        GivenLength("padding", max(insets.leading, insets.trailing), along: .horizontal, times: 2),
        GivenLength("padding", max(insets.top, insets.bottom), along: .vertical, times: 2),
      ]
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
  /// - Parameter length: The space, by default a cell; see ``Lengths``.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> some View {
    let insets = length.map { Lengths.cells(ofGaps: EdgeInsets($0, at: edges)) } ?? EdgeInsets(1, at: edges)
    return modifier(PaddingModifier(insets: insets))
  }

  /// Adds space at all edges.
  /// - Parameter length: The space; see ``Lengths``.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds a different space at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: Lengths.cells(ofGaps: insets)))
  }

  /// Adds some cells of space at some edges.
  package func padding(_ edges: Edge = .all, _ cells: Int) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(Double(cells), at: edges)))
  }
}

/// The space at each edge of a rectangle; see ``Lengths``.
public struct EdgeInsets: Equatable, Sendable {
  /// The space above.
  public var top: Double
  /// The space to the left.
  public var leading: Double
  /// The space below.
  public var bottom: Double
  /// The space to the right.
  public var trailing: Double

  /// Insets at each edge.
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
