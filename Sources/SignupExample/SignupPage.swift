import DefinedForms

/// The form of forms/signup.yaml among other views: focus is an enum of its fields, printed by `formline swift`.
struct SignupPage: AnsweringView {
  let definition: FormDefinition
  @State private var answers: FormAnswers = [:]
  @FocusState private var focus: Signup.Field?

  var answer: FormAnswers { answers }

  var body: some View {
    VStack {
      Text(hint).dim()
      DefinedForm(definition, answers: $answers, focus: $focus)
      Button("Correct the address") { focus = .email }.keyboardShortcut("F6")
    }
    .defaultFocus($focus, .name)
  }

  /// What helps with the field that has focus.
  private var hint: String {
    switch focus {
    case .password, .again: "Nobody here will ever ask you for it."
    case .seats: "You pay for those that somebody uses."
    case .username: "Others see it as @\(answers["username"].string ?? "")."
    default: "You can change all of this later."
    }
  }
}
