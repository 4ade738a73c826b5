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

  @Test(arguments: alternatives + types)
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
