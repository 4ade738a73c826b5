import FormDefinitions
import Values

/// What `formline ask` can ask for.
nonisolated enum AskKind: String, CaseIterable {
  case text, password, textarea, integer, number, date, time, datetime, path, choose, confirm
  /// Several questions on one page.
  case form

  /// The types of field that it may be; none for a form.
  var types: [FieldType] {
    switch self {
    case .choose: [.select, .multiselect]
    case .confirm: [.boolean]
    case .form: []
    default: FieldType(rawValue: rawValue).map { [$0] } ?? []
    }
  }

  var summary: String {
    switch self {
    case .text: "one line of text"
    case .password: "a text that nobody sees"
    case .textarea: "text; Ctrl-J ends it, Ctrl-X Ctrl-E opens your editor"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a day, typed or from a calendar"
    case .time: "a time of day"
    case .datetime: "a day and a time"
    case .path: "a file or folder; Tab completes as in a shell"
    case .choose: "one of several options, or any: arguments, or lines on standard input"
    case .confirm: "yes or no, told by the exit status: 0 or 1"
    case .form: "several questions on one page"
    }
  }

  var example: String {
    switch self {
    case .text: "name=$(formline ask text \"Branch\" --default main --pattern '^[a-z/-]+$')"
    case .password: "formline ask password \"Token\" --required | gh auth login --with-token"
    case .textarea: "formline ask textarea \"Message\" --rows 6 | git commit --file -"
    case .integer: "jobs=$(formline ask integer \"Jobs\" --default 4 --minimum 1 --maximum 64)"
    case .number: "rate=$(formline ask number \"VAT rate\" --default 19 --minimum 0)"
    case .date: "day=$(formline ask date \"Release on\" --required)"
    case .time: "at=$(formline ask time \"Wake me at\" --default 07:30)"
    case .datetime: "start=$(formline ask datetime \"Maintenance from\")"
    case .path: "file=$(formline ask path \"Key file\" --kind file --must-exist)"
    case .choose: "tag=$(git tag | formline ask choose \"Tag\")"
    case .confirm: "formline ask confirm \"Deploy?\" --yes-label Deploy --no-label Wait && ./deploy"
    case .form: "eval \"$(formline ask form --text name --date start --output shell)\""
    }
  }

  /// The keys of a field that are options of the kind: those with a plain value.
  var keys: [FieldKey] {
    let types = self == .form ? FieldType.allCases.filter(\.isEditable) : types
    return FieldKey.allCases.filter { key in
      key != .type && types.contains(where: key.types.contains) && key.row.shape.optionForm != nil
    }
  }
}

/// An option of `formline ask`: a key of the field, an option of the command, or one of `formline run`.
nonisolated struct AskOption {
  enum Meaning {
    case key(FieldKey)
    /// A key of the form, before its first question.
    case formKey(FormKey)
    /// Begins a question of a form.
    case question(AskKind)
    case own(Own)
    case run(OptionForm)
  }

  /// Options that are neither keys of a field nor options of `formline run`.
  enum Own: String, CaseIterable {
    case multiple, min, max, selected
    case labelDelimiter = "label-delimiter"
    case selectIfOne = "select-if-one"
    case output
    case noSummary = "no-summary"
    case printDefinition = "print-definition"
    case help

    var form: OptionForm {
      switch self {
      case .multiple, .selectIfOne, .noSummary, .printDefinition, .help: .flag
      case .min, .max, .labelDelimiter, .output: .value
      case .selected: .repeated
      }
    }

    /// True if it applies only to choices.
    var isForChoosing: Bool {
      switch self {
      case .multiple, .min, .max, .selected, .labelDelimiter, .selectIfOne: true
      case .output, .noSummary, .printDefinition, .help: false
      }
    }

    var summary: String {
      switch self {
      case .multiple: "Any number of options may be chosen."
      case .min: "The least number of options."
      case .max: "The greatest number of options."
      case .selected: "An option that is chosen already, by its value; may repeat."
      case .labelDelimiter: "Options are LABEL:VALUE, with this character between."
      case .selectIfOne: "Do not ask where there is only one option."
      case .output: "How the answer is written: plain (the default), json or nul; of a form as 'formline run' has it."
      case .noSummary: "Leave nothing on the terminal."
      case .printDefinition: "Print the definition that the question is, for 'formline run'."
      case .help: "Show what there is for a kind."
      }
    }
  }

  let name: String
  let meaning: Meaning

  private init(_ name: String, _ meaning: Meaning) {
    self.name = name
    self.meaning = meaning
  }

  var form: OptionForm {
    switch meaning {
    case .key(let key): key.row.shape.optionForm ?? .value
    case .formKey(let key): key.row.shape.optionForm ?? .value
    case .question: .value
    case .own(let own): own.form
    case .run(let form): form
    }
  }

  var summary: String {
    switch meaning {
    case .key(let key): return key.summary
    case .formKey(let key): return key.summary
    case .question(let kind):
      let value = kind == .choose ? "NAME=A,B,…" : "NAME, or NAME=DEFAULT"
      return "Asks for \(kind.summary): \(value)"
    case .own(let own): return own.summary
    case .run: return "As for 'formline run'."
    }
  }

  /// The options of a kind in the order in which they are explained, but for those of `formline run`.
  static func all(of kind: AskKind) -> [AskOption] {
    let questions = kind == .form ? AskKind.allCases.filter { $0 != .form } : []
    let choosing = kind == .choose || kind == .form
    return questions.map { AskOption($0.rawValue, .question($0)) }
      + kind.keys.map { AskOption($0.optionName, .key($0)) }
      + Own.allCases.filter { choosing || !$0.isForChoosing }.map { AskOption($0.rawValue, .own($0)) }
  }

  /// The key of a form that stands before its first question.
  static func ofForm(_ name: String) -> AskOption? {
    guard let key = FormKey.allCases.first(where: { $0.optionName == name }), key != .formline,
      key.row.shape.optionForm != nil
    else { return nil }
    return AskOption(name, .formKey(key))
  }

  /// Those of `formline run` that make sense for a question.
  static let ofRun: [AskOption] =
    [
      "accessible", "fullscreen", "no-mouse", "no-input", "no-history", "resume", "verbose", "allow-files",
      "allow-commands",
    ]
    .map { AskOption($0, .run(.flag)) }
    + ["allow-env", "timeout", "theme", "color", "lang", "keys", "draft", "to", "prefix", "inputrc", "problems"]
    .map { AskOption($0, .run(.value)) }
}

/// How an option of a command line is written.
nonisolated enum OptionForm {
  /// Without a value, or with one behind `=`.
  case flag
  case value
  /// With a value; each one more makes a list longer.
  case repeated
}

nonisolated extension ValueShape {
  /// How a key with a value of this shape is an option; nil where the value is not plain.
  var optionForm: OptionForm? {
    plainForm.map { form in
      switch form {
      case .flag: .flag
      case .text, .number: .value
      case .texts: .repeated
      }
    }
  }
}

nonisolated extension DefinitionKey {
  /// The key as an option, without the hyphens before it: `contentType` is `content-type`.
  var optionName: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}
