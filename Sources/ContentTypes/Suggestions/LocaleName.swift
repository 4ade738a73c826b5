internal import Values

/// The language and region of a POSIX locale such as `de_AT.UTF-8@euro`.
public struct LocaleName: Hashable, Sendable {
  /// ISO 639, two or three letters in lower case.
  public let language: String
  /// ISO 3166-1, two letters in upper case; nil where the locale names none.
  public let region: String?

  /// The locale of an environment variable; nil for `C` and `POSIX`, which are no place's.
  public init?(posix text: String) {
    let parts = text.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, 2...3 ~= language.count, language.allSatisfy(\.isASCIILetter) else { return nil }
    self.language = language.lowercased()
    let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) }
    self.region = region?.uppercased()
  }

  /// The BCP 47 tag: `de-AT`.
  public var tag: String { region.map { "\(language)-\($0)" } ?? language }
}
