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

private struct HidesSecretLengthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether secure fields show the same number of dots whatever is typed.
  public var hidesSecretLength: Bool {
    get { self[HidesSecretLengthKey.self] }
    set { self[HidesSecretLengthKey.self] = newValue }
  }
}

extension View {
  /// Has secure fields inside this view show the same number of dots for every text, so that its length is not seen.
  public func secretLengthHidden(_ hides: Bool = true) -> some View { environment(\.hidesSecretLength, hides) }
}
