/// Gives the content its ideal size.
package struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  package final class Node: UnaryNode {
    var isFixed: (horizontal: Bool, vertical: Bool) = (false, false) {
      didSet { if isFixed != oldValue { setNeedsLayout() } }
    }

    package override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: isFixed.horizontal ? nil : proposal.width, height: isFixed.vertical ? nil : proposal.height)
    }

    package override func childFrame(in size: Size) -> Rect {
      Rect(origin: .zero, size: contentSize(proposal(answeredBy: size)))
    }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { !horizontal && !vertical }

  package func update(_ node: Node, environment: EnvironmentValues) { node.isFixed = (horizontal, vertical) }
}

extension View {
  /// Gives this view its ideal size, regardless of the proposal; it extends beyond the edges if it is too large.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal width, its ideal height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

/// Sets the priority of the content in a stack that is short of space.
package struct LayoutPriorityModifier: LayoutModifier {
  let priority: Double

  package final class Node: UnaryNode {
    var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }

    package override var layoutPriority: Double { priority }
  }

  package func update(_ node: Node, environment: EnvironmentValues) { node.priority = priority }
}

extension View {
  /// In a stack, views of higher priority choose their length first; the others keep their minimum. The default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}
