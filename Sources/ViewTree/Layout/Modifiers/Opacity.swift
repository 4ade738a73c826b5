/// Draws the content faint, or not at all.
package struct OpacityModifier: LayoutModifier {
  var opacity: Double

  /// The interpolated opacity.
  package typealias AnimatableData = Double
  /// The opacity.
  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package final class Node: UnaryNode {
    var shown = 1.0 { didSet { if shown != oldValue { setNeedsDisplay() } } }

    package override var opacity: Double { shown }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { opacity >= 1 }

  package func update(_ node: Node, environment: EnvironmentValues) { node.shown = opacity }
}

private struct IsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if the view is invisible but keeps its space.
  package var isHidden: Bool {
    get { self[IsHiddenKey.self] }
    set { self[IsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Draws this view faint, or not at all; it keeps its space and its state.
  ///
  /// A terminal has three degrees: normal from 0.75, faint below, invisible at 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides this view but keeps its space. It takes neither focus nor clicks; keyboard shortcuts of its buttons still
  /// work.
  public func hidden() -> some View { opacity(0).environment({ $1(&$0.isHidden) }, true) }
}

/// Draws the content with an offset from its place.
package struct OffsetModifier: LayoutModifier {
  var delta: Point

  /// The interpolated offset.
  package typealias AnimatableData = AnimatablePair<Double, Double>
  /// The columns, then the rows.
  package var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(delta.x, delta.y) }
    set { delta = Point(x: newValue.first, y: newValue.second) }
  }

  package final class Node: UnaryNode {
    var delta = Point.zero {
      didSet {
        guard delta != oldValue else { return }
        setNeedsLayout()
        host.watchLengths(of: self)
      }
    }

    package override func layOut(in size: Size) { child?.place(at: delta, size: size) }

    override var givenLengths: [GivenLength] {
      [
        GivenLength("an offset of", delta.x, along: .horizontal),
        GivenLength("an offset of", delta.y, along: .vertical),
      ]
    }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { delta == .zero }

  package func update(_ node: Node, environment: EnvironmentValues) { node.delta = delta }
}

extension View {
  /// Draws this view to the right of its place and below it, which it keeps: no other view moves. See ``Lengths``.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modifier(OffsetModifier(delta: Lengths.cells(ofDistance: Point(x: x, y: y))))
  }

  /// Draws this view to the right of its place and below it.
  public func offset(_ distance: Size) -> some View {
    offset(x: distance.width, y: distance.height)
  }
}
