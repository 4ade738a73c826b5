import Formline

/// A sign-in form in twenty lines: an enum names the fields, Return chains them, a toolbar stands below.
struct SignInForm: View {
  enum Field: Hashable { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: "Ada Lovelace").textContentType(.name).focused($focus, equals: .name)
      TextField("E-mail", text: $email).textContentType(.emailAddress).focused($focus, equals: .email)
      SecureField("Password", text: $password).focused($focus, equals: .password)
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: focus = nil
      }
    }
    .toolbar {
      Button("Done") { focus = nil }.keyboardShortcut("F10")
    }
    .onAppear { focus = .name }
  }
}
