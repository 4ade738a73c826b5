import Formline
import Testing

@Suite struct DialogTests {
  private struct Screen: View {
    let log: Log
    @State private var text = ""
    @State private var isAsking = false
    @State private var isWarning = false
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $text).focused($focus, equals: .name)
        TextField("Email", text: $text).focused($focus, equals: .email)
      }
      .alert("Delete everything?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log("deleted") }
        Button("Move") { focus = .email }
        Button("Keep", role: .cancel) { log("kept") }
      } message: {
        Text("It cannot be undone.")
      }
      .confirmationDialog("Sure?", isPresented: $isWarning) { Button("Yes") { log("yes") } }
      .toolbar {
        Button("Ask") { isAsking = true }.keyboardShortcut("F5")
        Button("Warn") { isWarning = true }.keyboardShortcut("F6")
      }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
    }
  }

  private func open() -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: 50) { Screen(log: log) }
    form.press("Tab")
    _ = log.take()
    return (form, log)
  }

  @Test("a question stands above the bottom row with focus on a button, and gives focus back")
  func asking() {
    let (form, log) = open()
    form.press("F5")
    #expect(
      form.lines == [
        "  Name", "  Email", "", "  Delete everything?", "  It cannot be undone.",
        "    Delete  › Move    Keep", "", "  F5 Ask  F6 Warn",
      ])
    #expect(log.take() == ["name to nil"])
    form.press("Left", "Enter")
    #expect(log.take() == ["deleted", "nil to name"])
    #expect(form.lines == ["▌ Name", "  Email", "", "  F5 Ask  F6 Warn"])
  }

  @Test("nothing outside can have focus or be pressed while it is asked")
  func modal() {
    let (form, log) = open()
    form.press("F5")
    _ = log.take()
    form.press("Tab", "Tab", "Tab", "Tab", "Up", "Down", "Ctrl+Home", "F6")
    form.click("Email")
    #expect(log.take() == [])
    #expect(form.lines.contains("  › Delete    Move    Keep"))
  }

  @Test("Esc is the button that cancels; without one, it only ends the question")
  func cancelling() {
    let (form, log) = open()
    form.press("F5", "Esc")
    #expect(log.take() == ["name to nil", "kept", "nil to name"])
    form.press("F6", "Esc")
    #expect(log.take() == ["name to nil", "nil to name"])
    #expect(form.session.outcome == nil)
  }

  @Test("an action that moves focus has the last word")
  func movingFocus() {
    let (form, log) = open()
    form.press("F5", "Enter")
    #expect(log.take() == ["name to nil", "nil to email"])
    #expect(form.markedRow == "Email")
  }

  private struct Renaming: View {
    let hasDefault: Bool
    @State private var isAsking = false
    @State private var name = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form { TextField("Other", text: $name).focused($focus, equals: .name) }
        .toolbar { Button("Ask") { isAsking = true }.keyboardShortcut("F5") }
        .alert("Rename", isPresented: $isAsking) {
          if hasDefault { actions.defaultFocus($focus, .email) } else { actions }
        }
        .onAppear { focus = .name }
    }

    private var actions: some View {
      HStack {
        Button("Rename") {}
        TextField("New name", text: $name).frame(width: 12).focused($focus, equals: .email)
      }
    }
  }

  @Test("a default focus inside the question is followed when it opens", arguments: [true, false])
  func defaultFocus(hasDefault: Bool) {
    let form = TestForm { Renaming(hasDefault: hasDefault) }
    form.press("F5")
    form.type("x")
    #expect(form.screen.contains(hasDefault ? "x" : "› Rename"))
    #expect(form.screen.contains("› Rename") == !hasDefault)
  }

  private struct Dangerous: View {
    let log: Log
    @State private var isAsking = false
    var body: some View {
      Button("Delete…") { isAsking = true }
        .confirmationDialog("Delete everything?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log("deleted") }
          Button("Keep", role: .cancel) { log("kept") }
        }
    }
  }

  @Test("a Return too many destroys nothing: focus is on what gives up where the rest destroys")
  func harmless() {
    let log = Log()
    let form = TestForm(columns: 40) { Dangerous(log: log) }
    form.press("Tab", "Enter")
    #expect(form.lines.last == "    Delete  › Keep")
    form.press("Enter")
    #expect(log.take() == ["kept"])
    form.press("Enter", "Shift+Tab", "Enter")
    #expect(log.take() == ["deleted"])
  }

  private struct Subject: View {
    let log: Log
    @State private var isAsking = true

    var body: some View {
      Form { Text("Form") }
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete") { log("action while \(isAsking ? "asked" : "ended")") }
        }
        .onChange(of: isAsking) { _, isAsking in log(isAsking ? "asked" : "ended") }
    }
  }

  @Test("the action of a button runs while the question is still presented, which then ends")
  func actionBeforeEnd() {
    let log = Log()
    let form = TestForm { Subject(log: log) }
    form.press("Enter")
    #expect(log.take() == ["action while asked", "ended"])
  }
}
