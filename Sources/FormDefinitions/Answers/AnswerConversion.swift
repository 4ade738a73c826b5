internal import ContentTypes
internal import Values
internal import Wording

/// Converts values from files, the command line or the keyboard into answers of a field.
package enum AnswerConversion {
  /// Converts a value from a file into the field's answer; checks its type but not the field's rules. Null means no
  /// answer and fits every field.
  ///
  /// - Parameter context: The context for lenient parsing of texts, as for typed ones; nil to accept exact values only.
  package static func convert(
    _ value: AnswerValue, for field: FieldDefinition, in context: ReadingContext? = nil
  ) -> Result<AnswerValue, AnswerMismatch> {
    convert(value, for: field, in: context, nil, at: [])
  }

  /// Converts an answer without rows that was kept in a draft.
  /// - Parameter isGiven: True if parts of it are as they were given, several choices in their order.
  package static func convert(
    kept value: AnswerValue, isGiven: Bool, for field: FieldDefinition
  ) -> Result<AnswerValue, AnswerMismatch> {
    Result { () throws(AnswerMismatch) in
      try Conversion(context: nil, verdict: nil, isGiven: isGiven, path: []).answer(value, for: field)
    }
  }

  /// - Parameters:
  ///   - verdict: What the form's own schema says of the value.
  ///   - path: Where the value is in that.
  static func convert(
    _ value: AnswerValue, for field: FieldDefinition, in context: ReadingContext? = nil, _ verdict: SchemaVerdict?,
    at path: [String]
  ) -> Result<AnswerValue, AnswerMismatch> {
    Result { () throws(AnswerMismatch) in
      try Conversion(context: context, verdict: verdict, path: path).answer(value, for: field)
    }
  }
}

/// What the rows of a list hold, found out once for all of them.
private struct RowMembers {
  let fields: [FieldDefinition]
  let ids: [String]
  private let known: Set<String>
  /// The paths of the objects in which nested answers are.
  let objects: Set<[String]>
  /// The field of rows that are single values.
  let single: FieldDefinition?

  init(_ traits: ListTraits) {
    fields = traits.fields.dropFirst(traits.isMap ? 1 : 0).filter(\.hasAnswer)
    ids = fields.map(\.id)
    known = Set(ids)
    objects = Set(fields.lazy.flatMap(\.answerPath.objectsAround))
    single = traits.holdsSingles ? traits.fields.last : nil
  }

  func isKnown(_ name: String) -> Bool { known.contains(name) }
}

/// The conversion of a value and of all that is in it.
private struct Conversion {
  let context: ReadingContext?
  let verdict: SchemaVerdict?
  /// True to keep what no schema asks for: the order of several choices, how often each was made, `2.0`.
  var isGiven = false
  /// The path of the value in what the verdict is about.
  var path: [String]

  /// The conversion of a value inside.
  private func at(_ place: @autoclosure () -> [String]) -> Conversion {
    // Only the verdict asks for the path.
    guard verdict != nil else { return self }
    var inner = self
    inner.path += place()
    return inner
  }

  func answer(_ value: AnswerValue, for field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    do throws(AnswerMismatch) {
      return try ownAnswer(value, for: field)
    } catch {
      // A schema may take values of several kinds, of which the field holds one.
      guard let verdict, verdict.fits(path), let shown = field.showing(value) else { throw error }
      return shown
    }
  }

  private func ownAnswer(_ value: AnswerValue, for field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    if value == .null, field.takesAnswer { return .null }
    if let context, case .string(let text) = value, field.type.readsText {
      // The whole value of an option, blanks included.
      if field.type == .select, let option = field.choice?.options.option(with: value) { return option.value }
      return try AnswerConversion.parse(typed: text, for: field, in: context).get()
    }
    switch field.type {
    case .text, .password, .textarea, .path: return try text(value, field)
    case .integer, .number: return try number(value, field)
    case .boolean:
      if case .bool = value { return value }
      throw .inQuotes(value, "true or false", field) { if case .bool = $0 { true } else { false } }
        ?? .notBoolean(value, field)
    case .date, .time, .datetime: return try moment(value, field)
    case .select: return try option(value, field)
    case .multiselect: return try options(context == nil ? value : value.namingOptions(of: field), field)
    case .list, .map: return try rows(value, field)
    case .computed: throw AnswerMismatch("a computed field takes no value")
    case .note: throw AnswerMismatch("a note takes no value")
    }
  }

  private func text(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    guard case .string(let text) = value else {
      var mismatch = AnswerMismatch.wrongType("text", value, field)
      if !field.isSecret, !value.isCollection {
        mismatch.help = AnswerMismatch.quotesHelp(value.text)
        mismatch.lacksQuotes = true
      }
      throw mismatch
    }
    try AnswerConversion.checkLines(of: text, in: field)
    let entered = AnswerConversion.entered(text, in: field)
    // Empty text cannot be typed, so it is no answer.
    return context != nil && entered.isEmpty ? .null : .string(entered)
  }

  private func number(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    switch (field.type, value) {
    case (_, .integer): return value
    // A text of more digits than that reads as infinity.
    case (_, .number(let number)) where !number.isFinite:
      throw AnswerMismatch("a number lies between -1.797e308 and 1.797e308")
    case (.number, .number): return verdict == nil && !isGiven ? value.withoutEmptyFractions : value
    case (.integer, .number(let number)):
      if let whole = Int64(exactly: number), abs(number) < 9_007_199_254_740_992 { return .integer(whole) }
      throw field.isSecret
        ? .wrongType("a whole number", value, field)
        : AnswerMismatch("\(value.text) is \(number == number.rounded() ? "too large" : "not a whole number")")
    default:
      let kind = field.type == .integer ? "a whole number" : "a number"
      throw .inQuotes(value, kind, field) { (try? number($0, field)) != nil } ?? .wrongType(kind, value, field)
    }
  }

  private func moment(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    guard case .string(let text) = value else { throw .wrongType(field.type.answerPhrase, value, field) }
    if text.isEmpty { return .null }
    // Offsets and leap seconds are preserved as written.
    if field.carriesOffset, ClockTime.isFullTime(text) { return value }
    do throws(CalendarError) {
      return .string(try Moment(parsing: text, of: field).description)
    } catch {
      if field.carriesOffset, (try? ClockTime(parsing: text)) != nil {
        throw AnswerMismatch("the time has no offset", help: "write it like 14:30:00+01:00, or 14:30:00Z")
      }
      guard !field.isSecret else { throw AnswerMismatch("the value is not \(field.type.answerPhrase)") }
      let help = field.carriesOffset ? nil : Moment.help(for: text, type: field.type)
      throw AnswerMismatch(error.message, help: help)
    }
  }

  private func option(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    guard let choice = field.choice, !value.isCollection else { throw .wrongType("one of the options", value, field) }
    if let option = choice.options.option(with: value) { return option.value }
    if case .string(let text) = value, choice.takesOther, choice.options.areKnown {
      let other = other(text)
      return choice.options.option(with: other)?.value ?? other
    }
    switch choice.options {
    case .computed: return value
    case .live, .arriving:
      // No source gives options with control characters.
      guard choice.takesOther, case .string(let text) = value, text.holdsControls(allowingLines: false) else {
        return value
      }
      return other(text)
    case .lines(let lines): throw .notAnOption(value, field, known: lines)
    case .list(let options):
      let labelled = options.labelled(value.text)
      guard labelled.count < 2 || field.isSecret else { throw .severalOptions(value, labelled, field) }
      throw .notAnOption(value, field, known: options.lazy.map(\.value.text), meant: options.value(begunBy: value.text))
    }
  }

  /// A text of the person's own in place of an option, as if it were typed; to a schema it is a value like any other.
  private func other(_ text: String) -> AnswerValue {
    guard verdict == nil else { return .string(text) }
    let entered = AnswerConversion.otherAnswer(text)
    return entered.isEmpty ? .null : .string(entered)
  }

  /// The items, sorted into option order if the options are known. To a schema, their order is part of the value.
  private func options(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    guard case .list(let items) = value else { throw .wrongType("a list of options", value, field) }
    var chosen = try items.map { item throws(AnswerMismatch) in try option(item, field) }
    let isSorted = verdict == nil && !isGiven
    if isSorted {
      if field.choice?.takesOther ?? false { chosen.removeAll { $0 == .null } }
      var seen: Set<AnswerValue> = []
      chosen.removeAll { !seen.insert($0).inserted }
    }
    guard chosen.count > 1, isSorted, let known = field.choice?.options.known else {
      return .list(chosen)
    }
    let values = known.answer(of: known.map(\.value))
    let order = Dictionary(firstOfEach: values.enumerated().map { ($0.element, $0.offset) })
    let sorted = chosen.enumerated().sorted {
      (order[$0.element] ?? .max, $0.offset) < (order[$1.element] ?? .max, $1.offset)
    }
    return .list(sorted.map(\.element))
  }

  private func rows(_ value: AnswerValue, _ field: FieldDefinition) throws(AnswerMismatch) -> AnswerValue {
    guard let traits = field.list, let key = traits.fields.first else {
      throw .wrongType(field.type.answerPhrase, value, field)
    }
    let members = RowMembers(traits)
    switch value {
    case .list(let items) where !traits.isMap:
      var rows: [AnswerValue] = []
      for (index, item) in items.enumerated() {
        let isObject = if case .object = item { true } else { false }
        guard traits.holdsSingles || isObject || verdict?.fits(path + ["\(index)"]) ?? false else {
          var mismatch = AnswerMismatch("row \(index + 1) must be an object, not \(item.kindName)")
          mismatch.place = ["\(index)"]
          throw mismatch
        }
        rows.append(
          try inside("row \(index + 1)", ["\(index)"], try at(["\(index)"]).element(item, members, field)))
      }
      return .list(rows)
    case .object(let given) where traits.isMap:
      var entries: [AnswerValue.Member] = []
      for member in given {
        let place = field.holdsSecrets ? "an entry" : "'\(member.name)'"
        let inner = at([member.name])
        let name = try inside(place, [member.name], try inner.answer(.string(member.name), for: key))
        let value = try inside(place, [member.name], try inner.element(member.value, members, field))
        entries.append(.init(verdict == nil ? name.text : member.name, value))
      }
      return .object(entries)
    default: throw .wrongType(traits.shape == .values ? "a list" : field.type.answerPhrase, value, field)
    }
  }

  /// An item of a list, or the value of an entry: a single value or an object.
  private func element(
    _ value: AnswerValue, _ row: RowMembers, _ field: FieldDefinition
  ) throws(AnswerMismatch) -> AnswerValue {
    if let single = row.single { return try answer(value, for: single) }
    guard case .object(let members) = value else {
      if verdict?.fits(path) ?? false { return .object([]) }
      throw .wrongType("an object", value, field)
    }
    let strangers = try strangers(among: members, besides: row, of: field)
    var answers: [AnswerValue.Member] = []
    let places = LookUpTable<[String: Int]>()
    for (id, field) in zip(row.ids, row.fields) {
      guard var member = members.member(id, places) else { continue }
      if field.type != .computed {
        let inner = at(field.answerPath)
        member.value = try inside("'\(id)'", field.answerPath, try inner.answer(member.value, for: field))
      } else if let constant = field.constant, !constant.isSame(as: member.value),
        !(verdict?.fits(path + field.answerPath) ?? false)
      {
        let mismatch = AnswerMismatch.otherThanConstant(constant, field)
        throw AnswerMismatch("'\(id)': \(mismatch.message)", help: mismatch.help)
      }
      answers.append(member)
    }
    return .object(strangers.isEmpty ? answers : answers + strangers)
  }

  /// The members of a row that no field has, as far as they are taken.
  private func strangers(
    among members: [AnswerValue.Member], besides row: RowMembers, of field: FieldDefinition
  ) throws(AnswerMismatch) -> [AnswerValue.Member] {
    var taken: [AnswerValue.Member] = []
    for member in members where !row.isKnown(member.name) {
      let names = member.strangerPath ?? [member.name]
      let isObject = row.objects.contains(names)
      if let verdict, isObject ? verdict.fits(path + names) : verdict.takes(path + names) {
        taken.append(.stranger(names, member.value))
        continue
      }
      if isObject, member.value == .null { continue }
      let name = names.joined(separator: ".")
      var mismatch =
        field.isSecret
        ? AnswerMismatch("unknown field")
        : isObject
          ? AnswerMismatch("'\(name)': expected an object, not \(member.value.kindName)")
          : AnswerMismatch(
            "unknown field \(Problem.quoted(name))",
            help: NearestWord.hint(for: name, among: row.fields.map(\.answerName)))
      (mismatch.place, mismatch.isUnknownName) = (names, !isObject)
      throw mismatch
    }
    return taken
  }

  /// The answer in a collection; its mismatch begins with its place.
  private func inside(
    _ place: @autoclosure () -> String, _ steps: @autoclosure () -> [String],
    _ answer: @autoclosure () throws(AnswerMismatch) -> AnswerValue
  ) throws(AnswerMismatch) -> AnswerValue {
    do throws(AnswerMismatch) {
      return try answer()
    } catch {
      var mismatch = AnswerMismatch("\(place()): \(error.message)", help: error.help)
      (mismatch.place, mismatch.isUnknownName) = (steps() + error.place, error.isUnknownName)
      mismatch.lacksQuotes = error.lacksQuotes
      throw mismatch
    }
  }
}

extension [AnswerValue.Member] {
  /// The first member with a name, found in a table once several are looked up.
  package func member(_ name: String, _ places: LookUpTable<[String: Int]>) -> AnswerValue.Member? {
    places.first(name, in: self, by: \.name)
  }
}

extension FieldDefinition {
  /// What the field shows of a value that it cannot hold: text, or nothing; nil for one that its kind decides about.
  fileprivate func showing(_ value: AnswerValue) -> AnswerValue? {
    switch (type, value) {
    case (.text, .string), (.password, .string), (.textarea, .string), (.path, .string): nil
    case (.text, _), (.password, _), (.textarea, _), (.path, _):
      .string(value.isCollection ? value.json.text(.spaced) : value.text)
    // In a row it is written from there.
    case (.integer, .number), (.number, .number), (.select, .string): value
    case (.date, .string), (.time, .string), (.datetime, .string), (.list, .list), (.map, .object): nil
    case (.computed, _), (.note, _): nil
    case (.multiselect, .list(let items)): .list(items.filter { choice?.options.option(with: $0) != nil })
    default: .null
    }
  }
}

extension AnswerMismatch {
  /// A given value of what can only have another one.
  package static func otherThanConstant(_ constant: AnswerValue, _ field: FieldDefinition? = nil) -> AnswerMismatch {
    if field?.isSecret ?? false { return AnswerMismatch("the value is fixed, and another one was given") }
    return AnswerMismatch("the value is always \(constant.json.text(.spaced))", help: "leave it out")
  }

  static let withoutOffset = AnswerMismatch(
    "a date with a time has no offset", help: "write it like 2026-02-05T14:30:00+01:00, or 2026-02-05T13:30:00Z")

  static func wrongType(_ wanted: String, _ value: AnswerValue, _ field: FieldDefinition) -> AnswerMismatch {
    if case .string(let text) = value, !field.holdsSecrets {
      return AnswerMismatch("\(Problem.quoted(text)) is not \(wanted)")
    }
    return AnswerMismatch("expected \(wanted), not \(value.kindName)")
  }

  static func quotesHelp(_ text: String) -> String { "put it in quotes: \"\(text)\"" }

  /// A text that would fit without its quotes; nil for any other.
  static func inQuotes(
    _ value: AnswerValue, _ wanted: String, _ field: FieldDefinition, fits: (AnswerValue) -> Bool
  ) -> AnswerMismatch? {
    guard case .string(let text) = value else { return nil }
    let unquoted = YAMLScalar.resolve(text)
    guard unquoted != value, fits(unquoted) else { return nil }
    let help = "leave the quotes out" + (field.isSecret ? "" : ": \(text.quotable)")
    return AnswerMismatch("expected \(wanted), not text", help: help)
  }

  static func notBoolean(_ value: AnswerValue, _ field: FieldDefinition) -> AnswerMismatch {
    if case .string(let text) = value, !field.isSecret {
      return AnswerMismatch("\(Problem.quoted(text)) is neither true nor false")
    }
    return AnswerMismatch("expected true or false, not \(value.kindName)")
  }

  package static func severalOptions(
    _ value: AnswerValue, _ options: [OptionDefinition], _ field: FieldDefinition
  ) -> AnswerMismatch {
    let names = Array(options.distinctNames.prefix(3))
    return AnswerMismatch(field.language(.fitsSeveral(shown: field.language.quoted(value.text), names)))
  }

  /// - Parameter meant: The option that was meant; by default that with the nearest name.
  static func notAnOption(
    _ value: AnswerValue, _ field: FieldDefinition, known: some Collection<String>, meant: String? = nil
  ) -> AnswerMismatch {
    if field.isSecret { return AnswerMismatch("the value is not one of the options") }
    let nearest = meant ?? NearestWord.to(value.text, among: Array(known.prefix(2000)))
    if nearest == value.text {
      let isText = if case .string = value { true } else { false }
      return AnswerMismatch(
        "expected \(isText ? "a value without" : "text, in") quotes: \(isText ? value.text : "\"\(value.text)\"")")
    }
    let help =
      nearest.map { field.language(.problemDidYouMean(name: $0)) }
      ?? (known.count <= 12 && !known.isEmpty
        ? field.language(.optionsAre(known.map { $0.isEmpty ? "(empty)" : $0 })) : nil)
    let shown = field.language.quoted(value.text)
    return AnswerMismatch(field.language(.problemTypedNotOption(shown: shown)), help: help)
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
