import FormControls
import LineEditing
import Testing
import Wording

@Suite struct ToggleTests {
  struct Fields: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      Form {
        Toggle("News", isOn: $isOn)
      }
      .onSubmit { log("submit") }
    }
  }

  @Test(
    "keys turn it on and off",
    arguments: [
      ("Space", "[✓] yes"), ("y", "[✓] yes"), ("n", "[ ] no"), ("1", "[✓] yes"), ("Right", "[ ] no"),
      ("Left", "[ ] no"), ("x", "[✓] yes"), ("z", "[ ] no"), ("Backspace", "[ ] no"),
    ])
  func keys(key: String, shown: String) {
    let form = TestForm { Fields(log: Log()) }
    form.press("Tab", key)
    #expect(form.lines == ["▌ News  \(shown)"])
  }

  private struct Question: View {
    let isOn: Box<Bool>
    let language: DisplayLanguage

    var body: some View {
      Form { Toggle("News", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 })) }
        .environment(\.language, language)
    }
  }

  @Test(
    "a word of the language that is typed letter by letter says what it says as a whole",
    arguments: DisplayLanguage.allCases)
  func words(language: DisplayLanguage) {
    for answer in [true, false] {
      for word in language.words(for: answer) {
        let isOn = Box(!answer)
        let form = TestForm { Question(isOn: isOn, language: language) }
        form.press("Tab")
        form.type(word)
        #expect(isOn.value == answer, "\(word)")
      }
    }
  }

  @Test("Space turns it on and off in vi's command mode too")
  func vi() {
    let form = TestForm(inputrc: .text("set editing-mode vi")) { Fields(log: Log()) }
    form.press("Tab", "Space", "Esc", "Space", "Space")
    #expect(form.lines[0] == "▌ News  [✓] yes")
  }

  @Test("a click on the mark or on the label gives focus and turns it on or off")
  func mouse() {
    let form = TestForm { Fields(log: Log()) }
    form.click("[ ] no")
    #expect(form.lines == ["▌ News  [✓] yes"])
    form.session.focus.focus(nil)
    form.click("News")
    #expect(form.lines == ["▌ News  [ ] no"])
  }

  @Test("the cursor stands on the mark")
  func cursor() {
    let form = TestForm { Fields(log: Log()) }
    form.press("Tab")
    #expect(form.linesWithCursor == ["▌ News  [▏ ] no"])
  }

  @Test("Return submits, and focus stays")
  func submitting() {
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "Enter")
    #expect(log.take() == ["submit"])
    #expect(form.lines == ["▌ News  [ ] no"])
  }
}

@Suite struct ButtonTests {
  struct Buttons: View {
    let log: Log
    var isOff = false

    var body: some View {
      VStack {
        Button("Save") { log("save") }
        Button(action: { log("send") }, label: { Text("Send") }).disabled(isOff)
      }
      .onSubmit { log("submit") }
    }
  }

  @Test("Return and Space press it; nothing is submitted")
  func keys() {
    let log = Log()
    let form = TestForm { Buttons(log: log) }
    form.press("Tab", "Enter", "Tab", "Space")
    #expect(log.take() == ["save", "send"])
    #expect(form.lines == ["  Save", "› Send"])
  }

  @Test func `a bell says that it has no use for a letter or a paste`() {
    let log = Log()
    let form = TestForm { Buttons(log: log) }
    form.press("Tab")
    let bells = LineEditor.shared.bellCount
    form.type("a")
    form.paste("text")
    #expect(LineEditor.shared.bellCount == bells + 2)
    form.press("Space")
    #expect(log.take() == ["save"])
    #expect(LineEditor.shared.bellCount == bells + 2)
  }

  @Test("a click presses it and gives it focus; a disabled one takes neither")
  func mouse() {
    let log = Log()
    let form = TestForm { Buttons(log: log, isOff: true) }
    form.click("Send")
    form.click("Save")
    #expect(log.take() == ["save"])
    #expect(form.lines == ["› Save", "  Send"])
  }
}
