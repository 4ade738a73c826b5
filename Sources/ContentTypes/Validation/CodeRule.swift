internal import Values

/// Codes of a public list: countries, currencies, languages and time zones.
enum CodeRule {
  enum Problem: Equatable {
    case country(near: String?)
    case currency(near: String?)
    case language(near: String?)
    case timeZone
  }

  static func countryProblem(in text: Substring) -> Problem? {
    let code = text.uppercased()
    if Country.all.contains(where: { $0.code == code }) { return nil }
    return .country(near: Country(nameOrCode: String(text))?.code)
  }

  static func currencyProblem(in text: Substring) -> Problem? {
    if Currency(code: String(text)) != nil { return nil }
    let named = Currency.all.first { $0.name.lowercased() == text.lowercased() }?.code
    return .currency(near: named ?? NearestWord.to(text, among: Currency.all.map(\.code)))
  }

  /// A BCP 47 tag by shape, its language of two letters by list. `_` is taken for `-`, as in a POSIX locale.
  static func languageProblem(in text: Substring) -> Problem? {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(\.isASCIIAlphanumeric) }
    let primary = subtags[0]
    let isPrimary = primary.allSatisfy(\.isASCIILetter) && (primary.count >= 2 || primary.lowercased() == "x")
    // ISO 639-3 has every language with three letters; only names are that long.
    let isKnown = primary.count == 2 ? Language(code: String(primary)) != nil : primary.count <= 3
    if isTag, isPrimary, isKnown { return nil }
    return .language(near: Language.all.first { $0.name.lowercased() == text.lowercased() }?.code)
  }

  static func timeZoneProblem(in text: Substring) -> Problem? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIIAlphanumeric || "_-+".contains($0) }
    }
    return isName && text.contains(where: \.isASCIILetter) ? nil : .timeZone
  }
}
