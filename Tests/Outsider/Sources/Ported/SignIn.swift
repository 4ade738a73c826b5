import FormlineFoundation

/// A sign-in screen as it was written for an app, with an app's lengths: only the import is another one.
public struct SignIn: View {
  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var remembers = true
  @State private var isWorking = false
  @State private var message: String?
  @FocusState private var focus: Field?

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text("Welcome back").font(.largeTitle).bold()
        Text("Sign in to go on").font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(.top, 40)
      VStack(spacing: 16) {
        TextField("E-mail", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .padding(12)
        SecureField("Password", text: $password)
          .textContentType(.password)
          .focused($focus, equals: .password)
          .submitLabel(.go)
          .padding(12)
        Toggle("Stay signed in", isOn: $remembers)
      }
      .frame(maxWidth: 400)
      if let message { Text(message).foregroundStyle(.red).font(.footnote) }
      Button {
        signIn()
      } label: {
        HStack(spacing: 12) {
          if isWorking { ProgressView() }
          Text("Sign in").frame(maxWidth: .infinity)
        }
        .frame(height: 44)
      }
      .buttonStyle(.borderedProminent)
      .disabled(email.isEmpty || password.isEmpty)
      Spacer(minLength: 20)
    }
    .padding(.horizontal, 32)
    .onSubmit {
      switch focus {
      case .email: focus = .password
      default: signIn()
      }
    }
    .onAppear { focus = .email }
  }

  private func signIn() { message = password == "secret" ? "Hello, \(email)!" : "Wrong e-mail or password" }
}
