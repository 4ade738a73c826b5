import FormControls
import TerminalModel
import Testing

/// Moving in the bottom row, and the menu of what does not fit.
@Suite struct ToolbarRowTests {
  private struct Fields: View {
    let log: Log
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $text).focused($focus, equals: .name)
        TextField("Email", text: $text).focused($focus, equals: .email)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous") { log("previous") }.keyboardShortcut("F2")
          Button("Next") { focus = .email }.keyboardShortcut("F3").disabled(focus == .email)
          Button("Clear") { log("clear at \(shown(focus))") }.keyboardShortcut("F4")
          Button("Done") { log("done") }.keyboardShortcut("F10")
        }
      }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
    }
  }

  private func open(columns: Int = 60, inputrc: String = "") -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: columns, inputrc: .text(inputrc)) { Fields(log: log) }
    form.press("Tab")
    _ = log.take()
    return (form, log)
  }

  @Test(
    "what does not fit is in a menu behind the last item, which stays as long as anything",
    arguments: [
      (60, "  F2 Previous  F3 Next  F4 Clear  F10 Done"), (44, "  F2 Previous  F3 Next  F4 Clear  F10 Done"),
      (43, "  F2 Previous  F3 Next  F10 Done  ⋯ More"), (38, "  F2 Previous  F10 Done  ⋯ More"),
      (20, "  F10 Done  ⋯ More"),
      (19, "  ⋯ More"), (9, ""),
    ])
  func overflow(columns: Int, row: String) {
    let form = TestForm(columns: columns, rows: 30) { Fields(log: Log()) }
    form.press("Tab")
    #expect((form.lines.last { $0.contains("F10") || $0.contains("More") } ?? "") == row)
  }

  @Test("Alt-Up moves into the row; focus stays, so that the items stay too")
  func entering() {
    let (form, log) = open()
    form.press("Alt+Up")
    #expect(form.linesWithCursor.last == "  ▏F2 Previous  F3 Next  F4 Clear  F10 Done")
    form.press("Right", "Tab")
    #expect(form.linesWithCursor.last == "  F2 Previous  F3 Next  ▏F4 Clear  F10 Done")
    form.press("Enter")
    #expect(log.take() == ["clear at name"])
    #expect(form.linesWithCursor[0] == "▌ Name   ▏")
  }

  @Test("Left and Right go round the ends and pass over disabled items; Home and End too")
  func moving() {
    let (form, log) = open()
    form.press("Tab", "Alt+Up", "Right", "Space")
    #expect(log.take() == ["name to email", "clear at email"])
    form.press("Alt+Up", "Left", "Space", "Alt+Up", "End", "Home", "Shift+Tab", "Enter")
    #expect(log.take() == ["done", "done"])
  }

  @Test("an item that moves focus does so", arguments: ["Enter", "Space"])
  func movingFocus(key: String) {
    let (form, log) = open()
    form.press("Alt+Up", "Right", key)
    #expect(log.take() == ["name to email"])
    form.type("x")
    #expect(form.lines[1] == "▌ Email  x")
  }

  @Test("below the last field is the row; Up and Esc go back, and typing goes on in the field")
  func leaving() {
    let (form, log) = open()
    form.press("Tab", "Down")
    #expect(form.linesWithCursor.last?.hasPrefix("  ▏F2") == true)
    form.press("Up")
    #expect(form.linesWithCursor[1] == "▌ Email  ▏")
    form.press("Down", "Esc")
    #expect(form.session.outcome == nil)
    form.press("Down")
    form.type("ab")
    #expect(form.linesWithCursor[1] == "▌ Email  ab▏")
    #expect(log.take() == ["name to email"])
  }

  @Test("a binding of the user's moves in the row as it moves in a text")
  func inputrc() {
    let (form, log) = open(inputrc: "\"\\C-t\": form-toolbar\n\"\\C-g\": forward-char")
    form.press("Ctrl+T", "Ctrl+G", "Ctrl+G", "Enter")
    #expect(log.take() == ["clear at name"])
  }

  @Test("the menu opens below the row, with keys, disabled items dimmed; taking one runs it")
  func menu() {
    let (form, log) = open(columns: 38)
    form.press("Alt+Up", "End", "Enter")
    #expect(
      form.linesWithCursor.suffix(3) == [
        "  F2 Previous  F10 Done  ▏⋯ More", "                         › Next   F3",
        "                           Clear  F4",
      ])
    form.press("Down", "Enter")
    #expect(log.take() == ["clear at name"])
    #expect(form.lines.last == "  F2 Previous  F10 Done  ⋯ More")
    form.press("Tab", "Alt+Up", "End", "Down")
    #expect(form.lines.suffix(2) == ["                           Next   F3", "                         › Clear  F4"])
  }

  @Test("in the menu a letter finds an item, and Space takes it; nothing is typed into the field")
  func typingInMenu() {
    let (form, log) = open(columns: 38)
    form.press("Alt+Up", "End", "Enter")
    form.type("c")
    #expect(form.lines.last == "                         › Clear  F4")
    form.press("Space")
    #expect(log.take() == ["clear at name"])
    #expect(form.lines[0] == "▌ Name")
    #expect(form.lines.last == "  F2 Previous  F10 Done  ⋯ More")
  }

  @Test("in the menu Esc closes it, then leaves the row; the mouse opens it and takes")
  func menuByMouse() {
    let (form, log) = open(columns: 38)
    form.press("Alt+Up", "Left", "Enter", "Esc")
    #expect(form.linesWithCursor.last == "  F2 Previous  F10 Done  ▏⋯ More")
    form.press("Esc")
    #expect(form.linesWithCursor[0] == "▌ Name")
    form.click("⋯ More")
    form.click("Clear")
    #expect(log.take() == ["clear at name"])
    #expect(form.lines.last == "  F2 Previous  F10 Done  ⋯ More")
  }

  @Test("keys of items in the menu work without it")
  func keysOfHiddenItems() {
    let (form, log) = open(columns: 20)
    form.press("F4", "F3")
    #expect(log.take() == ["clear at name", "name to email"])
  }

  @Test("the marked item is the only thing that is drawn in reverse")
  func style() {
    let (form, _) = open()
    form.press("Alt+Up")
    let bytes = String(decoding: form.lastFrame, as: UTF8.self)
    #expect(bytes.contains("\u{1B}[7mPrevious") || bytes.contains(";7mPrevious"))
  }
}
