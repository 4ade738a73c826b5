import FormTesting
import Testing

/// What a key changes is all there in its own frame: drawing everything again changes nothing.
@Suite struct RedrawTests {
  private func looksTheSameWhenDrawnAgain(_ form: FormSession<String>) -> Bool {
    let before = form.styledSnapshot()
    form.press("Ctrl+L")
    return form.styledSnapshot() == before
  }

  @Test func `the prompt of a text area goes with the first character, also when that is a new line`() throws {
    let form = try FormSession("fields:\n  - {id: a, type: textarea, placeholder: What happened?}\n")
    form.press("Enter")
    #expect(!form.snapshot().contains("What happened?"))
    form.press("Backspace")
    #expect(form.snapshot().contains("What happened?"))
    #expect(looksTheSameWhenDrawnAgain(form))
  }

  @Test func `what Return does changes with the key that brings another field`() throws {
    let form = try FormSession("fields:\n  - {id: more, type: boolean}\n  - {id: what, when: more}\n")
    #expect(form.snapshot().contains("⏎ Submit"))
    form.type("y")
    #expect(!form.snapshot().contains("⏎ Submit"))
    #expect(looksTheSameWhenDrawnAgain(form))
    form.type("n")
    #expect(form.snapshot().contains("⏎ Submit"))
  }

  @Test(arguments: [
    ["Tab", "a", "Down"], ["Tab", "Tab", "Alt+Down"], ["Tab", "Tab", "Tab", "r"], ["Alt+Up"], ["F1"], ["x", "Esc"],
  ])
  func `whatever is open stays open when the screen is drawn again`(keys: [String]) throws {
    let form = try FormSession(
      """
      fields:
        - {id: a}
        - {id: b, suggestions: [alpha, alpine]}
        - {id: d, type: date}
        - {id: s, type: select, options: [red, green]}
      """)
    let closed = form.styledSnapshot()
    for key in keys { key.count == 1 ? form.type(key) : form.press(key) }
    #expect(form.styledSnapshot() != closed)
    #expect(looksTheSameWhenDrawnAgain(form))
  }
}
