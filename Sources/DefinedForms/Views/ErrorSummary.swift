import Formline

/// After a submission that failed: every error, as a button that goes to its field.
struct ErrorSummary: View {
  let form: FormModel
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  /// Rows of the list at most; it scrolls.
  private var rows: Int { chrome.hasFewRows.value ? 3 : 6 }
  /// More than these are counted, not listed.
  private static let listed = 200

  var body: some View {
    if form.showsSummary.value {
      let errors = form.shownErrors
      if !errors.isEmpty {
        VStack {
          Text(form.words(.answersNeedAttention(errors.count)))
            .textStyle(theme.error).bold().padding(.leading, 2)
          ScrollView {
            ForEach(Array(errors.prefix(Self.listed).indices), id: \.self) { index in
              let error = errors[index]
              Button(error.field.inSummary(error.message)) { form.aim(at: error.field.id) }
            }
          }
          .frame(maxHeight: Double(min(errors.count, rows)))
          if errors.count > Self.listed {
            Text(form.words(.andMore(errors.count - Self.listed))).textStyle(theme.hint).padding(.leading, 2)
          }
        }
        .padding(.top, 1)
      }
    }
  }
}

/// Asks before what was typed is thrown away.
struct CancelQuestion: View {
  let form: FormModel
  @Environment(\.theme) private var theme

  var body: some View {
    if form.isAskingToCancel.value {
      Text(form.words(.discardQuestion)).textStyle(theme.error).bold().padding(.leading, 2).padding(.top, 1)
    }
  }
}
