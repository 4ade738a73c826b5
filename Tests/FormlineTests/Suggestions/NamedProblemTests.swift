import Formline
import Testing

/// What the app itself says is wrong with a field.
@Suite struct NamedProblemTests {
  private struct Days: View {
    @State private var first = ""
    @State private var email = ""

    var body: some View {
      Form {
        TextField("First", text: $first).problem(first == "bad" ? "That is bad" : nil)
        TextField("Mail", text: $email).textContentType(.emailAddress).problem(email == "a" ? "Too short" : nil)
      }
    }
  }

  @Test("stands below the field as long as the app says so, and never holds anybody back")
  func shown() {
    let form = TestForm(columns: 50) { Days() }
    form.press("Tab")
    form.type("bad")
    #expect(form.lines.prefix(3) == ["▌ First  bad", "▌        ✗ That is bad", "  Mail   name@example.com"])
    form.press("Tab")
    #expect(form.lines.prefix(3) == ["  First  bad", "         ✗ That is bad", "▌ Mail   name@example.com"])
    form.press("Shift+Tab", "Backspace")
    #expect(form.lines.prefix(2) == ["▌ First  ba", "  Mail   name@example.com"])
  }

  @Test("what the library has found goes before what the app says, and looks the same")
  func both() {
    let form = TestForm(columns: 50) { Days() }
    form.press("Tab", "Tab")
    form.type("a")
    #expect(form.lines[2] == "▌        ✗ Too short")
    let style = form.style(column: 9, row: 2)
    form.press("Tab")
    #expect(form.style(column: 9, row: 2) == style)
    #expect(form.lines[2].hasPrefix("         ✗ ") && !form.lines[2].contains("Too short"))
    form.press("Shift+Tab")
    form.type("da@example.com")
    #expect(form.lines.count == 2)
  }
}
