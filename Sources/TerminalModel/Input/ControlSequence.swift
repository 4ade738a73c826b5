/// A complete control sequence from the terminal, with its meaning.
struct ControlSequence {
  /// The whole sequence, from Esc to the final byte.
  let bytes: ArraySlice<UInt8>
  let parameters: ArraySlice<UInt8>
  let intermediates: ArraySlice<UInt8>
  let final: UInt8

  var beginsPaste: Bool { final == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8) }

  /// The key, event or reply.
  var token: InputToken {
    if let prefix = parameters.first, (0x3c...0x3f).contains(prefix) {
      let isMouse = prefix == UInt8(ascii: "<") && intermediates.isEmpty
      return isMouse ? mouseToken : .reply
    }
    if !intermediates.isEmpty { return .reply }
    let token = plainToken
    guard case .key(var press) = token else { return token }
    // Event types of the kitty keyboard protocol.
    switch number(1, part: 1) {
    case 2: press.isRepeated = true
    case 3: return press.key.map(InputToken.keyRelease) ?? .reply
    default: break
    }
    return .key(press)
  }

  /// The token regardless of the event type.
  private var plainToken: InputToken {
    switch final {
    case UInt8(ascii: "I") where parameters.isEmpty: return .focusIn
    case UInt8(ascii: "O") where parameters.isEmpty: return .focusOut
    case UInt8(ascii: "M"): return mouseToken
    case UInt8(ascii: "~"): return numberedToken
    case UInt8(ascii: "u"): return codeToken(code: number(0) ?? 0, shifted: number(0, part: 1))
    case UInt8(ascii: "^"), UInt8(ascii: "@"): return rxvtToken
    // Device attributes, status and window reports, terminal parameters.
    case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "y"): return .reply
    default: return letteredToken
    }
  }

  /// The position in a reply to DSR 6. `CSI 1 ; 2 R` is a position only if one is awaited, otherwise F3 with Shift.
  func cursorPosition(isAwaited: Bool) -> CursorPosition? {
    guard final == UInt8(ascii: "R"), intermediates.isEmpty, parameters.first.map({ $0 <= 0x39 }) ?? false,
      let row = number(0), let column = number(1)
    else { return nil }
    if !isAwaited, row == 1, (2...16).contains(column) { return nil }
    return CursorPosition(row: max(0, row - 1), column: max(0, column - 1))
  }

  /// A parameter, or a part of one after a colon; nil if it is left out.
  func number(_ index: Int, part: Int = 0) -> Int? {
    var current = (parameter: 0, part: 0)
    var value: Int?
    for byte in parameters {
      switch byte {
      case UInt8(ascii: ";"):
        if current == (index, part) { return value }
        current = (current.parameter + 1, 0)
      case UInt8(ascii: ":"):
        if current == (index, part) { return value }
        current.part += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where current == (index, part):
        value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 0xff_ffff)
      default: continue
      }
    }
    return current == (index, part) ? value : nil
  }

  var modifiers: KeyModifiers { KeyModifiers(parameter: number(1) ?? 1) }

  // MARK: Keys

  private var letteredToken: InputToken {
    guard let key = Key(finalLetter: final) else { return .key(press(nil)) }
    // The kitty keyboard protocol encodes F1, F2 and F4 without the single shift that bindings use.
    if parameters.isEmpty, case .function = key.base { return .key(Keystroke(key)) }
    return .key(press(Key(key.base, key.modifiers.union(modifiers))))
  }

  private var numberedToken: InputToken {
    switch number(0) {
    case 27: codeToken(code: number(2) ?? 0, shifted: nil)
    case 201: .reply
    case let code: .key(press(code.flatMap(KeyBase.init(numbered:)).map { Key($0, modifiers) }))
    }
  }

  /// rxvt: `^` for Ctrl, `@` for Ctrl and Shift.
  private var rxvtToken: InputToken {
    guard let code = number(0), number(1) == nil, let base = KeyBase(numbered: code) else { return .key(press(nil)) }
    let isShifted = final == UInt8(ascii: "@")
    return .key(press(Key(base, isShifted ? [.control, .shift] : .control)))
  }

  /// A press with the received bytes, unless these encode more than legacy ones can.
  private func press(_ key: Key?) -> Keystroke {
    guard let key, parameters.contains(UInt8(ascii: ":")) || number(1) ?? 1 > 8 else {
      return Keystroke(bytes: Array(bytes), key: key)
    }
    return Keystroke(key)
  }

  /// A key by its code point: the kitty keyboard protocol, or xterm's modifyOtherKeys.
  private func codeToken(code: Int, shifted: Int?) -> InputToken {
    guard let base = KeyBase(kittyCode: code) else {
      let isPrivate = (0xe000...0xf8ff).contains(code)
      return isPrivate || code == 0 ? .reply : .key(press(nil))
    }
    if let latin = latinKey(of: base) { return .key(Keystroke(Key(latin, modifiers))) }
    if modifiers.contains(.shift), let shifted = shifted.flatMap({ Unicode.Scalar(UInt32($0)) }) {
      let typed = Key(typing: Character(shifted))
      return .key(Keystroke(Key(typed.base, typed.modifiers.union(modifiers.subtracting(.shift)))))
    }
    if case .character(let character) = base {
      let typed = Key(typing: character)
      return .key(Keystroke(Key(typed.base, typed.modifiers.union(modifiers))))
    }
    return .key(Keystroke(Key(base, modifiers)))
  }

  /// For a chord on a non-Latin keyboard, the key at the same place on a Latin one: Ctrl and с is Ctrl-C.
  private func latinKey(of base: KeyBase) -> KeyBase? {
    guard case .character(let character) = base, !character.isASCII, !modifiers.isDisjoint(with: [.control, .alt]),
      let code = number(0, part: 2), (0x21...0x7e).contains(code)
    else { return nil }
    return KeyBase(kittyCode: code)
  }

  private var mouseToken: InputToken {
    guard let code = number(0), let column = number(1), let row = number(2) else { return .reply }
    // Without the prefix, these are the coordinates of mode 1015, in which the code is larger by 32.
    let isPrefixed = parameters.first == UInt8(ascii: "<")
    let event = MouseEvent(
      code: isPrefixed ? code : code - 32, column: column - 1, row: row - 1,
      isRelease: final == UInt8(ascii: "m"))
    return event.map(InputToken.mouse) ?? .reply
  }
}

// MARK: Numbers and letters

extension KeyBase {
  /// The number before `~` (VT220, xterm, rxvt, the Linux console).
  init?(numbered code: Int) {
    switch code {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(code - 10)
    case 17...21: self = .function(code - 11)
    case 23, 24: self = .function(code - 12)
    default: return nil
    }
  }

  /// The code before `u` in the kitty keyboard protocol; nil for keys that no legacy terminal reports.
  init?(kittyCode code: Int) {
    switch code {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57409...57413: self = .character([".", "/", "*", "-", "+"][code - 57409])
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417...57426: self = Self.keypad[code - 57417]
    case 0..<32, 0xe000...0xf8ff: return nil
    default:
      guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
      self = .character(Character(scalar))
    }
  }

  private static let keypad: [KeyBase] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

extension Key {
  /// The final letter of CSI, or of SS3, for cursor and function keys; rxvt uses lower case for Shift.
  init?(finalLetter letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self.init(.up)
    case UInt8(ascii: "B"): self.init(.down)
    case UInt8(ascii: "C"): self.init(.right)
    case UInt8(ascii: "D"): self.init(.left)
    case UInt8(ascii: "F"): self.init(.end)
    case UInt8(ascii: "H"): self.init(.home)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self.init(.function(Int(letter - UInt8(ascii: "P")) + 1))
    case UInt8(ascii: "Z"): self.init(.tab, .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let key = Key(finalLetter: letter & 0x5f) else { return nil }
      self.init(key.base, .shift)
    default: return nil
    }
  }
}
