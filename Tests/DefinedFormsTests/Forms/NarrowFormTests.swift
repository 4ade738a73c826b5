import FormTesting
import Testing

@Suite struct NarrowFormTests {
  @Test func `a label above its field loses the look of focus up to its last letter`() throws {
    let form = try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: a}
          - {id: b, label: Extraordinary label, type: boolean}
          - {id: c}
        """, columns: 23, rows: 12)
    form.press("Ctrl+End")
    form.press("Up")
    form.press("Up")
    let moved = form.styledSnapshot()
    form.press("Ctrl+L")
    #expect(form.styledSnapshot() == moved)
  }

  @Test func `a question is read whole on few rows`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b}]", columns: 20, rows: 5)
    form.type("x")
    form.press("Esc")
    #expect(form.screen.suffix(2) == ["  Discard what you", "  typed? [y/N]"])
  }

  @Test(
    "whatever opens below a field, what keys move in it stays in sight on few rows",
    arguments: [
      ("type: date, default: '2026-03-04'", "Alt+Down"),
      ("suggestions: [a1, a2, a3, a4, a5, a6, a7, a8, a9]", "Alt+Down"),
      ("type: select, options: [a1, a2, a3, a4, a5, a6, a7, a8, a9]", "Tab"),
      ("type: multiselect, options: [a1, a2, a3, a4, a5, a6, a7, a8, a9]", "Tab"),
    ], 5...12)
  func fewRows(open: (field: String, key: String), rows: Int) throws {
    let form = try FormSession("fields: [{id: first}, {id: it, \(open.field)}, {id: last}]", columns: 40, rows: rows)
    if open.key != "Tab" { form.press("Tab") }
    form.press(open.key)
    for key in ["Down", "Up"] {
      for _ in 0..<4 {
        form.press(key)
        guard !open.field.contains("date") else {
          // The cursor stands behind the day, in a row of days.
          let cursor = try #require(form.cursor, "\(form.screen)")
          #expect(form.line(cursor.row).contains(#/\d /#), "\(form.screen)")
          continue
        }
        #expect(form.screen.contains { $0.contains(#/› .*a\d/#) }, "\(form.screen)")
      }
    }
  }
}

/// A description that is longer than the screen.
@Suite struct LongDescriptionTests {
  private static let lines = 60
  private static let description =
    "title: Read me\ndescription: |\n" + (1...lines).map { "  - Line \($0).\n" }.joined()

  /// The lines that come into sight while a key is pressed over and over.
  private func seen(_ form: FormSession<String>, pressing key: String) -> Set<String> {
    var seen: Set<String> = []
    for _ in 0..<Self.lines {
      seen.formUnion(form.screen.compactMap { $0.firstMatch(of: /Line \d+\./).map { String($0.output) } })
      form.press(key)
    }
    return seen
  }

  @Test(
    "the keys that turn pages read all of it, there and back, and then move on",
    arguments: [(80, 24), (40, 16), (40, 10), (20, 8)],
    ["fields: [{id: a}, {id: b}]", "layout: pages\nsections: [{fields: [{id: a}]}, {fields: [{id: b}]}]"])
  func keys(size: (columns: Int, rows: Int), fields: String) throws {
    let form = try FormSession(Self.description + fields, columns: size.columns, rows: size.rows)
    if size.rows >= 16 {
      #expect(form.line(1) == "  Read me")
      #expect(form.line(2).contains("Line 1."))
      #expect(form.screen.contains { $0.hasPrefix("▌ A") })
      #expect(seen(form, pressing: "PageDown").count == Self.lines)
      #expect(form.focusedField == "b" || form.focusedField == nil)
    }
    #expect(seen(form, pressing: "PageUp").count == Self.lines)
    #expect(form.screen.contains { $0.contains("Line 1.") })
    // What is typed goes to a field in sight.
    form.type("xyz")
    #expect(form.value(of: "a") == "xyz")
    #expect(form.screen.contains { $0.contains("xyz") })
    #expect(form.issues == [])
  }

  @Test func `one that fits beside few fields is shown whole`() throws {
    let form = try FormSession(
      "description: |\n" + (1...12).map { "  - Line \($0).\n" }.joined() + "fields: [{id: a}]", rows: 20)
    #expect(form.screen.count { $0.contains("Line") } == 12)
    #expect(!form.screen.joined().contains("┃"))
  }
}
