import FormTesting
import KeyScripts
import Testing

/// The fields in the rows of a list: each row is a small form of its own.
@Suite struct RowFieldTests {
  static let items = """
    fields:
      - {id: limit, type: integer, default: 10}
      - id: items
        type: list
        minItems: 1
        maxItems: 3
        uniqueItems: true
        fields:
          - {id: kind, type: select, options: [book, cup], default: book}
          - {id: title, when: kind == 'book', required: true}
          - {id: price, type: number, minimum: 0, validate: [{rule: self <= limit, message: Too dear}]}
          - {id: note, default: {cel: "kind + '!'"}}
          - {id: double, type: computed, cel: "price == null ? 0.0 : price * 2.0"}
      - {id: sum, type: computed, cel: "items.map(i, i.double).size()"}
    """

  private static func row(_ title: JSONValue = nil, price: JSONValue = nil, double: JSONValue = 0) -> JSONValue {
    ["kind": "book", "title": title, "price": price, "note": "book!", "double": double]
  }

  @Test func `a new row has its defaults, computed ones too`() throws {
    let form = try FormSession(Self.items, rows: 30)
    form.press("Tab")
    form.press("Space")
    #expect(form.value(of: "items") == [Self.row()])
  }

  @Test func `what a row says of itself is about its own fields`() throws {
    let form = try FormSession(
      Self.items, answers: ["items": [["title": "A", "price": 2], ["kind": "cup", "price": 3]]], rows: 40)
    let cup: JSONValue = ["kind": "cup", "price": 3, "note": "cup!", "double": 6]
    #expect(form.value(of: "items") == [Self.row("A", price: 2, double: 4), cup])
    #expect(form.exists("items[0].title"))
    #expect(!form.exists("items[1].title"))
    form.press("Tab")
    form.press("Down")
    form.press("Space")
    #expect(!form.exists("items[0].title"))
    #expect(form.value(of: "items[0].note") == "cup!")
    form.press("Up")
    form.press("Space")
    #expect(form.value(of: "items[0].title") == "A")
  }

  @Test func `errors stand in the row, name it in the summary, and are the list's too`() throws {
    let form = try FormSession(
      Self.items, answers: ["items": [["title": "A"], ["title": "B", "price": 20]]], rows: 40)
    form.press("F10")
    #expect(form.focusedField == "items[1].price")
    #expect(form.errors == ["items[1].price": ["Too dear"]])
    #expect(form.screen.contains { $0.hasSuffix("✗ Too dear") })
    #expect(form.screen.contains("  Items, row 2, Price: Too dear"))
  }

  @Test func `a row is judged again when what its rules read has changed, in the row or outside`() throws {
    let form = try FormSession(Self.items, answers: ["items": [["title": "A", "price": 20]]], rows: 40)
    form.press("F10")
    #expect(form.errors == ["items[0].price": ["Too dear"]])
    form.press("Ctrl+Home")
    form.press("End")
    form.type("0")
    #expect(form.errors == [:])
    form.press("Backspace")
    form.press("Tab")
    #expect(form.errors == ["items[0].price": ["Too dear"]])
  }

  @Test func `how many rows there may be, and that no two are the same, is the list's own error`() throws {
    let form = try FormSession(Self.items, rows: 40)
    form.press("F10")
    #expect(form.focusedField == "items")
    #expect(form.errors == ["items": ["Add at least 1 row: there are none"]])
    form.press("Space")
    #expect(form.errors == [:])
    form.press("Tab")
    form.type("A")
    form.press("F8")
    form.press("Tab")
    form.type("A")
    form.press("F10")
    #expect(form.errors == ["items": ["Rows 1 and 2 are the same: each may be there once"]])
    form.press("Shift+F8")
    form.press("F8")
    form.press("F8")
    #expect(form.value(of: "sum") == 3)
    form.press("F8")
    #expect(form.value(of: "sum") == 3)
    form.press("Tab", 4)
    #expect(form.focusedField == "items")
    form.press("Space")
    #expect(form.value(of: "sum") == 3)
    #expect(form.screen.contains { $0.contains("Add (3 at most)") })
  }

  @Test func `a default gives rows, and rules of the list read them`() throws {
    let form = try FormSession(
      """
      fields:
        - id: ports
          type: list
          default: [{from: 80, to: 8080}, {from: 443}]
          fields: [{id: from, type: integer}, {id: to, type: integer}]
          validate: [{rule: "self.all(p, p.from < 1024)", message: Below 1024 only}]
        - {id: count, type: computed, cel: ports.size()}
        - {id: first, type: integer, default: {cel: "ports[0].from"}}
      """)
    #expect(
      form.answers == ["ports": [["from": 80, "to": 8080], ["from": 443, "to": nil]], "count": 2, "first": 80])
    form.press("Ctrl+U")
    form.type("9999")
    #expect(form.value(of: "first") == 9999)
    form.press("F10")
    #expect(form.errors == ["ports": ["Below 1024 only"]])
  }

  @Test func `what is prefilled has the type of the row's fields`() throws {
    #expect(throws: FormDefinitionError.self) {
      try FormSession(Self.items, answers: ["items": [["price": "much"]]])
    }
    #expect(throws: FormDefinitionError.self) { try FormSession(Self.items, answers: ["items": [["prize": 1]]]) }
  }

  @Test func `actions in a row mean the fields of the row`() throws {
    let form = try FormSession(
      """
      fields:
        - id: rows
          type: list
          fields:
            - {id: a, onSubmit: [{set: {c: "a + '?'"}}, {focus: c}]}
            - {id: b, onChange: {if: "b == 'x'", then: {clear: a}}}
            - {id: c}
      """, answers: ["rows": [["a": "1"], ["a": "2"]]])
    form.press("Tab", 3)
    #expect(form.focusedField == "rows[1].a")
    form.press("Enter")
    #expect(form.focusedField == "rows[1].c")
    #expect(form.value(of: "rows[1].c") == "2?")
    form.press("Shift+Tab")
    form.type("x")
    #expect(form.value(of: "rows") == [["a": "1", "b": nil, "c": nil], ["a": nil, "b": "x", "c": "2?"]])
  }

  @Test func `a change in a row is a change of the list`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: rows, type: list, onChange: {set: {n: "rows.size()"}}, fields: [{id: a}]}
        - {id: n, type: integer}
      """)
    form.press("Space")
    #expect(form.value(of: "n") == 1)
    form.press("F8")
    #expect(form.value(of: "n") == 2)
    form.press("Shift+F8")
    #expect(form.value(of: "n") == 1)
  }

  @Test func `a list that does not exist keeps its rows, and one that is not enabled has no focus`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: more, type: boolean, default: true}
        - {id: rows, type: list, when: more, enabled: "last != 'x'", fields: [{id: a}]}
        - {id: last}
      """, answers: ["rows": [["a": "1"]]])
    form.press("Space")
    #expect(!form.exists("rows[0].a"))
    #expect(form.answers == ["more": false, "last": nil])
    form.press("Space")
    #expect(form.value(of: "rows") == [["a": "1"]])
    form.press("Shift+Tab", 2)
    form.type("x")
    form.press("Tab", 3)
    #expect(form.focusedField == "last")
  }

  @Test func `a secret in a row is shown nowhere`() throws {
    let form = try FormSession(
      "fields: [{id: keys, type: list, fields: [{id: name}, {id: token, type: password}]}]",
      answers: ["keys": [["name": "ci", "token": "hunter2"]]])
    #expect(!form.screen.contains { $0.contains("hunter2") })
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(form.answers == ["keys": [["name": "ci", "token": "hunter2"]]])
    #expect(!form.screen.contains { $0.contains("hunter2") })
  }

  @Test func `one typed character in a row evaluates as little as anywhere else`() throws {
    let rows = JSONValue.array((0..<50).map { ["a": .string("\($0)"), "b": nil] })
    let form = try FormSession(
      "fields: [{id: rows, type: list, fields: [{id: a}, {id: b}]}]", answers: ["rows": rows], rows: 24)
    form.press("Tab", 5)
    form.type("x")
    #expect(form.updates <= 2)
  }

  /// A row is made while its view is: what it begins with must not be written then.
  @Test(
    arguments: ["type: list", "type: map"],
    [
      "{cel: \"'x'\"}", "{cel: outer}", "{cel: \"outer == null ? 'a' : outer\"}", "ready",
    ])
  func `a row begins with its defaults, computed ones too, without writing while it is shown`(
    type: String, value: String
  ) throws {
    let form = try FormSession(
      "fields: [{id: outer, default: o}, {id: l, \(type), minItems: 1, fields: [{id: a}, {id: b, default: \(value)}]}]"
        .replacing(type == "type: map" ? "minItems: 1, " : "never", with: ""))
    form.press("Tab")
    for _ in 0..<2 {
      form.press("F8")
      form.type("k")
    }
    #expect(form.issues == [])
    let expected = ["{cel: \"'x'\"}": "x", "ready": "ready"][value] ?? "o"
    form.press("Tab")
    #expect(form.screen.joined().contains(expected))
  }
}
