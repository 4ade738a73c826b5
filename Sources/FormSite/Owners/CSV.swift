import Values

/// Fields of a table, quoted as in RFC 4180.
///
/// A spreadsheet runs a cell that begins with `=` and some others; an apostrophe before it makes it text.
nonisolated struct CSV {
  /// True to write cells as they are.
  let isRaw: Bool

  func row(_ cells: [String]) -> String { cells.map(field).joined(separator: ",") + "\r\n" }

  func row(_ submission: Submission, _ answers: [String]) -> String {
    row(
      [
        submission.id, submission.form, submission.version, submission.person, submission.opened, submission.submitted,
        String(submission.revision), submission.replaces ?? "",
      ] + answers)
  }

  /// The controls that let a text be read in another order than it is written (UAX #9): embeddings, overrides, isolates.
  private static let reversing: Set<Unicode.Scalar> = [
    "\u{202a}", "\u{202b}", "\u{202c}", "\u{202d}", "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  /// JSON with the same values in which they are escaped. They are in its strings only.
  static func withoutReversing(json: String) -> String {
    // All begin with this byte in UTF-8.
    guard json.utf8.contains(0xe2) else { return json }
    return json.escaped { reversing.contains($0) ? "\\u\(String($0.value, radix: 16))" : nil }
  }

  func field(_ text: String) -> String {
    var text = text
    if !isRaw {
      // What is not seen before it does not stop a spreadsheet.
      let first = text.unicodeScalars.first { $0 != "\n" && !$0.properties.isDefaultIgnorableCodePoint }
      if let first,
        "=+-@\t\r\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}".unicodeScalars.contains(first)
      {
        text = "'" + text
      }
      text = text.escaped { Self.reversing.contains($0) ? "" : nil }
    }
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.escaped { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
