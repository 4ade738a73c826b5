package import ContentTypes
package import Values
package import Wording

package struct FieldDefinition: Sendable {
  /// The answer's name and the focus value. A note without one is `note-1`, `note-2`, … (an id in a file cannot contain
  /// `-`).
  package var id: String
  package var type: FieldType
  /// The path of the answer's name in nested objects, outermost first; nil if the answer is named by the id.
  package var path: [String]?
  /// The properties of the field's type.
  package var kind: FieldKind
  /// Shown beside the field; made from the id by default (`first_name`: `First name`).
  package var label: String
  /// True if the file gives the label.
  package var hasOwnLabel = false
  package var description: String?
  package var placeholder: String?
  package var defaultValue: DefaultValue?
  /// The path of the object with which the default is written: on its own, the default is no answer.
  package var defaultWith: [String]?
  /// Decides whether it must be answered, by the file's own word for it.
  package var declaredRequired = Condition.never
  /// The same, and what has a least number of items must be answered.
  package var required: Condition {
    get { leastItems > 0 ? .always : declaredRequired }
    set { declaredRequired = newValue }
  }
  /// Decides whether the field exists; otherwise it has no answer.
  package var when = Condition.always
  /// Decides whether the field can have focus.
  package var enabled = Condition.always
  package var rules: [FieldRule] = []
  /// Never shown or kept in history, drafts, logs or messages. Always true for `password` and secret content types.
  package var isSecret = false
  /// True if the values of this field in a list's rows are totalled.
  package var isTotalled = false
  /// True if a time of day includes its UTC offset, as in JSON Schema's `time` format.
  package var carriesOffset = false
  /// False for a field that is asked for but omitted from the answers.
  package var isInAnswers = true
  /// True if the field is omitted from the answers while empty; its limits do not apply then.
  package var isLeftOutEmpty = false
  /// The field whose answer is repeated here as confirmation; such a field is in no answer and cannot be prefilled.
  package var confirms: String?
  /// True if a secret is always shown with the same number of dots.
  package var hidesLength = false
  /// The innermost `onSubmit`; runs last.
  package var onSubmit: ActionDefinition?
  package var onChange: ActionDefinition?
  /// The language of messages about its answers.
  package var language = DisplayLanguage.english
  /// The field's position in its file.
  package var range = SourceRange.beginning
  /// The position of its `name`; nil without one.
  var nameRange: SourceRange?

  package init(id: String, type: FieldType, kind: FieldKind) {
    self.id = id
    self.type = type
    self.kind = kind
    label = Self.readableLabel(for: id)
  }

  /// True if the form's answers include the field while it exists.
  package var hasAnswer: Bool { type != .note && confirms == nil }

  /// True if it may be given an answer beforehand: one that has one, and one that must repeat another, which it then does.
  var takesAnswer: Bool { type != .note }

  /// The answer's name in input and output; with its enclosing objects, `server.port`.
  package var answerName: String { path?.joined(separator: ".") ?? id }

  package var answerPath: [String] { path ?? [id] }

  /// A normalized text: e-mail addresses, host names and web addresses lose surrounding white space; countries,
  /// currencies, languages and the like get their canonical spelling, unless there is a pattern.
  package func settled(_ text: String) -> String {
    // A path that is pasted comes without outer blanks: terminals set them around that of a dropped file.
    if type == .path { return String(text.trimmed) }
    guard let traits = self.text, let type = traits.contentType else { return text }
    let addresses: [TextContentType] = [.emailAddress, .terminal.hostname, .URL]
    if addresses.contains(type) { return String(text.trimmed) }
    return traits.pattern == nil ? type.chosen(text) ?? text : text
  }

  /// The answer without input or default: no for a boolean, unless `default: null` leaves it open; null otherwise.
  package var valueOfNobody: AnswerValue {
    guard type == .boolean else { return .null }
    if case .literal(.null)? = defaultValue { return .null }
    return .bool(false)
  }

  /// The default, unless it is computed; null for an empty text, which is no answer until it is written.
  package var literalDefault: AnswerValue? {
    guard case .literal(let value)? = defaultValue else { return nil }
    return type.isText && value == .string("") ? .null : value
  }

  /// A value as displayed in the form's language: moments in the local time of a zone, numbers in the field's style.
  package func shownText(of value: AnswerValue, zone: @autoclosure () -> ZoneRules) -> String {
    if type.isMoment, case .string(let text) = value, let moment = try? Moment(parsing: text, of: self) {
      return language.numerals.shown(moment.short(in: zone()))
    }
    guard [.integer, .number, .computed].contains(type), let number = value.numeric?.decimal else { return value.text }
    let writer = KindReader(language: language, today: nil)
    guard type == .computed else { return writer.legible(number, numberStyle, isWhole: type == .integer) }
    // Computed numbers cannot be edited to see more digits, so they are rounded.
    return writer.shown(numberStyle.decimals.map { number.roundedHalfUp(toPlaces: $0) } ?? number, numberStyle)
  }

  /// The field as a computed one: its number is always shown rounded.
  package var asComputed: FieldDefinition {
    var field = self
    field.type = .computed
    return field
  }

  package var withoutUnit: FieldDefinition {
    guard case .number(let limits, var style) = kind else { return self }
    style.unit = nil
    var field = self
    field.kind = .number(limits, style)
    return field
  }

  /// The text settings of a `text`, `password`, `textarea` or `path` field.
  package var text: TextTraits? { if case .text(let traits) = kind { traits } else { nil } }

  package var numberLimits: Limits<Number>? { if case .number(let limits, _) = kind { limits } else { nil } }

  /// How the number of an `integer`, `number` or `computed` field is shown.
  package var numberStyle: NumberStyle {
    switch kind {
    case .number(_, let style), .computed(_, let style): style
    default: NumberStyle()
    }
  }

  /// The least number of items of an answer; 0 where it may be left out instead.
  package var leastItems: Int { isLeftOutEmpty ? 0 : (choice?.items ?? list?.items)?.minItems ?? 0 }

  /// The limits of a `date`, `time` or `datetime` field.
  package var momentLimits: Limits<Moment>? { if case .moment(let limits) = kind { limits } else { nil } }

  /// A `boolean` field's own words for its answers, if any.
  package var answerWords: AnswerWords? { if case .boolean(let words) = kind { words } else { nil } }

  /// The word for an answer of a `boolean` field.
  package func word(for answer: Bool) -> String {
    answerWords?[answer] ?? (answer ? Message.formYes : .formNo).text(in: language)
  }

  /// What a text answers to a `boolean` field: one of its own words, yes and no as a language has them, or what only one
  /// of its words begins with; nil for any other.
  package func flag(named text: String, in language: DisplayLanguage) -> Bool? {
    let wanted = text.folded
    if let words = answerWords, let named = [true, false].first(where: { words[$0]?.folded == wanted }) {
      return named
    }
    if let answer = language.yesOrNo(text) { return answer }
    guard !(answerWords?.isEmpty ?? true) else { return nil }
    let begun = [true, false].filter { word(for: $0).folded.hasPrefix(wanted) }
    return begun.count == 1 ? begun[0] : nil
  }

  /// The options of a `select` or `multiselect` field.
  package var choice: ChoiceTraits? { if case .choice(let traits) = kind { traits } else { nil } }

  /// The rows' fields of a `list` or `map` field.
  package var list: ListTraits? { if case .list(let traits) = kind { traits } else { nil } }

  /// All its expressions, but for those of its actions, its sources and the fields of its rows.
  package var expressions: [DefinitionExpression] {
    let conditions = [when.expression, enabled.expression, required.expression]
    let values = [kind.expression, defaultValue?.expression, choice?.options.expression]
    return conditions.compactMap(\.self) + rules.map(\.rule) + values.compactMap(\.self)
  }

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

  /// A label made from an id: `First name` for `first_name` and `firstName`, `User ID` for `userID`.
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

  /// The label of an id of only lower-case ASCII letters and digits, as most are; nil for others.
  private static func capitalizedWord(_ id: String) -> String? {
    guard let first = id.utf8.first, (0x61...0x7a).contains(first) else { return nil }
    guard id.utf8.allSatisfy({ (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }) else { return nil }
    return String(Character(Unicode.Scalar(first - 0x20))) + String(id.dropFirst())
  }
}

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

  package var hasRows: Bool { self == .list || self == .map }

  package var isText: Bool {
    switch self {
    case .text, .password, .textarea, .path: true
    case .integer, .number, .boolean, .select, .multiselect, .date, .time, .datetime, .list, .map, .computed, .note:
      false
    }
  }

  /// True if the value is text that readline edits.
  package var isTyped: Bool {
    switch self {
    case .boolean, .select, .multiselect, .computed, .list, .map, .note: false
    case .text, .password, .textarea, .path, .integer, .number, .date, .time, .datetime: true
    }
  }

  /// True if a text in an answers file is parsed leniently: as a number, a moment or the name of an option.
  var readsText: Bool {
    switch self {
    case .integer, .number, .boolean, .date, .time, .datetime, .select, .multiselect: true
    case .text, .password, .textarea, .path, .list, .map, .computed, .note: false
    }
  }

  package var isMoment: Bool { self == .date || self == .time || self == .datetime }

  /// True if it can have focus and its value can be changed by the person.
  package var isEditable: Bool { self != .note && self != .computed }
}

/// The initial value of a field.
package indirect enum DefaultValue: Sendable {
  case literal(AnswerValue)
  /// Evaluated again whenever something it reads changes, until the person edits the field.
  case computed(DefinitionExpression)

  package var expression: DefinitionExpression? {
    if case .computed(let expression) = self { expression } else { nil }
  }
}

/// A rule of one field, in which `self` is its value.
package struct FieldRule: Sendable {
  /// Must evaluate to true.
  package var rule: DefinitionExpression
  /// The message if it does not; nil for the default one.
  package var message: String?
}
