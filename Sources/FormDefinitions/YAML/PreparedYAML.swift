internal import Values

/// Text prepared for libyaml: without a byte order mark, and with each surrogate pair (`"\uD83D\uDE00"`), which libyaml
/// rejects, replaced by one escape.
struct PreparedYAML {
  /// The text after a replaced escape.
  private struct Shift {
    var offset: Int
    /// How much further it starts in the source.
    var distance: Int
  }

  let bytes: [UInt8]
  /// True if character indices equal byte offsets.
  let isASCII: Bool
  private let byteOrderMarkLength: Int
  private let shifts: [Shift]

  init(_ source: [UInt8]) {
    byteOrderMarkLength = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = byteOrderMarkLength == 0 ? source : Array(source.dropFirst(3))
    (bytes, shifts) = Self.escaped(text)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

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
    guard mayHoldSurrogates(text) else { return (text, []) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var shifts: [Shift] = []
    var isQuoted = false
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      // A quotation mark in unquoted text toggles the state wrongly, but only to the end of the line.
      if byte == UInt8(ascii: "\n") { isQuoted = false }
      if isQuoted, let (scalar, length) = surrogatePair(text, at: offset) {
        bytes += "\\U\(String(scalar, radix: 16).padded(to: 8))".utf8
        offset += length
        shifts.append(Shift(offset: bytes.count, distance: offset - bytes.count))
      } else {
        // An escaped character does not end the string.
        let length = isQuoted && byte == UInt8(ascii: "\\") ? 2 : 1
        bytes += text[offset..<min(offset + length, text.count)]
        offset += length
      }
    }
    return (bytes, shifts)
  }

  /// False for most texts, which stay as they are.
  private static func mayHoldSurrogates(_ text: [UInt8]) -> Bool {
    text.indices.dropLast(2).contains { index in
      text[index] == UInt8(ascii: "\\") && text[index + 1] == UInt8(ascii: "u")
        && text[index + 2] | 0x20 == UInt8(ascii: "d")
    }
  }

  /// The character of two consecutive escapes at `offset`, and their length.
  private static func surrogatePair(_ text: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
    guard let high = escapedUnit(text, at: offset), (0xD800..<0xDC00).contains(high),
      let low = escapedUnit(text, at: offset + 6), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return (0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), 12)
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
