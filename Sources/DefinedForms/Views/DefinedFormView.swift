import FormDefinitions
import FormModels
import Formline
import TerminalModel
import Wording

/// A definition as a view: title, sections of fields, the summary of errors, and the toolbar.
struct DefinedFormView: View {
  let form: FormPresenter
  @Attached private var chrome: SessionChrome

  /// On a terminal with few rows the header scrolls with the fields, unless the form needs it.
  private var isHeaderFixed: Bool {
    !chrome.hasFewRows.value || form.appearance.keepsHeader && chrome.rows.value >= Self.rowsForHeader
  }
  private static let rowsForHeader = 10

  var body: some View {
    let isFixed = isHeaderFixed
    VStack {
      if let consent = form.consent { CommandQuestionView(consent: consent, form: form) }
      if let drafts = form.model.drafts { ResumeQuestion(drafts: drafts, form: form) }
      Trouble(form: form)
      if isFixed { FormHeader(form: form, isFixed: isFixed) }
      Form {
        if !isFixed { FormHeader(form: form, isFixed: isFixed) }
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
      // The review has a form of its own, which begins at its top.
      .id(form.isReviewing.value)
      .environment({ $1(&$0.formLabelWidth) }, form.widestLabel)
      .environment({ $1(&$0.boxColumns) }, form.boxColumns)
      .environment({ $1(&$0.formDensity) }, form.density(columns: chrome.columns.value, rows: chrome.rows.value))
      if !form.appearance.isQuestion { ErrorSummary(form: form) }
      FormNotices(form: form)
      if form.hasSubmitButton, chrome.showsToolbar.value { SubmitRow(form: form) }
    }
    .modifier(SubmitActionModifier(form: form, action: form.definition.onSubmit))
    .toolbar { DefinedToolbar(form: form) }
  }
}

/// What keeps the form from being taken or saved, which is no fault of any field.
private struct Trouble: View {
  let form: FormPresenter
  @Environment(\.theme) private var theme

  var body: some View {
    if !form.trouble.value.isEmpty { Text(form.trouble.value).textStyle(theme.error).padding(.leading, 2) }
    if !form.hostTrouble.value.isEmpty { Text(form.hostTrouble.value).textStyle(theme.error).padding(.leading, 2) }
  }
}

/// The title and description above the fields: fixed, where a long description scrolls by itself, or scrolling with the
/// fields.
private struct FormHeader: View {
  let form: FormPresenter
  let isFixed: Bool
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  var body: some View {
    let definition = form.definition
    if let title = definition.title { Text(markup: title).textStyle(theme.title).padding(.leading, 2) }
    if let description = definition.description {
      if isFixed { ScrollView { text(description) } } else { text(description) }
    }
    if definition.title != nil || definition.description != nil, !isFixed || !chrome.hasFewRows.value { Text("") }
  }

  private func text(_ description: String) -> some View {
    Text(blocks: description).textStyle(theme.hint).padding(.leading, 2)
  }
}

/// The submit button, with the number of missing answers beside it. It is always visible, except on a terminal with few
/// rows, where it is the last row of the form.
private struct SubmitRow: View {
  let form: FormPresenter
  @Attached private var chrome: SessionChrome

  var body: some View {
    let turnsPage = form.buttonTurnsPage
    let missing = turnsPage ? 0 : form.model.requiredLeft.value
    SubmitButton(
      turnsPage ? form.words(.formNextItem) : form.definition.submitLabel, isReady: missing == 0,
      remark: missing == 0 ? "" : form.words(.formRequiredLeft(count: missing)), key: turnsPage ? nil : key
    ) {
      if turnsPage { form.turnPage(by: 1) } else { form.submit() }
    }
    .modifier(NamedFocusModifier(location: form.focus, value: FormPresenter.submitButton))
    .padding(.top, chrome.hasFewRows.value ? 0 : 1)
  }

  /// F10, unless a toolbar item uses that key.
  private var key: Key? {
    let key = Key(.function(10))
    return form.toolbarEntries.contains { $0.key == key } ? nil : key
  }
}

private struct ReviewHeader: View {
  let form: FormPresenter
  @Environment(\.theme) private var theme

  var body: some View {
    Text(form.words(.formReviewTitle)).textStyle(theme.section).padding(.leading, 2)
    Text(form.words(.formReviewHint)).textStyle(theme.hint).padding(.leading, 2).padding(.bottom, 1)
  }
}

private struct ReviewSection: View {
  let form: FormPresenter
  let index: Int
  @Environment(\.theme) private var theme

  var body: some View {
    let fields = form.model.sections[index]
    let answered = fields.indices.filter { fields[$0].exists.value && fields[$0].definition.hasAnswer }
    if !answered.isEmpty {
      if let title = form.definition.sections[index].title {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2).padding(.top, index > 0 ? 1 : 0)
      }
      ForEachNumber(answered, of: fields) { ReviewRow(form: form, field: $0) }
    }
  }
}

/// One answer, as a button that goes back to its field.
private struct ReviewRow: View {
  let form: FormPresenter
  let field: FieldModel
  @Environment(\.theme) private var theme

  var body: some View {
    let text = field.summary
    FieldRow(field.definition.label) {
      if field.isAskable {
        Button {
          form.leaveReview(to: field.id)
        } label: {
          Text(text.isEmpty ? Message.questionIsNotAnswered.text(in: field.definition.language) : text)
        }
      } else {
        Text(text).textStyle(theme.value).padding(.leading, 2)
      }
    }
  }
}

/// One section: its title and its existing fields; empty if none exists or another page is shown.
private struct SectionView: View {
  let form: FormPresenter
  let index: Int
  @Environment(\.theme) private var theme

  private var section: SectionDefinition { form.definition.sections[index] }

  var body: some View { if form.showsSection(index) { content } }

  private var content: some View {
    Group {
      if let progress { PageProgress(form: form, place: progress.place, count: progress.count) }
      if let title = section.title {
        SectionTitle(title).padding(.leading, 2)
          .padding(.top, index > 0 && progress == nil ? 1 : 0)
      }
      if let description = section.description { Text(blocks: description).textStyle(theme.hint).padding(.leading, 2) }
      rows
    }
    .modifier(SubmitActionModifier(form: form, action: section.onSubmit))
    .submitScope(section.submitScope)
  }

  /// Fields that do not exist get no row, so focus skips them.
  private var rows: ForEachNumber<String, FieldView> {
    let fields = form.model.sections[index]
    return ForEachNumber(fields.indices.filter { fields[$0].exists.value }, of: fields) {
      FieldView(form: form, field: $0)
    }
  }

  /// The current page number and the number of pages.
  private var progress: (place: Int, count: Int)? {
    guard form.definition.layout == .pages else { return nil }
    let pages = form.pages
    return pages.firstIndex(of: index).map { ($0, pages.count) }
  }
}

extension ForEachNumber where ID == String, Content: View {
  /// A view for each of some existing fields of a section, by their indices there.
  fileprivate init(_ existing: [Int], of fields: [FieldModel], @ViewBuilder content: @escaping (FieldModel) -> Content)
  {
    let offsets = ExistingOffsets(existing, of: fields)
    self.init(
      existing, identifiedBy: { fields[$0].id }, focusable: { offsets.focusable(from: $0, by: $1) },
      foundBy: { offsets.offset(of: $0) }
    ) { content(fields[$0]) }
  }
}

/// Finds the existing fields of a section among its rows.
private struct ExistingOffsets {
  /// The indices of the existing fields, ascending.
  private let existing: [Int]
  private let fields: [FieldModel]

  init(_ existing: [Int], of fields: [FieldModel]) {
    self.existing = existing
    self.fields = fields
  }

  func offset(of id: String) -> Int? {
    fields.first?.form.field(id).flatMap { $0.row == nil ? offset(of: $0) : nil }
  }

  /// The nearest offset of a field that may have focus, from one on in a direction.
  func focusable(from offset: Int, by step: Int) -> Int? {
    let form = fields[existing[offset]].form
    return form.askable(from: fields[existing[offset]].order, by: step).flatMap { self.offset(of: $0) }
  }

  private func offset(of field: FieldModel) -> Int? {
    guard let first = fields.first?.order, fields.indices.contains(field.order - first) else { return nil }
    let place = existing.partitioningIndex { $0 >= field.order - first }
    return existing.indices.contains(place) && existing[place] == field.order - first ? place : nil
  }
}

/// The progress through the pages, as dots and in words, and the keys that turn them.
private struct PageProgress: View {
  let form: FormPresenter
  let place: Int
  let count: Int
  @Environment(\.theme) private var theme
  @Environment(\.formDensity) private var density

  private var keys: String {
    let language = form.definition.language
    return language.list([Key(.pageUp), Key(.pageDown)].map { $0.shownName(in: language) })
  }

  /// Forms with more pages show no dots.
  private static let mostDots = 9

  var body: some View {
    HStack(spacing: 0) {
      if count <= Self.mostDots {
        Text((0..<count).map { $0 == place ? "● " : "○ " }.joined() + " ").textStyle(theme.sign)
      }
      Text(form.words(.formStep(step: place + 1, count: count))).textStyle(theme.hint)
      if count > 1 {
        HintText(text: "  " + form.words(.formTurnPages(keys: keys)), style: theme.hint)
      }
    }
    .padding(.leading, 2)
    .padding(.bottom, density.hasRules ? 1 : 0)
  }
}

/// Adds the submit action of the form, a section or a list, if any.
struct SubmitActionModifier: ViewModifier {
  let form: FormPresenter
  let action: ActionDefinition?
  var field: FieldModel?

  func body(content: Content) -> some View {
    if let action {
      content.onSubmit { form.runSubmitAction(action, from: field) }
    } else {
      content
    }
  }
}

extension FormPresenter {
  /// Up to this many fields, all rows are made at once and measure their labels themselves.
  private static let shortForm = 64

  /// The columns of the widest label of a long form, whose rows are made lazily; 0 for a short form.
  var widestLabel: Double {
    let fields = model.fields
    guard fields.count > Self.shortForm else { return 0 }
    return fields.reduce(0) { max($0, $1.definition.labelColumns) }
  }
}

extension FieldDefinition {
  /// The columns of the label beside the field, with the mark of a required one.
  var labelColumns: Double {
    guard type != .note else { return 0 }
    var columns = TextWidth.columns(of: DisplayText.visible(label))
    if case .never = required {} else { columns += 2 }
    return Double(columns)
  }
}

/// After a failed submission: every error, as a button that goes to its field, grouped by page.
struct ErrorSummary: View {
  let form: FormPresenter
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  /// The maximum height of the list, a third of the screen, and less where the field to be mended would have no room;
  /// longer lists scroll.
  private var rows: Int {
    let rows = chrome.rows.value
    return rows < 24 ? max(2, (rows - 6) / 3) : rows / 3
  }
  /// Further errors are counted, not listed.
  private static let listed = 200

  private enum Line {
    case page(String)
    case error(FieldModel, String, isFirst: Bool)
  }

  var body: some View {
    if form.showsSummary.value {
      let errors = form.model.shownErrors
      let lines = lines(of: errors.prefix(Self.listed))
      if !errors.isEmpty {
        VStack {
          HStack(spacing: 0) {
            Text(form.words(.formAnswersNeedAttention(count: errors.count))).textStyle(theme.error).bold()
              .layoutPriority(1)
            if let key = form.errorListKey {
              HintText(text: "  " + form.words(.formErrorList(key: key)), style: theme.hint)
            }
          }
          .padding(.leading, 2)
          ScrollView {
            ForEachNumber(below: lines.count) { index in
              switch lines[index] {
              case .page(let title): Text(markup: title).textStyle(theme.section).padding(.leading, 2)
              case .error(let field, let message, true):
                SummaryButton(form: form, field: field, message: message)
                  .modifier(NamedFocusModifier(location: form.focus, value: FormPresenter.firstError))
              case .error(let field, let message, false): SummaryButton(form: form, field: field, message: message)
              }
            }
          }
          .frame(maxHeight: min(lines.count, rows))
          if errors.count > Self.listed {
            Text(form.words(.formAndMore(count: errors.count - Self.listed))).textStyle(theme.hint).padding(.leading, 2)
          }
        }
        .padding(.top, 1)
      }
    }
  }

  /// The errors, each under the title of its page if there are titles.
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

private struct SummaryButton: View {
  let form: FormPresenter
  let field: FieldModel
  let message: String

  var body: some View { Button(field.inSummary(message)) { form.aim(at: field.id) } }
}
