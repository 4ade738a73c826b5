private struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

/// Whether a scrolling view shows how much there is above and below.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Where there is more than fits.
  case automatic
  /// Never.
  case hidden
}

extension EnvironmentValues {
  /// Where scrolling views stand at first.
  var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// Whether scrolling views show how much there is above and below.
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Sets where scrolling views inside stand at first: at the end for `.bottom`, where they stay while the content grows
  /// until somebody scrolls away. Content that is shorter than its room stands at the anchor too, and the scrolling view
  /// takes all the room it is offered.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

  /// Sets whether scrolling views inside show how much there is above and below.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}
