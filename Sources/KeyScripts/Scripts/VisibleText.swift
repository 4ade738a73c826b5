import TerminalModel

/// Text of a script or a screen made safe to print: it may not act on the terminal that shows it.
nonisolated enum VisibleText {
  /// `text` on one line, controls as their pictures (`␛`, `␊`).
  static func of(_ text: some StringProtocol) -> String {
    DisplayText.visible(String(text), lines: .single)
  }

  /// `text` between single quotes for a message, cut after 40 characters.
  static func quoted(_ text: some StringProtocol) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? "'\(of(start))'" : "'\(of(start))…'"
  }

  /// Whether `scalar` may stand in a string of a script as it is, and is not better written as an escape: no control,
  /// no bidirectional override, no line separator, nothing invisible but the joiners of emoji.
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
