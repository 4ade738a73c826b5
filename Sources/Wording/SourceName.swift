/// Where suggestions come from, in a word; the raw value is the English one, by which sources are known.
package enum SourceName: String, CaseIterable {
  case clipboard, clock, environment, generator, git, history, host, list, locale, suggestions, user
  case form = "this form"

  /// The word of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .clipboard: say(.sourceClipboard)
    case .clock: say(.sourceClock)
    case .environment: say(.sourceEnvironment)
    case .generator: say(.sourceGenerator)
    case .git: say(.sourceGit)
    case .history: say(.sourceHistory)
    case .host: say(.sourceHost)
    case .list: say(.sourceList)
    case .locale: say(.sourceLocale)
    case .suggestions: say(.sourceSuggestions)
    case .user: say(.sourceUser)
    case .form: say(.sourceForm)
    }
  }
}
