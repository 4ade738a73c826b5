internal import ContentTypes

package enum FieldKey: String, DefinitionKey {
  case id, type, name, answer, confirms, label, description, placeholder
  case `default`, defaultWith, required, when, enabled, validate, check, onSubmit, onChange
  case contentType, suggestions, submitLabel
  case minLength, maxLength, pattern, format, mask, capitalization, pastedLines, rows
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, decimals, unit, total
  case options, other, minItems, maxItems, uniqueItems
  case yesLabel, noLabel
  case fields, item, key, mustExist, kind, cel, secret, hideLength

  package static let owner = "a field"

  static let bounds: [FieldKey] = [.minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum]

  package var types: [FieldType] {
    switch self {
    case .id, .type, .label, .description, .when: FieldType.allCases
    case .confirms: [.text, .password]
    case .answer: FieldType.allCases.filter(\.isEditable)
    case .name, .placeholder, .validate, .onChange, .secret: FieldType.allCases.filter { $0 != .note }
    case .default, .defaultWith, .required, .enabled, .onSubmit: FieldType.allCases.filter(\.isEditable)
    case .check, .contentType, .suggestions, .submitLabel, .minLength, .maxLength, .pattern, .capitalization:
      FieldType.allCases.filter(\.isText)
    case .format: FieldType.allCases.filter(\.isText) + [.time]
    case .hideLength: [.text, .password, .path]
    case .mask: [.text]
    case .pastedLines: [.text, .password, .path]
    case .rows: [.textarea]
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf:
      [.integer, .number, .date, .time, .datetime]
    case .decimals, .unit, .total: [.integer, .number, .computed]
    case .options, .other: [.select, .multiselect]
    case .yesLabel, .noLabel: [.boolean]
    case .minItems, .maxItems: [.multiselect, .list, .map]
    case .uniqueItems: [.multiselect, .list]
    case .fields, .item: [.list, .map]
    case .key: [.map]
    case .mustExist, .kind: [.path]
    case .cel: [.computed]
    }
  }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .id:
      (.id, "The answer's name and the focus value: letters, _ and, not first, digits. Only a note may do without.")
    case .type: (.word(FieldType.self), "What kind of field it is; text if left out.")
    case .name:
      (
        .either(.text, .list(of: .text, minimum: 1)),
        "The answer's name where that cannot be an id, such as what-happened; a list of names, such as [server, port], "
          + "leads into objects."
      )
    case .answer: (.boolean, "Whether it is in the answers, true by default; false for what only other fields read.")
    case .confirms:
      (
        .id,
        "The field that this one confirms: its answer must be typed again. Not written; programs may leave it out, and what "
          + "they give must match."
      )
    case .label: (.translatable, "What stands beside the field; the id made readable if left out.")
    case .description:
      (
        .translatable,
        "What the person should know; may hold Markdown: *emphasis*, **strong**, `code`, links, headings and lists."
      )
    case .placeholder: (.translatable, "Shown while the field is empty.")
    case .default:
      (
        .either(.answer, .definition("computed")),
        "The initial value (a date may say today), or {cel: …}, computed until the person edits the field."
      )
    case .defaultWith:
      (
        .either(.text, .list(of: .text, minimum: 1)),
        "The object of nested answers, by its name or the names that lead to it, with which the default is written: it is "
          + "left out while nobody has answered anything in it."
      )
    case .required:
      (.either(.boolean, .expression), "Whether there must be an answer: true, false (the default) or a condition.")
    case .when: (.either(.expression, .boolean), "Whether the field exists; one that does not exist has no answer.")
    case .enabled: (.either(.expression, .boolean), "Whether the field can have focus.")
    case .validate: (.list(of: .definition("fieldRule")), "Rules for the value, which they call self.")
    case .check:
      (
        .definition("check"),
        "What says whether the value is right: a command that gets it on its standard input, or a host."
      )
    case .onSubmit: (.action, "What Return in the field does.")
    case .onChange: (.action, "What happens when the value has changed.")
    case .contentType: (.contentType, "What the text is: decides suggestions, validation and secrecy.")
    case .suggestions:
      (
        .either(
          .list(of: .text, minimum: 1), .definition("lines"), .definition("command"), .definition("host"),
          .definition("history")),
        "Where suggestions come from: a list, {lines: FILE}, {command: […]}, {host: NAME} or {history: true}."
      )
    case .submitLabel: (.word(TextTraits.SubmitLabel.self), "The hint for what Return does.")
    case .minLength:
      (.wholeNumber(minimum: 0), "The minimum number of characters; the form's lengths says what these are.")
    case .maxLength:
      (.wholeNumber(minimum: 0), "The maximum number of characters; the form's lengths says what these are.")
    case .pattern: (.text, "A regular expression that must match somewhere in the text; it has no lookaround.")
    case .format:
      (
        .word(TextFormat.self),
        "A form the text must have, by JSON Schema's name: date, email, uri, uuid and the others. A field of type time with "
          + "format: time is answered with the offset of the zone, 09:30:00+09:00."
      )
    case .mask: (.text, "A mask such as (999) 999-9999: 9 a digit, a a letter, * either; 200 characters at most.")
    case .capitalization: (.word(Capitalization.self), "How typed text is capitalised.")
    case .pastedLines:
      (
        .word(TextTraits.PastedLines.self),
        "What becomes of several lines pasted at once: joined, the default, first or refused."
      )
    case .rows: (.wholeNumber(minimum: 1), "How many rows are visible.")
    case .minimum: (.bound, "The minimum value.")
    case .maximum: (.bound, "The maximum value.")
    case .exclusiveMinimum: (.bound, "The value must be more than this.")
    case .exclusiveMaximum: (.bound, "The value must be less than this.")
    case .multipleOf: (.number, "The step: a number, days for dates, seconds for times.")
    case .decimals:
      (
        .wholeNumber(minimum: 0),
        "Digits shown after the decimal point, 0 to 12: at least, or rounded if computed; the answer stays a number."
      )
    case .unit:
      (
        .either(.text, .definition("unit")),
        "What stands after the number, such as €, or {before: $}; the answer stays a number."
      )
    case .total:
      (.boolean, "In a row of a list: whether a line below the rows shows the sum of this field.")
    case .options:
      (
        .either(
          .list(of: .either(.optionValue, .definition("option")), minimum: 1), .definition("lines"),
          .definition("list"), .definition("computed"), .definition("command"), .definition("host")),
        "What can be chosen: a list, {lines: FILE}, {list: countries} (also currencies, languages, timeZones: shown and "
          + "searched by name in the form's language, answered with the code), {cel: …}, {command: […]} or {host: NAME}."
      )
    case .other: (.boolean, "Whether a text that is not among the options may be the answer.")
    case .minItems:
      (
        .wholeNumber(minimum: 0),
        "The minimum number of items; 1 or more require an answer, and with 0, an empty list is one, where others are left out."
      )
    case .maxItems: (.wholeNumber(minimum: 0), "The maximum number of items.")
    case .uniqueItems: (.boolean, "Whether no two items may be the same.")
    case .yesLabel: (.translatable, "What stands for yes, such as Deploy.")
    case .noLabel: (.translatable, "What stands for no, such as Wait.")
    case .fields:
      (.list(of: .definition("namedField"), minimum: 1), "The fields of one row, whose answers are an object.")
    case .item:
      (
        .definition("field"),
        "Instead of fields: the one field of a row, whose answers are single values. Its id may be left out."
      )
    case .key: (.definition("field"), "The field for the keys of a map; a text if left out.")
    case .mustExist: (.boolean, "Whether the path must lead to something.")
    case .kind: (.word(TextTraits.PathKind.self), "What the path must lead to.")
    case .cel: (.expression, "The expression that gives the value.")
    case .secret:
      (.boolean, "Never shown, nor kept anywhere; always on for passwords. In a list, all fields of its rows.")
    case .hideLength: (.boolean, "Whether a secret has the same number of dots whatever is typed.")
    }
  }
}

/// The keys of an option given as a mapping.
package enum OptionKey: String, DefinitionKey {
  case value, label, description, disabled, required

  package static let owner = "an option"

  package var isRequired: Bool { self == .value }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .value: (.optionValue, "The answer when the option is chosen.")
    case .label: (.translatable, "What is shown; the value if left out.")
    case .description: (.translatable, "More about the option.")
    case .disabled: (.boolean, "Shown, but cannot be chosen.")
    case .required: (.boolean, "Whether a multiselect must have the option chosen.")
    }
  }
}

/// The keys of a unit that precedes its number.
package enum UnitKey: String, DefinitionKey {
  case before

  package static let owner = "'unit'"

  package var isRequired: Bool { true }

  package var row: (shape: ValueShape, summary: String) { (.text, "The unit.") }
}

package enum LiveCheckKey: String, DefinitionKey {
  case command, host, of, timeout, message

  package static let owner = "'check'"

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .command, .host, .of, .timeout: SourceKey(rawValue: rawValue)?.row ?? (.text, "")
    case .message: (.translatable, "What the person is told when the value is refused.")
    }
  }
}

/// The keys of `{lines: FILE}`, `{list: countries}`, `{command: […]}`, `{host: NAME}`, `{history: true}` and `{cel: …}`.
package enum SourceKey: String, DefinitionKey {
  case lines, list, command, host, of, timeout, history, cel

  package static let owner = "a source"

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .lines: (.text, "A file in the definition's folder, one item a line.")
    case .list: (.word(KnownList.self), "A list that is known: countries, currencies, languages or timeZones.")
    case .command:
      (
        .list(of: .text, minimum: 1),
        "A program and its arguments, without a shell: it prints one item a line, or its exit status is the verdict; "
          + "needs --allow-commands."
      )
    case .host: (.text, "The name under which the program that runs the form with formline drive provides it.")
    case .of:
      (
        .list(of: .text, minimum: 0),
        "The fields whose answers the source is given as one JSON object; asked again when one of them changes."
      )
    case .timeout: (.duration, "How long the source may take: 500ms, 5s (the default), 2m.")
    case .history: (.boolean, "What was answered before.")
    case .cel: (.expression, "An expression that may read other fields.")
    }
  }
}
