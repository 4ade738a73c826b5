/// The first of several views that fits into the available space; the last one if none does.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { labels }
///       VStack { labels }
///     }
public struct ViewThatFits<Content: View>: ContainerView {
  package let content: Content
  let axes: Axis.Set

  /// - Parameter axes: The axes along which a view has to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package static func makeNode(inputs: ViewInputs) -> FittingNode { FittingNode(host: inputs.host) }
  package func update(_ node: FittingNode, environment: EnvironmentValues) { node.axes = axes }
}

/// Shows one of its children.
package final class FittingNode: ContainerNode {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { setNeedsLayout() } } }

  private func fitting(_ proposal: ProposedViewSize) -> DisplayNode? {
    children.first { child in
      let ideal = child.size(fitting: .unspecified)
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsAcross && fitsDown
    } ?? children.last
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    fitting(proposal)?.size(fitting: proposal) ?? .zero
  }

  package override func layOut(in size: Size) {
    let proposal = proposal(answeredBy: size)
    let shown = fitting(proposal)
    for child in children {
      child.isHidden = child !== shown
      child.place(at: .zero, size: child === shown ? child.size(fitting: proposal) : .zero)
    }
  }
}

extension Axis {
  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// A set from its raw bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// Left to right.
    public static let horizontal = Set(rawValue: 1)
    /// Top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
