import Testing

@testable import Values

@Suite("JSON")
struct JSONTests {
  @Test(
    "numbers compare by value and keep their text",
    arguments: [
      ("1", "1.0", true), ("0.1", "1e-1", true), ("100", "1E+2", true), ("-0", "0", true), ("0.0e5", "0", true),
      ("1", "-1", false), ("10", "1", false), ("1.5", "1.50", true),
      ("123456789012345678901234567890", "123456789012345678901234567891", false), ("1e400", "1e401", false),
    ])
  func numbers(left: String, right: String, areEqual: Bool) throws {
    let (left, right) = (try #require(JSONNumber(left)), try #require(JSONNumber(right)))
    #expect((left == right) == areEqual)
    #expect(!areEqual || left.hashValue == right.hashValue)
    #expect("\(right)" == right.text)
  }

  @Test(
    "only JSON's numbers are numbers",
    arguments: ["", "-", "+1", "01", "1.", ".5", "1e", "1e+", "0x1", "NaN", "1e9999999999"])
  func badNumbers(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test("integers", arguments: [0, 7, -7, 1200, Int.max, Int.min])
  func integers(value: Int) {
    #expect(JSONNumber(value) == JSONNumber(String(value)))
  }

  @Test("the order of members does not matter, that of elements does")
  func equality() throws {
    #expect(try JSONParser.parse(#"{"a": 1, "b": [1, 2]}"#) == JSONParser.parse(#"{"b":[1,2.0],"a":1}"#))
    #expect(try JSONParser.parse("[1, 2]") != JSONParser.parse("[2, 1]"))
    #expect(try JSONParser.parse(#"{"a": 1}"#) != JSONParser.parse(#"{"a": 1, "b": 2}"#))
    #expect(JSONValue.string("\u{e9}") != .string("e\u{301}"))
  }

  @Test(
    "values are written on one line",
    arguments: [
      ("null", "null"), (" [ true,false ] ", "[true, false]"), (#"{"a":{},"b":[]}"#, #"{"a": {}, "b": []}"#),
      (#""\u00e9\ud83d\ude00\/\b""#, "\"é😀/\\b\""), (#""\u202e""#, #""\u202e""#), ("-1.50E2", "-1.50E2"),
    ])
  func descriptions(text: String, expected: String) throws {
    #expect(try JSONParser.parse(text).description == expected)
  }

  static let faultyTexts: [(String, JSONMistake.Kind, Range<Int>)] = [
    ("", .missingValue, 0..<0),
    ("1 2", .unexpectedCharacter(expected: "the end"), 2..<3),
    ("\"a", .unterminatedString, 0..<2),
    (#""\ud800""#, .badEscape("\\ud800"), 1..<7),
    (#""\x""#, .badEscape("\\x"), 1..<3),
    ("\"\u{1}\"", .controlCharacter, 1..<2),
    ("[1,]", .unexpectedCharacter(expected: "a JSON value"), 3..<4),
    ("[1", .unterminated("array"), 0..<1),
    ("nul", .unknownWord("nul"), 0..<3),
    ("1.e3", .badNumber("1.e3"), 0..<4),
  ]

  @Test("mistakes have a kind and a place", arguments: faultyTexts)
  func mistakes(text: String, kind: JSONMistake.Kind, range: Range<Int>) {
    #expect(throws: JSONMistake(kind: kind, utf8Range: range)) { try JSONParser.parse(text) }
  }
}
