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
