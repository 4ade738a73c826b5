import Expressions
import FormDefinitions
import Formline

/// The options of a select or multi-select as they are now.
struct FieldOptions: Equatable {
  /// Made once for the same options.
  let list: DefinedOptions

  /// Every option.
  var options: [OptionDefinition] { list.all }

  /// - Parameter printed: What the command for the options has printed, if it has one.
  init(_ source: OptionsSource, printed: [String]? = nil, field: FieldModel) {
    list =
      switch source {
      case .lines(let file): DefinedOptions(file.lines)
      case .list(let options): DefinedOptions(options)
      case .command: DefinedOptions(TextLines(printed ?? []))
      case .computed(let expression): DefinedOptions(Self.computed(expression, at: field))
      }
  }

  static func == (first: FieldOptions, second: FieldOptions) -> Bool { first.list.isSame(as: second.list) }

  private static func computed(_ expression: DefinitionExpression, at field: FieldModel) -> [OptionDefinition] {
    guard case .success(.list(let items)) = field.evaluate(expression) else { return [] }
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
