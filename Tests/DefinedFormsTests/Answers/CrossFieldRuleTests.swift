import FormTesting
import Testing

/// Rules across fields.
@Suite struct CrossFieldRuleTests {
  static let passwords = """
    fields: [{id: password, type: password}, {id: again, type: password}, {id: last}]
    validate: [{rule: password == again, message: They differ, at: again}]
    """

  @Test func `a rule accuses the field it names, when that is left`() throws {
    let form = try FormSession(Self.passwords)
    form.type("one")
    form.press("Tab")
    #expect(form.errors == [:], "there is nothing to compare with yet")
    form.type("two")
    form.press("Tab")
    #expect(form.errors == ["again": ["They differ"]])
  }

  @Test func `mending any field that the rule reads takes the error away`() throws {
    let form = try FormSession(Self.passwords)
    form.type("one")
    form.press("Tab")
    form.type("two")
    form.press("Tab")
    form.press("Shift+Tab", 2)
    form.press("Ctrl+U")
    form.type("two")
    #expect(form.errors == [:])
  }

  @Test func `breaking it from another field is said when that one is left`() throws {
    let form = try FormSession(Self.passwords)
    for _ in 1...2 {
      form.type("one")
      form.press("Tab")
    }
    form.press("Shift+Tab", 2)
    form.type("!")
    #expect(form.errors == [:])
    form.press("Tab")
    #expect(form.errors == ["again": ["They differ"]])
  }

  @Test func `a rule that names no field accuses all it reads`() throws {
    let form = try FormSession(
      """
      fields: [{id: from, type: integer}, {id: to, type: integer}, {id: last}]
      validate: [{rule: from <= to, message: Backwards}]
      """)
    form.type("3")
    form.press("Tab")
    form.type("2")
    form.press("Tab")
    #expect(form.errors == ["from": ["Backwards"], "to": ["Backwards"]])
  }

  @Test func `a rule is passed over while a field it reads does not exist or has no answer`() throws {
    let form = try FormSession(
      """
      fields: [{id: kind, default: a}, {id: from, type: integer}, {id: to, type: integer, when: kind == 'b', default: 1}]
      validate: [{rule: from < to, message: Backwards, at: from}]
      """)
    form.press("Tab")
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `a rule may read computed fields`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, type: integer, default: 60}
        - {id: b, type: integer, default: 60}
        - {id: total, type: computed, cel: a + b}
      validate: [{rule: total == 100, message: Not a hundred, at: b}]
      """)
    form.press("F10")
    #expect(form.errors == ["b": ["Not a hundred"]])
    #expect(form.focusedField == "b")
    form.press("Shift+Tab")
    form.press("Ctrl+U")
    form.type("40")
    #expect(form.errors == [:])
  }
}
