/// One key press as the terminal sent it.
package struct Keystroke: Hashable, Sendable {
  /// The bytes in the legacy encoding, in which readline's bindings spell keys. Enhanced encodings are converted.
  package var bytes: [UInt8]
  /// The key; nil for a control sequence that belongs to no known key.
  package var key: Key?
  /// True for the repeat of a held key; most terminals report a new press instead.
  package var isRepeated = false

  package init(bytes: [UInt8], key: Key?) {
    self.bytes = bytes
    self.key = key
  }

  /// The key press that sends `key.bytes`.
  package init(_ key: Key) { self.init(bytes: key.bytes, key: key) }
}

extension Keystroke {
  /// The key press of every ASCII byte, made once so that a burst of typing allocates nothing.
  static let ascii: [Keystroke] = (0..<0x80).map { Keystroke(bytes: [$0], key: keyOfASCII($0)) }

  static let escape = ascii[0x1b]

  /// This key press with Alt, as terminals send it: after an Esc.
  var withAlt: Keystroke { Keystroke(bytes: [0x1b] + bytes, key: key.map { Key($0.base, $0.modifiers.union(.alt)) }) }

  /// Right for Left and Left for Right, without modifiers; any other as it is.
  package var reflected: Keystroke {
    switch key {
    case Key(.left): Keystroke(Key(.right))
    case Key(.right): Keystroke(Key(.left))
    default: self
    }
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

extension Keystroke {
  /// Decodes a complete SS3 sequence; nil if it belongs to no key.
  init?(singleShift bytes: [UInt8]) {
    guard let letter = bytes.last else { return nil }
    let digits = bytes.dropFirst(2).dropLast().split(separator: UInt8(ascii: ";")).last ?? []
    let parameter = digits.reduce(0) { min($0 * 10 + Int($1 & 0x0f), 255) }
    let modifiers = digits.isEmpty ? [] : KeyModifiers(parameter: parameter)
    switch letter {
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode sends the characters printed on its keys.
      self.init(Key(.character(Character(Unicode.Scalar(letter - 0x40))), modifiers))
    case UInt8(ascii: "X"): self.init(Key(.character("="), modifiers))
    case UInt8(ascii: "M"): self.init(Key(.enter, modifiers))
    case UInt8(ascii: "I"): self.init(Key(.tab, modifiers))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let key = Key(finalLetter: letter) else { return nil }
      self.init(bytes: bytes, key: Key(key.base, .control))
    default:
      guard letter != UInt8(ascii: "Z"), let key = Key(finalLetter: letter) else { return nil }
      self.init(bytes: bytes, key: Key(key.base, modifiers))
    }
  }
}
