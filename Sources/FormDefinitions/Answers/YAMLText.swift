internal import Values

/// Values as YAML that YAML 1.1 and 1.2 read alike.
package enum YAMLText {
  /// A value on one line: plain text where that is safe, JSON elsewhere.
  package static func value(_ value: AnswerValue) -> String {
    switch value {
    case .string(let text): scalar(text)
    case .number(let number) where number.isNaN: ".nan"
    case .number(let number) where number.isInfinite: number < 0 ? "-.inf" : ".inf"
    default: value.json.text(.spaced)
    }
  }

  /// A text: plain when no reader could take it for anything else, else in double quotes.
  package static func scalar(_ text: String) -> String { isPlain(text) ? text : JSONValue.string(text).text(.compact) }

  /// Letters, digits, `_`, `-`, `.`, `/` and single blanks, a letter first, and no word with a meaning.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 200, text.utf8.last != 0x20 else {
      return false
    }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let isSafe =
        isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || (byte == 0x20 && previous != 0x20)
      guard isSafe else { return false }
      previous = byte
    }
    return !words.contains(text.lowercased())
  }

  /// What YAML 1.1 or 1.2 reads as a boolean or null.
  private static let words: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")) || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }
}
