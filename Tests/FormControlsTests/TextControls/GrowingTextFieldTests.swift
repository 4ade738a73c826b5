import FormControls
import Testing

@Suite struct GrowingTextFieldTests {
  private struct Fields: View {
    let log: Log
    @State private var text = ""
    @State private var other = ""
    var body: some View {
      Form {
        TextField("Note", text: $text, prompt: "any", axis: .vertical)
        TextField("Other", text: $other)
      }
      .onSubmit { log("submitted \(text)") }
    }
  }

  @Test("a vertical field takes as many rows as its text, and Return submits it")
  func growing() {
    let log = Log()
    let form = TestForm(columns: 50) { Fields(log: log) }
    form.press("Tab")
    #expect(form.linesWithCursor.prefix(2) == ["▌ Note   ▏any", "  Other"])
    form.type(String(repeating: "x", count: 45))
    #expect(
      form.linesWithCursor.prefix(3) == ["▌ Note   " + String(repeating: "x", count: 40), "▌        xxxxx▏", "  Other"])
    form.press("Ctrl+U")
    #expect(form.lines.prefix(2) == ["▌ Note   any", "  Other"])
    form.paste("a\nb")
    #expect(form.lines.prefix(3) == ["▌ Note   a", "▌        b", "  Other"])
    form.press("Enter")
    #expect(log.take() == ["submitted a\nb"])
  }
}
