/// Where a field's options come from.
package enum OptionsSource: Sendable {
  case list([OptionDefinition])
  /// One option a line, value and label alike.
  case lines(LinesFile)
  /// A list of values, or of maps with `value`, `label`, `description`, `disabled`; may read other fields.
  case computed(DefinitionExpression)
  /// One option a printed line; needs `--allow-commands`.
  case command(CommandDefinition)

  /// Whether the options are known without evaluating or running anything.
  package var areKnown: Bool {
    switch self {
    case .list, .lines: true
    case .computed, .command: false
    }
  }

  /// The options, where they are known without evaluating or running anything.
  package var known: [OptionDefinition]? {
    switch self {
    case .list(let options): options
    case .lines(let file): file.lines.map { OptionDefinition(value: .string($0), label: $0) }
    case .computed, .command: nil
    }
  }
}
