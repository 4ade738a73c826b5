import Formline

/// A sign-in form: an enum names the fields, Return chains them, a toolbar goes back and forth between them.
struct SignInForm: View {
  enum Field: Hashable, CaseIterable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private var isComplete: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 }

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: "Ada Lovelace").textContentType(.name).focused($focus, equals: .name)
      TextField("E-mail", text: $email).textContentType(.emailAddress).focused($focus, equals: .email)
      SecureField("Password", text: $password, prompt: "8 characters or more").focused($focus, equals: .password)
        .submitLabel(.done)
    }
    .submitLabel(.next)
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: if isComplete { dismiss() }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Previous") { move(by: -1) }.keyboardShortcut("F2").disabled(focus == .name)
        Button("Next") { move(by: 1) }.keyboardShortcut("F3").disabled(focus == .password)
        Button("Done") { dismiss() }.keyboardShortcut("F10").disabled(!isComplete)
      }
    }
    .onAppear { focus = .name }
  }

  private func move(by count: Int) {
    let fields = Field.allCases
    guard let focus, let place = fields.firstIndex(of: focus), fields.indices.contains(place + count) else { return }
    self.focus = fields[place + count]
  }
}
