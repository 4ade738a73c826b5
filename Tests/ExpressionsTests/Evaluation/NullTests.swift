import Testing

@testable import Expressions

struct NullTests {
  @Test(
    "an unanswered field compares, and is named where a value is needed",
    arguments: [
      ("plan == 'team'", .value(false)), ("plan != 'team'", .value(true)), ("plan == null", .value(true)),
      ("plan in ['a', null]", .value(true)), ("[plan, 1]", .value([nil, 1])),
      ("plan == null ? 0 : size(plan)", .value(0)),
      ("plan > 3", .error("0-4: 'plan' has no value, and '>' needs one")),
      ("3 <= plan", .error("5-9: 'plan' has no value, and '<=' needs one")),
      ("1 + plan", .error("4-8: 'plan' has no value, and '+' needs one")),
      ("-plan", .error("1-5: 'plan' has no value, and '-' needs one")),
      ("!plan", .error("1-5: 'plan' has no value, and '!' needs one")),
      ("plan ? 1 : 2", .error("0-4: 'plan' has no value, and '?' needs one")),
      ("true && plan", .error("8-12: 'plan' has no value, and '&&' needs one")), ("false && plan", .value(false)),
      ("plan.size()", .error("0-4: 'plan' has no value, and 'size' needs one")),
      ("plan.matches('a')", .error("0-4: 'plan' has no value, and 'matches' needs one")),
      ("int(plan)", .error("4-8: 'plan' has no value, and 'int' needs one")),
      ("1 in plan", .error("5-9: 'plan' has no value, and 'in' needs one")),
      ("plan.all(x, x)", .error("0-4: 'plan' has no value, and 'all' needs one")),
      ("plan.name", .error("0-4: 'plan' has no value, and '.name' needs one")),
      ("plan[0]", .error("0-4: 'plan' has no value, and '[]' needs one")),
      ("row.age > 3", .error("0-7: 'row.age' has no value, and '>' needs one")),
      ("plan > 3 || true", .value(true)), ("type(plan)", .value(.type(.null))),
      ("string(null)", .error("0-12: 'string' is not defined for null")),
    ] as [(String, Outcome)])
  func unanswered(_ source: String, _ expected: Outcome) {
    #expect(outcome(source, ["plan": nil, "row": ["age": nil]]) == expected)
  }

  @Test("an error tells which variable has no value")
  func unansweredVariable() throws {
    let result = try Expression(parsing: "seats > 3").evaluate { _ in .null }
    guard case .failure(let error) = result else {
      Issue.record("no error")
      return
    }
    #expect(error.unansweredVariable == "seats")
  }

  @Test("a name that nothing is known about is an error")
  func unknownName() {
    #expect(outcome("nobody == 1") == .error("0-6: unknown name 'nobody'"))
    #expect(outcome("nobody(1)") == .error("0-9: unknown function 'nobody'"))
  }

  @Test("a variable may have the name of a type or a function")
  func shadowing() {
    #expect(
      outcome("type == 'a' && size == 2 && size(map) == 1", ["type": "a", "size": 2, "map": [3]]) == .value(true))
  }
}
