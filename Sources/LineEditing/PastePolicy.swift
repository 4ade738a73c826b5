/// What of a pasted text a buffer takes.
nonisolated package struct PastePolicy: Equatable, Sendable {
  /// What becomes of line breaks in a buffer of one line.
  package enum Newlines: Equatable, Sendable {
    /// They stay.
    case keep
    /// Each becomes a space; those at the end are dropped.
    case space
    /// A text that has any is not taken.
    case reject
    /// Only what stands before the first is taken.
    case firstLine
  }

  package var newlines: Newlines
  /// True to keep control characters other than line breaks; otherwise a tab in one line is a space.
  package var keepsControlCharacters: Bool

  package init(newlines: Newlines, keepsControlCharacters: Bool = false) {
    self.newlines = newlines
    self.keepsControlCharacters = keepsControlCharacters
  }

  /// The part of `pasted` to insert. Throws rather than changing a character, which nobody would notice.
  package func accepted(_ pasted: [UInt8]) throws(PasteRefusal) -> String {
    guard let text = String(validating: pasted, as: UTF8.self) else { throw .notText }
    // 0xC2 begins the control characters above ASCII.
    let isPlain = pasted.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }
    if isPlain { return text }
    if pasted.contains(0) { throw .holdsNull }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard scalar == "\n" || scalar == "\r" else {
        append(scalar, to: &scalars)
        continue
      }
      if scalar == "\n", previous == "\r" { continue }
      switch newlines {
      case .keep, .space: scalars.append("\n")
      case .reject: throw .severalLines
      case .firstLine: return String(scalars)
      }
    }
    guard newlines == .space else { return String(scalars) }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\n" ? " " : $0 }))
  }

  private func append(_ scalar: Unicode.Scalar, to scalars: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x09 where !keepsControlCharacters: scalars.append(newlines == .keep ? scalar : " ")
    case 0x01...0x1F, 0x7F...0x9F: if keepsControlCharacters { scalars.append(scalar) }
    default: scalars.append(scalar)
    }
  }
}

/// Why nothing of a pasted text was taken.
nonisolated package enum PasteRefusal: Error, Equatable, Sendable {
  /// It has several lines, and the buffer is for one.
  case severalLines
  /// It is not UTF-8.
  case notText
  /// It holds the character NUL, which readline takes for the end.
  case holdsNull
}
