import Formline

struct ReleaseForm: View {
  enum Field { case branch, notes }

  @State private var branch = "main"
  @State private var notes = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss
  let whenDone: (_ branch: String, _ notes: String) -> Void

  var body: some View {
    Form {
      TextField("Branch", text: $branch).focused($focus, equals: .branch)
      TextField("Notes", text: $notes).focused($focus, equals: .notes).submitLabel(.done)
    }
    .onSubmit {
      if focus == .branch { return focus = .notes }
      whenDone(branch, notes)
      dismiss()
    }
    .defaultFocus($focus, .branch)
  }
}

var release = "nothing"
ReleaseForm { release = "\($0): \($1)" }.run()
print("Released", release)
