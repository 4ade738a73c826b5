/// JSON as RFC 8259 has it, written without Foundation.
package enum JSONText {
  /// A value without any white space; numbers that JSON has no form for (infinities, NaN) become null.
  package static func compact(_ value: AnswerValue) -> String {
    var text = ""
    write(value, to: &text, separator: ",", colon: ":")
    return text
  }

  /// A value on one line with a space after commas and colons.
  package static func spaced(_ value: AnswerValue) -> String {
    var text = ""
    write(value, to: &text, separator: ", ", colon: ": ")
    return text
  }

  /// A value over several lines, indented by two blanks; empty lists and objects, and lists of plain values, on one.
  package static func indented(_ value: AnswerValue) -> String {
    var text = ""
    writeIndented(value, to: &text, indentation: "")
    return text
  }

  /// A string with its quotes. Control characters, and the line separators that JavaScript does not allow in strings,
  /// are escaped, so that the text is always one line.
  package static func quoted(_ string: String) -> String {
    var text = ""
    writeQuoted(string, to: &text)
    return text
  }

  /// A number as JSON writes it; nil for infinities and NaN.
  package static func number(_ value: Double) -> String? { value.isFinite ? value.description : nil }

  private static func write(_ value: AnswerValue, to text: inout String, separator: String, colon: String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += number(value) ?? "null"
    case .string(let value): writeQuoted(value, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += separator }
        write(item, to: &text, separator: separator, colon: colon)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += separator }
        writeQuoted(member.name, to: &text)
        text += colon
        write(member.value, to: &text, separator: separator, colon: colon)
      }
      text += "}"
    }
  }

  private static func writeIndented(_ value: AnswerValue, to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch value {
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
        writeQuoted(member.name, to: &text)
        text += ": "
        writeIndented(member.value, to: &text, indentation: inner)
      }
      text += "\n\(indentation)}"
    case .list(let items) where items.contains(where: \.isCollection):
      text += "["
      for (index, item) in items.enumerated() {
        text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
        writeIndented(item, to: &text, indentation: inner)
      }
      text += "\n\(indentation)]"
    default: write(value, to: &text, separator: ", ", colon: ": ")
    }
  }

  /// Writes a string with its quotes.
  ///
  /// - Parameter isPlain: Which characters stand for themselves; the others are escaped as JavaScript has it, those
  ///   beyond U+FFFF in two halves.
  package static func writeQuoted(
    _ string: String, to text: inout String, isPlain: (Unicode.Scalar) -> Bool = JSONText.isAllowed
  ) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where isPlain(scalar): text.unicodeScalars.append(scalar)
      default:
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    text += "\""
  }

  /// Neither a control character nor one that JavaScript does not allow in strings.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
