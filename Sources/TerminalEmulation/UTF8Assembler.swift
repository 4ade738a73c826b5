/// Decodes UTF-8 byte by byte. Ill-formed input becomes U+FFFD, one for every maximal subpart (Unicode 16, section
/// 3.9).
struct UTF8Assembler: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The allowed values of the next byte; narrower than 0x80...0xbf after some first bytes.
  private var allowed: ClosedRange<UInt8> = 0x80...0xbf

  /// True within a scalar.
  var isIncomplete: Bool { missing > 0 }

  /// Takes the next byte. An ASCII byte that cannot continue an incomplete scalar is not consumed.
  mutating func consume(_ byte: UInt8) -> (scalars: [Unicode.Scalar], isConsumed: Bool) {
    if missing > 0 {
      if allowed.contains(byte) { return (next(byte), true) }
      missing = 0
      guard byte >= 0x80 else { return (["\u{fffd}"], false) }
      return (["\u{fffd}"] + begin(byte), true)
    }
    return (begin(byte), true)
  }

  private mutating func next(_ byte: UInt8) -> [Unicode.Scalar] {
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    allowed = 0x80...0xbf
    guard missing == 0 else { return [] }
    return [Unicode.Scalar(value) ?? "\u{fffd}"]
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    allowed = 0x80...0xbf
    switch byte {
    case 0xc2...0xdf: (value, missing) = (UInt32(byte & 0x1f), 1)
    case 0xe0...0xef:
      (value, missing) = (UInt32(byte & 0x0f), 2)
      if byte == 0xe0 { allowed = 0xa0...0xbf }
      if byte == 0xed { allowed = 0x80...0x9f }
    case 0xf0...0xf4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xf0 { allowed = 0x90...0xbf }
      if byte == 0xf4 { allowed = 0x80...0x8f }
    default: return ["\u{fffd}"]
    }
    return []
  }
}
