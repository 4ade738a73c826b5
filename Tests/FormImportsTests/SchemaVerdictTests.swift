import FormDefinitions
import FormImports
import Testing

/// What JSON Schema says of values, keyword by keyword (core, sections 10 and 11; validation, section 6): for each schema
/// some values that fit it and some that do not.
struct SchemaVerdictTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let schema: String
    let fitting: [String]
    let wrong: [String]

    init(_ schema: String, _ fitting: [String], not wrong: [String]) {
      (self.schema, self.fitting, self.wrong) = (schema, fitting, wrong)
    }

    var testDescription: String { schema }
  }

  private static let draft7 = #""$schema": "http://json-schema.org/draft-07/schema#""#
  private static let draft4 = #""$schema": "http://json-schema.org/draft-04/schema#""#

  static let anyType = [
    Row("true", ["1", "null", "{}"], not: []),
    Row("false", [], not: ["1", "null", "{}"]),
    Row("{}", ["1", "[]", "null"], not: []),
    Row(#"{"type": "integer"}"#, ["1", "1.0", "-3"], not: ["1.5", "\"1\"", "true", "null"]),
    Row(#"{"type": "number"}"#, ["1", "1.5", "1e3"], not: ["\"1\"", "true"]),
    Row(#"{"type": "string"}"#, ["\"\"", "\"1\""], not: ["1", "null", "[\"a\"]"]),
    Row(#"{"type": "boolean"}"#, ["true", "false"], not: ["0", "\"true\"", "null"]),
    Row(#"{"type": "null"}"#, ["null"], not: ["0", "\"\"", "false"]),
    Row(#"{"type": "array"}"#, ["[]", "[1]"], not: ["{}", "null"]),
    Row(#"{"type": "object"}"#, ["{}"], not: ["[]", "null"]),
    Row(#"{"type": ["integer", "null"]}"#, ["1", "null"], not: ["1.5", "\"a\""]),
    Row(
      #"{"enum": [1, "a", null, [1], {"a": 1}]}"#, ["1", "1.0", "null", "[1]", "{\"a\": 1}"],
      not: ["\"1\"", "[2]", "{}"]),
    Row(#"{"enum": [0]}"#, ["0", "0.0"], not: ["false", "[0]"]),
    Row(
      #"{"const": {"a": 1, "b": [true]}}"#, [#"{"b": [true], "a": 1}"#], not: [#"{"a": 1}"#, #"{"a": 1, "b": [1]}"#]),
    Row(#"{"const": null}"#, ["null"], not: ["0", "\"\""]),
    Row(#"{"const": false}"#, ["false"], not: ["0", "[false]"]),
  ]

  static let numbers = [
    Row(#"{"minimum": 1.1}"#, ["1.1", "2", "\"a\""], not: ["1", "0.5"]),
    Row(#"{"maximum": 3}"#, ["3", "3.0", "-1"], not: ["3.1", "4"]),
    Row(#"{"exclusiveMinimum": 1}"#, ["1.1", "2"], not: ["1", "1.0", "0"]),
    Row(#"{"exclusiveMaximum": 3}"#, ["2.9"], not: ["3", "4"]),
    Row("{\(draft4), \"minimum\": 1, \"exclusiveMinimum\": true}", ["1.1"], not: ["1", "0"]),
    Row("{\(draft4), \"minimum\": 1, \"exclusiveMinimum\": false}", ["1"], not: ["0"]),
    Row("{\(draft4), \"maximum\": 3, \"exclusiveMaximum\": true}", ["2"], not: ["3"]),
    Row(#"{"multipleOf": 2}"#, ["4", "0", "-2", "\"a\""], not: ["7"]),
    Row(#"{"multipleOf": 1.5}"#, ["0", "4.5"], not: ["35"]),
    Row(#"{"multipleOf": 0.01}"#, ["19.99", "0.07"], not: ["0.075"]),
    Row(#"{"type": "integer", "multipleOf": 1e-8}"#, ["12391239123"], not: []),
  ]

  static let texts = [
    Row(#"{"minLength": 2}"#, ["\"ab\"", "1"], not: ["\"a\"", "\"\"", "\"\u{1F4A9}\""]),
    Row(#"{"maxLength": 2}"#, ["\"ab\"", "\"\u{1F4A9}\u{1F4A9}\""], not: ["\"abc\"", "\"e\u{301}x\""]),
    Row(#"{"maxLength": 2.0}"#, ["\"ab\""], not: ["\"abc\""]),
    Row(#"{"pattern": "^a*$"}"#, ["\"aaa\"", "\"\"", "5"], not: ["\"abc\""]),
    Row(#"{"pattern": "a+"}"#, ["\"xxaayy\""], not: ["\"xyz\""]),
    Row(#"{"format": "email"}"#, ["\"a@example.com\"", "1"], not: ["\"no address\""]),
    Row(#"{"format": "colour"}"#, ["\"none\"", "1"], not: []),
    Row(#"{"anyOf": [{"format": "ipv4"}, {"format": "ipv6"}]}"#, ["\"1.2.3.4\"", "\"::1\""], not: ["\"a\""]),
    Row(#"{"additionalProperties": {"format": "uuid"}}"#, ["{}"], not: [#"{"a": "b"}"#]),
  ]

  static let lists = [
    Row(#"{"minItems": 1}"#, ["[1]", "\"\""], not: ["[]"]),
    Row(#"{"maxItems": 2}"#, ["[1, 2]", "{}"], not: ["[1, 2, 3]"]),
    Row(
      #"{"uniqueItems": true}"#, ["[1, 2]", "[1, true]", "[0, false]", "[]"],
      not: ["[1, 1.0]", "[{\"a\": 1}, {\"a\": 1.0}]"]),
    Row(#"{"uniqueItems": false}"#, ["[1, 1]"], not: []),
    Row(#"{"items": {"type": "integer"}}"#, ["[1, 2]", "[]", "{\"a\": \"b\"}"], not: ["[1, \"x\"]"]),
    Row(#"{"items": false}"#, ["[]"], not: ["[1]"]),
    Row(
      #"{"prefixItems": [{"type": "integer"}, {"type": "string"}]}"#, ["[1, \"a\"]", "[1]", "[1, \"a\", true]"],
      not: ["[\"a\", 1]"]),
    Row(#"{"prefixItems": [{}], "items": {"type": "string"}}"#, ["[1, \"a\"]", "[1]"], not: ["[1, 2]"]),
    Row(#"{"prefixItems": [{}], "items": false}"#, ["[1]"], not: ["[1, 2]"]),
    Row(
      "{\(draft7), \"items\": [{\"type\": \"integer\"}], \"additionalItems\": {\"type\": \"string\"}}", ["[1, \"a\"]"],
      not: ["[1, 2]", "[\"a\"]"]),
    Row("{\(draft7), \"items\": [{}], \"additionalItems\": false}", ["[1]", "[]"], not: ["[1, 2]"]),
    Row("{\(draft7), \"items\": {}, \"additionalItems\": false}", ["[1, 2]"], not: []),
    Row(#"{"contains": {"minimum": 5}}"#, ["[3, 5]", "{}"], not: ["[3, 4]", "[]"]),
    Row(#"{"contains": {"const": 1}, "minContains": 2}"#, ["[1, 1]"], not: ["[1]", "[1, 2]"]),
    Row(#"{"contains": {"const": 1}, "minContains": 0}"#, ["[]", "[2]"], not: []),
    Row(#"{"contains": {"const": 1}, "maxContains": 1}"#, ["[1, 2]"], not: ["[1, 1]", "[]"]),
    Row(#"{"maxContains": 1}"#, ["[1, 1]"], not: []),
    Row(#"{"contains": false}"#, ["\"a\""], not: ["[1]", "[]"]),
    Row(#"{"unevaluatedItems": false}"#, ["[]"], not: ["[1]"]),
    Row(#"{"prefixItems": [{}], "unevaluatedItems": false}"#, ["[1]"], not: ["[1, 2]"]),
    Row(
      #"{"allOf": [{"prefixItems": [{}, {}]}], "unevaluatedItems": {"type": "string"}}"#, ["[1, 2, \"a\"]"],
      not: ["[1, 2, 3]"]),
    Row(
      #"{"contains": {"type": "string"}, "unevaluatedItems": {"type": "integer"}}"#, ["[\"a\", 1]"],
      not: ["[\"a\", true]"]),
    Row(#"{"items": {}, "unevaluatedItems": false}"#, ["[1, 2]"], not: []),
  ]

  static let objects = [
    Row(
      #"{"properties": {"a": {"type": "integer"}}}"#, [#"{"a": 1}"#, "{}", #"{"b": "x"}"#, "[]"], not: [#"{"a": "x"}"#]),
    Row(#"{"properties": {"a": false}}"#, ["{}"], not: [#"{"a": 1}"#]),
    Row(#"{"properties": {"a": {}}, "additionalProperties": false}"#, [#"{"a": 1}"#], not: [#"{"b": 1}"#]),
    Row(#"{"additionalProperties": {"type": "boolean"}}"#, [#"{"a": true}"#], not: [#"{"a": 1}"#]),
    Row(
      #"{"patternProperties": {"^x": {"type": "integer"}}, "additionalProperties": false}"#, [#"{"x1": 1}"#],
      not: [#"{"x1": "a"}"#, #"{"y": 1}"#]),
    Row(
      #"{"patternProperties": {"a": {"type": "integer"}, "b": {"minimum": 5}}}"#, [#"{"ab": 6}"#], not: [#"{"ab": 4}"#]),
    Row(#"{"propertyNames": {"maxLength": 2}}"#, [#"{"ab": 1}"#, "{}"], not: [#"{"abc": 1}"#]),
    Row(#"{"propertyNames": false}"#, ["{}"], not: [#"{"a": 1}"#]),
    Row(#"{"required": ["a"]}"#, [#"{"a": null}"#, "1"], not: ["{}", #"{"b": 1}"#]),
    Row(#"{"minProperties": 1}"#, [#"{"a": 1}"#, "[]"], not: ["{}"]),
    Row(#"{"maxProperties": 1}"#, [#"{"a": 1}"#], not: [#"{"a": 1, "b": 2}"#]),
    Row(#"{"dependentRequired": {"a": ["b"]}}"#, [#"{"a": 1, "b": 2}"#, #"{"b": 2}"#, "{}"], not: [#"{"a": 1}"#]),
    Row(
      #"{"dependentSchemas": {"a": {"properties": {"b": {"type": "integer"}}}}}"#,
      [#"{"b": "x"}"#, #"{"a": 1, "b": 2}"#], not: [#"{"a": 1, "b": "x"}"#]),
    Row(
      "{\(draft7), \"dependencies\": {\"a\": [\"b\"], \"c\": {\"required\": [\"d\"]}}}",
      [#"{"b": 1}"#, #"{"c": 1, "d": 1}"#], not: [#"{"a": 1}"#, #"{"c": 1}"#]),
    Row(#"{"unevaluatedProperties": false}"#, ["{}"], not: [#"{"a": 1}"#]),
    Row(#"{"properties": {"a": {}}, "unevaluatedProperties": false}"#, [#"{"a": 1}"#], not: [#"{"a": 1, "b": 2}"#]),
    Row(
      #"{"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": false}"#, [#"{"a": 1}"#], not: [#"{"b": 2}"#]),
    Row(#"{"allOf": [{"properties": {"a": {}}}], "additionalProperties": false}"#, ["{}"], not: [#"{"a": 1}"#]),
    Row(
      #"{"anyOf": [{"properties": {"a": {"const": 1}}, "required": ["a"]}, {"properties": {"b": {}}, "required": ["b"]}], "unevaluatedProperties": false}"#,
      [#"{"a": 1}"#, #"{"a": 1, "b": 2}"#], not: [#"{"a": 2, "b": 2}"#]),
    Row(
      #"{"if": {"properties": {"a": {"const": 1}}, "required": ["a"]}, "then": {"properties": {"b": {}}}, "unevaluatedProperties": false}"#,
      [#"{"a": 1, "b": 2}"#], not: [#"{"b": 2}"#]),
    Row(#"{"not": {"not": {"properties": {"a": {}}}}, "unevaluatedProperties": false}"#, ["{}"], not: [#"{"a": 1}"#]),
    Row(
      ##"{"$ref": "#/$defs/x", "unevaluatedProperties": false, "$defs": {"x": {"properties": {"a": {}}}}}"##,
      [#"{"a": 1}"#], not: [#"{"b": 1}"#]),
    Row(
      #"{"dependentSchemas": {"a": {"properties": {"b": {}}}}, "properties": {"a": {}}, "unevaluatedProperties": false}"#,
      [#"{"a": 1, "b": 1}"#], not: [#"{"b": 1}"#]),
    Row(
      #"{"properties": {"a": {}}, "unevaluatedProperties": {"type": "string"}}"#, [#"{"a": 1, "b": "x"}"#],
      not: [#"{"b": 1}"#]),
  ]

  static let logic = [
    Row(#"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, ["2"], not: ["0", "4"]),
    Row(#"{"allOf": []}"#, ["1"], not: []),
    Row(#"{"anyOf": [{"type": "integer"}, {"minimum": 2}]}"#, ["1", "2.5", "\"a\""], not: ["1.5"]),
    Row(#"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, ["1", "2.5"], not: ["3", "1.5"]),
    Row(#"{"oneOf": [true, false]}"#, ["1"], not: []),
    Row(#"{"oneOf": [true, true]}"#, [], not: ["1"]),
    Row(#"{"not": {"type": "integer"}}"#, ["\"a\"", "1.5"], not: ["1"]),
    Row(#"{"not": {}}"#, [], not: ["1", "null"]),
    Row(
      #"{"if": {"exclusiveMaximum": 0}, "then": {"minimum": -10}, "else": {"multipleOf": 2}}"#, ["-1", "4"],
      not: ["-100", "3"]),
    Row(#"{"then": {"const": 0}}"#, ["1"], not: []),
    Row(#"{"if": {"const": 0}}"#, ["0", "1"], not: []),
    Row(#"{"if": true, "else": {"const": 0}}"#, ["1"], not: []),
  ]

  static let references = [
    Row(##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "integer"}}}"##, ["1"], not: ["\"a\""]),
    Row(
      ##"{"properties": {"x": {"$ref": "#"}}, "additionalProperties": false}"##, [#"{"x": {"x": {}}}"#],
      not: [#"{"x": {"y": 1}}"#]),
    Row(##"{"$ref": "#/$defs/a~1b%25~0c", "$defs": {"a/b%~c": {"type": "integer"}}}"##, ["1"], not: ["\"a\""]),
    Row(##"{"prefixItems": [{"type": "integer"}, {"$ref": "#/prefixItems/0"}]}"##, ["[1, 2]"], not: ["[1, \"a\"]"]),
    Row(##"{"$ref": "#here", "$defs": {"a": {"$anchor": "here", "type": "integer"}}}"##, ["1"], not: ["\"a\""]),
    Row(
      ##"{"$ref": "https://e.x/a", "$defs": {"a": {"$id": "https://e.x/a", "type": "integer"}}}"##, ["1"],
      not: ["\"a\""]),
    Row(
      ##"{"$ref": "#/$defs/a", "maxLength": 1, "$defs": {"a": {"type": "string"}}}"##, ["\"a\""], not: ["\"ab\"", "1"]),
    Row(
      "{\(draft7), \"properties\": {\"a\": {\"$ref\": \"#/definitions/t\", \"maxLength\": 1}}, \"definitions\": {\"t\": {\"type\": \"string\"}}}",
      [#"{"a": "ab"}"#], not: [#"{"a": 1}"#]),
    Row(##"{"$ref": "https://e.x/elsewhere"}"##, [], not: ["1", "{}"]),
    Row(##"{"$ref": "#/nowhere"}"##, [], not: ["1"]),
    Row(##"{"$ref": "#"}"##, [], not: ["1"]),
    Row(##"{"enum": [{"$ref": "#/$defs/a"}]}"##, [##"{"$ref": "#/$defs/a"}"##], not: ["1"]),
  ]

  @Test(arguments: anyType + numbers + texts + lists + objects + logic + references)
  func `a value fits a schema, or does not`(row: Row) throws {
    let validator = SchemaValidator(document: try Self.value(row.schema))
    for text in row.fitting { #expect(validator.problems(of: try Self.value(text)).isEmpty, "\(text)") }
    for text in row.wrong { #expect(!validator.problems(of: try Self.value(text)).isEmpty, "\(text)") }
  }

  @Test(
    arguments: [
      #"{"not": DEEP}"#, #"{"if": DEEP}"#, #"{"oneOf": [DEEP, true]}"#, #"{"anyOf": [DEEP, true]}"#,
      #"{"properties": {"l": {"contains": DEEP, "minContains": 0}}}"#,
    ])
  func `what is not judged to its end is not accepted, whatever it stands in`(schema: String) throws {
    let text = schema.replacing("DEEP", with: ##"{"$ref": "#/$defs/d0"}"##).dropLast()
    for (count, isJudged) in [(300, false), (100, true)] {
      let references = (0..<count).map { ##""d\##($0)": {"$ref": "#/$defs/d\##($0 + 1)"}"## }.joined(separator: ", ")
      let schema = "\(text), \"$defs\": {\(references), \"d\(count)\": {\"type\": \"null\"}}}"
      let problems = SchemaValidator(document: try Self.value(schema)).problems(of: try Self.value(#"{"l": [1]}"#))
      #expect(problems.map(\.keyword) == (isJudged ? [] : ["too much to check"]))
    }
  }

  @Test func `nor is a text that a pattern takes too long for`() throws {
    let text = try Self.value("\"" + String(repeating: "a", count: 8_000) + "\"")
    for schema in [#"{"pattern": "(a{1,90}){1,90}b"}"#, #"{"not": {"pattern": "(a{1,90}){1,90}b"}}"#] {
      let problems = SchemaValidator(document: try Self.value(schema)).problems(of: text)
      #expect(problems.map(\.keyword) == ["too much to check"])
    }
  }

  @Test(arguments: [
    ##"{"$ref": "other.json"}"##, #"{"pattern": "(?<=x)y"}"#, #"{"patternProperties": {"(?<=x)y": {}}}"#,
  ])
  func `what nobody can judge is not accepted where it would decide`(part: String) throws {
    for (schema, isAccepted) in [
      ("PART", false), (#"{"not": PART}"#, false), (#"{"if": PART}"#, false), (#"{"oneOf": [PART, true]}"#, false),
      (#"{"anyOf": [PART, false]}"#, false), (#"{"not": {"anyOf": [{"not": PART}, false]}}"#, false),
      (#"{"allOf": [true, {"not": {"not": PART}}]}"#, false), (#"{"contains": PART}"#, false),
      (#"{"contains": PART, "minContains": 0, "maxContains": 0}"#, false),
      (#"{"anyOf": [PART, true]}"#, true), (#"{"not": {"allOf": [PART, false]}}"#, true),
      (#"{"contains": PART, "minContains": 0, "maxContains": 1}"#, true),
    ] {
      let value = try Self.value(part.contains("Properties") ? #"{"a": 1}"# : #""a""#)
      let validator = SchemaValidator(document: try Self.value(schema.replacing("PART", with: part)))
      let isOfList = schema.contains("contains")
      #expect(validator.problems(of: isOfList ? .list([value]) : value).isEmpty == isAccepted, "\(schema)")
    }
  }

  @Test func `what does not fit is told at its place`() throws {
    let schema = #"{"properties": {"a": {"items": {"minimum": 1}}}, "required": ["b"]}"#
    let problems = SchemaValidator(document: try Self.value(schema)).problems(of: try Self.value(#"{"a": [1, 0]}"#))
    #expect(problems.map(\.path) == [["a", "1"], ["b"]])
    #expect(problems.map(\.keyword) == ["minimum", "required"])
  }

  private static func value(_ text: String) throws -> AnswerValue {
    try #require(AnswerValue(parsing: Array(text.utf8)), "\(text)")
  }

  /// Each took many seconds when an item was compared with all others, or with all values.
  @Test(arguments: [#""uniqueItems": true"#, #""items": {"enum": [ALL]}"#])
  func `long lists cost time in proportion to their length`(keyword: String) throws {
    let all = (0..<40_000).map { "\"\($0)\"" }.joined(separator: ",")
    let schema = try Self.value("{\(keyword.replacing("ALL", with: all))}")
    let validator = SchemaValidator(document: schema)
    #expect(validator.problems(of: try Self.value("[\(all)]")).isEmpty)
    let wrong = keyword.contains("ALL") ? "[\(all), \"x\"]" : "[\(all), \"7\"]"
    #expect(validator.problems(of: try Self.value(wrong)).count == 1)
  }
}
