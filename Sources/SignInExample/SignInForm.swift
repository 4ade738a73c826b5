import Formline

/// A sign-in form: an enum names the fields, Return chains them, a toolbar goes back and forth between them.
struct SignInForm: View {
  enum Field: Hashable, CaseIterable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var hasTried = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  /// The first field that is not as it should be, and what is wrong with it.
  private var problem: (field: Field, sentence: String)? {
    if name.isEmpty { return (.name, "A name is needed") }
    if !email.contains("@") { return (.email, "An address is needed") }
    return password.count < 8 ? (.password, "8 characters or more are needed") : nil
  }

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: Text("Ada Lovelace")).textContentType(.name)
        .focused($focus, equals: .name).problem(sentence(for: .name))
      TextField("E-mail", text: $email).textContentType(.emailAddress).validatesContent()
        .focused($focus, equals: .email).problem(sentence(for: .email))
      SecureField("Password", text: $password, prompt: Text("8 characters or more"))
        .focused($focus, equals: .password).problem(sentence(for: .password))
        .submitLabel(.done)
    }
    .submitLabel(.next)
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default:
        hasTried = true
        if let problem { focus = problem.field } else { dismiss() }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Previous") { move(by: -1) }.keyboardShortcut("F2").disabled(focus == .name)
        Button("Next") { move(by: 1) }.keyboardShortcut("F3").disabled(focus == .password)
        Button("Done") { dismiss() }.keyboardShortcut("F10").disabled(problem != nil)
      }
    }
    .onAppear { focus = .name }
  }

  private func sentence(for field: Field) -> String? {
    hasTried && problem?.field == field ? problem?.sentence : nil
  }

  private func move(by count: Int) {
    let fields = Field.allCases
    guard let focus, let place = fields.firstIndex(of: focus), fields.indices.contains(place + count) else { return }
    self.focus = fields[place + count]
  }
}
