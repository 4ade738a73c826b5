import FormControls
import Testing

/// Two presses of the mouse at one place.
struct DoubleClickTests {
  struct Fields: View {
    @State private var first = "one two-three größe."
    @State private var second = ""
    @State private var secret = "hidden word"
    @State private var note = "ab cd\nef gh"

    var body: some View {
      Form {
        TextField("First", text: $first)
        TextField("Second", text: $second)
        SecureField("Secret", text: $secret)
        LabeledContent("Note") { TextEditor(text: $note, rows: 2) }
      }
    }
  }

  @Test(arguments: [(10, "one"), (14, "two"), (16, "two"), (18, "three"), (24, "größe"), (28, "größe")])
  func `the word under the pointer is copied, and can be put into another field`(column: Int, word: String) {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.click(column, 0, times: 2)
    form.press("Down", "Ctrl+Y")
    #expect(form.linesWithCursor[1] == "▌ Second  \(word)▏")
  }

  @Test func `between words nothing is copied, and neither by a press elsewhere or a third one`() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.click(13, 0, times: 2)
    form.click(10, 0, times: 1)
    form.click(14, 0, times: 1)
    form.press("Down", "Ctrl+Y")
    #expect(form.lines[1] == "▌ Second")
    form.click(10, 0, times: 3)
    form.type("X")
    #expect(form.lines[0] == "▌ First   Xone two-three größe.")
  }

  @Test func `the region is that word: readline's commands for regions work with it`() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.click(15, 0, times: 2)
    #expect(form.linesWithCursor[0] == "▌ First   one two▏-three größe.")
    form.press("Ctrl+X", "Ctrl+X")
    #expect(form.linesWithCursor[0] == "▌ First   one ▏two-three größe.")
  }

  @Test func `a double click is one entry of the kill ring, whatever was killed around it`() {
    let form = TestForm { Fields() }
    form.press("Tab", "Ctrl+U", "Ctrl+Y", "Alt+Backspace")
    form.click(10, 0, times: 2)
    form.press("End", "Alt+Backspace", "Down", "Ctrl+Y", "Alt+Y")
    #expect(form.lines[1] == "▌ Second  one")
  }

  @Test func `of a secret nothing is copied`() {
    let form = TestForm { Fields() }
    form.press("Tab", "Ctrl+U", "Ctrl+Y", "Tab", "Tab")
    form.click(12, 2, times: 2)
    form.press("Shift+Tab", "Ctrl+Y")
    #expect(form.lines[1] == "▌ Second  one two-three größe.")
  }

  @Test func `words are copied from several lines as well`() {
    let form = TestForm { Fields() }
    form.press("Tab", "Shift+Tab")
    form.click(15, 4, times: 2)
    form.press("End", "Ctrl+Y")
    #expect(form.lines[4] == "▌        ▏ef gh")
  }
}

extension TestForm {
  /// Presses and releases the left button so many times at a column and row, counted from 0.
  fileprivate func click(_ column: Int, _ row: Int, times: Int) {
    for _ in 0..<times {
      send(Array("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m".utf8))
    }
  }
}
