internal import ContentTypes
internal import Values
package import Wording

/// Converts values from files, the command line or the keyboard into answers of a field.
package enum AnswerConversion {
  /// Converts a value from a file into the field's answer; checks its type but not the field's rules. Null means no
  /// answer and fits every field.
  ///
  /// - Parameters:
  ///   - context: The context for lenient parsing of texts, as for typed ones; nil to accept exact values only.
  ///   - language: The form's language, if the field's messages are in another.
  package static func convert(
    _ value: AnswerValue, for field: FieldDefinition, in context: ReadingContext? = nil,
    language: DisplayLanguage? = nil
  ) -> Result<AnswerValue, AnswerMismatch> {
    if value == .null, field.hasAnswer { return .success(.null) }
    if let context, case .string(let text) = value, field.type.readsText {
      return parse(typed: text, for: field, in: context, language: language)
    }
    switch field.type {
    // Empty text cannot be typed, so it is no answer.
    case .text, .password, .textarea, .path:
      return text(value, field).map { context != nil && $0 == .string("") ? .null : $0 }
    case .integer, .number: return number(value, field)
    case .boolean:
      if case .bool = value { return .success(value) }
      return .failure(.notBoolean(value, field))
    case .date, .time, .datetime: return moment(value, field)
    case .select: return option(value, field)
    case .multiselect: return options(context == nil ? value : value.namingOptions(of: field), field)
    case .list, .map: return rows(value, field, context, language)
    case .computed: return .failure(AnswerMismatch("a computed field takes no value"))
    case .note: return .failure(AnswerMismatch("a note takes no value"))
    }
  }

  private static func text(_ value: AnswerValue, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    if case .string(let text) = value { return .success(.string(entered(text, in: field))) }
    var mismatch = AnswerMismatch.wrongType("text", value, field)
    if !field.isSecret, !value.isCollection { mismatch.help = "put it in quotes: \"\(value.text)\"" }
    return .failure(mismatch)
  }

  private static func number(_ value: AnswerValue, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    switch (field.type, value) {
    case (_, .integer): return .success(value)
    case (.number, .number(let number)) where number.isFinite: return .success(value)
    case (.integer, .number(let number)):
      if let whole = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 { return .success(.integer(whole)) }
      return .failure(
        field.isSecret
          ? .wrongType("a whole number", value, field) : AnswerMismatch("\(value.text) is not a whole number"))
    default: return .failure(.wrongType(field.type == .integer ? "a whole number" : "a number", value, field))
    }
  }

  private static func moment(_ value: AnswerValue, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    guard case .string(let text) = value else { return .failure(.wrongType(field.type.answerPhrase, value, field)) }
    if text.isEmpty { return .success(.null) }
    do throws(CalendarError) {
      // Offsets and leap seconds are preserved as written.
      if field.carriesOffset, ClockTime.isFullTime(text) { return .success(value) }
      return .success(.string(try Moment(parsing: text, of: field).description))
    } catch {
      var mismatch = AnswerMismatch(field.isSecret ? "the value is not \(field.type.answerPhrase)" : error.message)
      if field.carriesOffset, (try? ClockTime(parsing: text)) != nil {
        mismatch = AnswerMismatch("the time has no offset", help: "write it like 14:30:00+01:00, or 14:30:00Z")
      }
      return .failure(mismatch)
    }
  }

  private static func option(_ value: AnswerValue, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    switch value {
    case .list, .object: return .failure(.wrongType("one of the options", value, field))
    default: break
    }
    guard let choice = field.choice else { return .failure(.wrongType("one of the options", value, field)) }
    switch choice.options {
    case .computed, .live, .arriving: return .success(value)
    case .lines(let lines):
      if case .string(let text) = value, choice.takesOther || lines.contains(text) { return .success(value) }
      return .failure(.notAnOption(value, field, known: Array(lines)))
    case .list(let options):
      if let option = options.first(where: { $0.value.isSame(as: value) }) { return .success(option.value) }
      if case .string = value, choice.takesOther { return .success(value) }
      return .failure(.notAnOption(value, field, known: options.map(\.value.text)))
    }
  }

  /// The items, sorted into option order if the options are known.
  private static func options(_ value: AnswerValue, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    guard case .list(let items) = value else { return .failure(.wrongType("a list of options", value, field)) }
    var chosen: [AnswerValue] = []
    for item in items {
      switch option(item, field) {
      case .success(let value): chosen.append(value)
      case .failure(let mismatch): return .failure(mismatch)
      }
    }
    guard chosen.count > 1, let values = field.choice?.options.known?.map(\.value) else {
      return .success(.list(chosen))
    }
    let order = Dictionary(values.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    let sorted = chosen.enumerated().sorted {
      (order[$0.element] ?? .max, $0.offset) < (order[$1.element] ?? .max, $1.offset)
    }
    return .success(.list(sorted.map(\.element)))
  }

  private static func rows(
    _ value: AnswerValue, _ field: FieldDefinition, _ context: ReadingContext?, _ language: DisplayLanguage?
  ) -> Result<AnswerValue, AnswerMismatch> {
    guard let traits = field.list, let fields = field.list?.fields else {
      return .failure(.wrongType("a list of rows", value, field))
    }
    if field.type == .map { return entries(value, traits, field, context, language) }
    guard case .list(let items) = value else {
      return .failure(.wrongType(traits.shape == .values ? "a list" : "a list of rows", value, field))
    }
    if traits.shape == .values { return values(items, fields[0], context, language) }
    var rows: [AnswerValue] = []
    for (index, item) in items.enumerated() {
      guard case .object(let members) = item else {
        return .failure(AnswerMismatch("row \(index + 1) must be an object, not \(item.kindName)"))
      }
      switch row(members, fields, context, language) {
      case .success(let members): rows.append(.object(members))
      case .failure(let mismatch):
        return .failure(AnswerMismatch("row \(index + 1): \(mismatch.message)", help: mismatch.help))
      }
    }
    return .success(.list(rows))
  }

  /// Converts a list of single values.
  private static func values(
    _ items: [AnswerValue], _ field: FieldDefinition, _ context: ReadingContext?, _ language: DisplayLanguage?
  ) -> Result<AnswerValue, AnswerMismatch> {
    var values: [AnswerValue] = []
    for (index, item) in items.enumerated() {
      switch convert(item, for: field, in: context, language: language) {
      case .success(let value): values.append(value)
      case .failure(let mismatch):
        return .failure(AnswerMismatch("row \(index + 1): \(mismatch.message)", help: mismatch.help))
      }
    }
    return .success(.list(values))
  }

  /// Converts an object with free keys.
  private static func entries(
    _ value: AnswerValue, _ traits: ListTraits, _ field: FieldDefinition, _ context: ReadingContext?,
    _ language: DisplayLanguage?
  ) -> Result<AnswerValue, AnswerMismatch> {
    guard case .object(let members) = value, let key = traits.fields.first, let item = traits.fields.last else {
      return .failure(.wrongType("an object", value, field))
    }
    var entries: [AnswerValue.Member] = []
    for member in members {
      var outcome = convert(.string(member.name), for: key, in: context, language: language)
      if case .success = outcome {
        switch (traits.shape, member.value) {
        case (.entriesOfObjects, .object(let inner)):
          outcome = row(inner, Array(traits.fields.dropFirst()), context, language).map { .object($0) }
        case (.entriesOfObjects, let other): outcome = .failure(.wrongType("an object", other, field))
        default: outcome = convert(member.value, for: item, in: context, language: language)
        }
      }
      switch outcome {
      case .success(let value): entries.append(AnswerValue.Member(member.name, value))
      case .failure(let mismatch):
        let name = field.holdsSecrets ? "an entry" : "'\(member.name)'"
        return .failure(AnswerMismatch("\(name): \(mismatch.message)", help: mismatch.help))
      }
    }
    return .success(.object(entries))
  }

  private static func row(
    _ members: [AnswerValue.Member], _ fields: [FieldDefinition], _ context: ReadingContext?,
    _ language: DisplayLanguage?
  ) -> Result<[AnswerValue.Member], AnswerMismatch> {
    let known = fields.filter(\.hasAnswer).map(\.id)
    if let stranger = members.first(where: { !known.contains($0.name) }) {
      let help = NearestWord.to(stranger.name, among: known).map { "did you mean '\($0)'?" }
      return .failure(AnswerMismatch("unknown field \(Problem.quoted(stranger.name))", help: help))
    }
    var row: [AnswerValue.Member] = []
    for field in fields {
      guard let member = members.first(where: { $0.name == field.id }) else { continue }
      if field.type == .computed {
        row.append(member)
        continue
      }
      switch convert(member.value, for: field, in: context, language: language) {
      case .success(let value): row.append(AnswerValue.Member(field.id, value))
      case .failure(let mismatch):
        return .failure(AnswerMismatch("'\(field.id)': \(mismatch.message)", help: mismatch.help))
      }
    }
    return .success(row)
  }
}

extension AnswerMismatch {
  static func wrongType(_ wanted: String, _ value: AnswerValue, _ field: FieldDefinition) -> AnswerMismatch {
    if case .string(let text) = value, !field.holdsSecrets {
      return AnswerMismatch("\(Problem.quoted(text)) is not \(wanted)")
    }
    return AnswerMismatch("expected \(wanted), not \(value.kindName)")
  }

  static func notBoolean(_ value: AnswerValue, _ field: FieldDefinition) -> AnswerMismatch {
    if case .string(let text) = value, !field.isSecret {
      return AnswerMismatch("\(Problem.quoted(text)) is neither true nor false")
    }
    return AnswerMismatch("expected true or false, not \(value.kindName)")
  }

  static func notAnOption(_ value: AnswerValue, _ field: FieldDefinition, known: [String]) -> AnswerMismatch {
    if field.isSecret { return AnswerMismatch("the value is not one of the options") }
    let nearest = NearestWord.to(value.text, among: Array(known.prefix(2000)))
    let help =
      nearest.map { ProblemPhrase.didYouMean($0).text(in: field.language) }
      ?? (known.count <= 12 && !known.isEmpty ? "options are \(known.joined(separator: ", "))" : nil)
    return AnswerMismatch(
      ProblemPhrase.typedNotOption(shown: Problem.quoted(value.text)).text(in: field.language), help: help)
  }
}

extension FieldType {
  /// What an answer of this type is called: `a date`.
  var answerPhrase: String {
    switch self {
    case .text, .password, .textarea: "text"
    case .path: "a path"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .select: "one of the options"
    case .multiselect: "a list of options"
    case .date: "a date"
    case .time: "a time"
    case .datetime: "a date and time"
    case .list: "a list of rows"
    case .map: "an object"
    case .computed, .note: "a value"
    }
  }
}
