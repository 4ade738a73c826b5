import FormTesting
import Testing

/// The bottom row.
@Suite struct DefinedToolbarTests {
  @Test func `a definition without a toolbar has the usual one`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b}, {id: c}]", rows: 10)
    #expect(form.toolbar == ["Previous", "Next", "Clear"])
    #expect(
      form.screen.last { !$0.isEmpty }
        == "  F1 Help  F2 Previous  F3 Next  F4 Clear                               ⏎ Next")
    form.press("F3")
    #expect(form.focusedField == "b")
    form.press("F2")
    #expect(form.focusedField == "a")
    form.type("x")
    form.press("F4")
    #expect(form.value(of: "a") == nil)
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `an empty toolbar is none`() throws {
    let form = try FormSession("toolbar: []\nfields: [{id: a}]")
    #expect(form.toolbar == [])
  }

  @Test(arguments: ["F5", "move", "click"])
  func `an item does the same by its key, the mouse, and from within the toolbar`(way: String) throws {
    for (action, typed, result) in [
      ("{insert: '1'}", "ab", "ab1"), ("undo", "ab", nil), ("[undo, redo]", "ab", "ab"), ("{clear: a}", "ab", nil),
      ("{set: {a: \"'s'\"}}", "ab", "s"), ("[{focus: b}, {insert: '1'}]", "ab", "ab"),
    ] as [(String, String, String?)] {
      let form = try FormSession(
        "toolbar: [{label: Do, key: F5, action: \(action)}]\nfields: [{id: a}, {id: b}]", rows: 10)
      form.type(typed)
      switch way {
      case "F5": form.press("F5")
      case "move": for key in ["Alt+Up", "Enter"] { form.press(key) }
      default: try form.click("Do")
      }
      #expect(form.value(of: "a") == (result.map { .string($0) } ?? .null), "\(action)")
    }
  }

  @Test func `an item that is disabled says why when it is pressed, by key or mouse`() throws {
    let form = try FormSession(
      """
      toolbar:
        - {label: Double, key: F5, enabled: "seats != null", action: {set: {seats: seats * 2}}}
        - {label: Never, key: F6, enabled: "1 > 2", action: submit}
      fields: [{id: name}, {id: seats, type: integer, label: Places}]
      """, columns: 70, rows: 10)
    form.press("F5")
    #expect(form.screen.contains { $0.hasSuffix("  “Double” is not available yet: it depends on Places") })
    form.press("F6")
    #expect(form.screen.contains { $0.contains("  “Never” is not possible now") })
    form.type("x")
    #expect(form.screen.last { !$0.isEmpty } == "  F1 Help  F5 Double  F6 Never                                ⏎ Next")
    try form.click("Double")
    #expect(form.screen.contains { $0.hasSuffix("“Double” is not available yet: it depends on Places") })
    #expect(form.focusedField == "name")
    form.press("Tab")
    form.type("2")
    form.press("F5")
    #expect(form.value(of: "seats") == 4)
  }

  @Test func `a ready item leaves its key to one that is written out`() throws {
    let form = try FormSession(
      "toolbar: [next, {label: Late, key: F3, action: last}]\nfields: [{id: a}, {id: b}, {id: c}]", rows: 10)
    #expect(
      form.screen.last { !$0.isEmpty }
        == "  F1 Help  Next  F3 Late                                                ⏎ Next")
    form.press("F3")
    #expect(form.focusedField == "c")
    try form.click("Next")
    try form.click("Next")
    #expect(form.focusedField == "a")
  }

  @Test func `a toolbar of one's own has the items for rows besides, while focus is in a list`() throws {
    let form = try FormSession(
      """
      toolbar: [previous, {label: Eight, key: F8, action: last}]
      fields: [{id: a}, {id: rows, type: list, fields: [{id: b}]}]
      """)
    #expect(form.toolbar == ["Previous", "Eight"])
    form.press("Tab")
    #expect(form.toolbar == ["Previous", "Eight", "Add"])
    #expect(form.screen.last { !$0.isEmpty }?.hasPrefix("  F1 Help  F2 Previous  F8 Eight  ") == true)
    try form.click("Add")
    #expect(form.focusedField == "rows[0].b")
    #expect(form.toolbar == ["Previous", "Eight", "Add", "Remove"])
    form.press("Shift+F8")
    #expect(form.value(of: "rows") == [])
  }

  static let items = """
    toolbar:
      - {label: Work, key: Ctrl+T, for: email, action: {insert: "@example.com"}}
      - {label: Names, key: F5, for: [name, nick], action: {set: {name: "'Ada'"}}}
      - {label: Mail, key: F6, for: emailAddress, action: {clear: email}}
      - {label: Late, key: F7, when: name != null, action: {focus: nick}}
      - {label: Off, key: F8, enabled: name != null, action: {clear: name}}
      - cancel
    fields: [{id: name}, {id: email, contentType: emailAddress}, {id: nick}]
    """

  @Test func `items are shown for their fields and content types, and while their condition holds`() throws {
    let form = try FormSession(Self.items)
    #expect(form.toolbar == ["Names", "Off", "Cancel"])
    form.press("Tab")
    #expect(form.toolbar == ["Work", "Mail", "Off", "Cancel"])
    form.press("Tab")
    form.press("F5")
    #expect(form.toolbar == ["Names", "Late", "Off", "Cancel"])
  }

  @Test func `the key of an item works only while it is shown and enabled`() throws {
    let form = try FormSession(Self.items)
    form.press("F6")
    form.press("F7")
    form.press("F8")
    #expect(form.focusedField == "name")
    form.press("F5")
    #expect(form.value(of: "name") == "Ada")
    form.press("F8")
    #expect(form.value(of: "name") == nil)
  }

  @Test func `a key that an item takes is readline's in other fields`() throws {
    let form = try FormSession(Self.items)
    form.type("ab")
    form.press("Ctrl+T")
    #expect(form.value(of: "name") == "ba", "Ctrl+T transposes characters")
    form.press("Tab")
    form.type("ada")
    form.press("Ctrl+T")
    #expect(form.value(of: "email") == "ada@example.com")
  }

  @Test func `items can be clicked, and cannot be reached with Tab`() throws {
    let form = try FormSession(Self.items)
    try form.click("Names")
    #expect(form.value(of: "name") == "Ada")
    #expect(form.focusedField == "name")
    form.press("Tab", 4)
    #expect(form.focusedField == "name")
  }

  @Test func `an item that ends the form does so from any field`() throws {
    let form = try FormSession(Self.items)
    form.press("Tab")
    form.press("F9")
    #expect(form.isCancelled)
  }

  @Test(arguments: ["F1 Help", "Help"]) func `a press on the item for help opens it`(text: String) throws {
    let form = try FormSession("fields: [{id: a}]")
    try form.click(text)
    #expect(form.line(1) == "  Keys")
  }
}
