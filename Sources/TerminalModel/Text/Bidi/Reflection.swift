/// Characters as a mirror shows them, for what is read from the right.
enum Reflection {
  /// Those that the Unicode data does not pair.
  private static let drawings: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("▌", "▐"), ("▏", "▕"), ("┌", "┐"), ("└", "┘"), ("╭", "╮"), ("╰", "╯"), ("├", "┤"), ("◀", "▶"), ("◂", "▸"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar { drawings[scalar] ?? BidiText.mirrored(scalar) }

  /// A text of nothing but lines, blocks, arrow heads and blanks, reflected whole; nil for any other.
  static func drawing(_ text: Substring) -> String? {
    guard let first = text.unicodeScalars.first, first == " " || first.value > 0x7f,
      text.unicodeScalars.allSatisfy(isDrawn)
    else { return nil }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: text.unicodeScalars.reversed().map(of))
    return String(shown)
  }

  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x2039, 0x203a, 0x276e, 0x276f, 0x2500...0x25ff: true
    default: false
    }
  }
}
