/// One option of a `select` or `multiselect` field.
package struct OptionDefinition: Sendable, Hashable {
  /// The answer when it is chosen.
  package var value: AnswerValue
  /// What is shown; the value's text when the file gives none.
  package var label: String
  package var description: String?
  /// Shown, but cannot be chosen.
  package var isDisabled = false

  package init(value: AnswerValue, label: String? = nil, description: String? = nil, isDisabled: Bool = false) {
    self.value = value
    self.label = label ?? value.text
    self.description = description
    self.isDisabled = isDisabled
  }
}
