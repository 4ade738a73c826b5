import Testing
import Values

@testable import Expressions

struct FunctionTests {
  @Test(
    "texts are asked and taken apart by Unicode scalar",
    arguments: [
      ("size('')", .value(0)), ("size('héllo')", .value(5)), ("'e\\u0301'.size()", .value(2)),
      ("size([1, 2])", .value(2)),
      ("size({'a': 1})", .value(1)), ("size(b'\\xff\\xfe')", .value(2)),
      ("size(1)", .error("0-7: 'size' is not defined for int")),
      ("'foobar'.startsWith('foo')", .value(true)), ("'foobar'.startsWith('bar')", .value(false)),
      ("''.startsWith('')", .value(true)),
      ("'foobar'.endsWith('bar')", .value(true)), ("'foobar'.endsWith('foo')", .value(false)),
      ("'a'.endsWith('aa')", .value(false)),
      ("'foobar'.contains('oba')", .value(true)), ("'foobar'.contains('x')", .value(false)),
      ("'a'.contains('')", .value(true)),
      ("'ab' .contains('abc')", .value(false)), ("'aab'.contains('ab')", .value(true)),
      ("'e\\u0301'.startsWith('e')", .value(true)),
      ("'ada@b.c'.split('@')[0]", .value("ada")), ("'a,b,,c'.split(',')", .value(["a", "b", "", "c"])),
      ("''.split(',')", .value([""])),
      ("'a,b,c'.split(',', 2)", .value(["a", "b,c"])), ("'a,b'.split(',', 0)", .value([])),
      ("'a,b,c'.split(',', -1)", .value(["a", "b", "c"])),
      ("'héy'.split('')", .value(["h", "é", "y"])), ("''.split('')", .value([])),
      ("'abc'.split('', 2)", .value(["a", "bc"])),
      ("'a--b'.split('--')", .value(["a", "b"])), ("['a', 'b'].join()", .value("ab")),
      ("['a', 'b'].join(', ')", .value("a, b")),
      ("[].join(',')", .value("")), ("['a', 1].join()", .error("0-15: 'join' is not defined for list")),
      ("'TacoCat é'.lowerAscii()", .value("tacocat é")), ("'TacoCÆt'.upperAscii()", .value("TACOCÆT")),
      ("' \\t\\n a b \\u00a0 '.trim()", .value("a b")), ("'   '.trim()", .value("")),
      ("'héy'.reverse()", .value("yéh")),
      ("'hello hello'.replace('he', 'we')", .value("wello wello")),
      ("'hello hello'.replace('he', 'we', 1)", .value("wello hello")),
      ("'hello'.replace('he', 'we', 0)", .value("hello")), ("'hello'.replace('', '_')", .value("_h_e_l_l_o_")),
      ("'hello'.replace('', '_', 2)", .value("_h_ello")), ("'aaa'.replace('aa', 'b')", .value("ba")),
      ("'hello'.replace('l', '')", .value("heo")),
      ("'tacocat'.substring(4)", .value("cat")), ("'tacocat'.substring(0, 4)", .value("taco")),
      ("'héy'.substring(1, 2)", .value("é")),
      ("'abc'.substring(3)", .value("")),
      ("'abc'.substring(4)", .error("0-18: 'substring' was given a position outside the text")),
      ("'abc'.substring(2, 1)", .error("0-21: 'substring' was given a position outside the text")),
      ("'abc'.substring(-1)", .error("0-19: 'substring' was given a position outside the text")),
      ("'hello mellow'.indexOf('')", .value(0)), ("'hello mellow'.indexOf('ello')", .value(1)),
      ("'hello mellow'.indexOf('jello')", .value(-1)),
      ("'hello mellow'.indexOf('', 2)", .value(2)), ("'hello mellow'.indexOf('ello', 2)", .value(7)),
      ("'hello mellow'.indexOf('ello', 20)", .error("0-34: 'indexOf' was given a position outside the text")),
      ("'héllo'.indexOf('l')", .value(2)), ("'hello mellow'.lastIndexOf('')", .value(12)),
      ("'hello mellow'.lastIndexOf('ello')", .value(7)),
      ("'hello mellow'.lastIndexOf('jello')", .value(-1)), ("'hello mellow'.lastIndexOf('ello', 6)", .value(1)),
      ("'hello'.charAt(4)", .value("o")), ("'hello'.charAt(5)", .value("")), ("'héy'.charAt(1)", .value("é")),
      ("'hello'.charAt(6)", .error("0-17: 'charAt' was given a position outside the text")),
      ("'hello'.charAt(-1)", .error("0-18: 'charAt' was given a position outside the text")),
    ] as [(String, Outcome)])
  func text(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "numbers in a list are added and compared, those that nobody answered left out",
    arguments: [
      ("[1, 2, 3].sum()", .value(6)), ("[].sum()", .value(0)), ("[0.1, 0.2].sum()", .value(0.3)),
      ("[240.1, 3.2, null].sum()", .value(243.3)), ("[2u, 3u].sum()", .value(.uint(5))), ("[3, 1].min()", .value(1)),
      ("[1.5, 2.5].max()", .value(2.5)), ("[].max()", .value(.null)), ("[null, 4].min()", .value(4)),
      ("[1, 2.5, null].sum()", .value(3.5)), ("[0.1, 1, 0.2].sum()", .value(1.3)), ("[2, 2.5].max()", .value(2.5)),
      ("[2, 2.5].min()", .value(2)), ("[1u, 1].sum()", .error("0-13: 'sum' is not defined for list")),
      ("[9223372036854775807, 1].sum()", .error("0-30: the result of 'sum' is too large")),
    ] as [(String, Outcome)])
  func aggregates(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "conversions keep the value or fail",
    arguments: [
      ("int(1)", .value(1)), ("int(1u)", .value(1)), ("int(1.9)", .value(1)), ("int(-1.9)", .value(-1)),
      ("int('-42')", .value(-42)),
      ("int('42x')", .error("0-10: this string is no int")), ("int('')", .error("0-7: this string is no int")),
      ("int(' 1')", .error("0-9: this string is no int")), ("int(1e99)", .error("0-9: this double is no int")),
      ("int(18446744073709551615u)", .error("0-26: this uint is no int")),
      ("int(timestamp('1970-01-01T00:01:00Z'))", .value(60)),
      ("int(true)", .error("0-9: 'int' is not defined for bool")), ("uint(1)", .value(.uint(1))),
      ("uint('7')", .value(.uint(7))),
      ("uint(3.7)", .value(.uint(3))), ("uint(-1)", .error("0-8: this int is no uint")),
      ("uint('-1')", .error("0-10: this string is no uint")),
      ("double(1)", .value(1.0)), ("double('1.5e2')", .value(150.0)),
      ("double('x')", .error("0-11: this string is no double")),
      ("double('0x10')", .error("0-14: this string is no double")),
      ("double('1e999')", .error("0-15: this string is no double")),
      ("double('Infinity')", .value(.double(.infinity))),
      ("string(1)", .value("1")), ("string(1u)", .value("1")), ("string(true)", .value("true")),
      ("string('a')", .value("a")),
      ("string(b'abc')", .value("abc")), ("string(b'\\xff')", .error("0-15: this bytes is no string")),
      ("string(1.0)", .value("1")), ("string(-4.5e-3)", .value("-0.0045")), ("string(123.456)", .value("123.456")),
      ("string(1e20)", .value("100000000000000000000")), ("string(1e21)", .value("1e+21")),
      ("string(1.5e300)", .value("1.5e+300")),
      ("string(0.000001)", .value("0.000001")), ("string(1e-7)", .value("1e-7")),
      ("string(1.25e-10)", .value("1.25e-10")), ("string(-0.0)", .value("-0")),
      ("string(1.0 / 0.0)", .value("Infinity")), ("string(0.1 + 0.2)", .value("0.30000000000000004")),
      ("string(timestamp('2026-05-01T12:00:00.5+02:00'))", .value("2026-05-01T10:00:00.5Z")),
      ("string(duration('1h30m'))", .value("5400s")),
      ("string(duration('-1.5s'))", .value("-1.5s")), ("string([])", .error("0-10: 'string' is not defined for list")),
      ("bool('true')", .value(true)), ("bool('0')", .value(false)),
      ("bool('yes')", .error("0-11: this string is no bool")),
      ("bool(1)", .error("0-7: 'bool' is not defined for int")),
      ("bytes('é')", .value(.bytes([0xC3, 0xA9]))), ("dyn([1])", .value([1])), ("type(1)", .value(.type(.int))),
    ] as [(String, Outcome)])
  func conversion(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "format writes values into a text",
    arguments: [
      ("'%s has %d'.format(['Ada', 3])", .value("Ada has 3")), ("'%.2f'.format([2.5])", .value("2.50")),
      ("'%.0f'.format([2.5])", .value("2")),
      ("'%f'.format([1.0 / 3.0])", .value("0.333333")), ("'%.2f'.format([1.005])", .value("1.00")),
      ("'%.1f'.format([-0.25])", .value("-0.2")),
      ("'%.3f'.format([1e22])", .value("10000000000000000000000.000")), ("'%.2f'.format([7])", .value("7.00")),
      ("'%.2f'.format([0.0])", .value("0.00")),
      ("'%.2f'.format([0.999])", .value("1.00")), ("'%.20f'.format([0.1])", .value("0.10000000000000000555")),
      ("'%.2f'.format([5e-324])", .value("0.00")),
      ("'%x %X %o %b %%'.format([255, 255u, 8, 5])", .value("ff FF 10 101 %")),
      ("'%s'.format([[1, 'a', null]])", .value("[1, a, null]")),
      ("'%s'.format([{'a': 1.5}])", .value("{a: 1.5}")),
      ("'%d'.format([])", .error("0-15: the format asks for more values than the list has")),
      ("'%d'.format(['a'])", .error("0-18: '%d' does not format string")),
      ("'%'.format([])", .error("0-14: '%' at the end of the format")),
    ] as [(String, Outcome)])
  func format(_ source: String, _ expected: Outcome) {
    #expect(outcome(source) == expected)
  }

  @Test(
    "instants and spans are computed with",
    arguments: [
      ("timestamp('2026-05-01T00:00:00Z') + duration('36h') == timestamp('2026-05-02T12:00:00Z')", .value(true)),
      ("duration('36h') + timestamp('2026-05-01') == timestamp('2026-05-02T12:00:00Z')", .value(true)),
      ("timestamp('2026-05-02') - timestamp('2026-05-01')", .value(.duration(.seconds(86400)))),
      ("timestamp('2026-03-01') - duration('24h') == timestamp('2026-02-28')", .value(true)),
      ("duration('1h') - duration('90m')", .value(.duration(.seconds(-1800)))),
      ("duration('1h') + duration('1ms')", .value(.duration(.milliseconds(3_600_001)))),
      ("today - birthday > duration('157680h')", .value(true)),
      ("today.getFullYear() - birthday.getFullYear()", .value(36)),
      ("timestamp('9999-12-31T23:59:59Z') + duration('1s')", .error("0-50: the result of '+' is too large")),
      ("timestamp('0001-01-01T00:00:00Z') - duration('1ns')", .error("0-51: the result of '-' is too large")),
      (
        "timestamp('9999-12-31T23:59:59Z') - timestamp('0001-01-01T00:00:00Z')",
        .error("0-69: the result of '-' is too large")
      ),
      (
        "timestamp('0001-01-01T00:00:00Z') - timestamp('9999-12-31T23:59:59Z')",
        .error("0-69: the result of '-' is too large")
      ),
      ("timestamp('2000-01-01') - timestamp('1800-01-01') > duration('1h')", .value(true)),
      ("timestamp('2026-02-29')", .error("0-23: this string is no timestamp")),
      ("timestamp('2024-02-29').getDate()", .value(29)),
      ("timestamp('2026-05-01T24:00:00Z')", .error("0-33: this string is no timestamp")),
      ("timestamp('2026-05-01 10:00')", .error("0-29: this string is no timestamp")),
      ("timestamp('2009-02-13T23:31:30Z').getMonth()", .value(1)),
      ("timestamp('2009-02-13T23:31:30Z').getDate()", .value(13)),
      ("timestamp('2009-02-13T23:31:30Z').getDayOfMonth()", .value(12)),
      ("timestamp('2009-02-13T23:31:30Z').getDayOfWeek()", .value(5)),
      ("timestamp('2009-02-13T23:31:30Z').getDayOfYear()", .value(43)),
      ("timestamp('2009-02-13T23:31:30Z').getHours()", .value(23)),
      ("timestamp('2009-02-13T23:31:30Z').getMinutes()", .value(31)),
      ("timestamp('2009-02-13T23:31:20.123Z').getMilliseconds()", .value(123)),
      ("timestamp('2009-02-13T23:31:30Z').getSeconds()", .value(30)),
      ("timestamp('2009-02-13T23:31:30Z').getHours('+02:00')", .value(1)),
      ("timestamp('2009-02-13T23:31:30Z').getDate('02:30')", .value(14)),
      ("timestamp('2009-02-13T02:00:00Z').getDate('-08:00')", .value(12)),
      (
        "timestamp('2009-02-13').getHours('Mars')",
        .error("0-40: time zones are written as UTC or as an offset such as +02:00")
      ),
      ("duration('10000s').getHours()", .value(2)), ("duration('10000s').getMinutes()", .value(166)),
      ("duration('1.5s').getSeconds()", .value(1)),
      ("duration('123.321456789s').getMilliseconds()", .value(321)),
      ("duration('1x')", .error("0-14: this string is no duration")),
      ("duration('')", .error("0-12: this string is no duration")),
      ("duration('1')", .error("0-13: this string is no duration")),
      ("duration('0') == duration('0s')", .value(true)), ("duration('-1.5h') == duration('-90m')", .value(true)),
      ("duration('100us') == duration('100µs')", .value(true)),
      ("duration('99999999999999999h')", .error("0-30: this string is no duration")),
      ("timestamp(0)", .value(.timestamp(Instant(seconds: 0)!))),
      ("timestamp('1969-12-31T23:59:59.5Z').getMilliseconds()", .value(500)),
    ] as [(String, Outcome)])
  func time(_ source: String, _ expected: Outcome) {
    let today = Instant(expressionText: "2026-11-20")!
    let birthday = Instant(expressionText: "1990-12-10")!
    #expect(outcome(source, ["today": .timestamp(today), "birthday": .timestamp(birthday)]) == expected)
  }

  @Test(
    "matches looks for a pattern anywhere in the text",
    arguments: [
      ("'foobar'.matches('o+b')", .value(true)), ("'foobar'.matches('^o')", .value(false)),
      ("matches('abc', '^[a-c]+$')", .value(true)),
      (#"'a.b'.matches(r'a\.b')"#, .value(true)), ("'x'.matches(pattern)", .value(true)),
      ("'x'.matches(broken)", .error("0-19: the text is no valid pattern")),
      ("1.5.matches('a')", .error("0-16: 'matches' is not defined for double")),
    ] as [(String, Outcome)])
  func matches(_ source: String, _ expected: Outcome) {
    #expect(outcome(source, ["pattern": "^x$", "broken": "("]) == expected)
  }
}
