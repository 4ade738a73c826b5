package import FormModels
package import FormDefinitions
package import Values

/// The open questions of a form as data for a program: questions that can be answered now, problems, answers.
///
/// Depends only on the definition and the answers. The form itself decides which fields exist, their options and their
/// problems, so that questions and validation are the same as for a person.
package struct OpenQuestions {
  /// A field that can be answered.
  struct Question {
    let field: FieldModel
    /// True if the form cannot be submitted without an answer.
    let isRequired: Bool
    /// True if the answer may be empty.
    let takesEmpty: Bool
    let rules: [String]
    /// The schema of the answer where the field asks for it as YAML.
    let yaml: JSONValue?
  }

  private let form: any FilledForm
  private let yaml: ([String]) -> JSONValue?
  let questions: [Question]
  private let problems: [(id: String, message: String)]

  /// - Parameters:
  ///   - form: The form with its current answers, after its sources were asked.
  ///   - misfits: Given answers that do not fit their fields.
  ///   - needsJudges: True if an answer counts only where the command or host that judges it can be asked.
  ///   - awaited: The fields, by id, that a program has to answer though a person may leave them empty.
  ///   - sentences: What holds of an answer, by its path, besides the rules of its field.
  ///   - yaml: The schema of an answer, by its path, that a person gives as YAML and a program as what that stands for.
  package init(
    of form: any FilledForm, misfits: [ReportedProblem] = [], needsJudges: Bool = false, awaited: Set<String> = [],
    sentences: ([String]) -> [String] = { _ in [] }, yaml: @escaping ([String]) -> JSONValue? = { _ in nil }
  ) {
    let model = form.model
    let rules = RuleSentences(of: model.definition, runsCommands: model.inputs.sources.run != nil)
    let misfits = misfits + (needsJudges ? Self.unjudged(in: model, rules) : [])
    let found = model.problems(besides: misfits)
    let unfitting = zip(misfits, misfits.named(in: model.definition)).map { (id: $0.id ?? "", message: $1.message) }
    // Problems in rows count as problems of their list.
    let unfit = Set(unfitting.map { $0.id.prefix { $0 != "[" } })
    let wrong = unfit.union(found.map { $0.id.prefix { $0 != "[" } })
    (self.form, self.yaml) = (form, yaml)
    questions = model.existing.filter(\.isAskable).compactMap { field in
      let isWrong = wrong.contains(field.id[...])
      let isAwaited = awaited.contains(field.id)
      guard isWrong || !field.hasOwnValue, field.definition.confirms == nil else { return nil }
      return Question(
        field: field,
        isRequired: isAwaited
          || isWrong && (field.mustBeAnswered || field.hasNoAnswer && !unfit.contains(field.id[...])),
        takesEmpty: isAwaited && !field.mustBeAnswered,
        rules: rules.of(field.definition) + sentences(field.definition.answerPath)
          + [field.loadingFailure].compactMap { $0 },
        yaml: yaml(field.definition.answerPath))
    }
    problems =
      unfitting
      + found.flatMap { id, messages in
        // The question itself already says that an answer is required, but not that its options are missing.
        let asked = model.field(id).flatMap { $0.isAskable && $0.isUnanswered && $0.loadingFailure == nil ? $0 : nil }
        let own = asked?.problemsNow.count ?? 0
        return messages.dropFirst(own).map { (id, $0) }
      }
    isComplete = wrong.isEmpty && awaited.isEmpty
  }

  /// The answers that nobody here can judge: a sentence each.
  private static func unjudged(in model: FormModel, _ rules: RuleSentences) -> [ReportedProblem] {
    model.fieldsInMadeRows.filter { $0.exists.current && !$0.hasNoAnswer && $0.lacksJudge }.flatMap { field in
      rules.absentJudges(of: field.definition).map { ReportedProblem(of: field.id, $0) }
    }
  }

  /// The names of the required answers, and of the optional ones.
  package var required: [String] { questions.filter(\.isRequired).map(\.field.definition.answerName) }
  package var optional: [String] { questions.filter { !$0.isRequired }.map(\.field.definition.answerName) }

  /// True if the form can be submitted as it is.
  package let isComplete: Bool

  /// Everything as one object: `status questions problems answers`. Secrets are omitted from the answers.
  package var json: JSONValue {
    let definition = form.model.definition
    let dependencies = Dependencies(of: definition)
    let names = definition.answerNames
    let answers = form.answers.compactMap { id, value -> (id: String, value: AnswerValue)? in
      guard let field = form.model.field(id)?.definition, !field.isSecret else { return nil }
      if case .string(let text) = value, yaml(field.answerPath) != nil {
        return (id, ForeignFile.value(ofYAML: text).value ?? value)
      }
      return (id, value.withoutSecrets(of: field))
    }
    return [
      "status": isComplete ? "complete" : "open",
      "questions": .array(questions.map { $0.json(dependencies, names) }),
      "problems": .array(
        problems.map { ["id": .string(definition.answerName(of: $0.id)), "message": .string($0.message)] }),
      "answers": .object(
        definition.written(answers, verbatim: openVerbatim).map { .init(name: $0.id, value: $0.value.json) }),
    ]
  }

  /// The answers that are written as they were given, without those in which secrets may be.
  private var openVerbatim: [VerbatimAnswer] {
    let fields = form.model.definition.fields
    // What no field has may be a secret where there is another.
    let closed = Set(fields.filter(\.holdsSecrets).map { $0.answerPath.dropLast() })
    return form.verbatim.filter { answer in
      answer.field.flatMap { form.model.field($0) }.map { !$0.definition.holdsSecrets }
        ?? (!answer.mayHoldSecret && !closed.contains(answer.path.dropLast()))
    }
  }

  /// A JSON Schema (draft 2020-12) of an object with all open answers.
  package var schema: JSONValue {
    let head = JSONValue.object(known: [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": form.model.definition.title.map { .string($0) },
    ])
    return head.adding(
      ValueSchema.object(questions.map { ($0.field.definition.answerPath, $0.schema, $0.isRequired) }))
  }
}

extension OpenQuestions.Question {
  fileprivate func json(_ dependencies: Dependencies, _ names: [String: String]) -> JSONValue {
    let definition = field.definition
    return [
      "id": .string(definition.answerName), "type": .string(definition.type.rawValue),
      "label": .string(definition.label),
      "description": definition.description.map { .string($0) } ?? .null, "required": .bool(isRequired),
      "secret": .bool(definition.holdsSecrets),
      "dependsOn": .array(dependencies.of(definition).map { .string(names[$0] ?? $0) }),
      "rules": .array(rules.map { .string($0) }), "schema": schema,
    ]
  }

  /// A schema of the answer, with its default unless an answer is given or the field has secrets.
  fileprivate var schema: JSONValue {
    if let yaml { return yaml }
    var schema = ValueSchema(of: field.definition, options: field.knownOptions, isRequired: isRequired && !takesEmpty)
    if !field.hasOwnValue, !field.definition.holdsSecrets, !field.hasNoAnswer {
      schema.set("default", field.finalAnswer.json)
    }
    return schema.json
  }
}

extension FieldModel {
  /// True if a required answer is missing.
  fileprivate var isUnanswered: Bool { row == nil && mustBeAnswered && hasNoAnswer }

  /// True if the command or host that checks its answer, or tells its options, cannot be asked.
  fileprivate var lacksJudge: Bool {
    if definition.text?.check != nil { return check == nil }
    if case .live? = definition.choice?.options { return liveList == nil }
    return false
  }

  fileprivate var hasNoAnswer: Bool { definition.isUnanswered(by: finalAnswer) }
}
