extension Key {
  /// What a terminal sends for this key to a program that has pushed these flags of the kitty keyboard protocol
  /// (progressive enhancement): 1 tells keys apart that others confuse, 4 adds what Shift makes of a character. Characters
  /// are those of a keyboard for US English. Without flag 1 it is `bytes`.
  package func bytes(keyboardFlags flags: Int) -> [UInt8] {
    guard flags & 1 != 0 else { return bytes }
    switch base {
    case .character(let character):
      return modifiers.subtracting(.shift).isEmpty ? bytes : chord(with: character, namesShifted: flags & 4 != 0)
    // As they are, so that a shell can be used that somebody left in this mode.
    case .enter: return modifiers.isEmpty ? bytes : coded("13", modifiers)
    case .tab: return modifiers.isEmpty ? bytes : coded("9", modifiers)
    case .backspace: return modifiers.isEmpty ? bytes : coded("127", modifiers)
    case .escape: return coded("27", modifiers)
    case .function(let number) where modifiers.isEmpty && [1, 2, 4].contains(number):
      return Array("\u{1B}[\(["P", "Q", "R", "S"][number - 1])".utf8)
    case .function(3):
      return Array((modifiers.isEmpty ? "\u{1B}[13~" : "\u{1B}[13;\(modifiers.parameter)~").utf8)
    default: return bytes
    }
  }

  /// A character with Ctrl or Alt, by the number of the key that it is on.
  private func chord(with character: Character, namesShifted: Bool) -> [UInt8] {
    guard let typed = character.unicodeScalars.first else { return bytes }
    if let plain = Self.plainKeys[character]?.unicodeScalars.first {
      return coded("\(plain.value)", modifiers.union(.shift), namesShifted ? typed : nil)
    }
    let isShifted = modifiers.contains(.shift) && namesShifted
    return coded("\(typed.value)", modifiers, isShifted ? Key.upperCase(of: character).unicodeScalars.first : nil)
  }

  private func coded(_ code: String, _ modifiers: KeyModifiers, _ shifted: Unicode.Scalar? = nil) -> [UInt8] {
    let code = shifted.map { "\(code):\($0.value)" } ?? code
    return Array((modifiers.isEmpty ? "\u{1B}[\(code)u" : "\u{1B}[\(code);\(modifiers.parameter)u").utf8)
  }

  /// The keys that give these characters with Shift.
  private static let plainKeys = Dictionary(
    uniqueKeysWithValues: zip("~!@#$%^&*()_+{}|:\"<>?", "`1234567890-=[]\\;',./"))
}
