import FormTesting
import Testing

/// Values that follow from others.
@Suite struct ComputedTests {
  @Test func `a computed field shows its value and cannot be entered`() throws {
    let form = try FormSession(
      "fields: [{id: n, type: integer, default: 2}, {id: twice, type: computed, cel: n * 2}, {id: last}]",
      columns: 50)
    #expect(form.line(2) == "  Twice  4")
    form.press("Shift+Up")
    #expect(form.line(2) == "  Twice  6")
    form.press("Tab")
    #expect(form.focusedField == "last")
    #expect(form.answers == ["n": 3, "twice": 6, "last": nil])
  }

  @Test func `what cannot be computed is no value`() throws {
    let form = try FormSession("fields: [{id: a}, {id: size, type: computed, cel: a.size()}]")
    #expect(form.value(of: "size") == nil)
    form.type("abc")
    #expect(form.value(of: "size") == 3)
  }

  @Test func `a computed default follows until the field is edited`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b, default: {cel: a + '!'}}]")
    form.type("x")
    #expect(form.value(of: "b") == "x!")
    form.press("Tab")
    form.type("?")
    #expect(form.value(of: "b") == "x!?")
    form.press("Shift+Tab")
    form.type("y")
    #expect(form.value(of: "b") == "x!?")
  }

  @Test func `a prefilled field does not follow its default`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b, default: {cel: a}}]", answers: ["b": "given"])
    form.type("x")
    #expect(form.value(of: "b") == "given")
  }

  @Test func `a field that was cleared by hand stays empty`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b, default: {cel: a}}]")
    form.type("x")
    form.press("Tab")
    form.press("F4")
    form.press("Shift+Tab")
    form.type("y")
    #expect(form.value(of: "b") == nil)
  }

  @Test func `defaults may follow one another`() throws {
    let form = try FormSession(
      "fields: [{id: a}, {id: b, default: {cel: a + 'b'}}, {id: c, default: {cel: b + 'c'}}]")
    form.type("a")
    #expect(form.answers == ["a": "a", "b": "ab", "c": "abc"])
  }

  @Test func `today, now, env and focus can be read`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: day, type: date, default: {cel: today}}
        - {id: at, type: computed, cel: "now.getFullYear()"}
        - {id: who, type: computed, cel: env.USER}
        - {id: there, type: computed, cel: focus}
        - {id: b}
      """)
    #expect(form.answers == ["day": "2026-01-01", "at": 2026, "who": "user", "there": "day", "b": nil])
    form.press("Tab")
    #expect(form.value(of: "there") == "b")
  }

  @Test(arguments: [
    ("start + duration('24h')", "due > start"), ("start + duration('24h')", "due - start == duration('86400s')"),
    ("duration('90m')", "due > duration('1h')"), ("{1: 'a', 2: 'b'}", "due[1] == 'a'"), ("1u", "due == 1u"),
  ])
  func `whoever reads a computed field gets a value of its type`(expression: String, rule: String) throws {
    let form = try FormSession(
      """
      fields:
        - {id: start, type: datetime, default: 2026-01-01T10:00:00Z}
        - {id: due, type: computed, cel: "\(expression)"}
        - {id: holds, type: computed, cel: "\(rule)"}
        - {id: shown, when: "\(rule)"}
      """)
    #expect(form.value(of: "holds") == true)
    #expect(form.exists("shown"))
  }

  @Test func `the rows of a list give computed values of their type too`() throws {
    let form = try FormSession(
      """
      fields:
        - id: stays
          type: list
          fields: [{id: nights, type: integer}, {id: length, type: computed, cel: "duration(string(nights * 24) + 'h')"}]
        - {id: long, type: computed, cel: "stays.all(s, s.length > duration('1h'))"}
      """, answers: ["stays": [["nights": 2], ["nights": 3]]])
    #expect(form.value(of: "long") == true)
  }

  @Test(
    arguments: [
      ("duration('9000s')", "9000s"), ("18446744073709551615u", "18446744073709551615"), ("duration('1500ms')", "1.5s"),
      ("{'1': 'a', 1: 'b'}", ["1": "a"]),
    ] as [(String, JSONValue)])
  func `what an expression came to keeps its digits as an answer`(expression: String, answer: JSONValue) throws {
    let form = try FormSession("fields: [{id: a, type: computed, cel: \"\(expression)\"}, {id: b}]")
    #expect(form.value(of: "a") == answer)
  }
}
