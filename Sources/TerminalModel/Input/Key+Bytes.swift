extension Key {
  /// The bytes that a terminal like xterm sends for this key in its normal modes.
  package var bytes: [UInt8] {
    switch base {
    case .character(let character): return withAlt(characterBytes(character))
    case .enter: return withAlt([0x0d])
    case .tab: return modifiers.contains(.shift) ? shiftTabBytes : withAlt([0x09])
    case .escape: return withAlt([0x1b])
    case .backspace: return withAlt([modifiers.contains(.control) ? 0x08 : 0x7f])
    case .insert: return numbered(2)
    case .delete: return numbered(3)
    case .pageUp: return numbered(5)
    case .pageDown: return numbered(6)
    case .up: return lettered("A")
    case .down: return lettered("B")
    case .right: return lettered("C")
    case .left: return lettered("D")
    case .home: return lettered("H")
    case .end: return lettered("F")
    case .function(let number): return functionBytes(number)
    }
  }

  /// The control character for Ctrl with an ASCII character, as in xterm.
  static func controlByte(of character: Character) -> UInt8? {
    guard let byte = character.asciiValue else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte & 0x1f
    case UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return byte & 0x1f
    case UInt8(ascii: " "), UInt8(ascii: "@"), UInt8(ascii: "2"), UInt8(ascii: "`"): return 0
    case UInt8(ascii: "3")...UInt8(ascii: "7"): return byte - 0x18
    case UInt8(ascii: "/"), UInt8(ascii: "-"): return 0x1f
    case UInt8(ascii: "~"): return 0x1e
    case UInt8(ascii: "8"), UInt8(ascii: "?"): return 0x7f
    default: return nil
    }
  }

  private func characterBytes(_ character: Character) -> [UInt8] {
    if modifiers.contains(.control), let control = Key.controlByte(of: character) { return [control] }
    return Array((modifiers.contains(.shift) ? Key.upperCase(of: character) : character).utf8)
  }

  private var shiftTabBytes: [UInt8] {
    let others = modifiers.subtracting(.shift)
    return others.isEmpty ? Array("\u{1B}[Z".utf8) : Array("\u{1B}[1;\(modifiers.parameter)Z".utf8)
  }

  private func withAlt(_ bytes: [UInt8]) -> [UInt8] { modifiers.contains(.alt) ? [0x1b] + bytes : bytes }

  private func numbered(_ number: Int) -> [UInt8] {
    Array((modifiers.isEmpty ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(modifiers.parameter)~").utf8)
  }

  private func lettered(_ letter: String) -> [UInt8] {
    Array((modifiers.isEmpty ? "\u{1B}[\(letter)" : "\u{1B}[1;\(modifiers.parameter)\(letter)").utf8)
  }

  private func functionBytes(_ number: Int) -> [UInt8] {
    let numbers = [15, 17, 18, 19, 20, 21, 23, 24]
    switch number {
    case 1...4:
      let letter = ["P", "Q", "R", "S"][number - 1]
      return modifiers.isEmpty ? Array("\u{1B}O\(letter)".utf8) : lettered(letter)
    case 5...12: return numbered(numbers[number - 5])
    default: return []
    }
  }
}

// MARK: The kitty keyboard protocol

extension Key {
  /// The bytes of the key for a program that has pushed these flags of the kitty keyboard protocol: 1 disambiguates
  /// keys, 4 adds the shifted character. For a US English keyboard. Without flag 1, `bytes`.
  package func bytes(keyboardFlags flags: Int) -> [UInt8] {
    guard flags & 1 != 0 else { return bytes }
    switch base {
    case .character(let character):
      return modifiers.subtracting(.shift).isEmpty ? bytes : chord(with: character, namesShifted: flags & 4 != 0)
    // Unchanged, so that a shell can still be used if it is left in this mode.
    case .enter: return modifiers.isEmpty ? bytes : coded("13", modifiers)
    case .tab: return modifiers.isEmpty ? bytes : coded("9", modifiers)
    case .backspace: return modifiers.isEmpty ? bytes : coded("127", modifiers)
    case .escape: return coded("27", modifiers)
    case .function(let number) where modifiers.isEmpty && [1, 2, 4].contains(number):
      return Array("\u{1B}[\(["P", "Q", "R", "S"][number - 1])".utf8)
    case .function(3): return Array((modifiers.isEmpty ? "\u{1B}[13~" : "\u{1B}[13;\(modifiers.parameter)~").utf8)
    default: return bytes
    }
  }

  /// A character with Ctrl or Alt, by the number of its key.
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

  /// The keys that type these characters with Shift.
  private static let plainKeys = Dictionary(
    uniqueKeysWithValues: zip("~!@#$%^&*()_+{}|:\"<>?", "`1234567890-=[]\\;',./"))
}

extension Keystroke {
  /// The kitty keyboard protocol's sequence for a key that other terminals report as another one, such as Ctrl+I or
  /// Shift+Enter; nil for other keys.
  package var ownSequence: [UInt8]? {
    guard let key, !key.modifiers.isEmpty, bytes.count <= 2, let byte = bytes.last, byte < 0x80 else { return nil }
    guard let code = key.base.code,
      key != (bytes.count == 2 ? Keystroke.ascii[Int(byte)].withAlt : .ascii[Int(byte)]).key
    else { return nil }
    return Array("\u{1B}[\(code);\(key.modifiers.parameter)u".utf8)
  }
}

extension KeyBase {
  /// The number of the key in the kitty keyboard protocol; nil for keys with a legacy sequence of their own.
  fileprivate var code: UInt32? {
    switch self {
    case .character(let character): character.unicodeScalars.first?.value
    case .enter: 13
    case .tab: 9
    case .escape: 27
    case .backspace: 127
    default: nil
    }
  }
}
