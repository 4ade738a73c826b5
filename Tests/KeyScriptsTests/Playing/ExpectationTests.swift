import Testing

@testable import KeyScripts

@Suite("What scripts expect of a form")
struct ExpectationTests {
  nonisolated static let form = """
      - {id: name, required: true}
      - {id: email, contentType: email}
      - {id: password, type: password}
      - {id: seats, type: integer, minimum: 2, when: "name == 'Team'"}

    """

  @Test(
    "expectations that hold",
    arguments: [
      "Expect focus name",
      "Tab\nExpect focus email",
      "F10\nType \"Ada\"\nEnter 3\nExpect focus password\nExpect submitted",
      "Expect value name null",
      "Type \"Ada\"\nExpect value name \"Ada\"",
      "Type \"Team\"\nShift+Tab 2\nType \"007\"\nExpect value seats 7.0\nExpect visible seats",
      "Expect value seats null",
      "Type \"x\"\nBackspace\nTab\nExpect error name /required/\nExpect no error email",
      "Type \"x\"\nBackspace\nTab\nExpect error name \"Name is required\"",
      "Expect no error name\nExpect no errors",
      "Tab\nExpect suggestion \"ada@example.com\"",
      "Expect toolbar \"Next\"\nExpect no toolbar \"Suggest\"",
      "Expect no visible seats",
      "Expect screen /Name .*\\n.*Email/\nExpect no screen /Seats/",
      "Expect line 1 \"▌ Name *\"\nExpect line 20 \"\"",
      "Type \"Ada\"\nExpect cursor 16 1",
      "Type \"Ada\"\nExpect updates <= 1",
      "Expect running",
      "Ctrl+C\nExpect cancelled",
      "Esc\nExpect cancelled",
      "Type \"Ada\"\nEnter 3\nExpect answers {\"password\": null, \"email\": null, \"name\": \"Ada\"}",
      "Type \"Ada\"\nEnter 3\nExpect submits name email password",
      "Expect submits",
      "Shift+Tab 2\nType $SECRET\nExpect value password \"$SECRET\"\nExpect no screen /hush/",
    ])
  func hold(lines: String) {
    let settings = "Env EMAIL \"ada@example.com\"\n"
    #expect(play(Self.form, settings + lines, variables: ["SECRET": "hush"]) == "")
  }

  @Test(
    "a field goes by its id, and by the name of its answer",
    arguments: [
      "Expect focus what\nExpect focus what-happened\nExpect visible what-happened",
      "Type \"x\"\nExpect value what-happened \"x\"\nExpect value server.port null",
      "F10\nExpect error what-happened /required/\nExpect no error server.port",
      "Type \"x\"\nEnter\nExpect submits what-happened",
      "Type \"x\"\nTab\nType \"5\"\nF10\nExpect answers {\"what-happened\": \"x\", \"server\": {\"port\": 5}}",
      "Type \"x\"\nTab\nType \"5\"\nF10\nExpect answers {\"what\": \"x\", \"port\": 5}",
    ])
  func names(lines: String) {
    let form = """
        - {id: what, name: what-happened, required: true}
        - {id: port, name: [server, port], type: integer}

      """
    #expect(play(form, lines) == "")
  }

  nonisolated static let failures: [(lines: String, expected: String, found: String)] = [
    ("Expect focus email", "focus on email", "focus on name"),
    ("Expect focus none", "no focus", "focus on name"),
    ("Expect value name \"Ada\"", "\"Ada\"", "null"),
    ("Type \"Team\"\nExpect value name 1", "1", "\"Team\""),
    ("Expect error name /required/", "the error /required/", "no error"),
    ("Type \"x\"\nBackspace\nTab\nExpect error name \"needed\"", "the error \"needed\"", "\"Name is required\""),
    ("Type \"x\"\nBackspace\nTab\nExpect no error name", "no error", "\"Name is required\""),
    ("Type \"x\"\nBackspace\nTab\nExpect no errors", "no errors", "name: Name is required"),
    ("Expect suggestion \"Ada\"", "\"Ada\"", "none"),
    ("Tab\nExpect suggestion \"a@b.c\"", "\"a@b.c\"", "\"ada@example.com\""),
    (
      "Expect toolbar \"Save\"", "the toolbar item \"Save\"", "\"Previous\", \"Next\", \"Clear\""
    ),
    (
      "Expect no toolbar \"Next\"", "no toolbar item \"Next\"", "\"Previous\", \"Next\", \"Clear\""
    ),
    ("Expect no toolbar", "no toolbar item", "\"Previous\", \"Next\", \"Clear\""),
    ("Expect visible seats", "a field seats", "it does not exist now"),
    ("Expect no visible name", "no field name", "it exists"),
    ("Expect screen /Seats/", "/Seats/ on the screen", "no match"),
    ("Expect no screen /Name/", "no match of /Name/ on the screen", "a match"),
    ("Expect line 2 \"Email\"", "\"Email\"", "\"  Email     name@example.com\""),
    ("Expect line 25 \"\"", "\"\"", "a screen of 24 rows"),
    ("Expect cursor 1 1", "the cursor in column 1 of row 1", "column 13 of row 1"),
    ("Type \"AB\"\nExpect updates > 5", "updates > 5", "0"),
    ("Expect submitted", "submitted", "running, focus on name"),
    ("F10\nExpect submitted", "submitted", "running, focus on name\nname: Name is required"),
    ("Ctrl+C\nExpect running", "running", "cancelled by Ctrl+C"),
    ("Esc\nExpect submitted", "submitted", "cancelled"),
    ("Expect answers {}", "the answers {}", "running, focus on name"),
    (
      "Type \"Ada\"\nTab 2\nType \"pw\"\nEnter\nExpect answers {\"name\": \"Bob\"}", "{\"name\": \"Bob\"}",
      "- \"name\": \"Bob\"\n+ \"name\": \"Ada\"\n+ \"email\": null\n+ \"password\": \"••••••\""
    ),
    (
      "Type \"Ada\"\nTab 2\nType \"pw\"\nEnter\n"
        + "Expect answers {\"name\": \"Ada\", \"email\": \"\", \"password\": \"$SECRET\"}",
      "{\"name\": \"Ada\", \"email\": \"\", \"password\": \"$SECRET\"}",
      "  \"name\": \"Ada\"\n- \"email\": \"\"\n- \"password\": \"$SECRET\"\n+ \"email\": null\n"
        + "+ \"password\": \"••••••\""
    ),
    ("Enter\nExpect submits name email", "name email", "name"),
    ("Expect submits email", "email", "none"),
    ("Click \"Save\"", "'Save' on the screen", "no such text"),
    ("Click 81 1", "a cell in column 81 of row 1", "a screen of 80 columns and 24 rows"),
    ("Ctrl+C\nType \"a\"", "a running form", "a form that was cancelled by Ctrl+C in line 3"),
    ("Type \"Ada\"\nF10\nEnter", "a running form", "a form that was submitted in line 4"),
  ]

  @Test("expectations that fail say what was there", arguments: failures)
  func fail(lines: String, expected: String, found: String) throws {
    let folder = MemoryFolder([
      "form.yaml": "formline: 1\nfields:\n" + Self.form,
      "a.keys": "Form form.yaml\nEnv EMAIL \"ada@example.com\"\n" + lines,
    ])
    let script = try folder.player().load("a.keys").get()
    guard case .failed(let failure) = folder.player().play(script).outcome else {
      Issue.record("it passed")
      return
    }
    #expect(failure.expected == expected)
    #expect(failure.found == found)
    #expect(failure.line == script.lines.last?.number)
    #expect(failure.command == script.lines.last?.command.description)
  }

  @Test("a failure shows the line, what was expected, what was there, and the screen")
  func wholeFailure() {
    #expect(
      play(Self.form, "Size 30 6\nType \"Ada\"\nExpect focus email # by itself") == """
        a.keys:4: Expect focus email
          expected: focus on email
          found:    focus on name
          ┌──────────────────────────────┐
          │▌ Name *                     ▐│
          │▌ Ada                        ▐│
          │  Email                       │
          │  [ Submit ]                  │
          │                              │
          │  F1 Help  F4 Clear  ⋯ More   │
          └──────────────────────────────┘

        """)
  }

  @Test("a row that is not as expected is marked on the screen")
  func markedRow() {
    #expect(
      play("  - {id: name}\n", "Size 50 7\nType \"Ada\"\nExpect line 1 \"▌ Name  Bob\"") == """
        a.keys:4: Expect line 1 "▌ Name  Bob"
          expected: "▌ Name  Bob"
          found:    "▌ Name  Ada"
          ┌──────────────────────────────────────────────────┐
        - │▌ Name  Bob                                       │
        + │▌ Name  Ada                                       │
          │        ^^^                                       │
          │       [ Submit ]                                 │
          │                                                  │
          │  F1 Help  F4 Clear                     ⏎ Submit  │
          └──────────────────────────────────────────────────┘

        """)
  }
}
