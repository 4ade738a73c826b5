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

  /// Sets the language; for none, the words are English.
  package mutating func useLanguage(_ language: DisplayLanguage?) {
    if let language, language != .english { self.language = language }
  }
}
