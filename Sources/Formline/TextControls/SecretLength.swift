public import ViewTree

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
