import FormDefinitions
import Formline
import TerminalModel

/// A definition as a view: title, sections of fields, the summary of errors, and the toolbar.
struct DefinedFormView: View {
  let form: FormModel
  @Attached private var chrome: SessionChrome

  var body: some View {
    VStack {
      if let drafts = form.drafts { ResumeQuestion(drafts: drafts) }
      if !chrome.hasFewRows.value { FormHeader(form: form) }
      Form {
        if chrome.hasFewRows.value { FormHeader(form: form) }
        ForEachNumber(below: form.definition.sections.count) { SectionView(form: form, index: $0) }
      }
      .environment({ $1(&$0.formLabelWidth) }, form.widestLabel)
      if !form.configuration.isQuestion { ErrorSummary(form: form) }
      CancelQuestion(form: form)
      JudgementProgress(form: form)
    }
    .modifier(SubmitActionModifier(form: form, action: form.definition.onSubmit))
    .toolbar { DefinedToolbar(form: form) }
  }
}

/// What is above the fields: fixed, or on a terminal with few rows scrolling with them.
private struct FormHeader: View {
  let form: FormModel
  @Environment(\.theme) private var theme

  var body: some View {
    let definition = form.definition
    if let title = definition.title { Text(markup: title).textStyle(theme.title).padding(.leading, 2) }
    if let description = definition.description { Text(markup: description).textStyle(theme.hint).padding(.leading, 2) }
    if definition.title != nil || definition.description != nil { Text("") }
  }
}

/// One section: its title and the fields of it that exist; nothing while none of them does, or on another page.
private struct SectionView: View {
  let form: FormModel
  let index: Int
  @Environment(\.theme) private var theme

  private var section: SectionDefinition { form.definition.sections[index] }

  var body: some View { if form.showsSection(index) { content } }

  private var content: some View {
    Group {
      if let progress { Text(progress).textStyle(theme.hint).padding(.leading, 2) }
      if let title = section.title {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2)
          .padding(.top, index > 0 && progress == nil ? 1 : 0)
      }
      if let description = section.description { Text(markup: description).textStyle(theme.hint).padding(.leading, 2) }
      rows
    }
    .modifier(SubmitActionModifier(form: form, action: section.onSubmit))
    .submitScope(section.submitScope)
  }

  /// Fields without a row if they do not exist, so that focus can skip them.
  private var rows: ForEachNumber<String, FieldView> {
    let fields = form.sections[index]
    let existing = fields.indices.filter { fields[$0].exists.value }
    return ForEachNumber(
      existing, identifiedBy: { fields[$0].id }, focusable: { fields[$0].isAskable }
    ) { FieldView(field: fields[$0]) }
  }

  /// Which step of how many this page is.
  private var progress: String? {
    guard form.definition.layout == .pages else { return nil }
    let pages = form.pages
    guard let place = pages.firstIndex(of: index) else { return nil }
    return form.words(.step(place + 1, of: pages.count))
  }
}

/// Adds the submit action of a definition, where it has one.
private struct SubmitActionModifier: ViewModifier {
  let form: FormModel
  let action: ActionDefinition?

  func body(content: Content) -> some View {
    if let action {
      content.onSubmit { form.runSubmitAction(action, from: nil) }
    } else {
      content
    }
  }
}

extension FormModel {
  /// Shorter forms are made whole, and their rows know how wide their labels are.
  private static let shortForm = 64

  /// The columns of the widest label of a long form, whose rows are made as they come into sight; else 0.
  var widestLabel: Double {
    guard fields.count > Self.shortForm else { return 0 }
    var widest = 0
    for field in fields where field.definition.type != .note {
      let definition = field.definition
      var columns = TextWidth.columns(of: DisplayText.visible(definition.label))
      if case .never = definition.required {} else { columns += 2 }
      widest = max(widest, columns)
    }
    return Double(widest)
  }
}

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

/// Says that somebody else is asked about the answers.
private struct JudgementProgress: View {
  let form: FormModel
  @Environment(\.theme) private var theme

  var body: some View {
    if form.isBeingJudged.value {
      Text(form.words(.checking)).textStyle(theme.hint).padding(.leading, 2).padding(.top, 1)
    }
  }
}

/// Asks whether to fill in the answers of an earlier run.
struct ResumeQuestion: View {
  let drafts: DraftKeeper
  @Environment(\.theme) private var theme

  var body: some View {
    if drafts.isAsking.value {
      Text(drafts.question).textStyle(theme.label).bold().padding(.leading, 2).padding(.bottom, 1)
    }
  }
}
