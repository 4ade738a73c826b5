package import ContentTypes
package import Values
package import Wording

/// One field of a form.
package struct FieldDefinition: Sendable {
  /// The answer's name and the focus value. A note without one is `note-1`, `note-2`, … (an id in a file cannot contain
  /// `-`).
  package var id: String
  package var type: FieldType
  /// What the answer is called where that is not its id: its name, behind those of the objects it stands in.
  package var path: [String]?
  /// What only some types have.
  package var kind: FieldKind
  /// Shown beside the field; made from the id by default (`first_name`: `First name`).
  package var label: String
  /// True if the file gives the label.
  package var hasOwnLabel = false
  package var description: String?
  package var placeholder: String?
  package var defaultValue: DefaultValue?
  package var required = Condition.never
  /// Decides whether the field exists; otherwise it has no answer.
  package var when = Condition.always
  /// Decides whether the field can have focus.
  package var enabled = Condition.always
  package var rules: [FieldRule] = []
  /// Never shown or kept in history, drafts, logs or messages. Always true for `password` and secret content types.
  package var isSecret = false
  /// True if what the rows of a list have here is added up below them.
  package var isTotalled = false
  /// Whether a time of day carries the offset of a zone, as JSON Schema's format has it.
  package var carriesOffset = false
  /// False if it is asked for and in no answer.
  package var isInAnswers = true
  /// Whether it is left out of the answers where nobody has answered it, so that its limits do not hold then.
  package var isLeftOutEmpty = false
  /// The field that the person must answer alike, to be sure of it; then it is in no answer, and only a person gives it.
  package var confirms: String?
  /// True if a secret is always shown with the same number of dots.
  package var hidesLength = false
  /// The innermost `onSubmit`; runs last.
  package var onSubmit: ActionDefinition?
  package var onChange: ActionDefinition?
  /// The language of messages about its answers.
  package var language = DisplayLanguage.english
  /// Where the field stands in its file.
  package var range = SourceRange.beginning

  package init(id: String, type: FieldType, kind: FieldKind) {
    self.id = id
    self.type = type
    self.kind = kind
    label = Self.readableLabel(for: id)
  }

  /// True if the form's answers hold a value for it while it exists.
  package var hasAnswer: Bool { type != .note && confirms == nil }

  /// What answers, given and written, call it; with the names of the objects it stands in, `server.port`.
  package var answerName: String { path?.joined(separator: ".") ?? id }

  /// The names that lead to it in the answers.
  package var answerPath: [String] { path ?? [id] }

  /// A text as the answer has it: e-mail addresses, host names and web addresses have no blanks and newlines around them;
  /// countries, currencies, languages and the like are written in one way, unless a pattern asks for another.
  package func settled(_ text: String) -> String {
    guard let traits = self.text, let type = traits.contentType else { return text }
    let addresses: [TextContentType] = [.emailAddress, .terminal.hostname, .URL]
    if addresses.contains(type) { return String(text.trimmed) }
    return traits.pattern == nil ? type.chosen(text) ?? text : text
  }

  /// What the answer is while nobody has given one and no default does: of a choice between yes and no it is no, unless
  /// `default: null` leaves it open.
  package var valueOfNobody: AnswerValue {
    guard type == .boolean else { return .null }
    if case .literal(.null)? = defaultValue { return .null }
    return .bool(false)
  }

  /// A value as people of the form's language write it: moments on the clock of a zone, numbers in their style.
  package func shownText(of value: AnswerValue, zone: @autoclosure () -> ZoneRules) -> String {
    if type.isMoment, case .string(let text) = value, let moment = try? Moment(parsing: text, of: self) {
      return moment.short(in: zone())
    }
    guard [.integer, .number, .computed].contains(type), let number = value.numeric?.decimal else { return value.text }
    let writer = KindReader(language: language, today: nil)
    guard type == .computed else { return writer.legible(number, numberStyle, isWhole: type == .integer) }
    // Nobody can look up the digits of what is computed.
    return writer.shown(numberStyle.decimals.map { number.rounded(toPlaces: $0) } ?? number, numberStyle)
  }

  /// The field with a number that nobody types: that is shown with the digits it is to have, and no others.
  package var asComputed: FieldDefinition {
    var field = self
    field.type = .computed
    return field
  }

  /// The text settings of a `text`, `password`, `textarea` or `path` field.
  package var text: TextTraits? { if case .text(let traits) = kind { traits } else { nil } }

  /// The limits of an `integer` or `number` field.
  package var numberLimits: Limits<Number>? { if case .number(let limits, _) = kind { limits } else { nil } }

  /// How the number of an `integer`, `number` or `computed` field is shown.
  package var numberStyle: NumberStyle {
    switch kind {
    case .number(_, let style), .computed(_, let style): style
    default: NumberStyle()
    }
  }

  /// The limits of a `date`, `time` or `datetime` field.
  package var momentLimits: Limits<Moment>? { if case .moment(let limits) = kind { limits } else { nil } }

  /// What stands for the answers of a `boolean` field where it has words of its own.
  package var answerWords: AnswerWords? { if case .boolean(let words) = kind { words } else { nil } }

  /// What stands for an answer of a `boolean` field.
  package func word(for answer: Bool) -> String {
    let own = answer ? answerWords?.yes : answerWords?.no
    return own ?? (answer ? Phrase.yes : .no).text(in: language)
  }

  /// The options of a `select` or `multiselect` field.
  package var choice: ChoiceTraits? { if case .choice(let traits) = kind { traits } else { nil } }

  /// The rows' fields of a `list` or `map` field.
  package var list: ListTraits? { if case .list(let traits) = kind { traits } else { nil } }

  /// True if the field or one in its rows is a secret.
  package var holdsSecrets: Bool { isSecret || list?.fields.contains(where: \.holdsSecrets) ?? false }

  /// The same field with its messages in English, for authors and callers.
  var inEnglish: FieldDefinition {
    guard language != .english else { return self }
    var field = self
    field.language = .english
    if case .list(var traits) = kind {
      traits.fields = traits.fields.map(\.inEnglish)
      field.kind = .list(traits)
    }
    return field
  }

  /// True for ASCII letters, digits and `_`, not beginning with a digit.
  package static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
    }
  }

  /// An id as people would write it: `first_name` and `firstName` become `First name`, `userID` becomes `User ID`.
  package static func readableLabel(for id: String) -> String {
    if let label = capitalizedWord(id) { return label }
    var words: [String] = []
    var word = ""
    var previous: Character?
    func isUpper(_ character: Character?) -> Bool { character?.isUppercase ?? false }
    let characters = Array(id)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord = isUpper(character) && previous != nil && (!isUpper(previous) || (next?.isLowercase ?? false))
      if character == "_" || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character != "_" { word.append(character) }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    var label = ""
    for word in words {
      let isAbbreviation = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
      if label.isEmpty {
        label = isAbbreviation ? word : word.prefix(1).uppercased() + word.dropFirst().lowercased()
      } else {
        label += " " + (isAbbreviation ? word : word.lowercased())
      }
    }
    return label.isEmpty ? id : label
  }

  /// An id that is one word in small ASCII letters, perhaps with digits behind, as most are; nil for others.
  private static func capitalizedWord(_ id: String) -> String? {
    guard let first = id.utf8.first, (0x61...0x7a).contains(first) else { return nil }
    guard id.utf8.allSatisfy({ (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }) else { return nil }
    return String(Character(Unicode.Scalar(first - 0x20))) + String(id.dropFirst())
  }
}

/// The types a definition file can give a field.
package enum FieldType: String, Sendable, CaseIterable {
  case text, password, textarea, path
  case integer, number
  case boolean
  case select, multiselect
  case date, time, datetime
  case list
  case map
  case computed
  case note

  /// True if the answer consists of rows.
  package var hasRows: Bool { self == .list || self == .map }

  /// True if the answer is the text that people type.
  package var isText: Bool {
    switch self {
    case .text, .password, .textarea, .path: true
    default: false
    }
  }

  /// Whether a text in a file of answers is read as a person would mean it: a number, a moment, the name of an option.
  var readsText: Bool {
    switch self {
    case .integer, .number, .boolean, .date, .time, .datetime, .select, .multiselect: true
    default: false
    }
  }

  /// True for a day, a time of day, or both.
  package var isMoment: Bool { self == .date || self == .time || self == .datetime }

  /// True if it can have focus and a person can change its value.
  package var isEditable: Bool { self != .note && self != .computed }
}

/// What a field starts with.
package indirect enum DefaultValue: Sendable {
  case literal(AnswerValue)
  /// Computed again whenever something it reads changes, until the person edits the field.
  case computed(DefinitionExpression)
}

/// A rule of one field, in which `self` is its value.
package struct FieldRule: Sendable {
  /// Must come out true.
  package var rule: DefinitionExpression
  /// What the person is told when it does not; nil when the file says nothing.
  package var message: String?
}
