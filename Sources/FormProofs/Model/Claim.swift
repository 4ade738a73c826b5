internal import Expressions
package import FormDefinitions

/// A statement about a form's answers, which some answers may make true.
indirect enum Goal {
  case exists(Int)
  case sectionExists(Int)
  /// A field has this answer, or it is among its answers.
  case chosen(Int, AnswerValue)
  /// The group of a field can be submitted: nothing beyond its constraints.
  case submits(Int)
  case answered(Int)
  case outcome(PlacedExpression, Outcome)
  /// Every field that a rule across fields reads exists.
  case applies(rule: Int)
  case breaks(Constraint)
  case enabled(Int, Bool)
  case focused(Int)
  /// A number that its field does not limit is one that people type.
  case usual(Int)

  /// How an expression can turn out.
  enum Outcome {
    case yes
    /// False, or without a value: conditions take both for no.
    case no
    /// False, or failed for another reason than a missing answer.
    case broken
    /// Failed for another reason than a missing answer.
    case failed
  }
}

/// An expression of a definition, or a part of one.
struct PlacedExpression {
  var expression: Expression
  /// The whole that it is a part of, which has the position.
  var whole: DefinitionExpression
  /// The UTF-8 range in the whole; nil for all of it.
  var part: Range<Int>?
  /// The field that is `self`.
  var field: Int?

  init(_ whole: DefinitionExpression, of field: Int?) {
    expression = whole.expression
    self.whole = whole
    self.field = field
  }

  func part(_ node: SyntaxNode.ID) -> PlacedExpression {
    var placed = self
    placed.expression = expression.part(node)
    placed.part = expression.tree.ranges[node]
    return placed
  }

  var text: String { expression.tree.text(expression.tree.root) }

  var place: ProofPlace { ProofPlace(range: whole.range, expression: part.map { _ in whole }, part: part) }
}

/// Where something stands in a definition file.
package struct ProofPlace: Sendable {
  package var range: SourceRange
  /// The expression that `part` is a range of.
  package var expression: DefinitionExpression?
  /// UTF-8 offsets into the text of the expression.
  package var part: Range<Int>?
}

/// Goals that must hold together with constraints.
struct Claim {
  var goals: [Goal]
  var constraints: [Constraint]
  /// The fields whose answers matter, each after those that decide about it.
  var fields: [Int]
}

/// How much must hold besides the goals.
enum Demand {
  /// What can be reached: each answer that is given fits its own field.
  case reachable
  /// What can be submitted: all required answers are given, and every rule is kept.
  case submitted
}

extension ProofForm {
  func claim(_ goals: [Goal], _ demand: Demand, without dropped: Set<Constraint> = []) -> Claim {
    var fields: Set<Int> = []
    var pending = goals.flatMap(inputs(of:))
    var constraints: Set<Constraint> = []
    func add(_ constraint: Constraint) {
      guard !dropped.contains(constraint), constraints.insert(constraint).inserted else { return }
      pending += inputs(of: constraint)
    }
    while let field = pending.popLast() {
      guard fields.insert(field).inserted else { continue }
      pending += inputs(of: field)
      if definition.sections[sections[field]].when != nil { add(.section(sections[field])) }
      if case .always = self.fields[field].when {} else { add(.when(field)) }
      if self.fields[field].type.isEditable { add(.fits(field)) }
      for rule in self.fields[field].rules.indices { add(.own(field, rule: rule)) }
      guard demand == .submitted else { continue }
      add(.required(field))
      for rule in groups.rules(of: field) { add(.rule(rule)) }
      pending += groups.members(with: field)
    }
    return Claim(goals: goals, constraints: constraints.sorted { $0.order < $1.order }, fields: inOrder(fields))
  }

  /// Every field after those that decide about its existence or value.
  private func inOrder(_ fields: Set<Int>) -> [Int] {
    var ordered: [Int] = []
    var done: Set<Int> = []
    func add(_ field: Int, depth: Int) {
      guard depth < 1000, fields.contains(field), done.insert(field).inserted else { return }
      for input in inputs(of: field).sorted() { add(input, depth: depth + 1) }
      ordered.append(field)
    }
    for field in fields.sorted() { add(field, depth: 0) }
    return ordered
  }

  /// The fields that a goal reads.
  func inputs(of goal: Goal) -> [Int] {
    switch goal {
    case .exists(let field): [field]
    case .sectionExists(let section): definition.sections[section].when.map(reads) ?? []
    case .chosen(let field, _), .submits(let field), .answered(let field), .focused(let field), .usual(let field):
      [field]
    case .outcome(let placed, _):
      placed.expression.references.compactMap { $0 == "self" ? placed.field : index(of: $0) }
        + (placed.field.map { [$0] } ?? [])
    case .applies(let rule): inputs(of: .rule(rule))
    case .breaks(let constraint): inputs(of: constraint)
    case .enabled(let field, _): [field] + (fields[field].enabled.expression.map(reads) ?? [])
    }
  }
}

extension Situation {
  func meets(_ goal: Goal) -> Bool {
    switch goal {
    case .exists(let field): return exists(field)
    case .sectionExists(let section): return sectionExists(section)
    case .chosen(let field, let value):
      guard exists(field) else { return false }
      if case .list(let items) = answers[field], items.contains(where: { $0.isSame(as: value) }) { return true }
      return answers[field].isSame(as: value)
    case .submits: return true
    case .answered(let field): return exists(field) && !answers[field].isEmpty
    case .outcome(let placed, let outcome):
      return outcome.describes(self.outcome(of: placed.expression, in: placed.field))
    case .applies(let rule): return applies(form.definition.rules[rule])
    case .breaks(let constraint): return !keeps(constraint)
    case .enabled(let field, let value): return exists(field) && holds(form.fields[field].enabled, of: field) == value
    case .focused(let field): return exists(field) && focus == field
    case .usual(let field):
      guard let limits = form.fields[field].numberLimits, let number = answers[field].numeric else { return true }
      return limits.usual.contains(number)
    }
  }
}

extension Goal.Outcome {
  func describes(_ outcome: Result<ExpressionValue, EvaluationError>) -> Bool {
    switch (self, outcome) {
    case (.yes, .success(.bool(true))): true
    case (.no, .success(.bool(true))): false
    case (.no, _): true
    case (.broken, _): !Situation.passes(outcome)
    case (.failed, .failure(let error)):
      error.unansweredVariable == nil && error.cause != .tooManySteps && error.cause != .tooManyBytes
    case (.yes, _), (.failed, _): false
    }
  }
}

extension Constraint {
  /// The order in which constraints are named.
  fileprivate var order: Int {
    switch self {
    case .section(let index): index * 8
    case .when(let index): 1_000_000 + index * 8
    case .fits(let index): 2_000_000 + index * 8
    case .required(let index): 3_000_000 + index * 8
    case .own(let index, let rule): 4_000_000 + index * 64 + rule
    case .rule(let index): 5_000_000 + index
    }
  }
}
