extension Key {
  /// What a terminal like xterm, in its normal modes, sends for this key.
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

  /// The control character that Ctrl makes of an ASCII character, as xterm does.
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
