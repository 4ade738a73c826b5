import FormDefinitions
import Testing
import Values

@testable import KeyScripts

@Suite("Reports of script runs")
struct TestReportTests {
  nonisolated static let report = TestReport(results: [
    ScriptResult(path: "forms/a.keys", duration: .microseconds(12_345), outcome: .passed),
    ScriptResult(
      path: "forms/b#1.keys", duration: .milliseconds(7),
      outcome: .failed(
        ScriptFailure(
          line: 7, command: "Expect line 2 \"Age: 36\"", expected: "Age: 36", found: "Age: 37",
          screen: ["Name: Ada", "Age: 37", "漢 \u{1b}"], columns: 12, expectedRows: [1: "Age: 36"]))),
    ScriptResult(
      path: "c.keys", duration: .zero,
      outcome: .invalid([
        ReportedProblem(
          path: "c.keys", line: 1, message: "unknown command 'Tpye'",
          text: "c.keys:1:1: error: unknown command 'Tpye'\n1 | Tpye \"<&>\"\n  | ^^^^")
      ])),
  ])

  @Test("pretty: failures with the screen in a frame, then the summary")
  func pretty() {
    #expect(
      TestReportTests.report.text(.pretty) == """
        forms/b#1.keys:7: Expect line 2 "Age: 36"
          expected: Age: 36
          found:    Age: 37
          ┌────────────┐
          │Name: Ada   │
        - │Age: 36     │
        + │Age: 37     │
          │      ^     │
          │漢 ␛        │
          └────────────┘

        c.keys:1:1: error: unknown command 'Tpye'
        1 | Tpye "<&>"
          | ^^^^

        1 passed, 2 failed

        """)
  }

  @Test("pretty: nothing but the summary when all passed")
  func allPassed() {
    #expect(TestReport(results: []).text(.pretty) == "0 passed, 0 failed\n")
    #expect(TestReport(results: [TestReportTests.report.results[0]]).text(.pretty) == "1 passed, 0 failed\n")
  }

  @Test("pretty: texts of several lines stand below each other, without a screen there is no frame")
  func severalLines() {
    let failure = ScriptFailure(line: 2, command: "Snapshot a", expected: "a.screen", found: "- x\n+ y")
    let result = ScriptResult(path: "a.keys", duration: .zero, outcome: .failed(failure))
    #expect(
      TestReport.prettyDetails(of: result) == """
        a.keys:2: Snapshot a
          expected: a.screen
          found:    - x
                    + y

        """)
  }

  nonisolated static let noted = TestReport(results: [
    ScriptResult(path: "a.keys", duration: .zero, outcome: .passed, notes: ["the form still runs"])
  ])

  @Test("notes stand in every format")
  func notes() {
    #expect(TestReportTests.noted.text(.pretty) == "a.keys: note: the form still runs\n1 passed, 0 failed\n")
    #expect(
      TestReportTests.noted.text(.tap) == """
        TAP version 13
        1..1
        ok 1 - a.keys
          ---
          notes: "the form still runs"
          duration_ms: 0.000
          ...
        # 1 passed, 0 failed

        """)
    #expect(
      TestReportTests.noted.text(.junit).contains(
        """
            <testcase classname="." name="a.keys" file="a.keys" time="0.000">
              <system-out>the form still runs
        </system-out>
            </testcase>

        """))
  }

  @Test("a result that went from one process to another is the same", arguments: report.results + noted.results)
  func transport(result: ScriptResult) throws {
    let line = "\(result.json)"
    #expect(!line.contains("\n"))
    #expect(ScriptResult(json: try JSONParser.parse(line)) == result)
  }

  @Test("what is no result is none", arguments: ["{}", "[]", #"{"path": "a", "nanoseconds": 1, "notes": [2]}"#])
  func noResult(json: String) throws {
    #expect(ScriptResult(json: try JSONParser.parse(json)) == nil)
  }

  @Test("TAP version 13")
  func tap() {
    #expect(
      TestReportTests.report.text(.tap) == """
        TAP version 13
        1..3
        ok 1 - forms/a.keys
          ---
          duration_ms: 12.345
          ...
        not ok 2 - forms/b\\#1.keys
          ---
          severity: fail
          at:
            file: "forms/b#1.keys"
            line: 7
          command: "Expect line 2 \\"Age: 36\\""
          expected: "Age: 36"
          found: "Age: 37"
          screen:
            1: "Name: Ada"
            2: "Age: 37"
            3: "漢 \\u001b"
          duration_ms: 7.000
          ...
        not ok 3 - c.keys
          ---
          severity: error
          message: "c.keys:1:1: error: unknown command 'Tpye'\\n1 | Tpye \\"<&>\\"\\n  | ^^^^"
          duration_ms: 0.000
          ...
        # 1 passed, 2 failed

        """)
  }

  @Test("JUnit XML")
  func junit() {
    #expect(
      TestReportTests.report.text(.junit)
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1" time="0.019">
          <testsuite name="formline" tests="3" failures="1" errors="1" time="0.019">
            <testcase classname="forms" name="a.keys" file="forms/a.keys" time="0.012"/>
            <testcase classname="forms" name="b#1.keys" file="forms/b#1.keys" line="7" time="0.007">
              <failure type="expectation" message="line 7: Expect line 2 &quot;Age: 36&quot;">forms/b#1.keys:7: Expect line 2 &quot;Age: 36&quot;
          expected: Age: 36
          found:    Age: 37
          ┌────────────┐
          │Name: Ada   │
        - │Age: 36     │
        + │Age: 37     │
          │      ^     │
          │漢 ␛        │
          └────────────┘
        </failure>
            </testcase>
            <testcase classname="." name="c.keys" file="c.keys" time="0.000">
              <error type="invalid" message="c.keys:1:1: error: unknown command &apos;Tpye&apos;">c.keys:1:1: error: unknown command &apos;Tpye&apos;
        1 | Tpye &quot;&lt;&amp;&gt;&quot;
          | ^^^^
        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """.replacing("&apos;", with: "'"))
  }
}
