internal import Values
package import Wording

/// A country or territory of ISO 3166-1, with CLDR's English name, the ITU's calling code and the Universal Postal
/// Union's postal codes.
public struct Country: Hashable, Sendable {
  /// Two letters, upper case.
  public let code: String
  /// The English name.
  public let name: String
  /// The calling code without `+`; empty if there is none.
  public let callingCode: String
  /// The ISO 4217 code of the currency; empty if there is none.
  public let currency: String
  /// The formats of its postal codes, the most common first: `#` is a digit, `@` a letter, `*` either. Empty if it has
  /// none.
  let postalForms: [String]
  /// A valid postal code, or empty.
  let postalExample: String

  /// Every country, ordered by code; parsed lazily.
  public static let all: [Country] = table.split(separator: "\n").compactMap(Country.init(row:))

  /// The country with a two-letter code in either case. Cost: linear in the 249 countries.
  public init?(code: String) {
    let wanted = code.uppercased()
    guard let country = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = country
  }

  /// The country with a name or code, ignoring case.
  public init?(nameOrCode text: String) {
    let wanted = text.trimmed.lowercased()
    if let code = Self.everydayNames[wanted], let country = Country(code: code) {
      self = country
    } else if let country = Country(code: wanted) ?? Self.all.first(where: { $0.name.lowercased() == wanted }) {
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

  /// Other common names of a country, in lower case, and CLDR's in a language.
  package static func otherNames(of code: String, in language: DisplayLanguage) -> [String] {
    // In English the table is not read.
    let name = columns.firstIndex(of: language).flatMap { column in names[code].map { String($0[column]) } }
    return everydayNames.filter { $0.value == code }.map(\.key).sorted() + (name.map { [$0] } ?? [])
  }

  /// The names by code, in the order of the columns; parsed lazily.
  private static let names = Dictionary(
    namesTable.split(separator: "\n").map { row in
      let names = row.split(separator: "|")
      return (String(names[0]), Array(names.dropFirst()))
    }, uniquingKeysWith: { first, _ in first })

  private static let columns: [DisplayLanguage] = [.german, .french, .spanish, .chinese, .japanese]

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
