import LineEditing
public import ViewTree

/// How several lines are pasted into a field of one line.
public enum PastedLines: Hashable, Sendable {
  /// Joined, with a space for each line break.
  case joined
  /// Only the first is taken.
  case first
  /// Nothing is taken.
  case refused

  var policy: PastePolicy.Newlines {
    switch self {
    case .joined: .space
    case .first: .firstLine
    case .refused: .reject
    }
  }
}

private struct PastedLinesKey: EnvironmentKey { static var defaultValue: PastedLines? { nil } }

extension EnvironmentValues {
  /// How several lines are pasted into the fields inside; nil joins them.
  public var pastedLines: PastedLines? {
    get { self[PastedLinesKey.self] }
    set { self[PastedLinesKey.self] = newValue }
  }
}

extension View {
  /// Sets how several lines are pasted into the fields of one line inside this view.
  public func pastedLines(_ lines: PastedLines) -> some View { environment(\.pastedLines, lines) }
}

private struct HidesSecretLengthKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True if secure fields show the same number of dots for every text.
  public var hidesSecretLength: Bool {
    get { self[HidesSecretLengthKey.self] }
    set { self[HidesSecretLengthKey.self] = newValue }
  }
}

extension View {
  /// Has secure fields inside this view show the same number of dots for every text, so that its length is not seen.
  public func secretLengthHidden(_ hides: Bool = true) -> some View { environment(\.hidesSecretLength, hides) }
}
