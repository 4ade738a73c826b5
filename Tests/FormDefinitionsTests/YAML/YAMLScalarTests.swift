import Testing

@testable import FormDefinitions

/// Plain scalars mean what YAML 1.2's core schema says.
struct YAMLScalarTests {
  static let cases: [(String, AnswerValue)] = [
    ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("nULL", .string("nULL")),
    ("true", .bool(true)), ("TRUE", .bool(true)), ("False", .bool(false)), ("yes", .string("yes")),
    ("no", .string("no")), ("on", .string("on")), ("Off", .string("Off")), ("y", .string("y")),
    ("0", .integer(0)), ("-12", .integer(-12)), ("+12", .integer(12)), ("0777", .integer(777)),
    ("0o17", .integer(15)), ("0x1F", .integer(31)), ("0b11", .string("0b11")), ("1_000", .string("1_000")),
    ("0x", .string("0x")), ("0x-1", .string("0x-1")), ("-", .string("-")), ("+", .string("+")), (".", .string(".")),
    ("1:20", .string("1:20")), ("2026-01-01", .string("2026-01-01")), ("1.5", .number(1.5)), ("1.", .number(1)),
    (".5", .number(0.5)), ("-1e3", .number(-1000)), ("1e", .string("1e")), ("1e+300", .number(1e300)),
    (".inf", .number(.infinity)), ("-.INF", .number(-.infinity)), ("inf", .string("inf")), ("nan", .string("nan")),
    ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ("-9223372036854775808", .integer(.min)), ("1.2.3", .string("1.2.3")), ("0x1p3", .string("0x1p3")),
  ]

  @Test(arguments: cases)
  func `a plain scalar is resolved by its form`(text: String, expected: AnswerValue) {
    #expect(YAMLScalar(text: text, style: .plain).resolved == expected)
    #expect(YAMLScalar(text: text, style: .doubleQuoted).resolved == .string(text))
  }
}
