/// The parts of a person's name, as far as simple rules find them. Never used to reject a name.
struct PersonName: Equatable {
  var prefix = ""
  var given = ""
  var middle = ""
  var family = ""
  var suffix = ""

  /// Splits a full name: titles and suffixes by list, `Family, Given` at the comma, the family name as the last word
  /// with its particles (`van`, `de la`), family name first in East Asian scripts. One word is a given name.
  init(parsing text: String) {
    var (words, afterComma) = Self.wordsAroundComma(text)
    while let first = words.first, words.count > 1, Self.titles.contains(Self.key(first)) {
      prefix += (prefix.isEmpty ? "" : " ") + words.removeFirst()
    }
    if let first = afterComma.first, Self.suffixes.contains(Self.key(first)) {
      suffix = afterComma.joined(separator: " ")
      afterComma = []
    }
    if !afterComma.isEmpty {
      family = words.joined(separator: " ")
      given = String(afterComma[0])
      middle = afterComma.dropFirst().joined(separator: " ")
      return
    }
    while let last = words.last, words.count > 1, Self.suffixes.contains(Self.key(last)) {
      suffix = String(words.removeLast()) + (suffix.isEmpty ? "" : " " + suffix)
    }
    guard words.count > 1 else {
      given = words.joined()
      return
    }
    if words.allSatisfy({ $0.unicodeScalars.allSatisfy(Self.isEastAsian) }) {
      family = String(words[0])
      given = words.dropFirst().joined(separator: " ")
      return
    }
    let familyStart = words.indices.dropFirst().first { Self.particles.contains(Self.key(words[$0])) }
    let start = min(familyStart ?? words.count - 1, words.count - 1)
    given = String(words[0])
    middle = words[1..<start].joined(separator: " ")
    family = words[start...].joined(separator: " ")
  }

  private static func wordsAroundComma(_ text: String) -> (before: [Substring], after: [Substring]) {
    let halves = text.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
    return (halves.first ?? [], halves.count > 1 ? halves[1] : [])
  }

  private static func key(_ word: Substring) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    default: false
    }
  }

  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lady", "lord", "rev", "fr", "hon", "herr", "frau",
    "mme", "mlle", "sr", "sra", "srta", "dipl-ing", "ing",
  ]

  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "jd", "mba", "msc", "bsc", "obe", "cbe", "mbe",
  ]

  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "das", "do", "dos", "du", "la", "le", "el", "al",
    "bin", "ibn", "ben", "af", "av", "zu", "zum", "zur", "ter", "ten", "vom", "st",
  ]
}
