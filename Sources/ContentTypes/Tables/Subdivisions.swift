/// The states, provinces and regions of the countries whose addresses name them, as ISO 3166-2 spells them.
enum Subdivisions {
  /// The names for a country code, in alphabetical order; empty for a country that is not in the table.
  static func names(ofCountry code: String) -> [String] {
    guard let row = table.split(separator: "\n").first(where: { $0.hasPrefix(code + "|") }) else { return [] }
    return row.dropFirst(3).split(separator: ";").map(String.init)
  }
}
