internal import Glibc

extension String {
  /// Zeros before ASCII digits up to a width.
  package func padded(to width: Int) -> String { String(repeating: "0", count: max(0, width - utf8.count)) + self }

  /// The text with the scalars escaped for which there is an escape.
  package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension String {
  /// The text as one word of a POSIX shell: as it is, or in single quotes.
  package var quotedForShell: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "_./:=@%+,-".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension Int {
  /// A number that is not negative with zeros before it up to a width.
  package func padded(to width: Int) -> String { String(self).padded(to: width) }

  /// What stands behind the point, without closing zeros: `.5` for 500 thousandths (3 digits), nothing for 0.
  package func decimalFraction(digits: Int) -> String {
    if self == 0 { return "" }
    var text = padded(to: digits)
    while text.hasSuffix("0") { text.removeLast() }
    return "." + text
  }
}

/// Control characters: C0, DEL and C1.
extension String {
  /// What becomes of the lines of a text.
  package enum Lines: Sendable {
    case several
    /// One line; those behind stand in it with a blank before each.
    case joined
    /// The first alone.
    case first
  }

  /// Whether there is any control character, or any but tabs and line breaks.
  package func holdsControls(allowingLines: Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte < 0x20, !allowingLines || byte != 0x0A && byte != 0x09 && byte != 0x0D { return true }
        if byte == 0x7F || previous == 0xC2 && 0x80...0x9F ~= byte { return true }
        previous = byte
      }
      return false
    }
  }

  /// Without control characters, but for the tabs and line breaks of a text of several lines.
  package func inLines(_ lines: Lines) -> String {
    guard holdsControls(allowingLines: false) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D:
        if lines == .first { return String(result) }
        result.append("\n")
      case 0x09 where lines == .several: result.append(scalar)
      case 0..<0x20, 0x7F...0x9F: break
      default: result.append(scalar)
      }
    }
    if lines == .several { return String(result) }
    while result.last == "\n" { result.removeLast() }
    return String(String.UnicodeScalarView(result.map { $0 == "\n" ? " " : $0 }))
  }
}

extension BidirectionalCollection {
  /// Without the elements at either end that fulfil a condition.
  package func trimming(while condition: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: condition)
    guard let last = rest.lastIndex(where: { !condition($0) }) else { return rest }
    return rest[...last]
  }
}

extension StringProtocol {
  /// Without white space at either end.
  package var trimmed: SubSequence { trimming(while: \.isBlank) }

  /// Trimmed, with every run of white space inside made one space.
  package var collapsed: String {
    var text = ""
    for character in String(self) where !character.isBlank || text.last.map({ $0 != " " }) ?? false {
      text.append(character.isBlank ? " " : character)
    }
    if text.last == " " { text.removeLast() }
    return text
  }

  /// Without the characters that people put between groups of digits.
  package var withoutGrouping: String { String(filter { !$0.isBlank && $0 != "-" }) }
}

extension Character {
  package var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  package var isASCIILetter: Bool { isASCII && ("a"..."z" ~= self || "A"..."Z" ~= self) }

  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// White space and nothing else; `isWhitespace` is also true of a space that carries an accent.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from a place on; looks at many bytes at once.
  package func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let first = baseAddress else { return nil }
    guard let found = memchr(first + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first)
  }
}
