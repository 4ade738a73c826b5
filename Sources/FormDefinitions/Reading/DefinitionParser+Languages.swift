internal import Wording

/// Texts that may be given in several languages: plain text, or a mapping of languages to texts.
extension DefinitionParser {
  /// A text that must say something, in the language that is wanted.
  mutating func translated(_ pair: YAMLPair) -> String? { translated(pair, allowsEmpty: false) }

  mutating func optionalTranslated(_ pair: YAMLPair) -> String? { translated(pair, allowsEmpty: true) }

  private mutating func translated(_ pair: YAMLPair, allowsEmpty: Bool) -> String? {
    let subject = "'\(pair.key)'"
    guard let entries = pair.value.mapping else { return text(pair.value, subject, allowsEmpty: allowsEmpty) }
    if entries.isEmpty { report(.empty(subject), at: pair.value.range) }
    var texts: [(tag: LanguageTag, text: String)] = []
    var first: [LanguageTag: SourceRange] = [:]
    for entry in entries {
      guard let tag = LanguageTag(entry.key) else {
        report(.notALanguage(entry.key, of: pair.key), at: entry.keyRange)
        continue
      }
      if let earlier = first[tag] {
        report(.duplicateLanguage(tag.text, of: pair.key), at: entry.keyRange, first: earlier)
      }
      first[tag] = entry.keyRange
      if let text = text(entry.value, "\(subject) in '\(entry.key)'", allowsEmpty: allowsEmpty) {
        texts.append((tag, text))
      }
    }
    let tags = texts.map(\.tag)
    let best = options.language?.best(among: tags) ?? Self.english?.best(among: tags) ?? tags.first
    return texts.first { $0.tag == best }?.text
  }

  private static let english = LanguageTag("en")
}
