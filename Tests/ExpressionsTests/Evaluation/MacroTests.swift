import Testing

@testable import Expressions

struct MacroTests {
  @Test(
    "macros run over lists and over the keys of maps",
    arguments: [
      ("[1, 2, 3].all(x, x > 0)", .value(true)), ("[1, 2, 3].all(x, x > 1)", .value(false)),
      ("[].all(x, false)", .value(true)),
      ("[1, 2].exists(x, x == 2)", .value(true)), ("[1, 2].exists(x, x == 3)", .value(false)),
      ("[].exists(x, true)", .value(false)),
      ("[1, 2, 2].exists_one(x, x == 1)", .value(true)), ("[1, 2, 2].exists_one(x, x == 2)", .value(false)),
      ("[1, 2, 3].filter(x, x % 2 == 1)", .value([1, 3])), ("[1, 2, 3].map(x, x * x)", .value([1, 4, 9])),
      ("[1, 2, 3].map(x, x > 1, x * 10)", .value([20, 30])),
      ("{'a': 1, 'b': 2}.map(k, k + '!')", .value(["a!", "b!"])),
      ("{'a': 1}.all(k, k == 'a')", .value(true)), ("{'a': 1, 'b': 2}.filter(k, k != 'a')", .value(["b"])),
      ("[1, 0].exists(x, 1 / x == 1)", .value(true)), ("[0, 1].exists(x, 1 / x == 1)", .value(true)),
      ("[0].exists(x, 1 / x == 1)", .error("14-19: division by zero")),
      ("[0, 1].all(x, 1 / x == 2)", .value(false)), ("[0, 1].all(x, 1 / x == 1)", .error("14-19: division by zero")),
      ("[0, 1].exists_one(x, 1 / x == 1)", .error("21-26: division by zero")),
      ("[0].map(x, 1 / x)", .error("11-16: division by zero")),
      ("[1].all(x, x)", .error("11-12: 'all' is not defined for int")),
      ("x.all(x, x > 0)", .error("0-15: 'all' is not defined for string")),
      ("[[1, 2], [3]].map(x, x.map(y, y + size(x)))", .value([[3, 4], [4]])),
      ("[[1, 2], [3]].exists(x, x.all(y, y == 3))", .value(true)),
      ("[1, 2].map(x, [x].map(x, x + 1))", .value([[2], [3]])),
      ("[1].map(x, [2].map(y, x + y))", .value([[3]])), ("[[1]].map(x, x.map(x, x))", .value([[1]])),
      ("[1].map(y, x)", .value(["outer"])),
      ("[1].map(x, .x)", .value(["outer"])), ("[1].map(x, x)[0] == 1 && x == 'outer'", .value(true)),
      ("'all'.size()", .value(3)),
    ] as [(String, Outcome)])
  func macros(_ source: String, _ expected: Outcome) {
    #expect(outcome(source, ["x": "outer"]) == expected)
  }

  @Test(
    "has asks whether a map has a field",
    arguments: [
      ("has(env.HOME)", .value(true)), ("has(env.NOPE)", .value(false)),
      ("has(env.HOME) && env.HOME == '/root'", .value(true)),
      ("has({'a': null}.a)", .value(true)), ("has({'a': {'b': 1}}.a.b)", .value(true)),
      ("has({'a': {}}.a.b)", .value(false)),
      ("has({}.a.b)", .error("4-8: there is no key 'a'")),
      ("has('x'.a)", .error("0-10: 'has' is not defined for string")),
      ("has(nothing.a)", .error("4-11: 'nothing' has no value, and 'has' needs one")),
    ] as [(String, Outcome)])
  func has(_ source: String, _ expected: Outcome) {
    #expect(outcome(source, ["env": ["HOME": "/root"], "nothing": nil]) == expected)
  }

  @Test("a variable is read once, however many elements a macro visits")
  func variableIsReadOnce() throws {
    var reads: [String] = []
    let expression = try Expression(parsing: "[1, 2, 3].exists(x, x == wanted) || other")
    let result = expression.evaluate { name in
      reads.append(name)
      return 3
    }
    #expect(result == .success(true))
    #expect(reads == ["wanted"])
  }
}
