/// Who moves a scrolling view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nobody.
  case idle
  /// A person, with the wheel of a mouse or with keys.
  case interacting
  /// The program, or focus that went to something out of sight.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
