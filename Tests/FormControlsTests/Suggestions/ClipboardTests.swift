import FormControls
import Testing

/// The clipboard as a source: asked for with Alt-Down alone, and given to nobody else.
@Suite struct ClipboardTests {
  private struct Fields: View {
    @State private var code = ""
    @State private var name = ""
    var body: some View {
      Form {
        TextField("Code", text: $code).textContentType(.oneTimeCode)
        TextField("Name", text: $name).textContentType(.name)
      }
    }
  }

  private static let question = "\u{1B}]52;c;?\u{1B}\\"

  private func open() -> TestForm {
    let form = TestForm(columns: 50) { Fields() }
    form.press("Tab")
    return form
  }

  private func sent(_ form: TestForm) -> Bool {
    String(decoding: form.lastFrame, as: UTF8.self).contains(Self.question)
  }

  /// `Your code is 123456.`, as a terminal tells it.
  private static let answer = Array("\u{1B}]52;c;WW91ciBjb2RlIGlzIDEyMzQ1Ni4=\u{7}".utf8)

  @Test("Alt-Down asks the terminal, and the code in its answer is offered in the list")
  func asking() {
    let form = open()
    #expect(!sent(form))
    form.press("Alt+Down")
    #expect(sent(form))
    form.send(Self.answer)
    #expect(!sent(form))
    #expect(form.lines.prefix(2) == ["▌ Code  123456", "▌       › 123456  clipboard"])
    form.press("Enter")
    #expect(form.lines[0] == "  Code  123456")
  }

  @Test("an answer that nobody asked for, or that comes when focus has gone on, is nothing")
  func unasked() {
    let form = open()
    form.send(Self.answer)
    #expect(form.lines[0] == "▌ Code  4 to 8 digits")
    form.press("Alt+Down", "Tab")
    form.send(Self.answer)
    #expect(!form.screen.contains("123456"))
    form.press("Alt+Down")
    #expect(!sent(form))
  }

  @Test("an answer without a code, or that is none, opens nothing", arguments: ["aGVsbG8=", "", "?", "*"])
  func useless(body: String) {
    let form = open()
    form.press("Alt+Down")
    form.send(Array("\u{1B}]52;c;\(body)\u{1B}\\".utf8))
    #expect(form.lines.prefix(2) == ["▌ Code  4 to 8 digits", "  Name  Ada Lovelace"])
  }
}
