import FormControls
import Testing

/// Several lines pasted into a field of one.
struct PastedLinesTests {
  struct Field: View {
    let lines: PastedLines
    @State private var name = ""

    var body: some View { Form { TextField("Name", text: $name) }.pastedLines(lines) }
  }

  @Test(arguments: [
    (PastedLines.joined, "▌ Name  one two▏", false), (.first, "▌ Name  one▏", false), (.refused, "▌ Name  ▏", true),
  ])
  func `they are joined, cut off behind the first, or refused with a word`(
    lines: PastedLines, row: String, isRefused: Bool
  ) {
    let form = TestForm { Field(lines: lines) }
    form.press("Tab")
    form.paste("one\rtwo\r")
    #expect(form.linesWithCursor[0] == row)
    #expect(form.screen.contains("Nothing was pasted: this field takes one line") == isRefused)
    form.type("x")
    #expect(!form.screen.contains("nothing was pasted"))
  }
}
