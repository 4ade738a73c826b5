/// Where a field's options come from.
package enum OptionsSource: Sendable {
  case list([OptionDefinition])
  /// One option a line, value and label alike.
  case lines(LinesFile)
  /// A list of values, or of maps with `value`, `label`, `description`, `disabled`; may read other fields.
  case computed(DefinitionExpression)
  /// One option a printed line; needs `--allow-commands`.
  case command(CommandDefinition)
  /// They come from the host while the form runs; no file says so.
  case arriving

  /// True if the options are known without evaluating or running anything.
  package var areKnown: Bool {
    switch self {
    case .list, .lines: true
    case .computed, .command, .arriving: false
    }
  }

  /// The options, where they are known without evaluating or running anything.
  package var known: [OptionDefinition]? {
    switch self {
    case .list(let options): options
    case .lines(let file): file.lines.map { OptionDefinition(value: .string($0), label: $0) }
    case .computed, .command, .arriving: nil
    }
  }
}

/// One option of a `select` or `multiselect` field.
package struct OptionDefinition: Sendable, Hashable {
  /// The answer when it is chosen.
  package var value: AnswerValue
  /// What is shown; the value's text by default.
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

/// A field's suggestions beyond those of its content type.
package enum SuggestionsSource: Sendable {
  case list([String])
  /// The lines of a file in the definition's folder, read at load.
  case lines(LinesFile)
  /// The lines a command prints; needs `--allow-commands`.
  case command(CommandDefinition)
  /// What was answered before.
  case history
}

/// A command a definition wants run: an argument vector, never a shell line.
package struct CommandDefinition: Sendable {
  /// The program and its arguments; not empty.
  package var arguments: [String]
  /// After which it is stopped; 5 seconds when the file says nothing.
  package var timeout: Duration = .seconds(5)
  package var range = SourceRange.beginning
}

/// `check`: a command that validates a value given on its standard input; exit status 0 is valid.
package struct CommandCheck: Sendable {
  package var command: CommandDefinition
  /// What the person is told when the command refuses the value; nil when the file says nothing.
  package var message: String?
}
