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
        TextField("Mail", text: $email).textContentType(.emailAddress).validatesContent()
          .problem(email == "a" ? "Too short" : nil)
      }
    }
  }

  @Test("stands below the field as long as the app says so, and never holds anybody back")
  func shown() {
    let form = TestForm(columns: 50) { Days() }
    form.press("Tab")
    form.type("bad")
    #expect(form.lines.prefix(3) == ["✗ First  bad", "▌        ✗ That is bad", "  Mail   name@example.com"])
    form.press("Tab")
    #expect(form.lines.prefix(3) == ["✗ First  bad", "         ✗ That is bad", "▌ Mail   name@example.com"])
    form.press("Shift+Tab", "Backspace")
    #expect(form.lines.prefix(2) == ["▌ First  ba", "  Mail   name@example.com"])
  }

  /// One control of each kind that somebody answers with, all of them wrong.
  private struct Everything: View {
    @State private var text = ""
    @State private var number = 1
    @State private var level = 1.0
    @State private var day: CalendarDate?
    @State private var isOn = false

    static let count = 12

    var body: some View {
      Form {
        TextField("Line", text: $text)
        TextField("Lines", text: $text, axis: .vertical)
        SecureField("Secret", text: $text)
        LabeledContent("Text") { TextEditor(text: $text, rows: 1) }
        TextField("Number", value: $number, format: .number)
        DatePicker("Day", selection: $day)
        Toggle("Flag", isOn: $isOn)
        Stepper("Count", value: $number, in: 1...3)
        Slider("Level", value: $level, in: 0...2, step: 1)
        Picker("Menu", selection: $number) { Text("one").tag(1) }
        Picker("Row", selection: $number) { Text("one").tag(1) }.pickerStyle(.segmented)
        Picker("List", selection: $number) { Text("one").tag(1) }.pickerStyle(.inline)
      }
      .problem("So it cannot be")
    }
  }

  @Test("stands below every kind of control, in the column of what it is about")
  func everywhere() {
    let form = TestForm(columns: 50, rows: 40) { Everything() }
    let problems = form.lines.filter { $0.contains("✗ So it cannot be") }
    #expect(problems == Array(repeating: "          ✗ So it cannot be", count: Everything.count))
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
