import Pictures
import Values

/// The report in the Test Anything Protocol, version 13 (testanything.org), the latest one that every parser knows. Of
/// the YAML of the details they know a part: maps, and strings in double quotes.
nonisolated extension TestReport {
  var tapText: String {
    var text = "TAP version 13\n1..\(results.count)\n"
    for (index, result) in results.enumerated() {
      let verdict = result.isPassed ? "ok" : "not ok"
      text += "\(verdict) \(index + 1) - \(TestReport.tapEscaped(result.path))\n"
      text += TestReport.tapDetails(of: result)
    }
    return text + "# \(summary)\n"
  }

  private static func tapDetails(of result: ScriptResult) -> String {
    var lines: [String] = []
    switch result.outcome {
    case .passed: break
    case .invalid(let diagnostics):
      lines = ["severity: error", "message: \(yaml(diagnostics.joined(separator: "\n")))"]
    case .failed(let failure):
      lines = [
        "severity: fail", "at:", "  file: \(yaml(result.path))", "  line: \(failure.line)",
        "command: \(yaml(failure.command))", "expected: \(yaml(failure.expected))", "found: \(yaml(failure.found))",
      ]
      if !failure.screen.isEmpty {
        lines += ["screen:"] + failure.screen.enumerated().map { "  \($0 + 1): \(yaml($1))" }
      }
    }
    if !result.notes.isEmpty { lines.append("notes: \(yaml(result.notes.joined(separator: "\n")))") }
    lines.append("duration_ms: \(result.duration.decimal(of: .milliseconds))")
    return "  ---\n" + lines.map { "  \($0)\n" }.joined() + "  ...\n"
  }

  /// A JSON string is a YAML string too, and has no characters that need thought.
  private static func yaml(_ text: String) -> String { JSONValue.string(text).description }

  private static func tapEscaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.of(text) {
      if character == "#" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
