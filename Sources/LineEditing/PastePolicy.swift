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

  package init(newlines: Newlines) { self.newlines = newlines }

  /// The part of `pasted` to insert: without control characters, but for the tabs and line breaks of a text of several
  /// lines.
  package func accepted(_ pasted: [UInt8]) throws(PasteRefusal) -> String {
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
      case .firstLine: return String(scalars)
      }
    }
    guard newlines == .space else { return String(scalars) }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\n" ? " " : $0 }))
  }

  /// Whether anything but line breaks of a paste is left out.
  func leavesOut(_ pasted: [UInt8]) -> Bool {
    guard Self.mayHoldControls(pasted), let text = String(validating: pasted, as: UTF8.self) else { return false }
    return text.unicodeScalars.contains { $0 != "\n" && $0 != "\r" && isLeftOut($0) }
  }

  /// 0xC2 begins the control characters above ASCII.
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

/// Why nothing of a pasted text was taken.
nonisolated package enum PasteRefusal: Error, Equatable, Sendable {
  /// It has several lines, and the buffer is for one.
  case severalLines
  /// It is not UTF-8.
  case notText
}
