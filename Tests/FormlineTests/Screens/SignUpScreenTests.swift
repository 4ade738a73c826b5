import Formline
import Testing

/// A screen as it is written for SwiftUI: an enum of the fields, one action that chains them, an alert.
@Suite struct SignUpScreenTests {
  private struct SignUp: View {
    enum FocusField: Hashable { case firstName, lastName, email, password }

    let log: Log
    @State private var firstName = ""
    @State private var lastName = ""
    @State private var email = ""
    @State private var password = ""
    @State private var showsError = false
    @FocusState private var focusedField: FocusField?

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        Section {
          TextField("First name", text: $firstName)
            .focused($focusedField, equals: .firstName)
            .submitLabel(.next)
          TextField("Last name", text: $lastName)
            .focused($focusedField, equals: .lastName)
            .submitLabel(.next)
          TextField("Email", text: $email, prompt: Text("name@example.com").foregroundStyle(.secondary))
            .focused($focusedField, equals: .email)
            .textInputAutocapitalization(.never)
            .keyboardType(.emailAddress)
            .foregroundStyle(showsError ? .red : .primary)
          SecureField("Password", text: $password, prompt: Text("Required"))
            .focused($focusedField, equals: .password)
            .submitLabel(.join)
            .onSubmit(createAccount)
        } header: {
          Text("About you")
        } footer: {
          if password.isEmpty { Text("A password is required.") }
        }
        Button {
          createAccount()
        } label: {
          Text("Create account").bold()
        }
        .disabled(email.isEmpty || password.isEmpty)
      }
      .onSubmit {
        switch focusedField {
        case .firstName: focusedField = .lastName
        case .lastName: focusedField = .email
        case .email: focusedField = .password
        default: break
        }
      }
      .defaultFocus($focusedField, .firstName)
      .onChange(of: focusedField) { old, new in log("\(name(old)) to \(name(new))") }
      .alert("No account was made", isPresented: $showsError) {
        Button("OK", role: .cancel) { focusedField = .email }
      } message: {
        Text("Look at the address again.")
      }
    }

    private func name(_ field: FocusField?) -> String { field.map { "\($0)" } ?? "nil" }

    private func createAccount() {
      guard email.contains("@") else { return showsError = true }
      log("made \(firstName) \(lastName)")
      focusedField = nil
    }
  }

  @Test("Return goes from field to field, one change each, and the last one makes the account")
  func chain() {
    let log = Log()
    let form = TestForm(columns: 50) { SignUp(log: log) }
    #expect(
      form.lines == [
        "", "  About you", "▌ First name", "  Last name", "  Email       name@example.com", "  Password    Required",
        "  A password is required.", "  Create account", "", "                                          ⏎ Next",
      ])
    form.type("Ada\nLovelace\nada@example.com\nsecret\n")
    #expect(
      log.take() == [
        "nil to firstName", "firstName to lastName", "lastName to email", "email to password", "made Ada Lovelace",
        "password to nil",
      ])
    #expect(!form.screen.contains("A password is required."))
  }

  @Test("an alert in the last action takes focus, and its button gives it to the field that is wrong")
  func alert() {
    let log = Log()
    let form = TestForm(columns: 50) { SignUp(log: log) }
    form.type("Ada\nLovelace\nada\nsecret\n")
    _ = log.take()
    #expect(form.lines.suffix(3).joined(separator: "/") == "  No account was made/  Look at the address again./  › OK")
    form.press("Enter")
    #expect(log.take() == ["nil to email"])
    #expect(form.markedRow == "Email")
    #expect(form.issues == [])
  }
}
