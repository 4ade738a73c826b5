extension Diagnostic {
  /// The diagnostic as a JSON object, for editors: `path`, `line`, `column`, `length`, `severity`, `message` and, where
  /// there is some, `help`. The line of the file is left out: an editor has it.
  package var json: AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("path", .string(path)), .init("line", .integer(Int64(line))), .init("column", .integer(Int64(column))),
      .init("length", .integer(Int64(caretLength))), .init("severity", .string(severity.rawValue)),
      .init("message", .string(message)),
    ]
    if let help { members.append(.init("help", .string(help))) }
    return .object(members)
  }

  /// Diagnostics as one JSON list, one object a line, with a closing newline.
  package static func json(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + JSONText.spaced($0.json) }.joined(separator: ",\n") + "\n]\n"
  }
}
