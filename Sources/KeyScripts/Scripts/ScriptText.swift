/// What `Type` and `Paste` send: a text, or the content of an environment variable at the time of replay.
nonisolated package enum ScriptText: Equatable, Sendable {
  case literal(String)
  /// `$NAME`, without the dollar sign. Secrets are written so.
  case environment(String)

  /// The text to send; nil where the variable is not set.
  package func resolved(_ environment: (String) -> String?) -> String? {
    switch self {
    case .literal(let text): text
    case .environment(let name): environment(name)
    }
  }
}

nonisolated extension ScriptText: CustomStringConvertible {
  /// As a script writes it: `"Ada\n"` or `$NAME`.
  package var description: String {
    switch self {
    case .literal(let text): ScriptText.quoted(text)
    case .environment(let name): "$" + name
    }
  }

  /// `text` as a string of the script language, whatever is in it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{1b}": result += "\\e"
      default:
        if VisibleText.isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result + "\""
  }

  /// Whether `name` can be the name of an environment variable: letters, digits and `_`, no digit first.
  static func isVariableName(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return name.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || $0.isDigit) }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
