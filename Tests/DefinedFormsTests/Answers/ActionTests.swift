import FormTesting
import KeyScripts
import Testing

/// Actions, each on its own.
@Suite struct ActionTests {
  /// A form whose second field runs an action with Return.
  private func form(_ action: String) throws -> FormSession<String> {
    let form = try FormSession(
      """
      fields:
        - {id: a, default: one}
        - {id: b, default: two, onSubmit: \(action)}
        - {id: n, type: integer, default: 3}
        - {id: c}
      """)
    form.press("Tab")
    form.press("Enter")
    return form
  }

  @Test(arguments: [
    ("next", "n"), ("previous", "a"), ("first", "a"), ("last", "c"), ("stay", "b"), ("{focus: c}", "c"),
    ("[next, next]", "c"), ("[previous, previous, previous]", "c"), ("[last, previous]", "n"), ("[next, stay]", "n"),
  ])
  func `focus moves`(action: String, focus: String) throws {
    #expect(try form(action).focusedField == focus)
  }

  @Test(arguments: [
    ("{set: {c: \"a + b\"}}", ["one", "two", 3, "onetwo"] as [JSONValue]),
    ("{set: {a: \"b\", b: \"a\"}}", ["two", "two", 3, nil]),
    ("{set: {n: \"n + 1\", c: \"string(n)\"}}", ["one", "two", 4, "4"]),
    ("{set: {a: \"null\"}}", [nil, "two", 3, nil]),
    ("{set: {n: \"double(n) / 2.0\"}}", ["one", "two", 3, nil]),
    ("{clear: n}", ["one", "two", nil, nil]),
    ("[{clear: a}, {clear: b}]", [nil, nil, 3, nil]),
    ("{if: n == 3, then: {clear: a}, else: {clear: b}}", [nil, "two", 3, nil]),
    ("{if: n == 4, then: {clear: a}, else: {clear: b}}", ["one", nil, 3, nil]),
    ("{if: n == 4, then: {clear: a}}", ["one", "two", 3, nil]),
    ("{if: c.size() > 0, then: {clear: a}, else: {clear: b}}", ["one", nil, 3, nil]),
    ("[{insert: ' more'}, stay]", ["one", "two more", 3, nil]),
    ("[{insert: ' more'}, undo, stay]", ["one", "two", 3, nil]),
    ("[{insert: ' more'}, undo, redo, stay]", ["one", "two more", 3, nil]),
  ])
  func `values change`(action: String, values: [JSONValue]) throws {
    let form = try form(action)
    #expect(["a", "b", "n", "c"].map(form.value) == values)
    #expect(form.issues == [])
  }

  @Test func `validate shows everything that is wrong and stays`() throws {
    let form = try FormSession("fields: [{id: a, onSubmit: [validate, stay]}, {id: b, required: true}]")
    form.press("Enter")
    #expect(form.focusedField == "a")
    #expect(form.errors == ["b": ["B is required"]])
  }

  @Test func `suggest and accept work on the suggestion of the focused field`() throws {
    let form = try FormSession(
      """
      toolbar:
        - {label: Other, key: F5, action: suggest}
        - {label: Take, key: F6, action: accept}
      fields: [{id: city, suggestions: [Paris, Parma, Padua]}]
      """)
    form.type("Pa")
    let first = form.suggestion
    form.press("F5")
    let second = form.suggestion
    #expect(first != nil && second != nil)
    form.press("F5")
    #expect(form.suggestion != second)
    let offered = try #require(form.suggestion)
    form.press("F6")
    #expect(form.value(of: "city") == .string(offered))
  }

  @Test func `toggleReveal shows a secret until it is left`() throws {
    let form = try FormSession(
      "toolbar: [{label: Show, key: F5, action: toggleReveal}]\nfields: [{id: p, type: password}, {id: b}]",
      columns: 50)
    form.type("hush")
    #expect(form.line(1) == "▌ P  ••••")
    form.press("F5")
    #expect(form.line(1) == "▌ P  hush")
    form.press("Tab")
    #expect(form.line(1) == "  P  ••••")
  }

  @Test func `onChange runs at every change of the value, also by an action`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, onChange: {set: {count: count + 1}}, onSubmit: [{set: {a: "'set'"}}, stay]}
        - {id: count, type: integer, default: 0}
      """)
    form.type("abc")
    #expect(form.value(of: "count") == 3)
    form.press("Left")
    #expect(form.value(of: "count") == 3)
    form.press("Enter")
    #expect(form.value(of: "count") == 4)
  }

  @Test func `changes that cause each other without end are cut off and reported`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, type: integer, default: 0, onChange: {set: {b: a + 1}}}
        - {id: b, type: integer, default: 0, onChange: {set: {a: b + 1}}}
      """)
    form.press("Shift+Up")
    #expect(!form.issues.isEmpty)
    #expect(form.isRunning)
    // What was cut off runs again at the next change.
    let b = form.value(of: "b")
    form.press("Shift+Up")
    #expect(form.value(of: "b") != b)
  }

  @Test func `onChange runs once for all changes of a round`() throws {
    let changes = { (field: String) in
      "[{set: {\(field): \(field) + 1}}, {set: {\(field): \(field) + 1}}, {set: {\(field): \(field) + 1}}]"
    }
    let fields = (0..<20).map { "- {id: f\($0), type: integer, default: 0, onChange: \(changes("f\($0 + 1)"))}" }
    let form = try FormSession(
      """
      fields:
        \(fields.joined(separator: "\n  "))
        - {id: f20, type: integer, default: 0}
      """)
    form.press("Shift+Up")
    #expect(form.value(of: "f20") == 3)
  }

  @Test(arguments: ["type: computed, cel: e", "default: {cel: e}"])
  func `onChange runs also for a value that follows another`(keys: String) throws {
    let form = try FormSession("fields: [{id: e}, {id: c, \(keys), onChange: {set: {z: c}}}, {id: z}]")
    #expect(form.value(of: "z") == nil)
    form.type("q")
    #expect(form.value(of: "z") == "q")
  }
}
