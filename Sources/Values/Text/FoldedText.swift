/// Texts as they are compared with what a person types.
extension StringProtocol {
  /// In small letters without marks.
  package var folded: String { lowercased().withoutMarks }

  /// Letters without their marks, as people leave them out: `Koln` of Köln, `si` of sí. `I`, `İ`, `ı` and `i` are one
  /// letter, since which of them a word has depends on its language (Unicode, SpecialCasing.txt); ß is ss; vowel signs of
  /// Arabic and Hebrew are left out, as is the nukta of Hindi, whose two dots over a vowel are one (हाँ, हां); an
  /// apostrophe is a straight one. Cost: linear; a text of ASCII is returned.
  package var withoutMarks: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return String(self) }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalar.withoutMarks.forEach { text.append($0) } }
    return String(text)
  }
}

extension Character {
  /// In a small letter without marks.
  package var folded: String { String(self).folded }
}

extension Unicode.Scalar {
  /// The letters of which it is a marked form; none for a mark.
  package var withoutMarks: [Unicode.Scalar] {
    switch value {
    case ..<0xC0: [self]
    case 0xC0..<0x250: Self.latin[Int(value - 0xC0)]
    case 0x1E00..<0x1F00: Self.latinAdditional[Int(value - 0x1E00)]
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: []
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: []
    case 0x622, 0x623, 0x625: ["ا"]
    case 0x901: ["\u{902}"]
    case 0x93C: []
    // Precomposed letters with a nukta.
    case 0x958...0x95F: [Self.devanagari[Int(value - 0x958)]]
    case 0x2018, 0x2019, 0x2BC: ["'"]
    default: [self]
    }
  }

  private static let devanagari: [Unicode.Scalar] = ["क", "ख", "ग", "ज", "ड", "ढ", "फ", "य"]
  private static let latin = (0xC0..<0x250).map(unmarked)
  private static let latinAdditional = (0x1E00..<0x1F00).map(unmarked)

  /// By its name in the Unicode Character Database, `LATIN SMALL LETTER O WITH DIAERESIS`.
  private static func unmarked(_ value: Int) -> [Unicode.Scalar] {
    let scalar = Unicode.Scalar(UInt32(value))!
    switch scalar {
    case "ı": return ["i"]
    case "ß": return ["s", "s"]
    case "æ": return ["a", "e"]
    case "œ": return ["o", "e"]
    default: break
    }
    let name = scalar.properties.name?.split(separator: " ") ?? []
    guard name.count > 4, name[0] == "LATIN", name[2] == "LETTER", name[3].utf8.count == 1, name[4] == "WITH" else {
      return [scalar]
    }
    return Array((name[1] == "SMALL" ? name[3].lowercased() : String(name[3])).unicodeScalars)
  }
}
