/// The answer to a question for the clipboard: `OSC 52 ; c ; BASE64` (xterm, "Operating System Commands").
enum ClipboardReply {
  /// The text of a control string without its beginning and its terminator; nil if it is no such answer.
  static func text(of body: ArraySlice<UInt8>) -> String? {
    let prefix = Array("52;".utf8)
    guard body.starts(with: prefix) else { return nil }
    guard let semicolon = body.dropFirst(prefix.count).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return decoded(body[(semicolon + 1)...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Base64 (RFC 4648, 4); nil where it is none.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text {
      if character == UInt8(ascii: "=") { continue }
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
