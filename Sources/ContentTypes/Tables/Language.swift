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
