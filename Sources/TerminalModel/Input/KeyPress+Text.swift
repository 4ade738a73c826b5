extension KeyPress {
  /// The press of every ASCII byte by itself, made once, so that a burst of typing allocates nothing.
  static let ascii: [KeyPress] = (0..<0x80).map { KeyPress(bytes: [$0], key: keyOfASCII($0)) }

  static let escape = ascii[0x1b]

  /// This press with Alt, as terminals send it: after an Esc.
  var withAlt: KeyPress {
    KeyPress(bytes: [0x1b] + bytes, key: key.map { Key($0.base, $0.modifiers.union(.alt)) })
  }

  private static func keyOfASCII(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(.space, .control)
    case 0x09: Key(.tab)
    case 0x0d: Key(.enter)
    case 0x1b: Key(.escape)
    case 0x7f: Key(.backspace)
    case 0x01...0x1a: Key(.character(Character(Unicode.Scalar(byte | 0x60))), .control)
    case 0x1c...0x1f: Key(.character(Character(Unicode.Scalar(byte | 0x40))), .control)
    default: Key(typing: Character(Unicode.Scalar(byte)))
    }
  }
}
