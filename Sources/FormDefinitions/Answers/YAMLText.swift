internal import Values

/// Writes values as YAML that 1.1 and 1.2 resolve alike.
package enum YAMLText {
  /// A value on one line: plain text where that is safe, else JSON.
  package static func value(_ value: AnswerValue) -> String {
    switch value {
    case .string(let text): scalar(text)
    case .number(let number) where number.isNaN: ".nan"
    case .number(let number) where number.isInfinite: number < 0 ? "-.inf" : ".inf"
    default: json(value).text(.spaced)
    }
  }

  /// The value as JSON in which every number is one to YAML 1.1, too: there, only a point makes `1e-05` one.
  private static func json(_ value: AnswerValue) -> JSONValue {
    switch value {
    case .number(let number):
      let text = number.description
      let hasPoint = text.contains(".") || !text.contains("e")
      return JSONNumber(hasPoint ? text : text.replacing("e", with: ".0e")).map { .number($0) } ?? .null
    case .list(let items): return .array(items.map(json))
    case .object(let members): return .object(members.map { JSONValue.Member(name: $0.name, value: json($0.value)) })
    default: return value.json
    }
  }

  /// A text: plain if no reader could resolve it to another type, else in double quotes.
  package static func scalar(_ text: String) -> String { isPlain(text) ? text : JSONValue.string(text).text(.compact) }

  /// A value over several lines, ending in a newline: mappings and lists in block style.
  /// - Parameter isDefinition: True to indent lists below their keys, and to write a list in a list on one line.
  package static func block(_ value: AnswerValue, isDefinition: Bool = false) -> String {
    var text = ""
    write(value, indent: "", isDefinition, into: &text)
    return text.isEmpty ? "\(self.value(value))\n" : text
  }

  private static func write(_ value: AnswerValue, indent: String, _ isDefinition: Bool, into text: inout String) {
    switch value {
    case .object(let members):
      for member in members {
        text += "\(indent)\(scalar(member.name)):"
        switch member.value {
        case .object(let inner) where !inner.isEmpty:
          text += "\n"
          write(member.value, indent: indent + "  ", isDefinition, into: &text)
        case .list(let items) where !items.isEmpty:
          text += "\n"
          write(member.value, indent: isDefinition ? indent + "  " : indent, isDefinition, into: &text)
        default: text += " \(self.value(member.value))\n"
        }
      }
    case .list(let items):
      for item in items {
        let isInLine = if case .list = item { isDefinition } else { !item.isCollection }
        guard !isInLine, !item.isEmpty else {
          text += "\(indent)- \(self.value(item))\n"
          continue
        }
        var lines = ""
        write(item, indent: indent + "  ", isDefinition, into: &lines)
        text += "\(indent)- \(lines.dropFirst(indent.utf8.count + 2))"
      }
    default: break
    }
  }

  /// A letter, then letters, digits, `_`, `-`, `.`, `/` and single spaces, unless the whole is a reserved word.
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

  /// Words that YAML 1.1 or 1.2 resolves to a boolean or null.
  private static let words: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")) || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }
}
