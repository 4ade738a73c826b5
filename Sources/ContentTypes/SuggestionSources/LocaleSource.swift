/// What follows from the language and region of the user's locale.
public struct LocaleSource: SuggestionSource {
  /// A source; it reads nothing but the facts of a query.
  public init() {}

  /// `locale`.
  public var name: String { "locale" }

  /// The locale's country, language and currency.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    switch query.contentType {
    case .countryName:
      return suggest(
        query.other(.html.countryCode).flatMap(Country.init(code:))?.name ?? country(query)?.name, "your region")
    case .html.countryCode: return suggest(country(query)?.code, country(query)?.name ?? "")
    case .terminal.currency:
      guard let country = country(query) else { return [] }
      return suggest(country.currency, "currency of \(country.name)")
    case .terminal.language:
      guard let locale = query.facts.locale else { return [] }
      return suggest(locale.tag, "your language") + suggest(locale.language, "your language")
    case .html.telephoneCountryCode:
      guard let country = country(query), !country.callingCode.isEmpty else { return [] }
      return suggest("+\(country.callingCode)", country.name)
    default: return []
    }
  }

  private func country(_ query: SuggestionQuery) -> Country? {
    query.region.flatMap(Country.init(code:))
  }
}
