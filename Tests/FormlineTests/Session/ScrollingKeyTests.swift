import Testing

@testable import Formline

/// Keys in a list to be read, where nothing can have focus.
@Suite struct ScrollingKeyTests {
  private func first(_ form: TestForm) -> String { form.lines.first ?? "" }

  @Test(
    "in a list without controls, arrows scroll by a line, pages by what is in sight but one, Home and End to the ends")
  func list() {
    let form = TestForm(columns: 30, rows: 11) { List(0..<1_000, id: \.self) { Text("row \($0)") } }
    let steps = [
      ("Down", "row 1 "), ("Down", "row 2 "), ("Up", "row 1 "), ("PageDown", "row 9 "), ("PageDown", "row 17"),
      ("PageUp", "row 9 "), ("End", "row 991"), ("Up", "row 990"), ("Home", "row 0 "), ("Up", "row 0 "),
      ("Ctrl+End", "row 991"), ("Ctrl+Home", "row 0 "),
    ]
    for (key, line) in steps {
      form.press(key)
      #expect(first(form).hasPrefix(line), "\(key)")
    }
    #expect(form.session.outcome == nil)
  }

  @Test("a page turns the list beside a field that has focus")
  func besideField() {
    struct Searching: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Search", text: $text)
          List(0..<100, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let form = TestForm(columns: 30, rows: 11) { Searching() }
    form.press("Tab")
    form.type("x")
    form.press("PageDown")
    #expect(form.lines[0] == "x")
    #expect(form.lines[1].hasPrefix("row 7 "))
    form.press("PageUp")
    #expect(form.lines[1].hasPrefix("row 0 "))
  }
}
