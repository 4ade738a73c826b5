import FormControls
import Testing

@Suite struct ReturnHintTests {
  struct Fields: View {
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Name", text: $text).submitLabel(.next)
        TextField("Email", text: $text).submitLabel(.send)
        TextField("Other", text: $text)
      }
    }
  }

  @Test("the bottom row says what Return does in the focused field")
  func hint() {
    let form = TestForm(columns: 40) { Fields() }
    #expect(!form.screen.contains("⏎"))
    form.press("Tab")
    #expect(form.lines.last == "                                ⏎ Next")
    form.press("Tab")
    #expect(form.lines.last == "                                ⏎ Send")
    form.press("Tab")
    #expect(!form.screen.contains("⏎"))
  }
}
