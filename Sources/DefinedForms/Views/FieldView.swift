import ContentTypes
import FormDefinitions
import FormModels
import Formline
import Wording

/// One field: its label, control, description and problems.
struct FieldView: View {
  let form: FormPresenter
  let field: FieldModel

  private var definition: FieldDefinition { field.definition }

  var body: some View {
    if definition.type == .note {
      NoteView(definition: definition)
    } else if let list = field.list {
      // The fields in the rows handle focus and submission themselves.
      FieldRow(definition.label, isRequired: field.isRequired.value) {
        ListField(form: form, field: field, list: list)
        FieldRemarks(field: field)
      }
      .transformEnvironment({ $1(&$0.textInput) }, transform: { $0.isWrong = !field.errors.value.isEmpty })
      .focused(by: form.outerFocus(of: field), as: field.id)
      .disabled(!field.isEnabled.value)
    } else {
      // A single question needs no mark for a required answer.
      FieldRow(
        definition.label, isRequired: field.isRequired.value && !form.appearance.isQuestion,
        column: field.column, isDescribed: definition.description != nil
      ) {
        FieldControl(form: form, field: field)
        FieldRemarks(field: field)
      }
      .transformEnvironment({ $1(&$0.textInput) }, transform: { form.describe(field, in: &$0) })
      .modifier(NamedFocusModifier(location: form.focus, value: field.id, link: form.outerFocus(of: field)))
      .onSubmit {
        if let action = definition.onSubmit { form.runSubmitAction(action, from: field) }
      }
      .environment({ $1(&$0.submitLabel) }, definition.text?.submitLabel.flatMap { SubmitLabel(rawValue: $0.rawValue) })
      .disabled(!field.isEnabled.value)
    }
  }
}

/// The lines below a control: description, progress and problems, a sentence each.
private struct FieldRemarks: View {
  let field: FieldModel
  @Environment(\.theme) private var theme

  var body: some View {
    if let description = field.definition.description { Text(blocks: description).textStyle(theme.hint) }
    if let progress = field.progress { Text(progress).textStyle(theme.hint) }
    let messages = field.errors.value
    // Identified by position: a message that quotes what was typed changes with each key.
    ForEachNumber(below: messages.count) { Text("✗ " + messages[$0]).textStyle(theme.error) }
  }
}

/// Text between fields.
private struct NoteView: View {
  let definition: FieldDefinition
  @Environment(\.theme) private var theme

  var body: some View {
    VStack {
      if definition.hasOwnLabel { Text(blocks: definition.label) }
      if let description = definition.description { Text(blocks: description).textStyle(theme.hint) }
    }
    .padding(.leading, 2)
  }
}

private struct FieldControl: View {
  let form: FormPresenter
  let field: FieldModel

  var body: some View {
    switch field.definition.type {
    case .textarea: area
    case .boolean: toggle
    case .select, .multiselect: ChoiceFieldControl(form: form, field: field)
    case .computed: ComputedControl(field: field)
    default:
      if field.definition.isSecret {
        SecureField("", text: field.textBinding, prompt: form.prompt(of: field))
      } else {
        TextField("", text: field.textBinding, prompt: form.prompt(of: field))
      }
    }
  }

  private var area: TextEditor {
    let definition = field.definition
    let editor = TextEditor(text: field.textBinding, prompt: form.prompt(of: field), rows: definition.text?.rows ?? 4)
    return definition.isSecret ? editor.secure() : editor
  }

  private var toggle: Toggle {
    let words = field.definition.answerWords
    let toggle = Toggle("", isOn: field.flagBinding)
      .answering(
        yes: words?.yes, no: words?.no,
        decide: form.appearance.isQuestion ? { [form] in form.session?.submitFocused() } : nil)
    if field.definition.isSecret {
      return toggle.secure(isMade: field.answer != field.definition.valueOfNobody || field.hasOwnValue)
    }
    return field.definition.valueOfNobody == .null ? toggle.undecided(isMade: field.answer != .null) : toggle
  }
}

private struct ComputedControl: View {
  let field: FieldModel
  @Environment(\.theme) private var theme

  var body: some View {
    let text = field.shownText(of: field.answer)
    Text(field.definition.isSecret && !text.isEmpty ? "••••••" : text).textStyle(theme.value)
  }
}

/// A select or multi-select.
private struct ChoiceFieldControl: View {
  let form: FormPresenter
  let field: FieldModel

  private var limits: ItemLimits? { field.definition.choice?.items }

  var body: some View {
    if let options = field.options?.value {
      let answer = field.answer
      ChoiceList(
        options: options.list, selected: options.list.selected(answer),
        allowsSeveral: field.definition.type == .multiselect,
        prompt: field.hasNoOptions ? form.words(.formNoOptions) : field.definition.placeholder,
        isSecret: field.definition.isSecret, allowsNone: !field.isRequired.value
      ) { index in
        field.edit(options.list.choosing(index, answer: answer, of: field.definition.type))
      }
      .limited(least: limits?.minItems ?? 0, most: limits?.maxItems) { indices in
        if !indices.isEmpty || !answer.isEmpty { field.edit(options.list.turning(indices, answer: answer)) }
      }
      .onSearch(unsettled: field.errors.value.isEmpty ? nil : field.unsettledText) { field.searchDidChange($0, $1) }
      .onAppear { field.askSource() }
    }
  }
}

extension FieldDefinition {
  /// The columns of the longest answer; nil if unbounded.
  var usualColumns: Int? { (text?.mask?.source.count ?? text?.maxLength).map { min($0, 39) + 1 } }
}

extension FormPresenter {
  /// The focus state of the enclosing views; for a list, it is bound around all its rows.
  func outerFocus(of field: FieldModel) -> FocusLink? { field.row == nil ? focusLink : nil }

  /// The placeholder of an empty field.
  func prompt(of field: FieldModel) -> String {
    let facts = model.inputs.facts
    return field.definition.placeholder
      ?? FieldHint.text(for: field.definition, region: facts.locale(for: "LC_ADDRESS")?.region ?? facts.locale?.region)
  }

  /// Sets a field's text traits in the environment, all at once, since each environment change costs as much as a view.
  func describe(_ field: FieldModel, in input: inout TextInputTraits) {
    let definition = field.definition
    input.filter = field.bindings.filter
    input.contentType = definition.text?.contentType
    input.hidesSecretLength = definition.hidesLength
    input.isWrong = !field.errors.value.isEmpty
    guard !definition.isSecret else { return }
    input.suggestions = suggestionProvider(for: field)
    input.step = field.step
    input.date = definition.type == .date ? field.dateChoice : nil
  }

  /// Called when the person is about to edit a field.
  func prepareToEdit(_ field: FieldModel, in control: Control?) {
    field.askSource()
    if field.definition.numberStyle.unit != nil { field.settle() }
    if !field.search.isEmpty { (control as? ChoiceControl)?.resume(search: field.search) }
    guard let control = control as? TextControl, let traits = field.definition.text else { return }
    control.mostCharacters = traits.maxLength
    control.buffer.pastePolicy.takesDroppedFile = field.definition.type == .path
    control.pastedLines =
      switch traits.pastedLines {
      case .joined: .joined
      case .first: .first
      case .refused: .refused
      }
  }
}

/// What the views of a field share and must not make twice: bindings are equal if they are the same.
private final class FieldBindings {
  let text: Binding<String>
  let flag: Binding<Bool>
  /// The mask and capitalization of the definition; nil if it has neither.
  let filter: EditFilter?

  init(of field: FieldModel) {
    text = Binding(field.text.attribute, in: field.form.graph, last: { [unowned field] in field.text.current }) {
      [unowned field] in field.type($0)
    }
    flag = Binding<Bool>(
      get: { [unowned field] in field.stored.value == .bool(true) }, set: { [unowned field] in field.edit(.bool($0)) })
    filter = EditFilter(for: field.definition)
  }
}

extension FieldModel {
  fileprivate var bindings: FieldBindings {
    if let attachment { return unsafeDowncast(attachment, to: FieldBindings.self) }
    let made = FieldBindings(of: self)
    attachment = made
    return made
  }

  var textBinding: Binding<String> { bindings.text }
  /// True or false, for a toggle.
  var flagBinding: Binding<Bool> { bindings.flag }
}

extension EditFilter {
  /// The mask and capitalization of a field; nil if it has neither.
  convenience init?(for field: FieldDefinition) {
    guard let traits = field.text else { return nil }
    let capitalization = traits.capitalization.flatMap { $0 == .never ? nil : $0 }
    let mask = traits.mask
    guard capitalization != nil || mask != nil else { return nil }
    let keepsNothing = field.isSecret
    var (roomForRaised, room) = ("", "")
    self.init(refusal: mask.map { .formNoPlaceInMask(mask: $0.source) }) { before, after in
      defer { if keepsNothing { (roomForRaised, room) = ("", "") } }
      let raised = capitalization?.raised(after, from: before, room: &roomForRaised) ?? after
      guard let mask else { return raised }
      let edit = mask.applied(
        to: .init(text: raised.text, point: raised.point), from: .init(text: before.text, point: before.point),
        in: &room)
      return EditedText(text: edit.text, point: edit.point)
    }
  }
}

extension DefinedOptions: OptionProvider {}
