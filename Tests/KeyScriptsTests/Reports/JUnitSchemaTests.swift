import Testing

@testable import KeyScripts

/// What Jenkins asks of a JUnit report, by the rules of its schema junit-10.xsd.
@Suite("JUnit reports by the schema")
struct JUnitSchemaTests {
  /// An element of the schema: its attributes, the required ones first, and what may stand in it.
  struct Rule {
    var required: Set<String> = []
    var optional: Set<String> = []
    var children: Set<String> = []
    var holdsText = false
  }

  nonisolated static let rules: [String: Rule] = [
    "testsuites": Rule(
      optional: ["name", "time", "tests", "failures", "disabled", "errors"], children: ["testsuite"]),
    "testsuite": Rule(
      required: ["tests"],
      optional: [
        "name", "failures", "errors", "time", "disabled", "skipped", "skips", "timestamp", "hostname", "id", "package",
        "assertions", "file", "skip", "log", "url",
      ], children: ["testsuite", "properties", "testcase", "system-out", "system-err"]),
    "testcase": Rule(
      required: ["name"],
      optional: [
        "assertions", "time", "timestamp", "classname", "status", "class", "file", "line", "log", "group", "url",
      ], children: ["skipped", "error", "failure", "rerunFailure", "rerunError", "system-out", "system-err"]),
    "failure": Rule(optional: ["type", "message"], holdsText: true),
    "error": Rule(optional: ["type", "message"], holdsText: true),
    "system-out": Rule(holdsText: true),
  ]

  nonisolated private static let hostile = ScriptResult(
    path: "a \"<&>'\u{1}\u{202e}.keys", duration: .seconds(3700),
    outcome: .failed(
      ScriptFailure(
        line: 2, command: "Type \"]]>\"", expected: "<a b=\"c\">", found: "\u{fffe}\t\u{0}&amp;", screen: ["</failure>"]
      )),
    notes: ["<note>", "]]>"])

  @Test(
    "elements, attributes and text are where they may be",
    arguments: [
      TestReportTests.report, TestReportTests.noted, TestReport(results: []), TestReport(results: [hostile]),
    ])
  func validity(report: TestReport) throws {
    var parser = XMLParser(report.text(.junit))
    let root = try parser.parse()
    #expect(root.name == "testsuites")
    check(root)
    #expect(root.count("testcase") == report.results.count)
    #expect(root.count("failure") + root.count("error") == report.failedCount)
  }

  private func check(_ element: XMLParser.Element) {
    guard let rule = Self.rules[element.name] else {
      Issue.record("no element \(element.name)")
      return
    }
    let names = Set(element.attributes)
    #expect(names.count == element.attributes.count, "an attribute of \(element.name) stands twice")
    #expect(names.isSuperset(of: rule.required), "\(element.name) lacks an attribute")
    #expect(names.isSubset(of: rule.required.union(rule.optional)), "\(element.name) has \(names)")
    #expect(rule.holdsText || element.text.allSatisfy(\.isWhitespace), "text in \(element.name)")
    for child in element.children {
      #expect(rule.children.contains(child.name), "\(child.name) in \(element.name)")
      check(child)
    }
  }
}
