/// A text made ready for libyaml: without a byte order mark, and with the surrogate pairs of JSON strings
/// (`\uD83D\uDE00`, RFC 8259 section 7), which YAML does not know, written as one escape (`\U0001F600`).
struct PreparedYAML {
  let bytes: [UInt8]
  /// Whether every byte is ASCII, so that character indices are byte offsets.
  let isASCII: Bool
  private let byteOrderMarkLength: Int
  /// Offsets in `bytes` just behind each replaced pair; each stands for 12 bytes of source, but takes 10.
  private let shortenings: [Int]

  init(_ source: [UInt8]) {
    byteOrderMarkLength = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = byteOrderMarkLength == 0 ? source : Array(source.dropFirst(3))
    let joined = Self.joinSurrogates(text)
    bytes = joined.bytes
    shortenings = joined.shortenings
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The offset in the source of an offset in `bytes`.
  func sourceOffset(_ offset: Int) -> Int {
    guard !shortenings.isEmpty else { return offset + byteOrderMarkLength }
    var low = 0
    var high = shortenings.count
    while low < high {
      let middle = (low + high) / 2
      if shortenings[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + byteOrderMarkLength + 2 * low
  }

  private static func joinSurrogates(_ text: [UInt8]) -> (bytes: [UInt8], shortenings: [Int]) {
    let first = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["), text.contains(UInt8(ascii: "\\")) else {
      return (text, [])
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var shortenings: [Int] = []
    var isQuoted = false
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard isQuoted, byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        offset += 1
        continue
      }
      if let high = escapedUnit(text, at: offset), (0xD800..<0xDC00).contains(high),
        let low = escapedUnit(text, at: offset + 6), (0xDC00..<0xE000).contains(low)
      {
        let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        let digits = String(scalar, radix: 16)
        bytes += "\\U".utf8
        bytes += repeatElement(UInt8(ascii: "0"), count: 8 - digits.utf8.count)
        bytes += digits.utf8
        shortenings.append(bytes.count)
        offset += 12
      } else {
        bytes += text[offset..<min(offset + 2, text.count)]
        offset += 2
      }
    }
    return (bytes, shortenings)
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
