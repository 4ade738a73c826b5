import FormDefinitions
import Formline
import TerminalModel
import Wording

/// A definition as a view: title, sections of fields, the summary of errors, and the toolbar.
struct DefinedFormView: View {
  let form: FormModel
  @Attached private var chrome: SessionChrome

  var body: some View {
    VStack {
      if let consent = form.consent { CommandQuestionView(consent: consent, form: form) }
      if let drafts = form.drafts { ResumeQuestion(drafts: drafts, form: form) }
      if !chrome.hasFewRows.value { FormHeader(form: form) }
      Form {
        if chrome.hasFewRows.value { FormHeader(form: form) }
        if form.isReviewing.value { ReviewHeader(form: form) }
        ForEachNumber(below: form.definition.sections.count) { index in
          if form.isReviewing.value {
            ReviewSection(form: form, index: index)
          } else {
            SectionView(form: form, index: index)
          }
        }
        if form.hasSubmitButton, !chrome.showsToolbar.value { SubmitRow(form: form) }
      }
      .environment({ $1(&$0.formLabelWidth) }, form.widestLabel)
      if !form.configuration.isQuestion { ErrorSummary(form: form) }
      CancelQuestion(form: form)
      JudgementProgress(form: form)
      if form.hasSubmitButton, chrome.showsToolbar.value { SubmitRow(form: form) }
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
    if let description = definition.description { Text(blocks: description).textStyle(theme.hint).padding(.leading, 2) }
    if definition.title != nil || definition.description != nil { Text("") }
  }
}

/// The button that ends the form, with what is missing beside it. It stays in sight; only on a terminal of a few rows it
/// is the last row of the form.
private struct SubmitRow: View {
  let form: FormModel
  @Attached private var chrome: SessionChrome

  var body: some View {
    let missing = form.requiredLeft.value
    SubmitButton(
      form.definition.submitLabel, isReady: missing == 0,
      remark: missing == 0 ? "" : form.words(.requiredLeft(missing)), key: key
    ) {
      form.submit()
    }
    .modifier(NamedFocusModifier(location: form.focus, value: FormModel.submitButton))
    .padding(.top, chrome.hasFewRows.value ? 0 : 1)
  }

  /// F10, where no item of the toolbar has it.
  private var key: Key? {
    let key = Key(.function(10))
    return form.toolbarEntries.contains { $0.key == key } ? nil : key
  }
}

/// The page of all answers: what it is for.
private struct ReviewHeader: View {
  let form: FormModel
  @Environment(\.theme) private var theme

  var body: some View {
    Text(form.words(.reviewTitle)).textStyle(theme.section).padding(.leading, 2)
    Text(form.words(.reviewHint)).textStyle(theme.hint).padding(.leading, 2).padding(.bottom, 1)
  }
}

/// The answers of one section on the page of all answers.
private struct ReviewSection: View {
  let form: FormModel
  let index: Int
  @Environment(\.theme) private var theme

  var body: some View {
    let fields = form.sections[index].filter { $0.exists.value && $0.definition.hasAnswer }
    if !fields.isEmpty {
      if let title = form.definition.sections[index].title {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2).padding(.top, index > 0 ? 1 : 0)
      }
      ForEachNumber(Array(fields.indices), identifiedBy: { fields[$0].id }) { ReviewRow(field: fields[$0]) }
    }
  }
}

/// One answer, as a button that goes back to its field.
private struct ReviewRow: View {
  let field: FieldModel
  @Environment(\.theme) private var theme

  var body: some View {
    let text = field.summary
    FieldRow(field.definition.label) {
      if field.isAskable {
        Button {
          field.form.leaveReview(to: field.id)
        } label: {
          Text(text.isEmpty ? QuestionPhrase.isNotAnswered.text(in: field.definition.language) : text)
        }
      } else {
        Text(text).textStyle(theme.value).padding(.leading, 2)
      }
    }
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
      if let progress { PageProgress(form: form, place: progress.place, count: progress.count) }
      if let title = section.title {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2)
          .padding(.top, index > 0 && progress == nil ? 1 : 0)
      }
      if let description = section.description { Text(blocks: description).textStyle(theme.hint).padding(.leading, 2) }
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

  /// Which of how many pages this is.
  private var progress: (place: Int, count: Int)? {
    guard form.definition.layout == .pages else { return nil }
    let pages = form.pages
    return pages.firstIndex(of: index).map { ($0, pages.count) }
  }
}

/// Where one is among the pages, as a picture and in words, and the keys that turn them.
private struct PageProgress: View {
  let form: FormModel
  let place: Int
  let count: Int
  @Environment(\.theme) private var theme

  /// Of more pages than these there is no picture.
  private static let mostDots = 9

  var body: some View {
    HStack(spacing: 0) {
      if count <= Self.mostDots {
        Text((0..<count).map { $0 == place ? "● " : "○ " }.joined() + " ").textStyle(theme.sign)
      }
      Text(form.words(.step(place + 1, of: count))).textStyle(theme.hint)
      if count > 1 {
        HintText(text: "  " + form.words(.turnPages("PageUp, PageDown")), style: theme.hint)
      }
    }
    .padding(.leading, 2)
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

/// After a submission that failed: every error, as a button that goes to its field, page by page.
struct ErrorSummary: View {
  let form: FormModel
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  /// Rows of the list at most, a third of the screen; it scrolls.
  private var rows: Int { chrome.hasFewRows.value ? 3 : max(6, chrome.rows.value / 3) }
  /// More than these are counted, not listed.
  private static let listed = 200

  /// A line of the list.
  private enum Line {
    case page(String)
    case error(FieldModel, String, isFirst: Bool)
  }

  var body: some View {
    if form.showsSummary.value {
      let errors = form.shownErrors
      let lines = lines(of: errors.prefix(Self.listed))
      if !errors.isEmpty {
        VStack {
          HStack(spacing: 0) {
            Text(form.words(.answersNeedAttention(errors.count))).textStyle(theme.error).bold().layoutPriority(1)
            if let key = form.errorListKey {
              HintText(text: "  " + form.words(.errorList(key)), style: theme.hint)
            }
          }
          .padding(.leading, 2)
          ScrollView {
            ForEachNumber(below: lines.count) { index in
              switch lines[index] {
              case .page(let title): Text(markup: title).textStyle(theme.section).padding(.leading, 2)
              case .error(let field, let message, true):
                SummaryButton(field: field, message: message)
                  .modifier(NamedFocusModifier(location: form.focus, value: FormModel.firstError))
              case .error(let field, let message, false): SummaryButton(field: field, message: message)
              }
            }
          }
          .frame(maxHeight: Double(min(lines.count, rows)))
          if errors.count > Self.listed {
            Text(form.words(.andMore(errors.count - Self.listed))).textStyle(theme.hint).padding(.leading, 2)
          }
        }
        .padding(.top, 1)
      }
    }
  }

  /// The errors, below the titles of their pages where a form has some.
  private func lines(of errors: ArraySlice<(field: FieldModel, message: String)>) -> [Line] {
    var lines: [Line] = []
    var page: Int?
    var isFirst = true
    for (field, message) in errors {
      let section = form.definition.layout == .pages ? form.sectionIndex(of: field.id) : nil
      if let section, section != page {
        page = section
        lines.append(.page(form.pageTitle(section)))
      }
      lines.append(.error(field, message, isFirst: isFirst))
      isFirst = false
    }
    return lines
  }
}

/// One error of the list.
private struct SummaryButton: View {
  let field: FieldModel
  let message: String

  var body: some View { Button(field.inSummary(message)) { field.form.aim(at: field.id) } }
}
