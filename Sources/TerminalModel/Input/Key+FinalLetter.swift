extension Key {
  /// The final letter of CSI, or of SS3, for cursor and function keys; lower case is rxvt's Shift.
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
