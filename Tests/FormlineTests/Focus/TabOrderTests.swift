import Formline
import Testing

@Suite struct TabOrderTests {
  struct Fields: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var plan = 1

    var body: some View {
      Form {
        TextField("Name", text: $text)
        Section("Account") {
          SecureField("Secret", text: $text)
          TextField("Off", text: $text).disabled(true)
          Toggle("News", isOn: $isOn)
        }
        Picker("Plan", selection: $plan) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        LabeledContent("Notes") { TextEditor(text: $text, rows: 2) }
      }
      .toolbar { Button("Done") {}.keyboardShortcut("F10") }
    }
  }

  @Test("Tab goes through every kind of control in tree order and wraps; Shift-Tab goes back")
  func order() {
    let form = TestForm { Fields() }
    var visited: [String] = []
    for _ in 0..<6 {
      form.press("Tab")
      visited.append(form.markedRow ?? "none")
    }
    #expect(visited == ["Name", "Secret", "News", "Plan", "Notes", "Name"])
    visited = []
    for _ in 0..<5 {
      form.press("Shift+Tab")
      visited.append(form.markedRow ?? "none")
    }
    #expect(visited == ["Notes", "Plan", "News", "Secret", "Name"])
  }

  @Test("Shift-Tab without focus begins at the end")
  func backwardFromNothing() {
    let form = TestForm { Fields() }
    form.press("Shift+Tab")
    #expect(form.markedRow == "Notes")
  }

  @Test("the first and the last field are never the toolbar's")
  func ends() {
    let form = TestForm(inputrc: .text("\"\\e[1;5F\": form-last-field\n\"\\e[1;5H\": form-first-field")) { Fields() }
    form.press("Ctrl+End")
    #expect(form.markedRow == "Notes")
    form.press("Ctrl+Home")
    #expect(form.markedRow == "Name")
  }

  @Test("Up and Down go to the field above and below in fields of one line")
  func arrows() {
    let form = TestForm { Fields() }
    form.press("Down", "Down", "Down", "Up")
    #expect(form.markedRow == "Secret")
  }

  @Test("a numeric argument goes on as many fields")
  func numericArgument() {
    let form = TestForm { Fields() }
    form.press("Tab", "Alt+2", "Tab")
    #expect(form.markedRow == "News")
  }

  @Test("without any field, Tab does nothing")
  func nothingToFocus() {
    let form = TestForm { Text("read only") }
    form.press("Tab", "Shift+Tab", "PageDown", "Enter")
    #expect(form.session.outcome == nil)
    #expect(form.lines == ["read only"])
  }

  @Test("PageDown moves half a screen of fields in one change of focus")
  func pages() {
    struct Many: View {
      let log: Log
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        Form {
          ForEach(0..<30) { index in TextField("f\(index)", text: $text).focused($focus, equals: index) }
        }
        .onChange(of: focus) { _, new in log(new.map { "\($0)" } ?? "nil") }
      }
    }
    let log = Log()
    let form = TestForm(rows: 10) { Many(log: log) }
    form.press("Tab", "PageDown", "PageDown", "PageUp")
    #expect(log.take() == ["0", "5", "10", "5"])
    form.press("PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown")
    #expect(log.entries.last == "29")
    #expect(form.markedRow == "f29")
  }
}
