import FormDefinitions
import TerminalModel
import Testing

@testable import FormTesting

@Suite("Recording key scripts")
struct ScriptRecorderTests {
  func script(_ inputs: [RecordedInput], answers: JSONValue?, of fields: String? = nil) throws -> String {
    var recorder = ScriptRecorder(form: "signup.yaml")
    for input in inputs { recorder.record(input) }
    let definition = try fields.map { fields in
      try #require(
        DefinitionReader.read(Array("formline: 1\nfields: [\(fields)]".utf8), path: "") { _ in
          .failure(ResourceError(reason: ""))
        }.definition)
    }
    return recorder.finish(answers: answers, of: definition).text
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
      try script(inputs, answers: .object([.init(name: "name", value: .string("Ada"))])) == """
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
    func secret(_ event: RecordedInput.Event) -> RecordedInput { .init(event, secretField: .init("password")) }
    let inputs: [RecordedInput] = [
      .init(.text("Ada")), .init(try key("Tab")), secret(.text("hu")), secret(try key("Left")),
      secret(try key("Ctrl+W")), secret(.paste("nter2")), secret(.bytes([0x68])), secret(try key("Shift+Tab")),
      .init(try key("Tab")), secret(.text("3")), secret(try key("Backspace")), secret(try key("Enter")),
    ]
    let answers = try JSONParser.parse(#"{"name": "Ada", "password": "hunter2"}"#)
    let text = try script(inputs, answers: answers, of: "{id: name}, {id: password, type: password}")
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

  @Test("how a secret is chosen is never written")
  func secretChoices() throws {
    func secret(_ event: RecordedInput.Event) -> RecordedInput {
      .init(event, secretField: .init("plan", isChosen: true))
    }
    let inputs: [RecordedInput] = [
      .init(try key("Tab")), secret(try key("Down")), secret(try key("Down")), secret(.click(column: 3, row: 2)),
      secret(try key("Enter")), .init(try key("Shift+Tab")), secret(try key("End")), secret(.click(column: 1, row: 9)),
      .init(try key("Enter")),
    ]
    let answers = try JSONParser.parse(#"{"name": null, "plan": "team"}"#)
    #expect(
      try script(inputs, answers: answers, of: "{id: name}, {id: plan, type: select, options: [team], secret: true}")
        == """
        Form signup.yaml
        Tab
        Type $PLAN
        Enter
        Shift+Tab
        Click 1 9
        Enter
        Expect answers {"name": null, "plan": "$PLAN"}

        """)
  }

  @Test("secrets in the rows of a list have a variable each")
  func secretsInRows() throws {
    func secret(_ row: Int, _ event: RecordedInput.Event) -> RecordedInput {
      .init(event, secretField: .init("doors[\(row)].code"))
    }
    let inputs: [RecordedInput] = [
      secret(0, .text("17")), secret(0, try key("F8")), secret(1, .text("4")), secret(1, try key("Enter")),
    ]
    let answers = try JSONParser.parse(#"{"doors": [{"no": 1, "code": 17}, {"no": 2, "code": null}]}"#)
    #expect(
      try script(
        inputs, answers: answers,
        of: "{id: doors, type: list, fields: [{id: no, type: integer}, {id: code, type: integer, secret: true}]}")
          == """
          Form signup.yaml
          Type $DOORS_0__CODE
          F8
          Type $DOORS_1__CODE
          Enter
          Expect answers {"doors": [{"no": 1, "code": "$DOORS_0__CODE"}, {"no": 2, "code": null}]}

          """)
    let expected = try JSONParser.parse(#"[{"no": 1, "code": "$CODE", "on": "$ON"}]"#)
    let found = try JSONParser.parse(#"[{"no": 1, "code": 17, "on": true}]"#)
    #expect(expected.matches(found) { ["CODE": "17", "ON": "true"][$0] })
    #expect(!expected.matches(found) { ["CODE": "18", "ON": "true"][$0] })
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
        inputs.append(.init(event, secretField: Bool.random(using: &random) ? nil : .init("pin")))
      }
      let text = try script(inputs, answers: .object([]))
      let read = KeyScript.parse(text, path: "")
      #expect(read.diagnostics.isEmpty)
      #expect(read.script.text == text)
    }
  }
}
