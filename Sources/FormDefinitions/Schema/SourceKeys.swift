/// The keys of `check`.
package enum CommandCheckKey: String, DefinitionKey {
  case command, timeout, message

  package static let owner = "'check'"

  package var isRequired: Bool { self == .command }

  package var shape: ValueShape {
    switch self {
    case .command: .list(of: .text, minimum: 1)
    case .timeout: .duration
    case .message: .translatable
    }
  }

  package var summary: String {
    switch self {
    case .command: "The program and its arguments; no shell is involved."
    case .timeout: "After which it is stopped: 500ms, 5s (the default), 2m."
    case .message: "What the person is told when the command refuses the value."
    }
  }
}

/// The keys of `{lines: FILE}`, `{command: […]}`, `{history: true}` and `{cel: …}`, which say where something comes
/// from.
package enum SourceKey: String, DefinitionKey {
  case lines, command, timeout, history, cel

  package static let owner = "a source"

  package var shape: ValueShape {
    switch self {
    case .lines: .text
    case .command: .list(of: .text, minimum: 1)
    case .timeout: .duration
    case .history: .boolean
    case .cel: .expression
    }
  }

  package var summary: String {
    switch self {
    case .lines: "A file in the definition's folder, one item a line."
    case .command: "A program and its arguments, one item a printed line; needs --allow-commands."
    case .timeout: "After which the command is stopped: 500ms, 5s (the default), 2m."
    case .history: "What was answered before."
    case .cel: "An expression that may read other fields."
    }
  }
}
