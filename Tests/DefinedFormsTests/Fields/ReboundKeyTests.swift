import FormTesting
import LineEditing
import Testing

/// Every command of ours has another key, in emacs mode and both modes of vi, whatever kind of field has focus.
struct ReboundKeyTests {
  /// A command, what is done before its key comes, and what must hold then.
  struct Case: CustomTestStringConvertible {
    let command: String
    /// The field that has focus.
    let field: String
    var prepare: @MainActor (FormSession<String>) -> Void = { _ in }
    /// How often the key is pressed.
    var times = 1
    let holds: @MainActor (FormSession<String>) -> Bool

    nonisolated var testDescription: String { "\(command) in \(field)" }
  }

  private static let definition = """
    fields:
      - {id: name, suggestions: [Ada Lovelace, Ada Byron, Adele]}
      - {id: pin, type: password}
      - {id: on, type: boolean}
      - {id: plan, type: select, options: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]}
      - {id: note, type: textarea, default: "one\\ntwo"}
      - {id: people, type: list, default: [{person: p}, {person: q}], fields: [{id: person}]}
      - {id: tags, type: multiselect, options: [x, y]}
      - {id: count, type: integer, default: 5}
      - {id: mark, default: "-"}
    toolbar:
    \((1...12).map { "  - {label: T\($0), action: {set: {mark: \"'\($0)'\"}}}\n" }.joined())
    """

  /// A field of each kind, with those before and after it; what follows the field of a row are buttons.
  private static let fields: [(id: String, before: String?, after: String?)] = [
    ("name", nil, "pin"), ("on", "pin", "plan"), ("plan", "on", "note"), ("note", "plan", "people[0].person"),
    ("people[0].person", "note", nil),
  ]

  /// Those that do the same in every field.
  private static let everywhere: [Case] = {
    var cases: [Case] = []
    for (id, before, after) in fields {
      func add(_ command: String, _ holds: @escaping @MainActor (FormSession<String>) -> Bool) {
        cases.append(Case(command: command, field: id, holds: holds))
      }
      add("form-first-field") { $0.focusedField == "name" }
      add("form-last-field") { $0.focusedField == "mark" }
      add("form-submit") { $0.submittedFields.count == 1 && $0.issues == [] }
      add("form-done") { $0.isSubmitted && $0.submittedFields == [] }
      // There are none to go to.
      add("form-errors") { $0.isRunning && $0.focusedField == id }
      add("form-redo") { $0.isRunning && $0.focusedField == id }
      add("form-cancel") { form in
        // The first takes a ghost away.
        if form.isRunning { form.press("Ctrl+O") }
        // In vi's command mode Esc is pressed out of habit: it asks.
        return form.isCancelled || form.screen.contains { $0.contains("Discard") }
      }
      add("form-interrupt") { $0.isCancelled }
      add("form-help") { form in form.screen.contains { $0.contains("Keys") } }
      add("form-redraw") { $0.isRunning && $0.focusedField == id }
      add("form-suspend") { $0.isRunning && $0.focusedField == id }
      add("form-toolbar") { form in
        form.press("Enter")
        return form.value(of: "mark") == "1"
      }
      if let after { add("form-next-field") { $0.focusedField == after } }
      if let before { add("form-previous-field") { $0.focusedField == before } }
    }
    for number in 1...12 {
      let field = fields[number % fields.count].id
      cases.append(
        Case(command: "form-toolbar-\(number)", field: field) { $0.value(of: "mark") == .string("\(number)") })
    }
    return cases
  }()

  /// Those that are for one kind of field.
  private static let particular: [Case] = [
    Case(command: "form-up", field: "plan", prepare: { $0.press("Down", 2) }) { $0.isMarked("b") },
    Case(command: "form-down", field: "plan", times: 3) { $0.isMarked("d") },
    Case(command: "form-step-up", field: "count", times: 2) { $0.value(of: "count") == 7 },
    Case(command: "form-step-down", field: "count") { $0.value(of: "count") == 4 },
    Case(command: "form-page-down", field: "plan") { !$0.isMarked("a") && $0.focusedField == "plan" },
    Case(
      command: "form-redo", field: "name",
      prepare: {
        $0.type("abc")
        $0.press("Ctrl+_")
      }
    ) { $0.value(of: "name") == "abc" },
    Case(command: "form-page-up", field: "plan", prepare: { $0.press("End") }) {
      !$0.isMarked("p") && $0.focusedField == "plan"
    },
    Case(command: "form-up", field: "on") { $0.focusedField == "pin" },
    Case(command: "form-down", field: "on") { $0.focusedField == "plan" },
    Case(command: "form-up", field: "note", times: 2) { $0.focusedField == "plan" },
    Case(command: "form-down", field: "pin") { $0.focusedField == "on" },
    Case(command: "form-page-up", field: "note") { $0.focusedField != "note" },
    Case(command: "form-page-down", field: "name") { $0.focusedField != "name" },
    Case(command: "form-reveal", field: "pin", prepare: { $0.type("hunter2") }) { form in
      form.screen.contains { $0.contains("hunter2") }
    },
    Case(command: "form-accept-suggestion", field: "name", prepare: { $0.type("Ad") }) {
      $0.value(of: "name") == "Ada Lovelace"
    },
    Case(command: "form-accept-suggested-word", field: "name", prepare: { $0.type("Ad") }) {
      $0.value(of: "name") == "Ada"
    },
    Case(command: "form-suggest", field: "name", prepare: { $0.type("Ad") }) { form in
      form.screen.contains { $0.contains("Ada Byron") }
    },
    Case(command: "form-next-suggestion", field: "name", prepare: { $0.type("Ad") }, times: 2) { form in
      form.press("Enter")
      return form.value(of: "name") == "Ada Byron"
    },
    Case(
      command: "form-previous-suggestion", field: "name",
      prepare: {
        $0.type("Ad")
        $0.press("Alt+Down", 2)
      }
    ) { form in
      form.press("Enter")
      return form.value(of: "name") == "Ada Lovelace"
    },
    Case(command: "form-select-all", field: "tags", prepare: { $0.press("Space") }) {
      $0.value(of: "tags") == ["x", "y"]
    },
    Case(command: "form-select-none", field: "tags", prepare: { $0.press("Space") }) { $0.value(of: "tags") == [] },
    Case(command: "form-add-row", field: "people[0].person") { $0.exists("people[2].person") },
    Case(command: "form-remove-row", field: "people[1].person") { !$0.exists("people[1].person") },
    Case(command: "form-find-row", field: "people[0].person") { form in
      form.screen.contains { $0.contains("Search: ") }
    },
    Case(command: "form-move-row-down", field: "people[0].person", prepare: { $0.type("x") }) {
      $0.value(of: "people[1].person") == "px"
    },
    Case(command: "form-move-row-up", field: "people[1].person", prepare: { $0.type("x") }) {
      $0.value(of: "people[0].person") == "qx"
    },
  ]

  nonisolated private static let keymaps = ["emacs", "vi-insert", "vi-command"]

  private func check(_ one: Case, _ keymap: String) throws {
    let mode = keymap == "emacs" ? "" : "set editing-mode vi\n"
    let form = try FormSession(
      definition: "formline: 1\n" + Self.definition, columns: 80, rows: 17,
      inputrc: mode + "set keymap \(keymap)\n\"\\C-o\": \(one.command)\n")
    form.press("Ctrl+Home")
    for _ in 0..<30 where form.focusedField != one.field { form.press("Tab") }
    try #require(form.focusedField == one.field)
    one.prepare(form)
    if keymap == "vi-command" { form.press("Esc") }
    form.press("Ctrl+O", one.times)
    #expect(one.holds(form), "\(one.command) in \(one.field), \(keymap)\n\(form.snapshot())")
  }

  @Test(arguments: keymaps)
  func `what is done everywhere`(keymap: String) throws {
    for one in Self.everywhere { try check(one, keymap) }
  }

  @Test(arguments: keymaps)
  func `what only some fields do`(keymap: String) throws {
    // In vi's command mode point is on a character, never behind the text, where a suggestion stands.
    for one in Self.particular where keymap != "vi-command" || !one.command.hasPrefix("form-accept") {
      try check(one, keymap)
    }
  }

  @Test func `no command is left out`() {
    let seen = Set((Self.everywhere + Self.particular).map(\.command))
    let own = CommandName.allCases.filter { $0.isOwn && $0 != .editExternally }.map(\.spelling)
    #expect(own.filter { !seen.contains($0) } == [])
  }
}

extension FormSession {
  /// Whether an entry of a list is the one where Return would choose.
  fileprivate func isMarked(_ entry: String) -> Bool {
    // A scroll mark may stand at the end.
    screen.contains { $0.replacing(/[ ▐▏]+$/, with: "").hasSuffix("› ○ " + entry) }
  }
}
