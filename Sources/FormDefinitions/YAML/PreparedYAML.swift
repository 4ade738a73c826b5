/// A text made ready for libyaml: without a byte order mark, and with JSON strings as libyaml can read them. It knows no
/// surrogate pairs (`\uD83D\uDE00`, RFC 8259 section 7), refuses characters that JSON and YAML 1.2 allow in quotes
/// (U+007F), and takes some for the end of a line (U+2028): they are written as escapes. In YAML that is no JSON, so are
/// surrogate pairs in quotes, which programs leave there that write texts as JSON does.
struct PreparedYAML {
  /// The text behind a replaced character.
  private struct Shift {
    /// Where it begins in `bytes`.
    var offset: Int
    /// How much further it stands in the source.
    var distance: Int
  }

  let bytes: [UInt8]
  /// Whether every byte is ASCII, so that character indices are byte offsets.
  let isASCII: Bool
  private let byteOrderMarkLength: Int
  private let shifts: [Shift]

  init(_ source: [UInt8]) {
    byteOrderMarkLength = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = byteOrderMarkLength == 0 ? source : Array(source.dropFirst(3))
    (bytes, shifts) = Self.escaped(text)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The offset in the source of an offset in `bytes`.
  func sourceOffset(_ offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + byteOrderMarkLength + (low == 0 ? 0 : shifts[low - 1].distance)
  }

  private static func escaped(_ text: [UInt8]) -> (bytes: [UInt8], shifts: [Shift]) {
    let first = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    guard text.contains(where: { $0 == UInt8(ascii: "\\") || (isJSON && $0 >= 0x7F) }) else { return (text, []) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var shifts: [Shift] = []
    var isQuoted = false
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      // Elsewhere a quotation mark may be one of a text without quotes; it counts to the end of its line.
      if !isJSON && byte == UInt8(ascii: "\n") { isQuoted = false }
      let replaced = isQuoted ? surrogatePair(text, at: offset) ?? (isJSON ? unreadable(text, at: offset) : nil) : nil
      if let (scalar, length) = replaced {
        let digits = String(scalar, radix: 16)
        bytes += "\\U".utf8
        bytes += repeatElement(UInt8(ascii: "0"), count: 8 - digits.utf8.count)
        bytes += digits.utf8
        offset += length
        shifts.append(Shift(offset: bytes.count, distance: offset - bytes.count))
      } else {
        // What is escaped does not end the string.
        let length = isQuoted && byte == UInt8(ascii: "\\") ? 2 : 1
        bytes += text[offset..<min(offset + length, text.count)]
        offset += length
      }
    }
    return (bytes, shifts)
  }

  /// The character of two escapes at `offset`, and their length.
  private static func surrogatePair(_ text: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
    guard let high = escapedUnit(text, at: offset), (0xD800..<0xDC00).contains(high),
      let low = escapedUnit(text, at: offset + 6), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return (0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), 12)
  }

  /// The character at `offset` that libyaml does not read as it is, and its length.
  private static func unreadable(_ text: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
    let next = text[offset...].prefix(3)
    switch next.first {
    case 0x7F: return (0x7F, 1)
    case 0xC2:
      guard next.count > 1, 0x80...0x9F ~= next[offset + 1] else { return nil }
      return (UInt32(next[offset + 1]), 2)
    case 0xE2, 0xEF:
      let scalars: [([UInt8], UInt32)] = [
        ([0xE2, 0x80, 0xA8], 0x2028), ([0xE2, 0x80, 0xA9], 0x2029), ([0xEF, 0xBB, 0xBF], 0xFEFF),
        ([0xEF, 0xBF, 0xBE], 0xFFFE), ([0xEF, 0xBF, 0xBF], 0xFFFF),
      ]
      return scalars.first { next.elementsEqual($0.0) }.map { ($0.1, 3) }
    default: return nil
    }
  }

  /// The UTF-16 unit of a `\uXXXX` at `offset`.
  private static func escapedUnit(_ text: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 6 <= text.count, text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return text[(offset + 2)..<(offset + 6)].reduce(UInt32?(0)) { value, byte in
      guard let value, let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      return value * 16 + UInt32(digit)
    }
  }
}
