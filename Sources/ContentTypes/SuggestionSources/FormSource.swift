internal import Values

/// Values derived from other fields of the form.
struct FormSource: SuggestionSource {
  var name: String { "this form" }

  /// `form`: the form knows better than the system whom it is about.
  var rank: SuggestionRank { .form }

  /// A full name from its parts and vice versa, a user name from a mail address, a network from a card number.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    switch query.contentType {
    case .name:
      return suggest(wholeName(query), "from the names above") + suggest(query.other(.creditCardName), "as on the card")
    case .givenName, .creditCardGivenName: return part(\.given, of: .givenName, query)
    case .middleName, .creditCardMiddleName: return part(\.middle, of: .middleName, query)
    case .familyName, .creditCardFamilyName: return part(\.family, of: .familyName, query)
    case .namePrefix: return part(\.prefix, of: .namePrefix, query)
    case .nameSuffix: return part(\.suffix, of: .nameSuffix, query)
    case .creditCardName: return suggest(query.other(.name) ?? wholeName(query), "the name in this form")
    case .nickname:
      return suggest(query.other(.username), "the user name") + suggest(query.other(.givenName), "the given name")
    case .username: return suggest(mail(query)?.local, "from the email address")
    case .organizationName: return suggest(mail(query)?.organization, "from the email address")
    case .creditCardType: return suggest(cardNetwork(query), "from the card number")
    case .countryName:
      return suggest(query.other(.html.countryCode).flatMap(Country.init(code:))?.name, "from the country code")
    case .birthdate: return suggest(birthdate(query), "from day, month and year")
    default: return place(query)
    }
  }

  private func place(_ query: SuggestionQuery) -> [Suggestion] {
    let both = query.other(.addressCityAndState)?.split(separator: ",", maxSplits: 1).map { String($0.trimmed) } ?? []
    switch query.contentType {
    case .fullStreetAddress:
      let lines = [.streetAddressLine1, .streetAddressLine2, .html.addressLine3].compactMap(query.other)
      return suggest(lines.joined(separator: ", "), "from the address lines")
    case .streetAddressLine1:
      return suggest(query.other(.fullStreetAddress)?.prefix { $0 != "," }.collapsed, "from the street address")
    case .addressCityAndState:
      let parts = [.addressCity, .addressState].compactMap(query.other)
      return parts.count == 2 ? suggest(parts.joined(separator: ", "), "from city and state") : []
    case .addressCity: return suggest(both.first, "from city and state")
    case .addressState: return both.count == 2 ? suggest(both[1], "from city and state") : []
    case .html.countryCode:
      return suggest(query.other(.countryName).flatMap(Country.init(nameOrCode:))?.code, "from the country")
    default: return []
    }
  }

  /// A part of a name: from the corresponding field of a card or person, else from a full name.
  private func part(
    _ part: KeyPath<PersonName, String> & Sendable, of type: TextContentType, _ query: SuggestionQuery
  ) -> [Suggestion] {
    var texts: [String] = []
    if query.contentType != type, let own = query.other(type) { texts.append(own) }
    for whole in [TextContentType.name, .creditCardName] {
      if let name = query.other(whole) { texts.append(PersonName(parsing: name)[keyPath: part]) }
    }
    return texts.flatMap { suggest($0, "from the name in this form") }
  }

  /// Family name first where that is customary.
  private func wholeName(_ query: SuggestionQuery) -> String? {
    guard let given = query.other(.givenName), let family = query.other(.familyName) else { return nil }
    let middle = query.other(.middleName).map { [$0] } ?? []
    let isFamilyFirst = (given + family).unicodeScalars.allSatisfy(PersonName.isEastAsian)
    let parts = isFamilyFirst ? [family, given] : [given] + middle + [family]
    return parts.joined(separator: " ")
  }

  private func mail(_ query: SuggestionQuery) -> MailAddress? { query.other(.emailAddress).flatMap(MailAddress.init) }

  private func cardNetwork(_ query: SuggestionQuery) -> String? {
    query.other(.creditCardNumber).flatMap { PaymentCard.Network(number: $0.withoutGrouping) }?.rawValue
  }

  private func birthdate(_ query: SuggestionQuery) -> String? {
    let numbers = [TextContentType.birthdateYear, .birthdateMonth, .birthdateDay].compactMap(query.other).compactMap {
      Int($0)
    }
    guard numbers.count == 3 else { return nil }
    return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])?.iso
  }
}
