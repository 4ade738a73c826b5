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
    let form = try FormSession(Self.three, columns: 50, rows: 14)
    form.press("Tab")
    form.type("17")
    form.press("F10")
    #expect(form.isRunning)
    #expect(form.focusedField == "name")
    #expect(
      form.errors == [
        "name": ["Name is required"], "age": ["This must be at least 18"], "plan": ["Choose one: Plan is required"],
      ])
    #expect(
      form.screen.prefix(12) == [
        "▌ Name *", "▌         ✗ Name is required", "  Age     17", "          ✗ This must be at least 18",
        "  Plan *  choose…", "          ✗ Choose one: Plan is required", "", "  3 answers need attention",
        "  Name: Name is required", "  Age: This must be at least 18", "  Plan: Choose one: Plan is required", "",
      ])
  }

  @Test func `choosing an entry of the summary goes to its field`() throws {
    let form = try FormSession(Self.three)
    form.press("F10")
    form.click("Plan: Choose")
    #expect(form.focusedField == "plan")
  }

  @Test func `an entry leaves the summary when its field is right, and the summary with the last`() throws {
    let form = try FormSession(Self.three)
    form.press("F10")
    form.type("Ada")
    #expect(form.screen.contains("  1 answer needs attention"))
    form.press("Tab", 2)
    form.press("Down")
    #expect(!form.screen.contains { $0.contains("attention") })
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `the summary lists every error, and scrolls when there are many`() throws {
    let fields = (1...8).map { "{id: f\($0), required: true}" }.joined(separator: ", ")
    let form = try FormSession("fields: [\(fields)]", rows: 40)
    form.press("F10")
    #expect(form.screen.contains("  8 answers need attention"))
    #expect(form.screen.contains { $0.hasPrefix("  F6: F6 is required ") })
    #expect(!form.screen.contains { $0.hasPrefix("  F7: F7 is required") })
    form.press("Shift+Tab")
    #expect(form.screen.contains { $0.hasPrefix("▸ F8: F8 is required") })
    form.press("Enter")
    #expect(form.focusedField == "f8")
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

  @Test(arguments: [("y", true), ("Enter", true), ("Esc", true), ("n", false), ("Tab", false)])
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
}
