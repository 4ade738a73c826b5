import Pictures

/// The results of a run of scripts, and their forms for people and for CI systems.
nonisolated package struct TestReport: Equatable, Sendable {
  package var results: [ScriptResult]

  package init(results: [ScriptResult]) {
    self.results = results
  }

  nonisolated package enum Format: String, Sendable, CaseIterable {
    case pretty, tap, junit
  }

  /// What a report for people tells of.
  nonisolated package enum Detail: Sendable {
    /// What failed, and the summary.
    case failures
    /// Every script with its duration and notes too.
    case everything
  }

  package var passedCount: Int { results.count(where: \.isPassed) }
  package var failedCount: Int { results.count - passedCount }

  /// `3 passed, 1 failed`.
  package var summary: String { "\(passedCount) passed, \(failedCount) failed" }

  /// The whole report, ending in a newline.
  package func text(_ format: Format, detail: Detail = .failures) -> String {
    switch format {
    case .pretty: prettyText(detail)
    case .tap: tapText
    case .junit: junitText
    }
  }
}

/// The report as JUnit XML, as CI systems read it (github.com/testmoapp/junitxml).
nonisolated extension TestReport {
  var junitText: String {
    let invalid = results.count { if case .invalid = $0.outcome { true } else { false } }
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
    case .invalid(let diagnostics):
      let first = diagnostics.first?.split(separator: "\n").first.map(String.init) ?? ""
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
