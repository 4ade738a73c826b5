/// Turns byte offsets into lines and columns. Asked in ascending order it passes over the text once.
///
/// Lines end at LF, CR LF or CR, as YAML 1.2 (section 5.4) has it.
struct PlaceFinder {
  /// The most bytes of a line that are kept on either side of a place.
  private static let reach = 200

  private let bytes: [UInt8]
  private let textStart: Int
  private var line = 1
  private var lineStart: Int
  /// How far the text was looked at, and the column there.
  private var offset: Int
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = textStart
    offset = textStart
  }

  /// The line, from 1, that holds the byte at `offset`.
  mutating func line(at offset: Int) -> Int {
    move(to: offset)
    return line
  }

  mutating func place(of range: SourceRange) -> SourcePlace {
    move(to: min(range.utf8Offset, bytes.count))
    let start = boundary(max(lineStart, offset - Self.reach))
    let lineEnd = end(from: offset, limit: min(bytes.count, offset + 2 * Self.reach))
    let end = boundary(min(lineEnd, offset + Self.reach))
    let to = min(max(offset, range.utf8Offset + range.utf8Length), lineEnd)
    return SourcePlace(
      line: line, column: column, length: max(1, Self.scalarCount(bytes[offset..<to])),
      excerpt: String(decoding: bytes[start..<end], as: UTF8.self),
      excerptColumn: Self.scalarCount(bytes[start..<offset]) + 1, isCut: (start > lineStart, end < lineEnd))
  }

  private mutating func move(to target: Int) {
    if target < offset { (line, lineStart, offset, column) = (1, textStart, textStart, 1) }
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(offset)) {
        line += 1
        lineStart = offset
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private func isLineFeed(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") }

  private func end(from start: Int, limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  /// The beginning of the scalar that holds the byte at `offset`.
  private func boundary(_ offset: Int) -> Int {
    var offset = offset
    while offset > lineStart, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }
}
