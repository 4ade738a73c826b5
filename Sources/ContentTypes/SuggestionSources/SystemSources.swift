internal import Values

/// The passwd entry of the user: login name and full name.
struct UserSource: SuggestionSource {
  var name: String { "user" }

  /// The names, the login and the home directory.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let facts = query.facts
    let fullName = facts.fullName?.collapsed
    switch query.contentType {
    case .name: return suggest(fullName, "your full name")
    case .givenName: return suggest(fullName.map { PersonName(parsing: $0).given }, "from your full name")
    case .middleName: return suggest(fullName.map { PersonName(parsing: $0).middle }, "from your full name")
    case .familyName: return suggest(fullName.map { PersonName(parsing: $0).family }, "from your full name")
    case .username, .nickname: return suggest(facts.loginName, "your login name")
    case .terminal.filePath: return suggest(facts.homeDirectory, "your home directory")
    default: return []
    }
  }
}

/// The suggestions in a field's definition.
package struct AuthorSource: SuggestionSource {
  private let texts: [String]
  private let reason: String

  /// Creates a source of texts in this order, for fields of any type.
  package init(_ texts: [String], reason: String = "") {
    self.texts = texts
    self.reason = reason
  }

  package var name: String { "suggestions" }
  package var rank: SuggestionRank { .author }

  /// All texts.
  package func suggestions(for query: SuggestionQuery) -> [Suggestion] { texts.flatMap { suggest($0, reason) } }
}

/// Suggestions from environment variables.
struct EnvironmentSource: SuggestionSource {
  var name: String { "environment" }

  /// The variables for a type, each with its name as the reason.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let environment = query.facts.environment
    func values(_ variables: [String], _ part: (String) -> String = { String($0.trimmed) }) -> [Suggestion] {
      variables.flatMap { suggest(environment[$0].map(part), $0) }
    }
    switch query.contentType {
    case .name: return values(Self.names) { $0.collapsed }
    case .givenName: return values(Self.names) { PersonName(parsing: $0).given }
    case .middleName: return values(Self.names) { PersonName(parsing: $0).middle }
    case .familyName: return values(Self.names) { PersonName(parsing: $0).family }
    case .emailAddress: return values(Self.addresses)
    case .username, .nickname: return values(["USER", "LOGNAME"])
    case .organizationName:
      return values(["ORGANIZATION"]) + values(Self.addresses) { MailAddress($0)?.organization ?? "" }
    case .terminal.shell: return values(["SHELL"])
    case .terminal.filePath: return values(["PWD", "HOME"])
    default: return []
    }
  }

  private static let names = ["GIT_AUTHOR_NAME", "NAME", "GIT_COMMITTER_NAME", "DEBFULLNAME"]

  private static let addresses = ["GIT_AUTHOR_EMAIL", "EMAIL", "GIT_COMMITTER_EMAIL", "DEBEMAIL"]
}

/// Suggestions from the language and region of the user's locale.
struct LocaleSource: SuggestionSource {
  var name: String { "locale" }

  /// The locale's country, language and currency.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
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

  private func country(_ query: SuggestionQuery) -> Country? { query.region.flatMap(Country.init(code:)) }
}

/// The names of this host.
struct HostSource: SuggestionSource {
  var name: String { "host" }
  var readsFiles: Bool { true }

  /// This host and those in `/etc/hosts`; its shells; its time zone and that zone's city; the user's address if the
  /// host has a domain.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let facts = query.facts
    switch query.contentType {
    case .terminal.hostname:
      return suggest(facts.hostName, "this host") + knownHosts(facts.readFile("/etc/hosts") ?? "")
    case .terminal.timeZone: return suggest(facts.zoneName, "this host's time zone")
    case .terminal.shell:
      return lines(facts.readFile("/etc/shells") ?? "").flatMap { suggest(String($0), "/etc/shells") }
    case .emailAddress:
      guard let login = facts.loginName, let host = facts.hostName, host.contains(".") else { return [] }
      return suggest("\(login)@\(host)", "your login on this host")
    case .location, .addressCity: return suggest(facts.timeZoneCity, "from the time zone")
    default: return []
    }
  }

  private func knownHosts(_ text: String) -> [Suggestion] {
    lines(text).flatMap { line in
      line.split(whereSeparator: \.isWhitespace).dropFirst().flatMap { suggest(String($0), "/etc/hosts") }
    }
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" }.trimmed }.filter { !$0.isEmpty }
  }
}

/// Current dates and times.
struct ClockSource: SuggestionSource {
  var name: String { "clock" }

  /// Now, today and tomorrow; the possible expiry years of a card.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard let today = query.facts.today else { return [] }
    switch query.contentType {
    case .dateTime:
      return suggest(query.facts.now.map { "\(today.iso) \($0.iso)" }, "now") + suggest(today.iso, "today")
        + suggest(today.next.iso, "tomorrow")
    case .creditCardExpirationYear:
      return (today.year...today.year + 20).flatMap { suggest(String($0), $0 == today.year ? "this year" : "year") }
    default: return []
    }
  }
}

/// Text that the user took from the clipboard on request. Only the part that fits the field is offered.
package struct ClipboardSource: SuggestionSource {
  private let text: String

  /// Creates a source of one text.
  package init(text: String) { self.text = text }

  package var name: String { "clipboard" }

  /// True, since one-time codes are copied from the clipboard.
  package var offersSecrets: Bool { true }

  /// A unique run of 4 to 8 digits for a one-time code, the first URL, or the first tracking number.
  package func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    switch query.contentType {
    case .oneTimeCode:
      let runs = text.split { !$0.isASCIIDigit }.filter { 4...8 ~= $0.count }
      return runs.count == 1 ? suggest(String(runs[0]), "the code in the clipboard") : []
    case .URL: return first(of: .URL) { $0.contains("://") }
    case .shipmentTrackingNumber:
      return first(of: .shipmentTrackingNumber) { $0.count >= 8 && $0.contains(where: \.isASCIIDigit) }
    default: return []
    }
  }

  private func first(of type: TextContentType, where isLikely: (String) -> Bool) -> [Suggestion] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return suggest(words.first { isLikely($0) && type.problem(in: $0) == nil }, "from the clipboard")
  }
}
