import FormTesting
import Testing

/// Whatever has changed a text, the keys that undo it are the same.
struct UndoTests {
  private let form: FormSession<String>

  init() throws {
    form = try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: name, suggestions: [Ada Lovelace]}
          - {id: other}
        toolbar:
          - {label: Set, key: F5, action: {set: {name: "'set'"}}}
          - {label: Clear, key: F6, action: {clear: name}}
          - {label: Undo, key: F7, action: undo}
          - {label: Redo, key: F8, action: redo}
        """)
  }

  private func name(after keys: String...) -> String {
    for key in keys { form.press(key) }
    return form.value(of: "name").description
  }

  @Test func `what actions have set and cleared is undone a step at a time, and redone`() {
    form.type("abc")
    #expect(name(after: "F5") == #""set""#)
    #expect(name(after: "F6") == "null")
    #expect(name(after: "Ctrl+_") == #""set""#)
    #expect(name(after: "F7") == #""abc""#)
    #expect(name(after: "F8") == #""set""#)
    #expect(name(after: "F8") == "null")
    #expect(name(after: "F8") == "null")
    #expect(name(after: "Ctrl+_", "Ctrl+_", "Ctrl+_") == "null")
  }

  @Test func `so is a change that another field has made, once focus is back`() {
    form.type("abc")
    #expect(name(after: "Tab", "F5") == #""set""#)
    form.type("xy")
    #expect(name(after: "Shift+Tab", "Ctrl+_") == #""abc""#)
    #expect(name(after: "Tab", "Ctrl+_", "Shift+Tab", "F8") == #""set""#)
    #expect(form.value(of: "other") == .null)
  }

  @Test func `a suggestion that was taken is one step`() {
    form.type("Ad")
    #expect(name(after: "Right") == #""Ada Lovelace""#)
    #expect(name(after: "Ctrl+_") == #""Ad""#)
    #expect(name(after: "F8") == #""Ada Lovelace""#)
  }

  /// What readline does not edit, too, by the toolbar's own item and by an action of the definition.
  @Test(
    arguments: [
      ("type: select, options: [x, y], default: y", #""y""#),
      ("type: multiselect, options: [x, y, z], default: [x, z]", #"["x", "z"]"#),
      ("type: boolean, default: true", "true"),
      ("type: list, item: {}, default: [p, q]", #"["p", "q"]"#),
      ("type: map, item: {}, default: {p: q}", #"{"p": "q"}"#),
      ("type: date, default: 2026-02-28", #""2026-02-28""#),
    ], ["F4", "F6"])
  func `what was cleared comes back`(field: (type: String, value: String), key: String) throws {
    let form = try FormSession(
      definition: """
        formline: 1
        fields: [{id: v, \(field.type)}, {id: z}]
        toolbar: [clear, {label: Clear, key: F6, action: {clear: v}}]
        """)
    func value() -> String { form.value(of: "v").description }
    // A list's own place is the button below its rows.
    if field.type.contains("item") { form.press("Shift+Tab", 2) }
    if form.focusedField == "z" { form.press("Shift+Tab") }
    #expect(form.focusedField == "v")
    #expect(value() == field.value)
    form.press(key)
    #expect(value() != field.value)
    form.press("Ctrl+_")
    #expect(value() == field.value)
    // Not once something else was changed.
    form.press(key)
    form.press("Ctrl+End")
    form.type("x")
    form.press("Ctrl+_")
    #expect(value() != field.value)
  }
}
