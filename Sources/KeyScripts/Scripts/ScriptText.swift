import TerminalModel
import Values

/// The text sent by `Type` and `Paste`: literal, or the value of an environment variable during replay.
nonisolated package enum ScriptText: Equatable, Sendable {
  case literal(String)
  /// `$NAME`, stored without the dollar sign. Used for secrets.
  case environment(String)

  /// The text to send; nil if the variable is not set.
  package func resolved(_ environment: (String) -> String?) -> String? {
    switch self {
    case .literal(let text): text
    case .environment(let name): environment(name)
    }
  }

  /// The name of the variable; nil for a text.
  var variable: String? { if case .environment(let name) = self { name } else { nil } }
}

nonisolated extension ScriptText: CustomStringConvertible {
  /// As written in a script: `"Ada\n"` or `$NAME`.
  package var description: String {
    switch self {
    case .literal(let text): ScriptText.quoted(text)
    case .environment(let name): "$" + name
    }
  }

  /// `text` as a string literal of the script language.
  static func quoted(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\u{1b}": "\\e"
      default: VisibleText.isPlain(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(escaped)\""
  }

  /// True for a valid name of an environment variable: letters, digits and `_`, not beginning with a digit.
  static func isVariableName(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return name.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || $0.isDigit) }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

/// Text of a script or screen, made safe to print on a terminal.
nonisolated enum VisibleText {
  /// `text` on one line, with control characters as pictures (`␛`, `␊`).
  static func of(_ text: some StringProtocol) -> String { DisplayText.visible(String(text), lines: .single) }

  /// `text` in single quotes for a message, truncated after 40 characters.
  static func quoted(_ text: some StringProtocol) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? "'\(of(start))'" : "'\(of(start))…'"
  }

  /// True if `scalar` needs no escape in a script: it is no control, bidirectional override, line separator or
  /// invisible character, except the joiners of emoji.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7e: true
    case 0..<0x20, 0x7f...0x9f: false
    case 0x200d, 0xfe0e, 0xfe0f: true
    case 0x2028, 0x2029, 0xfff9...0xfffb: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
