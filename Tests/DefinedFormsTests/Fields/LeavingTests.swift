import FormTesting
import KeyScripts
import Testing

/// What was typed counts before it is decided where to go: a field that it brings into existence is the next one,
/// whichever way a field is left.
struct LeavingTests {
  nonisolated struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let typed: String
    /// True once what was typed is the answer.
    let condition: String
    /// True if a row of the field takes the keys.
    var isInRow = false
  }

  @Test(arguments: ["x y", "x  y", "x   y", "a  b  c"])
  func `every blank that is typed within a text of one's own is kept`(text: String) throws {
    let one = try FormSession("fields: [{id: f, type: select, options: [p, q], other: true}, {id: last}]")
    one.type(text)
    one.press("Enter")
    #expect(one.value(of: "f") == .string(text))
    let several = try FormSession("fields: [{id: f, type: multiselect, options: [p, q], other: true}, {id: last}]")
    several.type(text)
    several.press("Tab")
    #expect(several.value(of: "f") == [.string(text)])
  }

  @Test(arguments: [[], ["z", "z", "Esc"], ["z", "Backspace"], ["p", "Esc"]])
  func `Return on an optional list in which nobody chose leaves it unanswered`(keys: [String]) throws {
    let form = try FormSession("fields: [{id: fruit, type: select, options: [apple, pear]}, {id: last}]")
    for key in keys { form.press(key) }
    form.press("Enter")
    #expect(form.value(of: "fruit") == nil)
    #expect(form.focusedField == "last")
  }

  nonisolated private static let plans = "options: [free, tea, team]"

  nonisolated private static let kinds = [
    Kind(testDescription: "select", keys: "type: select, \(plans)", typed: "team", condition: "it == 'team'"),
    Kind(
      testDescription: "select with a default", keys: "type: select, \(plans), default: free", typed: "team",
      condition: "it == 'team'"),
    Kind(
      testDescription: "select of another answer", keys: "type: select, \(plans), other: true", typed: "huge",
      condition: "it == 'huge'"),
    Kind(
      testDescription: "multiselect", keys: "type: multiselect, \(plans)", typed: "team", condition: "'team' in it"),
    Kind(testDescription: "integer", keys: "type: integer, default: 4", typed: "7", condition: "it == 7"),
    Kind(testDescription: "number", keys: "type: number", typed: "4.50", condition: "it == 4.5"),
    Kind(testDescription: "date", keys: "type: date", typed: "2027-2-5", condition: "it != null"),
    Kind(testDescription: "time", keys: "type: time", typed: "half past two", condition: "it != null"),
    Kind(testDescription: "datetime", keys: "type: datetime", typed: "2027-02-05 9:30", condition: "it != null"),
    Kind(
      testDescription: "entry of a list", keys: "type: list, minItems: 1, item: {type: text}", typed: "team",
      condition: "size(it) == 1 && it[0] == 'team'", isInRow: true),
    Kind(
      testDescription: "select in a row",
      keys: "type: list, minItems: 1, fields: [{id: plan, type: select, \(plans)}]", typed: "team",
      condition: "size(it) == 1 && it[0].plan == 'team'", isInRow: true),
  ]

  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: String
    let go: @MainActor @Sendable (FormSession<String>) throws -> Void

    init(_ name: String, to place: String, _ go: @escaping @MainActor @Sendable (FormSession<String>) throws -> Void) {
      (testDescription, self.place, self.go) = (name, place, go)
    }

    init(_ key: String, to place: String) { self.init(key, to: place) { $0.press(key) } }
  }

  nonisolated private static let ways = [
    Way("Tab", to: "more"), Way("Enter", to: "more"), Way("Ctrl+End", to: "more"), Way("F3", to: "more"),
    Way("Shift+Tab", to: "first"), Way("Ctrl+Home", to: "first"), Way("F2", to: "first"),
    Way("click", to: "first") { try $0.click("First") },
    // What is missing in the new field holds the submission.
    Way("F10", to: "more"), Way("Alt+Enter", to: "more"),
    Way("Alt+f", to: "more"), Way("Alt+i", to: "more"), Way("Alt+l", to: "more"), Way("Alt+s", to: "more"),
  ]

  private static let toolbar = """
    toolbar:
      - previous
      - next
      - {label: Focus, key: Alt+f, action: {focus: more}}
      - {label: Last, key: Alt+l, action: last}
      - {label: If, key: Alt+i, action: {if: CONDITION, then: {focus: more}, else: stay}}
      - {label: Both, key: Alt+s, action: [{set: {first: "'set'"}}, next]}

    """

  private func form(
    _ kind: Kind, layout: String = "scroll", enter: (FormSession<String>, String) -> Void = { $0.type($1) }
  ) throws -> FormSession<String> {
    let condition = "\"\(kind.condition)\""
    let form = try FormSession(
      Self.toolbar.replacing("CONDITION", with: condition) + """
        layout: \(layout)
        sections:
          - fields:
              - {id: first}
              - {id: it, \(kind.keys)}
        \(layout == "pages" ? "  - fields:" : "")
              - {id: more, required: true, when: \(condition)}

        """)
    form.press("Tab")
    if kind.isInRow, form.focusedField == "it" { form.press("F8") }
    try #require(form.focusedField?.hasPrefix(kind.isInRow ? "it[0]" : "it") == true)
    enter(form, kind.typed)
    return form
  }

  @Test(arguments: kinds, ways)
  func `the place to go to is sought once what was typed has been taken`(kind: Kind, way: Way) throws {
    let form = try form(kind)
    try way.go(form)
    // Behind a row come its buttons.
    if kind.isInRow { form.press("Ctrl+End") }
    #expect(form.focusedField == (kind.isInRow ? "more" : way.place))
    #expect(form.isRunning)
    #expect(form.errors["it"] == nil)
  }

  @Test(arguments: kinds)
  func `what was pasted counts like what was typed`(kind: Kind) throws {
    let form = try form(kind) { $0.paste($1) }
    form.press("Tab")
    if kind.isInRow { form.press("Ctrl+End") }
    #expect(form.focusedField == "more")
  }

  @Test(arguments: kinds, ["PageDown", "Tab", "Enter", "F3", "Ctrl+End"])
  func `a page that comes to exist with what was typed is the next`(kind: Kind, key: String) throws {
    let form = try form(kind, layout: "pages")
    form.press(key)
    if kind.isInRow { form.press("Ctrl+End") }
    #expect(form.focusedField == "more")
  }
}
