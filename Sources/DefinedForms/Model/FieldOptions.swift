import Expressions
import FormDefinitions
import Formline

/// The options of a select or multi-select as they are now.
struct FieldOptions: Equatable {
  let options: [OptionDefinition]
  /// The same as entries of a list; made once for the same options.
  let list: OptionList

  /// - Parameter printed: What the command for the options has printed, if it has one.
  init(_ source: OptionsSource, printed: [String]? = nil, field: FieldModel) {
    options =
      source.known ?? printed?.map { OptionDefinition(value: .string($0)) } ?? Self.computed(source, at: field)
    list = OptionList(
      options.map { .init(label: $0.label, detail: $0.description ?? "", isEnabled: !$0.isDisabled) })
  }

  static func == (first: FieldOptions, second: FieldOptions) -> Bool { first.options == second.options }

  private static func computed(_ source: OptionsSource, at field: FieldModel) -> [OptionDefinition] {
    guard case .computed(let expression) = source, case .success(.list(let items)) = field.evaluate(expression) else {
      return []
    }
    return items.map(option)
  }

  private static func option(_ item: ExpressionValue) -> OptionDefinition {
    guard case .map(let map) = item, let value = map[field: "value"] else {
      return OptionDefinition(value: AnswerValue(item))
    }
    return OptionDefinition(
      value: AnswerValue(value), label: map[field: "label"].map { AnswerValue($0).text },
      description: map[field: "description"].map { AnswerValue($0).text },
      isDisabled: map[field: "disabled"] == .bool(true))
  }
}
