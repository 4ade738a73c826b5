public import ViewTree
public import Wording

private struct LanguageKey: EnvironmentKey {
  static var defaultValue: DisplayLanguage { .english }
}

extension EnvironmentValues {
  /// The language of the words that controls say of their own.
  public var language: DisplayLanguage {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}
