package import FormDefinitions
import Pictures
import Values

/// The results of a test run, and their report formats for people and CI systems.
nonisolated package struct TestReport: Equatable, Sendable {
  package var results: [ScriptResult]

  package init(results: [ScriptResult]) { self.results = results }

  nonisolated package enum Format: String, Sendable, CaseIterable { case pretty, tap, junit, github }

  package var passedCount: Int { results.count(where: \.isPassed) }
  package var failedCount: Int { results.count - passedCount }

  /// `3 passed, 1 failed`.
  package var summary: String { "\(passedCount) passed, \(failedCount) failed" }

  /// The whole report, ending in a newline.
  package func text(_ format: Format) -> String {
    switch format {
    case .pretty: prettyText
    case .tap: tapText
    case .junit: junitText
    case .github: ReportedProblem.githubCommands(problems) + summary + "\n"
    }
  }

  /// The failures as data.
  package var problems: [ReportedProblem] { results.flatMap(\.problems) }
}

nonisolated extension ScriptResult {
  /// The failure as data.
  package var problems: [ReportedProblem] {
    switch outcome {
    case .passed: return []
    case .invalid(let problems): return problems
    case .failed(let failure):
      let text = TestReport.prettyDetails(of: self).dropLast()
      let message = "\(failure.command): expected \(failure.expected), found \(failure.found)"
      return [ReportedProblem(path: path, line: failure.line, message: message, text: String(text))]
    }
  }
}

/// The report as JUnit XML for CI systems (github.com/testmoapp/junitxml).
nonisolated extension TestReport {
  var junitText: String {
    let invalid = results.count(where: \.isInvalid)
    let counts = [
      ("tests", "\(results.count)"), ("failures", "\(failedCount - invalid)"), ("errors", "\(invalid)"),
      ("time", results.reduce(Duration.zero) { $0 + $1.duration }.decimal(of: .seconds)),
    ]
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(TestReport.attributes(counts))>\n"
    text += "  <testsuite\(TestReport.attributes([("name", "formline")] + counts))>\n"
    for result in results { text += TestReport.testCase(result) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ result: ScriptResult) -> String {
    let parts = result.path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let start =
      "    <testcase"
      + attributes(
        [
          ("classname", folder.isEmpty ? "." : folder), ("name", parts.last.map(String.init) ?? result.path),
          ("file", result.path),
        ] + place(of: result) + [("time", result.duration.decimal(of: .seconds))])
    let output =
      result.notes.isEmpty ? "" : "      <system-out>\(XMLText.escaped(noteLines(of: result)))</system-out>\n"
    let detail: String
    switch result.outcome {
    case .passed: return output.isEmpty ? start + "/>\n" : "\(start)>\n\(output)    </testcase>\n"
    case .invalid(let problems):
      let first = problems.first?.text.split(separator: "\n").first.map(String.init) ?? ""
      detail = "error" + attributes([("type", "invalid"), ("message", first)])
    case .failed(let failure):
      let message = "line \(failure.line): \(failure.command)"
      detail = "failure" + attributes([("type", "expectation"), ("message", message)])
    }
    let name = detail.prefix { $0 != " " }
    return
      "\(start)>\n      <\(detail)>\(XMLText.escaped(prettyDetails(of: result)))</\(name)>\n\(output)    </testcase>\n"
  }

  private static func place(of result: ScriptResult) -> [(String, String)] {
    guard case .failed(let failure) = result.outcome else { return [] }
    return [("line", "\(failure.line)")]
  }

  private static func noteLines(of result: ScriptResult) -> String { result.notes.map { $0 + "\n" }.joined() }

  private static func attributes(_ list: [(String, String)]) -> String {
    list.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }
}

/// The report in the Test Anything Protocol, version 13 (testanything.org), which every parser supports. Details use
/// simple YAML: maps and double-quoted strings.
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
    case .invalid(let problems):
      lines = ["severity: error", "message: \(yaml(problems.map(\.text).joined(separator: "\n")))"]
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

  /// A JSON string is also a YAML string, with every special character escaped.
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
