/// Which part of a pasted text a buffer accepts.
nonisolated package struct PastePolicy: Equatable, Sendable {
  /// How line breaks are handled.
  package enum Newlines: Equatable, Sendable {
    /// They are kept.
    case keep
    /// Each becomes a space; those at the end are dropped.
    case space
    /// A text with line breaks is refused.
    case reject
    /// Only the first line that is not empty is accepted.
    case firstLine
  }

  package var newlines: Newlines
  /// True if a paste that is one quoted word of a shell with an absolute path, which is what terminals paste for a file
  /// that is dropped on them, becomes that path.
  package var takesDroppedFile = false
  /// The most characters of the text after a paste, whose rest is cut; nil if only its bytes are limited.
  private(set) var longest: Int?

  /// The most bytes of a text after a paste: a mebibyte, unless so many characters are allowed that they may take more.
  package var mostBytes: Int { max(1 << 20, (longest ?? 0) * 4) }

  package init(newlines: Newlines) { self.newlines = newlines }

  /// Sets the most characters of a valid text; nil for no limit. A text that is too long is inserted and marked, for the
  /// person to shorten; what exceeds the limit by more than a thousand characters is cut.
  package mutating func limit(to characters: Int?) { longest = characters.map { min($0, 1 << 24) + 1000 } }

  /// The part of `pasted` to insert: without control characters, except tabs and line breaks of a multi-line text.
  package func accepted(_ pasted: [UInt8]) throws(PasteRefusal) -> String {
    let text = try printable(pasted)
    return takesDroppedFile ? Self.droppedFile(text) ?? text : text
  }

  private func printable(_ pasted: [UInt8]) throws(PasteRefusal) -> String {
    guard let text = String(validating: pasted, as: UTF8.self) else { throw .notText }
    guard Self.mayHoldControls(pasted) else { return text }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard scalar == "\n" || scalar == "\r" else {
        if !isLeftOut(scalar) { scalars.append(scalar) }
        continue
      }
      if scalar == "\n", previous == "\r" { continue }
      switch newlines {
      case .keep, .space: scalars.append("\n")
      case .reject: throw .severalLines
      case .firstLine: if !scalars.isEmpty { return String(scalars) }
      }
    }
    guard newlines == .space else { return String(scalars) }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\n" ? " " : $0 }))
  }

  /// The absolute path that a text quotes as one word of a shell (POSIX, XCU 2.2), with blanks around it; nil for others.
  private static func droppedFile(_ text: String) -> String? {
    var path = ""
    var quote: Character?
    var isEscaped = false
    for character in text.reversed().drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }) {
      switch (character, quote) {
      case _ where isEscaped:
        isEscaped = false
        // Between double quotes, a backslash escapes only these.
        if quote == "\"", !"\"\\$`".contains(character) { path.append("\\") }
        path.append(character)
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case (quote, .some): quote = nil
      case ("'", nil), ("\"", nil): quote = character
      case (" ", nil): return nil
      default: path.append(character)
      }
    }
    return quote == nil && !isEscaped && path.hasPrefix("/") ? path : nil
  }

  /// The beginning of an accepted text that fits into a buffer with so many bytes and characters; all of it if it fits.
  func beginning(of text: String, besideBytes bytes: Int, characters: () -> Int) -> Substring {
    // A character has at least one byte.
    if text.utf8.count <= min(longest ?? .max, mostBytes) - bytes { return text[...] }
    let rest = longest.map { text.prefix(max(0, $0 - characters())) } ?? text[...]
    let room = max(0, mostBytes - bytes)
    guard rest.utf8.count > room else { return rest }
    // Slicing rounds down to a scalar.
    return text[..<text.utf8.index(text.startIndex, offsetBy: room)]
  }

  /// True if `accepted` drops anything but line breaks.
  package func leavesOut(_ pasted: [UInt8]) -> Bool {
    guard Self.mayHoldControls(pasted), let text = String(validating: pasted, as: UTF8.self) else { return false }
    return text.unicodeScalars.contains { $0 != "\n" && $0 != "\r" && isLeftOut($0) }
  }

  /// 0xC2 is the first UTF-8 byte of the control characters above ASCII.
  private static func mayHoldControls(_ bytes: [UInt8]) -> Bool {
    !bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }
  }

  private func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: newlines != .keep
    case 0..<0x20, 0x7F...0x9F: true
    default: false
    }
  }
}

/// Why a pasted text was refused.
nonisolated package enum PasteRefusal: Error, Equatable, Sendable {
  /// It has several lines, and the buffer takes only one.
  case severalLines
  /// It is not UTF-8.
  case notText
}
