import Testing

@testable import Expressions

/// CEL's language definition (google/cel-spec, doc/langdef.md), section by section, where the tables of operators,
/// functions, literals and macros beside this one do not hold it already.
struct LanguageDefinitionTests {
  @Test("Syntax: 32 levels, and 32 of everything in a row")
  func atLeast() {
    func row(_ part: String, _ separator: String) -> String {
      Array(repeating: part, count: 33).joined(separator: separator)
    }
    func nested(_ open: String, _ inside: String, _ close: String) -> String {
      String(repeating: open, count: 32) + inside + String(repeating: close, count: 32)
    }
    #expect(outcome(nested("(", "1", ")")) == .value(1))
    #expect(outcome(nested("[", "7", "]") + String(repeating: "[0]", count: 32)) == .value(7))
    #expect(outcome(nested("{'a': ", "1", "}") + String(repeating: ".a", count: 32)) == .value(1))
    #expect(outcome(nested("true ? ", "1", " : 2")) == .value(1))
    #expect(outcome(row("false", " || ")) == .value(false))
    #expect(outcome(row("true", " && ")) == .value(true))
    #expect(outcome(row("true", " == ")) == .value(true))
    #expect(outcome(row("1", " + ")) == .value(33))
    #expect(outcome(row("2", " - ")) == .value(-62))
    #expect(outcome(row("1", " * ")) == .value(1))
    #expect(outcome(row("8", " % ")) == .value(0))
    #expect(outcome("size([\(row("1", ", "))])") == .value(33))
    #expect(outcome("{\((0..<33).map { "\($0): 0" }.joined(separator: ", "))}[32]") == .value(0))
    #expect(outcome(String(repeating: "!", count: 32) + "true") == .value(true))
    #expect(outcome(String(repeating: "-", count: 32) + "1") == .value(1))
  }

  @Test(
    "Syntax: what binds tighter, and from which side",
    arguments: [
      ("-{'a': 1}.a", .value(-1)), ("-[1][0]", .value(-1)), ("!{'a': false}.a", .value(true)),
      ("-'a'.size()", .value(-1)), ("-2 * 3", .value(-6)), ("6 / 2 * 3", .value(9)), ("7 % 4 * 2", .value(6)),
      ("8 / 4 / 2", .value(1)), ("1 - 2 + 3", .value(2)), ("1 + 2 == 3", .value(true)), ("2 * 2 in [4]", .value(true)),
      ("1 < 2 == true", .value(true)), ("1 in [1] == true", .value(true)), ("1 == 1 && 2 == 2", .value(true)),
      ("false && true || true", .value(true)), ("true || false && false", .value(true)),
      ("false || true ? 1 : 2", .value(1)), ("true ? 1 : false ? 2 : 3", .value(1)),
      ("false ? 1 : false ? 2 : 3", .value(3)), ("true ? 1 + 1 : 2 + 2", .value(2)),
      ("1 < 2 < 3", .error("0-9: '<' is not defined for bool and int")),
    ] as [(String, Outcome)])
  func precedence(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "Syntax: reserved words are no names, but fields",
    arguments: [
      "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
      "namespace", "return", "var", "void", "while",
    ])
  func reserved(word: String) {
    guard case .syntax(let mistakes) = outcome("\(word) == 1", [word: 1]) else {
      Issue.record("\(word) is a name")
      return
    }
    #expect(mistakes.first == "'\(word)' is a reserved word")
    let map = ExpressionValue.map(ExpressionMap([(key: .string(word), value: 1)]))
    #expect(outcome("m.\(word) + m['\(word)']", ["m": map]) == .value(2))
  }

  @Test(
    "Syntax: tokens",
    arguments: [("_a1 + a_", 3), ("0x0aF", 175), ("'''a\r\nb'''", "a\r\nb"), ("r'''a\nb'''", "a\nb")]
      as [(String, ExpressionValue)])
  func tokens(_ source: String, _ expected: ExpressionValue) {
    #expect(outcome(source, ["_a1": 1, "a_": 2]) == .value(expected))
  }

  @Test(
    "Syntax: no tokens",
    arguments: [
      "0XA", "1.", "1e", "0x", "1a", "'a\nb'", "'a\rb'", "r'a\nb'", "'a", "'''a''", #"'\q'"#, #"'\400'"#, #"'\18'"#,
      #"'\x4'"#, #"'\u12'"#, #"'\U00110000'"#, #"'\ud83d\ude00'"#, #"b'\u00e9'"#, #"b'\U0001F600'"#, "1 /* no */",
      "a; b", "[1, 2", "{1 2}", "a b", "a..b", "a ? b", "", "()", "[,]", "{,}", "a &  b", "a = b", "a <> b", "@a",
    ])
  func noTokens(_ source: String) {
    guard case .syntax = outcome(source, ["a": 1, "b": 1]) else {
      Issue.record("\(source) is read: \(outcome(source))")
      return
    }
  }

  @Test(
    "String and Bytes Values: the examples",
    arguments: [
      (#""""#, .string("")), (#"'""'"#, .string("\"\"")), ("'''x''x'''", .string("x''x")), (#""\"""#, .string("\"")),
      (#""\\""#, .string("\\")), (#"r"\\""#, .string(#"\\"#)), (#"b"abc""#, .bytes([97, 98, 99])),
      (#"b"ÿ""#, .bytes([195, 191])), (#"b"\303\277""#, .bytes([195, 191])), (#""\303\277""#, .string("Ã¿")),
      (#""\377""#, .string("ÿ")), (#"b"\377""#, .bytes([255])), (#""\xFF""#, .string("ÿ")),
      (#"b"\xFF""#, .bytes([255])),
    ] as [(String, ExpressionValue)])
  func examples(_ source: String, _ expected: ExpressionValue) {
    #expect(outcome(source) == .value(expected))
  }

  @Test("Name Resolution: a name with a dot before it is that of the form, and a variable is no function")
  func names() {
    #expect(outcome("[1].map(a, .a + a)", ["a": 10]) == .value([11]))
    #expect(outcome("size.size() > size(size)", ["size": "four"]) == .value(false))
    #expect(outcome("google.protobuf.Timestamp == type(timestamp(0))") == .value(true))
  }

  @Test(
    "Gradual Type Checking: types are those of values, whatever they are in",
    arguments: [
      ("[1, 'a', null, 2.5][1]", .value("a")), ("{'a': 1, 'b': 'x'}.b + 'y'", .value("xy")),
      ("dyn(1) + dyn(2)", .value(3)), ("dyn(1) + dyn('a')", .error("0-17: '+' is not defined for int and string")),
      ("type(dyn(1)) == int", .value(true)), ("dyn([1, 'a'])[0] == 1", .value(true)),
      ("[1, 2.0, 3u].map(x, type(x)) == [int, double, uint]", .value(true)),
    ] as [(String, Outcome)])
  func types(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "Runtime Errors: one anywhere is one of the whole, but where logic decides without",
    arguments: [
      ("[1, 1 / 0]", "4-9"), ("{'a': 1 / 0}", "6-11"), ("{1 / 0: 1}", "1-6"), ("size([1 / 0])", "6-11"),
      ("(1 / 0) == (1 / 0)", "1-6"), ("1 / 0 > 0 ? 1 : 1", "0-5"), ("[1 / 0][0]", "1-6"), ("(1 / 0) in [1]", "1-6"),
      ("[0].map(x, 1 / x).size()", "11-16"), ("[0].filter(x, 1 / x == 1)", "14-19"), ("!(1 / 0 == 1)", "2-7"),
      ("'%d'.format([1 / 0])", "13-18"),
    ])
  func errors(_ source: String, _ place: String) {
    #expect(outcome(source) == .error("\(place): division by zero"))
  }

  @Test(
    "Logical Operators: errors that do not matter, from either side and however many there are",
    arguments: [
      ("1 / 0 == 0 || 1 / 0 == 0 || true", .value(true)), ("true || 1 / 0 == 0 || 1 / 0 == 0", .value(true)),
      ("1 / 0 == 0 && 1 / 0 == 0 && false", .value(false)), ("(1 / 0 == 0 || true) && (false || true)", .value(true)),
      ("1 / 0 == 0 ? 1 : 2", .error("0-5: division by zero")), ("(true || 1 / 0 == 0) ? 1 : 1 / 0", .value(1)),
      ("[0, 1].exists(x, 1 / x == 1) && ![0, 2].all(x, 1 / x == 1)", .value(true)),
    ] as [(String, Outcome)])
  func logic(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "Field Selection: a field of a map is its key, and nothing else has any",
    arguments: [
      ("{'a': 1}.a == {'a': 1}['a']", .value(true)), ("has({'a': 1}.a) && !has({'a': 1}.b)", .value(true)),
      ("{1: 2}.a", .error("0-8: there is no key 'a'")), ("has({1: 2}.a)", .value(false)),
      ("[1].a", .error("0-5: '.a' is not defined for list")), ("1.5.a", .error("0-5: '.a' is not defined for double")),
      ("true.a", .error("0-6: '.a' is not defined for bool")),
      ("has([1].a)", .error("0-10: 'has' is not defined for list")),
    ] as [(String, Outcome)])
  func fields(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "Macros: has takes a field, and the others a name",
    arguments: [
      "has(a)", "has(a['b'])", "has(1)", "has(a.b, a.c)", "[1].all(1, true)", "[1].all(x.y, true)", "[1].map(x)",
      "[1].map(x, y, z, w)", "[1].filter('x', true)", "[1].exists(x, y, true)",
    ])
  func macros(_ source: String) {
    guard case .syntax = outcome(source, ["a": ["b": 1]]) else {
      Issue.record("\(source) is read")
      return
    }
  }

  @Test(
    "Overflow: of conversions, too",
    arguments: [
      "int(9223372036854775808u)", "int(9223372036854775808.0)", "int(-9223372036854775808.0)", "int(double('NaN'))",
      "int(1.0 / 0.0)", "uint(18446744073709551616.0)", "uint(-1.0)", "uint(double('NaN'))",
      "int('9223372036854775808')",
      "uint('18446744073709551616')", "timestamp('10000-01-01T00:00:00Z')", "timestamp('0000-12-31T23:59:59Z')",
      "timestamp(253402300800)", "timestamp(-62135596801)", "duration('400000000000s')",
    ])
  func overflow(_ source: String) {
    guard case .error = outcome(source) else {
      Issue.record("\(source) is \(outcome(source))")
      return
    }
  }

  @Test(
    "Timezones: offsets, on either side of a day",
    arguments: [
      ("getFullYear('+01:00')", 2010), ("getMonth('+01:00')", 0), ("getDate('+01:00')", 1),
      ("getDayOfMonth('+01:00')", 0), ("getDayOfYear('+01:00')", 0), ("getDayOfWeek('+01:00')", 5),
      ("getHours('-00:30')", 23), ("getMinutes('-00:30')", 0), ("getSeconds('+05:45')", 59),
      ("getMilliseconds('+05:45')", 250), ("getHours('UTC')", 23), ("getDayOfYear()", 364), ("getMonth()", 11),
    ] as [(String, ExpressionValue)])
  func zones(_ call: String, _ expected: ExpressionValue) {
    #expect(outcome("timestamp('2009-12-31T23:30:59.25Z').\(call)") == .value(expected))
  }
}
