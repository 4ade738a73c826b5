import FormTesting
import KeyScripts
import Testing

/// The keys of fields that are not plain text.
@Suite struct FieldKeyTests {
  /// A form of one field and another below it.
  private func form(_ field: String) throws -> FormSession<String> {
    try FormSession("fields: [{id: f, \(field)}, {id: last}]")
  }

  @Test(
    arguments: [
      (["Down", "Space"], "b" as JSONValue), (["Down", "Down", "Enter"], "d"), (["Down", "Down", "Up", "Space"], "b"),
      (["Down", "Up", "Enter"], "a"), (["Space"], "a"), (["Down"], nil), (["Down", "Tab"], nil), (["Enter"], nil),
      (["Down", "Down", "Down"], nil), (["Space", "Space"], nil), (["Space", "Enter"], "a"),
      (["Space", "Down", "Tab"], "a"), (["Space", "Space", "Enter"], nil),
    ] as [([String], JSONValue)])
  func `a select moves with Up and Down, passing over what is disabled; Space and Return choose`(
    keys: [String], value: JSONValue
  ) throws {
    let form = try form("type: select, options: [a, b, {value: c, disabled: true}, d]")
    for key in keys { form.press(key) }
    #expect(form.value(of: "f") == value)
  }

  @Test(
    arguments: [
      ("integer", "-9223372036854775808", "Up", -9_223_372_036_854_775_807 as JSONValue),
      ("integer", "-9223372036854775808", "Down", -9_223_372_036_854_775_808),
      ("integer, multipleOf: 10", "-9223372036854775808", "Up", -9_223_372_036_854_775_800),
      ("integer, multipleOf: 10", "-9223372036854775808", "Down", -9_223_372_036_854_775_808),
      ("integer, multipleOf: 10", "9223372036854775807", "Up", 9_223_372_036_854_775_807),
      ("integer, multipleOf: 10", "9223372036854775807", "Down", 9_223_372_036_854_775_800),
      ("integer, multipleOf: 9223372036854775807", "5", "Up", 9_223_372_036_854_775_807),
    ] as [(String, String, String, JSONValue)])
  func `a whole number steps as far as there are whole numbers`(
    type: String, text: String, key: String, value: JSONValue
  ) throws {
    let form = try form("type: \(type)")
    form.type(text)
    form.press(key)
    #expect(form.value(of: "f") == value)
  }

  @Test(arguments: ["date", "time", "datetime"])
  func `a moment whose steps are longer than the calendar does not trap`(type: String) throws {
    let form = try form("type: \(type), multipleOf: 9223372036854775807")
    for key in ["Shift+Up", "Up", "Down"] { form.press(key) }
    #expect(form.isRunning)
  }

  @Test(
    "a key that searches the history takes nothing that is typed where there is none",
    arguments: ["Ctrl+R", "Ctrl+S", "Alt+p", "Alt+n"],
    [
      ("password", "hunter2", "hunter2"), ("integer, secret: true", "42", 42), ("boolean", "y", true),
      ("select, options: [red, green]", "gre", "green"), ("multiselect, options: [red, green]", "gre", ["green"]),
    ] as [(String, String, JSONValue)])
  func searches(key: String, answer: (type: String, typed: String, value: JSONValue)) throws {
    let form = try form("type: \(answer.type)")
    form.press(key)
    form.type(answer.typed)
    #expect(!form.contains("search"))
    form.press("Tab")
    #expect(form.value(of: "f") == answer.value)
  }

  @Test func `a select is filtered by typing`() throws {
    let form = try form("type: select, options: [Paris, London, {value: ny, label: New York}]")
    form.type("yor")
    #expect(form.value(of: "f") == nil)
    form.press("Enter")
    #expect(form.value(of: "f") == "ny")
    #expect(form.focusedField == "last")
    #expect(form.line(1) == "  F     New York                                   ▾")
  }

  @Test func `Esc closes the filter before it cancels`() throws {
    let form = try form("type: select, options: [Paris, London]")
    form.type("lon")
    form.press("Esc")
    #expect(form.isRunning)
    #expect(!form.screen.contains { $0.contains("Discard") })
  }

  @Test func `a multiselect turns options on and off and keeps option order`() throws {
    let form = try form("type: multiselect, options: [a, b, c], maxItems: 2")
    form.press("Down", 2)
    form.press("Space")
    form.press("Up", 2)
    form.press("Space")
    #expect(form.value(of: "f") == ["a", "c"])
    form.press("Down")
    form.press("Space")
    #expect(form.value(of: "f") == ["a", "c"])
    #expect(form.screen.contains { $0.contains("Choose at most 2") })
    form.press("Up")
    form.press("Space")
    form.press("Down")
    form.press("Space")
    #expect(form.value(of: "f") == ["b", "c"])
    #expect(form.errors == [:])
  }

  @Test func `giving up all choices gives up those that are no options any more`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: kind, default: a}
        - {id: tags, type: multiselect, options: {cel: "kind == 'a' ? ['x', 'y'] : ['z']"}}
        - {id: last}
      """)
    form.press("Tab")
    form.press("Space")
    #expect(form.value(of: "tags") == ["x"])
    form.press("Shift+Tab")
    form.type("b")
    form.press("Tab")
    #expect(form.value(of: "tags") == ["x"])
    form.press("Alt+n")
    #expect(form.value(of: "tags") == [])
  }

  @Test func `options may follow from other fields, and what is no option any more is wrong`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: all, type: multiselect, options: [a, b, c], default: [a, b]}
        - {id: best, type: select, options: {cel: all}, default: b}
        - {id: last}
      """)
    form.press("Tab")
    form.press("Up")
    form.press("Space")
    #expect(form.value(of: "best") == "a")
    form.press("Shift+Tab")
    form.press("Space")
    #expect(form.value(of: "all") == ["b"])
    form.press("Tab")
    #expect(form.errors == ["best": ["'a' is not offered now: choose another"]])
    form.press("Space")
    #expect(form.value(of: "best") == "b")
    #expect(form.errors == [:])
  }

  @Test func `Down on the last option and Up on the first leave the list, with nothing chosen`() throws {
    let form = try FormSession(
      "fields: [{id: a}, {id: f, type: select, options: [x, y]}, {id: g, type: multiselect, options: [x, y]}, {id: b}]")
    for (keys, focus) in [
      (["Tab", "Down", "Down"], "g"), (["Down", "Down"], "b"), (["Up"], "g"), (["Up"], "f"), (["Up"], "a"),
    ] {
      for key in keys { form.press(key) }
      #expect(form.focusedField == focus)
    }
    #expect(form.value(of: "f") == nil)
  }

  @Test func `a required list keeps its choice, and Return chooses in it untouched`() throws {
    let form = try form("type: select, required: true, options: [a, b]")
    for key in ["Space", "Space"] { form.press(key) }
    #expect(form.value(of: "f") == "a")
    let untouched = try self.form("type: select, required: true, options: [a, b]")
    untouched.press("Enter")
    #expect(untouched.value(of: "f") == "a")
    #expect(untouched.focusedField == "last")
  }

  @Test(arguments: ["Ctrl+End", "Alt+Enter"])
  func `keys of the whole form are the form's in a list too`(key: String) throws {
    let form = try form("type: select, options: [a, b]")
    form.press(key)
    #expect(key == "Ctrl+End" ? form.focusedField == "last" : form.isSubmitted)
    #expect(form.value(of: "f") == nil)
  }

  @Test(
    arguments: [
      (["Space"], true), (["Space", "Space"], false), (["y"], true), (["y", "n"], false), (["Right"], false),
      (["Left"], false), (["x"], true),
    ] as [([String], Bool)])
  func `a boolean is toggled, or answered with y and n`(keys: [String], value: Bool) throws {
    let form = try form("type: boolean")
    for key in keys { if key.count == 1 { form.type(key) } else { form.press(key) } }
    #expect(form.value(of: "f") == .bool(value))
  }

  @Test(
    arguments: [
      ("type: integer", ["Shift+Up"], 0 as JSONValue),
      ("type: integer, default: 5", ["Shift+Up", "Shift+Up", "Shift+Down"], 6),
      ("type: integer, minimum: 3", ["Shift+Up"], 3),
      ("type: integer, default: 9, maximum: 10", ["Shift+Up", "Shift+Up"], 10),
      ("type: integer, multipleOf: 5, default: 10", ["Shift+Up"], 15),
      ("type: integer, multipleOf: 5", ["7", "Shift+Up"], 10),
      ("type: integer, multipleOf: 5", ["7", "Shift+Down"], 5),
      ("type: number, multipleOf: 0.1, default: 0.2", ["Shift+Up"], 0.3),
      ("type: number, default: 1, exclusiveMaximum: 2", ["Shift+Up"], 1),
      ("type: date", ["Shift+Up"], "2026-01-01"), ("type: date, default: 2026-02-28", ["Shift+Up"], "2026-03-01"),
      ("type: date, default: 2026-01-01", ["Shift+Down"], "2025-12-31"),
      ("type: date, default: 2026-01-01, multipleOf: 7", ["Shift+Up"], "2026-01-08"),
      ("type: time, default: '23:59:00'", ["Shift+Up"], "00:00:00"),
      ("type: time, default: '10:00'", ["Shift+Down"], "09:59:00"),
      ("type: datetime, default: '2026-01-01T00:00:00Z'", ["Shift+Down"], "2025-12-31T23:59:00Z"),
    ] as [(String, [String], JSONValue)])
  func `numbers and moments are stepped with Shift-Up and Shift-Down`(field: String, keys: [String], value: JSONValue)
    throws
  {
    let form = try form(field)
    for key in keys { if key.count == 1 { form.type(key) } else { form.press(key) } }
    #expect(form.value(of: "f") == value)
    #expect(form.focusedField == "f")
  }

  @Test(
    arguments: [
      ("type: date, default: 2026-01-31", ["Home", "Shift+Up"], "2027-01-31"),
      ("type: date, default: 2026-01-31", ["Home", "Right 5", "Shift+Up"], "2026-02-28"),
      ("type: date, default: 2026-01-31", ["Home", "Right 5", "Shift+Up", "Shift+Up"], "2026-03-28"),
      ("type: date, default: 2024-02-29", ["Home", "Shift+Down"], "2023-02-28"),
      ("type: date, default: 2026-01-31", ["Left", "Shift+Down"], "2026-01-30"),
      ("type: date, default: 2026-01-31, maximum: 2026-02-10", ["Home", "Shift+Up"], "2026-02-10"),
      ("type: date, default: 2026-01-31, exclusiveMaximum: 2026-02-10", ["Home", "Shift+Up"], "2026-02-09"),
      (
        "type: date, minimum: 2026-01-05, default: 2026-01-19, multipleOf: 7", ["Home", "Right 5", "Shift+Up"],
        "2026-02-23"
      ),
      ("type: time, default: '10:07'", ["Home", "Shift+Up"], "11:07:00"),
      ("type: time, default: '10:07'", ["Left", "Shift+Up"], "10:08:00"),
      ("type: time, default: '10:07:30'", ["Left", "Shift+Up"], "10:07:31"),
      ("type: time, default: '10:00', multipleOf: 900", ["Home", "Right 3", "Shift+Up"], "10:15:00"),
      ("type: time, default: '10:00', multipleOf: 900", ["Home", "Right 3", "Shift+Down"], "09:45:00"),
      ("type: datetime, default: '2026-01-31T23:30:00Z'", ["Home", "Right 8", "Shift+Up"], "2026-02-01T23:30:00Z"),
      ("type: datetime, default: '2026-01-31T23:30:00Z'", ["Home", "Right 11", "Shift+Up"], "2026-02-01T00:30:00Z"),
      (
        "type: datetime, default: '2026-01-31T23:30:00+02:00'", ["Home", "Right 16", "Shift+Up"],
        "2026-01-31T23:31:00+02:00"
      ),
      (
        "type: datetime, default: '2026-01-31T23:30:09+02:00'", ["Home", "Right 17", "Shift+Up"],
        "2026-01-31T23:30:10+02:00"
      ),
      (
        "type: datetime, default: '2026-01-31T23:30:00+02:00'", ["Home", "Right 5", "Shift+Down"],
        "2025-12-31T23:30:00+02:00"
      ),
    ] as [(String, [String], JSONValue)])
  func `of a moment, the part that point is in is stepped, and point stays there`(
    field: String, keys: [String], value: JSONValue
  ) throws {
    let form = try form(field)
    for key in keys.dropLast() {
      let parts = key.split(separator: " ")
      form.press(String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }
    let column = form.cursor?.column
    for key in keys.suffix(1) { form.press(key) }
    #expect(form.value(of: "f") == value)
    #expect(form.cursor?.column == column)
  }

  @Test func `whole numbers keep all their digits when they are stepped`() throws {
    let form = try form("type: integer, default: 9007199254740993")
    form.press("Shift+Up")
    #expect(form.value(of: "f") == 9_007_199_254_740_994)
    let largest = try self.form("type: integer, default: 9223372036854775807")
    largest.press("Shift+Up")
    #expect(largest.value(of: "f") == 9_223_372_036_854_775_807)
    let smallest = try self.form("type: integer, default: -9223372036854775808")
    smallest.press("Shift+Down")
    #expect(smallest.value(of: "f") == .integer(Int.min))
    smallest.press("Shift+Up")
    #expect(smallest.value(of: "f") == .integer(Int.min + 1))
  }

  @Test(
    arguments: [
      ("type: integer", "12", 12 as JSONValue), ("type: integer", " 7 ", 7), ("type: number", "1.50", 1.5),
      ("type: date", "2024-02-29", "2024-02-29"), ("type: time", "7:30", "07:30:00"),
      ("type: time", "07:30", "07:30:00"),
      ("type: datetime", "2026-01-02 10:00", "2026-01-02T10:00:00Z"),
      ("type: datetime", "2026-01-02T10:00:00+02:00", "2026-01-02T10:00:00+02:00"),
    ] as [(String, String, JSONValue)])
  func `typed text becomes a value of the field's type`(field: String, text: String, value: JSONValue) throws {
    let form = try form(field)
    form.type(text)
    #expect(form.value(of: "f") == value)
  }

  @Test(arguments: [
    ("type: integer", "1.5", "'1.5' is not a whole number"), ("type: number", "a lot", "'a lot' is not a number"),
    ("type: date", "2026-02-30", "February 2026 has 28 days"),
  ])
  func `text that is no value is kept, has no answer and says why`(field: String, text: String, error: String) throws {
    let form = try form(field)
    form.type(text)
    form.press("Tab")
    #expect(form.errors == ["f": [error]])
    #expect(form.value(of: "f") == nil)
    #expect(form.line(1).contains(text + " "))
    form.press("F10")
    #expect(form.isRunning)
  }
}
