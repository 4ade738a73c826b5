import FormDefinitions
import Formline

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
        ForEach(Array(form.definition.sections.indices), identifiedBy: { $0 }) { SectionView(form: form, index: $0) }
      }
      .environment(\.formLabelWidth, form.widestLabel)
      ErrorSummary(form: form)
      CancelQuestion(form: form)
    }
    .modifier(SubmitActionModifier(form: form, action: form.definition.onSubmit))
    .toolbar { DefinedToolbar(form: form) }
  }
}

/// What stands above the fields: in sight all the time, or on a terminal with few rows only until the form scrolls.
private struct FormHeader: View {
  let form: FormModel
  @Environment(\.theme) private var theme

  var body: some View {
    let definition = form.definition
    if let title = definition.title { Text(markup: title).textStyle(theme.title).padding(.leading, 2) }
    if let description = definition.description {
      Text(markup: description).textStyle(theme.hint).padding(.leading, 2)
    }
    if definition.title != nil || definition.description != nil { Text("") }
  }
}

/// One section: its title and the fields of it that exist; nothing while none of them does, or on another page.
private struct SectionView: View {
  let form: FormModel
  let index: Int
  @Environment(\.theme) private var theme

  private var section: SectionDefinition { form.definition.sections[index] }

  var body: some View {
    if form.showsSection(index) { content }
  }

  private var content: some View {
    Group {
      if let progress { Text(progress).textStyle(theme.hint).padding(.leading, 2) }
      if let title = section.title {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2)
          .padding(.top, index > 0 && progress == nil ? 1 : 0)
      }
      if let description = section.description {
        Text(markup: description).textStyle(theme.hint).padding(.leading, 2)
      }
      rows
    }
    .modifier(SubmitActionModifier(form: form, action: section.onSubmit))
    .submitScope(section.submitScope)
  }

  /// Fields that do not exist have no row, so that moving focus need not make rows to pass them. Arrays of numbers here
  /// and above: the runtime takes long to find out that another type is a collection.
  private var rows: ForEach<[Int], String, FieldView> {
    let fields = form.sections[index]
    let existing = fields.indices.filter { fields[$0].exists.value }
    return ForEach(existing, identifiedBy: { fields[$0].id }) { FieldView(field: fields[$0]) }
      .focusable(when: { fields[$0].isAskable })
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
