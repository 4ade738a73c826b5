import FormControls
import Testing

@Suite struct ToolbarTests {
  struct Fields: View {
    let log: Log
    @State private var text = ""
    @State private var hasMiddle = false
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $text).focused($focus, equals: .name)
          .toolbar { if focus == .name { Button("Greet") { log("greet") }.keyboardShortcut("F2") } }
        if hasMiddle {
          TextField("Middle", text: $text).toolbar { Button("Middle") { log("middle") }.keyboardShortcut("F3") }
        }
        TextField("Email", text: $text).focused($focus, equals: .email)
          .toolbar { Button("Domain") { log("domain") }.keyboardShortcut("F4").disabled(focus != .email) }
        Button("Add") { hasMiddle.toggle() }.keyboardShortcut("F5")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") { log("done") }.keyboardShortcut("F10") }
      }
    }
  }

  @Test("items of all views stand in tree order, also those that come later, conditional on focus")
  func order() {
    let form = TestForm { Fields(log: Log()) }
    #expect(form.lines.last == "  F4 Domain")
    form.press("Tab")
    #expect(form.lines.last == "  F2 Greet  F4 Domain  F10 Done")
    form.press("F5")
    #expect(form.lines.last == "  F2 Greet  F3 Middle  F4 Domain  F10 Done")
    form.press("F5", "Tab")
    #expect(form.lines.last == "  F4 Domain  F10 Done")
  }

  @Test func `items are shown though their view ends in an alternative that is not`() {
    let form = TestForm {
      Form {
        ViewThatFits {
          TextField("Name", text: .constant(""))
          Text("too long for its place")
        }
      }
      .toolbar { Button("Greet") {}.keyboardShortcut("F2") }
    }
    #expect(form.lines.last == "  F2 Greet")
  }

  @Test("an item is run by its key, by the mouse and by its number; a disabled one is not")
  func running() {
    let log = Log()
    let form = TestForm(inputrc: .text("\"\\C-t\": form-toolbar-2")) { Fields(log: log) }
    form.press("F4")
    form.click("Domain")
    form.press("F10")
    #expect(log.take() == [])
    form.press("Tab", "F10")
    form.click("Done")
    #expect(log.take() == ["done", "done"])
    form.press("Ctrl+T")
    #expect(log.take() == ["done"])
    #expect(form.markedRow == "Name")
    form.press("Tab", "F4")
    #expect(log.take() == ["domain"])
  }

  @Test("small terminals have no toolbar, but its keys work")
  func small() {
    let log = Log()
    let form = TestForm(rows: 5) { Fields(log: log) }
    form.press("Tab")
    #expect(!form.screen.contains("Done"))
    form.press("F10")
    #expect(log.take() == ["done"])
    form.resize(columns: 60, rows: 10)
    #expect(form.lines.last == "  F2 Greet  F4 Domain  F10 Done")
  }

  @Test("the first enabled control in tree order gets a key that several want")
  func sharedKey() {
    struct Buttons: View {
      let log: Log
      @State private var isFirstOff = false

      var body: some View {
        VStack {
          Button("First") {
            log("first")
            isFirstOff = true
          }
          .keyboardShortcut("F5").disabled(isFirstOff)
          Button("Second") { log("second") }.keyboardShortcut("F5")
        }
      }
    }
    let log = Log()
    let form = TestForm { Buttons(log: log) }
    form.press("F5", "F5")
    #expect(log.take() == ["first", "second"])
  }

  @Test("a shortcut brings focus to a field, from anywhere")
  func shortcutToField() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        Form {
          TextField("Name", text: $text)
          TextField("Search", text: $text).focused($isFocused)
        }
        .toolbar { Button("Search") { isFocused = true }.keyboardShortcut("Alt+s") }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab", "Alt+s")
    #expect(form.markedRow == "Search")
  }

  @Test("a name that is no key is reported")
  func wrongKey() {
    struct Wrong: View {
      @State private var isThere = false

      var body: some View {
        VStack {
          Button("Show") { isThere = true }.keyboardShortcut("F5")
          if isThere { Button("Wrong") {}.keyboardShortcut("Foo+x") }
        }
      }
    }
    let form = TestForm { Wrong() }
    form.press("F5")
    #expect(form.issues == ["'Foo+x' is the name of no key: the keyboard shortcut in the body of Wrong is ignored"])
  }

  @Test("items of the keyboard are there as long as a text is edited, others always")
  func placements() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @State private var isOn = false

      var body: some View {
        Form {
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $text)
          LabeledContent("Notes") { TextEditor(text: $text, rows: 2) }
        }
        .toolbar {
          ToolbarItem(placement: .keyboard) { Button("Typing") { log("typing") }.keyboardShortcut("F2") }
          ToolbarItem { Button("Always") { log("always") }.keyboardShortcut("F3") }
          ToolbarItemGroup(placement: .keyboard) { Button("Too") {}.keyboardShortcut("F4") }
        }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    #expect(form.lines.last == "  F3 Always")
    form.press("Tab")
    #expect(form.lines.last == "  F3 Always")
    form.press("F2", "F3")
    #expect(log.take() == ["always"])
    for _ in 0..<2 {
      form.press("Tab")
      #expect(form.lines.last == "  F2 Typing  F3 Always  F4 Too")
    }
    form.press("F2", "Tab")
    #expect(log.take() == ["typing"])
    #expect(form.lines.last == "  F3 Always")
  }

  /// Items with and without keys; a button in the form that comes later names a key as well.
  private struct Keyless: View {
    let log: Log
    @State private var isThere = false

    var body: some View {
      VStack {
        Button("Show") { isThere = true }.keyboardShortcut("F9")
        if isThere { Button("Own") { log("own") }.keyboardShortcut("F3") }
      }
      .toolbar {
        Button("One") { log("one") }
        Button("Two") { log("two") }.keyboardShortcut("F2")
        Menu("Three") { Button("Inside") { log("inside") } }
        Button("Four") { log("four") }
      }
    }
  }

  @Test("items without a key are given the first function key that nothing else has")
  func givenKeys() {
    let log = Log()
    let form = TestForm(inputrc: .text("\"\\e[15~\": beginning-of-line")) { Keyless(log: log) }
    #expect(form.lines.last == "  F3 One  F2 Two  F4 Three ▾  F6 Four")
    form.press("F3", "F6")
    #expect(log.take() == ["one", "four"])
    form.press("F9")
    // F7 shows secrets, F10 submits.
    #expect(form.lines.last == "  F11 One  F2 Two  F4 Three ▾  F6 Four")
    form.press("F3", "F11")
    #expect(log.take() == ["own", "one"])
  }
}
