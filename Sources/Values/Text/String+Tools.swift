internal import Platform

extension String {
  /// The text padded with leading zeros to a width.
  package func padded(to width: Int) -> String {
    let missing = width - utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + self : self
  }

  /// The text as messages quote it: a long one only as far as its first characters say which one it is.
  package var quotable: String { count <= 60 ? self : "\(prefix(57))…" }

  /// The text with those scalars replaced for which `escape` returns an escape.
  package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    // Most texts need no escapes.
    guard unicodeScalars.contains(where: { escape($0) != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension String {
  /// The text as one word for a POSIX shell, in single quotes if needed.
  package var quotedForShell: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "_./:=@%+,-".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'" + escaped { $0 == "'" ? #"'\''"# : nil } + "'"
  }
}

extension StringProtocol {
  /// The members of a list as a person types it: between commas, or where there is none between those of Arabic, Chinese
  /// or Japanese.
  package var listedParts: [SubSequence] { contains(",") ? split(separator: ",") : split { "،、，".contains($0) } }
}

extension String {
  /// The hash of its UTF-8 by 64-bit FNV-1a: the same in every process, and on every machine.
  package var stableHash: UInt64 { utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}

extension Int {
  /// A non-negative number padded with leading zeros to a width.
  package func padded(to width: Int) -> String { String(self).padded(to: width) }

  /// The decimal fraction without trailing zeros: `.5` for 500 thousandths (3 digits), empty for 0.
  package func decimalFraction(digits: Int) -> String {
    if self == 0 { return "" }
    var text = padded(to: digits)
    while text.hasSuffix("0") { text.removeLast() }
    return "." + text
  }
}

/// Texts are the same to Swift if Unicode holds them for equivalent, as é and e with an accent. To JSON they are others.
extension String {
  /// True for the same scalars.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (first, second) = (self, other)
    return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
  }
}

/// A text that is equal only to one of the same scalars.
package struct ExactText: Hashable, Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  package static func == (first: ExactText, second: ExactText) -> Bool { first.text.isExactly(second.text) }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Control characters: C0, DEL and C1.
extension String {
  /// How `inLines` treats line breaks.
  package enum Lines: Sendable {
    case several
    /// Joins the lines with blanks.
    case joined
    /// Keeps only the first line that is not empty.
    case first
  }

  /// True if there is any control character or, with `allowingLines`, any except tabs and line breaks.
  package func holdsControls(allowingLines: Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes.dropFirst(Self.plainBytes(at: UnsafeRawBufferPointer(bytes))) {
        if byte < 0x20, !allowingLines || byte != 0x0A && byte != 0x09 && byte != 0x0D { return true }
        if byte == 0x7F || previous == 0xC2 && 0x80...0x9F ~= byte { return true }
        previous = byte
      }
      return false
    }
  }

  /// The number of ASCII bytes at the start, a multiple of eight, among which are no control characters: eight at a time,
  /// since a text is looked at whenever it is typed, pasted or computed.
  private static func plainBytes(at bytes: UnsafeRawBufferPointer) -> Int {
    let eachByte: UInt64 = 0x0101_0101_0101_0101
    var count = 0
    while bytes.count - count >= 8 {
      let eight = bytes.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      // The high bit of a byte is set if it is not ASCII, below 0x20, or 0x7F.
      guard (eight | (eight &- 0x20 * eachByte) | (eight &+ eachByte)) & (0x80 * eachByte) == 0 else { break }
      count += 8
    }
    return count
  }

  /// The text without control characters, except tabs and line breaks of several lines.
  package func inLines(_ lines: Lines) -> String {
    guard holdsControls(allowingLines: lines == .several) || lines == .several && utf8.contains(0x0D) else {
      return self
    }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D:
        guard lines == .first else {
          result.append("\n")
          continue
        }
        if !result.isEmpty { return String(result) }
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

extension Character {
  /// True for what ends a line of a file: a line feed, a carriage return, or both. `isNewline` also counts characters
  /// that are data wherever the format does not name them, such as U+2028.
  package var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension [String] {
  /// The texts with a separator between them. The library's `joined(separator:)` first looks for types by name, for
  /// 250,000 instructions, which a form is not to pay before it is drawn.
  package func joined(by separator: String) -> String {
    dropFirst().reduce(into: first ?? "") { text, next in
      text += separator
      text += next
    }
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: SubSequence { trimming(while: \.isBlank) }

  /// Trimmed, with each run of white space replaced by one space.
  package var collapsed: String {
    var text = ""
    for character in String(self) where !character.isBlank || text.last.map({ $0 != " " }) ?? false {
      text.append(character.isBlank ? " " : character)
    }
    if text.last == " " { text.removeLast() }
    return text
  }

  /// The text without white space and hyphens, which people use to group digits.
  package var withoutGrouping: String { String(filter { !$0.isBlank && $0 != "-" }) }
}

extension UInt8 {
  /// True for an ASCII digit.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Character {
  package var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  package var isASCIILetter: Bool { isASCII && ("a"..."z" ~= self || "A"..."Z" ~= self) }

  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// True for white space only; `isWhitespace` is also true for a space with a combining accent.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of a byte at or after `start`; examines many bytes at once.
  package func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let first = baseAddress else { return nil }
    guard let found = memchr(first + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first)
  }
}

/// Paths of files and folders, as they are written.
extension String {
  /// The path of a folder as the beginning of the paths below it: with a slash at its end. Empty for the current folder.
  package var folderPrefix: String { isEmpty || hasSuffix("/") ? self : self + "/" }

  /// The beginning of a file's path that is its folder, slash included; empty for the current folder.
  package var folderOfFile: String { String(self[..<fileName.startIndex]) }

  /// The same without its slash; `.` for the current folder, `/` for the root.
  package var folderPath: String {
    let folder = folderOfFile
    return folder.isEmpty ? "." : folder == "/" ? folder : String(folder.dropLast())
  }

  /// The name of a file, without its folder.
  package var fileName: Substring {
    self[(utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex)...]
  }
}
