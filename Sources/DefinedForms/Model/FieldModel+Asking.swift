package import FormDefinitions
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
}
