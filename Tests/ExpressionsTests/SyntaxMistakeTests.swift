import Testing

@testable import Expressions

/// Every diagnostic as `start-end: message` with its help after ` | `.
func mistakes(in source: String) -> [String] {
  do throws(ExpressionDiagnostics) {
    _ = try Expression(parsing: source)
    return []
  } catch {
    return error.all.map(\.line)
  }
}

extension ExpressionDiagnostic {
  var line: String { "\(range.lowerBound)-\(range.upperBound): \(message)" + (help.map { " | \($0)" } ?? "") }
}

struct SyntaxMistakeTests {
  @Test(
    "a syntax mistake is placed, named and explained",
    arguments: [
      ("", ["0-0: expression is empty"]),
      ("1 +", ["3-3: expected a value after '+'"]),
      ("+ 1", ["0-1: expected a value, found '+'"]),
      ("a b", ["2-3: expected an operator between 'a' and 'b'"]),
      ("a and b", ["2-5: expected an operator between 'a' and 'and' | write && for and"]),
      (
        "a or b or c",
        [
          "2-4: expected an operator between 'a' and 'or' | write || for or",
          "7-9: expected an operator between 'b' and 'or' | write || for or",
        ]
      ),
      (
        "x not in y",
        [
          "2-5: expected an operator between 'x' and 'not' | write ! for not, as in !(a in b)",
          "6-8: expected a value after 'not', found 'in'",
        ]
      ),
      ("a = 1", ["2-3: unexpected character '=' | write == to compare"]),
      (
        "a & b | c",
        ["2-3: unexpected character '&' | write && for and", "6-7: unexpected character '|' | write || for or"]
      ),
      ("a === 1", ["2-5: unknown operator '===' | write =="]), ("a !== 1", ["2-5: unknown operator '!==' | write !="]),
      (
        "“a”",
        [
          "0-3: unexpected character '“' | write strings between ' or \"",
          "4-7: unexpected character '”' | write strings between ' or \"",
        ]
      ),
      ("a ≤ 1", ["2-5: unexpected character '≤' | write <="]),
      ("$a", ["0-1: unexpected character '$' | write names as they are, without a sign before them"]),
      ("'abc", ["0-4: string is not closed | end it with the quote it begins with"]),
      ("'''abc'", ["0-7: string is not closed | end it with the quote it begins with"]),
      (
        "'a\nb'",
        [
          "0-2: string is not closed | end it with the quote it begins with",
          "3-5: string is not closed | end it with the quote it begins with",
        ]
      ),
      (
        #"'\q' + '\d'"#,
        [
          #"1-3: unknown escape '\q' in string | write \\ for a backslash itself, or r'…' for a string without escapes"#,
          #"8-10: unknown escape '\d' in string | write \\ for a backslash itself, or r'…' for a string without escapes"#,
        ]
      ),
      (#"'\x4'"#, [#"1-4: escape '\x4' needs 2 digits"#]),
      (#"'\ud800'"#, [#"1-7: escape '\ud800' is no Unicode character"#]),
      (#"'\08'"#, [#"1-3: escape '\0' needs 3 digits"#]),
      (
        #"b'\u0041'"#,
        [#"2-4: unknown escape '\u' in string | write \\ for a backslash itself, or r'…' for a string without escapes"#]
      ),
      (
        "9223372036854775808",
        ["0-19: number '9223372036854775808' is too large | ints go from -9223372036854775808 to 9223372036854775807"]
      ),
      (
        "99999999999999999999",
        ["0-20: number '99999999999999999999' is too large | ints go from -9223372036854775808 to 9223372036854775807"]
      ),
      (
        "18446744073709551616u",
        ["0-21: number '18446744073709551616u' is too large | uints go from 0 to 18446744073709551615"]
      ),
      ("1e999", ["0-5: number '1e999' is too large"]),
      ("2nd == 1", ["0-3: '2nd' is neither a number nor a name | a name begins with a letter or '_'"]),
      ("package == 1", ["0-7: 'package' is a reserved word"]),
      ("if (a) 1", ["0-2: 'if' is a reserved word | write condition ? value : otherwise"]),
      ("(1 + 2", ["6-6: '(' is not closed | add ')'"]), ("[1, 2", ["5-5: '[' is not closed | add ']'"]),
      ("{'a': 1", ["7-7: '{' is not closed | add '}'"]),
      ("(1 + 2]", ["6-7: expected ',' or ')', found ']'"]), ("1)", ["1-2: ')' without '('"]),
      ("f(1 2)", ["4-5: expected ',' or ')', found '2'"]),
      ("a ? b", ["5-5: expected ':' after the value for true | write condition ? value : otherwise"]),
      ("{'a' 1}", ["5-6: expected ':' after the key of a map, found '1' | write {'key': value}"]),
      ("a.", ["2-2: expected a name after '.'"]), ("a.1", ["1-3: expected an operator between 'a' and '.1'"]),
      ("a..b", ["2-3: expected a name after '.', found '.'"]),
      ("a && || b", ["5-7: expected a value after '&&', found '||'"]),
      ("a * / b", ["4-5: expected a value after '*', found '/'"]),
      ("[1, , 2]", ["4-5: expected a value after ',', found ','"]),
      ("f(,)", ["2-3: expected a value after '(', found ','"]),
      (
        "(1 +) * (2 -)", ["4-5: expected a value after '+', found ')'", "12-13: expected a value after '-', found ')'"]
      ),
      ("`a`", ["0-3: expected a value, found '`a`'"]),
      ("a.`b", ["2-4: quoted name is not closed | write strings between ' or \"; ` is for names after a dot"]),
      (
        "has(a)",
        ["4-5: 'has' takes one field of a map, as in has(env.HOME) | write a != null to ask whether it has a value"]
      ),
      ("has()", ["0-5: 'has' takes one field of a map, as in has(env.HOME)"]),
      ("has(a[0])", ["4-8: 'has' takes one field of a map, as in has(env.HOME)"]),
      ("a.all(x > 0)", ["2-5: 'all' takes a name for the element and what to do with it | write list.all(x, x > 0)"]),
      ("a.map(x)", ["2-5: 'map' takes a name for the element and what to do with it | write list.map(x, x + 1)"]),
      (
        "a.filter(x, 1, 2)",
        ["2-8: 'filter' takes a name for the element and what to do with it | write list.filter(x, x > 0)"]
      ),
      ("a.matches('(b')", ["11-12: invalid pattern: '(' is not closed | write \\( for a parenthesis itself"]),
      (
        #"a.matches('\\d[z-a]')"#,
        ["15-18: invalid pattern: the range is upside down | the character with the smaller code comes first"]
      ),
      (
        "matches(a, r'(?=b)')",
        [
          "13-16: invalid pattern: lookahead and lookbehind are not supported | write two rules, or list the allowed forms with |"
        ]
      ),
      ("a; b", ["1-2: unexpected character ';' | an expression is a single value"]),
    ])
  func mistake(_ source: String, _ expected: [String]) {
    #expect(mistakes(in: source) == expected)
  }

  @Test("nesting is bounded, and the place is told")
  func nesting() {
    func nested(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + "1" + String(repeating: ")", count: levels)
    }
    #expect(mistakes(in: nested(63)) == [])
    #expect(mistakes(in: nested(64)) == ["64-65: expression is nested deeper than 64 levels"])
    #expect(mistakes(in: nested(10_000)) == ["64-65: expression is nested deeper than 64 levels"])
    #expect(
      mistakes(in: String(repeating: "!", count: 1000) + "a") == ["64-65: expression is nested deeper than 64 levels"])
    #expect(mistakes(in: String(repeating: "-", count: 1000) + "a").count == 1)
    #expect(mistakes(in: String(repeating: "[", count: 1000)).count == 1)
    #expect(mistakes(in: String(repeating: "{1:", count: 1000)).count == 1)
    #expect(mistakes(in: String(repeating: "a.f(", count: 1000)).count == 1)
  }

  @Test("long chains of conditions are no nesting, chains of operations are bounded")
  func chains() {
    let condition = Array(repeating: "true", count: 5000).joined(separator: " && ")
    #expect(outcome(condition) == .value(true))
    let ladder = (0..<200).map { "x == \($0) ? 'v\($0)' : " }.joined() + "'none'"
    #expect(outcome(ladder, ["x": 199]) == .value("v199"))
    let sum = Array(repeating: "1", count: 250).joined(separator: " + ")
    #expect(outcome(sum) == .value(250))
    #expect(
      mistakes(in: sum + " + 1") == [
        "0-1001: more than 250 operations in one another | split the expression into computed fields"
      ])
    #expect(
      mistakes(in: "'\(String(repeating: "x", count: 70_000))'") == ["0-70002: expression is longer than 65536 bytes"])
  }

  @Test("an expression tells which names it reads")
  func references() throws {
    let expression = try Expression(
      parsing: "plan == 'team' && guests.all(g, g.age > min && g != plan) && type(x) == int")
    #expect(expression.references == ["plan", "guests", "min", "x", "int"])
    #expect(expression.variableNames == ["plan", "guests", "min", "x", "int"])
    #expect(try Expression(parsing: "type(x) == google.protobuf.Timestamp").references == ["x"])
    #expect(try Expression(parsing: "google.cloud").references == ["google"])
    let twice = "google.protobuf.Timestamp == google.protobuf.Duration || google.x"
    #expect(try Expression(parsing: twice).references == ["google"])
    #expect(
      try Expression(parsing: "a == google.protobuf.Timestamp && google.protobuf.Duration == b").variableNames == [
        "a", "b",
      ])
  }
}
