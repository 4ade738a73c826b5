/// A currency of ISO 4217 that is legal tender somewhere, with its English name.
public struct Currency: Hashable, Sendable {
  /// Three letters, upper case.
  public let code: String
  /// The English name.
  public let name: String

  /// Every currency, ordered by code. Parsed once, at first use.
  public static let all: [Currency] = table.split(separator: "\n").compactMap(Currency.init(row:))

  /// The currency with a code of three letters in either case.
  public init?(code: String) {
    let wanted = code.uppercased()
    guard let currency = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = currency
  }

  private init?(row: Substring) {
    let columns = row.split(separator: "|").map(String.init)
    guard columns.count == 2 else { return nil }
    code = columns[0]
    name = columns[1]
  }
}

/// A language of ISO 639-1 with its English name.
public struct Language: Hashable, Sendable {
  /// Two letters, lower case.
  public let code: String
  /// The English name.
  public let name: String

  /// Every language, ordered by code. Parsed once, at first use.
  public static let all: [Language] = table.split(separator: "\n").compactMap(Language.init(row:))

  /// The language with a code of two letters in either case.
  public init?(code: String) {
    let wanted = code.lowercased()
    guard let language = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = language
  }

  private init?(row: Substring) {
    let columns = row.split(separator: "|").map(String.init)
    guard columns.count == 2 else { return nil }
    code = columns[0]
    name = columns[1]
  }
}

/// The states, provinces and regions of the countries whose addresses name them, as ISO 3166-2 spells them.
enum Subdivisions {
  /// The names for a country code, in alphabetical order; empty for a country that is not in the table.
  static func names(ofCountry code: String) -> [String] {
    guard let row = table.split(separator: "\n").first(where: { $0.hasPrefix(code + "|") }) else { return [] }
    return row.dropFirst(3).split(separator: ";").map(String.init)
  }
}
