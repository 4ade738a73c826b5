import Testing

@testable import Expressions

struct LiteralTests {
  @Test(
    "a literal is its value",
    arguments: [
      ("null", nil), ("true", true), ("false", false),
      ("0", 0), ("42", 42), ("0x1F", 31), ("0xfF", 255), ("-5", -5), ("--5", 5), ("007", 7),
      ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)), ("-0x8000000000000000", .int(.min)),
      ("1u", .uint(1)), ("0xFFu", .uint(255)), ("18446744073709551615u", .uint(.max)), ("3U", .uint(3)),
      ("1.5", 1.5), (".5", 0.5), ("1e3", 1000.0), ("1.5E-3", 0.0015), ("-0.25", -0.25), ("2e+2", 200.0),
      ("1e308", 1e308), ("[]", []), ("{}", [:]), ("[1, 'a', null,]", [1, "a", nil]),
      ("{'a': 1, 'b': [2],}", ["a": 1, "b": [2]]),
      ("{1: 'x', true: 'y', 2u: 'z'}", [1: "x", true: "y", .uint(2): "z"]),
      ("b'abc'", .bytes([97, 98, 99])), ("b'\\xff\\377'", .bytes([255, 255])), ("b'ü'", .bytes([0xC3, 0xBC])),
      ("br'\\n'", .bytes([92, 110])), ("B\"\"", .bytes([])), ("1 // one", 1), ("// first\n  2 // second", 2),
      (" \t\r\n3\u{c}", 3),
    ] as [(String, ExpressionValue)])
  func literal(_ source: String, _ expected: ExpressionValue) {
    #expect(outcome(source) == .value(expected))
  }

  @Test(
    "a string literal is its text, escapes resolved",
    arguments: [
      (#"'abc'"#, "abc"), (#""it's""#, "it's"), (#"'say "hi"'"#, "say \"hi\""), (#"''"#, ""),
      (#"'\a\b\f\n\r\t\v'"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"'\\ \? \" \' \`'"#, "\\ ? \" ' `"),
      (#"'\x41\X42'"#, "AB"), (#"'\xff'"#, "ÿ"), (#"'\u00e9'"#, "é"), (#"'\U0001F600'"#, "😀"), (#"'\101\012'"#, "A\n"),
      (#"r'\n'"#, #"\n"#), ("R\"a\\b\"", "a\\b"), (#"r'\'"#, "\\"),
      ("'''a 'quoted' \"word\"\nline two'''", "a 'quoted' \"word\"\nline two"), ("\"\"\"\"x\"\"\"", "\"x"),
      (#"r'''\d'''"#, #"\d"#), (#"'''\t'''"#, "\t"), ("'日本'", "日本"), (#"'\0331'"#, "\u{1B}1"),
    ])
  func string(_ source: String, _ expected: String) {
    #expect(outcome(source) == .value(.string(expected)))
  }

  @Test("a map keeps the order it was written in")
  func mapOrder() throws {
    guard case .value(.map(let map)) = outcome("{'z': 1, 'a': 2, 'm': 3}") else {
      Issue.record("no map")
      return
    }
    #expect(map.keys == ["z", "a", "m"])
    #expect(map[field: "a"] == 2)
    #expect(map[field: "q"] == nil)
  }
}
