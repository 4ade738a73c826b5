internal import Values

/// Fixed lists: countries, languages, currencies, states, titles, card networks, months, time zones, calling codes.
struct ListSource: SuggestionSource {
  var name: String { "list" }

  /// `list`: after all sources that know the user.
  var rank: SuggestionRank { .list }

  /// The list for a type.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    switch query.contentType {
    case .countryName: return Country.all.sorted { $0.name < $1.name }.flatMap { suggest($0.name, $0.code) }
    case .html.countryCode: return Country.all.flatMap { suggest($0.code, $0.name) }
    case .html.telephoneCountryCode: return callingCodes
    case .telephoneNumber: return countryPrefix(query)
    case .addressState: return states(query)
    case .terminal.language: return Language.all.flatMap { suggest($0.code, $0.name) }
    case .terminal.currency: return Currency.all.flatMap { suggest($0.code, $0.name) }
    case .terminal.timeZone: return timeZones(query.facts)
    case .namePrefix: return all(["Mr.", "Mrs.", "Ms.", "Mx.", "Dr.", "Prof."], "title")
    case .nameSuffix: return all(["Jr.", "Sr.", "II", "III", "PhD", "MD"], "suffix")
    case .creditCardType: return all(PaymentCard.Network.allCases.map(\.rawValue), "card network")
    case .creditCardExpirationMonth, .birthdateMonth:
      return (1...12).flatMap { suggest($0.padded(to: 2), CalendarDate.monthNames[$0 - 1]) }
    case .birthdateDay: return all((1...31).map { $0.padded(to: 2) }, "day")
    default: return []
    }
  }

  private func all(_ texts: [String], _ reason: String) -> [Suggestion] { texts.flatMap { suggest($0, reason) } }

  private var callingCodes: [Suggestion] {
    Country.all.filter { !$0.callingCode.isEmpty }.flatMap { suggest("+\($0.callingCode)", $0.name) }
  }

  private func countryPrefix(_ query: SuggestionQuery) -> [Suggestion] {
    guard let country = query.region.flatMap(Country.init(code:)), !country.callingCode.isEmpty else { return [] }
    return suggest("+\(country.callingCode) ", "prefix of \(country.name)")
  }

  private func states(_ query: SuggestionQuery) -> [Suggestion] {
    guard let country = query.region.flatMap(Country.init(code:)) else { return [] }
    return all(Subdivisions.names(ofCountry: country.code), country.name)
  }

  /// UTC, and the zones in the third column of tzdata's table if that file exists.
  private func timeZones(_ facts: SystemFacts) -> [Suggestion] {
    let directory = facts.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    let tables = ["zone1970.tab", "zone.tab"].lazy.compactMap { facts.readFile("\(directory)/\($0)") }
    guard let table = tables.first else { return suggest("UTC", "coordinated universal time") }
    let zones = table.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let columns = line.split(separator: "\t")
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
    return suggest("UTC", "coordinated universal time") + all(zones.sorted(), "time zone")
  }
}
