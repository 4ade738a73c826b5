import Formline

struct ReleaseForm: AnsweringView {
  enum Field { case branch, notes }

  @State private var branch = "main"
  @State private var notes = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var answer: (branch: String, notes: String) { (branch, notes) }

  var body: some View {
    Form {
      TextField("Branch", text: $branch).focused($focus, equals: .branch)
      TextField("Notes", text: $notes).focused($focus, equals: .notes).submitLabel(.done)
    }
    .onSubmit { if focus == .branch { focus = .notes } else { dismiss() } }
    .defaultFocus($focus, .branch)
  }
}

if case .submitted(let release) = ReleaseForm().run() { print("Released", release.branch) }
