import Expressions
import FormDefinitions
import TestSupport
import Testing

@testable import FormProofs

/// Random small forms against plain enumeration of all answers.
struct RandomFormTests {
  @Test func `the search agrees with the enumeration of all answers`() throws {
    for seed in 0..<UInt64(200 * FuzzEffort.factor) { try compare(seed, nil, steps: 60_000) }
  }

  @Test(.needs(.z3)) func `the solver alone agrees with the enumeration of all answers`() throws {
    for seed in 0..<UInt64(10 * FuzzEffort.factor) { try compare(seed + 1_000_000, Asking.z3, steps: 0) }
  }

  private func compare(_ seed: UInt64, _ solver: SMTSolver?, steps: Int) throws {
    var generator = RandomForm(seed: seed)
    let text = generator.text()
    let definition: FormDefinition
    do {
      definition = try Asking.definition(text)
    } catch is Asking.Refusal {
      return
    }
    let form = ProofForm(definition, in: Asking.world)
    let prover = Asking.prover(form, solver, steps: steps)
    let all = Enumeration(definition)
    for (index, field) in definition.fields.enumerated() {
      check(
        prover.decide([.exists(index)], .reachable), all.reaches { $0.exists(field.id) }, "\(field.id) exists", text)
      guard let when = field.when.expression else { continue }
      let placed = PlacedExpression(when, of: index)
      for (outcome, holds) in [(Goal.Outcome.yes, true), (.no, false)] {
        check(
          prover.decide([.outcome(placed, outcome)], .reachable), all.reaches { $0.holds(when) == holds },
          "'when' of \(field.id) is \(holds)", text)
      }
    }
    for (index, rule) in definition.rules.enumerated() {
      check(
        prover.decide([.breaks(.rule(index))], .reachable), all.reaches { !$0.keeps(rule) },
        "breaking \(rule.rule.source)", text)
    }
    // Every field at once.
    let whole = definition.fields.indices.map { Goal.submits($0) }
    check(prover.decide(whole, .submitted), all.submits, "submission", text)
  }

  private func check(_ decision: Prover.Decision, _ expected: Bool, _ what: String, _ text: String) {
    switch decision {
    case .possible: #expect(expected, "\(what) is possible?\n\(text)")
    case .impossible: #expect(!expected, "\(what) is impossible?\n\(text)")
    case .undecided(let reason): Issue.record("\(what) is undecided: \(reason)\n\(text)")
    }
  }
}

/// All answers of a small form, each looked at by itself.
private struct Enumeration {
  private var moments: [Moment] = []

  /// One assignment of answers.
  struct Moment {
    let definition: FormDefinition
    let answers: [AnswerValue]

    func exists(_ id: String) -> Bool {
      guard let field = definition.field(id) else { return false }
      return field.when.expression.map { holds($0) } ?? true
    }

    func holds(_ condition: DefinitionExpression) -> Bool {
      condition.expression.evaluate(lookup) == .success(.bool(true))
    }

    private func lookup(_ name: String) -> ExpressionValue? {
      guard let index = definition.fields.firstIndex(where: { $0.id == name }) else { return nil }
      return exists(name) ? answers[index].expressionValue(for: definition.fields[index]) : .null
    }

    func keeps(_ rule: FormRule) -> Bool {
      FormValidation.problems(of: rule, exists: exists, evaluate: { $0.expression.evaluate(lookup) }).isEmpty
    }

    /// True if each answer that is given fits its own field.
    var fits: Bool {
      zip(definition.fields, answers).allSatisfy { field, answer in
        answer.isEmpty || !exists(field.id)
          || FieldValidation.problems(of: answer, field: field, lookup: lookup).isEmpty
      }
    }

    var submits: Bool {
      zip(definition.fields, answers).allSatisfy { field, answer in
        !exists(field.id) || FieldValidation.problems(of: answer, field: field, lookup: lookup).isEmpty
      } && definition.rules.allSatisfy(keeps)
    }
  }

  init(_ definition: FormDefinition) {
    var all: [[AnswerValue]] = [[]]
    for field in definition.fields {
      let values: [AnswerValue] =
        switch field.type {
        case .boolean: [.bool(false), .bool(true)]
        case .integer: [.null] + (-1...5).map { .integer($0) }
        default: [.null] + (field.choice?.options.known ?? []).map(\.value)
        }
      all = all.flatMap { answers in values.map { answers + [$0] } }
    }
    moments = all.map { Moment(definition: definition, answers: $0) }.filter(\.fits)
  }

  func reaches(_ condition: (Moment) -> Bool) -> Bool { moments.contains(where: condition) }
  var submits: Bool { moments.contains(where: \.submits) }
}

/// A definition made by chance.
private struct RandomForm {
  private var random: SeededGenerator
  private var names: [(id: String, type: String)] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    var fields: [String] = []
    for index in 0..<number(2...4) {
      let id = "f\(index)"
      let type = ["boolean", "select", "integer"][number(0...2)]
      var keys = ["id: \(id)", "type: \(type)"]
      if type == "select" { keys.append("options: [a, b, c]") }
      if type == "integer" { keys += ["minimum: \(number(0...2))", "maximum: \(number(1...4))"] }
      if oneIn(2), !names.isEmpty { keys.append("when: \"\(condition(2))\"") }
      if oneIn(3) {
        keys.append("required: true")
      } else if oneIn(4), !names.isEmpty {
        keys.append("required: \"\(condition(1))\"")
      }
      names.append((id, type))
      // A flag has always an answer, so that such a rule could make every state unreachable.
      if oneIn(4), type != "boolean" { keys.append("validate: [{rule: \"\(condition(1))\", message: No}]") }
      fields.append("  - {\(keys.joined(separator: ", "))}")
    }
    let rules = (0..<number(0...2)).map { _ in "  - {rule: \"\(condition(2))\", message: Not so}" }
    return "fields:\n\(fields.joined(separator: "\n"))\n"
      + (rules.isEmpty ? "" : "validate:\n\(rules.joined(separator: "\n"))\n")
  }

  private mutating func condition(_ depth: Int) -> String {
    if depth > 0, oneIn(2) {
      let (one, other) = (condition(depth - 1), condition(depth - 1))
      return "(\(one)) \(oneIn(2) ? "&&" : "||") (\(other))"
    }
    if oneIn(8) { return "!(\(condition(0)))" }
    let (id, type) = names[number(0...names.count - 1)]
    switch type {
    case "boolean": return "\(id) == \(oneIn(2))"
    case "select":
      return oneIn(4)
        ? "\(id) in ['a', 'd']" : "\(id) \(oneIn(2) ? "==" : "!=") '\(["a", "b", "c", "d"][number(0...3)])'"
    default:
      let others = names.filter { $0.type == "integer" }
      if oneIn(3), let other = others.randomElement(using: &random)?.id { return "\(id) + \(number(0...2)) < \(other)" }
      return "\(id) \(["<", "<=", ">", ">=", "=="][number(0...4)]) \(number(0...5))"
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
}
