package import FormDefinitions
import Formline
import ViewTree

/// What a host needs that asks for a field without drawing it.
extension FieldModel {
  /// Whether the field exists now and takes an answer.
  package var isAskable: Bool {
    exists.current && isEnabled.current && definition.type.isEditable && (row?.list.field.isAskable ?? true)
  }

  /// Whether the person has answered it, in this run or one that was resumed.
  package var isAnswered: Bool { isEdited }

  /// Whether it must be answered as things stand.
  package var mustBeAnswered: Bool { isRequired.current }

  /// The options of a choice as they are now; none for other fields.
  package var currentOptions: [OptionDefinition] { options?.current.options ?? [] }

  /// Gives the field an answer of its type, as the person would.
  /// - Returns: What is wrong with it.
  package func take(_ answer: AnswerValue) -> [String] {
    edit(answer)
    wasVisited()
    form.host.update()
    return form.host.graph.untracked { problems() }
  }

  /// Takes an answer for a choice, given as text, while a control shows it.
  /// - Returns: Whether the field is a choice and the text one of its answers.
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
