/// Watches how much of the content is in sight; see `View.onScrollVisibilityChange(threshold:_:)`.
public struct ScrollVisibilityModifier: LayoutModifier {
  let threshold: Double
  let action: (Bool) -> Void

  package static func makeNode(inputs: ViewInputs) -> ScrollVisibilityNode { ScrollVisibilityNode(host: inputs.host) }

  package func update(_ node: ScrollVisibilityNode, environment: EnvironmentValues) {
    node.threshold = threshold
    node.action = action
  }
}

/// Knows whether enough of it is in sight.
package final class ScrollVisibilityNode: UnaryNode {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private var isVisible = false

  package override func layOut(in size: Size) {
    super.layOut(in: size)
    ScrollTarget.node(self).scroll?.watchVisibility(of: self)
  }

  /// The layout is up to date.
  func scrolled() {
    let bounds = Rect(origin: .zero, size: size)
    let seen = visiblePart(of: bounds).size
    let share = bounds.isEmpty ? 0 : seen.width * seen.height / (size.width * size.height)
    let isVisible = share > 0 && share >= threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    action(isVisible)
  }
}

extension View {
  /// Runs an action when this view comes into sight in the scrolling view around it, and when it leaves it.
  /// - Parameters:
  ///   - threshold: The share of the view, from 0 to 1, that must be in sight for it to count as visible. Any part of it
  ///     does for 0.
  ///   - action: Given whether it is visible now. Views are invisible until they have a place.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> ModifiedContent<Self, ScrollVisibilityModifier> {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
