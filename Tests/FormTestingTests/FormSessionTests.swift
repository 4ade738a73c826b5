import FormTesting
import Formline
import Testing

/// How a package tests its own forms; only what the library makes public.
@Suite("Form sessions for tests")
struct FormSessionTests {
  static let signUp = """
    formline: 1
    title: Sign up
    fields:
      - {id: name, required: true}
      - {id: email, contentType: email}
      - {id: team, type: boolean}
      - {id: seats, type: integer, minimum: 2, when: team}
    """

  @Test("a definition is typed into and submitted")
  func definition() throws {
    let form = try FormSession(definition: Self.signUp, environment: ["EMAIL": "ada@example.com"])
    #expect(form.focusedField == "name")
    form.type("Ada")
    #expect(form.updates == 0)
    form.press("Enter")
    #expect(form.suggestion == "ada@example.com")
    form.press("Right")
    form.press("Tab")
    form.press("Space")
    #expect(form.exists("seats"))
    form.press("Enter")
    form.type("1\n")
    #expect(form.isRunning)
    #expect(form.errors == ["seats": ["This must be at least 2"]])
    form.press("Backspace")
    form.type("12")
    #expect(form.errors == [:])
    #expect(form.value(of: "seats") == 12)
    form.press("Enter")
    #expect(form.isSubmitted)
    #expect(form.answers == ["name": "Ada", "email": "ada@example.com", "team": true, "seats": 12])
    #expect(form.submittedFields == ["name", "team", "seats", "seats"])
    #expect(form.issues == [])
  }

  @Test("the screen is read back as rows, a line, the cursor or one text")
  func screen() throws {
    let form = try FormSession(definition: Self.signUp, columns: 50, rows: 10)
    form.type("Ada")
    form.press("Ctrl+A")
    #expect(form.line(3) == "▌ Name *  Ada")
    #expect(form.cursor.map { [$0.column, $0.row] } == [11, 3])
    #expect(form.screen.count == 10)
    #expect(form.toolbar == ["Previous", "Next", "Clear"])
    #expect(
      form.snapshot() == """
          Sign up

        ▌ Name *  Ada
          Email   name@example.com
          Team    [ ] no
                 [ Submit ]

          F1 Help  F2 Previous  F3 Next  F4 Clear

        """)
    form.resize(columns: 40, rows: 5)
    #expect(form.screen.count == 5)
    #expect(form.styledSnapshot().hasPrefix("40x5, cursor 5 "))
  }

  @Test("the mouse, pastes and bytes go the way of the keys")
  func otherInput() throws {
    let form = try FormSession(definition: Self.signUp)
    try form.click("Email")
    #expect(form.focusedField == "email")
    #expect(throws: FormMismatch.self) { try form.click("Elsewhere") }
    form.paste("a@b.c")
    form.send([0x01])
    form.type("x")
    #expect(form.value(of: "email") == "xa@b.c")
    try form.click("Team")
    #expect(form.focusedField == "team")
    form.press("Shift+Tab", 2)
    #expect(form.focusedField == "name")
    form.press("Ctrl+C")
    #expect(form.isCancelled)
  }

  @Test("answers are prefilled, files come from the test, readline is configured")
  func settings() throws {
    let form = try FormSession(
      definition: "formline: 1\nfields:\n  - {id: city}\n  - {id: land, type: select, options: {lines: lands.txt}}\n",
      files: ["lands.txt": "Peru\nChad\n"], answers: ["city": "Lima"], inputrc: "set editing-mode vi")
    form.press("Esc")
    form.type("xi!")
    #expect(form.value(of: "city") == "Li!m")
    form.press("Tab")
    form.press("Down")
    form.press("Enter")
    #expect(form.value(of: "land") == "Chad")
  }

  @Test("mistakes in a definition or in answers are thrown, all of them")
  func mistakes() {
    let error = #expect(throws: FormDefinitionError.self) {
      try FormSession(definition: "formline: 1\nfields:\n  - {id: a, tpye: text}\n  - {id: a}\n", path: "x.yaml")
    }
    #expect(error?.diagnostics.count == 2)
    #expect(error?.description.hasPrefix("x.yaml:3:13: error: unknown key 'tpye' in a field\n") == true)
    #expect(throws: FormDefinitionError.self) { try FormSession(definition: Self.signUp, answers: ["nmae": 1]) }
  }

  struct SignIn: View {
    enum Field: Hashable { case name, code }

    @State private var name = ""
    @State private var code = ""
    @State private var greeting = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        SecureField("Code", text: $code).focused($focus, equals: .code)
        if !greeting.isEmpty { Text(greeting) }
      }
      .onSubmit {
        if focus == .name { focus = .code } else { greeting = "Hello \(name), \(code.count) digits" }
      }
      .onAppear { focus = .name }
    }
  }

  @Test("a view has its focus read as the enum that its author wrote")
  func view() {
    let form = FormSession(SignIn(), focus: SignIn.Field.self, columns: 40, rows: 10)
    #expect(form.focus == .name)
    form.type("Ada\n")
    #expect(form.focus == .code)
    form.type("1234")
    #expect(!form.snapshot().contains("1234"))
    form.press("Enter")
    #expect(form.snapshot().contains("Hello Ada, 4 digits"))
    #expect(form.focus == nil)
    form.press("Esc")
    #expect(form.isCancelled)
  }

  struct Loader: View {
    @State private var text = "loading"

    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "loaded"
      }
    }
  }

  @Test("tasks of a view run when the test lets them")
  func tasks() async {
    let form = FormSession(Loader())
    #expect(form.line(1) == "loading")
    await form.settle()
    #expect(form.line(1) == "loaded")
  }

  @Test("several sessions are used in turns, each with its own bindings")
  func severalSessions() throws {
    let emacs = try FormSession(definition: Self.signUp)
    let vi = try FormSession(definition: Self.signUp, inputrc: "set editing-mode vi")
    emacs.type("one")
    vi.type("two")
    vi.press("Esc")
    emacs.press("Ctrl+A")
    emacs.type("x")
    vi.press("Esc")
    vi.type("0x")
    emacs.type("y")
    #expect(emacs.value(of: "name") == "xyone")
    #expect(vi.value(of: "name") == "wo")
  }

  static let checked = """
    formline: 1
    fields:
      - {id: name, check: {command: [is-free], message: Taken}}
      - {id: plan, type: select, options: {command: [plans]}}
    """

  @Test("commands are answered by the test, when it lets them")
  func answeredCommands() async throws {
    var asked: Set<[String]> = []
    let form = try FormSession(
      definition: Self.checked,
      commands: .answered { arguments, input in
        asked.insert(arguments + [input])
        return arguments == ["plans"]
          ? (status: 0, output: "free\nteam\n") : (status: input == "ada" ? 1 : 0, output: "")
      })
    form.type("ada\n")
    #expect(form.errors == [:])
    #expect(form.snapshot().contains("checking…"))
    await form.settle()
    #expect(form.errors == ["name": ["Taken"]])
    #expect(asked == [["is-free", "ada"], ["plans", ""]])
    form.press("Shift+Tab")
    form.type("b\n")
    form.press("Down")
    form.press("Enter")
    await form.settle()
    #expect(form.answers == ["name": "adab", "plan": "team"])
    #expect(form.isSubmitted)
  }

  @Test("commands run for real where they may, and not at all where they may not")
  func realCommands() async throws {
    let definition = "formline: 1\nfields:\n  - {id: a, check: {command: [\"false\"], message: No}}\n  - {id: b}\n"
    let form = try FormSession(definition: definition, commands: .allowed)
    form.type("x\n")
    await form.settle()
    #expect(form.errors == ["a": ["No"]])
    let refusing = try FormSession(definition: definition)
    refusing.type("x\n")
    await refusing.settle()
    #expect(refusing.errors == [:])
  }

  @Test("a film shows what was done meanwhile, from the screen as it stood")
  func film() throws {
    let form = try FormSession(definition: Self.signUp)
    form.type("Ada")
    let film = form.film("Sign up & on") {
      form.press("Enter")
      form.type("ada@example.com")
    }
    #expect(film.hasPrefix("<?xml") && film.contains("Sign up &amp; on"))
    #expect(film.contains("Ada") && film.contains("ada@example.com"))
    // The session goes on as it was.
    form.press("Enter")
    form.press("Enter")
    #expect(form.isSubmitted)
  }
}
