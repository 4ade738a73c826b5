internal import Values

/// A country or territory of ISO 3166-1, with CLDR's English name, the ITU's calling code and the Universal Postal
/// Union's postal codes.
package struct Country: ListedCode, Hashable, Sendable {
  /// Two letters, upper case.
  package let code: String
  /// The English name.
  package let name: String
  /// The calling code without `+`; empty if there is none.
  package let callingCode: String
  /// The ISO 4217 code of the currency; empty if there is none.
  package let currency: String
  /// The formats of its postal codes, the most common first: `#` is a digit, `@` a letter, `*` either. Empty if it has
  /// none.
  let postalForms: [String]
  /// A valid postal code, or empty.
  let postalExample: String

  /// Every country, ordered by code; parsed lazily.
  package static let all: [Country] = table.split(separator: "\n").compactMap(Country.init(row:))

  /// The country with a code, or a name in any language that forms speak, ignoring case.
  package init?(nameOrCode text: String) {
    let wanted = text.trimmed.folded
    if let code = Self.everydayNames[wanted], let country = Country(code: code) {
      self = country
    } else if let country = Country(code: wanted) ?? Country(named: wanted) {
      self = country
    } else {
      return nil
    }
  }

  private init?(row: Substring) {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6 else { return nil }
    code = columns[0]
    name = columns[1]
    callingCode = columns[2]
    currency = columns[3]
    postalForms = columns[4].split(separator: ",").map(String.init)
    postalExample = columns[5]
  }

  /// Other common names of a country, in lower case.
  package var otherNames: [String] { Self.everydayNames.filter { $0.value == code }.map(\.key).sorted() }

  package static let names = TranslatedNames(namesTable)

  private static let everydayNames = [
    "usa": "US", "u.s.": "US", "u.s.a.": "US", "united states of america": "US", "america": "US",
    "uk": "GB", "u.k.": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
    "deutschland": "DE", "österreich": "AT", "schweiz": "CH", "suisse": "CH", "svizzera": "CH", "españa": "ES",
    "italia": "IT", "nederland": "NL", "holland": "NL", "belgië": "BE", "belgique": "BE", "brasil": "BR",
    "méxico": "MX", "polska": "PL", "sverige": "SE", "norge": "NO", "danmark": "DK", "suomi": "FI",
    "czech republic": "CZ", "turkey": "TR", "hong kong": "HK", "korea": "KR", "日本": "JP", "中国": "CN",
    "ivory coast": "CI", "cote d'ivoire": "CI", "burma": "MM", "cape verde": "CV", "swaziland": "SZ",
    "east timor": "TL", "czechia": "CZ", "macedonia": "MK", "russian federation": "RU", "viet nam": "VN",
    "türkei": "TR",
  ]
}
