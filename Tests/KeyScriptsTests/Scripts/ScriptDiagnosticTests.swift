import TestSupport
import Testing

@testable import KeyScripts

@Suite("Mistakes in key scripts")
struct ScriptDiagnosticTests {
  @Test("all mistakes are reported at once, placed and with help")
  func whole() {
    let text = """
      Form signup.yaml
      Tpye "Ada"
      Shfit+Tab
      Type "Ada
      Snapshot
      Expect fokus email
      """
    let (script, diagnostics) = KeyScript.parse(text, path: "signup.keys")
    #expect(script.lines.map(\.command) == [.form(path: "signup.yaml")])
    #expect(
      diagnostics.map { $0.rendered(color: false) }.joined(separator: "\n") == """
        signup.keys:2:1: error: unknown command 'Tpye'
        2 | Tpye "Ada"
          | ^^^^
        help: did you mean 'Type'?
        signup.keys:3:1: error: unknown key 'Shfit+Tab'
        3 | Shfit+Tab
          | ^^^^^^^^^
        help: did you mean 'Shift+Tab'?
        signup.keys:4:6: error: unterminated string
        4 | Type "Ada
          |      ^^^^
        help: end the text with a double quote; \\" is a quote within it
        signup.keys:5:9: error: the name of the snapshot is missing
        5 | Snapshot
          |         ^
        help: write Snapshot filled or Snapshot filled styled
        signup.keys:6:8: error: unknown expectation 'fokus'
        6 | Expect fokus email
          |        ^^^^^
        help: did you mean 'focus'? The words are focus, value, error, no, suggestion, toolbar, visible, screen, line, \
        cursor, updates, running, submitted, cancelled, answers, submits, status
        """)
  }

  nonisolated static let mistakes: [(line: String, column: Int, message: String, help: String?)] = [
    (
      "\"x\"", 1, "a command is expected here",
      "a line begins with a command such as Type or Expect, or with a key such as Enter or Ctrl+A"
    ),
    ("x", 1, "unknown command 'x'", "write Type \"x\" to type a character"),
    ("Entre", 1, "unknown command 'Entre'", "did you mean 'Enter'?"),
    ("form a.yaml", 1, "unknown command 'form'", "did you mean 'Form'?"),
    (
      "Wibble", 1, "unknown command 'Wibble'",
      "commands are Form, Command, Size, Env, Now, Inputrc, Answers, Host, Type, Paste, Bytes, Click, Scroll, Resize, Wait, Expect, Snapshot; any other word is a key"
    ),
    ("Now", 4, "a date with a time is missing", "write Now 2026-02-28T09:30:00Z"),
    (
      "Now 2026-02-30T00:00:00Z", 5, "'2026-02-30T00:00:00Z' is not a date with a time",
      "write 2026-02-28T09:30:00Z, or with an offset such as +09:00 in place of Z"
    ),
    (
      "Now 2026-02-28T09:30:00++9:00", 5, "'2026-02-28T09:30:00++9:00' is not a date with a time",
      "write 2026-02-28T09:30:00Z, or with an offset such as +09:00 in place of Z"
    ),
    ("Enter 0", 7, "'0' is not a count from 1 to 100000", nil),
    ("Enter 2 3", 9, "unexpected '3' at the end of the command", nil),
    ("Form", 5, "the path of a form is missing", "write Form signup.yaml"),
    ("Form # nothing", 5, "the path of a form is missing", "write Form signup.yaml"),
    ("Form \"\"", 6, "the path of a form is missing", "write Form signup.yaml"),
    (
      "Form a.yaml x", 13, "unknown kind of file 'x'",
      "the words are issue-form, gitea-issue-form, discussion-form, workflow, json-schema, mcp, awx-survey, ansible, crd, openapi, helm, inputs, mcpb"
    ),
    ("Size 80", 8, "the number of rows is missing", "write Size 80 24"),
    ("Size 0 24", 6, "'0' is not a number of columns from 1 to 1000", nil),
    ("Size 80 x", 9, "'x' is not a number of rows from 1 to 1000", nil),
    ("Size 80 99999999999999999999", 9, "'99999999999999999999' is not a number of rows from 1 to 1000", nil),
    (
      "Env 1A \"x\"", 5, "'1A' is not the name of an environment variable",
      "names have letters, digits and '_', no digit first"
    ),
    ("Env A x", 7, "'x' is not a text in double quotes", "write Env NAME \"value\""),
    ("Env A", 6, "the value of A is missing", "write Env NAME \"value\""),
    ("Inputrc", 8, "a text is missing", "write Inputrc \"set editing-mode vi\""),
    ("Answers [1]", 9, "the answers are not a JSON object", "write {\"name\": \"Ada\"}"),
    ("Answers {\"a\": 1, \"a\": 2}", 18, "the name 'a' occurs twice in the JSON object", nil),
    ("Answers {\"a\": tru}", 15, "'tru' is not a JSON value", "did you mean true?"),
    ("Answers {\"a\": 01}", 15, "'01' is not a JSON number", nil),
    ("Answers {\"a\": 1", 9, "unterminated object in the JSON", nil),
    ("Answers {a: 1}", 10, "a name in quotes is expected here in the JSON", nil),
    ("Answers {\"a\" 1}", 14, "':' is expected here in the JSON", nil),
    ("Answers {\"a\": [1 2]}", 18, "',' or ']' is expected here in the JSON", nil),
    ("Type", 5, "a text is missing", "write Type \"Ada\" or Type $NAME"),
    ("Type Ada", 6, "'Ada' is not a text in double quotes", "write Type \"Ada\" or Type $NAME"),
    (
      "Type $", 6, "'' is not the name of an environment variable", "names have letters, digits and '_', no digit first"
    ),
    ("Type \"é\\q\"", 8, "unknown escape '\\q'", "escapes are \\n \\t \\e \\\" \\\\ \\u{1F600}"),
    ("Type \"\\u{110000}\"", 7, "unknown escape '\\u{110000}'", "escapes are \\n \\t \\e \\\" \\\\ \\u{1F600}"),
    ("Type \"\\u{d800}\"", 7, "unknown escape '\\u{d800}'", "escapes are \\n \\t \\e \\\" \\\\ \\u{1F600}"),
    ("Type \"\\u41\"", 7, "unknown escape '\\u'", "escapes are \\n \\t \\e \\\" \\\\ \\u{1F600}"),
    ("Type \"\\", 6, "unterminated string", "end the text with a double quote; \\\" is a quote within it"),
    ("Bytes", 6, "a byte is missing", "write Bytes 1b 5b 33 7e"),
    ("Bytes 1b 5", 10, "'5' is not a byte in two hexadecimal digits", "write Bytes 1b 5b 33 7e"),
    ("Bytes +1", 7, "'+1' is not a byte in two hexadecimal digits", "write Bytes 1b 5b 33 7e"),
    ("Click", 6, "what to click is missing", "write Click \"Label\" or Click 12 3"),
    ("Click 1", 8, "the row is missing", "write Click \"Label\" or Click 12 3"),
    ("Scroll", 7, "the direction is missing", "write Scroll Up or Scroll Down 3"),
    ("Scroll up", 8, "unknown direction 'up'", "did you mean 'Up'? The words are Up, Down"),
    ("Wait", 5, "a duration is missing", "write Wait 500ms"),
    ("Wait 5", 6, "'5' is not a duration", "write 500ms, 1.5s or 2m, at most a day"),
    ("Wait .s", 6, "'.s' is not a duration", "write 500ms, 1.5s or 2m, at most a day"),
    ("Wait 1441m", 6, "'1441m' is not a duration", "write 500ms, 1.5s or 2m, at most a day"),
    (
      "Expect", 7, "what to expect is missing",
      "write Expect focus email, or another of focus, value, error, no, suggestion, toolbar, visible, screen, line, cursor, updates, running, submitted, cancelled, answers, submits, status"
    ),
    ("Expect focus", 13, "the id of a field is missing", "write Expect focus email or Expect focus none"),
    ("Expect focus e-m@il", 14, "'e-m@il' is not a field id", "ids have letters, digits and '_'"),
    ("Expect value email", 19, "a JSON value is missing", "write Expect value email \"ada@b.c\""),
    ("Expect value email ada", 20, "'ada' is not a JSON value", "texts stand in double quotes"),
    (
      "Expect error email", 19, "a text is missing",
      "write Expect error email /valid email/ or Expect error email \"Not a valid email\""
    ),
    (
      "Expect no", 10, "what not to expect is missing",
      "write Expect no errors, or another of error, errors, toolbar, visible, screen"
    ),
    ("Expect no focus", 11, "unknown expectation 'focus'", "the words are error, errors, toolbar, visible, screen"),
    ("Expect screen", 14, "a pattern is missing", "write Expect screen /Create .* account/"),
    ("Expect screen abc", 15, "'abc' is not a pattern between slashes", "write Expect screen /Create .* account/"),
    ("Expect screen /abc", 15, "unterminated pattern", "end the pattern with a slash; \\/ is a slash within it"),
    ("Expect updates 2", 16, "'2' is not a comparison", "write one of <= < == >= >"),
    ("Expect updates <=", 18, "the number of updates is missing", "write Expect updates <= 2"),
    ("Expect answers 3", 16, "the answers are not a JSON object", "write {\"name\": \"Ada\"}"),
    (
      "Snapshot ../x", 10, "'../x' cannot be the name of a snapshot",
      "names have letters, digits, '_', '-' and '.', no '.' first"
    ),
    ("Snapshot a stiled", 12, "unknown style 'stiled'", "did you mean 'styled'? The words are styled"),
    (
      "\u{1b}[2J", 1, "unknown command '␛[2J'",
      "commands are Form, Command, Size, Env, Now, Inputrc, Answers, Host, Type, Paste, Bytes, Click, Scroll, Resize, Wait, Expect, Snapshot; any other word is a key"
    ),
  ]

  @Test("a mistake has a place, a message and help", arguments: mistakes)
  func mistake(line: String, column: Int, message: String, help: String?) {
    let diagnostics = KeyScript.parse(line, path: "a.keys").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message == message)
    #expect(diagnostics.first?.column == column)
    #expect(diagnostics.first?.help == help)
  }

  @Test("a bad pattern is reported at its place")
  func badPattern() {
    let diagnostic = KeyScript.parse("Expect screen /a(b/", path: "a.keys").diagnostics.first
    #expect(diagnostic?.message.hasPrefix("bad pattern: ") == true)
    #expect(diagnostic?.column == 15)
    #expect(diagnostic?.caretLength == 5)
  }

  @Test("deeply nested patterns and JSON are refused, not followed")
  func nesting() {
    let pattern = KeyScript.parse("Expect screen /\(String(repeating: "(", count: 900))/", path: "a.keys")
    #expect(pattern.diagnostics.map(\.message) == ["bad pattern: groups are nested deeper than 100 levels"])
    let json = KeyScript.parse("Answers \(String(repeating: "[", count: 100_000))", path: "a.keys")
    #expect(json.diagnostics.map(\.message) == ["the JSON is nested more than 128 levels deep"])
  }

  @Test("settings after the first action and second forms are mistakes")
  func order() {
    let text = "Form a.yaml\nForm b.yaml\nEnter\nSize 40 10\nEnv A \"x\""
    let diagnostics = KeyScript.parse(text, path: "a.keys").diagnostics
    #expect(
      diagnostics.map { "\($0.line): \($0.message); \($0.help ?? "")" } == [
        "2: the form is already chosen in line 1; ",
        "4: 'Size' has no effect after the first action, in line 3; use Resize to change the size later",
        "5: 'Env' has no effect after the first action, in line 3; move it up",
      ])
  }

  @Test("the mark counts terminal columns, the column counts characters")
  func wideMark() {
    let diagnostic = KeyScript.parse("Type \"漢字\" x", path: "a.keys").diagnostics.first
    #expect(diagnostic?.column == 11)
    #expect(diagnostic?.rendered(color: false).hasSuffix("1 | Type \"漢字\" x\n  |             ^") == true)
  }

  @Test("a long line is shown around its mistake")
  func longLine() {
    let text = "Type \"\(String(repeating: "a", count: 300))\" oops \(String(repeating: "b", count: 300))"
    let diagnostic = KeyScript.parse(text, path: "a.keys").diagnostics.first
    #expect(diagnostic?.column == 309)
    let (before, after) = (String(repeating: "a", count: 31), String(repeating: "b", count: 62))
    #expect(
      diagnostic?.rendered(color: false).split(separator: "\n") == [
        "a.keys:1:309: error: unexpected 'oops' at the end of the command",
        "1 | …\(before)\" oops \(after)…",
        "  | \(String(repeating: " ", count: 34))^^^^",
      ])
  }

  @Test("a megabyte of garbage ends in a bounded number of mistakes")
  func garbage() {
    var random = SeededGenerator(seed: 7)
    var text = ""
    while text.utf8.count < 1_000_000 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0...255, using: &random)))
    }
    #expect(KeyScript.parse(text, path: "a.keys").diagnostics.count == 201)
    let oneLine = text.filter { $0 != "\n" && $0 != "\r\n" }
    #expect(KeyScript.parse("x" + oneLine, path: "a.keys").diagnostics.count == 1)
    #expect(KeyScript.parse("Type \"" + String(repeating: "a", count: 1_000_000), path: "a").diagnostics.count == 1)
  }

  @Test("scripts of random pieces never crash, and what is read is written back")
  func randomPieces() {
    let pieces = [
      "Type", "Expect", "\"", "\\", "/", "{", "}", "[", "]", ":", ",", "1", "no", "error", "value", " ", "  ", "#",
      "$A",
      "\\u{", "é", "漢", "\t", "Enter", "Ctrl+", "a", "screen", "answers", "\n", "Click", "Bytes", "1b", "-", "e", ".",
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let script = KeyScript.parse(text, path: "a.keys").script
      let again = KeyScript.parse(script.text, path: "a.keys")
      #expect(again.diagnostics.isEmpty)
      #expect(again.script.lines.map(\.command) == script.lines.map(\.command))
    }
  }
}
