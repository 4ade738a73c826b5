import FormTesting
import Testing

/// What happens when a form is submitted or given up.
@Suite struct SubmissionTests {
  static let three = """
    fields:
      - {id: name, required: true}
      - {id: age, type: integer, minimum: 18}
      - {id: plan, type: select, required: true, options: [free, team]}
    """

  @Test func `a form with errors stays open, lists them all and goes to the first`() throws {
    let form = try FormSession(Self.three, columns: 50, rows: 15)
    form.press("Tab")
    form.type("17")
    form.press("F10")
    #expect(form.isRunning)
    #expect(form.focusedField == "name")
    #expect(
      form.errors == [
        "name": ["Name is required"], "age": ["This must be at least 18"], "plan": ["Plan is required: choose one"],
      ])
    #expect(
      form.screen.prefix(12) == [
        "✗ Name *                                         ▐", "▌         ✗ Name is required                     ▐",
        "                                                 ▐", "✗ Age     17                                 ▴▾  ▐",
        "          ✗ This must be at least 18             ▐", "                                                 ▐",
        "✗ Plan *  choose…                             ▾", "", "  3 answers need attention  Alt+e: to this list",
        "  Name is required", "  Age: This must be at least 18", "  Plan is required: choose one",
      ])
  }

  @Test func `a form that asks for nothing begins at its button`() throws {
    let form = try FormSession("fields: [{type: note, label: Read this}]", columns: 40, rows: 6)
    #expect(form.focusedField == nil)
    #expect(form.screen.prefix(2) == ["  Read this", "▌  [ Submit ]"])
    form.press("Enter")
    #expect(form.isSubmitted)
  }

  @Test func `choosing an entry of the summary goes to its field`() throws {
    let form = try FormSession(Self.three)
    form.press("F10")
    let row = try #require(form.screen.lastIndex { $0.hasPrefix("  Plan is required") })
    form.click(column: 3, row: row + 1)
    #expect(form.focusedField == "plan")
  }

  @Test func `the summary says once which field, also of fields in rows, and of messages that begin otherwise`() throws
  {
    let form = try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: name, required: true}
          - {id: nam, validate: [{rule: "false", message: Names are short}]}
          - {id: guests, type: list, fields: [{id: name, label: Guest, required: true}]}
        """, answers: ["guests": [[:], [:]]], rows: 40)
    form.press("Tab")
    form.type("x")
    form.press("F10")
    let summary = form.screen.drop { !$0.contains("attention") }.dropFirst().prefix { !$0.isEmpty }
    #expect(
      Array(summary) == [
        "  Name is required", "  Nam: Names are short", "  Guests, row 1, Guest is required",
        "  Guests, row 2, Guest is required",
      ])
  }

  @Test(arguments: [
    ("en", "Name is required"), ("de", "Name: Pflichtangabe"), ("fr", "Name : Réponse obligatoire"),
    ("es", "Name: Respuesta obligatoria"), ("zh", "Name：此项必填"), ("ja", "Name：必須項目です"),
  ])
  func `in every language the summary names a field once`(language: String, line: String) throws {
    let form = try FormSession(
      definition: "formline: 1\nfields: [{id: name, label: Name, required: true}]",
      environment: ["LANG": "\(language)_XX.UTF-8"])
    form.press("F10")
    #expect(form.screen.contains("  " + line))
  }

  @Test func `an entry leaves the summary when its field is right, and the summary with the last`() throws {
    let form = try FormSession(Self.three)
    form.press("F10")
    form.type("Ada")
    #expect(form.screen.contains("  1 answer needs attention  Alt+e: to this list"))
    form.press("Tab", 2)
    form.press("Down")
    form.press("Space")
    #expect(!form.screen.contains { $0.contains("attention") })
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `the summary lists every error, and scrolls when there are many`() throws {
    let fields = (1...20).map { "{id: f\($0), required: true}" }.joined(separator: ", ")
    let form = try FormSession("fields: [\(fields)]", rows: 40)
    form.press("F10")
    #expect(form.screen.contains("  20 answers need attention  Alt+e: to this list"))
    #expect(form.screen.contains { $0.hasPrefix("  F13 is required") }, "a third of the screen")
    #expect(!form.screen.contains { $0.hasPrefix("  F14 is required") })
    form.press("Shift+Tab", 2)
    #expect(form.screen.contains { $0.hasPrefix("› F20 is required") })
    form.press("Enter")
    #expect(form.focusedField == "f20")
  }

  @Test func `a key leads to the list of errors, which names their pages; before there is one, to the next error`()
    throws
  {
    let form = try FormSession(
      """
      layout: pages
      sections:
        - {title: Who, fields: [{id: name, required: true}, {id: mail, contentType: email}]}
        - {fields: [{id: day, type: date, required: true}]}
        - {title: When, fields: [{id: terms, type: boolean, default: null, required: true}, {id: rest}]}
      """, columns: 120, rows: 40)
    form.press("Alt+e")
    #expect(form.focusedField == "name")
    form.press("Tab")
    form.type("x")
    form.press("Shift+Tab")
    form.press("Alt+e")
    #expect(form.focusedField == "mail")
    form.press("F10")
    let summary = form.screen.drop { !$0.contains("attention") }.dropFirst().prefix { !$0.isEmpty }
    #expect(summary.count == 7 && summary.first == "  Who" && summary.contains("  Step 2 of 3"))
    form.press("Alt+e")
    #expect(form.screen.contains("› Name is required"))
    form.press("Down", 2)
    form.press("Enter")
    #expect(form.focusedField == "day")
    #expect(form.screen[0].contains("Step 2 of 3"))
    form.press("F1")
    #expect(form.screen.contains { $0.contains("Alt+e") && $0.contains("what is wrong") })
    #expect(form.screen.contains { $0.contains("Alt+Return, F10") && $0.contains("submit the form") })
    #expect(form.screen.contains { $0.contains("Ctrl+X Ctrl+S") && $0.contains("submit the form") })
  }

  @Test(arguments: [["F10"], ["Alt+Enter"], ["Ctrl+X", "Ctrl+S"]], ["name", "notes", "plan"])
  func `keys submit from anywhere`(keys: [String], field: String) throws {
    let form = try FormSession(
      "fields: [{id: name}, {id: notes, type: textarea}, {id: plan, type: select, options: [a, b]}]")
    form.press("Tab", ["name", "notes", "plan"].firstIndex(of: field)!)
    #expect(form.focusedField == field)
    keys.forEach { form.press($0) }
    #expect(form.isSubmitted)
  }

  @Test func `Down in the list of errors goes to the next one, on a page too`() throws {
    let form = try FormSession(
      """
      layout: pages
      sections:
        - {title: Who, fields: [{id: name, required: true}, {id: other, required: true}]}
        - {title: When, fields: [{id: day, type: date, required: true}]}
      """, rows: 30)
    form.press("F10")
    form.press("Alt+e")
    form.press("Down")
    #expect(form.screen.contains("› Other is required"))
    form.press("Tab")
    #expect(form.screen.contains("› Day is required"))
    form.press("Up")
    #expect(form.screen.contains("› Other is required"))
    form.press("Down")
    form.press("Enter")
    #expect(form.focusedField == "day")
  }

  @Test func `a field that does not exist cannot hold a form back`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b, when: a == 'x', required: true}]")
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(form.answers == ["a": nil])
  }

  @Test func `Esc gives an untouched form up at once`() throws {
    let form = try FormSession("fields: [{id: a}]", answers: ["a": "given"])
    form.press("Tab")
    form.press("Esc")
    #expect(form.isCancelled)
  }

  @Test(arguments: [
    ("y", true), ("Esc", false), ("n", false), ("Enter", false), ("Tab", false), ("Ctrl+Y", false), ("Alt+y", false),
  ])
  func `Esc asks before what was typed is lost`(key: String, isCancelled: Bool) throws {
    let form = try FormSession("fields: [{id: a}, {id: b}]")
    form.type("x")
    form.press("Esc")
    #expect(form.isRunning)
    #expect(form.screen.contains("  Discard what you typed? [y/N]"))
    if key.count == 1 { form.type(key) } else { form.press(key) }
    #expect(form.isCancelled == isCancelled)
    #expect(form.value(of: "a") == "x")
    if !isCancelled { #expect(!form.screen.contains { $0.contains("Discard") }) }
  }

  @Test func `Ctrl+C asks nothing`() throws {
    let form = try FormSession("fields: [{id: a}]")
    form.type("x")
    form.press("Ctrl+C")
    #expect(form.isCancelled)
  }

  @Test(arguments: ["select", "multiselect"])
  func `a search that chose nothing was typed, too: Esc asks before it is dropped`(type: String) throws {
    let form = try FormSession("fields: [{id: s, type: \(type), options: [red, green]}, {id: z}]")
    form.type("purple")
    form.press("Tab")
    form.press("Escape")
    #expect(form.screen.contains("  Discard what you typed? [y/N]"))
  }

  @Test func `a paste or a press of the mouse answers the question whether to leave with no`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b}]")
    for isPaste in [true, false] {
      form.type("x")
      form.press("Esc")
      #expect(form.screen.contains("  Discard what you typed? [y/N]"))
      if isPaste { form.paste("def") } else { try form.click("B") }
      #expect(!form.screen.contains { $0.contains("Discard") })
      form.type("y")
      #expect(form.isRunning)
    }
  }
}
