import FormTesting
import KeyScripts
import Testing

/// Ordinary keys neither lose an answer nor invent one.
struct OrdinaryKeyTests {
  private func form(_ fields: String...) throws -> FormSession<String> {
    try FormSession("fields:\n" + fields.map { "  - {\($0)}\n" }.joined() + "  - {id: last}\n")
  }

  // Up and Down.

  @Test(arguments: [
    "type: integer", "type: integer, default: 4", "type: number, default: 2.5", "type: date",
    "type: date, default: '2026-02-05'", "type: time, default: '10:00'", "type: datetime", "type: select, options: [a]",
  ])
  func `Up and Down move on from a field that nobody has edited`(keys: String) throws {
    let form = try form("id: first", "id: it, \(keys)")
    let before = form.value(of: "it")
    form.press("Down", 2)
    #expect(form.focusedField == "last")
    form.press("Up", 2)
    #expect(form.focusedField == "first")
    #expect(form.value(of: "it") == before)
  }

  @Test func `once a number was edited they step, until focus has left it`() throws {
    let form = try form("id: first", "id: it, type: integer")
    form.press("Tab")
    form.type("7")
    form.press("Up")
    #expect(form.value(of: "it") == 8)
    form.press("Tab")
    form.press("Shift+Tab")
    form.press("Up")
    #expect(form.focusedField == "first")
    #expect(form.value(of: "it") == 8)
  }

  @Test func `Shift-Up and Shift-Down always step, and then so do Up and Down`() throws {
    let form = try form("id: day, type: date, default: '2026-02-05'", "id: it, type: integer, default: 4")
    form.press("Shift+Up")
    #expect(form.value(of: "day") == "2026-02-06")
    form.press("Tab")
    form.press("Shift+Down")
    #expect(form.value(of: "it") == 3)
    form.press("Down")
    #expect(form.value(of: "it") == 2)
  }

  @Test func `in a row of a list, Up changes no other row`() throws {
    let form = try FormSession(
      "fields:\n  - {id: items, type: list, fields: [{id: day, type: date}, {id: what}]}\n",
      answers: ["items": [["day": "2026-02-05", "what": "a"], ["day": "2026-02-06", "what": "b"]]])
    let before = form.answers
    for key in ["Down", "Down", "Up", "Up", "Up", "Down"] { form.press(key) }
    #expect(form.answers == before)
  }

  @Test func `Left and Right leave a box alone, and choose between answers side by side`() throws {
    let form = try form("id: box, type: boolean", "id: open, type: boolean, default: null")
    form.press("Right")
    form.press("Left")
    #expect(form.value(of: "box") == false)
    form.press("Tab")
    form.press("Left")
    #expect(form.value(of: "open") == true)
  }

  // The first character.

  @Test(arguments: [
    ("type: integer, default: 4", "8", 8 as JSONValue), ("type: number, default: 2.5", "7", 7),
    ("type: date, default: '2026-02-05'", "2026-03-01", "2026-03-01"),
    ("type: time, default: '10:00'", "9:30", "09:30:00"),
    ("type: datetime, default: '2026-02-05T10:00:00Z'", "2026-03-01 9:30", "2026-03-01T09:30:00Z"),
    ("type: integer, default: {cel: '40 + 2'}", "8", 8),
  ])
  func `the first character replaces a default that nobody has touched`(
    keys: String, typed: String, answer: JSONValue
  ) throws {
    let typing = try form("id: it, \(keys)")
    typing.type(typed)
    #expect(typing.value(of: "it") == answer)
    let pasting = try form("id: it, \(keys)")
    pasting.paste(typed)
    #expect(pasting.value(of: "it") == answer)
  }

  @Test func `a key that moves or edits keeps the default, and one undo brings it back`() throws {
    for key in ["End", "Ctrl+E", "Right"] {
      let form = try form("id: it, type: integer, default: 4")
      form.press(key)
      form.type("8")
      #expect(form.value(of: "it") == 48)
    }
    let form = try form("id: it, type: integer, default: 4")
    form.type("8")
    form.press("Ctrl+_")
    #expect(form.value(of: "it") == 4)
  }

  @Test func `a value that was given or edited is kept, as is every text`() throws {
    let given = try FormSession("fields:\n  - {id: it, type: integer, default: 4}\n", answers: ["it": 5])
    given.type("8")
    #expect(given.value(of: "it") == 58)
    let form = try form("id: it, type: integer, default: 4", "id: text, default: ab")
    form.type("8")
    form.press("Tab")
    form.type("c")
    #expect(form.value(of: "text") == "abc")
    form.press("Shift+Tab")
    form.type("1")
    #expect(form.value(of: "it") == 81)
  }

  // Esc.

  @Test func `Esc at the question whether to leave means no, however often`() throws {
    let form = try form("id: name")
    form.type("Ada")
    form.press("Esc", 4)
    #expect(form.isRunning)
    #expect(form.value(of: "name") == "Ada")
    form.press("Esc")
    form.press("y")
    #expect(form.isCancelled)
  }

  // What was typed to search a list.

  private static let plan = "id: plan, type: select, options: [Free, Team, Business], default: Free"

  @Test(arguments: ["Tab", "Shift+Tab", "Ctrl+End", "Enter", "F10", "click"])
  func `an option that was typed is taken, whichever way the list is left`(key: String) throws {
    let form = try form("id: first", Self.plan)
    form.press("Tab")
    form.type("team")
    if key == "click" { form.click("First") } else { form.press(key) }
    #expect(form.value(of: "plan") == "Team")
  }

  @Test(arguments: ["Esc", "Ctrl+C"])
  func `Esc and Ctrl-C drop the search`(key: String) throws {
    let form = try form("id: first", Self.plan)
    form.press("Tab")
    form.type("team")
    form.press(key)
    form.press("Tab")
    #expect(form.value(of: "plan") == "Free")
  }

  @Test(arguments: [
    ("frankfurt", "eu-1"), ("eu-2", "eu-2"), ("EU-1", "eu-1"), ("par", "eu-2"), ("main", "eu-1"), ("york", "us"),
  ])
  func `a label or value names an option, as does its start or that of a word, if no other has it`(
    typed: String, value: String
  ) throws {
    let form = try form(
      "id: first",
      "id: place, type: select, options: [{value: eu-1, label: Frankfurt am Main}, {value: eu-2, label: Paris}, "
        + "{value: us, label: New York}]")
    form.press("Tab")
    form.type(typed)
    form.press("Tab")
    #expect(form.value(of: "place").string == value)
  }

  @Test func `a whole label wins over longer ones that begin with it`() throws {
    let form = try form("id: place, type: select, options: [Nigeria, Niger]")
    form.type("niger")
    form.press("Tab")
    #expect(form.value(of: "place") == "Niger")
  }

  @Test(arguments: [
    ("gre", "'gre' fits Green, Grey: choose one"), ("xyz", "'xyz' is not one of the options"),
    ("lu", "'lu' fits Blue: choose one"),
  ])
  func `of several matches or none the field says so, keeps the text, and holds submission`(
    typed: String, message: String
  ) throws {
    let form = try form("id: colour, type: select, options: [Green, Grey, Blue]")
    form.type(typed)
    form.press("Tab")
    #expect(form.errors["colour"] == [message])
    #expect(form.value(of: "colour") == .null)
    #expect(form.screen.contains { $0.contains("  \(typed)") })
    form.press("F10")
    #expect(form.isRunning && form.focusedField == "colour")
    form.press("Esc")
    form.press("Tab")
    #expect(form.errors.isEmpty)
  }

  @Test func `with several choices Return takes the one match, and what was chosen stays`() throws {
    let form = try form("id: colours, type: multiselect, options: [red, green, blue]")
    form.type("gre")
    form.press("Enter")
    #expect(form.value(of: "colours") == ["green"])
    form.press("Shift+Tab")
    form.type("gre")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
  }

  @Test func `a search with which Space has chosen is done`() throws {
    let form = try form("id: colours, type: multiselect, options: [green, grey, blue]")
    form.type("gre ")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
    #expect(form.errors.isEmpty)
    form.press("Shift+Tab")
    form.type("green  ")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
  }

  @Test func `another answer than the options is taken, where one is allowed`() throws {
    let form = try FormSession(
      definition:
        "formline: 1\nfields:\n  - {id: size, type: select, options: [small, large], other: true}\n  - {id: b}")
    form.type("huge")
    form.press("Tab")
    #expect(form.value(of: "size") == "huge")
  }

  @Test func `the greatest number of items is a bound`() throws {
    let form = try form("id: colours, type: multiselect, maxItems: 1, options: [red, green]")
    form.press("Space")
    form.press("Down")
    form.press("Space")
    #expect(form.value(of: "colours") == ["red"])
    #expect(form.screen.contains { $0.contains("Choose at most 1") })
    form.type("gre")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["red"])
    #expect(form.errors["colours"] == ["Choose at most 1"])
  }

  // The mouse wheel.

  @Test func `the wheel scrolls an open list, and every option can be clicked`() throws {
    let options = (10..<40).map { "item\($0)" }.joined(separator: ", ")
    let form = try form("id: one, type: select, options: [\(options)]")
    #expect(!form.screen.contains { $0.contains("item39") })
    let row = try #require(form.screen.firstIndex { $0.contains("item12") })
    for _ in 0..<20 { form.send(Array("\u{1b}[<65;12;\(row + 1)M".utf8)) }
    #expect(form.value(of: "one") == .null)
    #expect(form.click("item39"))
    #expect(form.value(of: "one") == "item39")
  }
}
