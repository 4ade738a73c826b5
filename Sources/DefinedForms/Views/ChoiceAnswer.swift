import FormDefinitions

/// Options and answers of a select or multi-select, one in terms of the other.
enum ChoiceAnswer {
  /// The chosen options, by index.
  static func selected(_ answer: AnswerValue, among options: [OptionDefinition]) -> Set<Int> {
    switch answer {
    case .null: []
    case .list(let values):
      Set(options.indices.filter { index in values.contains { $0.isSame(as: options[index].value) } })
    default: Set(options.firstIndex { $0.value.isSame(as: answer) }.map { [$0] } ?? [])
    }
  }

  /// The answer after choosing an option; one of several is turned on or off, and they stay in option order.
  static func choosing(
    _ index: Int, in options: [OptionDefinition], answer: AnswerValue, of type: FieldType
  ) -> AnswerValue {
    guard type == .multiselect else { return options[index].value }
    var chosen = selected(answer, among: options)
    chosen.formSymmetricDifference([index])
    return .list(chosen.sorted().map { options[$0].value })
  }
}
