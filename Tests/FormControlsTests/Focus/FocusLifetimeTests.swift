import FormControls
import Testing

@Suite struct FocusLifetimeTests {
  @Test("a focused view that disappears leaves nil in the same transaction, and focus jumps nowhere")
  func disappearing() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @State private var isThere = true
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          if isThere { TextField("Name", text: $text).focused($focus, equals: .name) }
          TextField("Email", text: $text).focused($focus, equals: .email)
          Button("Remove") { isThere = false }.keyboardShortcut("F5")
        }
        .onChange(of: focus) { _, new in log(shown(new)) }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    _ = log.take()
    form.press("F5")
    #expect(log.take() == ["nil"])
    #expect(form.markedRow == nil)
    form.press("Tab")
    #expect(form.markedRow == "Email")
  }

  @Test("a focused view that is disabled loses focus, is passed over by Tab, and cannot be given focus")
  func disabling() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @State private var isOff = false
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name).disabled(isOff)
          TextField("Email", text: $text).focused($focus, equals: .email)
          TextField("Other", text: $text)
          Button("Off") { isOff = true }.keyboardShortcut("F5")
          Button("Set") { focus = .name }.keyboardShortcut("F6")
        }
        .onChange(of: focus) { _, new in log(shown(new)) }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "F5")
    #expect(log.take() == ["name", "nil"])
    form.press("Tab")
    #expect(form.markedRow == "Email")
    form.press("F6")
    #expect(form.markedRow == "Email")
    form.press("Shift+Tab", "Shift+Tab", "Shift+Tab")
    #expect(form.markedRow == "Other")
  }

  @Test("a wish made in the change that takes the focused view away is followed")
  func wishWhileLeaving() {
    struct Fields: View {
      @State private var text = ""
      @State private var hasName = true
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          if hasName { TextField("Name", text: $text).focused($focus, equals: .name) }
          TextField("Other", text: $text)
          TextField("Email", text: $text).focused($focus, equals: .email)
          Button("Leave") {
            hasName = false
            focus = .email
          }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab", "F5")
    #expect(form.markedRow == "Email")
  }

  private struct SetInInit: View {
    @State private var text = ""
    @FocusState private var focus: Field?

    init() { focus = .name }

    var body: some View {
      Form { TextField("Name", text: $text).focused($focus, equals: .name) }
    }
  }

  private struct BoundInInit: View {
    private let state = FocusState<Field?>()
    private let binding: FocusState<Field?>.Binding
    @FocusState private var focus: Field?

    init() { binding = state.projectedValue }

    var body: some View {
      Form {
        TextField("Name", text: .constant("")).focused(binding, equals: .name)
        Button("Set") { focus = .name }.keyboardShortcut("F5")
      }
    }
  }

  @Test("setting the state in init has no effect, and is reported", arguments: [false, true])
  func inInit(isInside: Bool) {
    struct Outer: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { SetInInit() }
          Button("Show") { isThere = true }.keyboardShortcut("F5")
        }
      }
    }
    let form = isInside ? TestForm { Outer() } : TestForm { SetInInit() }
    form.press("F5")
    #expect(form.markedRow == nil)
    #expect(
      form.issues == [
        "a FocusState<Optional<Field>> \(isInside ? "in the body of Outer" : "of SetInInit") was set before its view was in a "
          + "tree, as in an init: that has no effect, onAppear is the place for it"
      ])
    #expect(TestForm { Text("another tree") }.issues.isEmpty)
  }

  @Test("a state bound in init never changes, and is reported")
  func boundInInit() {
    let form = TestForm { BoundInInit() }
    form.press("F5")
    #expect(form.markedRow == nil)
    #expect(
      form.issues.map { $0.prefix(while: { $0 != ":" }) } == [
        "a FocusState<Optional<Field>> of BoundInInit was bound before its view was in a tree, as in an init",
        "a FocusState in the body of BoundInInit was set to name, but no view that can have focus stands for it",
      ])
  }

  @Test("a field whose id changes is another one: it loses focus, and the state is nil")
  func changingID() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @State private var id = 1
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name).id(id)
          Button("Change") { id += 1 }.keyboardShortcut("F5")
        }
        .onChange(of: focus) { _, focus in log(shown(focus)) }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "F5")
    #expect(log.take() == ["name", "nil"])
    #expect(form.markedRow == nil)
    form.press("Tab")
    #expect(log.take() == ["name"])
  }

  @Test("what is disabled further out stays so whatever views inside say")
  func disabledOutside() {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        Form {
          Section { TextField("Name", text: $text).disabled(false) }.disabled(true)
          TextField("Email", text: $text)
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    #expect(form.markedRow == "Email")
    form.press("Tab")
    #expect(form.markedRow == "Email")
  }

  @Test("setting the state in onAppear works before the first frame")
  func inOnAppear() {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text)
          TextField("Email", text: $text).focused($focus, equals: .email)
        }
        .onAppear { focus = .email }
      }
    }
    #expect(TestForm { Fields() }.markedRow == "Email")
  }

  @Test("a default focus is taken when the view appears, unless onAppear has set another")
  func defaultFocus() {
    struct Fields: View {
      let setsOther: Bool
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name)
          TextField("Email", text: $text).focused($focus, equals: .email)
        }
        .onAppear { if setsOther { focus = .name } }
        .defaultFocus($focus, .email)
      }
    }
    #expect(TestForm { Fields(setsOther: false) }.markedRow == "Email")
    #expect(TestForm { Fields(setsOther: true) }.markedRow == "Name")
  }

  @Test("a field that the same action makes can be given focus")
  func insertedAndFocused() {
    struct Fields: View {
      @State private var text = ""
      @State private var hasEmail = false
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name)
          if hasEmail { TextField("Email", text: $text).focused($focus, equals: .email) }
          Button("Add") {
            focus = .email
            hasEmail = true
          }
          .keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("F5")
    #expect(form.markedRow == "Email")
  }

  @Test("the row of the focused field stays marked when it is made anew")
  func rowMadeAnew() {
    struct Fields: View {
      @State private var text = ""
      @State private var isHidden = false

      var body: some View {
        Form {
          TextField("Name", text: $text).environment(\.labels, isHidden ? .hidden : .shown)
          Button("Toggle") { isHidden.toggle() }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab", "F5")
    #expect(form.markedRow == nil)
    form.press("F5")
    #expect(form.markedRow == "Name")
  }

  @Test("the controls of a removed view are released")
  func controlsAreReleased() {
    struct Fields: View {
      @State private var text = ""
      @State private var isThere = true

      var body: some View {
        Form {
          if isThere { TextField("Name", text: $text) }
          Button("Toggle") { isThere.toggle() }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    weak let control = form.session.focus.focused
    weak let node = control?.node
    #expect(control != nil)
    #expect(node != nil)
    form.press("F5")
    #expect(control == nil)
    #expect(node == nil)
  }

  @Test("a session that is over is released with its tree")
  func sessionIsReleased() {
    struct Fields: View {
      @State private var text = ""
      var body: some View { Form { TextField("Name", text: $text).toolbar { Button("Done") {} } } }
    }
    weak var host: ViewHost?
    weak var control: AnyObject?
    weak var session: AnyObject?
    do {
      let form = TestForm { Fields() }
      form.press("Tab", "a")
      host = form.session.host
      session = form.session
      control = form.session.focus.focused
      #expect(control != nil)
    }
    #expect(session == nil)
    #expect(control == nil)
    #expect(host == nil)
  }
}
