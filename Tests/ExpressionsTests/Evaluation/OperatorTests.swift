import Testing

@testable import Expressions

struct OperatorTests {
  @Test(
    "arithmetic follows precedence and types",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("7 / 2", 3), ("-7 / 2", -3), ("7 % 3", 1),
      ("-7 % 3", -1), ("7 % -3", 1), ("2 * 3 % 4", 2), ("- (3)", -3), ("-(-3)", 3), ("1 - -1", 2), ("1--1", 2),
      ("5u / 2u", .uint(2)), ("5u % 2u", .uint(1)), ("3u * 4u", .uint(12)), ("4u - 3u", .uint(1)),
      ("4u + 3u", .uint(7)),
      ("1.5 + 2.0", 3.5), ("1.0 / 4.0", 0.25), ("1.0 / 0.0", .double(.infinity)), ("-1.0 / 0.0", .double(-.infinity)),
      ("2.0 * -1.5", -3.0), ("1.5 - 0.5", 1.0), ("-x", -3), ("-y", -1.5), ("x * x", 9),
      ("'a' + 'b' + 'c'", "abc"), ("b'a' + b'b'", .bytes([97, 98])), ("[1] + [2, 3]", [1, 2, 3]), ("[] + []", []),
      ("9223372036854775806 + 1", .int(.max)), ("-9223372036854775807 - 1", .int(.min)),
    ] as [(String, ExpressionValue)])
  func arithmetic(_ source: String, _ expected: ExpressionValue) {
    #expect(outcome(source, ["x": 3, "y": 1.5]) == .value(expected))
  }

  @Test(
    "an arithmetic mistake is an error with its place",
    arguments: [
      ("1 / 0", "0-5: division by zero"), ("1 % 0", "0-5: remainder of a division by zero"),
      ("1u / 0u", "0-7: division by zero"), ("1u % 0u", "0-7: remainder of a division by zero"),
      ("9223372036854775807 + 1", "0-23: the result of '+' is too large"),
      ("-9223372036854775808 - 1", "0-24: the result of '-' is too large"),
      ("2 * (9223372036854775807 * 2)", "5-28: the result of '*' is too large"),
      ("-9223372036854775808 / -1", "0-25: the result of '/' is too large"),
      ("-9223372036854775808 % -1", "0-25: the result of '%' is too large"),
      ("-(-9223372036854775808)", "0-23: the result of '-' is too large"),
      ("0u - 1u", "0-7: the result of '-' is too large"),
      ("18446744073709551615u + 1u", "0-26: the result of '+' is too large"),
      ("18446744073709551615u * 2u", "0-26: the result of '*' is too large"),
      ("1 + 1.0", "0-7: '+' is not defined for int and double"), ("1 + 1u", "0-6: '+' is not defined for int and uint"),
      ("1 + 'a'", "0-7: '+' is not defined for int and string"),
      ("1.0 % 2.0", "0-9: '%' is not defined for double and double"),
      ("-'a'", "0-4: '-' is not defined for string"), ("-1u", "0-3: '-' is not defined for uint"),
      ("[1] - [1]", "0-9: '-' is not defined for list and list"),
      ("true + true", "0-11: '+' is not defined for bool and bool"),
      ("null + 1", "0-8: '+' is not defined for null and int"), ("!1", "1-2: '!' is not defined for int"),
    ])
  func arithmeticError(_ source: String, _ expected: String) {
    #expect(outcome(source) == .error(expected))
  }

  @Test(
    "values are equal by content, numbers by mathematical value",
    arguments: [
      ("1 == 1", true), ("1 == 1.0", true), ("1 == 1u", true), ("1u == 1.0", true), ("1 == 1.5", false),
      ("-1 == 18446744073709551615u", false), ("9007199254740993 == 9007199254740992.0", false),
      ("9223372036854775807 == 9223372036854775808.0", false), ("1 == '1'", false), ("null == null", true),
      ("null == false", false), ("null == 0", false), ("'a' == 'a'", true), ("'a' != 'b'", true),
      ("'\\u00e9' == 'e\\u0301'", false), ("b'a' == b'a'", true), ("b'a' == 'a'", false),
      ("[1, 2] == [1.0, 2u]", true), ("[1, 2] == [2, 1]", false), ("[1] == [1, 1]", false), ("[] == {}", false),
      ("{'a': 1, 'b': 2} == {'b': 2.0, 'a': 1}", true), ("{'a': 1} == {'b': 1}", false),
      ("{1: 'x'} == {1u: 'x'}", true),
      ("double('NaN') == double('NaN')", false), ("double('NaN') != double('NaN')", true), ("0.0 == -0.0", true),
      ("type(1) == int", true), ("type(1u) == uint", true), ("type(1.0) == double", true), ("type('') == string", true),
      ("type(null) == null_type", true), ("type([]) == list", true), ("type({}) == map", true),
      ("type(int) == type", true), ("type(type(1)) == type", true), ("type(b'') == bytes", true),
      ("type(true) == bool", true),
      ("type(timestamp(0)) == google.protobuf.Timestamp", true),
      ("type(duration('1s')) == google.protobuf.Duration", true),
      ("type(1) == string", false), ("duration('60s') == duration('1m')", true),
      ("timestamp('2026-01-01T00:00:00Z') == timestamp('2026-01-01T02:00:00+02:00')", true),
    ])
  func equality(_ source: String, _ expected: Bool) {
    #expect(outcome(source) == .value(.bool(expected)))
  }

  @Test(
    "values of one kind, and all numbers, have an order",
    arguments: [
      ("1 < 2", true), ("2 < 1", false), ("1 <= 1", true), ("1 >= 2", false), ("1 < 1.5", true), ("2 > 1.5", true),
      ("1u < 2", true), ("-1 < 0u", true), ("0u > -1", true), ("1 <= 1u", true), ("-1.5 < -1", true),
      ("-1 > -1.5", true),
      ("9007199254740993 > 9007199254740992.0", true), ("9223372036854775807 < 9223372036854775808.0", true),
      ("18446744073709551615u < 1e30", true), ("-9223372036854775808 > -1e30", true),
      ("double('NaN') < 1", false), ("double('NaN') >= 1.0", false), ("1 < double('NaN')", false),
      ("'a' < 'b'", true), ("'Z' < 'a'", true), ("'a' < 'ab'", true), ("'é' > 'z'", true),
      ("'\\U0001F600' > '\\uFF5E'", true),
      ("false < true", true), ("true <= true", true), ("b'a' < b'b'", true),
      ("timestamp('2026-01-01') < timestamp('2026-01-02')", true), ("duration('1h') > duration('59m')", true),
    ])
  func order(_ source: String, _ expected: Bool) {
    #expect(outcome(source) == .value(.bool(expected)))
  }

  @Test(
    "logic absorbs errors that do not matter",
    arguments: [
      ("false && (1 / 0 == 0)", .value(false)), ("(1 / 0 == 0) && false", .value(false)),
      ("true || (1 / 0 == 0)", .value(true)), ("(1 / 0 == 0) || true", .value(true)),
      ("true && (1 / 0 == 0)", .error("9-14: division by zero")),
      ("(1 / 0 == 0) && true", .error("1-6: division by zero")),
      ("false || (1 / 0 == 0)", .error("10-15: division by zero")),
      ("(1 / 0 == 0) && (1 % 0 == 0)", .error("1-6: division by zero")),
      ("false && 'x'", .value(false)), ("'x' && false", .value(false)), ("'x' || true", .value(true)),
      ("true && 'x'", .error("8-11: '&&' is not defined for string")),
      ("1 || false", .error("0-1: '||' is not defined for int")),
      ("true && true && false", .value(false)), ("false || false || true", .value(true)),
      ("true || false && false", .value(true)), ("(true || false) && false", .value(false)),
      ("!true", .value(false)), ("!!true", .value(true)), ("!(1 == 2)", .value(true)), ("!true || true", .value(true)),
      ("true ? 1 : 2", .value(1)), ("false ? 1 : 2", .value(2)), ("true ? 1 : 1 / 0", .value(1)),
      ("false ? 1 / 0 : 2", .value(2)), ("false ? 1 : false ? 2 : 3", .value(3)),
      ("true ? false ? 1 : 2 : 3", .value(2)),
      ("1 ? 2 : 3", .error("0-1: '?' is not defined for int")), ("1 < 2 && 2 < 3 ? 'a' : 'b'", .value("a")),
    ] as [(String, Outcome)])
  func logic(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "fields, subscripts and 'in' look into lists and maps",
    arguments: [
      ("[1, 2, 3][0]", .value(1)), ("[1, 2, 3][2u]", .value(3)), ("[1, 2, 3][1.0]", .value(2)),
      ("[1][1]", .error("0-6: there is no element 1 in a list of 1")),
      ("[1][-1]", .error("0-7: there is no element -1 in a list of 1")),
      ("[1][0.5]", .error("0-8: '[]' is not defined for list and double")),
      ("[1]['0']", .error("0-8: '[]' is not defined for list and string")),
      ("[1][true]", .error("0-9: '[]' is not defined for list and bool")),
      ("{'a': 1}.a", .value(1)), ("{'a': 1}['a']", .value(1)), ("{1: 'x'}[1u]", .value("x")),
      ("{1u: 'x'}[1]", .value("x")),
      ("{1: 'x'}[1.0]", .value("x")), ("{true: 1}[true]", .value(1)), ("{'a': {'b': [10, 20]}}.a.b[1]", .value(20)),
      ("{'a': 1}.b", .error("0-10: there is no key 'b'")), ("{'a': 1}['b']", .error("0-13: there is no key 'b'")),
      ("{'a': 1}[key]", .error("0-13: there is no such key")), ("{1: 2}[1.5]", .error("0-11: there is no such key")),
      ("{'in': 1}.in", .value(1)), ("{'x-y': 1}.`x-y`", .value(1)), ("{'for': 1}.for", .value(1)),
      ("{'null': 1}.null", .value(1)),
      ("{'a': 1, 'a': 2}", .error("0-16: a key stands twice in the map")),
      ("{1: 1, 1u: 2}", .error("0-13: a key stands twice in the map")),
      ("{1.5: 1}", .error("1-4: '{}' is not defined for double")),
      ("{[]: 1}", .error("1-3: '{}' is not defined for list")),
      ("'a'.b", .error("0-5: '.b' is not defined for string")),
      ("'abc'[0]", .error("0-8: '[]' is not defined for string and int")),
      ("2 in [1, 2]", .value(true)), ("2.0 in [1, 2]", .value(true)), ("'2' in [1, 2]", .value(false)),
      ("null in [null]", .value(true)), ("[1] in [[1], [2]]", .value(true)), ("1 in []", .value(false)),
      ("'a' in {'a': 1}", .value(true)), ("'b' in {'a': 1}", .value(false)), ("1.0 in {1: 1}", .value(true)),
      ("'a' in 'abc'", .error("0-12: 'in' is not defined for string")), ("!('a' in ['b'])", .value(true)),
    ] as [(String, Outcome)])
  func containers(_ source: String, _ expected: Outcome) {
    #expect(outcome(source, ["key": "secret"]) == expected)
  }

  @Test("a map of many entries finds each of them")
  func largeMap() {
    let entries = (0..<100).map { "'k\($0)': \($0)" }.joined(separator: ", ")
    #expect(outcome("{\(entries)}.k73") == .value(73))
    #expect(outcome("'k100' in {\(entries)}") == .value(false))
  }
}
