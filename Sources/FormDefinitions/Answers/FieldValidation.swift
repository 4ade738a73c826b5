internal import ContentTypes
package import Expressions
internal import Wording

/// The problems of a field's value, as sentences for the person. A pure function.
package enum FieldValidation {
  /// Every problem of a value, in the form's language. No sentence quotes a secret value.
  ///
  /// Ignores `when` and `enabled`: call it only for existing fields.
  ///
  /// - Parameters:
  ///   - value: The field's answer, as returned by `AnswerConversion`.
  ///   - field: The field.
  ///   - lookup: The value of a variable (a field id, `focus`, `env`, `today`, `now`), except `self`, which is `value`.
  ///   - rows: Whether problems inside a list's rows are problems of the list.
  package static func problems(
    of value: AnswerValue, field: FieldDefinition, rows: RowChecking = .included,
    lookup: (String) -> ExpressionValue?
  ) -> [String] {
    guard field.hasAnswer, field.type != .computed else { return self.rules(of: value, field, rows, lookup) }
    if field.isUnanswered(by: value) { return emptyProblem(field, lookup).map { [$0] } ?? [] }
    var problems: [String] = []
    switch field.kind {
    case .text(let traits): if case .string(let text) = value { problems = textProblems(text, traits, field) }
    case .number(let limits, _):
      if let number = value.numeric { problems = numberProblems(number, field, limits) }
    case .moment(let limits): problems = momentProblems(value, field, limits)
    case .choice(let choice): problems = choiceProblem(value, field, choice).map { [field.language($0)] } ?? []
    case .list(let list): problems = listProblems(value, list, field.language, rows, lookup)
    case .boolean, .computed, .note: break
    }
    // Rules may rely on a well-formed value.
    return problems.isEmpty ? self.rules(of: value, field, rows, lookup) : problems
  }

  /// The problems of a prefilled or default value that do not depend on other fields; a missing value has none. Rules
  /// that read other fields are skipped.
  package static func problems(ofGiven value: AnswerValue, field: FieldDefinition) -> [String] {
    var alone = field
    alone.required = .never
    alone.rules = field.rules.filter { rule in
      rule.rule.fields.isEmpty && rule.rule.expression.references.isSubset(of: ["self"])
    }
    return problems(of: value, field: alone) { _ in nil }
  }

  /// The same for all answers given for a form, so that a person is not confronted with mistakes made by someone else.
  package static func problems(
    ofGiven answers: [String: AnswerValue], in form: FormDefinition
  ) -> [ReportedProblem] {
    form.fields.flatMap { field -> [ReportedProblem] in
      guard let answer = answers[field.id], !answer.isEmpty else { return [] }
      return problems(ofGiven: answer, field: field).map { ReportedProblem(of: field.answerName, $0) }
    }
  }

  /// How much of a list's value is checked.
  package enum RowChecking {
    /// Its rows too.
    case included
    /// Only the number of rows and the list's own rules; the fields in rows are validated separately.
    case apart
    /// The same, by somebody who knows about the rows without their values. The value then has only their number.
    case known(KnownRows)

    /// The indices of the first row that is the same as one before it: of that one, then of the row.
    func sameRows(in value: AnswerValue) -> (Int, Int)? {
      if case .known(let known) = self { return known.sameRows() }
      let rows =
        switch value {
        case .list(let rows): rows
        case .object(let entries): entries.map(\.value)
        default: [AnswerValue]()
        }
      var places: [AnswerValue: Int] = [:]
      for (index, row) in rows.enumerated() {
        if let first = places[row.canonical] { return (first, index) }
        places[row.canonical] = index
      }
      return nil
    }
  }

  /// What is known about the rows of a list.
  package struct KnownRows {
    /// What `sameRows(in:)` finds.
    let sameRows: () -> (Int, Int)?
    /// The list as expressions see it.
    let value: () -> ExpressionValue
    /// Evaluates a rule of the list.
    let evaluate: (Expression, (String) -> ExpressionValue?) -> Result<ExpressionValue, EvaluationError>

    package init(
      sameRows: @escaping () -> (Int, Int)?, value: @escaping () -> ExpressionValue,
      evaluate: @escaping (Expression, (String) -> ExpressionValue?) -> Result<ExpressionValue, EvaluationError>
    ) {
      self.sameRows = sameRows
      self.value = value
      self.evaluate = evaluate
    }
  }

  /// A condition that fails to evaluate counts as false.
  private static func isTrue(_ condition: Condition, _ lookup: (String) -> ExpressionValue?) -> Bool {
    condition.holds { $0.expression.evaluate(lookup).isTrue }
  }

  private static func emptyProblem(_ field: FieldDefinition, _ lookup: (String) -> ExpressionValue?) -> String? {
    let say = field.language
    if let option = field.missingOption(in: .list([])) { return say(.problemMustBeChosen(label: option.label)) }
    if isTrue(field.declaredRequired, lookup) { return say(required(field)) }
    let minimum = field.leastItems
    guard minimum > 0 else { return nil }
    return field.type == .multiselect
      ? say(.problemTooFew(minimum: minimum)) : say(.tooFewRows(minimum: minimum, count: 0))
  }

  private static func required(_ field: FieldDefinition) -> Message {
    switch field.type {
    case .select: .chooseRequired(field.label)
    case .multiselect: .chooseSeveralRequired(field.label)
    case .list, .map: .addRequired(field.label)
    case .boolean: .answerRequired(field.label)
    case .text, .password, .textarea, .path, .integer, .number, .date, .time, .datetime, .computed, .note:
      .isRequired(field.label)
    }
  }

  // MARK: Rules

  private static func rules(
    of value: AnswerValue, _ field: FieldDefinition, _ rows: RowChecking, _ lookup: (String) -> ExpressionValue?
  ) -> [String] {
    guard !field.rules.isEmpty else { return [] }
    let known: KnownRows? = if case .known(let known) = rows { known } else { nil }
    lazy var own = known?.value() ?? value.expressionValue(for: field)
    func read(_ name: String) -> ExpressionValue? { name == "self" || name == field.id ? own : lookup(name) }
    return field.rules.compactMap { rule in
      switch known?.evaluate(rule.rule.expression, read) ?? rule.rule.expression.evaluate(read) {
      case .success(.bool(true)): return nil
      // An unanswered field breaks no rule; a missing answer is reported separately.
      case .failure(let error) where error.unansweredVariable != nil: return nil
      default: return rule.message ?? field.language(.problemNotValid(label: field.label))
      }
    }
  }
}

extension FieldDefinition {
  /// A text that a pattern matches: the placeholder, which its author chose, if it is one.
  fileprivate func example(of pattern: Pattern) -> String? {
    if let placeholder, pattern.matchesAnywhere(in: placeholder) ?? false { return placeholder }
    return pattern.example
  }
}

extension FieldValidation {
  static func textProblems(_ text: String, _ traits: TextTraits, _ field: FieldDefinition) -> [String] {
    let say = field.language
    var problems: [String] = []
    let count = traits.countsCodePoints ? text.unicodeScalars.count : text.count
    let hidesLength = field.isSecret && field.hidesLength
    let told = hidesLength ? nil : count
    if let minimum = traits.minLength, count < minimum {
      problems.append(say(.tooShort(minimum: minimum, count: told)))
    }
    if let maximum = traits.maxLength, count > maximum { problems.append(say(.tooLong(maximum: maximum, count: told))) }
    if let mask = traits.mask, !mask.matches(text) { problems.append(say(.problemWrongMask(mask: mask.source))) }
    if let pattern = traits.pattern {
      switch pattern.matchesAnywhere(in: text) {
      case true?: break
      case false?:
        let example = field.isSecret ? nil : field.example(of: pattern)
        problems.append(say(example.map { .problemWrongPattern(example: $0) } ?? .problemWrongForm))
      case nil: problems.append(say(.problemTooLongToCheck))
      }
    }
    if let format = traits.format, let problem = format.problem(in: text, say) { problems.append(problem) }
    // Without the current date and country: an answer may concern another time and place, and rules can be stricter.
    let context = ValidationContext(language: say)
    if let type = traits.contentType, let problem = type.problem(in: text, context: context) {
      // Messages of secret types never quote the value; those of other types may. Some say how many digits it has.
      let request = hidesLength ? type.request(in: say) : problem
      problems.append(
        field.isSecret && !type.isSecret ? say(.problemNotValid(label: field.label)) : request ?? problem)
    }
    return problems
  }
}

/// The problems of a form's answers as a whole. Pure functions.
package enum FormValidation {
  /// A message and the field that shows it.
  package struct Finding: Sendable, Hashable {
    package var field: String
    package var message: String
  }

  /// Evaluates a cross-field rule; a finding is reported for each field in `at`, or else for each that the rule reads.
  ///
  /// - Parameters:
  ///   - exists: Whether a field exists; a rule that reads one that does not is skipped.
  ///   - evaluate: Evaluates the rule's expression.
  package static func problems(
    of rule: FormRule, exists: (String) -> Bool,
    evaluate: (DefinitionExpression) -> Result<ExpressionValue, EvaluationError>
  ) -> [Finding] {
    guard rule.rule.fields.allSatisfy(exists) else { return [] }
    switch evaluate(rule.rule) {
    case .success(.bool(true)): return []
    case .failure(let error) where error.unansweredVariable != nil: return []
    default: return rule.fields.filter(exists).map { Finding(field: $0, message: rule.message) }
    }
  }
}

/// Checks the answers of a form as a whole.
package struct WholeJudge {
  /// True if it knows better than the fields what must be answered.
  package var decidesWhatIsRequired = false
  /// Returns problems, with nil for no field in particular.
  package let problems:
    (_ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]) -> [(id: String?, message: String)]

  package init(
    decidesWhatIsRequired: Bool = false,
    problems:
      @escaping (
        _ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]
      ) -> [(id: String?, message: String)]
  ) {
    self.decidesWhatIsRequired = decidesWhatIsRequired
    self.problems = problems
  }
}
