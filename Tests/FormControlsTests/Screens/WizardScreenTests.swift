import FormControls
import Testing

/// One step after the other in one form: fields come and go, and focus goes to the first of each.
@Suite struct WizardScreenTests {
  private struct Wizard: View {
    enum Step: Int { case account, profile, done }
    enum Field: Hashable { case email, name, tag(Int) }

    let log: Log
    @State private var step = Step.account
    @State private var email = ""
    @State private var name = ""
    @State private var tags: [String] = []
    @FocusState private var focus: Field?

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        switch step {
        case .account:
          Section {
            TextField("Email", text: $email).focused($focus, equals: .email)
          } footer: {
            Text("Nobody else sees it.")
          }
        case .profile:
          TextField("Name", text: $name).focused($focus, equals: .name)
          ForEach(tags.indices, id: \.self) { index in
            TextField("Tag \(index + 1)", text: $tags[index]).focused($focus, equals: .tag(index))
          }
          Button("Add a tag") {
            tags.append("")
            focus = .tag(tags.count - 1)
          }
          .keyboardShortcut("t", modifiers: .control)
        case .done: Text("Thank you, \(name)!")
        }
      }
      .onSubmit(advance)
      .onChange(of: step, initial: true) { _, step in
        focus = step == .account ? .email : step == .profile ? .name : nil
      }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Back") { step = Step(rawValue: step.rawValue - 1) ?? .account }.disabled(step == .account)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Continue", action: advance).keyboardShortcut(.return, modifiers: .command)
        }
      }
    }

    private func shown(_ field: Field?) -> String { field.map { "\($0)" } ?? "nil" }

    private func advance() {
      if let next = Step(rawValue: step.rawValue + 1) { step = next } else { log("end") }
    }
  }

  @Test("each step begins in its first field, and what was typed is there when one comes back")
  func steps() {
    let log = Log()
    let form = TestForm(columns: 50) { Wizard(log: log) }
    form.type("ada@example.com\nAda")
    form.press("Ctrl+T")
    form.type("one")
    form.press("Ctrl+T")
    form.type("two")
    #expect(form.lines.prefix(3) == ["  Name   Ada", "  Tag 1  one", "▌ Tag 2  two"])
    form.press("F2")
    #expect(form.lines.prefix(2) == ["▌ Email  ada@example.com", "  Nobody else sees it."])
    form.press("Alt+Enter")
    #expect(form.lines.prefix(3) == ["▌ Name   Ada", "  Tag 1  one", "  Tag 2  two"])
    form.press("Alt+Enter")
    #expect(form.lines[0] == "  Thank you, Ada!")
    #expect(
      log.take() == [
        "nil to email", "email to name", "name to tag(0)", "tag(0) to tag(1)", "tag(1) to email", "email to name",
        "name to nil",
      ])
    form.press("Alt+Enter")
    #expect(log.take() == ["end"])
    #expect(form.issues == [])
  }
}
