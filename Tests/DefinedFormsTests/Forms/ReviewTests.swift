import TerminalModel
import Testing

@testable import FormTesting

/// The button that ends a form, and the page of all answers before it.
@Suite struct ReviewTests {
  private static let two = """
    title: Two
    submitLabel: Send it
    fields: [{id: name, required: true}, {id: age, type: integer, required: "name == 'Ada'"}, {id: plan}]
    """

  private static func button(_ form: FormSession<String>) -> String? {
    form.screen.first { $0.contains("[ Send it ]") }
  }

  @Test func `the button says what it does and how much is missing, from the start`() throws {
    let form = try FormSession(Self.two)
    #expect(Self.button(form) == "         [ Send it ]  1 required left")
    form.type("Ad")
    #expect(Self.button(form) == "         [ Send it ]")
    form.type("a")
    #expect(Self.button(form) == "         [ Send it ]  1 required left")
    #expect(!form.screen.contains { $0.contains("Done") })
  }

  @Test func `in a narrow window what is missing stands below the button, and no item is broken`() throws {
    let form = try FormSession(Self.two, columns: 20, rows: 14)
    let row = try #require(form.screen.firstIndex { $0.contains("[ Send it ]") })
    #expect(form.screen[row...].prefix(4) == ["  [ Send it ]", "  1 required left", "", "  F1 Help  ⋯ More"])
    form.type("Bob")
    #expect(!form.screen.contains { $0.contains("left") })
  }

  @Test func `the button is filled when nothing is missing`() throws {
    let form = try FormSession(Self.two)
    func isFilled() -> Bool { form.styledSnapshot().split(separator: "\n").contains { $0.contains("inverse") } }
    #expect(!isFilled())
    form.type("x")
    #expect(isFilled())
  }

  @Test func `it is the last stop of Tab, and Return or a click on it submits`() throws {
    let form = try FormSession(Self.two)
    form.type("Bob")
    form.press("Tab", 3)
    #expect(form.focusedField == nil)
    #expect(Self.button(form)?.hasPrefix("▌ ") == true)
    form.press("Tab")
    #expect(form.focusedField == "name")
    form.press("Shift+Tab")
    form.press("Enter")
    #expect(form.isSubmitted)
    let clicked = try FormSession(Self.two)
    clicked.type("Bob")
    try clicked.click("Send it")
    #expect(clicked.isSubmitted)
  }

  @Test func `a form of one field has no way to the next`() throws {
    let one = try FormSession("fields: [{id: a}, {id: b, when: a == 'x'}]")
    #expect(one.toolbar == ["Clear"])
    one.type("x")
    #expect(one.toolbar == ["Previous", "Next", "Clear"])
  }

  @Test func `Return's hint says what Return does, in a text of several lines what does it instead`() throws {
    let form = try FormSession("fields: [{id: a, type: textarea}, {id: b, type: textarea}]")
    #expect(form.snapshot().contains("Ctrl+J Next"))
    form.press("Tab")
    #expect(form.snapshot().contains("Ctrl+J Submit"))
  }

  @Test func `five rows of twenty columns show the field that has focus`() throws {
    let form = try FormSession(Self.two, columns: 20, rows: 5)
    form.type("Ada")
    #expect(form.screen.contains { $0.hasPrefix("▌ Name *") } && form.screen.contains { $0.contains("Ada") })
    form.press("Tab")
    form.type("36")
    #expect(form.screen.contains { $0.hasPrefix("▌ Age *") } && form.screen.contains { $0.contains("36") })
    form.press("Tab", 2)
    #expect(form.screen.contains { $0.hasPrefix("▌ [ Send it ]") })
  }

  @Test func `a label is wrapped where it does not fit, and its star never stands alone`() throws {
    let form = try FormSession(
      "fields: [{id: a, label: What should we do about it, required: true}, {id: b}]", columns: 50)
    #expect(form.screen.prefix(3) == ["▌ What should we do", "▌ about it *", "  B"])
    let narrow = try FormSession(
      "fields: [{id: a, label: What should we do about it now, required: true}]", columns: 32)
    #expect(narrow.screen.prefix(2) == ["▌ What should we do about it", "▌ now *"])
  }

  @Test func `what stays on the terminal has the title, and leaves out what was not answered`() throws {
    let form = try FormSession(Self.two)
    form.type("Bob")
    form.press("F10")
    let summary = try #require(form.form).submissionSummary
    var terminal = form.host.terminal
    terminal.feed("\u{1B}[H\u{1B}[J")
    terminal.feed(summary.bytes(columns: 40, capabilities: TerminalCapabilities()))
    #expect(terminal.lines.prefix(3) == ["✓ Two", "  Name  Bob", ""])
  }

  // The page of all answers.

  @Test func `the page of a long form begins at its top, and Up from the button goes to the last answer`() throws {
    let fields = (1...40).map { "{id: f\($0)}" }.joined(separator: ", ")
    for key in ["Ctrl+Home", "Ctrl+End"] {
      let form = try FormSession("review: true\nfields: [\(fields)]")
      form.press(key)
      form.press("F10")
      #expect(form.contains("Check your answers") && form.contains("F1 "))
      form.press("Up")
      #expect(form.screen.contains { $0.hasPrefix("▌ F40") })
      form.press("Enter")
      #expect(form.focusedField == "f40")
    }
  }

  private static func reviewed() throws -> FormSession<String> {
    let form = try FormSession("review: true\n" + two)
    form.type("Bob")
    form.press("F10")
    return form
  }

  @Test func `every answer is shown before the form goes out, and the button submits`() throws {
    let form = try Self.reviewed()
    #expect(form.isRunning)
    #expect(
      form.screen.prefix(11) == [
        "  Two", "", "  Check your answers", "  Press Return on an answer to change it", "", "  Name    Bob",
        "  Age     not answered", "  Plan    not answered", "", "▌      [ Send it ]", "",
      ])
    form.press("Enter")
    #expect(form.isSubmitted)
  }

  @Test func `booleans in rows are answers, too, with their labels among others; an empty row is none`() throws {
    let form = try FormSession(
      """
      review: true
      fields:
        - {id: flags, type: map, item: {type: boolean}, default: {debug: true, trace: false}}
        - {id: bools, type: list, item: {type: boolean}, default: [true, false]}
        - id: rows
          type: list
          fields: [{id: name}, {id: vegan, type: boolean}, {id: guest, type: boolean}]
          default: [{name: Ada, vegan: true}, {guest: true}]
        - {id: days, type: list, fields: [{id: day, type: date}, {id: x}], default: [{}, {x: q}]}
      """)
    form.press("F10")
    #expect(form.contains("debug, yes; trace, no"))
    #expect(form.contains("yes; no"))
    #expect(form.contains("Ada, Vegan: yes, Guest: no; Vegan: no, Guest: yes"))
    #expect(form.contains("not answered; q"))
  }

  @Test func `Return on an answer goes back to its field, Esc to where one was`() throws {
    let form = try Self.reviewed()
    form.press("Up", 2)
    form.press("Enter")
    #expect(form.focusedField == "age")
    form.press("F10")
    form.press("Esc")
    #expect(form.focusedField == "age")
    #expect(form.isRunning)
    form.type("7")
    form.press("F10")
    #expect(form.screen.contains("  Age     7"))
    form.press("F10")
    #expect(form.answers == ["name": "Bob", "age": 7, "plan": nil])
    #expect(form.isSubmitted)
  }

  @Test func `once an answer was corrected Return goes back to the page, from any other field it goes on`() throws {
    let form = try Self.reviewed()
    form.press("Up", 2)
    form.press("Enter")
    form.type("36")
    form.press("Enter")
    #expect(form.screen.contains("  Age     36"))
    #expect(form.screen.contains { $0.hasPrefix("▌") && $0.contains("[ Send it ]") })
    form.press("Up", 3)
    form.press("Enter")
    #expect(form.focusedField == "name")
    form.press("Tab")
    form.press("Enter")
    #expect(form.focusedField == "plan")
  }

  @Test func `what is wrong comes first, and secrets stay so`() throws {
    let form = try FormSession(
      "review: true\nfields: [{id: a, required: true}, {id: pin, type: password, default: hunter2}]")
    form.press("F10")
    #expect(form.focusedField == "a")
    #expect(!form.screen.contains { $0.contains("Check your answers") })
    form.type("x")
    form.press("F10")
    #expect(form.screen.contains("  Pin    ••••••"))
    #expect(!form.snapshot().contains("hunter2"))
  }

  @Test func `from a form of pages all pages are shown, and an answer leads to its own`() throws {
    let form = try FormSession("review: true\n" + PageTests.pages)
    form.type("x")
    form.press("F10")
    #expect(form.screen.contains("  First") && form.screen.contains("  Last"))
    form.press("Ctrl+Home")
    form.press("Enter")
    #expect(form.focusedField == "a")
    #expect(form.line(3) == "  First ─────────────────────────────────────────────")
  }
}
