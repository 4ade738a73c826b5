/// The digits in which a language shows numbers: the numbering system that a tag asks for, `ar-u-nu-arab` (BCP 47,
/// extension U; CLDR). Without one, and for systems that are not here, they are those of ASCII.
package enum Numerals: String, Sendable {
  case latin = "latn", arabic = "arab", persian = "arabext", devanagari = "deva"

  init(of tag: LanguageTag) {
    let parts: [Substring] = tag.text.split(separator: "-")
    let extensions = parts.drop { $0 != "u" }
    let system = extensions.drop { $0 != "nu" }.dropFirst().first
    self = system.flatMap { Numerals(rawValue: String($0)) } ?? .latin
  }

  private var zero: UInt32 {
    switch self {
    case .latin: 0x30
    case .arabic: 0x660
    case .persian: 0x6F0
    case .devanagari: 0x966
    }
  }

  /// A number, date or time with its digits in these.
  package func shown(_ text: String) -> String {
    guard self != .latin else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { shown($0) ?? $0 }))
  }

  /// A number with the separators that go with the digits (CLDR).
  package func shown(number text: String) -> String {
    guard self == .arabic || self == .persian else { return shown(text) }
    let signs: [Unicode.Scalar: Unicode.Scalar] = [".": "\u{66B}", ",": "\u{66C}"]
    return String(String.UnicodeScalarView(text.unicodeScalars.map { signs[$0] ?? shown($0) ?? $0 }))
  }

  private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    0x30...0x39 ~= scalar.value ? Unicode.Scalar(scalar.value - 0x30 + zero) : nil
  }
}

extension Message {
  /// The message with its numbers in these digits.
  func with(_ numerals: Numerals) -> Message {
    let inserts = inserts.map { insert in
      if case .number(let number) = insert { Insert.text(numerals.shown(String(number))) } else { insert }
    }
    return Message(place, inserts, count: count)
  }
}
