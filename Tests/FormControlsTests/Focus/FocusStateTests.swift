import FormControls
import Testing

@Suite struct FocusStateTests {
  /// Three fields of one state; what `act` does comes with F5.
  struct Fields: View {
    let log: Log
    var hasEmail = true
    var isEmailDisabled = false
    let act: (FocusState<Field?>.Binding) -> Void
    @State private var name = ""
    @State private var email = ""
    @State private var other = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Email", text: $email).focused($focus, equals: .email)
        TextField("Other", text: $other)
        Button("Act") { act($focus) }.keyboardShortcut("F5")
      }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
    }
  }

  @Test("moving focus sets the state, and one that is in no bound view makes it nil")
  func movingSets() {
    let log = Log()
    let form = TestForm { Fields(log: log) { _ in } }
    #expect(form.markedRow == nil)
    form.press("Tab", "Tab", "Tab", "Shift+Tab")
    #expect(log.take() == ["nil to name", "name to email", "email to nil", "nil to email"])
    #expect(form.markedRow == "Email")
  }

  @Test("setting the state moves focus")
  func settingMoves() {
    let form = TestForm { Fields(log: Log()) { $0.wrappedValue = .email } }
    form.press("F5")
    #expect(form.markedRow == "Email")
  }

  @Test("nil takes focus away from a bound view, not from another one")
  func settingNil() {
    let form = TestForm { Fields(log: Log()) { $0.wrappedValue = nil } }
    form.press("Tab", "F5")
    #expect(form.markedRow == nil)
    form.press("Shift+Tab", "Shift+Tab", "F5")
    #expect(form.markedRow == "Other")
  }

  @Test("a value that no view stands for goes back to what is true")
  func valueWithoutView() {
    let log = Log()
    let form = TestForm { Fields(log: log) { $0.wrappedValue = .missing } }
    form.press("Tab")
    _ = log.take()
    form.press("F5")
    #expect(form.markedRow == "Name")
    #expect(log.entries.last == "missing to name")
    #expect(form.issues.count == 1)
  }

  @Test("two values set one after the other are one change, to the last")
  func lastOneWins() {
    let log = Log()
    let form = TestForm {
      Fields(log: log) {
        $0.wrappedValue = .name
        $0.wrappedValue = .email
      }
    }
    form.press("F5")
    #expect(log.take() == ["nil to email"])
  }

  @Test("a Boolean state is true while its view has focus, and gives and takes focus")
  func boolean() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        Form {
          TextField("First", text: $text)
          TextField("Second", text: $text).focused($isFocused)
          Button("On") { isFocused = true }.keyboardShortcut("F5")
          Button("Off") { isFocused = false }.keyboardShortcut("F6")
        }
        .onChange(of: isFocused) { _, isFocused in log("\(isFocused)") }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "Tab", "Shift+Tab")
    #expect(log.take() == ["true", "false"])
    form.press("F5")
    #expect(log.take() == ["true"])
    #expect(form.markedRow == "Second")
    form.press("F6")
    #expect(log.take() == ["false"])
    #expect(form.markedRow == nil)
  }

  @Test("a Boolean state on a container is true while anything inside has focus; setting it enters at the first")
  func booleanOnContainer() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @FocusState private var isInside: Bool

      var body: some View {
        Form {
          TextField("Before", text: $text)
          Section("Inside") {
            TextField("First", text: $text)
            TextField("Second", text: $text)
          }
          .focused($isInside)
          Button("On") { isInside = true }.keyboardShortcut("F5")
        }
        .onChange(of: isInside) { _, isInside in log("\(isInside)") }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "Tab", "Tab")
    #expect(log.take() == ["true"])
    form.press("Tab")
    #expect(log.take() == ["false"])
    form.press("F5")
    #expect(form.markedRow == "First")
    #expect(form.issues.isEmpty)
  }

  @Test("an equals: on a container of several controls is none of them")
  func equalsOnContainer() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          Section("Inside") {
            TextField("First", text: $text)
            TextField("Second", text: $text)
          }
          .focused($focus, equals: .name)
          Text(shown(focus))
          Button("Set") { focus = .name }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    #expect(form.screen.contains("nil"))
    form.press("F5")
    #expect(form.screen.contains("nil"))
    #expect(form.markedRow == "First")
  }

  @Test("modifiers and rows around a control do not matter to equals:")
  func equalsThroughModifiers() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          VStack {
            TextField("Name", text: $text).padding(.leading, 1)
            Text("a hint")
          }
          .focused($focus, equals: .name)
          Text(shown(focus))
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    #expect(form.screen.contains("name"))
  }

  @Test("of two views for one value the first in tree order gets focus, with one warning; either sets the value")
  func twoViews() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("First", text: $text).focused($focus, equals: .name)
          TextField("Second", text: $text).focused($focus, equals: .name)
          Text("focus: \(shown(focus))")
          Button("Set") { focus = .name }.keyboardShortcut("F5")
          Button("Unset") { focus = nil }.keyboardShortcut("F6")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("F5")
    #expect(form.markedRow == "First")
    form.press("Tab")
    #expect(form.markedRow == "Second")
    #expect(form.screen.contains("focus: name"))
    form.press("F6", "F5")
    #expect(form.markedRow == "First")
    #expect(
      form.issues == [
        "a FocusState in the body of Fields was set to name: the first of several views that stand for it is taken: "
          + "VStack/ScrollView/Form/0/TextField 'First', VStack/ScrollView/Form/1/TextField 'Second'"
      ])
  }

  @Test("one view with two states: either moves focus, both follow it")
  func twoStates() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?
      @FocusState private var isFocused: Bool

      var body: some View {
        Form {
          TextField("Other", text: $text)
          TextField("Name", text: $text).focused($focus, equals: .name).focused($isFocused)
          Text("\(shown(focus)), \(isFocused)")
          Button("One") { focus = .name }.keyboardShortcut("F5")
          Button("Other") { isFocused = true }.keyboardShortcut("F6")
        }
      }
    }
    for key in ["F5", "F6"] {
      let form = TestForm { Fields() }
      form.press(key)
      #expect(form.markedRow == "Name")
      #expect(form.screen.contains("name, true"))
      form.press("Shift+Tab")
      #expect(form.screen.contains("nil, false"))
    }
  }

  @Test("the value of a view may change while it has focus")
  func changingValue() {
    struct Fields: View {
      @State private var text = ""
      @State private var value = 1
      @FocusState private var focus: Int?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: value)
          Text("focus: \(focus.map { "\($0)" } ?? "nil")")
          Button("Change") { value += 1 }.keyboardShortcut("F5")
          Button("Set") { focus = 2 }.keyboardShortcut("F6")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab", "F5")
    #expect(form.screen.contains("focus: 2"))
    form.press("Shift+Tab", "F6")
    #expect(form.markedRow == "Name")
  }

  @Test("actions that keep moving focus are cut off and reported")
  func endlessMoves() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name)
          TextField("Email", text: $text).focused($focus, equals: .email)
        }
        .onChange(of: focus) { focus = focus == .name ? .email : .name }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    #expect(
      form.issues == [
        "onChange actions in the body of Fields kept changing state: tried to update more than 100 times in one frame"
      ])
    #expect(form.markedRow != nil)
  }

  @Test("a state whose moves were ended follows focus again")
  func stateAfterEndlessMoves() {
    struct Passing: View {
      let pass: () -> Void
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text("a").onChange(of: isFocused) { if isFocused { pass() } } }
    }
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        Form {
          Passing { focus = 2 }.focusable().focused($focus, equals: 1)
          Passing { focus = 1 }.focusable().focused($focus, equals: 2)
          TextField("Name", text: $text).focused($focus, equals: 3)
          Text("focus: \(focus ?? 0)")
          Button("Start") { focus = 1 }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("F5")
    #expect(form.issues.count == 1)
    #expect(form.screen.contains("focus: 2"))
    form.press("Tab")
    #expect(form.markedRow == "Name")
    #expect(form.screen.contains("focus: 3"))
  }
}
