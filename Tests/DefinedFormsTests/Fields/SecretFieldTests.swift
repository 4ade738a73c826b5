import FormTesting
import KeyScripts
import Testing

/// Secrets of every type are on no screen.
@Suite struct SecretFieldTests {
  @Test(
    arguments: [
      ("type: text", "hunter2"), ("type: textarea", "hunter2\nhunter2"), ("type: path", "hunter2"),
      ("type: password", "hunter2"), ("type: integer", 424242), ("type: number", 42.4242), ("type: date", "2026-05-06"),
      ("type: time", "17:17:00"), ("type: datetime", "2026-05-06T17:17:00Z"), ("type: boolean", true),
      ("type: select, options: [{value: hunter2, label: hunter2}, other]", "hunter2"),
      ("type: multiselect, options: [hunter2, other]", ["hunter2"]),
      ("type: list, fields: [{id: a}, {id: b, type: integer}]", [["a": "hunter2", "b": 424242]]),
      (
        "type: list, fields: [{id: a, type: list, fields: [{id: b, type: select, options: [hunter2, other]}]}]",
        [["a": [["b": "hunter2"]]]]
      ),
    ] as [(String, JSONValue)])
  func `what is secret is not shown, whatever its type`(keys: String, value: JSONValue) throws {
    let form = try FormSession(
      """
      fields:
      - {id: first}
      - {id: f, secret: true, \(keys)}
      - {id: again, type: computed, secret: true, cel: f}
      """, answers: ["f": value])
    #expect(form.value(of: "f") == value)
    func shown() -> String? {
      form.screen.first { line in
        ["hunter2", "424242", "42.4242", "2026-05-06", "17:17", "yes", "✓", "●"].contains { line.contains($0) }
      }
    }
    #expect(shown() == nil)
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(shown() == nil)
  }

  @Test func `what confirms a confirmation is hidden in whatever order they stand`() throws {
    let fields = ["{id: c, confirms: b}", "{id: b, confirms: a}", "{id: a, secret: true}"]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let form = try FormSession("fields: [\(order.map { fields[$0] }.joined(separator: ", "))]")
      for _ in order {
        form.type("zzz")
        form.press("Tab")
      }
      #expect(!form.contains("zzz"))
    }
  }

  @Test func `what confirms a secret hides as much of it`() throws {
    let form = try FormSession(
      """
      fields:
      - {id: pw, type: password, hideLength: true, minLength: 3}
      - {id: again, type: password, confirms: pw, minLength: 3}
      - {id: plain, confirms: pw}
      """)
    for id in ["pw", "again", "plain"] {
      #expect(form.focusedField == id)
      form.type("ab")
      #expect(form.screen.contains { $0.hasPrefix("▌ ") && $0.hasSuffix(" ••••••••") }, "\(form.screen)")
      form.press("Tab")
    }
    #expect(!form.contains("there are 2") && !form.contains("••••••••••"))
  }

  @Test func `a secret of several lines has a dot for each character, and keeps its lines`() throws {
    let form = try FormSession("fields: [{id: key, type: textarea, rows: 3, secret: true}, {id: last}]")
    form.paste("BEGIN\nä𝄞\n")
    #expect(form.value(of: "key") == "BEGIN\nä𝄞\n")
    #expect(form.screen.prefix(4) == ["▌ Key  ▏•••••", "▌      ▏••", "▌      ▏", "  Last"])
    form.press("Up")
    form.press("Right")
    form.press("Backspace")
    form.type("é")
    form.press("Enter")
    #expect(form.value(of: "key") == "BEGIN\né\n𝄞\n")
    #expect(
      form.screen.prefix(3) == [
        "▌ Key  ▏•••••                                                                  ▐",
        "▌      ▏•                                                                      ▐",
        "▌      ▏•",
      ])
    form.press("Ctrl+J")
    #expect(form.focusedField == "last")
  }

  @Test func `a secret of several lines is shown by the item that shows, until focus leaves it`() throws {
    let form = try FormSession(
      "toolbar: [reveal]\nfields: [{id: key, type: textarea, rows: 2, secret: true}, {id: last}]")
    form.type("hunter2")
    form.press("F7")
    #expect(form.line(1) == "▌ Key  ▏hunter2")
    form.press("F7")
    #expect(form.line(1) == "▌ Key  ▏•••••••")
    form.press("F7")
    form.press("Tab")
    #expect(form.line(1) == "  Key  ▏•••••••")
  }

  @Test func `a secret answer of yes or no is shown by the item that shows only`() throws {
    let form = try FormSession("toolbar: [reveal]\nfields: [{id: f, type: boolean, secret: true}, {id: last}]")
    #expect(form.line(1) == "▌ F     [ ]")
    form.press("Space")
    #expect(form.value(of: "f") == true)
    #expect(form.line(1) == "▌ F     [•] ••••••")
    form.press("F7")
    #expect(form.line(1) == "▌ F     [✓] yes")
    form.type("n")
    #expect(form.line(1) == "▌ F     [ ] no")
    form.press("Tab")
    #expect(form.line(1) == "  F     [•] ••••••")
    #expect(form.value(of: "f") == false)
  }

  @Test func `a secret choice is seen while it is made, and not when focus comes back`() throws {
    let form = try FormSession("fields: [{id: plan, type: select, secret: true, options: [a, bb]}, {id: last}]")
    form.press("Down")
    form.press("Space")
    #expect(form.screen.prefix(2) == ["▌ Plan  bb                                         ▾", "▌         ○ a"])
    form.press("Tab")
    #expect(form.line(1) == "  Plan  ••••••                                     ▾")
    form.press("Shift+Tab")
    #expect(!form.screen.contains { $0.contains("●") || $0.contains("› ○ bb") })
    #expect(form.value(of: "plan") == "bb")
    form.press("Enter")
    #expect(form.value(of: "plan") == "bb")
  }

  @Test func `several secret choices are seen while they are made, and not when focus comes back`() throws {
    let form = try FormSession(
      "toolbar: [reveal]\nfields: [{id: tags, type: multiselect, secret: true, options: [a, bb]}, {id: last}]",
      answers: ["tags": ["bb"]])
    func marks() -> Int { form.screen.count { $0.contains("[✓]") } }
    #expect(marks() == 0)
    form.press("Space")
    #expect(marks() == 2)
    form.press("Tab")
    #expect(form.line(1) == "  Tags  ••••••                                     ▾")
    form.press("Shift+Tab")
    #expect(marks() == 0)
    form.press("F7")
    #expect(marks() == 2)
    #expect(form.value(of: "tags") == ["a", "bb"])
  }

  @Test(arguments: ["select", "multiselect"])
  func `a secret answer in place of an option is shown by the item that shows only`(type: String) throws {
    let form = try FormSession(
      "toolbar: [reveal]\nfields: [{id: f, type: \(type), secret: true, options: [aaa, bbb], other: true}, {id: last}]",
      answers: ["f": type == "select" ? "S3CRET" : ["S3CRET"]])
    func isShown() -> Bool { form.screen.contains { $0.contains("S3CRET") || $0.contains("hunter") } }
    #expect(!isShown())
    form.type("hunter")
    #expect(!isShown())
    #expect(form.screen.contains { $0.contains("••••••") })
    form.press("F7")
    #expect(isShown())
    form.press("F7")
    #expect(!isShown())
    form.type(" ")
    #expect(!isShown())
    form.press("Tab")
    #expect(!isShown())
    form.press("Shift+Tab")
    #expect(!isShown())
    #expect(form.value(of: "f") == (type == "select" ? "hunter" : ["S3CRET", "hunter"]))
  }

  @Test func `what is wrong with a secret quotes nothing of it`() throws {
    let form = try FormSession(
      """
      fields:
      - {id: mail, contentType: email, secret: true}
      - {id: code, contentType: country, secret: true}
      - {id: count, type: integer, secret: true}
      - {id: day, type: date, secret: true}
      """)
    form.type("a(b@example.com")
    form.press("Tab")
    form.type("Germny")
    form.press("Tab")
    form.type("4x2")
    form.press("Tab")
    form.type("2026-02-30")
    form.press("Tab")
    #expect(form.errors["mail"] == ["Mail is not valid"])
    #expect(form.errors["code"] == ["Code is not valid"])
    #expect(form.errors["count"] == ["what was typed is not a whole number"])
    #expect(form.errors["day"] == ["what was typed is not a date"])
  }

  @Test(arguments: ["item: {}", "key: {id: k}, item: {}"])
  func `nor are the keys of a map that is secret`(rows: String) throws {
    let form = try FormSession(
      "fields: [{id: m, type: map, secret: true, \(rows)}, {id: z}]", answers: ["m": ["S3CRET": "x"]])
    #expect(form.snapshot().contains("••••••") && !form.snapshot().contains("S3CRET"))
    #expect(form.answers["m"] != nil)
  }
}
