internal import Values

/// Fixed lists: countries, languages, currencies, states, titles, card networks, months, time zones, calling codes.
package struct ListSource: SuggestionSource {
  /// Creates a source that reads the list of time zones through the facts of a query.
  package init() {}

  /// `list`.
  package var name: String { "list" }

  /// `list`: after all sources that know the user.
  package var rank: SuggestionRank { .list }

  /// The list for a type.
  package func suggestions(for query: SuggestionQuery) -> [Suggestion] {
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

/// Earlier answers, newest first. The host provides the history; secret fields get none.
package struct HistorySource: SuggestionSource {
  /// An earlier answer.
  package struct Entry: Hashable, Sendable {
    /// The answer.
    package let text: String
    /// The type of its field.
    package let contentType: TextContentType?
    /// The form's name, as in `SuggestionQuery.form`.
    package let form: String?
    /// The field's id.
    package let field: String?

    /// Creates an entry.
    package init(text: String, contentType: TextContentType? = nil, form: String? = nil, field: String? = nil) {
      self.text = text
      self.contentType = contentType
      self.form = form
      self.field = field
    }
  }

  /// The answers that are offered.
  package enum Scope: Hashable, Sendable {
    /// Answers to the same field of the same form.
    case field
    /// Answers to any field of the same type.
    case contentType
  }

  private let entries: [Entry]
  private let scope: Scope
  private let optedIn: Set<TextContentType>

  /// Creates a source of the answers in a scope. Types not remembered by default must be opted in; secrets cannot be.
  package init(_ entries: [Entry], scope: Scope, optedIn: Set<TextContentType> = []) {
    self.entries = entries
    self.scope = scope
    self.optedIn = optedIn
  }

  /// `history`.
  package var name: String { "history" }

  /// `fieldHistory` or `typeHistory`, depending on the scope.
  package var rank: SuggestionRank { scope == .field ? .fieldHistory : .typeHistory }

  /// The answers of the scope, in the order given.
  package func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    if let type = query.contentType, !isRemembered(type) { return [] }
    return entries.filter { entry in
      if let type = entry.contentType, !isRemembered(type) { return false }
      switch scope {
      case .field: return query.field != nil && entry.field == query.field && entry.form == query.form
      case .contentType: return query.contentType != nil && entry.contentType == query.contentType
      }
    }.flatMap { suggest($0.text, scope == .field ? "answered here before" : "answered elsewhere before") }
  }

  private func isRemembered(_ type: TextContentType) -> Bool {
    type.isRemembered || (optedIn.contains(type) && !type.isSecret)
  }
}
