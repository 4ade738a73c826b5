import TestSupport
import Testing

@testable import FormProofs

/// What only a solver decides, and solvers that do not answer as they should.
struct SolverTests {
  private static let open =
    "fields: [{id: a, type: integer}, {id: b, type: integer}, {id: x, when: \"a > b && b > a\"}]"

  @Test(
    .needs(.z3),
    arguments: [
      ("a > b && b > a", ["never unreachable x"]), ("a + b > 10 && a - b > 4", []),
      ("a * a < 0", ["never unreachable x"]), ("a / 7 == 3 && a % 7 == 8", ["never unreachable x"]),
      ("a % 7 == 6 && b % 5 == 4 && a + b == 30", []),
    ])
  func `whole numbers are decided`(condition: String, expected: [String]) throws {
    let form = "fields: [{id: a, type: integer}, {id: b, type: integer}, {id: x, when: \"\(condition)\"}]"
    #expect(try Asking.findings(in: form, solver: Asking.z3) == expected)
  }

  @Test(
    .needs(.z3),
    arguments: [
      ("name.startsWith('X')", ["never unreachable x"]), ("name.size() > 3 && name.endsWith('zz')", []),
      ("name.contains('a') && name.size() == 9", ["never unreachable x"]),
      ("name.matches('^[A-Z]+$')", ["never unreachable x"]),
    ])
  func `texts are decided by pattern and length`(condition: String, expected: [String]) throws {
    let form = "fields: [{id: name, pattern: '^[a-z]+$', maxLength: 8}, {id: x, when: \"\(condition)\"}]"
    let found = try Asking.findings(in: form, solver: Asking.z3).filter { !$0.contains("alwaysTrue") }
    #expect(found.filter { $0.hasPrefix("never unreachable") } == expected)
  }

  @Test(
    .needs(.z3),
    arguments: [
      ("from < to && to < from", ["never unreachable x"]),
      ("to - from > duration('48h') && from > to", ["never unreachable x"]),
      ("to - from == duration('240h') && from.getDayOfWeek() == 3", []),
    ])
  func `dates and durations are decided`(condition: String, expected: [String]) throws {
    let form = "fields: [{id: from, type: date}, {id: to, type: date}, {id: x, when: \"\(condition)\"}]"
    #expect(
      try Asking.findings(in: form, solver: Asking.z3).filter { $0.hasSuffix(" x") && $0.contains("unreachable") }
        == expected)
  }

  @Test(.needs(.z3)) func `decimals are exact`() throws {
    let form =
      "fields: [{id: p, type: number, multipleOf: 0.1, minimum: 0.15, maximum: 0.19}, {id: x, when: p != null}]"
    #expect(try Asking.findings(in: form, solver: Asking.z3).contains("never unreachable x"))
  }

  @Test(.needs(.z3)) func `the core names only what matters`() throws {
    let definition = try Asking.definition(
      """
      fields:
        - {id: a, type: integer, maximum: 5, required: true}
        - {id: b, type: integer, required: true}
        - {id: c, required: true}
      validate: [{rule: b < a - 3, message: M, at: b}, {rule: b > 7, message: N, at: b}]
      """)
    let dead = try #require(Asking.findings(in: definition, solver: Asking.z3).first { $0.kind == .deadEnd })
    #expect(
      dead.help
        == "these exclude each other: the limits of 'a'; 'a' must be answered; 'b' must be answered; "
        + "the rule: b < a - 3; the rule: b > 7")
  }

  @Test(arguments: [
    (SMTSolver.Reply.failed("took too long"), "the solver took too long"),
    (.failed("was ended: SIGKILL"), "the solver was ended: SIGKILL"),
    (.output("unknown\n(error \"no model\")"), "the solver does not know"),
    (.output("Segmentation fault"), "the solver said: Segmentation fault"),
    (
      .output("(error \"line 3: unknown command (get-value\")"),
      "the solver said: (error \"line 3: unknown command (get-value\")"
    ),
    (.output("sat\n"), "the solver said: sat"), (.output("sat\n((zero false"), "the solver said: sat ((zero false"),
    (.output(""), "the solver said: "),
  ])
  func `a solver that dies, hangs or is another leaves it undecided in its words`(
    reply: SMTSolver.Reply, words: String
  ) throws {
    let solver = SMTSolver { _, _ in reply }
    let finding = try #require(
      Asking.findings(in: Asking.definition(Self.open), solver: solver).first { $0.kind == .unreachable })
    #expect(finding.verdict == .undecided)
    #expect(finding.help == words)
  }

  @Test func `answers of a solver that do not hold are not believed`() throws {
    let solver = SMTSolver { _, _ in .output("sat\n((zero false) (n0 false) (v0 1) (n1 false) (v1 2))\n") }
    let finding = try #require(
      Asking.findings(in: Asking.definition(Self.open), solver: solver).first { $0.kind == .unreachable })
    #expect(finding.help == "the solver's answers do not hold in the form")
  }
}
