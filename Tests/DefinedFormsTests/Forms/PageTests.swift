import FormTesting
import Testing

/// Forms of pages.
@Suite struct PageTests {
  static let pages = """
    layout: pages
    toolbar: [{label: Back, key: F2, action: previousPage}, {label: On, key: F3, action: nextPage}, done]
    sections:
      - {title: First, fields: [{id: a, required: true}, {id: kind, default: long}]}
      - {title: Middle, when: kind == 'long', fields: [{id: b}]}
      - {title: Last, fields: [{id: c}, {id: d}]}
    """

  @Test func `one section is shown at a time, with how far one has come`() throws {
    let form = try FormSession(Self.pages, columns: 50, rows: 8)
    #expect(
      form.screen == [
        "  ● ○ ○  Step 1 of 3", "  First", "▌ A *", "  Kind  long", "       [ Submit ]  1 required left", "",
        "  F1 Help  F2 Back  F3 On  F10 Submit     ⏎ Next", "",
      ])
    form.press("F3")
    #expect(form.screen[0].hasPrefix("  ○ ● ○  Step 2 of 3") && form.screen[1...2] == ["  Middle", "▌ B"])
    form.press("F3")
    #expect(form.screen[0].hasPrefix("  ○ ○ ●  Step 3 of 3") && form.screen[1...2] == ["  Last", "▌ C"])
    form.press("F3")
    #expect(form.focusedField == "c", "there is no page after the last")
    form.press("F2")
    form.press("F2")
    #expect(form.focusedField == "a")
    #expect(form.issues == [])
  }

  @Test func `Return and Tab go on to the next page from the last field of one`() throws {
    let form = try FormSession(Self.pages)
    form.press("Enter", 2)
    #expect(form.focusedField == "b")
    #expect(form.line(3) == "  Middle ─────────────────────────────────────────")
    form.press("Tab")
    #expect(form.focusedField == "c")
    form.press("Shift+Tab")
    #expect(form.focusedField == "b")
    #expect(form.line(3) == "  Middle ─────────────────────────────────────────")
    form.press("Shift+Tab")
    #expect(form.focusedField == "kind")
  }

  @Test func `PageDown and PageUp turn pages; Ctrl+End goes to the last field of all`() throws {
    let form = try FormSession(Self.pages)
    form.press("PageDown")
    #expect(form.focusedField == "b")
    form.press("PageUp")
    #expect(form.focusedField == "a")
    form.press("Ctrl+End")
    #expect(form.focusedField == "d")
    form.press("Ctrl+Home")
    #expect(form.focusedField == "a")
  }

  @Test func `a page without fields is passed over and not counted`() throws {
    let form = try FormSession(Self.pages)
    form.press("Tab")
    form.press("Ctrl+U")
    #expect(form.line(1).hasPrefix("  ● ○  Step 1 of 2  "))
    form.press("F3")
    #expect(form.focusedField == "c")
    #expect(form.line(1).hasPrefix("  ○ ●  Step 2 of 2  "))
  }

  @Test(arguments: ["Enter", "Tab", "F3", "PageDown"])
  func `a first page with nothing to fill in has focus on its button, and leads on`(key: String) throws {
    let form = try FormSession(
      """
      layout: pages
      sections:
      - {title: Read, fields: [{type: note, label: Hello}]}
      - {title: Write, fields: [{id: a, required: true}, {id: b}]}
      """)
    #expect(form.screen.contains { $0.contains("[ Next ]") })
    #expect(form.line(1).hasPrefix("  ● ○  Step 1 of 2  "))
    form.press(key)
    #expect(form.focusedField == "a")
    #expect(form.line(1).hasPrefix("  ○ ●  Step 2 of 2  "))
    #expect(form.errors == [:] && form.issues == [])
    form.type("x")
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `submitting shows the page of the first error`() throws {
    let form = try FormSession(Self.pages)
    form.press("F3")
    form.press("F10")
    #expect(form.isRunning)
    #expect(form.focusedField == "a")
    #expect(form.line(3) == "  First ─────────────────────────────────────────────")
    form.type("x")
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(form.answers == ["a": "x", "kind": "long", "b": nil, "c": nil, "d": nil])
  }

  @Test func `what a list was left with is still told where one comes back to it`() throws {
    let form = try FormSession(
      """
      layout: pages
      sections:
        - fields: [{id: plan, type: select, required: true, options: [free, team]}, {id: a}]
        - fields: [{id: b}]
      """)
    form.type("zz")
    form.press("PageDown")
    form.press("F10")
    #expect(form.focusedField == "plan")
    #expect(form.errors == ["plan": ["'zz' is not one of the options"]])
    form.press("Backspace", 2)
    form.type("te")
    form.press("Enter")
    #expect(form.value(of: "plan") == "team")
    #expect(form.errors == [:])
  }
}
