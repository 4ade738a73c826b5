/// A currency of ISO 4217 that is legal tender somewhere, with its English name.
public struct Currency: Hashable, Sendable {
  /// Three letters, upper case.
  public let code: String
  /// The English name.
  public let name: String

  /// Every currency, ordered by code; parsed lazily.
  public static let all: [Currency] = table.split(separator: "\n").map {
    Currency(code: String($0.prefix(3)), name: String($0.dropFirst(4)))
  }
}

extension Currency {
  /// The currency with a three-letter code in either case.
  public init?(code: String) {
    let wanted = code.uppercased()
    guard let currency = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = currency
  }
}

/// A language of ISO 639-1 with its English name.
public struct Language: Hashable, Sendable {
  /// Two letters, lower case.
  public let code: String
  /// The English name.
  public let name: String

  /// Every language, ordered by code; parsed lazily.
  public static let all: [Language] = table.split(separator: "\n").map {
    Language(code: String($0.prefix(2)), name: String($0.dropFirst(3)))
  }
}

extension Language {
  /// The language with a two-letter code in either case.
  public init?(code: String) {
    let wanted = code.lowercased()
    guard let language = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = language
  }
}

/// The states, provinces and regions used in postal addresses, spelled as in ISO 3166-2.
enum Subdivisions {
  /// The names for a country code, in alphabetical order; empty if the country is not in the table.
  static func names(ofCountry code: String) -> [String] {
    guard let row = table.split(separator: "\n").first(where: { $0.hasPrefix(code + "|") }) else { return [] }
    return row.dropFirst(3).split(separator: ";").map(String.init)
  }
}
