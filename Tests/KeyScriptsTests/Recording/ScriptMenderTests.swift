import DefinedForms
import FormDefinitions
import Formline
import LineEditing
import TerminalModel
import Testing

@testable import KeyScripts

/// Forms that are filled in on one machine, and recordings of it that are played on another.
@Suite("Recordings that play again")
struct ScriptMenderTests {
  /// A machine that knows its user, and one that does not.
  private static let machine = ScriptEnvironment(adding: [
    ("GIT_AUTHOR_NAME", "Zoe Machine"), ("GIT_AUTHOR_EMAIL", "zoe@machine.example"),
  ])

  private static let fields = """
      - {id: name, contentType: name}
      - {id: email, contentType: emailAddress}
      - {id: plan, type: select, options: [free, team]}
      - {id: code, type: password}

    """

  private static func definition(_ fields: String) throws -> FormDefinition {
    let read = DefinitionReader.read(Array("formline: 1\nfields:\n\(fields)".utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: ""))
    }
    return try #require(read.definition)
  }

  /// Presses keys in a form on a machine that knows its user.
  private func recording(
    of keys: [String], in definition: FormDefinition, answers given: [String: AnswerValue] = [:]
  ) throws -> RecordedScript {
    var configuration = Self.machine.configuration
    configuration.prefilled = given
    var made: DefinedForm?
    let host = VirtualHost(inputrc: .none, capabilities: TerminalCapabilities()) {
      let form = DefinedForm(
        definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
        capabilities: TerminalCapabilities())
      made = form
      return form.session
    }
    let form = try #require(made)
    var recorder = ScriptRecorder(form: "form.yaml", given: given.map { AnswerValue.Member($0, $1) })
    for name in keys where form.session.outcome == nil {
      let key = try #require(Key(parsing: name))
      recorder.record(RecordedInput(.key(key), before: RecordedState(of: form, after: recorder.latest)))
      host.press(key)
    }
    let isSubmitted = form.session.outcome == .submitted
    return recorder.finish(
      RecordedState(of: form, after: recorder.latest),
      answers: isSubmitted ? form.answers.map { AnswerValue.Member($0.id, $0.value) } : nil, of: definition)
  }

  /// The mended recording, as it plays where nobody is known; nil if it cannot be mended.
  private func mended(_ recording: RecordedScript, of definition: FormDefinition) -> RecordedScript? {
    ScriptMender { script, onState in
      var player = ScriptPlayer(files: MemoryFolder().access, variables: { recording.secrets[$0] })
      player.onState = onState
      return player.play(
        script, definition: definition, configuration: ScriptEnvironment(of: script).configuration, columns: 80,
        rows: 24
      ).outcome
    }.mended(recording)
  }

  private func text(_ keys: String, in fields: String = fields, answers: [String: AnswerValue] = [:]) throws -> String?
  {
    let definition = try Self.definition(fields)
    let recording = try recording(of: keys.split(separator: " ").map(String.init), in: definition, answers: answers)
    return mended(recording, of: definition)?.script.text
  }

  @Test("a suggestion of the machine that was accepted is typed")
  func ghost() throws {
    #expect(
      try text("Z Right Enter Enter Down Enter x Enter") == """
        Form form.yaml
        Type "Zoe Machine"
        Enter 2
        Down
        Enter
        Type $CODE
        Enter
        Expect answers {"name": "Zoe Machine", "email": null, "plan": "team", "code": "$CODE"}

        """)
  }

  @Test("one that took the place of what was typed is typed in its place")
  func replaced() throws {
    let script = try #require(try text("z Right Enter x @ y . d e Enter Enter Enter"))
    #expect(script.hasPrefix("Form form.yaml\nType \"z\"\n"))
    #expect(script.contains("Expect answers {\"name\": "))
  }

  @Test("a recording that plays by itself stays as it is")
  func untouched() throws {
    let definition = try Self.definition(Self.fields)
    let recording = try recording(
      of: ["A", "d", "a", "Enter", "Enter", "Enter", "Enter"], in: definition)
    #expect(mended(recording, of: definition)?.script == recording.script)
  }

  @Test("a secret that was wrong at first is wrong at first again, and secrets that were given are given")
  func secrets() throws {
    let fields = """
        - {id: code, type: password}
        - {id: again, type: password}
      validate: [{rule: "code == again", message: they differ, at: again}]

      """
    #expect(
      try text("Enter x Enter 2 Enter", in: fields, answers: ["code": .string("x2")]) == """
        Form form.yaml
        Answers {"code": "$CODE"}
        Enter
        Type $AGAIN_1
        Enter
        End
        Ctrl+U
        Type $AGAIN
        Enter
        Expect answers {"code": "$CODE", "again": "$AGAIN"}

        """)
  }

  @Test("several entries of a secret choice are chosen again")
  func secretChoice() throws {
    #expect(
      try text(
        "Space Down Down Space Enter Enter",
        in: "  - {id: tags, type: multiselect, secret: true, options: [ab, abc, abcd]}\n  - {id: end}\n") == """
          Form form.yaml
          Type $TAGS
          Enter 2
          Expect answers {"tags": "$TAGS", "end": null}

          """)
  }

  @Test("whatever was typed where the machine makes suggestions plays again where it makes none")
  func random() throws {
    let definition = try Self.definition(Self.fields)
    let keys = [
      "Z", "o", "z", "a", "@", "Right", "Right", "End", "Down", "Up", "Enter", "Enter", "Tab", "Shift+Tab", "Backspace",
      "Ctrl+A", "Ctrl+E", "Ctrl+K", "Ctrl+W", "Ctrl+Y", "Left", "Space", "F4", "Alt+b", "Ctrl+_", "Esc",
    ]
    for seed in 0..<24 {
      var random = SeededGenerator(seed: UInt64(seed))
      let pressed = (0..<16).map { _ in keys.randomElement(using: &random) ?? "Tab" } + ["Ctrl+C"]
      let recording = try recording(of: pressed, in: definition)
      #expect(mended(recording, of: definition) != nil, "seed \(seed): \(pressed.joined(separator: " "))")
    }
  }
}
