import DefinedForms

/// A form from a definition among other views, its fields an enum that `formline swift sign-up.yaml` has printed.
struct AccountPage: AnsweringView {
  let signUp: FormDefinition
  @State private var answers: FormAnswers = [:]
  @State private var accounts: [SignUp] = []
  @FocusState private var focus: SignUp.Field?

  var answer: [SignUp] { accounts }

  var body: some View {
    VStack {
      Text("Field: \(focus?.rawValue ?? "none")")
      DefinedForm(signUp, answers: $answers, focus: $focus) { answers in
        if let account = try? answers.decode(as: SignUp.self) { accounts.append(account) }
        self.answers = [:]
        focus = .name
      }
      ForEach(accounts.indices, id: \.self) { Text("\(accounts[$0].name): \(accounts[$0].plan.rawValue)") }
    }
    .onAppear { focus = .name }
  }
}
