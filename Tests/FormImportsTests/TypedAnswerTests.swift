import FormDefinitions
import FormImports
import FormModels
import Testing

/// Forms of schemas in which somebody types: what the schema takes is taken, what it refuses is refused.
@MainActor struct TypedAnswerTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let schema: String
    /// Each as `ID=VALUE`, several with blanks between them.
    let taken: [String]
    let refused: [String]

    init(_ schema: String, _ taken: [String], not refused: [String]) {
      (self.schema, self.taken, self.refused) = (schema, taken, refused)
    }

    /// Of a property `x`.
    init(x schema: String, _ taken: [String], not refused: [String]) {
      func typed(_ texts: [String]) -> [String] { texts.map { "x=\($0)" } }
      self.init(
        ##"{"type": "object", "properties": {"x": \##(schema)}, "$defs": {"whole": {"type": "integer"}}}"##,
        typed(taken), not: typed(refused))
    }

    var testDescription: String { schema }
  }

  private nonisolated static let alternatives = [
    Row(
      x: #"{"type": "integer", "oneOf": [{"maximum": 10}, {"multipleOf": 100}]}"#, ["5", "200"], not: ["50", "-100"]),
    Row(x: #"{"type": "integer", "oneOf": [{"multipleOf": 100}, {"maximum": 10}]}"#, ["5", "200"], not: ["50"]),
    Row(x: #"{"type": "integer", "oneOf": [{"minimum": 3}]}"#, ["3"], not: ["2"]),
  ]

  private nonisolated static let types = [
    Row(x: #"{"allOf": [{"type": "number"}, {"type": "integer"}]}"#, ["5"], not: ["5.5"]),
    Row(x: #"{"type": "number", "allOf": [{"type": "integer"}]}"#, ["5"], not: ["5.5"]),
    Row(x: #"{"type": "integer", "allOf": [{"type": "number"}]}"#, ["5"], not: ["5.5"]),
    Row(x: ##"{"type": "number", "$ref": "#/$defs/whole"}"##, ["5"], not: ["5.5"]),
    Row(x: #"{"allOf": [{"type": ["number", "null"]}, {"type": ["integer", "null"]}]}"#, ["5", ""], not: ["5.5"]),
  ]

  private nonisolated static let wholeNumbers = [
    Row(x: #"{"type": "number", "anyOf": [{"type": "integer"}, {"minimum": 100}]}"#, ["5", "100.5"], not: ["5.5"]),
    Row(x: #"{"type": "number", "oneOf": [{"type": "integer"}, {"minimum": 100}]}"#, ["5", "100.5"], not: ["100"]),
    Row(x: #"{"type": "number", "not": {"type": "integer"}}"#, ["5.5"], not: ["5", "1e300"]),
    Row(
      x: #"{"type": "number", "if": {"type": "integer"}, "then": {"minimum": 3}, "else": {"maximum": 3}}"#,
      ["4", "2.5"], not: ["2", "3.5"]),
  ]

  /// Of a property `c` that fits a condition if `y` is needed.
  private nonisolated static func row(_ property: String, if test: String, holds: [String], not others: [String]) -> Row
  {
    Row(
      ##"{"type": "object", "properties": {"c": \##(property), "y": {"type": "string"}}, "##
        + ##""if": {"properties": {"c": \##(test)}, "required": ["c"]}, "then": {"required": ["y"]}}"##,
      ["y=b"] + others.map { "c=\($0)" } + holds.map { "c=\($0) y=b" }, not: holds.map { "c=\($0)" })
  }

  private nonisolated static let conditions: [Row] = {
    let (text, day, moment) = (
      #"{"type": "string"}"#, #"{"type": "string", "format": "date"}"#, #"{"type": "string", "format": "date-time"}"#
    )
    return [
      row(day, if: #"{"const": "2026-01-01"}"#, holds: ["2026-01-01"], not: ["2026-01-02"]),
      row(day, if: #"{"enum": ["2026-01-01", "never"]}"#, holds: ["2026-01-01"], not: ["2026-01-02"]),
      row(day, if: #"{"pattern": "^2026"}"#, holds: ["2026-01-01"], not: ["2025-01-01"]),
      row(day, if: #"{"minLength": 3}"#, holds: ["2026-01-01"], not: []),
      row(moment, if: #"{"const": "2026-01-01T00:00:00Z"}"#, holds: [], not: ["2026-01-02T00:00:00Z"]),
      row(
        #"{"type": ["string", "integer"]}"#, if: #"{"type": "integer", "maximum": 1023}"#, holds: [],
        not: ["5", "2000", "a"]),
      row(#"{"type": "integer"}"#, if: #"{"const": "x"}"#, holds: [], not: ["5"]),
      row(#"{"type": "integer"}"#, if: #"{"const": true}"#, holds: [], not: ["5"]),
      row(#"{"type": "boolean"}"#, if: #"{"const": 1}"#, holds: [], not: ["true"]),
      row(#"{"type": "boolean"}"#, if: #"{"type": "string"}"#, holds: [], not: ["true"]),
      row(#"{"type": "number"}"#, if: #"{"type": "string", "minLength": 2}"#, holds: [], not: ["5"]),
      row(#"{"type": "number"}"#, if: #"{"minLength": 2}"#, holds: ["5"], not: []),
      row(#"{"type": "number"}"#, if: #"{"type": "integer"}"#, holds: ["5"], not: ["5.5"]),
      row(#"{"enum": ["a", "b"]}"#, if: #"{"type": "string", "const": "a"}"#, holds: ["a"], not: ["b"]),
      row("{}", if: #"{"type": "string", "const": "a"}"#, holds: ["a"], not: ["b"]),
      row(text, if: "false", holds: [], not: ["a"]), row(text, if: "true", holds: ["a"], not: []),
    ]
  }()

  /// Of a property that no field asks for.
  private nonisolated static let unasked = ["true", #"{"const": null}"#, #"{"type": "array", "prefixItems": [{}]}"#]
    .flatMap { property in
      [#""dependentRequired": {"b": ["a"]}"#, #""dependentSchemas": {"b": {"required": ["a"]}}"#].map { rule in
        Row(
          #"{"type": "object", "properties": {"a": {"type": "string"}, "b": \#(property)}, \#(rule)}"#, ["a=x"], not: []
        )
      }
    }

  private nonisolated static let formats = [
    Row(
      x: #"{"anyOf": [{"type": "string", "format": "uuid"}, {"type": "integer"}]}"#,
      ["5", "123e4567-e89b-12d3-a456-426614174000"], not: ["bad"]),
    Row(
      x: #"{"type": "string", "oneOf": [{"format": "ipv4"}, {"format": "ipv6"}]}"#, ["1.2.3.4", "::1"], not: ["bad"]),
    Row(
      x: #"{"oneOf": [{"const": "auto"}, {"type": "string", "format": "ipv4"}]}"#, ["auto", "1.2.3.4"], not: ["bad"]),
    Row(x: #"{"type": "string", "format": "email", "default": ""}"#, ["", "a@example.com"], not: ["bad"]),
    Row(x: #"{"type": "string", "not": {"format": "ipv4"}}"#, ["bad"], not: ["1.2.3.4"]),
  ]

  @Test(arguments: alternatives + types + wholeNumbers + conditions + unasked + formats)
  func `what is typed is taken as the schema says`(row: Row) throws {
    let form = try #require(ConversionTests.read(row.schema, .jsonSchema))
    for typed in row.taken { #expect(try Self.refusals(of: typed, in: form) == [], "\(typed)") }
    for typed in row.refused { #expect(try Self.refusals(of: typed, in: form) != [], "\(typed)") }
  }

  private static func refusals(of typed: String, in form: ImportedForm) throws -> [String] {
    let definition = try #require(form.reading.definition, "\(form.reading.diagnostics.map(\.message))")
    let read = AnswersReader.parse(typed.split(separator: " ").map(String.init), for: definition)
    guard read.mismatches.isEmpty else { return read.mismatches.map(\.message) }
    var inputs = FormInputs()
    inputs.prefilled = read.answers
    inputs.judges.whole = form.judge()
    return UndrawnForm(definition, inputs: inputs).problems(besides: []).map(\.message)
  }
}
