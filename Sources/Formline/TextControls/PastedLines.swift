public import ViewTree

/// What becomes of several lines that are pasted into a field of one line.
public enum PastedLines: Hashable, Sendable {
  /// They stand behind one another, with a space for each line break.
  case joined
  /// Only the first is taken.
  case first
  /// Nothing is taken.
  case refused
}

private struct PastedLinesKey: EnvironmentKey {
  static var defaultValue: PastedLines? { nil }
}

extension EnvironmentValues {
  /// What becomes of several lines pasted into the fields inside; nil where nothing is said: they are joined.
  public var pastedLines: PastedLines? {
    get { self[PastedLinesKey.self] }
    set { self[PastedLinesKey.self] = newValue }
  }
}

extension View {
  /// Says what becomes of several lines pasted into the fields of one line inside this view.
  public func pastedLines(_ lines: PastedLines) -> some View { environment(\.pastedLines, lines) }
}
