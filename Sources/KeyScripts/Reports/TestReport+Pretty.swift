import Pictures

/// The report for people: notes and failures only, then the summary alone on the last line.
nonisolated extension TestReport {
  func prettyText(_ detail: Detail) -> String {
    var text = ""
    for result in results {
      text += detail == .everything ? TestReport.prettyLine(of: result) : TestReport.prettyNotes(of: result)
      let details = TestReport.prettyDetails(of: result)
      if !details.isEmpty { text += details + "\n" }
    }
    return text + summary + "\n"
  }

  /// What there is to say of a script beside its result.
  private static func prettyNotes(of result: ScriptResult) -> String {
    result.notes.map { "\(VisibleText.of(result.path)): note: \($0)\n" }.joined()
  }

  /// A result in a line, and its notes below.
  private static func prettyLine(of result: ScriptResult) -> String {
    let verdict = result.isPassed ? "passed" : "failed"
    let line = "\(verdict) \(VisibleText.of(result.path)) (\(result.duration.decimal(of: .milliseconds)) ms)\n"
    return line + result.notes.map { "  note: \($0)\n" }.joined()
  }

  /// What there is to say of a result, ending in a newline; empty for a passed one.
  ///
  ///     forms/signup.keys:7: Expect focus email
  ///       expected: focus on email
  ///       found:    focus on name
  package static func prettyDetails(of result: ScriptResult) -> String {
    switch result.outcome {
    case .passed: return ""
    case .invalid(let diagnostics): return diagnostics.map { $0 + "\n" }.joined()
    case .failed(let failure):
      var text = "\(result.path):\(failure.line): \(failure.command)\n"
      text += labelled("expected: ", failure.expected) + labelled("found:    ", failure.found)
      for row in ScreenFrame(failure).rows { text += row + "\n" }
      return text
    }
  }

  /// The same, line by line.
  package static func detailLines(of result: ScriptResult) -> [String] {
    prettyDetails(of: result).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// A text of one or more lines behind a label, the lines below each other.
  private static func labelled(_ label: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: label.count)
    return lines.enumerated().map { "  \($0 == 0 ? label : indent)\(VisibleText.of($1))\n" }.joined()
  }
}
