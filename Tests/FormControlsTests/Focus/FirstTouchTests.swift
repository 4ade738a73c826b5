import FormControls
import LineEditing
import Testing

/// A terminal has no first touch: what is typed while nothing has focus finds its field.
@Suite struct FirstTouchTests {
  private struct Page: View {
    let store: Box<[String]>
    var hides = false
    @State private var name = ""
    @State private var email = ""
    @State private var isThere = true
    @State private var isOff = false
    @FocusState private var focus: Field?

    init(store: Box<[String]>) { self.store = store }

    var body: some View {
      store.value = [shown(focus), name, email]
      return VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
        if isThere { TextField("Mail", text: $email).focused($focus, equals: .email).disabled(isOff) }
        Button("Hide") { isThere.toggle() }.keyboardShortcut("Alt+h")
        Button("Off") { isOff.toggle() }.keyboardShortcut("Alt+o")
        Button("Send") { name += "!" }.keyboardShortcut(.defaultAction)
      }
      .onExitCommand { focus = nil }
    }
  }

  nonisolated struct Step: CustomTestStringConvertible, Sendable {
    let keys: [String]
    /// The focus state, the name and the address.
    let state: [String]
    let testDescription: String
  }

  /// Keys, and the state that they leave: the focus, the name, the address. An argument in quotes is typed.
  nonisolated static let steps = [
    Step(keys: [], state: ["nil", "", ""], testDescription: "a focus state begins with nil"),
    Step(keys: ["'a'"], state: ["name", "a", ""], testDescription: "a letter goes to the first field"),
    Step(keys: ["'ada'", "Tab", "'x'"], state: ["email", "ada", "x"], testDescription: "and Tab goes on from there"),
    Step(keys: ["paste"], state: ["name", "pasted", ""], testDescription: "so does a paste"),
    Step(keys: ["Enter"], state: ["nil", "!", ""], testDescription: "Return presses the default button"),
    Step(keys: ["Right"], state: ["nil", "", ""], testDescription: "a key that types nothing does nothing"),
    Step(keys: ["Tab", "Tab", "'x'", "Escape"], state: ["nil", "", "x"], testDescription: "Esc gives focus up"),
    Step(
      keys: ["Tab", "Tab", "'x'", "Escape", "'y'"], state: ["email", "", "xy"],
      testDescription: "and what is typed then goes on where Esc was pressed"),
    Step(
      keys: ["Tab", "Tab", "'x'", "Escape", "Shift+Tab"], state: ["name", "", "x"],
      testDescription: "and Tab goes on from there"),
    Step(
      keys: ["Tab", "Tab", "Alt+h", "'y'"], state: ["nil", "", ""],
      testDescription: "what is typed for a view that has gone is dropped"),
    Step(
      keys: ["Tab", "Tab", "Alt+o", "'y'"], state: ["nil", "", ""],
      testDescription: "and for one that was disabled"),
    Step(
      keys: ["Tab", "Tab", "Alt+h", "'y'", "Tab", "'z'"], state: ["name", "z", ""],
      testDescription: "until focus is moved"),
  ]

  @Test(arguments: steps) func `state, keys, state`(_ step: Step) {
    let store = Box<[String]>([])
    let form = TestForm { Page(store: store) }
    for key in step.keys {
      switch key {
      case "paste": form.paste("pasted")
      case _ where key.hasPrefix("'"): form.type(key.filter { $0 != "'" })
      default: form.press(key)
      }
    }
    #expect(store.value == step.state)
  }

  private struct Submitting: View {
    let store: Box<[String]>
    let action: (() -> Void)?
    @State private var name = ""
    @State private var email = ""
    @FocusState private var focus: Field?

    var body: some View {
      store.value = [shown(focus), name, email]
      return VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Mail", text: $email).focused($focus, equals: .email).onSubmit { focus = nil }
      }
    }
  }

  @Test func `after Return, typing goes on in the field that was submitted, and Tab behind it`() {
    let store = Box<[String]>([])
    let form = TestForm { Submitting(store: store, action: nil) }
    form.type("ada")
    form.press("Enter")
    #expect(store.value == ["nil", "ada", ""])
    form.type("!")
    #expect(store.value == ["name", "ada!", ""])
    form.press("Enter", "Tab")
    #expect(store.value == ["email", "ada!", ""])
    form.type("x")
    form.press("Enter")
    #expect(store.value == ["nil", "ada!", "x"])
    form.type("y")
    #expect(store.value == ["email", "ada!", "xy"])
  }

  @Test func `a bell says that what is typed is dropped`() {
    let form = TestForm { Page(store: Box([])) }
    form.press("Tab", "Tab", "Alt+h")
    let bells = LineEditor.shared.bellCount
    form.type("ab")
    #expect(LineEditor.shared.bellCount == bells + 2)
  }
}
