internal import Expressions
internal import FormDefinitions
internal import Values

/// Answers to every field of a form, and everything that follows from them. Caches what it has evaluated until an
/// answer changes.
final class Situation {
  let form: ProofForm
  private(set) var answers: [AnswerValue]
  /// The constraints that are left out.
  var relaxed: Set<Constraint> = [] { didSet { generation &+= 1 } }
  private var generation = 1
  private var existence: [(generation: Int, value: Bool)]
  private var seen: [(generation: Int, value: ExpressionValue)]
  /// The focused field, by index.
  var focus: Int? { didSet { generation &+= 1 } }

  init(_ form: ProofForm, answers: [AnswerValue]) {
    self.form = form
    self.answers = answers
    existence = Array(repeating: (0, false), count: answers.count)
    seen = Array(repeating: (0, .null), count: answers.count)
  }

  func answer(_ field: Int, _ value: AnswerValue) {
    answers[field] = value
    generation &+= 1
  }

  // Evaluation.

  func exists(_ field: Int) -> Bool {
    if existence[field].generation == generation { return existence[field].value }
    let value =
      sectionExists(form.sections[field])
      && (relaxed.contains(.when(field)) || holds(form.fields[field].when, of: field))
    existence[field] = (generation, value)
    return value
  }

  func sectionExists(_ section: Int) -> Bool {
    guard let when = form.definition.sections[section].when, !relaxed.contains(.section(section)) else { return true }
    return outcome(of: when.expression, in: nil).isTrue
  }

  func holds(_ condition: Condition, of field: Int?) -> Bool {
    condition.holds { outcome(of: $0.expression, in: field).isTrue }
  }

  /// - Parameter field: The field that is `self`.
  func outcome(of expression: Expression, in field: Int?) -> Result<ExpressionValue, EvaluationError> {
    expression.evaluate(stepLimit: 20_000, byteLimit: 1 << 20) { name in
      if name == "self", let field { return self.value(of: field) }
      return self.lookup(name)
    }
  }

  private func lookup(_ name: String) -> ExpressionValue? {
    if let field = form.index(of: name) { return value(of: field) }
    switch name {
    case "focus": return focus.map { .string(form.fields[$0].id) } ?? .null
    case "now": return .timestamp(form.world.now)
    case "today": return Instant(expressionText: form.world.now.local.date.iso).map { .timestamp($0) }
    case "env":
      return .map(
        ExpressionMap(
          form.world.environment.sorted { $0.key < $1.key }.map { (key: .string($0.key), value: .string($0.value)) }))
    default: return nil
    }
  }

  /// The value of a field as expressions see it; null while it does not exist.
  func value(of field: Int) -> ExpressionValue {
    if seen[field].generation == generation { return seen[field].value }
    let value: ExpressionValue
    if !exists(field) {
      value = .null
    } else if let expression = form.fields[field].kind.expression {
      value = (try? outcome(of: expression.expression, in: nil).get()) ?? .null
    } else {
      value = answers[field].expressionValue(for: form.fields[field])
    }
    seen[field] = (generation, value)
    return value
  }

  // Constraints.

  func keeps(_ constraint: Constraint) -> Bool {
    switch constraint {
    case .section(let section): sectionExists(section)
    case .when(let field): holds(form.fields[field].when, of: field)
    case .fits(let field): !exists(field) || fits(field)
    case .own(let field, let rule):
      !exists(field) || !applies(field)
        || Self.passes(outcome(of: form.fields[field].rules[rule].rule.expression, in: field))
    case .required(let field):
      !exists(field) || !answers[field].isEmpty || problems(answers[field], form.withoutRules[field]).isEmpty
    case .rule(let index): passes(form.definition.rules[index])
    }
  }

  func fits(_ field: Int) -> Bool { fits(field, answers[field]) }

  func fits(_ field: Int, _ value: AnswerValue) -> Bool {
    value.isEmpty || form.fields[field].canHold(value) && problems(value, form.bare[field]).isEmpty
  }

  /// True if a field's rules look at its answer: an empty one is not judged by them.
  func applies(_ field: Int) -> Bool {
    form.fields[field].type == .computed || !form.fields[field].hasAnswer || !answers[field].isEmpty
  }

  func passes(_ rule: FormRule) -> Bool {
    guard applies(rule) else { return true }
    return Self.passes(outcome(of: rule.rule.expression, in: nil))
  }

  /// True if every field that a rule across fields reads exists.
  func applies(_ rule: FormRule) -> Bool {
    rule.rule.fields.allSatisfy { form.index(of: $0).map(exists) ?? false }
  }

  /// An unanswered field breaks no rule.
  static func passes(_ outcome: Result<ExpressionValue, EvaluationError>) -> Bool {
    switch outcome {
    case .success(.bool(true)): true
    case .failure(let error): error.unansweredVariable != nil
    case .success: false
    }
  }

  private func problems(_ value: AnswerValue, _ field: FieldDefinition) -> [String] {
    FieldValidation.problems(of: value, field: withOptions(field)) { self.lookup($0) }
  }

  /// The field with the options that an expression gives it now.
  private func withOptions(_ field: FieldDefinition) -> FieldDefinition {
    guard var choice = field.choice, case .computed(let expression) = choice.options else { return field }
    choice.options = .list(OptionDefinition.computed(outcome(of: expression.expression, in: form.index(of: field.id))))
    var field = field
    field.kind = .choice(choice)
    return field
  }

  /// The problems that a submission shows at a field, in order.
  func problems(of field: Int) -> [String] {
    guard exists(field) else { return [] }
    var problems = problems(answers[field], form.fields[field])
    for rule in form.definition.rules where rule.fields.contains(form.fields[field].id) && !passes(rule) {
      problems.append(rule.message)
    }
    return problems
  }
}
