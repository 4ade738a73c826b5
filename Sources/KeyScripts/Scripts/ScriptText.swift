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

  /// True if `scalar` needs no escape in a script.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool { !JSONValue.Escapes.invisible.include(scalar) }
}
