package import Wording

/// An entry of a published list of codes, such as ISO 4217's, with its names.
package protocol ListedCode {
  var code: String { get }
  /// The English name.
  var name: String { get }
  static var all: [Self] { get }
  static var names: TranslatedNames { get }
}

extension ListedCode {
  /// The entry with a code in either case. Cost: linear in the list.
  package init?(code: String) {
    let (capitals, small) = (code.uppercased(), code.lowercased())
    guard let entry = Self.all.first(where: { $0.code == capitals || $0.code == small }) else { return nil }
    self = entry
  }

  /// The name in a language; the English one if there is none.
  package func name(in language: DisplayLanguage) -> String { Self.names.name(of: code, in: language) ?? name }

  /// The entry with a name in any language that forms speak, ignoring case.
  init?(named text: String) {
    let wanted = text.folded
    let named = Self.all.first { $0.name.folded == wanted }
    guard let entry = named ?? Self.names.code(named: wanted).flatMap(Self.init(code:)) else { return nil }
    self = entry
  }
}

/// A currency of ISO 4217 that is legal tender somewhere, with its English name.
package struct Currency: Hashable, Sendable {
  /// Three letters, upper case.
  package let code: String
  /// The English name.
  package let name: String

  /// Every currency, ordered by code; parsed lazily.
  package static let all: [Currency] = table.split(separator: "\n").map {
    Currency(code: String($0.prefix(3)), name: String($0.dropFirst(4)))
  }
}

extension Currency: ListedCode {
  package static let names = TranslatedNames(namesTable)
}

/// A language of ISO 639-1 with its English name.
package struct Language: Hashable, Sendable {
  /// Two letters, lower case.
  package let code: String
  /// The English name.
  package let name: String

  /// Every language, ordered by code; parsed lazily.
  package static let all: [Language] = table.split(separator: "\n").map {
    Language(code: String($0.prefix(2)), name: String($0.dropFirst(3)))
  }
}

extension Language: ListedCode {
  package static let names = TranslatedNames(namesTable)
}

/// The states, provinces and regions used in postal addresses, spelled as in ISO 3166-2.
enum Subdivisions {
  /// The names for a country code, in alphabetical order; empty if the country is not in the table.
  static func names(ofCountry code: String) -> [String] {
    guard let row = table.split(separator: "\n").first(where: { $0.hasPrefix(code + "|") }) else { return [] }
    return row.dropFirst(3).split(separator: ";").map(String.init)
  }
}

/// The names of codes in the languages that forms speak besides English.
package struct TranslatedNames: Sendable {
  private var names: [Substring: [Substring]] = [:]
  private var codes: [String: Substring] = [:]

  /// Parses a table with a row of names for each code, in the order of ``languages``.
  init(_ table: String) {
    for row in table.split(separator: "\n") {
      let columns = row.split(separator: "|", omittingEmptySubsequences: false)
      names[columns[0]] = Array(columns.dropFirst())
      for name in columns.dropFirst() where codes[name.folded] == nil { codes[name.folded] = columns[0] }
    }
  }

  private static let languages: [DisplayLanguage] = [
    .german, .french, .spanish, .chinese, .japanese, .polish, .ukrainian, .arabic, .hebrew, .hindi, .korean, .turkish,
  ]

  /// The name of a code; nil if there is none in the language.
  func name(of code: String, in language: DisplayLanguage) -> String? {
    guard let column = Self.languages.firstIndex(of: language), let name = names[Substring(code)]?[column] else {
      return nil
    }
    return name.isEmpty ? nil : String(name)
  }

  /// The code that has a name in any of the languages, ignoring case.
  func code(named name: String) -> String? { codes[name.folded].map(String.init) }
}
