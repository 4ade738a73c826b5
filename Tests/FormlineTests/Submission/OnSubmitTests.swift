import Formline
import Testing

@Suite struct OnSubmitTests {
  /// A field inside a section inside a form, each with an action; `inner` changes what stands around the field.
  struct Nested<Inner: View>: View {
    let log: Log
    var sectionTriggers: SubmitTriggers = .text
    var hasScope = false
    let inner: (TextField<Text>) -> Inner
    @State private var text = ""

    var body: some View {
      Form {
        Section {
          inner(TextField("Name", text: $text))
          TextField("Email", text: $text)
        }
        .submitScope(hasScope)
        .onSubmit(of: sectionTriggers) { log("section") }
      }
      .onSubmit { log("form") }
    }
  }

  @Test("nested actions run outer to inner")
  func order() {
    let log = Log()
    let form = TestForm { Nested(log: log) { field in field.onSubmit { log("field") } } }
    form.press("Tab", "Enter")
    #expect(log.take() == ["form", "section", "field"])
  }

  @Test("an action for another trigger keeps those outside it from running")
  func mismatchBlocks() {
    let log = Log()
    let form = TestForm { Nested(log: log, sectionTriggers: .search) { field in field.onSubmit { log("field") } } }
    form.press("Tab", "Enter")
    #expect(log.take() == ["field"])
  }

  @Test("an action for both triggers runs")
  func bothTriggers() {
    let log = Log()
    let form = TestForm { Nested(log: log, sectionTriggers: [.text, .search]) { $0 } }
    form.press("Tab", "Enter")
    #expect(log.take() == ["form", "section"])
  }

  @Test("a submit scope keeps out what is above it, and does nothing when it is off", arguments: [true, false])
  func scope(isBlocking: Bool) {
    let log = Log()
    let form = TestForm { Nested(log: log, hasScope: isBlocking) { field in field.onSubmit { log("field") } } }
    form.press("Tab", "Enter")
    #expect(log.take() == (isBlocking ? ["field"] : ["form", "section", "field"]))
  }

  @Test("a scope between a field and its own action leaves only what is inside it")
  func scopeBelowAction() {
    let log = Log()
    let form = TestForm {
      Nested(log: log) { field in field.onSubmit { log("inside") }.submitScope().onSubmit { log("outside") } }
    }
    form.press("Tab", "Enter")
    #expect(log.take() == ["inside"])
  }

  @Test("a scope may be turned on and off while the form runs")
  func changingScope() {
    struct Fields: View {
      let log: Log
      @State private var isBlocking = false
      @State private var text = ""

      var body: some View {
        Form {
          TextField("Name", text: $text).submitScope(isBlocking)
          Button("Block") { isBlocking.toggle() }.keyboardShortcut("F5")
        }
        .onSubmit { log("form") }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "F5", "Enter")
    #expect(log.take() == [])
    form.press("Ctrl+Home", "F5", "Enter")
    #expect(log.take() == ["form"])
  }

  @Test("Return gives up focus unless an action has set it")
  func givesUpFocus() {
    let form = TestForm { Nested(log: Log()) { $0 } }
    form.press("Tab", "Enter")
    #expect(form.markedRow == nil)
    #expect(form.session.outcome == nil)
  }

  @Test(
    "what edits the text after Return has left it does what it does before",
    arguments: [
      ["Backspace"], ["Ctrl+U"], ["Ctrl+W"], ["Alt+Backspace"], ["Ctrl+A", "x"], ["Home", "x"], ["Left", "x"],
      ["Alt+B", "Delete"], ["Ctrl+_"], ["x"], ["Ctrl+T"], ["Ctrl+X", "Ctrl+U"], ["Ctrl+V", "x"],
    ])
  func editingAfterReturn(keys: [String]) {
    func text(afterReturn: Bool) -> [String] {
      let form = TestForm { Nested(log: Log()) { $0 } }
      form.press("Tab")
      form.type("two words")
      if afterReturn { form.press("Enter") }
      for key in keys { form.press(key) }
      return form.lines
    }
    #expect(text(afterReturn: true) == text(afterReturn: false))
  }

  @Test("Return submits what is chosen as it does texts, but focus stays there unless an action sets it")
  func choices() {
    struct Fields: View {
      let log: Log
      @State private var isOn = false
      @State private var count = 1
      @State private var plan = 1
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          Toggle("News", isOn: $isOn)
          Stepper("Guests", value: $count)
          Picker("Plan", selection: $plan) { Text("one").tag(1) }.pickerStyle(.segmented).focused($focus, equals: .name)
          Toggle("Other", isOn: $isOn).focused($focus, equals: .email)
        }
        .onSubmit {
          log("submit \(shown(focus))")
          if focus == .name { focus = .email }
        }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    var rows: [String] = []
    for _ in 0..<3 {
      form.press("Tab", "Enter")
      rows.append(form.markedRow ?? "none")
    }
    #expect(rows == ["News", "Guests", "Other"])
    #expect(log.take() == ["submit nil", "submit nil", "submit name"])
  }

  @Test("losing focus submits nothing")
  func losingFocus() {
    let log = Log()
    let form = TestForm { Nested(log: log) { field in field.onSubmit { log("field") } } }
    form.press("Tab", "Tab", "Tab", "Esc")
    #expect(log.take() == [])
  }

  /// Outer and inner action each set the focus state.
  struct Aiming: View {
    let log: Log
    let outer: Field?
    let inner: Field?
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $text).focused($focus, equals: .name)
          .onSubmit {
            log("inner sees \(shown(focus))")
            if inner != .missing { focus = inner }
          }
        TextField("Email", text: $text).focused($focus, equals: .email)
      }
      .onSubmit {
        log("outer sees \(shown(focus))")
        if outer != .missing { focus = outer }
      }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
    }
  }

  @Test("the innermost action has the last word, and all of them see focus in the submitted field")
  func lastWord() {
    let log = Log()
    let form = TestForm { Aiming(log: log, outer: .email, inner: .name) }
    form.press("Tab")
    _ = log.take()
    form.press("Enter")
    #expect(log.take() == ["outer sees name", "inner sees name"])
    #expect(form.markedRow == "Name")
  }

  @Test("a chained move is one change, not one through nil")
  func oneChange() {
    let log = Log()
    let form = TestForm { Aiming(log: log, outer: .email, inner: .missing) }
    form.press("Tab")
    _ = log.take()
    form.press("Enter")
    #expect(log.take() == ["outer sees name", "inner sees name", "name to email"])
    #expect(form.markedRow == "Email")
  }

  @Test("an action that sets nil gives up focus, whatever one outside it wanted")
  func settingNil() {
    let form = TestForm { Aiming(log: Log(), outer: .email, inner: nil) }
    form.press("Tab", "Enter")
    #expect(form.markedRow == nil)
  }

  @Test("everything that Return does happens in one order, in one frame")
  func transcript() {
    struct Fields: View {
      let log: Log
      let problem: () -> String?
      @State private var amount: Int?
      @State private var email = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Amount", value: $amount, format: .number).focused($focus, equals: .name)
            .environment(\.textInput.suggestions, SuggestionProvider { _ in Texts(["1200", "1299"]) })
            .textContentType(.birthdateDay).validatesContent()
            .onSubmit {
              log("field submits \(amount ?? 0)" + (problem() == nil ? "" : ", which is wrong"))
              focus = .email
            }
          TextField("Email", text: $email).focused($focus, equals: .email)
        }
        .environment(\.locale, LocaleName(posix: "en_US"))
        .onSubmit { log("form submits \(amount ?? 0) with focus on \(shown(focus))") }
        .onChange(of: amount) { _, amount in log("amount is \(amount ?? 0)") }
        .onChange(of: focus) { old, new in log("focus \(shown(old)) to \(shown(new))") }
      }
    }
    let log = Log()
    let session = Box<Session?>(nil)
    let form = TestForm {
      Fields(log: log) { (session.value?.focus.focused as? TextControl)?.shownProblem }
    }
    session.value = form.session
    form.press("Tab")
    form.type("12")
    form.press("Alt+Down", "Down")
    _ = log.take()
    form.session.receive([0x0d], at: 0)
    #expect(form.session.host.counters.frames == 0)
    form.draw()
    #expect(
      log.take() == [
        // The suggestion is taken and parsed, the text takes its format, what is wrong with it is known, and only then
        // the actions run.
        "form submits 1299 with focus on name", "field submits 1299, which is wrong", "amount is 1299",
        "focus name to email",
      ])
    #expect(form.lines[0] == "✗ Amount  1,299")
    #expect(form.markedRow == "Email")
    #expect(form.session.host.counters.frames == 1)
    session.value = nil
  }

  @Test("what was typed ahead of Return in one burst has had its effects when the action runs")
  func burst() {
    struct Fields: View {
      let log: Log
      @State private var name = ""
      @State private var email = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $name).focused($focus, equals: .name)
          TextField("Email", text: $email).focused($focus, equals: .email)
        }
        .onChange(of: name) { _, name in log("name \(name)") }
        .onSubmit {
          log("submit \(name), \(email)")
          focus = focus == .name ? .email : nil
        }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.send(Array("\tAda\rada@b.c\r".utf8))
    #expect(log.take() == ["name A", "name Ad", "name Ada", "submit Ada, ", "submit Ada, ada@b.c"])
  }

  @Test("a toolbar attached to a field inherits neither its focus nor its submit actions")
  func toolbarInside() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).toolbar { Button("Done") { log("done") }.keyboardShortcut("F10") }
            .focused($focus, equals: .name)
            .onSubmit { log("submit") }
          Text("focus: \(shown(focus))")
        }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "F10")
    #expect(log.take() == ["done"])
    #expect(form.screen.contains("focus: name"))
  }
}
