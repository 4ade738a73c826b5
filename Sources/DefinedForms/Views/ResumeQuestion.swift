import Formline

/// Asks whether the answers of an earlier run shall be filled in.
struct ResumeQuestion: View {
  let drafts: DraftKeeper
  @Environment(\.theme) private var theme

  var body: some View {
    if drafts.isAsking.value {
      Text(drafts.question).textStyle(theme.label).bold().padding(.leading, 2).padding(.bottom, 1)
    }
  }
}
