import FormTesting
import Testing

/// Fields that exist only sometimes, and fields that cannot be reached.
@Suite struct ConditionTests {
  static let plan = """
    fields:
      - {id: plan, type: select, options: [free, team], default: free}
      - {id: seats, type: integer, default: 5, when: plan == 'team'}
      - {id: last}
    """

  @Test func `a field that does not exist has no row and no answer`() throws {
    let form = try FormSession(Self.plan)
    #expect(!form.exists("seats"))
    #expect(!form.screen.contains { $0.contains("Seats") })
    #expect(form.answers == ["plan": "free", "last": nil])
    form.press("Down")
    #expect(!form.exists("seats"))
    form.press("Space")
    #expect(form.exists("seats"))
    #expect(form.screen.contains { $0.hasPrefix("  Seats  5 ") })
    #expect(form.answers == ["plan": "team", "seats": 5, "last": nil])
  }

  @Test func `a choice between yes and no that nobody touched is no`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: news, type: boolean}
        - {id: why, when: "!news"}
        - {id: same, type: computed, cel: news == false}
      """)
    #expect(form.exists("why"))
    #expect(form.answers == ["news": false, "why": nil, "same": true])
  }

  @Test func `Tab and Return pass over what does not exist`() throws {
    let form = try FormSession(Self.plan)
    form.press("Tab")
    #expect(form.focusedField == "last")
    form.press("Shift+Tab")
    form.press("Enter")
    #expect(form.focusedField == "last")
  }

  @Test func `what was typed into a field that goes is there when it comes back`() throws {
    let form = try FormSession(Self.plan)
    for key in ["Down", "Space", "Tab", "Ctrl+U"] { form.press(key) }
    form.type("42")
    for key in ["Shift+Tab", "Up", "Space"] { form.press(key) }
    #expect(form.value(of: "seats") == nil)
    for key in ["Down", "Space"] { form.press(key) }
    #expect(form.value(of: "seats") == 42)
  }

  @Test(arguments: [
    (["{id: z}", "{id: it, when: \"!skip\"}", "{id: next}"], "next"),
    (["{id: next}", "{id: it, when: \"!skip\"}", "{type: note, label: Hi}"], "next"),
    (["{id: z}", "{id: it, enabled: \"!skip\"}", "{id: next}"], "next"),
    (["{id: z}", "{id: it, when: \"!skip\"}", "{id: gone, when: \"!skip\"}", "{id: next}"], "next"),
    (["{id: z}", "{id: it, when: \"!skip\"}", "{id: rows, type: list, fields: [{id: next}]}"], "rows"),
    (["{id: z}", "{id: it, type: list, when: \"!skip\", fields: [{id: a}]}", "{id: next}"], "next"),
  ])
  func `focus goes on from a field that goes`(fields: [String], place: String) throws {
    let form = try FormSession(
      """
      toolbar: [{label: Skip, key: F5, action: {set: {skip: "true"}}}]
      fields: [{id: skip, type: boolean}, \(fields.joined(separator: ", "))]
      """)
    form.press("Tab", 2)
    if fields[1].contains("list") { form.press("F8") }
    #expect(form.focusedField?.hasPrefix("it") == true)
    form.type("hi")
    form.press("F5")
    #expect(form.focusedField == place)
    form.type("more")
    if place == "next" { #expect(form.value(of: "next") == "more") }
    #expect(form.issues == [])
  }

  @Test func `an action that takes the field with focus away decides where focus goes`() throws {
    let form = try FormSession(
      """
      toolbar: [{label: Skip, key: F5, action: [{set: {skip: "true"}}, {focus: z}]}]
      fields: [{id: z}, {id: it, when: "!skip"}, {id: next}, {id: skip, type: boolean}]
      """)
    form.press("Tab")
    form.press("F5")
    #expect(form.focusedField == "z")
  }

  @Test func `on a page, focus stays on it`() throws {
    let form = try FormSession(
      """
      layout: pages
      toolbar: [{label: Skip, key: F5, action: {set: {skip: "true"}}}]
      sections:
        - fields: [{id: first}, {id: it, when: "!skip"}]
        - fields: [{id: other}, {id: skip, type: boolean}]
      """)
    form.press("Tab")
    form.press("F5")
    #expect(form.focusedField == "first")
  }

  @Test func `the next field is that after one that goes`() throws {
    let form = try FormSession(
      """
      toolbar: [{label: Skip, key: F5, action: [{set: {skip: "true"}}, next]}]
      fields: [{id: z}, {id: it, when: "!skip"}, {id: next}, {id: last}, {id: skip, type: boolean}]
      """)
    form.press("Tab")
    form.press("F5")
    #expect(form.focusedField == "next")
  }

  @Test func `from a row that goes, focus goes to its list`() throws {
    let form = try FormSession(
      """
      toolbar: [{label: Empty, key: F5, action: {clear: rows}}]
      fields: [{id: z}, {id: rows, type: list, fields: [{id: a}]}, {id: last}]
      """)
    form.press("Tab")
    form.press("F8", 2)
    #expect(form.focusedField == "rows[1].a")
    form.press("F5")
    #expect(form.focusedField == "rows")
  }

  @Test func `expressions see nothing in a field that does not exist`() throws {
    let form = try FormSession(Self.plan + "\n  - {id: sum, type: computed, cel: \"seats == null ? 0 : seats * 8\"}")
    #expect(form.value(of: "sum") == 0)
    form.press("Down")
    form.press("Space")
    #expect(form.value(of: "sum") == 40)
  }

  @Test func `a section goes with all its fields and its title`() throws {
    let form = try FormSession(
      """
      sections:
        - fields: [{id: a}]
        - {title: More, when: a == 'x', fields: [{id: b}, {id: c, when: b == 'y'}]}
      """)
    #expect(!form.screen.contains("  More"))
    form.type("x")
    #expect(form.screen.contains { $0.hasPrefix("  More ──") })
    #expect(form.exists("b"))
    #expect(!form.exists("c"))
    form.press("Tab")
    form.type("y")
    #expect(form.exists("c"))
    #expect(form.answers == ["a": "x", "b": "y", "c": nil])
  }

  @Test func `one field may take the place of another again and again`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: kind, type: select, options: [a, b, c], default: a}
        - {id: one, when: kind == 'a'}
        - {id: two, when: kind == 'b'}
        - {id: three, when: kind == 'c'}
      """)
    for (key, field) in [("Down", "two"), ("Down", "three"), ("Up", "two"), ("Up", "one")] {
      form.press(key)
      form.press("Space")
      #expect(["one", "two", "three"].filter(form.exists) == [field])
    }
    #expect(form.issues == [])
  }

  @Test func `a field that is not enabled is shown but never reached`() throws {
    let form = try FormSession(
      "fields: [{id: a}, {id: b, enabled: a == 'x', default: fixed}, {id: c}]", columns: 50)
    form.press("Tab")
    #expect(form.focusedField == "c")
    #expect(form.line(2) == "  B  fixed")
    form.press("Shift+Tab")
    form.type("x")
    form.press("Enter")
    #expect(form.focusedField == "b")
    #expect(form.answers == ["a": "x", "b": "fixed", "c": nil])
  }

  @Test func `conditions may depend on each other in a row`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a}
        - {id: b, when: a != null, default: x}
        - {id: c, when: b != null, default: y}
        - {id: d, when: c != null}
      """)
    #expect(form.answers == ["a": nil])
    form.type("1")
    #expect(form.answers == ["a": "1", "b": "x", "c": "y", "d": nil])
    form.press("Backspace")
    #expect(form.answers == ["a": nil])
  }
}
