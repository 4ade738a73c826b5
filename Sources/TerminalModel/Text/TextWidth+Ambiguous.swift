import Synchronization

extension TextWidth {
  /// How many columns a character of ambiguous width (UAX #11, class A) takes: `±`, Greek and Cyrillic letters, lines and
  /// boxes among them.
  public enum Ambiguous: Hashable, Sendable {
    /// One, as in most of the world.
    case narrow
    /// Two, as some terminals are set up in East Asia.
    case wide

    private static let isWide = Atomic(false)

    /// What the terminal of this process does. A session sets it before it measures or draws.
    public static var current: Ambiguous {
      get { isWide.load(ordering: .relaxed) ? .wide : .narrow }
      set { isWide.store(newValue == .wide, ordering: .relaxed) }
    }
  }
}
