internal import Gettext

/// The texts of a definition in another language: a catalogue beside it, by the text in the definition (`msgid`) and,
/// where one text is said in several ways, the key that it stands at (`msgctxt`, such as `label`).
package struct TextCatalogue: Sendable {
  private let texts: [String: String]

  /// Entries that are empty or marked as fuzzy are left out.
  /// - Throws: Every line that is none of a catalogue, and every text that is there twice.
  package init(_ text: String) throws(Catalogue.Problems) {
    let file = PortableObject(text)
    var problems = file.problems
    var (texts, found): ([String: String], Set<String>) = ([:], [])
    for entry in file.entries where !entry.id.isEmpty {
      let key = Self.key(entry.id, at: entry.context)
      if !found.insert(key).inserted {
        problems.append(CatalogueProblem(line: entry.line, "'\(entry.id)' is there twice"))
      }
      if !entry.isFuzzy, let translation = entry.texts.first, !translation.isEmpty { texts[key] = translation }
    }
    guard problems.isEmpty else { throw Catalogue.Problems(all: problems.sorted { $0.line < $1.line }) }
    self.texts = texts
  }

  /// The translation of a text; nil without one.
  package func text(for text: String, at key: String) -> String? {
    texts[Self.key(text, at: key)] ?? texts[Self.key(text, at: "")]
  }

  /// As gettext joins them.
  private static func key(_ text: String, at context: String) -> String {
    context.isEmpty ? text : "\(context)\u{4}\(text)"
  }

  /// The names that the catalogue of a language may have beside the file of a name without ending: `signup.pt-BR.po`,
  /// `signup.pt_BR.po`, `signup.pt.po`.
  package static func names(beside name: some StringProtocol, for tag: LanguageTag) -> [String] {
    tag.fileNames.map { "\(name).\($0).po" }
  }
}

extension LanguageTag {
  /// The tag as catalogues name it in their headers (gettext manual, section 6.2): `pt_BR`, `sr_Latn`.
  var localeName: String { Self.cased(text.split(separator: "-")).joined(separator: "_") }

  /// The tag as people write it: `pt-BR`, `sr-Latn`.
  package var written: String { Self.cased(text.split(separator: "-")).joined(separator: "-") }

  /// Its parts with the capitals of a country, which has two letters, and a script, which has four (RFC 5646, section
  /// 2.1.1).
  private static func cased(_ parts: [Substring]) -> [String] {
    parts.enumerated().map { place, part in
      switch part.count {
      case 2 where place > 0: part.uppercased()
      case 4 where place > 0: part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }
  }

  /// The tag as files are named, then without its end: `pt-BR`, `pt_BR`, `pt-br`, `pt`.
  package var fileNames: [String] {
    var names: [String] = []
    var parts = text.split(separator: "-")
    while !parts.isEmpty {
      let cased = Self.cased(parts)
      for name in [cased.joined(separator: "-"), cased.joined(separator: "_"), parts.joined(separator: "-")]
      where !names.contains(name) {
        names.append(name)
      }
      parts.removeLast()
    }
    return names
  }
}
