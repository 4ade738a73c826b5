/// The name of a language as texts in definitions have it: `de`, `pt-BR`, `zh-Hant` (BCP 47).
public struct LanguageTag: Hashable, Sendable {
  /// In small letters, with hyphens between the parts.
  public let text: String

  /// A tag of a language and perhaps more; capitals and `_` for `-` make no difference. nil for anything else, and for one
  /// of more than 100 bytes (RFC 5646, section 4.4.1, asks to leave room for 35): it is compared part by part.
  public init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, 2...8 ~= first.utf8.count, first.utf8.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    let hyphen = UInt8(ascii: "-")
    self.text = String(decoding: text.lowercased().utf8.map { $0 == UInt8(ascii: "_") ? hyphen : $0 }, as: UTF8.self)
  }

  /// The language of a POSIX locale, `de_AT.UTF-8@euro`; nil for `C` and `POSIX`, which have none.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX", let tag = LanguageTag(String(name)) else { return nil }
    self = tag
  }

  /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides (POSIX,
  /// section 8.2).
  public init?(environment: (_ name: String) -> String?) {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = environment(name), !locale.isEmpty else { continue }
      self.init(locale: locale)
      return
    }
    return nil
  }

  /// The first part: the language without country and script.
  public var primary: String { text.prefix { $0 != "-" }.description }

  /// The best of some tags for a reader of this one: the same, else the tag with the parts at its end left out, one by
  /// one (RFC 4647, section 3.4), else one of the same language.
  public func best(among tags: some Collection<LanguageTag>) -> LanguageTag? {
    var wanted = text[...]
    while true {
      if let tag = tags.first(where: { $0.text == wanted }) { return tag }
      guard let hyphen = wanted.lastIndex(of: "-") else { break }
      wanted = wanted[..<hyphen]
    }
    return tags.first { $0.primary == primary }
  }

  /// True for a language that is written from the right (CLDR, character order).
  package var isFromRight: Bool {
    let parts: [Substring] = text.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(script)
    }
    return [
      "ar", "he", "fa", "ur", "ps", "sd", "ug", "ckb", "dv", "yi", "ks", "mzn", "lrc", "syr", "nqo",
    ].contains(primary)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || 0x30...0x39 ~= byte }
}
