import DefinedForms
import FormDefinitions
import TerminalModel
import Wording

/// The kinds of question for `formline ask`.
nonisolated enum AskKind: String, CaseIterable {
  case text, password, textarea, integer, number, date, time, datetime, path, choose, confirm
  /// Several questions in one form.
  case form

  /// The possible field types; empty for a form.
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

  /// The field keys that are options of this kind: those with a simple value.
  var keys: [FieldKey] {
    let types = self == .form ? FieldType.allCases.filter(\.isEditable) : types
    return FieldKey.allCases.filter { key in
      key != .type && types.contains(where: key.types.contains) && key.row.shape.optionForm != nil
    }
  }
}

/// An option of `formline ask`: a field key, an option of the command, or one of `formline run`.
nonisolated struct AskOption {
  enum Meaning {
    case key(FieldKey)
    /// A form key, given before the first question.
    case formKey(FormKey)
    /// Starts a question of a form.
    case question(AskKind)
    case own(Own)
    case run(OptionForm)
  }

  /// Options that are neither field keys nor options of `formline run`.
  enum Own: String, CaseIterable {
    case multiple, min, max, selected
    case labelDelimiter = "label-delimiter"
    case selectIfOne = "select-if-one"
    case output
    case noSummary = "no-summary"
    case printDefinition = "print-definition"
    case help

    /// How it is written, whether it applies only to choices, and what the help says of it.
    var row: (form: OptionForm, isForChoosing: Bool, summary: String) {
      switch self {
      case .multiple: (.flag, true, "Any number of options may be chosen.")
      case .min: (.value, true, "The least number of options.")
      case .max: (.value, true, "The greatest number of options.")
      case .selected: (.repeated, true, "An option that is chosen already, by its value; may repeat.")
      case .labelDelimiter: (.value, true, "Options are LABEL:VALUE, with this character between.")
      case .selectIfOne: (.flag, true, "Do not ask where there is only one option.")
      case .output:
        (
          .value, false,
          "How the answer is written: plain (the default), json or nul; of a form as 'formline run' has it."
        )
      case .noSummary: (.flag, false, "Leave nothing on the terminal.")
      case .printDefinition: (.flag, false, "Print the definition that the question is, for 'formline run'.")
      case .help: (.flag, false, "Show this.")
      }
    }
  }

  let name: String
  let meaning: Meaning

  var form: OptionForm {
    switch meaning {
    case .key(let key): key.row.shape.optionForm ?? .value
    case .formKey(let key): key.row.shape.optionForm ?? .value
    case .question: .value
    case .own(let own): own.row.form
    case .run(let form): form
    }
  }

  /// What the help says of the option, as one of a question that stands alone or of one in a form.
  func summary(inForm: Bool) -> String {
    switch meaning {
    case .key(let key): return (inForm ? nil : key.questionSummary) ?? key.optionSummary ?? key.summary
    case .formKey(let key): return key.summary
    case .question(let kind):
      switch kind {
      case .choose: return "Asks for one of several options, or any: NAME=A,B,…"
      case .confirm: return "Asks for yes or no: NAME, or NAME=yes"
      case .password: return "Asks for \(kind.summary): NAME"
      default: return "Asks for \(kind.summary): NAME, or NAME=DEFAULT"
      }
    case .own(let own): return own.row.summary
    case .run: return "As for 'formline run'."
    }
  }

  /// Completions for the option's value; empty for free values.
  @MainActor func values(of kind: AskKind, beginning start: String) -> [String] {
    switch (meaning, name) {
    case (.key(.default), _) where kind == .confirm: ["yes", "no"]
    case (.key(let key), _): key.row.shape.words
    case (.formKey(let key), _): key.row.shape.words
    case (.own(.output), _): kind == .form ? OutputFormat.general.map(\.rawValue) : ["plain", "json", "nul"]
    case (_, "bidi"): TextOrderChoice.allCases.map(\.rawValue)
    case (_, "color"): ColorChoice.allCases.map(\.rawValue)
    case (_, "problems"): ProblemFormat.allCases.map(\.rawValue)
    case (_, "lang"): DisplayLanguage.allCases.map(\.rawValue)
    case (_, "theme"): ThemeChoice.completions(of: start)
    case (_, "keys"), (_, "draft"), (_, "to"), (_, "inputrc"), (_, "catalog"):
      PathCompletion.ofFiles.candidates(for: start)
    default: []
    }
  }

  /// The options of a kind in the order of the help, without those of `formline run`.
  static func all(of kind: AskKind) -> [AskOption] {
    let questions = kind == .form ? AskKind.allCases.filter { $0 != .form } : []
    let choosing = kind == .choose || kind == .form
    return questions.map { AskOption(name: $0.rawValue, meaning: .question($0)) }
      + kind.keys.map { AskOption(name: $0.optionName, meaning: .key($0)) }
      + Own.allCases.filter { choosing || !$0.row.isForChoosing }.map {
        AskOption(name: $0.rawValue, meaning: .own($0))
      }
  }

  /// The form key of an option before the first question.
  static func ofForm(_ name: String) -> AskOption? {
    guard let key = FormKey.allCases.first(where: { $0.optionName == name }), key != .formline,
      key.row.shape.optionForm != nil
    else { return nil }
    return AskOption(name: name, meaning: .formKey(key))
  }

  /// The options that the help of a kind shows: each under one name, and of a question that stands alone none that
  /// speaks of other questions.
  static func shown(for kind: AskKind) -> [AskOption] {
    // Without paths and lists, nothing is in an object or in rows.
    var hidden: [FieldKey] = [.defaultWith, .total]
    if kind != .form { hidden += [.label, .name, .answer, .when, .enabled, .confirms] }
    if kind == .form || kind == .choose { hidden += [.minItems, .maxItems] }
    return all(of: kind).filter { option in !hidden.contains { option.name == $0.optionName } }
  }

  /// The options of `formline run` that make sense for questions.
  static func ofRun(for kind: AskKind) -> [AskOption] {
    RunCommand.rows.compactMap { row in
      guard row.asking == .always || row.asking == .inForms && kind == .form else { return nil }
      return AskOption(name: row.name, meaning: .run(row.isFlag ? .flag : .value))
    }
  }

  static func known(for kind: AskKind) -> [AskOption] { all(of: kind) + ofRun(for: kind) }
}

/// The syntax of an option.
nonisolated enum OptionForm {
  /// Without a value, or with one after `=`.
  case flag
  case value
  /// With a value; repeating the option adds to a list.
  case repeated
}

nonisolated extension FieldKey {
  /// What an option takes of a key that in a definition may also be a list or a mapping: its value is text; nil for the
  /// other keys.
  fileprivate var optionSummary: String? {
    switch self {
    case .name: "The answer's name where that cannot be an id, such as what-happened."
    case .default: "The initial value, spelled as it would be typed; of a date also today."
    case .suggestions: "A text that is suggested; may repeat."
    case .unit: "What stands after the number, such as €; the answer stays a number."
    case .secret: "Never shown, nor kept anywhere; always on for passwords."
    default: nil
    }
  }

  /// What the key is to one who asks a single question and has no definition; nil if that is its summary.
  fileprivate var questionSummary: String? {
    switch self {
    case .id: "A name under which FORMLINE_ANSWERS answers the question."
    case .description: "More about the question, in Markdown: *emphasis*, **strong**, `code`, links, lists."
    case .placeholder: "Shown while nothing is typed."
    case .default: "The answer to begin with; of a date also today."
    case .required: "Refuse an empty answer."
    case .secret: "Never show the answer, nor keep it anywhere."
    case .hideLength: "Show the same number of dots whatever is typed."
    case .minLength: "The least number of characters."
    case .maxLength: "The greatest number of characters."
    case .format: "A form the text must have, by JSON Schema's name: date, email, uri, uuid and the others."
    case .other: "Take a text that is not among the options, too."
    case .uniqueItems: "Refuse the same item twice."
    case .mustExist: "Refuse a path that leads to nothing."
    case .decimals: "How many digits behind the point are shown at least, 0 to 12."
    case .unit: "What stands after the number, such as €."
    default: nil
    }
  }
}

nonisolated extension ValueShape {
  /// The syntax for a value of this shape; nil if the value is not simple.
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
  /// The option's name without hyphens: `content-type` for `contentType`.
  var optionName: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}
