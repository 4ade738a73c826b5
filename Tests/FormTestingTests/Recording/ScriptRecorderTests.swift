import TerminalModel
import Testing

@testable import FormTesting

@Suite("Recording key scripts")
struct ScriptRecorderTests {
  func script(_ inputs: [RecordedInput], answers: JSONValue?, secrets: Set<String> = []) -> String {
    var recorder = ScriptRecorder(form: "signup.yaml")
    for input in inputs { recorder.record(input) }
    return recorder.finish(answers: answers, secretFields: secrets).text
  }

  func key(_ name: String) throws -> RecordedInput.Event { .key(try #require(Key(parsing: name))) }

  @Test("text is joined, keys are counted, waits are left out")
  func joining() throws {
    let inputs: [RecordedInput] = [
      .init(.text("A"), time: .seconds(1)), .init(.text("d"), time: .seconds(2)), .init(try key("a")),
      .init(try key("Space")), .init(.text("漢")), .init(try key("Backspace")), .init(try key("Backspace")),
      .init(.paste("x\ny")), .init(.resize(columns: 50, rows: 10)), .init(.resize(columns: 40, rows: 10)),
      .init(.bytes([0x1b])), .init(.bytes([0xff])), .init(.click(column: 3, row: 4)), .init(.scroll(.down)),
      .init(.scroll(.down)), .init(.scroll(.up)), .init(try key("Enter")),
    ]
    #expect(
      script(inputs, answers: .object([.init(name: "name", value: .string("Ada"))])) == """
        Form signup.yaml
        Type "Ada 漢"
        Backspace 2
        Paste "x\\ny"
        Resize 40 10
        Bytes 1b ff
        Click 3 4
        Scroll Down 2
        Scroll Up
        Enter
        Expect answers {"name": "Ada"}

        """)
  }

  @Test("what is typed into a secret field is never written")
  func secrets() throws {
    func secret(_ event: RecordedInput.Event) -> RecordedInput { .init(event, secretField: "password") }
    let inputs: [RecordedInput] = [
      .init(.text("Ada")), .init(try key("Tab")), secret(.text("hu")), secret(try key("Left")),
      secret(try key("Ctrl+W")), secret(.paste("nter2")), secret(.bytes([0x68])), secret(try key("Shift+Tab")),
      .init(try key("Tab")), secret(.text("3")), secret(try key("Backspace")), secret(try key("Enter")),
    ]
    let answers = try JSONParser.parse(#"{"name": "Ada", "password": "hunter2"}"#)
    let text = script(inputs, answers: answers, secrets: ["password"])
    #expect(
      text == """
        Form signup.yaml
        Type "Ada"
        Tab
        Type $PASSWORD
        Shift+Tab
        Tab
        Enter
        Expect answers {"name": "Ada", "password": "$PASSWORD"}

        """)
  }

  @Test("a form that was not submitted was cancelled")
  func cancelled() throws {
    var recorder = ScriptRecorder(form: "a b.yaml", columns: 40, rows: 10)
    recorder.record(.init(try key("Ctrl+C")))
    #expect(
      recorder.finish(answers: nil).text == "Form \"a b.yaml\"\nSize 40 10\nCtrl+C\nExpect cancelled\n")
  }

  @Test(
    "variables are named for their fields",
    arguments: [("password", "PASSWORD"), ("pin-code2", "PIN_CODE2"), ("2nd", "_2ND")])
  func variables(field: String, name: String) {
    #expect(ScriptRecorder.variable(forSecret: field) == name)
  }

  @Test("input tokens become events, replies and releases do not")
  func tokens() throws {
    let tab = try #require(Key(parsing: "Tab"))
    let tokens: [InputToken] = [
      .key(KeyPress(tab)), .key(KeyPress(bytes: [0x1b, 0x5b, 0x39, 0x39, 0x7e], key: nil)), .paste([0xc3, 0xa9]),
      .mouse(MouseEvent(kind: .press, column: 4, row: 0)), .mouse(MouseEvent(kind: .release, column: 4, row: 0)),
      .mouse(MouseEvent(kind: .wheelUp, column: 0, row: 0)), .focusIn, .focusOut, .reply,
    ]
    #expect(
      tokens.map { RecordedInput.Event($0) } == [
        .key(tab), .bytes([0x1b, 0x5b, 0x39, 0x39, 0x7e]), .paste("é"), .click(column: 5, row: 1), nil, .scroll(.up),
        nil, nil, nil,
      ])
  }

  @Test("every recording reads back")
  func readsBack() throws {
    var random = SeededGenerator(seed: 9)
    let keys = ["Enter", "Tab", "Space", "x", "X", "Ctrl+A", "Alt+f", "F5", "Shift+Left", "Esc"]
    for _ in 0..<200 {
      var inputs: [RecordedInput] = []
      for _ in 0..<10 {
        let event: RecordedInput.Event
        switch Int.random(in: 0..<4, using: &random) {
        case 0: event = .text(["a", "\"", "\\", "\n", "\u{202e}", "é"].randomElement(using: &random) ?? "")
        case 1: event = .bytes([UInt8.random(in: 0...255, using: &random)])
        default: event = try key(keys.randomElement(using: &random) ?? "Tab")
        }
        inputs.append(.init(event, secretField: Bool.random(using: &random) ? nil : "pin"))
      }
      let text = script(inputs, answers: .object([]))
      let read = KeyScript.parse(text, path: "")
      #expect(read.diagnostics.isEmpty)
      #expect(read.script.text == text)
    }
  }
}
