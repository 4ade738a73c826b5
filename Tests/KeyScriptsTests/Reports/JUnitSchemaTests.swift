import Foundation
import FoundationXML
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
    // A character that XML cannot hold, an attribute that stands twice: the parser refuses them.
    let root = try #require(XMLDocument(data: Data(report.text(.junit).utf8)).rootElement())
    #expect(root.name == "testsuites")
    check(root)
    func count(_ name: String) throws -> Int { try root.nodes(forXPath: "//\(name)").count }
    #expect(try count("testcase") == report.results.count)
    #expect(try count("failure") + count("error") == report.failedCount)
  }

  private func check(_ element: XMLElement) {
    let name = element.name ?? ""
    guard let rule = Self.rules[name] else {
      Issue.record("no element \(name)")
      return
    }
    let attributes = Set((element.attributes ?? []).compactMap(\.name))
    #expect(attributes.isSuperset(of: rule.required), "\(name) lacks an attribute")
    #expect(attributes.isSubset(of: rule.required.union(rule.optional)), "\(name) has \(attributes)")
    for child in element.children ?? [] {
      guard let child = child as? XMLElement else {
        #expect(rule.holdsText || child.stringValue?.allSatisfy(\.isWhitespace) == true, "text in \(name)")
        continue
      }
      #expect(rule.children.contains(child.name ?? ""), "\(child.name ?? "") in \(name)")
      check(child)
    }
  }
}
