/// Which numbers and letters of escape sequences stand for which keys.
extension KeyBase {
  /// The number before `~` (VT220, xterm, rxvt, the console of Linux).
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
