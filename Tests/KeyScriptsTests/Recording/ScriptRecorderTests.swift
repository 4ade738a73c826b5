import FormDefinitions
import Formline
import TerminalModel
import TestSupport
import Testing

@testable import KeyScripts

@Suite("Recording key scripts")
struct ScriptRecorderTests {
  /// What the steps of a person become: each is an event and how the form stood when it came.
  func script(
    _ inputs: [RecordedInput], end: RecordedState = RecordedState(), answers: String?, of fields: String = "{id: name}"
  ) throws -> String {
    let read = DefinitionReader.read(Array("formline: 1\nfields: [\(fields)]".utf8), path: "") { _ in
      .failure(ResourceError(reason: ""))
    }
    let definition = try #require(read.definition)
    var recorder = ScriptRecorder(form: "signup.yaml")
    for input in inputs { recorder.record(input) }
    let given = answers.map { AnswersReader.read(Array($0.utf8), path: "", for: definition).answers }
    let members = given.map { given in
      definition.fields.compactMap { field in given[field.id].map { AnswerValue.Member(field.id, $0) } }
    }
    return recorder.finish(end, answers: members, of: definition).script.text
  }

  /// A secret field that has focus.
  func secret(_ place: String, _ content: String, kind: RecordedState.Kind = .typed, left: String? = nil)
    -> RecordedState
  {
    RecordedState(focused: .init(place: place, content: content, kind: kind, isSecret: true), left: left ?? content)
  }

  let elsewhere = RecordedState()

  func key(_ name: String) throws -> KeyScriptCommand { KeyScriptCommand(try #require(Key(parsing: name))) }

  func text(_ text: String) -> KeyScriptCommand { .type(.literal(text)) }

  @Test("text is joined, keys are counted")
  func joining() throws {
    let events: [KeyScriptCommand] = [
      text("A"), text("d"), try key("a"), try key("Space"), text("漢"), try key("Backspace"), try key("Backspace"),
      .paste(.literal("x\ny")), .resize(columns: 50, rows: 10), .resize(columns: 40, rows: 10), .bytes([0x1b]),
      .bytes([0xff]),
      .click(.cell(column: 3, row: 4)), .scroll(.down, count: 1), .scroll(.down, count: 1), .scroll(.up, count: 1),
      try key("Enter"),
    ]
    #expect(
      try script(events.map { RecordedInput($0, before: elsewhere) }, answers: #"{"name": "Ada"}"#) == """
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
    func typed(_ content: String) -> RecordedState { secret("password", content) }
    let inputs: [RecordedInput] = [
      .init(text("Ada"), before: elsewhere), .init(try key("Tab"), before: elsewhere),
      .init(text("hu"), before: typed("")), .init(try key("Left"), before: typed("hu")),
      .init(try key("Ctrl+W"), before: typed("hu")), .init(.paste(.literal("nter2")), before: typed("u")),
      .init(.bytes([0x68]), before: typed("nter2u")), .init(try key("Shift+Tab"), before: typed("hunter")),
      .init(try key("Tab"), before: RecordedState(focused: .init(place: "name", content: "Ada"), left: "hunter")),
      .init(text("3"), before: typed("hunter")), .init(try key("Backspace"), before: typed("hunter3")),
      .init(text("2"), before: typed("hunter")), .init(try key("Enter"), before: typed("hunter2")),
    ]
    #expect(
      try script(
        inputs, end: RecordedState(focused: nil, left: "hunter2"),
        answers: #"{"name": "Ada", "password": "hunter2"}"#, of: "{id: name}, {id: password, type: password}") == """
          Form signup.yaml
          Type "Ada"
          Tab
          Type $PASSWORD_1
          Shift+Tab
          Tab
          End
          Ctrl+U
          Type $PASSWORD
          Enter
          Expect answers {"name": "Ada", "password": "$PASSWORD"}

          """)
  }

  @Test("keys of two strokes that leave a secret field are written whole")
  func prefixes() throws {
    let inputs: [RecordedInput] = [
      .init(text("hunter2"), before: secret("password", "")),
      .init(try key("Ctrl+X"), before: secret("password", "hunter2")),
      .init(try key("Ctrl+S"), before: secret("password", "hunter2")),
    ]
    #expect(
      try script(
        inputs, end: RecordedState(focused: nil, left: "hunter2"), answers: #"{"password": "hunter2"}"#,
        of: "{id: password, type: password}"
      ).contains("Type $PASSWORD\nCtrl+X\nCtrl+S\n"))
  }

  @Test("how a secret is chosen is never written, and Return follows what was chosen")
  func secretChoices() throws {
    func chosen(_ content: String) -> RecordedState { secret("plan", content, kind: .chosen) }
    let inputs: [RecordedInput] = [
      .init(try key("Tab"), before: elsewhere), .init(try key("Down"), before: chosen("")),
      .init(try key("Down"), before: chosen("free")), .init(text("s"), before: chosen("team")),
      .init(.click(.cell(column: 3, row: 2)), before: chosen("solo")), .init(try key("Enter"), before: chosen("free")),
      .init(try key("Shift+Tab"), before: RecordedState(focused: nil, left: "team")),
      .init(try key("End"), before: chosen("team")), .init(.click(.cell(column: 1, row: 9)), before: chosen("team")),
      .init(try key("Enter"), before: RecordedState(focused: nil, left: "team")),
    ]
    #expect(
      try script(
        inputs, answers: #"{"name": null, "plan": "team"}"#,
        of: "{id: name}, {id: plan, type: select, options: [team], secret: true}") == """
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

  @Test("a secret that is emptied with a key of the toolbar is emptied so")
  func emptiedSecret() throws {
    let inputs: [RecordedInput] = [
      .init(text("x"), before: secret("pin", "")), .init(try key("F4"), before: secret("pin", "x")),
      .init(try key("Enter"), before: secret("pin", "")),
    ]
    #expect(
      try script(inputs, end: elsewhere, answers: #"{"pin": null}"#, of: "{id: pin, type: password}") == """
        Form signup.yaml
        Type $PIN
        F4
        Enter
        Expect answers {"pin": null}

        """)
  }

  @Test("secrets in the rows of a list have a variable each")
  func secretsInRows() throws {
    let inputs: [RecordedInput] = [
      .init(text("17"), before: secret("doors[0].code", "")),
      .init(try key("F8"), before: secret("doors[0].code", "17")),
      .init(text("4"), before: secret("doors[1].code", "", left: "17")),
      .init(try key("Enter"), before: secret("doors[1].code", "4")),
    ]
    #expect(
      try script(
        inputs, answers: #"{"doors": [{"no": 1, "code": 17}, {"no": 2, "code": null}]}"#,
        of: "{id: doors, type: list, fields: [{id: no, type: integer}, {id: code, type: integer, secret: true}]}")
          == """
          Form signup.yaml
          Type $DOORS_0__CODE
          F8
          Type $DOORS_1__CODE
          Enter
          Expect answers {"doors": [{"no": 1, "code": "$DOORS_0__CODE"}, {"no": 2, "code": null}]}

          """)
  }

  @Test("secrets in the entries of a map have a variable each")
  func secretsInEntries() throws {
    #expect(
      try script(
        [.init(text("hunter2"), before: secret("hosts[0].token", ""))],
        end: RecordedState(focused: nil, left: "hunter2"),
        answers: #"{"hosts": {"a": {"url": "u", "token": "hunter2"}}}"#,
        of: "{id: hosts, type: map, fields: [{id: url}, {id: token, type: password}]}")
          == """
          Form signup.yaml
          Type $HOSTS_0__TOKEN
          Expect answers {"hosts": {"a": {"url": "u", "token": "$HOSTS_0__TOKEN"}}}

          """)
  }

  /// A person types into the field name, goes on with Tab, types the password hunter2, and submits.
  func named(_ texts: [(input: KeyScriptCommand, before: String)], left: String) throws -> [RecordedInput] {
    texts.map { RecordedInput($0.input, before: RecordedState(focused: .init(place: "name", content: $0.before))) } + [
      .init(try key("Tab"), before: RecordedState(focused: .init(place: "name", content: left))),
      .init(text("hunter2"), before: secret("password", "", left: left)),
      .init(try key("Enter"), before: secret("password", "hunter2")),
    ]
  }

  @Test(
    "a secret that is typed into another field stands there as its variable",
    arguments: [
      ("hunter2", "Type $PASSWORD\nTab", #"answers {"name": "$PASSWORD", "password": "$PASSWORD"}"#),
      ("my hunter2, not hunter", "Type \"my \"\nType $PASSWORD\nType \", not hunter\"\nTab", "submitted"),
      ("hunter", "Type \"hunter\"\nTab", #"answers {"name": "hunter", "password": "$PASSWORD"}"#),
    ])
  func lentSecrets(name: String, lines: String, ending: String) throws {
    #expect(
      try script(
        try named(
          [(text(String(name.prefix(9))), ""), (text(String(name.dropFirst(9))), String(name.prefix(9)))],
          left: name),
        answers: "{\"name\": \"\(name)\", \"password\": \"hunter2\"}", of: "{id: name}, {id: password, type: password}")
        == "Form signup.yaml\n\(lines)\nType $PASSWORD\nEnter\nExpect \(ending)\n")
  }

  @Test("a secret that was typed into the wrong field and corrected is not written")
  func strayedSecret() throws {
    #expect(
      try script(
        try named(
          [
            (text("huntr"), ""), (try key("Backspace"), "huntr"), (text("er2"), "hunt"),
            (try key("Ctrl+U"), "hunter2"), (text("Ada"), ""),
          ], left: "Ada"), answers: #"{"name": "Ada", "password": "hunter2"}"#,
        of: "{id: name}, {id: password, type: password}") == """
          Form signup.yaml
          Type "Ada"
          Tab
          Type $PASSWORD
          Enter
          Expect answers {"name": "Ada", "password": "$PASSWORD"}

          """)
  }

  @Test(
    "a short secret is known only as a whole text",
    arguments: [("7", "Type $PIN", #""$PIN""#), ("17", "Type \"17\"", "17")])
  func shortSecrets(count: String, line: String, answer: String) throws {
    #expect(
      try script(
        [
          .init(text("7"), before: secret("pin", "")), .init(try key("Tab"), before: secret("pin", "7")),
          .init(text(count), before: RecordedState(focused: .init(place: "count", content: ""), left: "7")),
          .init(try key("Enter"), before: RecordedState(focused: .init(place: "count", content: count))),
        ], answers: "{\"pin\": 7, \"count\": \(count)}",
        of: "{id: pin, type: integer, secret: true}, {id: count, type: integer}") == """
          Form signup.yaml
          Type $PIN
          Tab
          \(line)
          Enter
          Expect answers {"pin": "$PIN", "count": \(answer)}

          """)
  }

  @Test("a suggestion that a key accepted is typed, one that it did not accept is not")
  func suggestions() throws {
    func name(_ content: String) -> RecordedState {
      RecordedState(focused: .init(place: "name", content: content, suggestion: "Zoe Machine"))
    }
    let taken: [RecordedInput] = [
      .init(text("Zo"), before: RecordedState(focused: .init(place: "name", content: ""))),
      .init(try key("Right"), before: name("Zo")), .init(try key("Enter"), before: name("Zoe Machine")),
    ]
    let answers = #"{"name": "Zoe Machine"}"#
    #expect(
      try script(taken, answers: answers)
        == "Form signup.yaml\nType \"Zoe Machine\"\nEnter\nExpect answers {\"name\": \"Zoe Machine\"}\n")
    let ignored: [RecordedInput] = [
      .init(try key("Left"), before: name("Zo")), .init(try key("Enter"), before: name("Zo")),
    ]
    #expect(
      try script(ignored, answers: #"{"name": "Zo"}"#)
        == "Form signup.yaml\nLeft\nEnter\nExpect answers {\"name\": \"Zo\"}\n")
  }

  @Test("a recording of a form with commands waits for them, and not after text")
  func waits() throws {
    var recording = RecordedScript(
      settings: [.form(path: "a.yaml")],
      actions: [.type(.literal("a")), .type(.literal("b")), .key(try #require(Key(parsing: "Enter")), count: 1)],
      ending: .state(.submitted), secrets: RecordedSecrets(), path: "")
    recording.waitForCommands()
    #expect(recording.script.text == "Form a.yaml\nWait 1s\nType \"ab\"\nEnter\nWait 1s\nExpect submitted\n")
  }

  @Test(
    "a form that was not submitted was cancelled, or still ran",
    arguments: [(Session.Outcome?.some(.cancelled), "cancelled"), (.interrupted, "cancelled"), (nil, "running")])
  func unsubmitted(outcome: Session.Outcome?, state: String) throws {
    var recorder = ScriptRecorder(form: "a b.yaml", columns: 40, rows: 10)
    recorder.record(RecordedInput(try key("Ctrl+C"), before: elsewhere))
    let definition = try #require(
      DefinitionReader.read(Array("formline: 1\nfields: [{id: a}]".utf8), path: "") { _ in
        .failure(ResourceError(reason: ""))
      }.definition)
    var end = elsewhere
    end.outcome = outcome
    #expect(
      recorder.finish(end, answers: nil, of: definition).script.text
        == "Form \"a b.yaml\"\nSize 40 10\nCtrl+C\nExpect \(state)\n")
  }

  @Test("a secret whose field a signal has ended is not written elsewhere either")
  func interruptedSecret() throws {
    let name = { RecordedState(focused: .init(place: "name", content: $0), left: "") }
    let last = secret("password", "")
    let text = try script(
      [
        .init(.paste(.literal("hunter2")), before: name("")), .init(try key("Tab"), before: name("hunter2")),
        .init(.paste(.literal("hunter2")), before: last),
      ], end: last, answers: nil, of: "{id: name}, {id: password, type: password}")
    #expect(!text.contains("hunter2"), "\(text)")
    #expect(text.contains("Type $PASSWORD"))
  }

  @Test(
    "variables are named for their fields",
    arguments: [("password", "PASSWORD"), ("pin-code2", "PIN_CODE2"), ("2nd", "_2ND")])
  func variables(field: String, name: String) {
    #expect(RecordedSecrets.variable(ofField: field) == name)
  }

  @Test("input tokens become events, replies and releases do not")
  func tokens() throws {
    let tab = try #require(Key(parsing: "Tab"))
    let tokens: [InputToken] = [
      .key(Keystroke(tab)), .key(Keystroke(bytes: [0x1b, 0x5b, 0x39, 0x39, 0x7e], key: nil)), .paste([0xc3, 0xa9]),
      .mouse(MouseEvent(kind: .press, column: 4, row: 0)), .mouse(MouseEvent(kind: .release, column: 4, row: 0)),
      .mouse(MouseEvent(kind: .wheelUp, column: 0, row: 0)), .focusIn, .focusOut, .reply,
    ]
    #expect(
      tokens.map { KeyScriptCommand($0) } == [
        .key(tab, count: 1), .bytes([0x1b, 0x5b, 0x39, 0x39, 0x7e]), .paste(.literal("é")),
        .click(.cell(column: 5, row: 1)), nil, .scroll(.up, count: 1),
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
        let event: KeyScriptCommand
        switch Int.random(in: 0..<4, using: &random) {
        case 0: event = text(["a", "\"", "\\", "\n", "\u{202e}", "é"].randomElement(using: &random) ?? "")
        case 1: event = .bytes([UInt8.random(in: 0...255, using: &random)])
        default: event = try key(keys.randomElement(using: &random) ?? "Tab")
        }
        let content = ["", "7", "hunter2"].randomElement(using: &random) ?? ""
        inputs.append(.init(event, before: Bool.random(using: &random) ? elsewhere : secret("pin", content)))
      }
      let text = try script(inputs, answers: "{}")
      #expect(!text.contains("hunter2"))
      let read = KeyScript.parse(text, path: "")
      #expect(read.diagnostics.isEmpty)
      #expect(read.script.text == text)
    }
  }
}
