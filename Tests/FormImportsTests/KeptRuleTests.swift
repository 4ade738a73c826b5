import FormDefinitions
@testable import FormImports
import FormModels
import Testing
import Values

/// A definition that is printed for a schema holds each rule of it, or a warning names the rule.
@MainActor struct KeptRuleTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let keyword: String
    let schema: String
    /// Refused because of the keyword.
    let given: String

    init(_ keyword: String, _ schema: String, _ given: String) {
      (self.keyword, self.schema, self.given) = (keyword, schema, given)
    }

    /// Of a property `x`.
    init(x keyword: String, _ schema: String, _ given: String) {
      self.init(
        keyword,
        #"{"type": "object", "properties": {"x": \#(schema), "y": {"type": "string"}}, "$defs": {"s": {"minLength": 3}}}"#,
        #"{"x": \#(given)}"#)
    }

    var testDescription: String { "\(keyword): \(schema)" }
  }

  private nonisolated static let texts = [
    Row(x: "type", #"{"type": "string"}"#, "5"), Row(x: "enum", #"{"enum": ["a"]}"#, #""b""#),
    Row(x: "const", #"{"const": "a"}"#, #""b""#), Row(x: "minLength", #"{"type": "string", "minLength": 3}"#, #""a""#),
    Row(x: "maxLength", #"{"type": "string", "maxLength": 1}"#, #""aa""#),
    Row(x: "pattern", #"{"type": "string", "pattern": "^a"}"#, #""b""#),
    Row(x: "pattern", #"{"type": "string", "pattern": "^a", "allOf": [{"pattern": "z$"}]}"#, #""ab""#),
    Row(x: "pattern", #"{"enum": ["a", "b"], "pattern": "^a"}"#, #""b""#),
    Row(x: "allOf", #"{"type": "string", "allOf": [{"minLength": 3}]}"#, #""a""#),
    Row(x: "anyOf", #"{"type": "string", "anyOf": [{"minLength": 3}, {"pattern": "^z"}]}"#, #""a""#),
    Row(x: "oneOf", #"{"type": "string", "oneOf": [{"minLength": 3}, {"maxLength": 4}]}"#, #""aaa""#),
    Row(x: "oneOf", #"{"oneOf": [{"type": "string", "minLength": 3}, {"type": "integer", "minimum": 5}]}"#, "4"),
    Row(x: "oneOf", #"{"type": "string", "oneOf": [{"pattern": "a"}, {"pattern": "b"}, {"pattern": "c"}]}"#, #""ab""#),
    Row(x: "not", #"{"type": "string", "not": {"const": "b"}}"#, #""b""#),
    Row(x: "not", #"{"type": "string", "not": {"format": "email", "pattern": "(?=a)"}}"#, #""a@example.com""#),
    Row(x: "format", #"{"type": "string", "format": "uuid"}"#, #""a""#),
    Row(x: "anyOf", #"{"type": "string", "anyOf": [{"format": "ipv4"}, {"format": "ipv6"}]}"#, #""a""#),
    Row(x: "if", #"{"type": "string", "if": {"minLength": 2}, "then": {"maxLength": 3}}"#, #""aaaa""#),
    Row(x: "else", #"{"type": "string", "if": {"minLength": 2}, "else": {"pattern": "b"}}"#, #""a""#),
    Row(x: "then", #"{"type": "string", "if": {"pattern": "(?=a)"}, "then": {"maxLength": 3}}"#, #""aaaa""#),
    Row(x: "$ref", ##"{"$ref": "#/$defs/s", "type": "string"}"##, #""a""#),
    Row(x: "$dynamicRef", ##"{"$dynamicRef": "#/$defs/s", "type": "string"}"##, #""a""#),
    Row(x: "$recursiveRef", ##"{"$recursiveRef": "#/$defs/s", "type": "string"}"##, #""a""#),
  ]

  private nonisolated static let numbers = [
    Row(x: "minimum", #"{"type": "integer", "minimum": 3}"#, "2"),
    Row(x: "maximum", #"{"type": "number", "maximum": 3}"#, "4"),
    Row(x: "exclusiveMinimum", #"{"type": "integer", "exclusiveMinimum": 3}"#, "3"),
    Row(x: "exclusiveMinimum", #"{"type": "integer", "minimum": 3, "exclusiveMinimum": true}"#, "3"),
    Row(x: "exclusiveMaximum", #"{"type": "integer", "exclusiveMaximum": 3}"#, "3"),
    Row(x: "multipleOf", #"{"type": "integer", "multipleOf": 3}"#, "4"),
    Row(x: "multipleOf", #"{"type": "integer", "multipleOf": 3, "allOf": [{"multipleOf": 2}]}"#, "3"),
    Row(x: "anyOf", #"{"type": "integer", "anyOf": [{"maximum": 3}, {"minimum": 5.5}]}"#, "4"),
    Row(x: "oneOf", #"{"type": "integer", "oneOf": [{"maximum": 10}, {"multipleOf": 100}]}"#, "50"),
    Row(x: "enum", #"{"type": "integer", "not": {"enum": [4, "a"]}}"#, "4"),
  ]

  private nonisolated static let lists = [
    Row(x: "minItems", #"{"type": "array", "items": {"type": "string"}, "minItems": 2}"#, #"["a"]"#),
    Row(x: "maxItems", #"{"type": "array", "items": {"enum": ["a", "b"]}, "maxItems": 1}"#, #"["a", "b"]"#),
    Row(x: "uniqueItems", #"{"type": "array", "items": {"type": "string"}, "uniqueItems": true}"#, #"["a", "a"]"#),
    Row(x: "items", #"{"type": "array", "items": {"type": "string", "minLength": 2}}"#, #"["a"]"#),
    Row(x: "not", #"{"type": "array", "items": {"type": "string", "not": {"const": "a"}}}"#, #"["a"]"#),
    Row(
      x: "if",
      #"{"type": "array", "items": {"type": "object", "properties": {"k": {"type": "string"}, "v": {"type": "integer"}}, "if": {"required": ["k"]}, "then": {"properties": {"v": {"minimum": 9}}}}}"#,
      #"[{"k": "a", "v": 3}]"#),
    Row(x: "prefixItems", #"{"type": "array", "prefixItems": [{"type": "string"}]}"#, "[5]"),
    Row(
      x: "additionalItems", #"{"type": "array", "items": [{"type": "string"}], "additionalItems": false}"#,
      #"["a", "b"]"#),
    Row(
      x: "unevaluatedItems", #"{"type": "array", "contains": {"const": "a"}, "unevaluatedItems": false}"#,
      #"["a", "b"]"#),
    Row(x: "contains", #"{"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}}"#, #"["b"]"#),
    Row(x: "contains", #"{"type": "array", "items": {"type": "string"}, "contains": {"pattern": "a"}}"#, #"["b"]"#),
    Row(
      x: "minContains",
      #"{"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}, "minContains": 2}"#, #"["a", "b"]"#),
    Row(
      x: "maxContains",
      #"{"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}, "maxContains": 1}"#, #"["a", "a"]"#),
  ]

  private nonisolated static let maps = [
    Row(x: "additionalProperties", #"{"type": "object", "additionalProperties": {"type": "integer"}}"#, #"{"k": "v"}"#),
    Row(
      x: "patternProperties",
      #"{"type": "object", "patternProperties": {"^a": {"type": "integer"}, "^b": {"type": "string"}}}"#, #"{"a": "v"}"#
    ),
    Row(
      x: "propertyNames",
      #"{"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"maxLength": 1}}"#,
      #"{"kk": "v"}"#),
    Row(
      x: "propertyNames",
      #"{"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"not": {"const": "kk"}}}"#,
      #"{"kk": "v"}"#),
    Row(
      x: "minProperties", #"{"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 2}"#,
      #"{"k": "v"}"#),
    Row(
      x: "maxProperties", #"{"type": "object", "additionalProperties": {"type": "string"}, "maxProperties": 1}"#,
      #"{"k": "v", "l": "v"}"#),
    Row(
      x: "required", #"{"type": "object", "additionalProperties": {"type": "string"}, "required": ["a"]}"#,
      #"{"k": "v"}"#),
  ]

  private nonisolated static let objects: [Row] = {
    func row(_ keyword: String, _ members: String, _ given: String) -> Row {
      Row(
        keyword, #"{"type": "object", "properties": {"x": {"type": "string"}, "y": {"type": "integer"}}, \#(members)}"#,
        given)
    }
    return [
      row("properties", #""title": "t""#, #"{"x": 5}"#), row("required", #""required": ["x"]"#, "{}"),
      row("additionalProperties", #""additionalProperties": false"#, #"{"more": 1}"#),
      row("additionalProperties", #""additionalProperties": {"type": "string"}"#, #"{"more": 1}"#),
      row("unevaluatedProperties", #""unevaluatedProperties": false"#, #"{"more": 1}"#),
      row("patternProperties", #""patternProperties": {"^x": {"maxLength": 1}}"#, #"{"x": "aa"}"#),
      row("propertyNames", #""propertyNames": {"pattern": "^x"}"#, #"{"y": 1}"#),
      row("minProperties", #""minProperties": 2"#, #"{"x": "a"}"#),
      row("maxProperties", #""maxProperties": 1"#, #"{"x": "a", "y": 1}"#),
      row("not", #""not": {"required": ["x", "y"]}"#, #"{"x": "a", "y": 1}"#),
      row("dependentRequired", #""dependentRequired": {"x": ["y"]}"#, #"{"x": "a"}"#),
      row("dependencies", #""dependencies": {"x": {"properties": {"y": {"minimum": 5}}}}"#, #"{"x": "a", "y": 1}"#),
      row(
        "dependentSchemas", #""dependentSchemas": {"x": {"properties": {"y": {"minimum": 5}}}}"#, #"{"x": "a", "y": 1}"#
      ),
      row("dependentSchemas", #""dependentSchemas": {"z": {"required": ["x"]}}"#, #"{"z": 1}"#),
      row(
        "if", #""if": {"properties": {"x": {"const": "a"}}}, "then": {"properties": {"y": {"minimum": 5}}}"#,
        #"{"x": "a", "y": 1}"#),
      row(
        "format", #""if": {"required": ["y"]}, "then": {"properties": {"x": {"format": "ipv4"}}}"#,
        #"{"x": "a", "y": 1}"#),
      row("then", #""if": {"required": ["x"]}, "then": {"properties": {"y": false}}"#, #"{"x": "a", "y": 1}"#),
      row("minProperties", #""if": {"required": ["x"]}, "else": {"minProperties": 2}"#, #"{"y": 1}"#),
      row(
        "if", #""if": {"propertyNames": {"const": "y"}}, "then": {"properties": {"y": {"minimum": 5}}}"#, #"{"y": 1}"#),
      row("oneOf", #""oneOf": [{"required": ["x"]}, {"required": ["y"]}]"#, #"{"x": "a", "y": 1}"#),
      row("anyOf", #""anyOf": [{"required": ["x"]}, {"required": ["y"]}]"#, "{}"),
      row(
        "anyOf", #""anyOf": [{"minProperties": 2}, {"properties": {"x": {"minLength": 3}}, "required": ["x"]}]"#,
        #"{"x": "a"}"#),
      row(
        "oneOf",
        #""oneOf": [{"properties": {"k": {"const": "a"}, "y": {"minimum": 5}}}, {"properties": {"k": {"const": "b"}}}]"#,
        #"{"k": "a", "y": 1}"#),
      row("allOf", #""allOf": [{"properties": {"x": {"minLength": 3}}}]"#, #"{"x": "a"}"#),
      Row(
        "minimum",
        """
        {"type": "object", "properties": {"k": {"type": "string"}, "o": {"type": "object", "properties": {
          "v": {"type": "integer"}}}}, "if": {"properties": {"k": {"const": "x"}}, "required": ["k"]},
          "then": {"properties": {"o": {"properties": {"v": {"minimum": 10}}}}}}
        """, #"{"k": "x", "o": {"v": 3}}"#),
    ]
  }()

  @Test(arguments: texts + numbers + lists + maps + objects)
  func `a rule that the definition does not hold is named`(row: Row) throws {
    let form = try #require(ConversionTests.read(row.schema, .jsonSchema))
    if form.reading.isUsable {
      let given = try JSONParser.parse(row.given)
      guard case .refused = try RandomSchemaTests.outcome(of: given, in: form) else {
        Issue.record("the schema takes \(row.given)")
        return
      }
    }
    var options = ImportOptions()
    options.kind = .jsonSchema
    options.standsAlone = true
    let alone = try #require(
      ImportedForm.read(Array(row.schema.utf8), path: "f", options: options, reading: ReadingOptions()))
    let said = alone.reading.diagnostics.map(\.message).filter { !$0.contains("the schema takes properties") }
    if !said.isEmpty {
      return #expect(said.contains { $0.contains("'\(row.keyword)'") || $0.contains("'x'") }, "\(said)")
    }
    #expect(try !Self.takes(row.given, alone.definitionText), "\(alone.definitionText)")
  }

  /// Every keyword by which values are judged is in a row.
  @Test func `no keyword is left out`() {
    let rows = Self.texts + Self.numbers + Self.lists + Self.maps + Self.objects
    #expect(SchemaKeywords.judging == Set(rows.map(\.keyword)))
  }

  /// True if a definition takes answers.
  private static func takes(_ answers: String, _ definition: String) throws -> Bool {
    let reading = DefinitionReader.read(Array(definition.utf8), path: "d") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    #expect(reading.diagnostics.map(\.message) == [])
    let form = try #require(reading.definition)
    let read = AnswersReader.given(Array(answers.utf8), path: "a.json", for: form, in: ReadingContext())
    guard read.diagnostics.isEmpty else { return false }
    var inputs = FormInputs()
    inputs.prefilled = read.answers
    return UndrawnForm(form, inputs: inputs).problems(besides: []).isEmpty
  }

  @Test(
    "what the schema takes and the definition does not is said, too",
    arguments: [
      (#""any": {}"#, "'any': the schema takes any value, and the definition a text"),
      (#""x": {"type": ["string", "integer"]}"#, "'x': the definition does not hold 'type'"),
      (
        #""x": {"type": "string", "readOnly": true}, "y": {"type": "string"}"#,
        "'x': the definition does not hold 'readOnly'"
      ),
    ])
  func narrower(property: String, sentence: String) throws {
    var options = ImportOptions()
    options.standsAlone = true
    let text = #"{"type": "object", "properties": {\#(property)}}"#
    let form = try #require(
      ImportedForm.read(Array(text.utf8), path: "f", options: options, reading: ReadingOptions()))
    let open = "the schema takes properties that it does not name, and the definition refuses them"
    #expect(Set(form.reading.diagnostics.map(\.message)) == [sentence, open])
  }

  @Test func `what a server holds against a resource is named`() throws {
    let definition = """
      kind: CustomResourceDefinition
      spec:
        group: example.com
        names: {kind: Widget}
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  x-kubernetes-validations: [{rule: self.size < 9, message: too big}]
                  x-kubernetes-preserve-unknown-fields: true
                  properties:
                    size: {type: integer, not: {minimum: 7}}
                    more: {type: object, properties: {a: {type: string}}}
                    port: {x-kubernetes-int-or-string: true}
                    any: {x-kubernetes-preserve-unknown-fields: true}
                    tags: {type: array, x-kubernetes-list-type: set, items: {type: string, format: uuid}}
      """
    var options = ImportOptions()
    options.standsAlone = true
    let form = try #require(
      ImportedForm.read(Array(definition.utf8), path: "f", options: options, reading: ReadingOptions()))
    #expect(
      form.reading.diagnostics.map(\.message) == [
        "the definition does not ask for 'spec.more'",
        "'spec': the definition does not hold a rule of 'x-kubernetes-validations': too big",
        "'spec': the definition does not hold 'x-kubernetes-preserve-unknown-fields'",
        "'spec.size': the definition does not hold 'not'",
        "'spec.port': the definition does not hold 'x-kubernetes-int-or-string'",
        "'spec.any': the answer to the definition is YAML as a text, not what it stands for",
        "'spec.tags': the definition does not hold 'x-kubernetes-list-type'",
        "'spec.tags[]': the definition does not hold 'format'",
      ])
  }

  @Test func `what a chart's schema holds against its values is named`() throws {
    var files = HelmChartFiles(path: "chart")
    files.values = Array("name: web\nports: [80]\n".utf8)
    files.schema = Array(
      #"{"minProperties": 1, "properties": {"name": {"type": "string", "minLength": 1, "not": {"const": "x"}}}}"#.utf8)
    var options = ImportOptions()
    options.standsAlone = true
    let form = ImportedForm.chart(files, options: options, reading: ReadingOptions())
    #expect(
      Set(form.reading.diagnostics.map(\.message)) == [
        "the schema takes properties that it does not name, and the definition refuses them",
        "the definition prints all values that it asks for, not only those that differ from the chart's",
        "the answers: the definition does not hold 'minProperties'", "'name': the definition does not hold 'not'",
        "'ports': the answer to the definition is YAML as a text, not what it stands for",
      ])
  }

  @Test func `a rule of one branch holds under its condition, and says what it asks for`() throws {
    let form = try #require(
      ConversionTests.read(
        """
        {"type": "object", "properties": {"k": {"type": "string"}, "v": {"type": "integer"}},
          "if": {"properties": {"k": {"const": "x"}}, "required": ["k"]}, "then": {"properties": {"v": {"minimum": 10}}}}
        """))
    #expect(form.reading.diagnostics.isEmpty)
    let rules = form.reading.definition?.fields.last?.rules ?? []
    #expect(rules.map(\.rule.source) == [#"!((k != null) && (k == "x")) || self >= 10"#])
    #expect(rules.map(\.message) == ["This must be at least 10"])
  }

  @Test(
    "what the schema alone refuses is said with its bound",
    arguments: [
      (#"{"type": ["integer", "string"], "minimum": 10}"#, "3", "This must be at least 10"),
      (#"{"type": ["integer", "string"], "enum": [1, "a"]}"#, "3", #"The schema does not allow this (enum: [1, "a"])"#),
      (#"{"type": ["integer", "string"], "pattern": "^a"}"#, #""b""#, "The schema does not allow this (pattern: ^a)"),
      (#"{"type": ["integer", "string"], "minLength": 2}"#, #""b""#, "Use at least 2 characters"),
      (#"{"type": ["integer", "string"], "multipleOf": 3}"#, "4", "This must be a multiple of 3"),
    ])
  func bounds(schema: String, given: String, message: String) throws {
    let form = try #require(ConversionTests.read(#"{"type": "object", "properties": {"x": \#(schema)}}"#))
    let definition = try #require(form.reading.definition)
    let judge = try #require(form.judge())
    let value = try #require(AnswerValue(parsing: Array(given.utf8)))
    let found = judge.problems([(id: "x", value: value)], [])
    #expect(found.map(\.message) == [message])
    #expect(definition.fields.count == 1)
  }

  @Test func `null alone is not asked for`() throws {
    let form = try #require(
      ConversionTests.read(
        #"{"type": "object", "properties": {"n": {"type": "null"}, "m": {"enum": [null]}, "x": {"type": "string"}}}"#))
    #expect(form.reading.diagnostics.isEmpty)
    #expect(form.reading.definition?.fields.map(\.id) == ["x"])
    let needed = try #require(
      ConversionTests.read(#"{"type": "object", "required": ["n"], "properties": {"n": {"type": "null"}}}"#))
    guard case .written(let written) = try RandomSchemaTests.outcome(of: .object([]), in: needed) else {
      Issue.record("null is not written")
      return
    }
    #expect(written == .object([.init(name: "n", value: .null)]))
  }

  @Test func `all that is wrong with a schema is told at once`() throws {
    let form = try #require(
      ConversionTests.read(
        """
        {"type":"object","properties":{"c":{"type":"string","pattern":"("},"d":{"type":"string","minLength":-1},
        "e":{"type":"integer","minimum":"x"},"f":{"enum":[]},"g":{"type":"string","minLength":5,"maxLength":2},
        "h":{"type":"string","default":5}}}
        """))
    #expect(!form.reading.isUsable)
    #expect(
      form.reading.diagnostics.map(\.message) == [
        "'pattern' is not a regular expression: '(' is not closed",
        "'minLength' must be a whole number, 0 or more, not -1", "'minimum' must be a number, not text",
        "'enum' must not be empty: no value would fit", "'minLength' (5) is more than 'maxLength' (2)",
        "the default does not fit the field: expected text, not a whole number",
      ])
  }

  @Test func `a schema whose properties cannot be asked says so`() throws {
    let form = try #require(
      ConversionTests.read(
        """
        {"type": "object", "properties": {"t": {"type": "array", "prefixItems": [{"type": "string"}], "items": false}}}
        """))
    #expect(
      form.reading.diagnostics.map(\.message) == [
        "none of the schema's 'properties' can be asked for",
        "'t' is a list whose items differ by their places, which cannot be asked for: it is left out",
      ])
  }
}
