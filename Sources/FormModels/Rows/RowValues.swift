import Expressions
import FormDefinitions
import Values

/// The values of a row that has no fields, with what fields would make of them: defaults, conditions, computed values,
/// problems. Says the same as the fields would, which the tests compare.
final class RowValues: ExpressionScope {
  private let given: [AnswerValue.Member]
  private lazy var places = LookUpTable<[String: Int]>()
  private let traits: RowTraits
  private unowned let form: FormModel
  /// The names around the row.
  private let outer: (String) -> ExpressionValue?
  private let listExists: () -> Bool
  private var starts: [FieldStart?]
  private var values: [ExpressionValue?]

  private init(
    _ given: [AnswerValue.Member], _ traits: RowTraits, of form: FormModel, listExists: @escaping () -> Bool,
    outer: @escaping (String) -> ExpressionValue?
  ) {
    self.given = given
    self.traits = traits
    self.form = form
    self.outer = outer
    self.listExists = listExists
    (starts, values) = (traits.noStarts, traits.noValues)
  }

  convenience init(_ given: [AnswerValue.Member], of list: ListModel) {
    let field = list.field
    self.init(given, list.rowTraits, of: field.form, listExists: { field.exists.value }) { field.lookup($0) }
  }

  private func rows(_ index: Int) -> [RowValues] {
    guard let inner = traits.fields[index].rows else { return [] }
    return inner.list.rows(of: start(index).value).map { row in
      RowValues(row.rowMembers, inner, of: form, listExists: { [self] in exists(index) }) { [self] in lookup($0) }
    }
  }

  // Scope.

  var formOfNames: FormModel? { nil }

  func lookup(_ name: String) -> ExpressionValue? { value(of: name) ?? outer(name) }

  /// The value of a field of this row; nil for other names.
  func value(of name: String) -> ExpressionValue? {
    traits.place(of: name).map(expressionValue)
  }

  // One field.

  /// The value with which the field begins: given, or its default.
  func start(_ index: Int) -> FieldStart {
    if let known = starts[index] { return known }
    let field = traits.fields[index]
    let start: FieldStart
    if field.definition.type.isEditable, let member = given.member(field.definition.id, places) {
      start = FieldStart(value: member.value, isOwn: true)
    } else {
      if let expression = field.definition.defaultValue?.expression {
        start = FieldStart(value: value(of: expression, for: field.definition) ?? .null)
      } else {
        start = FieldStart(value: field.definition.literalDefault ?? .null)
      }
    }
    starts[index] = start
    return start
  }

  func exists(_ index: Int) -> Bool {
    switch traits.fields[index].definition.when {
    case .never: false
    case .always: listExists()
    case .expression(let expression): listExists() && isTrue(expression)
    }
  }

  func answer(_ index: Int) -> AnswerValue {
    let field = traits.fields[index]
    if let expression = field.definition.kind.expression {
      return AnswerValue((try? evaluate(expression).get()) ?? .null)
    }
    if let inner = field.rows?.list { return inner.answer(of: rows(index).map(\.rowAnswer)) }
    return start(index).stored(in: field.definition, of: form)
  }

  /// The answer for output.
  private func givenAnswer(_ index: Int) -> AnswerValue {
    let answer = answer(index)
    guard answer == .null else { return answer }
    return traits.fields[index].definition.emptyAnswer
  }

  /// The value that expressions see; null while the field does not exist.
  func expressionValue(_ index: Int) -> ExpressionValue {
    if let known = values[index] { return known }
    let value = exists(index) ? typedValue(index) : .null
    values[index] = value
    return value
  }

  func typedValue(_ index: Int) -> ExpressionValue {
    let field = traits.fields[index]
    if let expression = field.definition.kind.expression { return (try? evaluate(expression).get()) ?? .null }
    guard let inner = field.rows?.list else { return givenAnswer(index).expressionValue(for: field.definition) }
    switch inner.shape {
    case .objects: return .list(rows(index).map(\.rowValue))
    case .values: return .list(rows(index).map { $0.typedValue(0) })
    case .entries, .entriesOfObjects: return answer(index).expressionValue(for: field.definition)
    }
  }

  // The row.

  private var existing: [Int] { traits.fields.indices.filter(exists) }

  var rowAnswer: AnswerValue {
    var answered = traits.answered.filter(exists)
    let strangers = given.filter { $0.strangerPath != nil }
    if traits.hasDefaultsWithObjects {
      var touched = TouchedObjects()
      for index in answered { touched.take(traits.fields[index].definition, answer(index), isOwn: start(index).isOwn) }
      for member in strangers { member.strangerPath.map { touched.touch($0.dropLast()) } }
      answered.removeAll { touched.leavesOut(traits.fields[$0].definition, isOwn: start($0).isOwn) }
    }
    return .object(answered.map { .init(traits.fields[$0].definition.id, givenAnswer($0)) } + strangers)
  }

  var rowValue: ExpressionValue {
    .map(ExpressionMap(distinct: traits.keys, values: traits.answered.map(expressionValue)))
  }

  var isAskable: Bool {
    traits.fields.indices.contains { index in
      let field = traits.fields[index].definition
      return field.type.isEditable && exists(index) && holds(field.enabled)
    }
  }

  /// The number of missing answers.
  /// - Parameter standing: True if what was given stands.
  func missing(standing: Bool) -> Int {
    existing.reduce(0) { count, index in
      let field = traits.fields[index]
      let inner = rows(index)
      let isOwn = start(index).isOwn
      let isMissing =
        !(standing && isOwn) && holds(field.definition.required) && holds(field.definition.enabled)
        && (field.rows == nil
          ? field.definition.isUnanswered(by: start(index).stored(in: field.definition, of: form)) : inner.isEmpty)
      return count + (isMissing ? 1 : 0) + inner.reduce(0) { $0 + $1.missing(standing: standing && isOwn) }
    }
  }

  /// The problems by place in the row, each list after its rows.
  /// - Parameter standing: True if what is answered stands as it was given.
  func problems(_ scope: ProblemScope, standing: Bool) -> [(place: String, messages: [String])] {
    existing.flatMap { index -> [(place: String, messages: [String])] in
      let field = traits.fields[index].definition
      let inner = rows(index)
      let below = inner.enumerated().flatMap { row, values in
        values.problems(scope, standing: standing && start(index).isOwn).map {
          ("\(field.id)[\(row)].\($0.place)", $0.messages)
        }
      }
      let answer = answer(index)
      let stands = standing && (start(index).isOwn || !field.isUnanswered(by: answer))
      // Rows of a map without keys would be one entry.
      let isKey = index == 0 && traits.list.isMap
      let isPassedOver = stands || scope == .ofAnswers && !isKey && field.isUnanswered(by: answer)
      var messages = isPassedOver ? [] : FieldValidation.problems(of: answer, field: field, rows: .apart) { lookup($0) }
      if messages.isEmpty, !isPassedOver, field.list?.isMap ?? false,
        let (first, second) = ListModel.sameKeys(inner.map { $0.answer(0).text })
      {
        messages = [form.words(field.sameKeys(inner[first].answer(0).text, first, second))]
      }
      return below + (messages.isEmpty ? [] : [(field.id, messages)])
    }
  }

  /// The expressions that fail in the row at a place.
  func failures(in place: String) -> [(id: String, sentence: String)] {
    traits.fields.indices.flatMap { index -> [(id: String, sentence: String)] in
      let field = traits.fields[index].definition
      let (id, exists) = ("\(place).\(field.id)", exists(index))
      let rows = exists && field.list != nil ? rows(index) : []
      return rows.enumerated().flatMap { row, values in values.failures(in: "\(id)[\(row)]") }
        + failures(of: field, as: id, exists: exists, hasOwnValue: start(index).isOwn).map { (id, $0) }
    }
  }

  /// The answers as parts of one line.
  var parts: [SummaryText.Part] {
    traits.answered.filter(exists).map { index in
      SummaryText.part(summary(of: index), of: traits.fields[index].definition, in: traits.list)
    }
  }

  private func summary(of index: Int) -> String {
    let field = traits.fields[index].definition
    guard field.list == nil || field.isSecret else {
      return SummaryText.text(ofRows: rows(index).map { SummaryText.text(ofRow: $0.parts) }, field)
    }
    return SummaryText.text(
      of: givenAnswer(index), field, options: field.choice.map { DefinedOptions(known: $0.options) }
    ) {
      field.shownText(of: $0, zone: form.zone)
    }
  }
}

/// The fields of a list's rows as objects: a definition is large, and would be copied for each value of each row.
final class RowTraits {
  let list: ListTraits
  let fields: [Field]
  private let places: [String: Int]
  let hasDefaultsWithObjects: Bool
  /// The fields with answers, by index, and their ids as keys of a row's value.
  let answered: [Int]
  let keys: [ExpressionValue]
  /// True if a row may lack an answer.
  let requiresAnswers: Bool
  /// What is known of a row in the beginning. To copy them costs less than to make them: there are many rows.
  let noStarts: [FieldStart?]
  let noValues: [ExpressionValue?]

  final class Field {
    let definition: FieldDefinition
    /// The rows of a list or map.
    let rows: RowTraits?

    init(_ definition: FieldDefinition) {
      self.definition = definition
      rows = definition.list.map(RowTraits.init)
    }
  }

  init(_ list: ListTraits) {
    self.list = list
    fields = list.fields.map(Field.init)
    places = Dictionary(firstOfEach: zip(list.fields.map(\.id), list.fields.indices))
    hasDefaultsWithObjects = list.hasDefaultsWithObjects
    answered = list.fields.indices.filter { list.fields[$0].hasAnswer }
    keys = answered.map { .string(list.fields[$0].id) }
    requiresAnswers = fields.contains { field in
      if case .never = field.definition.required { field.rows?.requiresAnswers ?? false } else { true }
    }
    noStarts = Array(repeating: nil, count: fields.count)
    noValues = Array(repeating: nil, count: fields.count)
  }

  func place(of id: String) -> Int? { places[id] }
}

/// The value with which a field of a row begins.
package struct FieldStart {
  /// As it is set; null for none.
  var value = AnswerValue.null
  /// True if it was given, so that a computed default no longer applies.
  var isOwn = false

  /// The value as the field stores it.
  func stored(in field: FieldDefinition, of form: FormModel) -> AnswerValue {
    HomePath.expanded(value == .null ? field.valueOfNobody : value, in: field, home: form.inputs.facts.homeDirectory)
  }
}

extension FieldDefinition {
  /// The output of a field without an answer.
  var emptyAnswer: AnswerValue {
    switch type {
    case .multiselect, .list: .list([])
    case .map: .object([])
    case .text, .password, .textarea, .path, .integer, .number, .boolean, .select, .date, .time, .datetime, .computed,
      .note:
      .null
    }
  }

  /// True if the values of such a field say nothing without it: a source is asked about them, options change, files are
  /// looked for, or another answer is repeated.
  var needsItsField: Bool {
    if confirms != nil || !sources.isEmpty || !(choice?.options.areKnown ?? true) { return true }
    if type == .path, let text, text.pathMustExist || text.pathKind != nil { return true }
    return list?.fields.contains(where: \.needsItsField) ?? false
  }

  /// The names that decide about the field's existence and value.
  fileprivate var namesOfValue: Set<String> {
    let expressions = [when.expression, defaultValue?.expression, kind.expression].compactMap(\.self)
    let names = Set(expressions.flatMap(\.expression.references))
    return list.map { names.union($0.namesOfValues) } ?? names
  }

  /// The names that decide about the demands on its value.
  fileprivate var namesOfDemands: Set<String> {
    var names = list?.namesOfRules ?? []
    for expression in [enabled.expression, required.expression] + rules.map(\.rule) {
      if let expression { names.formUnion(expression.expression.references) }
    }
    return names
  }
}

extension ListTraits {
  /// The names outside the rows that decide about the values in them.
  var namesOfValues: Set<String> { namesOutside(fields.map(\.namesOfValue)) }

  /// The names outside the rows that decide about the demands on those.
  var namesOfRules: Set<String> { namesOutside(fields.map(\.namesOfDemands)) }

  private func namesOutside(_ names: [Set<String>]) -> Set<String> {
    names.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(fields.map(\.id)).subtracting(["self"])
  }
}

extension AnswerValue {
  var rowMembers: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The value of a field in a row, without what is secret in it.
  func withoutAnySecrets(of field: FieldDefinition) -> AnswerValue {
    field.isSecret ? .null : withoutSecrets(of: field)
  }
}
