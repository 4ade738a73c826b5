/// Maps offsets in a scalar's text to the file, across quotes, escapes, folding and indentation.
struct ScalarSource {
  /// The source offset of each byte of the text and of its end.
  private let offsets: [Int]

  /// - Parameters:
  ///   - text: The scalar's content.
  ///   - source: The file.
  ///   - utf8Offset: The start of the scalar in the file: its first character, quote or block indicator.
  init(text: String, source: [UInt8], utf8Offset: Int) {
    var walker = Walker(source: source, position: utf8Offset)
    walker.skipOpening()
    var offsets: [Int] = []
    offsets.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      let place = walker.consume(scalar)
      for _ in 0..<UTF8.width(scalar) { offsets.append(place) }
    }
    offsets.append(walker.position)
    self.offsets = offsets
  }

  /// The source range of a range of the text; only its first line if it spans several.
  func range(of range: Range<Int>) -> SourceRange {
    let start = offsets[min(max(0, range.lowerBound), offsets.count - 1)]
    let end = offsets[min(max(0, range.upperBound), offsets.count - 1)]
    return SourceRange(utf8Offset: start, utf8Length: max(0, end - start))
  }

  private struct Walker {
    let source: [UInt8]
    var position: Int
    private var quote: UInt8?

    init(source: [UInt8], position: Int) {
      self.source = source
      self.position = min(position, source.count)
    }

    private var byte: UInt8? { position < source.count ? source[position] : nil }

    mutating func skipOpening() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        position += 1
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        while let byte, byte != 0x0A, byte != 0x0D { position += 1 }
        skipBlanks()
      default: break
      }
    }

    /// Skips one scalar of the text and returns its source offset.
    mutating func consume(_ scalar: UnicodeScalar) -> Int {
      skipEscapedBreak()
      if scalar == " " || scalar == "\n" || scalar == "\t" {
        if let byte, byte == 0x0A || byte == 0x0D { return passBlanks() }
        // White space of the text may have been consumed with the indentation before it.
        if let byte, UInt32(byte) != scalar.value, byte != UInt8(ascii: "\\") { return position }
      } else if let byte, byte == 0x0A || byte == 0x0D {
        skipBlanks()
      }
      let place = position
      if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        skipEscape(of: scalar)
      } else if quote == UInt8(ascii: "'"), byte == UInt8(ascii: "'") {
        position += 2
      } else {
        position += UTF8.width(scalar)
      }
      position = min(position, source.count)
      return place
    }

    private mutating func passBlanks() -> Int {
      let place = position
      skipBlanks()
      return place
    }

    /// Skips backslashes at line ends, which join lines.
    private mutating func skipEscapedBreak() {
      while quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\"), position + 1 < source.count,
        source[position + 1] == 0x0A || source[position + 1] == 0x0D
      {
        position += 1
        skipBlanks()
      }
    }

    private mutating func skipBlanks() {
      while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func skipEscape(of scalar: UnicodeScalar) {
      let kind = position + 1 < source.count ? source[position + 1] : 0
      switch kind {
      case UInt8(ascii: "x"): position += 4
      case UInt8(ascii: "u"): position += scalar.value > 0xFFFF ? 12 : 6
      case UInt8(ascii: "U"): position += 10
      default: position += 2
      }
    }
  }
}
