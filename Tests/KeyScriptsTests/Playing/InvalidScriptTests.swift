import Testing

@testable import KeyScripts

@Suite("Scripts that cannot be played")
struct InvalidScriptTests {
  static let form = "formline: 1\nfields:\n  - {id: email}\n  - {id: name}\n  - {id: password, type: password}\n"

  private func report(_ script: String, form: String? = InvalidScriptTests.form) -> String {
    let folder = MemoryFolder(["forms/a.keys": script])
    folder.files["forms/a.yaml"] = form
    return folder.report("forms/a.keys")
  }

  @Test("a script for a form that no longer has the fields: each line, each id, the nearest")
  func unknownFields() {
    #expect(
      report("Form a.yaml\nTab\n  Expect  focus   emial # here\nExpect submits name city\nExpect value nmae 1\n") == """
        forms/a.keys:3:19: error: the form has no field 'emial'
        3 |   Expect  focus   emial # here
          |                   ^^^^^
        help: did you mean 'email'?
        forms/a.keys:4:21: error: the form has no field 'city'
        4 | Expect submits name city
          |                     ^^^^
        help: its fields are email, name, password
        forms/a.keys:5:14: error: the form has no field 'nmae'
        5 | Expect value nmae 1
          |              ^^^^
        help: did you mean 'name'?

        """)
  }

  @Test("mistakes of the script, of its fields, its answers, its variables and its bindings: all at once, in order")
  func everythingAtOnce() {
    #expect(
      report(
        """
        Form a.yaml
        Inputrc "set editing-mode vy"
        Answers {"emial": 1}
        Tpye "x"
        Expect focus nmae
        Type $CODE
        Snapshot
        """
      ).split(separator: "\n").filter { $0.contains("error:") } == [
        "forms/a.keys:2:1: error: readline does not understand this: editing-mode: could not set value to `vy'",
        "forms/a.keys:3:1: error: no field is called 'emial'",
        "forms/a.keys:4:1: error: unknown command 'Tpye'",
        "forms/a.keys:5:14: error: the form has no field 'nmae'",
        "forms/a.keys:6:6: error: the environment variable 'CODE' is not set",
        "forms/a.keys:7:9: error: the name of the snapshot is missing",
      ])
  }

  @Test("a script without a form")
  func noForm() {
    #expect(
      report("Tab\n") == """
        forms/a.keys:1:1: error: the script names no form
        1 | Tab
          | ^
        help: begin with a line such as Form signup.yaml

        """)
  }

  @Test("a form that is not there")
  func missingForm() {
    #expect(
      report("Form b.yaml\n") == """
        forms/a.keys:1:6: error: the form 'b.yaml' cannot be read: no such file
        1 | Form b.yaml
          |      ^^^^^^

        """)
  }

  @Test("a form with mistakes: its diagnostics")
  func wrongForm() {
    #expect(
      report("Form a.yaml\n", form: "formline: 1\nfields:\n  - {id: a, tpye: text}\n") == """
        forms/a.yaml:3:13: error: unknown key 'tpye' in a field
        3 |   - {id: a, tpye: text}
          |             ^^^^
        help: did you mean 'type'?

        """)
  }

  @Test("mistakes of the script itself, all at once")
  func wrongScript() {
    #expect(
      report("Form a.yaml\nTpye \"a\"\nExpect foucs a\n") == """
        forms/a.keys:2:1: error: unknown command 'Tpye'
        2 | Tpye "a"
          | ^^^^
        help: did you mean 'Type'?
        forms/a.keys:3:8: error: unknown expectation 'foucs'
        3 | Expect foucs a
          |        ^^^^^
        help: did you mean 'focus'? The words are \
        focus, value, error, no, suggestion, toolbar, visible, screen, line, cursor, updates, running, \
        submitted, cancelled, answers, submits, status

        """)
  }

  @Test("variables that are not set, answers that do not fit, lines that readline does not understand")
  func settings() {
    let plain = "formline: 1\nfields:\n  - {id: age, type: integer}\n"
    #expect(
      report("Form a.yaml\nAnswers {\"age\": \"x\", \"agge\": 1}\nType $AGE\n", form: plain) == """
        forms/a.keys:2:1: error: 'age': 'x' is not a whole number
        2 | Answers {"age": "x", "agge": 1}
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        forms/a.keys:2:1: error: no field is called 'agge'
        2 | Answers {"age": "x", "agge": 1}
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: did you mean 'age'?
        forms/a.keys:3:6: error: the environment variable 'AGE' is not set
        3 | Type $AGE
          |      ^^^^
        help: set it where the script is run, or with Env AGE "…"

        """)
    #expect(
      report("Form a.yaml\nInputrc \"set bell-style none\"\nInputrc \"set editing-mdoe vi\"\n") == """
        forms/a.keys:3:1: error: readline does not understand this: editing-mdoe: unknown variable name
        3 | Inputrc "set editing-mdoe vi"
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        """)
  }

  @Test("prefilled answers of a form with secrets are not shown")
  func secretAnswers() {
    #expect(
      report("Form a.yaml\nAnswers {\"password\": \"hush\", \"nmae\": 1}\n") == """
        forms/a.keys:2:1: error: no field is called 'nmae'
        2 | Answers …
          | ^^^^^^^^^
        help: did you mean 'name'?

        """)
  }

  @Test("files that are no scripts")
  func unreadable() {
    let folder = MemoryFolder()
    #expect(folder.report("b.keys") == "b.keys: error: the script cannot be read: no such file\n")
    let player = ScriptPlayer(
      files: FileAccess(read: { _ in .success([0x54, 0xff]) }, write: { _, _ in nil }))
    #expect(throws: InvalidScript(path: "b.keys", "the script is not UTF-8")) {
      try player.load("b.keys").get()
    }
  }
}
