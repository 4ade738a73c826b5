import FormControls
import Testing

/// Views that are no fields, defaults of scopes, and what views know of focus.
@Suite struct FocusableTests {
  private struct Card: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "[\(name)]" : " \(name) ") }
  }

  @Test("a focusable view is visited by Tab, knows that it has focus, and is given keys")
  func focusable() {
    struct Cards: View {
      let log: Log
      var body: some View {
        VStack {
          Card(name: "one").focusable().onKeyPress("x") {
            log("x")
            return .handled
          }
          Card(name: "off").focusable(false)
          Card(name: "two").focusable()
        }
      }
    }
    let log = Log()
    let form = TestForm { Cards(log: log) }
    #expect(form.lines == [" one", " off", " two"])
    form.press("Tab", "x")
    #expect(form.lines == ["[one]", " off", " two"])
    form.press("Tab", "x")
    #expect(form.lines == [" one", " off", "[two]"])
    #expect(log.take() == ["x"])
  }

  @Test("isFocused is that of the nearest view that can have focus; where there is none, it is false")
  func nearestFocus() {
    struct Cards: View {
      var body: some View {
        VStack {
          Card(name: "outside")
          VStack {
            Card(name: "outer")
            Card(name: "inner").focusable()
          }
          .focusable()
        }
      }
    }
    let form = TestForm { Cards() }
    form.press("Tab")
    #expect(form.lines == [" outside", "[outer]", " inner"])
    form.press("Tab")
    #expect(form.lines == [" outside", " outer", "[inner]"])
  }

  @Test("the mouse gives focus to what is edited, not to what is only pressed")
  func interactions() {
    struct Cards: View {
      var body: some View {
        VStack {
          Card(name: "press").focusable(interactions: .activate)
          Card(name: "edit").focusable(interactions: .edit)
        }
      }
    }
    let form = TestForm { Cards() }
    form.click("press")
    #expect(form.lines == [" press", " edit"])
    form.click("edit")
    #expect(form.lines == [" press", "[edit]"])
  }

  @Test("a view that stops being focusable loses focus")
  func becomingUnfocusable() {
    struct Cards: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Card(name: "one").focusable(isOn)
          Button("Off") { isOn = false }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Cards() }
    form.press("Tab")
    #expect(form.lines[0] == "[one]")
    form.press("F5")
    #expect(form.lines[0] == " one")
    #expect(form.session.focus.focused == nil)
  }

  private struct Scoped: View {
    let box: Box<Field?>
    var priority = DefaultFocusEvaluationPriority.automatic
    @State private var text = ""
    @FocusState private var outer: Field?
    @FocusState private var inner: Int?

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($outer, equals: .name)
        VStack {
          TextField("One", text: $text).focused($inner, equals: 1)
          TextField("Two", text: $text).focused($inner, equals: 2)
        }
        .defaultFocus($inner, 2, priority: priority)
      }
      .onAppear { outer = .name }
      .onChange(of: inner) { _, inner in box.value = inner == 2 ? .email : inner == 1 ? .missing : nil }
    }
  }

  @Test("a default for what the user does is where keys enter the view; inside it they go on as usual")
  func userInitiated() {
    let box = Box<Field?>(nil)
    let form = TestForm { Scoped(box: box, priority: .userInitiated) }
    form.press("Tab")
    #expect(box.value == .email)
    form.press("Shift+Tab")
    #expect(box.value == .missing)
    form.press("Up", "Down")
    #expect(box.value == .email)
    let other = TestForm { Scoped(box: box) }
    other.press("Tab")
    #expect(box.value == .missing)
  }

  private struct Names: View {
    let box: Box<String?>
    @Namespace private var scope
    @State private var text = ""
    @State private var prefersSecond = true
    @FocusState private var focus: String?
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        field("outside")
        VStack {
          field("first")
          field("second").prefersDefaultFocus(prefersSecond, in: scope)
          field("third").prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
        Button("Reset") { resetFocus(in: scope) }.keyboardShortcut("F5")
        Button("Change") { prefersSecond = false }.keyboardShortcut("F6")
      }
      .onChange(of: focus, initial: true) { _, focus in box.value = focus }
    }

    private func field(_ name: String) -> some View { TextField(name, text: $text).focused($focus, equals: name) }
  }

  @Test("focus begins at the first view of a scope that prefers it, and comes back with resetFocus")
  func preferences() {
    let box = Box<String?>(nil)
    let form = TestForm { Names(box: box) }
    #expect(box.value == "second")
    form.press("Shift+Tab", "Shift+Tab")
    #expect(box.value == "outside")
    form.press("F5")
    #expect(box.value == "second")
    form.press("F6", "F5")
    #expect(box.value == "third")
    form.press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Tab")
    #expect(box.value == "third")
  }

  @Test("Return presses the default button where no submit action is for it; on a button, that button")
  func defaultAction() {
    struct Ask: View {
      let log: Log
      let submits: Bool
      @State private var text = ""
      var body: some View {
        let form = Form {
          TextField("Name", text: $text)
          Button("Save") { log("save") }.keyboardShortcut(.defaultAction)
          Button("Other") { log("other") }
          Button("Back") { log("back") }.keyboardShortcut(.cancelAction)
        }
        if submits { form.onSubmit { log("submit") } } else { form }
      }
    }
    let log = Log()
    let form = TestForm { Ask(log: log, submits: false) }
    form.press("Tab", "Enter")
    #expect(log.take() == ["save"])
    form.press("Tab", "Tab", "Enter", "Esc")
    #expect(log.take() == ["other", "back"])
    #expect(form.session.outcome == nil)
    let other = TestForm { Ask(log: log, submits: true) }
    other.press("Tab", "Enter")
    #expect(log.take() == ["submit"])
    other.press("Enter")
    #expect(log.take() == ["save"])
  }

  private struct Hidden: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
      Form {
        TextField("Name", text: $text)
        TextField("Search", text: $text).focused($isSearching)
        Button("hidden") {
          log("pressed")
          isSearching = true
        }
        .keyboardShortcut("k").hidden()
        Button("off") { log("off") }.keyboardShortcut("j").hidden().disabled(true)
      }
    }
  }

  @Test("a hidden button keeps its room, takes neither focus nor clicks, and its shortcut brings focus to a field")
  func hiddenButton() {
    let log = Log()
    let form = TestForm { Hidden(log: log) }
    #expect(form.lines == ["  Name", "  Search"])
    form.press("Tab", "Tab", "Tab")
    #expect(form.markedRow == "Name")
    form.press("Alt+j", "Alt+k")
    #expect(log.take() == ["pressed"])
    #expect(form.markedRow == "Search")
    form.session.click(column: 3, row: 2)
    form.draw()
    #expect(log.take() == [])
    #expect(form.markedRow == "Search")
  }

  @Test("a letter alone is held with Command, which is Alt unless the app says Control")
  func commandKey() {
    struct Shortcuts: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        Form {
          TextField("Name", text: $text)
          Button("One") { log("one") }.keyboardShortcut("s")
          Button("Two") { log("two") }.keyboardShortcut("t", modifiers: [.command]).environment(\.commandKey, .control)
          Button("Three") { log("three") }.keyboardShortcut(.leftArrow, modifiers: [.control, .shift])
          Button("Four") { log("four") }.keyboardShortcut(.upArrow)
        }
      }
    }
    let log = Log()
    let form = TestForm { Shortcuts(log: log) }
    form.press("Tab", "s", "Alt+s", "Ctrl+T", "Ctrl+Shift+Left", "Alt+Up")
    #expect(log.take() == ["one", "two", "three", "four"])
    #expect(form.lines[0] == "▌ Name  s")
  }
}
