import TerminalModel
import Testing

@testable import KeyScripts

@Suite("Reading key scripts")
struct KeyScriptTests {
  /// Every command of the language, as `description` spells it.
  nonisolated static let spellings = [
    "Form signup.yaml", "Form ../forms/sign-up_2.yaml", "Form \"my form.yaml\"",
    "Size 80 24", "Env GIT_AUTHOR_NAME \"Ada\"", "Env EMPTY \"\"", "Now 2026-02-28T09:30:00Z",
    "Now 2024-03-01T07:30:00+09:00", "Now 1969-12-31T23:59:59-00:30", "Now 1700-01-01T00:00:01Z",
    "Inputrc \"set editing-mode vi\"",
    "Inputrc \"\\\"\\\\C-t\\\": form-submit\"", "Answers {\"email\": \"a@b.c\"}", "Answers {}",
    "Type \"Ada Lovelace\"", "Type \"tab\\t, line\\n, escape\\e, quote\\\", backslash\\\\\"", "Type \"# no comment\"",
    "Type \"\\u{202e}evil\"", "Type \"👩‍👩‍👧 e\u{301} 漢\"", "Type $PASSWORD", "Type \"\"",
    "Enter", "Tab", "Shift+Tab", "Esc", "Space", "Backspace 5", "Delete", "Up", "Down", "Left", "Right", "Home", "End",
    "PageUp", "PageDown", "Insert", "F1", "F12", "Ctrl+A", "Alt+f", "Ctrl+Alt+h", "Shift+Left 3",
    "Paste \"two\\nlines\"", "Paste $SECRET", "Bytes 1b 5b 33 7e", "Click \"Label\"", "Click 12 3", "Scroll Up",
    "Scroll Down 3", "Resize 40 10", "Wait 500ms", "Wait 90s", "Wait 2m", "Wait 0.5ms",
    "Expect focus email", "Expect focus none", "Expect value email \"ada@b.c\"", "Expect value seats 3",
    "Expect value tags [\"a\", true, null, -1.50e3]", "Expect error email /valid email/",
    "Expect error email \"Not valid\"", "Expect error path /a\\/b/", "Expect no error email", "Expect no errors",
    "Expect suggestion \"ada@example.com\"", "Expect toolbar \"Next\"", "Expect no toolbar \"Next\"",
    "Expect no toolbar", "Expect visible seats", "Expect no visible seats", "Expect screen /Create .* account/",
    "Expect no screen /#[0-9]+/", "Expect line 3 \"exact text\"", "Expect cursor 12 3", "Expect updates <= 2",
    "Expect updates < 2", "Expect updates == 0", "Expect updates >= 1", "Expect updates > 1", "Expect running",
    "Expect submitted", "Expect cancelled", "Expect answers {\"name\": \"Ada\", \"age\": 36}",
    "Expect submits name email", "Expect submits", "Snapshot filled", "Snapshot filled styled",
  ]

  @Test("a command is written back as it was read", arguments: spellings)
  func roundTrip(spelling: String) {
    let (script, diagnostics) = KeyScript.parse(spelling, path: "a.keys")
    #expect(diagnostics.isEmpty)
    #expect(script.text == spelling + "\n")
  }

  @Test("blanks and comments at the end of a line do not count", arguments: spellings)
  func comments(spelling: String) {
    let plain = KeyScript.parse(spelling, path: "a.keys").script
    #expect(KeyScript.parse("\u{feff} \t\(spelling)  # \"comment\"\r\n", path: "a.keys").script == plain)
  }

  @Test("commands are values")
  func commands() {
    let text = """
      # A comment.
      Form "a b.yaml"
      Size 40 10

      Type "a\\u{1F600}\\e"   # typed
      Ctrl+A 2
      Wait 1.5s
      Expect updates >= 0
      """
    let (script, diagnostics) = KeyScript.parse(text, path: "a.keys")
    #expect(diagnostics.isEmpty)
    #expect(script.form == "a b.yaml")
    #expect(script.size == (40, 10))
    #expect(script.lines.map(\.number) == [2, 3, 5, 6, 7, 8])
    #expect(
      script.actions.map(\.command) == [
        .type(.literal("a\u{1F600}\u{1b}")), .key(Key(.character("a"), .control), count: 2),
        .wait(.milliseconds(1500)), .expect(.updates(.atLeast, 0)),
      ])
  }

  @Test(
    "durations have units",
    arguments: [
      ("250ms", Duration.milliseconds(250)), ("1.5s", .milliseconds(1500)), ("90s", .seconds(90)),
      ("5m", .seconds(300)),
      ("1h", .seconds(3600)), ("0.5h", .seconds(1800)), ("24h", .seconds(86400)), ("25h", nil), ("1441m", nil),
      ("86400001ms", nil), ("9223372036854775807h", nil), ("5", nil), ("1d", nil), ("-5s", nil),
      ("1h30m", .seconds(5400)), ("-1s", nil),
    ])
  func durations(text: String, duration: Duration?) {
    #expect(
      KeyScript.parse("Wait \(text)", path: "a.keys").script.actions.map(\.command)
        == (duration.map { [.wait($0)] } ?? []))
  }

  @Test("settings have standard values")
  func standardSettings() {
    let script = KeyScript.parse("Enter", path: "a.keys").script
    #expect(script.form == nil)
    #expect(script.size == (80, 24))
    #expect(script.environment.isEmpty)
  }

  @Test("settings are collected in order")
  func settings() {
    let text = "Env A \"1\"\nEnv B \"2\"\nInputrc \"x\"\nInputrc \"y\"\nAnswers {\"a\": 1}"
    let script = KeyScript.parse(text, path: "a.keys").script
    #expect(script.environment.map { "\($0.name)=\($0.value)" } == ["A=1", "B=2"])
    #expect(script.inputrc == ["x", "y"])
    #expect(script.lines.last?.command == .answers(["a": 1]))
    #expect(script.actions.isEmpty)
  }

  @Test("a character as a key is written as typed text")
  func characterKey() {
    #expect(KeyScriptCommand.key(Key(typing: "a"), count: 3).description == "Type \"aaa\"")
    #expect(KeyScriptCommand.key(Key(typing: " "), count: 3).description == "Space 3")
  }

  @Test("typed text can come from the environment")
  func environmentText() {
    #expect(ScriptText.environment("A").resolved { $0 == "A" ? "secret" : nil } == "secret")
    #expect(ScriptText.environment("B").resolved { $0 == "A" ? "secret" : nil } == nil)
    #expect(ScriptText.literal("$A").resolved { _ in nil } == "$A")
  }

  @Test("a pattern matches anywhere, line by line")
  func patterns() {
    let pattern = ScriptPattern(source: "^b.d$")
    #expect(pattern.matches("abc\nbcd\nefg"))
    #expect(!pattern.matches("abcd"))
    #expect(!ScriptPattern(source: "a.b").matches("a\nb"))
    #expect(!ScriptPattern(source: "(").matches("("))
  }

  /// Each took longer than anybody waits when all ways to match were tried one after the other.
  @Test(
    "a pattern is matched in time linear in the text, whatever it is", arguments: ["(.*)*xyz", "(a+)+$", "(a|a)*b"])
  func linear(source: String) {
    let text = String(repeating: "a", count: 2000) + "!"
    #expect(!ScriptPattern(source: source).matches(text))
  }
}
