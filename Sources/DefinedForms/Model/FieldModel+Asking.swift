package import FormDefinitions
import Formline
import TerminalModel
import ViewTree
import Wording

/// What a host needs that asks for a field without drawing it.
extension FieldModel {
  /// Whether the field exists now and takes an answer.
  package var isAskable: Bool {
    exists.value && isEnabled.value && definition.type.isEditable && (row?.list.field.isAskable ?? true)
  }

  /// True if the person has answered it, in this run or a resumed one.
  package var isAnswered: Bool { isEdited }

  /// True if it has an answer other than its default, given in advance or by the person.
  package var isGiven: Bool { hasOwnValue }

  /// True if it must be answered now.
  package var mustBeAnswered: Bool { isRequired.current }

  /// The fields that can mend what is wrong here.
  package var mendedBy: [FieldModel] {
    form.existing.filter { $0.isAskable && form.ruleReaders.of($0.definition.id).contains(definition.id) }
  }

  /// What its typed texts are read with.
  package var reading: ReadingContext { form.reading }

  /// The options of a choice as they are now; none for other fields.
  package var currentOptions: [OptionDefinition] { options?.current.options ?? [] }

  /// The options of a choice as they are now; nil where a source has yet to give them, and for other fields.
  package var knownOptions: [OptionDefinition]? {
    guard let options else { return nil }
    if case .live? = definition.choice?.options, liveList?.options.current == nil { return nil }
    return options.current.options
  }

  /// Takes an answer of the field's type, as if the person had given it.
  /// - Returns: Its problems.
  package func take(_ answer: AnswerValue) -> [String] {
    edit(answer)
    form.host.update()
    return form.host.graph.untracked { problems() }
  }

  /// Takes an answer for a choice as text, while a control shows it.
  /// - Returns: False if the field is no choice or has no such answer.
  func choose(_ text: String, in control: Control) -> Bool {
    guard [.boolean, .select, .multiselect].contains(definition.type),
      case .success(let answer) = AnswerConversion.parse(typed: text, for: definition), answer != .null
    else { return false }
    if let options = options?.current.list {
      let count = if case .list(let items) = answer { items.count } else { 1 }
      guard options.selected(answer).count == count else { return false }
    }
    if answer != finalAnswer || definition.type == .boolean { edit(answer) }
    form.host.update()
    (control as? ChoiceControl)?.showChoice()
    return true
  }
}

extension FormModel {
  /// The keys of a question that nobody finds out by pressing Return; nil for most.
  var keysToKnow: String? {
    let language = definition.language
    switch fields.first?.definition.type {
    case .multiselect: return "␣ \(HelpPhrase.chooseOrNot.text(in: language))"
    case .textarea: return "Ctrl+J \(DisplayText.visible(definition.submitLabel, lines: .single))"
    default: return nil
    }
  }
}

/// An answer as the summary shows it, on one line.
enum SummaryText {
  static func text(of field: FieldModel) -> String {
    let answer = field.finalAnswer
    if field.definition.isSecret { return answer.isEmpty ? "" : hidden }
    if let list = field.list { return list.rows.map(text).joined(separator: "; ") }
    switch answer {
    case .bool(let value): return field.definition.word(for: value)
    case .list(let values) where field.options != nil:
      return values.map { label(of: $0, field) }.joined(separator: ", ")
    default: return field.options != nil ? label(of: answer, field) : field.shownText(of: answer)
    }
  }

  private static let hidden = "••••••"

  /// What is answered in a row; yes and no say little without their labels.
  private static func text(of row: RowModel) -> String {
    row.fields.filter { $0.exists.current && $0.definition.hasAnswer && $0.definition.type != .boolean }
      .map(text).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func label(of value: AnswerValue, _ field: FieldModel) -> String {
    guard let options = field.options?.current.list, let index = options.index(of: value) else { return value.text }
    return options.label(at: index)
  }
}

extension FieldModel {
  /// The answer on one line, secrets as dots.
  package var summary: String { form.host.graph.untracked { SummaryText.text(of: self) } }
}
