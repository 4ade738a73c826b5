import Expressions
import FormDefinitions
import TestSupport
import Testing

@testable import FormProofs

/// What a field can really hold, at the ends of its type, against what is claimed about it.
struct BoundaryTests {
  @Test(
    arguments: [
      ("type: integer", "a > 9007199254740993"), ("type: integer, minimum: 0", "a > 1000000000000000"),
      ("type: integer", "a < -1000000000000000000"), ("type: integer", "a == 9223372036854775807"),
      ("type: integer", "a == -9223372036854775808"), ("type: integer, multipleOf: 2.5", "a > 1000"),
      ("type: integer, minimum: 1152921504606846977, maximum: 1152921504606846979", "a == 1152921504606846979"),
      ("type: number", "a > 1e300"), ("type: number", "a > 1e16"),
      ("type: number", "a > 1.0 && a < 1.0000000000000004"),
      ("type: number, multipleOf: 0.07", "a > 0.2 && a < 0.22"), ("type: number", "a == 1.7976931348623157e308"),
      ("type: time", "a > '12:00:00' && a < '12:00:01'"), ("type: time", "a > '23:59:59'"),
      ("type: multiselect, other: true, options: [p, q]", "'z' in a"),
      ("type: multiselect, other: true, options: [p, q]", "size(a) > 2"),
      ("type: multiselect, other: true, options: [p, q], minItems: 2", "!('p' in a) && !('q' in a)"),
      ("type: select, other: true, options: [p, q]", "a == 'z'"),
      ("type: select, other: true, options: [p, q]", "a != 'Something else' && a != 'p' && a != 'q' && a != null"),
      ("type: text, pattern: '^z+$'", "a != null && a != 'z'"),
      ("type: text, capitalization: characters", "a == 'ABC'"),
    ])
  func `what is accepted is never called impossible`(keys: String, condition: String) throws {
    for solver in Self.solvers {
      let form = try Self.form(keys, condition)
      if case .impossible = Asking.prover(form, solver).decide([.exists(1)], .reachable) {
        Issue.record("\(condition) is possible: \(keys)")
      }
    }
    let found = try Asking.findings(in: "fields: [{id: a, \(keys)}, {id: b, when: \"\(condition)\"}]")
    #expect(!found.contains { $0.hasPrefix("never") }, "\(found)")
  }

  @Test(
    arguments: [
      ("type: integer", "a > 9223372036854775807"),
      ("type: integer, maximum: 9007199254740993", "a > 9007199254740993"),
      ("type: number", "a > 1.7976931348623157e308"), ("type: text", "a == 'x\\\\ty'"),
      ("type: multiselect, options: [p, q]", "'z' in a"), ("type: select, options: [p, q]", "a == 'z'"),
    ])
  func `what no field can hold is never shown`(keys: String, condition: String) throws {
    let found = try Asking.findings(in: "fields: [{id: a, \(keys)}, {id: b, when: \"\(condition)\"}]")
    #expect(found == ["never unreachable b"])
  }

  @Test(
    arguments: [
      ("{id: a}", "a.contains('\\\\n')"), ("{id: a, capitalization: characters}", "a == 'abc'"),
      ("{id: a, capitalization: words}", "a == 'ada'"),
    ])
  func `what is not simply typed is never silently possible`(field: String, condition: String) throws {
    let found = try Asking.findings(in: "fields: [\(field), {id: b, when: \"\(condition)\"}]")
    #expect(found.contains("undecided unreachable b"), "\(found)")
  }

  /// A letter in lower case can be made of a capital that was typed.
  @Test(.needs(.z3)) func `a solver does not prove what only editing makes`() throws {
    let form = try Self.form("capitalization: characters", "a == 'abc'")
    guard case .undecided = Asking.prover(form, Asking.z3).decide([.exists(1)], .reachable) else {
      Issue.record("neither shown nor proved")
      return
    }
  }

  @Test(.needs(.z3)) func `a solver knows that a text has no lines`() throws {
    let form = try Self.form("type: text", "a.contains('\\\\n')")
    guard case .impossible = Asking.prover(form, Asking.z3).decide([.exists(1)], .reachable) else {
      Issue.record("a line break is impossible")
      return
    }
  }

  @Test(
    .needs(.z3),
    arguments: [
      ("type: number", "a + 1.0 == a && a > 1.0"), ("type: number, minimum: 0, maximum: 0.2", "a + 0.1 > 0.3"),
      ("type: datetime", "a > timestamp('2026-01-01T00:00:00Z') && a < timestamp('2026-01-01T00:00:01Z')"),
      ("type: datetime", "a > timestamp('9999-12-31T00:00:00Z')"),
    ])
  func `no solver proves what rounding and fractions allow`(keys: String, condition: String) throws {
    let form = try Self.form(keys, condition)
    let goal = Goal.outcome(try Self.condition(form), .yes)
    if case .impossible = Asking.prover(form, Asking.z3, steps: 0).decide([goal], .reachable) {
      Issue.record("\(condition) is possible: \(keys)")
    }
  }

  private static func condition(_ form: ProofForm) throws -> PlacedExpression {
    PlacedExpression(try #require(form.fields[1].when.expression), of: 1)
  }

  private static func form(_ keys: String, _ condition: String) throws -> ProofForm {
    ProofForm(
      try Asking.definition("fields: [{id: a, \(keys)}, {id: b, when: \"\(condition)\"}]"), in: Asking.world)
  }

  private static var solvers: [SMTSolver?] { Tool.z3.path != nil ? [nil, Asking.z3] : [nil] }

  // By chance.

  @Test func `the search claims nothing that an accepted answer refutes`() throws {
    for seed in 0..<UInt64(1500 * FuzzEffort.factor) { try refute(seed, nil, steps: 60_000) }
  }

  @Test(.needs(.z3)) func `the solver claims nothing that an accepted answer refutes`() throws {
    for seed in 0..<UInt64(60 * FuzzEffort.factor) { try refute(seed + 1_000_000, Asking.z3, steps: 0) }
  }

  private func refute(_ seed: UInt64, _ solver: SMTSolver?, steps: Int) throws {
    var random = RandomBoundary(seed: seed)
    let (keys, condition) = random.form()
    guard let form = try? Self.form(keys, condition) else { return }
    let field = form.fields[0]
    let placed = try Self.condition(form)
    let prover = Asking.prover(form, solver, steps: steps)
    let answers = random.texts.compactMap { text -> AnswerValue? in
      guard let answer = try? AnswerConversion.parse(typed: text, for: field).get(), !answer.isEmpty,
        FieldValidation.problems(of: answer, field: field, lookup: { _ in nil }).isEmpty
      else { return nil }
      return answer
    }
    for (outcome, expected) in [(Goal.Outcome.yes, true), (.no, false)] {
      let shown = answers.first { answer in
        let value = answer.expressionValue(for: field)
        return (placed.expression.evaluate { $0 == "a" ? value : nil } == .success(.bool(true))) == expected
      }
      let decision = prover.decide([.answered(0), .outcome(placed, outcome)], .reachable)
      if case .impossible = decision, let shown {
        Issue.record("'\(condition)' is \(expected) for \(shown.json): {\(keys)}")
      }
    }
  }
}

/// A field whose limits and conditions lie where its type ends, and texts to answer it with.
private struct RandomBoundary {
  private var random: SeededGenerator
  private var kind = ""
  /// What may be given with `--set`.
  private(set) var texts: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let wholes: [Int64] = [
    0, 1, 7, 1000, 1 << 53, 1_000_000_000_000_000, 1_000_000_000_000_000_000, 1 << 60, .max, .min, -1,
    -1_000_000_000_000_000_000, -(1 << 53),
  ]
  private static let fractions: [Double] = [
    0, 0.1, 0.3, 1, 2.5, 1e15, 9_007_199_254_740_992, 1e16, 1e18, 1e300, -1e16, .greatestFiniteMagnitude, -1e300,
  ]
  private static let words = ["p", "q", "z", "y", "Something else", "abc", "ABC", "a b", "zz", "z"]
  private static let patterns = ["^z+$", "^[a-z]$", "b", "^(p|q)$"]
  private static let dates = ["0001-01-01", "0001-01-02", "2026-01-15", "2026-01-16", "9999-12-31"]
  private static let times = ["00:00:00", "00:00:01", "12:00:00", "12:00:01", "23:59:59"]

  /// The keys of a field `a`, and a condition on it.
  mutating func form() -> (keys: String, condition: String) {
    kind = ["integer", "number", "time", "date", "text", "select", "multiselect"].randomElement(using: &random) ?? ""
    var keys = ["type: \(kind)"]
    switch kind {
    case "select", "multiselect":
      keys.append("options: [p, q\(oneIn(2) ? ", y" : "")]")
      if !oneIn(3) { keys.append("other: true") }
      if kind == "multiselect", oneIn(2) { keys.append("minItems: \(number(1...4))") }
      if kind == "multiselect", oneIn(2) { keys.append("maxItems: \(number(1...5))") }
    case "text":
      if oneIn(3) { keys.append("pattern: '\(Self.patterns.randomElement(using: &random) ?? "")'") }
      if oneIn(3) { keys.append("maxLength: \(number(1...3))") }
      if oneIn(3) { keys.append("capitalization: \(["characters", "words"].randomElement(using: &random) ?? "")") }
    default:
      for key in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] where oneIn(4) {
        keys.append("\(key): \(kind == "time" || kind == "date" ? "'\(constant())'" : constant())")
      }
      if oneIn(4), kind == "integer" || kind == "number" {
        keys.append("multipleOf: \(["2", "7", "2.5", "0.1", "1000000"].randomElement(using: &random) ?? "")")
      }
    }
    let condition = self.condition(2)
    texts = (0..<60).map { _ in text() }
    return (keys.joined(separator: ", "), condition)
  }

  private mutating func condition(_ depth: Int) -> String {
    if depth > 0, oneIn(2) { return "\(condition(depth - 1)) \(oneIn(3) ? "||" : "&&") \(condition(depth - 1))" }
    let order = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &random) ?? ""
    switch kind {
    case "text", "select": return "a \(oneIn(2) ? "==" : "!=") '\(constant())'"
    case "multiselect": return oneIn(2) ? "'\(constant())' in a" : "size(a) \(order) \(number(0...5))"
    case "time": return "a \(order) '\(constant())'"
    case "date": return "a \(order) timestamp('\(constant())')"
    default: return "a \(order) \(constant())"
    }
  }

  /// A value at or beside an end.
  private mutating func constant() -> String {
    switch kind {
    case "integer":
      if oneIn(6) { return "\(Self.fractions.randomElement(using: &random) ?? 0)" }
      let end = Self.wholes.randomElement(using: &random) ?? 0
      return "\(end &+ Int64(number(-2...2)))"
    case "number":
      let value = Self.fractions.randomElement(using: &random) ?? 0
      return "\([value, value.nextUp, value.nextDown].filter(\.isFinite).randomElement(using: &random) ?? 0)"
    case "time": return Self.times.randomElement(using: &random) ?? ""
    case "date": return Self.dates.randomElement(using: &random) ?? ""
    default: return Self.words.randomElement(using: &random) ?? ""
    }
  }

  private mutating func text() -> String {
    switch kind {
    case "multiselect":
      let items = (0..<number(1...5)).map { _ in "\"\(constant())\"" }
      return "[\(items.joined(separator: ", "))]"
    case "time" where oneIn(2): return constant() + ".5"
    case "text" where oneIn(2): return constant() + constant()
    default: return constant()
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
}
