import FormControls
import Testing

/// One readline, any number of forms.
struct ManySessionsTests {
  struct Fields: View {
    @State private var name = ""
    @State private var other = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Other", text: $other)
      }
    }
  }

  @Test func `a thousand sessions in turns keep their texts, points and undo lists apart`() {
    let forms = (0..<1000).map { _ in TestForm(columns: 30, rows: 4) { Fields() } }
    for form in forms { form.press("Tab") }
    for (number, form) in forms.enumerated() { form.send(Array("form \(number)".utf8)) }
    for form in forms { form.press("Home") }
    for form in forms { form.send(Array("> ".utf8)) }
    for form in forms.reversed() { form.press("Tab") }
    for (number, form) in forms.enumerated() where number % 2 == 0 { form.press("Shift+Tab", "Ctrl+_") }
    for (number, form) in forms.enumerated() {
      let shown = number % 2 == 0 ? "▏form \(number)" : "> form \(number)"
      #expect(form.linesWithCursor[0] == shown)
    }
  }
}
