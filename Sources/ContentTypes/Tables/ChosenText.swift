internal import Values

extension TextContentType {
  /// True for types with a fixed list, although their fields also accept other text.
  package var isChosen: Bool {
    switch kind {
    case .countryName, .countryCode, .currency, .language, .timeZone, .creditCardType: true
    default: false
    }
  }

  /// The list entry named by its name or code, ignoring case, in the format of answers; nil if there is none.
  ///
  ///     TextContentType.countryName.chosen("de")              // "Germany"
  ///     TextContentType.terminal.currency.chosen("Euro")      // "EUR"
  ///     TextContentType.terminal.timeZone.chosen("new york")  // "America/New_York"
  package func chosen(_ text: String) -> String? {
    let wanted = text.trimmed.folded
    guard isChosen, !wanted.isEmpty else { return nil }
    switch kind {
    case .countryName:
      guard let country = Country(nameOrCode: wanted) else { return nil }
      // A longer country name in another language is kept; `de` and `u.s.a.` are replaced by the name.
      let isShort = wanted.count(where: \.isLetter) <= 3
      return isShort || country.name.folded == wanted ? country.name : nil
    case .countryCode: return Country(nameOrCode: wanted)?.code
    case .currency: return (Currency(code: wanted) ?? Currency(named: wanted))?.code
    case .language: return (Language(code: wanted) ?? Language(named: wanted))?.code
    case .timeZone:
      if let zone = TimeZones.all.first(where: { $0.folded == wanted }) { return zone }
      let cities = TimeZones.all.filter { TimeZones.city(of: $0).folded == wanted }
      return cities.count == 1 ? cities[0] : nil
    case .creditCardType: return PaymentCard.Network.allCases.first { $0.rawValue.folded == wanted }?.rawValue
    default: return nil
    }
  }
}
