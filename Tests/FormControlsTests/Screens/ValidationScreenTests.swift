import FormControls
import Testing

/// A field that is judged when it is left, and one that may not always be edited.
@Suite struct ValidationScreenTests {
  private struct Account: View {
    enum Field: Hashable, CaseIterable { case email, company, age }

    let log: Log
    @State private var email = ""
    @State private var company = ""
    @State private var age: Int? = 18
    @State private var isBusiness = false
    @State private var error: String?
    @FocusState private var focus: Field?

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        TextField("Email", text: $email).focused($focus, equals: .email)
        if let error { Text(error).foregroundStyle(.red) }
        TextField("Company", text: $company).focused($focus, equals: .company).disabled(!isBusiness)
        TextField("Age", value: $age, format: .number).focused($focus, equals: .age)
        Toggle("Business", isOn: $isBusiness)
      }
      .onChange(of: focus) { old, new in
        log("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")")
        if old == .email { error = email.contains("@") ? nil : "That is no address." }
      }
      .onChange(of: email, perform: { newEmail in if newEmail.contains("@") { error = nil } })
      .onSubmit(advance)
    }

    /// The next field that can be edited.
    private func advance() {
      let order: [Field] = [.email, .company, .age].filter { $0 != .company || isBusiness }
      guard let focus, let place = order.firstIndex(of: focus) else { return }
      self.focus = place + 1 < order.count ? order[place + 1] : nil
    }
  }

  @Test("what is wrong is said when the field is left, once, and goes when it is right")
  func judging() {
    let log = Log()
    let form = TestForm(columns: 50) { Account(log: log) }
    form.press("Tab")
    form.type("ada")
    #expect(!form.screen.contains("no address"))
    form.press("Tab")
    #expect(form.lines[1] == "  That is no address.")
    #expect(log.take() == ["nil to email", "email to age"])
    form.press("Shift+Tab")
    form.type("@b.c")
    #expect(!form.screen.contains("no address"))
  }

  @Test("a chain of Returns leaves out what is disabled, as the app says")
  func disabledInChain() {
    let log = Log()
    let form = TestForm(columns: 50) { Account(log: log) }
    form.press("Tab", "Enter", "Enter")
    #expect(log.take() == ["nil to email", "email to age", "age to nil"])
    form.press("Ctrl+End", "Space", "Tab", "Enter", "Enter", "Enter")
    #expect(log.take() == ["nil to email", "email to company", "company to age", "age to nil"])
  }

  private struct Chained: View {
    let log: Log
    @State private var text = ""
    @FocusState private var focus: Int?

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        ForEach(0..<3) { TextField("f\($0)", text: $text).focused($focus, equals: $0).disabled($0 == 1) }
      }
      .onSubmit { focus = (focus ?? 0) + 1 }
      .onChange(of: focus) { log(focus.map { "\($0)" } ?? "nil") }
    }
  }

  @Test("a chain into a field that is disabled is a move that fails: focus stays, and it is reported")
  func chainIntoDisabled() {
    let log = Log()
    let form = TestForm(columns: 50) { Chained(log: log) }
    form.press("Tab", "Enter")
    #expect(form.markedRow == "f0")
    #expect(log.entries.last == "0")
    #expect(form.issues.count == 1)
  }
}
