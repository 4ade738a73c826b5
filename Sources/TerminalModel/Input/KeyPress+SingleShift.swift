extension KeyPress {
  /// A complete SS3 sequence; nil when it is of no key.
  init?(singleShift bytes: [UInt8]) {
    guard let letter = bytes.last else { return nil }
    let digits = bytes.dropFirst(2).dropLast().split(separator: UInt8(ascii: ";")).last ?? []
    let parameter = digits.reduce(0) { min($0 * 10 + Int($1 & 0x0f), 255) }
    let modifiers = digits.isEmpty ? [] : KeyModifiers(parameter: parameter)
    switch letter {
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode: what is printed on its keys.
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
