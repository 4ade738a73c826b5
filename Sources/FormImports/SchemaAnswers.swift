package import FormDefinitions
internal import Values
internal import Wording

/// The answers of a form as a value that its JSON Schema judges.
package struct SchemaAnswers: Sendable {
  private let branches: [SchemaForm.Branches]
  private let held: [[String]: AnswerValue]
  /// The schemas of answers that may be text or something else, by the names of their fields.
  private let mixed: [String: AnswerValue]
  /// The names of the lists around them.
  private let listsOfMixed: Set<String>
  /// What the schema says of answers and no field, by their paths.
  private let unheld: [[String]: [String]]
  private let validator: SchemaValidator
  private let pointer: String

  init(_ form: SchemaForm, of root: DefinitionNode, at pointer: String) {
    branches = form.branches
    held = form.held
    mixed = form.mixed
    unheld = form.unheld
    listsOfMixed = Set(
      mixed.keys.flatMap { name in name.indices.lazy.filter { name[$0] == "." }.map { String(name[..<$0]) } })
    validator = SchemaValidator(document: root.value)
    self.pointer = pointer
  }

  /// The value of a property that is read-only and not asked for; nil for others.
  package func held(at path: [String]) -> AnswerValue? { held[path] }

  /// What the schema says of an answer and its field does not, as sentences.
  package func sentences(at path: [String]) -> [String] { unheld[path] ?? [] }

  /// The violations of the schema with the affected field, in a row by its place; nil for the form as a whole.
  /// - Parameter answers: The answers in output form.
  func problems(of answers: FieldAnswers, in form: FormDefinition) -> [(id: String?, message: String)] {
    let fields = FieldsByPath(form.fields)
    let document = AnswerValue.object(members: answers)
    var told: Set<[String?]> = []
    return validator.problems(of: document, at: pointer).compactMap { problem in
      let place = fields.place(of: problem.path, in: document)
      let isMissing = problem.keyword == "required"
      let message: String
      if isMissing, let field = place?.field {
        message = form.language(.isRequired(field.label))
      } else if isMissing || place == nil && !problem.path.isEmpty {
        // Nobody asks for it: it is said where it stands.
        message = form.language(
          .problemRefusedBySchema(keyword: "\(problem.path.joined(separator: ".")): \(problem.keyword)"))
      } else {
        message = form.language.refusal(by: problem.keyword, problem.argument)
      }
      return told.insert([place?.id, message]).inserted ? (place?.id, message) : nil
    }
  }

  /// What the schema refuses in given answers. What is missing may come from elsewhere.
  func verdict(on document: AnswerValue) -> SchemaVerdict {
    let problems = validator.problems(of: document, at: pointer).filter { $0.keyword != "required" }
    let forbidding: Set = ["additionalProperties", "unevaluatedProperties", "propertyNames", "false"]
    return SchemaVerdict(
      refused: problems.map(\.path), forbidden: problems.filter { forbidding.contains($0.keyword) }.map(\.path))
  }

  /// Completes given answers by what follows from them and the schema.
  package func settle(
    _ answers: inout [String: AnswerValue], _ verbatim: inout [VerbatimAnswer], in form: FormDefinition
  ) {
    if verbatim.contains(where: \.value.holdsNull) { verbatim = withoutRefusedNulls(verbatim, in: form) }
    answers = completed(answers, verbatim, in: form)
  }

  /// The given answers without null where the schema does not allow it: there it means that nothing is answered.
  private func withoutRefusedNulls(_ answers: [VerbatimAnswer], in form: FormDefinition) -> [VerbatimAnswer] {
    let refused = verdict(on: .object(members: form.written([], verbatim: answers))).refused
    return answers.compactMap { answer in
      guard let value = answer.value.withoutNulls(at: answer.path, { refused.contains($0) }) else { return nil }
      var answer = answer
      answer.value = value
      return answer
    }
  }

  /// The answers with the texts in them that fit the schema only as a number, a boolean or null as that.
  func fitting(_ answers: FieldAnswers, in form: FormDefinition) -> FieldAnswers {
    guard !mixed.isEmpty else { return answers }
    let fields = Dictionary(firstOfEach: form.fields.map { ($0.id, $0) })
    return answers.map { id, value in (id, fields[id].map { fitting(value, $0, named: id) } ?? value) }
  }

  /// The same of what lists have shown.
  func fitting(_ verbatim: [VerbatimAnswer], in form: FormDefinition) -> [VerbatimAnswer] {
    let shown = verbatim.map { ($0.field ?? "", $0.shown ?? .null) }
    return zip(verbatim, fitting(shown, in: form)).map { answer, fitting in
      guard answer.shown != nil else { return answer }
      var answer = answer
      answer.shown = fitting.value
      return answer
    }
  }

  private func fitting(_ value: AnswerValue, _ field: FieldDefinition, named name: String) -> AnswerValue {
    if let schema = mixed[name], case .string(let text) = value {
      guard !validator.accepts(value, schema), let other = AnswerValue(parsing: Array(text.utf8)), !other.isCollection,
        validator.accepts(other, schema)
      else { return value }
      return other
    }
    guard listsOfMixed.contains(name) else { return value }
    return value.mappingRows(of: field) { answer, inner, _ in fitting(answer, inner, named: "\(name).\(inner.id)") }
  }

  /// The answers, completed by the choices between alternatives that follow from them.
  private func completed(
    _ answers: [String: AnswerValue], _ verbatim: [VerbatimAnswer], in form: FormDefinition
  ) -> [String: AnswerValue] {
    var answers = answers
    var whole: IndexedValue?
    var fields: [[String]: [FieldDefinition]] = [:]
    for field in branches.isEmpty ? [] : form.fields {
      for path in [[]] + field.answerPath.objectsAround { fields[path, default: []].append(field) }
    }
    for branch in branches where answers[branch.field] == nil {
      guard fields[branch.path]?.contains(where: { answers[$0.id] != nil }) ?? false else { continue }
      // What is chosen is in no answer: for all branches, the answers are written once.
      let all = whole ?? IndexedValue(.object(members: form.written(form.answered(answers), verbatim: verbatim)))
      whole = all
      guard let object = all[branch.path], case .object(let members) = object else { continue }
      func declared(_ schema: AnswerValue) -> Int {
        var schema = schema
        while case .string(let reference)? = schema["$ref"], let target = validator.index.target(of: reference) {
          schema = target
        }
        return members.count { schema["properties"]?[$0.name] != nil }
      }
      let fitting = branch.alternatives.filter { validator.accepts(object, $0.schema) }
      let candidates = fitting.isEmpty ? branch.alternatives : fitting
      let most = candidates.map { declared($0.schema) }.max() ?? 0
      guard most > 0, let meant = candidates.first(where: { declared($0.schema) == most }) else { continue }
      answers[branch.field] = meant.value
    }
    return answers
  }
}

extension FormDefinition {
  /// The answers of fields, in form order.
  fileprivate func answered(_ answers: [String: AnswerValue]) -> FieldAnswers {
    fields.compactMap { field in answers[field.id].map { (field.id, $0) } }
  }
}

extension AnswerValue {
  fileprivate static func object(members: FieldAnswers) -> AnswerValue {
    .object(members.map { Member($0.id, $0.value) })
  }

  /// True for null, and what holds it.
  fileprivate var holdsNull: Bool {
    switch self {
    case .null: true
    case .list(let items): items.contains(where: \.holdsNull)
    case .object(let members): members.contains { $0.value.holdsNull }
    default: false
    }
  }

  /// The value without some of the nulls in it; nil if it is one.
  /// - Parameter isRefused: Given the path of a null, whether it goes.
  fileprivate func withoutNulls(at path: [String], _ isRefused: ([String]) -> Bool) -> AnswerValue? {
    switch self {
    case .null: return isRefused(path) ? nil : self
    case .object(let members):
      return .object(
        members.compactMap { member in
          guard let value = member.value.withoutNulls(at: path + [member.name], isRefused),
            // Of an object with nothing else in it, nothing is answered.
            value != .object([]) || value == member.value
          else { return nil }
          return Member(member.name, value)
        })
    case .list(let items):
      // Without an item, those behind it would move.
      return .list(items.enumerated().map { $1.withoutNulls(at: path + ["\($0)"], isRefused) ?? .null })
    default: return self
    }
  }
}
