internal import ContentTypes

/// The keys of a field.
package enum FieldKey: String, DefinitionKey {
  case id, type, label, description, placeholder
  case `default`, required, when, enabled, validate, check, onSubmit, onChange
  case contentType, suggestions, submitLabel
  case minLength, maxLength, pattern, format, mask, capitalization, pastedLines, rows
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  case options, minItems, maxItems, uniqueItems
  case fields, mustExist, kind, cel, secret, hideLength

  package static let owner = "a field"

  package var shape: ValueShape {
    switch self {
    case .id: .id
    case .type: .word(FieldType.allCases.map(\.rawValue))
    case .label, .description, .placeholder: .translatable
    case .default: .either([.answer, .mapping(.computed)])
    case .required: .either([.boolean, .expression])
    case .when, .enabled: .either([.expression, .boolean])
    case .validate: .list(of: .mapping(.fieldRule), minimum: 0)
    case .check: .mapping(.commandCheck)
    case .onSubmit, .onChange: .action
    case .contentType: .contentType
    case .suggestions:
      .either([.list(of: .text, minimum: 1), .mapping(.lines), .mapping(.command), .mapping(.history)])
    case .submitLabel: .word(TextTraits.SubmitLabel.allCases.map(\.rawValue))
    case .minLength, .maxLength, .minItems, .maxItems: .wholeNumber(minimum: 0)
    case .pattern: .pattern
    case .format: .word(TextFormat.allCases.map(\.rawValue))
    case .mask: .text
    case .capitalization: .word(Capitalization.allCases.map(\.rawValue))
    case .pastedLines: .word(TextTraits.PastedLines.allCases.map(\.rawValue))
    case .rows: .wholeNumber(minimum: 1)
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum: .bound
    case .multipleOf: .number
    case .options:
      .either([
        .list(of: .either([.optionValue, .mapping(.option)]), minimum: 1), .mapping(.lines), .mapping(.computed),
        .mapping(.command),
      ])
    case .uniqueItems, .mustExist, .secret, .hideLength: .boolean
    case .fields: .list(of: .mapping(.field), minimum: 1)
    case .kind: .word(TextTraits.PathKind.allCases.map(\.rawValue))
    case .cel: .expression
    }
  }

  /// The types the key is for.
  package var types: [FieldType] {
    switch self {
    case .id, .type, .label, .description, .when: FieldType.allCases
    case .placeholder, .validate, .onChange, .secret: FieldType.allCases.filter { $0 != .note }
    case .default, .required, .enabled, .onSubmit: FieldType.allCases.filter(\.isEditable)
    case .check, .contentType, .suggestions, .submitLabel, .minLength, .maxLength, .pattern, .format, .capitalization:
      [.text, .password, .textarea, .path]
    case .hideLength: [.text, .password, .path]
    case .mask: [.text]
    case .pastedLines: [.text, .password, .path]
    case .rows: [.textarea]
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf:
      [.integer, .number, .date, .time, .datetime]
    case .options: [.select, .multiselect]
    case .minItems, .maxItems, .uniqueItems: [.multiselect, .list]
    case .fields: [.list]
    case .mustExist, .kind: [.path]
    case .cel: [.computed]
    }
  }

  package var summary: String {
    switch self {
    case .id: "The answer's name and the focus value: letters, _ and, not first, digits. Only a note may do without."
    case .type: "What kind of field it is; text if left out."
    case .label: "What stands beside the field; the id made readable if left out."
    case .description: "What the person should know; may hold *emphasis*, **strong** and `code`."
    case .placeholder: "Shown while the field is empty."
    case .default: "What the field starts with, or {cel: …}: computed until the person edits the field."
    case .required: "Whether there must be an answer: true, false (the default) or a condition."
    case .when: "Whether the field exists; one that does not exist has no answer."
    case .enabled: "Whether the field can have focus."
    case .validate: "Rules for the value, which they call self."
    case .check: "A command that validates the value given on its standard input; needs --allow-commands."
    case .onSubmit: "What Return in the field does."
    case .onChange: "What happens when the value has changed."
    case .contentType: "What the text is: decides suggestions, validation and secrecy."
    case .suggestions: "Where suggestions come from: a list, {lines: FILE}, {command: […]} or {history: true}."
    case .submitLabel: "The hint for what Return does."
    case .minLength: "The least number of characters (grapheme clusters)."
    case .maxLength: "The greatest number of characters (grapheme clusters)."
    case .pattern: "A regular expression that must match somewhere in the text; it has no lookaround."
    case .format: "A form the text must have, by JSON Schema's name: date, email, uri, uuid and the others."
    case .mask: "A mask such as (999) 999-9999: 9 a digit, a a letter, * either."
    case .capitalization: "How typed text is capitalised."
    case .pastedLines: "What becomes of several lines pasted at once: joined, the default, first or refused."
    case .rows: "How many rows are visible."
    case .minimum: "The least value."
    case .maximum: "The greatest value."
    case .exclusiveMinimum: "The value must be more than this."
    case .exclusiveMaximum: "The value must be less than this."
    case .multipleOf: "The step: a number, days for dates, seconds for times."
    case .options: "What can be chosen: a list, {lines: FILE}, {cel: …} or {command: […]}."
    case .minItems: "The least number of items."
    case .maxItems: "The greatest number of items."
    case .uniqueItems: "Whether no two items may be the same."
    case .fields: "The fields of one row."
    case .mustExist: "Whether the path must lead to something."
    case .kind: "What the path must lead to."
    case .cel: "The expression that gives the value."
    case .secret: "Never shown, nor kept anywhere; always on for passwords. In a list, all fields of its rows."
    case .hideLength: "Whether a secret has the same number of dots whatever is typed."
    }
  }
}

/// The keys of an option written out.
package enum OptionKey: String, DefinitionKey {
  case value, label, description, disabled

  package static let owner = "an option"

  package var isRequired: Bool { self == .value }

  package var shape: ValueShape {
    switch self {
    case .value: .optionValue
    case .label, .description: .translatable
    case .disabled: .boolean
    }
  }

  package var summary: String {
    switch self {
    case .value: "The answer when the option is chosen."
    case .label: "What is shown; the value if left out."
    case .description: "More about the option."
    case .disabled: "Shown, but cannot be chosen."
    }
  }
}

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
