import Formline
import Testing

/// A text that is no value gives way to the last one that was, and is not taken away without a word.
@Suite struct TakenBackTests {
  private struct Values: View {
    @State private var count = 1
    @State private var day: CalendarDate?

    var body: some View {
      Form {
        TextField("Count", value: $count, format: .number)
        DatePicker("Day", selection: $day)
      }
    }
  }

  @Test(
    "the bottom row quotes it until the next key",
    arguments: [
      ("x", "Tab", "  '1x' is not a valid value: the last one was restored"),
      ("x", "Enter", "  '1x' is not a valid value: the last one was restored"),
      ("2", "Tab", nil), (" ", "Tab", nil),
    ] as [(String, String, String?)])
  func quoted(typed: String, key: String, notice: String?) {
    let form = TestForm(columns: 60) { Values() }
    form.press("Tab")
    form.type(typed)
    form.press(key)
    let isQuoted = { form.lines.contains { $0.contains("not a valid value") } }
    #expect(isQuoted() == (notice != nil))
    if let notice { #expect(form.lines.contains { $0.contains(notice) }) }
    form.press("Left")
    #expect(!isQuoted())
  }

  @Test("what is long is cut, and control characters are left out")
  func hostile() {
    let form = TestForm(columns: 80) { Values() }
    form.press("Tab", "Tab")
    form.paste("13/45/\u{1B}[31m" + String(repeating: "9", count: 100))
    form.press("Tab")
    #expect(
      form.lines.last?.hasSuffix("  '13/45/[31m99999999999999' is not a valid value: the last one was restored") == true
    )
  }

  @Test func `a text that comes back from an editor without its control characters says so`() {
    let form = TestForm(columns: 60) { Values() }
    form.session.onEdit = { _ in .edited("2\u{1B}3") }
    form.press("Tab", "Ctrl+X", "Ctrl+E")
    #expect(form.lines.first?.contains("23") == true)
    #expect(form.lines.last?.contains("Control characters were left out") == true)
  }
}
