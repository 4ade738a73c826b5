/// Finds a text within another by UTF-8 bytes, which never finds half a character.
struct TextSearch {
  let text: [UInt8]
  let part: [UInt8]

  init(for part: String, in text: String) {
    self.text = Array(text.utf8)
    self.part = Array(part.utf8)
  }

  /// The byte offset of the first occurrence at or after another offset.
  func next(from start: Int) -> Int? {
    guard let first = part.first else { return start <= text.count ? start : nil }
    guard text.count >= part.count else { return nil }
    var offset = start
    while offset <= text.count - part.count {
      if text[offset] == first, text[offset...].starts(with: part) { return offset }
      offset += 1
    }
    return nil
  }

  /// The byte offset of the last occurrence at or before another offset.
  func last(from start: Int) -> Int? {
    var offset = min(start, text.count - part.count)
    while offset >= 0 {
      if text[offset...].starts(with: part) { return offset }
      offset -= 1
    }
    return nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The byte offsets where scalars begin, and the end.
  var boundaries: [Int] {
    text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
  }
}
