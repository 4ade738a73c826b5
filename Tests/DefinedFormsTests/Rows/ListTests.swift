import FormTesting
import KeyScripts
import LineEditing
import Testing

/// Lists: rows are added, removed and moved, by key and by mouse.
@Suite struct ListTests {
  static let guests = """
    fields:
      - id: guests
        type: list
        fields: [{id: name, required: true}, {id: age, type: integer}]
      - {id: last}
    """

  private static let two: JSONValue = ["guests": [["name": "Ada", "age": 36], ["name": "Bob", "age": nil]]]

  @Test func `an empty list is a line that adds a row, and answers with an empty list`() throws {
    let form = try FormSession(Self.guests)
    #expect(form.focusedField == "guests")
    #expect(form.line(1) == "▌ Guests  [ + Add ]")
    #expect(form.answers == ["guests": [], "last": nil])
  }

  @Test(arguments: ["Enter", "Space", "+", "F8", "click"])
  func `a row is added with Return, Space, plus, F8 and the mouse, and has focus at once`(way: String) throws {
    let form = try FormSession(Self.guests)
    switch way {
    case "+": form.type("+")
    case "click": try form.click("+ Add")
    default: form.press(way)
    }
    #expect(form.focusedField == "guests[0].name")
    #expect(
      form.screen.prefix(5) == [
        "  Guests", "     Name *                                     Age",
        "▌ 1                                                       ▴▾   ↑ ↓ ✕", "  [ + Add another ]", "",
      ])
    form.type("Ada")
    #expect(form.value(of: "guests") == [["name": "Ada", "age": nil]])
    #expect(form.value(of: "guests[0].name") == "Ada")
  }

  @Test func `Tab and Return go through the rows, to the line below them, and on`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    var places = [form.focusedField]
    for key in ["Tab", "Enter", "Tab", "Enter", "Tab"] {
      form.press(key)
      places.append(form.focusedField)
    }
    #expect(
      places == ["guests[0].name", "guests[0].age", "guests[1].name", "guests[1].age", "guests", "last"])
    #expect(form.submittedFields == ["guests[0].age", "guests[1].age"])
    form.press("Shift+Tab", 2)
    #expect(form.focusedField == "guests[1].age")
  }

  @Test func `F8 adds a row below the one that has focus`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    form.press("F8")
    #expect(form.focusedField == "guests[1].name")
    form.type("Eve")
    let names: JSONValue = [
      ["name": "Ada", "age": 36], ["name": "Eve", "age": nil], ["name": "Bob", "age": nil],
    ]
    #expect(form.value(of: "guests") == names)
  }

  @Test func `Shift-F8 removes the row that has focus, which goes to the row in its place`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    form.press("Shift+F8")
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil]])
    #expect(form.focusedField == "guests[0].name")
    #expect(form.errors == [:])
    form.type("by")
    #expect(form.value(of: "guests[0].name") == "Bobby")
    form.press("Shift+F8")
    #expect(form.value(of: "guests") == [])
    #expect(form.focusedField == "guests")
  }

  @Test func `on the line below the rows, Shift-F8 removes none`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    form.press("Shift+Tab", 3)
    #expect(form.focusedField == "guests")
    form.press("Shift+F8")
    #expect(form.value(of: "guests") == Self.two["guests"])
    #expect(form.focusedField == "guests")
  }

  @Test(arguments: [
    ("type: list, item: {}", ["x", "y"] as JSONValue), ("type: select, options: [x, y]", "x" as JSONValue),
    ("type: multiselect, options: [x, y]", ["x"] as JSONValue), ("type: boolean", true as JSONValue),
  ])
  func `what F4 takes away comes back with a key that is named`(keys: String, answer: JSONValue) throws {
    let form = try FormSession("fields: [{id: z}, {id: f, \(keys)}]", answers: ["f": answer])
    form.press("Ctrl+End")
    form.press("F4")
    #expect(form.value(of: "f") != answer)
    #expect(form.contains("Cleared: Ctrl+_ brings it back"))
    form.press("Ctrl+_")
    #expect(form.value(of: "f") == answer)
    #expect(!form.contains("Cleared"))
  }

  @Test func `a full list says how many rows there may be`() throws {
    let form = try FormSession(
      Self.guests.replacing("type: list", with: "type: list\n    maxItems: 2"), answers: Self.two)
    while form.focusedField != "guests[1].name" { form.press("Tab") }
    form.press("F8")
    #expect(form.value(of: "guests") == Self.two["guests"])
    #expect(form.contains("Use at most 2 rows"))
  }

  @Test func `two entries of a map may not have one key, which is named`() throws {
    let form = try FormSession("fields: [{id: f, type: map, item: {}}, {id: s, type: map, secret: true, item: {}}]")
    for field in ["f", "s"] {
      for value in ["1", "2"] {
        while form.focusedField != field { form.press("Tab") }
        form.press("F8")
        form.type("port")
        form.press("Tab")
        form.type(value)
      }
    }
    form.press("F10")
    #expect(
      form.errors == [
        "f": ["'port' is the key of rows 1 and 2: each may be there once"],
        "s": ["Rows 1 and 2 are the same: each may be there once"],
      ])
  }

  @Test func `entries of a map whose keys were emptied ask for a key each`() throws {
    let form = try FormSession(
      "fields: [{id: f, type: map, item: {}}]", answers: ["f": ["a": "1", "b": "2", "c": "3"]])
    for row in [0, 2] {
      while form.focusedField != "f[\(row)].key" { form.press("Tab") }
      form.press("Ctrl+U")
    }
    form.press("F10")
    #expect(form.errors == ["f[0].key": ["Key is required"], "f[2].key": ["Key is required"]])
  }

  @Test func `the key that undoes typing brings a removed row back, until something else is typed`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("old")
    form.press("Shift+F8")
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil]])
    #expect(form.screen.contains { $0.contains("Row removed: Ctrl+_ brings it back") })
    form.press("Ctrl+_")
    #expect(form.value(of: "guests") == [["name": "Ada", "age": nil], ["name": "Bob", "age": nil]])
    #expect(form.focusedField == "guests[0].name")
    // What was no value is there as it was typed.
    #expect(form.snapshot().contains("old"))
    form.press("Shift+F8")
    form.type("by")
    form.press("Ctrl+_")
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil]])
  }

  @Test func `rows that were removed one after another come back one by one`() throws {
    let three: JSONValue = ["tags": ["one", "two", "three"]]
    let form = try FormSession("fields: [{id: tags, type: list, item: {}}]", answers: three)
    form.press("Shift+F8", 3)
    #expect(form.value(of: "tags") == [])
    form.press("Ctrl+_")
    #expect(form.value(of: "tags") == ["three"])
    form.press("Ctrl+_")
    #expect(form.value(of: "tags") == ["two", "three"])
    form.press("Ctrl+_", 2)
    #expect(form.answers == three)
  }

  @Test func `with a row comes back what it holds, and nothing that was removed in it before`() throws {
    let form = try FormSession(
      "fields: [{id: a, type: list, fields: [{id: name}, {id: b, type: list, item: {}}]}]",
      answers: ["a": [["name": "p", "b": ["x", "y"]], ["name": "q", "b": ["z"]]]])
    form.press("Tab")
    form.press("Shift+F8")
    #expect(form.value(of: "a") == [["name": "p", "b": ["y"]], ["name": "q", "b": ["z"]]])
    form.press("Shift+Tab")
    form.press("Shift+F8")
    #expect(form.value(of: "a") == [["name": "q", "b": ["z"]]])
    form.press("Ctrl+_", 2)
    #expect(form.value(of: "a") == [["name": "p", "b": ["y"]], ["name": "q", "b": ["z"]]])
  }

  @Test func `an empty row comes back, and a secret never does`() throws {
    let form = try FormSession(
      "fields: [{id: keys, type: list, fields: [{id: token, type: password}, {id: note}]}]",
      answers: ["keys": [["token": "hunter2", "note": "ci"]]])
    form.press("Shift+F8")
    form.press("Ctrl+_")
    #expect(form.value(of: "keys") == [["token": nil, "note": "ci"]])
    let empty = try FormSession(Self.guests)
    empty.press("F8")
    empty.press("Shift+F8")
    empty.press("Ctrl+_")
    #expect(empty.value(of: "guests") == [["name": nil, "age": nil]])
  }

  @Test func `the help names the keys for rows, in a list only`() throws {
    let form = try FormSession(Self.guests, rows: 40)
    form.press("F1")
    #expect(form.screen.contains { $0.contains("F8, Shift+F8") && $0.contains("add a row, remove it") })
    form.press("Esc")
    form.press("Tab")
    form.press("F1")
    #expect(!form.screen.contains { $0.contains("add a row") })
  }

  @Test func `a row moves with Ctrl-Up and Ctrl-Down, and takes focus and point along`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    form.press("Left")
    form.press("Ctrl+Down")
    #expect(form.focusedField == "guests[1].name")
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil], ["name": "Ada", "age": 36]])
    form.type("-")
    #expect(form.value(of: "guests[1].name") == "Ad-a")
    form.press("Ctrl+Down", 3)
    #expect(form.focusedField == "guests[1].name")
    form.press("Ctrl+Up")
    #expect(form.focusedField == "guests[0].name")
    #expect(form.screen[2].hasPrefix("▌ 1  Ad-a "))
  }

  @Test func `the mouse moves and removes rows by the marks beside their numbers`() throws {
    let form = try FormSession(Self.guests, answers: Self.two)
    // The columns of ↓ and ✕ in the first row.
    form.click(column: 66, row: 3)
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil], ["name": "Ada", "age": 36]])
    #expect(form.focusedField == "guests[1].name")
    form.click(column: 68, row: 3)
    #expect(form.value(of: "guests") == [["name": "Ada", "age": 36]])
    try form.click("+ Add another")
    #expect(form.focusedField == "guests[1].name")
    form.click(column: 64, row: 4)
    #expect(form.value(of: "guests") == [["name": nil, "age": nil], ["name": "Ada", "age": 36]])
  }

  @Test func `the toolbar offers what can be done to rows while focus is in a list`() throws {
    let form = try FormSession(Self.guests)
    #expect(form.toolbar == ["Previous", "Next", "Clear", "Add"])
    try form.click("F8 Add")
    #expect(form.toolbar == ["Previous", "Next", "Clear", "Add", "Remove"])
    form.press("Tab", 3)
    #expect(form.focusedField == "last")
    #expect(form.toolbar == ["Previous", "Next", "Clear"])
  }

  @Test func `the keys are readline functions and can be bound to others`() throws {
    let form = try FormSession(
      definition: "formline: 1\n" + Self.guests, answers: Self.two,
      inputrc: "\"\\C-n\": form-add-row\n\"\\C-p\": form-remove-row\n\"\\C-t\": form-move-row-down")
    form.press("Ctrl+T")
    #expect(form.focusedField == "guests[1].name")
    form.press("Ctrl+N")
    #expect(form.focusedField == "guests[2].name")
    form.press("Ctrl+P")
    #expect(form.value(of: "guests") == [["name": "Bob", "age": nil], ["name": "Ada", "age": 36]])
  }

  @Test func `clearing a list takes all its rows away`() throws {
    let form = try FormSession(
      Self.guests + "\ntoolbar: [{label: Nobody, key: F5, action: {clear: guests}}]", answers: Self.two)
    form.press("F5")
    #expect(form.value(of: "guests") == [])
    #expect(form.screen[0].contains("+ Add"))
  }

  @Test func `a row that is added to a long list is in sight`() throws {
    let rows = JSONValue.array((0..<30).map { ["name": .string("Guest \($0)"), "age": nil] })
    let form = try FormSession(Self.guests, answers: ["guests": rows], rows: 12)
    form.press("Ctrl+End")
    form.press("Up")
    form.press("Space")
    #expect(form.focusedField == "guests[30].name")
    #expect(form.screen.contains { $0.hasPrefix("▌ 31") })
  }

  @Test func `a placeholder stands where there are no rows`() throws {
    let form = try FormSession(
      "fields: [{id: guests, type: list, placeholder: Nobody yet, fields: [{id: name}]}, {id: last}]")
    #expect(form.screen.prefix(3) == ["▌ Guests  Nobody yet", "▌         [ + Add ]", ""])
    form.press("Space")
    #expect(
      form.screen.prefix(3) == ["  Guests", "     Name", "▌ 1                                             ↑ ↓ ✕"])
  }

  @Test func `rows stand as a table where there is room, with what they come to, else one field below the other`()
    throws
  {
    let receipts = """
      fields:
        - id: receipts
          type: list
          fields:
            - {id: what, required: true}
            - {id: amount, type: number, decimals: 2, unit: €, total: true, maximum: 100, description: With tax.}
        - {id: last}
      """
    let given: JSONValue = ["receipts": [["what": "Train", "amount": 20.1], ["what": "Taxi", "amount": 10.2]]]
    let form = try FormSession(receipts, answers: given, columns: 60)
    #expect(
      form.screen.prefix(7) == [
        "  Receipts", "     What *                           Amount",
        "▌ 1  Train                            20.10 €     ▴▾   ↑ ↓ ✕",
        "  2  Taxi                             10.20 €     ▴▾   ↑ ↓ ✕", "  Total                               30.30 €",
        "  [ + Add another ]", "",
      ])
    // What describes a field is told while one is there, and errors stay; both stand below the row.
    form.press("Tab")
    #expect(form.screen[3] == "▌                                     With tax.")
    form.press("Ctrl+U")
    form.type("200")
    form.press("Down")
    #expect(form.focusedField == "receipts[0].amount", "Up and Down step a number")
    form.press("Tab")
    #expect(form.focusedField == "receipts[1].what")
    let narrow = try FormSession(receipts, answers: given, columns: 40)
    #expect(
      narrow.screen.contains("  Receipts") && narrow.screen.contains { $0.contains("1 ↑ ↓ ✕") }
        && narrow.screen.contains("    Total, Amount  30.30 €"))
  }

  @Test func `letters typed on the button that adds a row are dropped with a bell`() throws {
    let form = try FormSession("fields: [{id: l, type: list, item: {}}]")
    let bells = LineEditor.shared.bellCount
    form.type("ab")
    #expect(LineEditor.shared.bellCount == bells + 2)
    form.type("+")
    #expect(form.focusedField == "l[0].value")
    #expect(LineEditor.shared.bellCount == bells + 2)
  }

  @Test(arguments: [("", "choose…"), (", placeholder: which one?", "which one?")])
  func `a choice in a table has room for what it says without an answer`(key: String, prompt: String) throws {
    let form = try FormSession(
      "fields: [{id: l, type: list, fields: [{id: x}, {id: y, type: select, options: [p, q]\(key)}]}, {id: z}]",
      answers: ["l": [["x": "a"]]])
    #expect(form.contains("\(prompt) ▾"))
  }

  @Test(arguments: [
    (["amount", "what"], ["     7              Total"]), (["amount"], ["  Total, Amount  7"]),
    (["what", "amount"], ["  Total                                         7"]),
  ])
  func `what a column comes to has a label, wherever the column is`(columns: [String], totals: [String]) throws {
    let fields = columns.map { $0 == "amount" ? "{id: amount, type: integer, total: true}" : "{id: what}" }
    let form = try FormSession(
      "fields: [{id: l, type: list, fields: [\(fields.joined(separator: ", "))]}]",
      answers: ["l": [["amount": 3], ["amount": 4]]])
    #expect(form.screen.filter { $0.contains("Total") } == totals)
  }

  @Test(arguments: [
    "", "type: textarea", "type: password", "type: integer", "type: number", "type: boolean", "type: date",
    "type: time", "type: datetime", "type: path", "type: select, options: [a, b]",
    "type: multiselect, options: [a, b]", "type: list, item: {}", "type: list, fields: [{id: x}]",
    "type: map, item: {}", "type: computed, cel: amount + 1", "type: note, description: Remember",
  ])
  func `whatever a row has besides, its total is shown, with the name of its field where rows form no table`(
    kind: String
  ) throws {
    for (count, columns) in [(1, 80), (1, 30), (9, 80)] {
      let others = (0..<count).map { "{id: k\($0)\(kind.isEmpty ? "" : ", " + kind)}" }.joined(separator: ", ")
      for fields in [
        "\(others), {id: amount, type: integer, total: true}", "{id: amount, type: integer, total: true}, \(others)",
      ] {
        let form = try FormSession(
          "fields: [{id: l, type: list, fields: [\(fields)]}]", answers: ["l": [["amount": 3], ["amount": 4]]],
          columns: columns, rows: 90)
        let totals = form.screen.filter { $0.contains("Total") }
        #expect(totals.count == 1 && totals[0].contains("7"), "\(fields), \(columns): \(totals)")
        #expect(totals[0].contains("Total, Amount  7") || form.screen.contains { $0.contains("Amount") })
      }
    }
  }

  @Test func `what a secret comes to is not told`() throws {
    let form = try FormSession(
      "fields: [{id: pay, type: list, secret: true, fields: [{id: sum, type: integer, total: true}, {id: of}]}]")
    form.press("Space")
    form.type("4711")
    form.press("Tab")
    #expect(!form.snapshot().contains("4711") && !form.snapshot().contains("Total"))
  }

  @Test func `lists may be in lists`() throws {
    let form = try FormSession(
      """
      fields:
        - id: teams
          type: list
          fields: [{id: name}, {id: members, type: list, fields: [{id: mail}]}]
      """)
    form.press("Space")
    form.type("Red")
    form.press("Enter")
    #expect(form.focusedField == "teams[0].members")
    form.press("Space")
    form.type("ada@x.org")
    form.press("F8")
    form.type("bob@x.org")
    #expect(form.focusedField == "teams[0].members[1].mail")
    #expect(form.value(of: "teams") == [["name": "Red", "members": [["mail": "ada@x.org"], ["mail": "bob@x.org"]]]])
    form.press("Ctrl+Up")
    #expect(form.focusedField == "teams[0].members[0].mail")
    form.press("Tab", 3)
    #expect(form.focusedField == "teams")
    form.press("F8")
    #expect(form.focusedField == "teams[1].name")
  }
}
