import FormDefinitions
import FormImports
import Testing

/// A small file of another format, and the definition that is made of it.
struct ConversionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    let fields: String

    init(_ name: String, _ file: String, _ fields: String) {
      (self.name, self.file, self.fields) = (name, file, fields)
    }

    var testDescription: String { name }
  }

  static func read(_ text: String, _ kind: ImportedKind? = nil) -> ImportedForm? {
    var options = ImportOptions()
    options.kind = kind
    options.asksTitle = false
    return ImportedForm.read(Array(text.utf8), path: "f", options: options, reading: ReadingOptions())
  }

  /// An element of an issue form.
  static func issue(_ element: String) -> String { "name: Bug\ndescription: d\nbody:\n\(element)\n" }
  private static func workflow(_ input: String) -> String {
    "on:\n  workflow_dispatch:\n    inputs:\n      \(input)\njobs: {}\n"
  }
  private static func schema(_ property: String) -> String {
    "{\"type\": \"object\", \"properties\": {\"a-b\": \(property)}}"
  }

  @Test(
    "references that each lead on twice end",
    arguments: [
      ("allOf", "the schema comes to more than 50000 schemas once its references are followed"),
      ("properties", "the schema asks for more than 5000 values"),
    ])
  func doublingReferences(keyword: String, message: String) {
    let count = 30
    let definitions = (0..<count).map { index in
      let next = "{\"$ref\": \"#/$defs/a\(index + 1)\"}"
      return keyword == "allOf"
        ? "\"a\(index)\": {\"allOf\": [\(next), \(next)]}"
        : "\"a\(index)\": {\"type\": \"object\", \"properties\": {\"l\": \(next), \"r\": \(next)}}"
    }
    let all = (definitions + ["\"a\(count)\": {\"type\": \"string\"}"]).joined(separator: ", ")
    let form = Self.read(
      "{\"type\": \"object\", \"properties\": {\"p\": {\"$ref\": \"#/$defs/a0\"}}, \"$defs\": {\(all)}}")
    #expect(form?.reading.diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [("Any", ["choice_is", "a", "b"]), ("Mixed", []), ("One", []), ("Nested", [])])
  func `a schema of an OpenAPI document may be one of several objects`(name: String, ids: [String]) throws {
    let document = """
      openapi: 3.1.0
      components:
        schemas:
          A: {type: object, properties: {a: {type: string}}}
          B: {type: object, properties: {b: {type: string}}}
          Any: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
          Mixed: {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}]}
          One: {oneOf: [{$ref: '#/components/schemas/A'}]}
          Nested: {oneOf: [{$ref: '#/components/schemas/Any'}, {$ref: '#/components/schemas/A'}]}
      """
    var options = ImportOptions()
    options.selector = name
    let form = try #require(
      ImportedForm.read(Array(document.utf8), path: "f", options: options, reading: ReadingOptions()))
    let fields = form.reading.isUsable ? form.reading.definition?.fields ?? [] : []
    #expect(fields.map(\.id) == ids)
    // What no form can be made of is not offered.
    let refusals = ids.isEmpty ? ["there is no schema '\(name)' in the document"] : []
    #expect(form.reading.diagnostics.map(\.message) == refusals)
  }

  /// A schema of an object of so many properties, all of which it needs.
  private static func demanding(_ count: Int, _ around: (String) -> String) -> String {
    let names = (0..<count).map { "\"p\($0)\"" }
    let properties = names.map { "\($0): {\"type\": \"string\"}" }.joined(separator: ", ")
    let object =
      "{\"type\": \"object\", \"properties\": {\(properties)}, \"required\": [\(names.joined(separator: ", "))]}"
    return "{\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"string\"}, \(around(object))}}"
  }

  @Test(
    "an optional object requires at most three hundred answers that depend on one another, also in a row",
    arguments: [true, false])
  func demandingObjects(isInRow: Bool) {
    func read(_ count: Int) -> [String]? {
      let schema = Self.demanding(count) { object in
        isInRow
          ? "\"l\": {\"type\": \"array\", \"items\": {\"type\": \"object\", \"properties\": {\"o\": \(object)}}}"
          : "\"o\": \(object)"
      }
      return Self.read(schema)?.reading.diagnostics.map(\.message)
    }
    #expect(read(300) == [])
    #expect(
      read(301) == [
        "'o' is optional and requires too much: whether each answer is needed depends on all the others"
      ])
  }

  static let rows = [
    Row(
      "an input, its id kept as the name", issue("- {type: input, id: a-b, attributes: {label: L, placeholder: p}}"),
      "  - id: a_b\n    name: a-b\n    type: text\n    label: L\n    placeholder: p\n"),
    Row(
      "an id from the label", issue("- {type: input, attributes: {label: 'What  is *it*?'}}"),
      "  - id: what_is_it\n    name: what-is-it\n    type: text\n    label: \"What  is *it*?\"\n"),
    Row(
      "labels that others have as their ids, after and before them",
      issue(
        "- {type: input, attributes: {label: Version}}\n- {type: input, id: version, attributes: {label: A}}\n"
          + "- {type: input, id: b, attributes: {label: B}}\n- {type: input, id: os-2, attributes: {label: C}}\n"
          + "- {type: input, id: os, attributes: {label: D}}\n- {type: input, attributes: {label: OS}}"),
      """
        - id: version_2
          name: version-2
          type: text
          label: Version
        - id: version
          type: text
          label: A
        - id: b
          type: text
          label: B
        - id: os_2
          name: os-2
          type: text
          label: C
        - id: os
          type: text
          label: D
        - id: os_3
          name: os-3
          type: text
          label: OS

      """),
    Row(
      "an id by place where the label has no letters", issue("- {type: input, attributes: {label: '何'}}"),
      "  - id: field_1\n    type: text\n    label: \"何\"\n"),
    Row(
      "a text area that is required, with a value",
      issue("- {type: textarea, id: t, attributes: {label: L, value: v}, validations: {required: yes}}"),
      "  - id: t\n    type: textarea\n    label: L\n    required: true\n    default: v\n"),
    Row(
      "a dropdown with its default",
      issue("- {type: dropdown, id: d, attributes: {label: L, options: [a, 1.10], default: 1}}"),
      "  - id: d\n    type: select\n    label: L\n    default: \"1.1\"\n    options:\n      - a\n      - \"1.1\"\n"),
    Row(
      "a dropdown of several",
      issue("- {type: dropdown, id: d, attributes: {label: L, multiple: true, options: [a, b]}}"),
      "  - id: d\n    type: multiselect\n    label: L\n    options:\n      - a\n      - b\n"),
    Row(
      "boxes, one of which must be ticked",
      issue("- {type: checkboxes, id: c, attributes: {label: L, options: [{label: a, required: true}, {label: b}]}}"),
      """
        - id: c
          type: multiselect
          label: L
          options:
            - value: a
              label: a
              required: true
            - value: b
              label: b

      """),
    Row(
      "markdown",
      issue(
        "- {type: markdown, attributes: {value: \"# Hi\\n<!-- no -->[x](http://y)\\n- z\"}}\n"
          + "- {type: input, id: i, attributes: {label: L}}"
      ),
      "  - type: note\n    description: \"# Hi\\n[x](http://y)\\n- z\"\n  - id: i\n    type: text\n    label: L\n"),
    Row(
      "a text of a workflow", workflow("log-level: {description: Level, default: 1, required: true}"),
      "  - id: log_level\n    type: text\n    name: log-level\n    label: \"Level (log-level)\"\n"
        + "    default: \"1\"\n    required: true\n"
    ),
    Row(
      "a boolean of a workflow is no", workflow("dry: {type: boolean}"),
      "  - id: dry\n    type: boolean\n    label: dry\n    default: false\n"),
    Row(
      "a choice begins with its first option", workflow("to: {type: choice, options: [a, b]}"),
      "  - id: to\n    type: select\n    label: to\n    options:\n      - a\n      - b\n    default: a\n"),
    Row(
      "a property of a schema", schema("{\"type\": \"string\", \"maxLength\": 3}"),
      "  - id: a_b\n    type: text\n    name: a-b\n    label: A-b\n    maxLength: 3\n"),
  ]

  private static func prompt(_ fallback: String) -> String {
    "- vars_prompt:\n  - {name: v, private: no, default: \(fallback)}\n"
  }

  @Test(
    "scalars are those of YAML 1.1",
    arguments: [
      ("0644", "420"), ("0o644", "0o644"), ("1:30", "90"), ("190:20:30", "685230"), ("1:75", "1:75"), ("1_000", "1000"),
      ("0b101", "5"), ("0x1F", "31"), ("-012", "-10"), ("1.10", "1.1"), ("08", "08"), ("2026-01-02", "2026-01-02"),
      ("'0644'", "0644"), ("1.2.3", "1.2.3"), ("_1", "_1"),
    ])
  func oldScalars(written: String, meant: String) throws {
    let form = try #require(Self.read(Self.prompt(written)))
    guard case .literal(.string(let text))? = form.reading.definition?.fields.first?.defaultValue else {
      Issue.record("there is no default")
      return
    }
    #expect(text == meant)
    let told = form.reading.diagnostics.map(\.message)
    #expect(told == (written == meant || written.hasPrefix("'") ? [] : ["\(written) is the number \(meant)"]))
  }

  @Test("what is no answer", arguments: ["~", "null", ""]) func nothing(written: String) throws {
    #expect(try #require(Self.read(Self.prompt(written))).reading.definition?.fields.first?.defaultValue == nil)
  }

  @Test func `only the default that is wrong is left out`() throws {
    let form = try #require(
      Self.read(Self.workflow("a: {type: number, default: x}\n      b: {type: choice, options: [p, q], default: q}")))
    #expect(form.reading.isUsable)
    #expect(form.reading.diagnostics.map(\.severity) == [.warning])
    #expect(form.definitionText.contains("default: q") && !form.definitionText.contains("default: x"))
  }

  @Test(
    "labels as ids",
    arguments: [("Café au lait?", "cafe-au-lait"), ("Größe (Maße)", "grosse-masse"), ("何?", "field-1")])
  func labels(label: String, id: String) throws {
    let form = try #require(Self.read(Self.issue("- {type: input, attributes: {label: '\(label)'}}")))
    #expect(form.reading.definition?.fields.map(\.answerName) == [id.replacing("field-1", with: "field_1")])
  }

  @Test(
    "what is no Markdown is shown as it is",
    arguments: [
      ("use [a-z] - or +", "use [a-z] - or +"), ("*a* `b`", "\\*a\\* \\`b\\`"), ("[a](b)", "\\[a](b)"),
      ("- a\n # b\n-5\n#tag", "\\- a\n \\# b\n-5\n#tag"),
    ])
  func literals(text: String, written: String) { #expect(DefinitionText.literal(text) == written) }

  @Test func `a label that asks for a secret is told of`() throws {
    let form = try #require(Self.read(Self.issue("- {type: input, attributes: {label: Your Password}}")))
    #expect(form.reading.diagnostics.map(\.message) == ["body[0]: label contains forbidden word: 'password'"])
    #expect(form.reading.isUsable)
  }

  @Test func `lengths are those of code points, in lists too, and in the definition that is printed`() throws {
    let form = try #require(
      Self.read(Self.schema("{\"type\": \"array\", \"items\": {\"type\": \"string\", \"maxLength\": 1}}")))
    #expect(form.definitionText.contains("lengths: codePoints\n"))
    #expect(form.reading.definition?.fields.first?.list?.fields.first?.text?.countsCodePoints == true)
  }

  @Test(
    "a schema without an end is refused",
    arguments: [
      ("{\"$ref\": \"#\"}", "the schema refers to itself by '#'"),
      (
        "{\"$ref\": \"https://example.com/a\"}",
        "'$ref' leads to the network, which is never asked: 'https://example.com/a'"
      ),
      ("{\"$ref\": \"other.json\"}", "'$ref' leads to another file: 'other.json'"),
    ])
  func endless(property: String, message: String) throws {
    let form = try #require(Self.read(Self.schema(property)))
    #expect(!form.reading.isUsable)
    #expect(form.reading.diagnostics.map(\.message).contains(message))
  }

  @Test func `a schema that refers to itself through ten others is refused`() throws {
    let chain = (0..<10).map { "\"d\($0)\": {\"properties\": {\"a\": {\"$ref\": \"#/$defs/d\(($0 + 1) % 10)\"}}}" }
    let text =
      "{\"type\": \"object\", \"properties\": {\"x\": {\"$ref\": \"#/$defs/d0\"}}, \"$defs\": {\(chain.joined(separator: ", "))}}"
    let form = try #require(Self.read(text))
    #expect(form.reading.diagnostics.map(\.message).contains("the schema refers to itself by '#/$defs/d0'"))
  }

  @Test func `a form with a thousand options is one`() throws {
    let options = (0..<1000).map { "option \($0)" }.joined(separator: ", ")
    let form = try #require(
      Self.read(Self.issue("- {type: dropdown, id: d, attributes: {label: L, options: [\(options)]}}")))
    #expect(form.reading.diagnostics.isEmpty)
    #expect(form.reading.definition?.fields.first?.choice?.options.known?.count == 1000)
  }

  private static func survey(_ question: String) -> String {
    "{\"name\": \"\", \"spec\": [{\"question_name\": \"Q\", \"variable\": \"v\", \(question)}]}"
  }

  static let questions = [
    Row(
      "a text of a survey", survey("\"type\": \"text\", \"min\": 0, \"max\": 9, \"default\": \"\""),
      "  - id: v\n    type: text\n    label: Q\n    minLength: 0\n    maxLength: 9\n"),
    Row(
      "a number of a survey", survey("\"type\": \"integer\", \"min\": 1, \"max\": 9, \"default\": \"5\""),
      "  - id: v\n    type: integer\n    label: Q\n    minimum: 1\n    maximum: 9\n    default: 5\n"),
    Row(
      "several of the lines of a survey",
      survey("\"type\": \"multiselect\", \"choices\": \"a\\nb\", \"default\": \"b\", \"required\": true"),
      "  - id: v\n    type: multiselect\n    label: Q\n    required: true\n    options:\n      - a\n      - b\n"
        + "    default:\n      - b\n"),
    Row(
      "a password of a survey", survey("\"type\": \"password\", \"default\": \"$encrypted$\""),
      "  - id: v\n    type: password\n    label: Q\n"),
  ]

  @Test(arguments: rows + questions) func `a file becomes a definition, which reads as one`(row: Row) throws {
    let form = try #require(Self.read(row.file))
    #expect(form.reading.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let fields = try #require(form.definitionText.firstRange(of: "fields:\n"))
    #expect(form.definitionText[fields.upperBound...] == row.fields)
    let reading = DefinitionReader.read(Array(form.definitionText.utf8), path: "g") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.definition?.fields.map(\.answerName) == form.reading.definition?.fields.map(\.answerName))
  }

  static let mistakes = [
    (issue("- {type: markdown, attributes: {value: x}}"), "f:4:1: body must contain at least one non-markdown field"),
    (
      issue("- {type: input, id: a b, attributes: {label: L}}"),
      "f:4:21: body[0]: 'id' can only contain numbers, letters, -, _"
    ),
    (issue("- {type: inputt, attributes: {label: L}}"), "f:4:10: body[0]: 'inputt' is not a valid input type"),
    (issue("- {type: input, attributes: {lable: L}}"), "f:4:30: body[0]: 'lable' is not a permitted key"),
    (
      issue("- {type: dropdown, attributes: {label: L, options: [yes]}}"),
      "f:4:53: body[0]: options must not include booleans"
    ),
    (issue("- {type: dropdown, attributes: {label: L, options: [a, a]}}"), "f:4:56: body[0]: options must be unique"),
    (
      issue("- {type: dropdown, attributes: {label: L, options: [None]}}"),
      "f:4:53: body[0]: options must not include the reserved word, none"
    ),
    (
      issue("- {type: input, attributes: {label: L}}\n- {type: input, attributes: {label: L}}"),
      "f:5:37: body must have unique labels: 'L'"
    ),
    (
      issue("- {type: input, attributes: {label: L}}\n- {type: input, attributes: {label: l?}}"),
      "f:5:37: labels are too similar: 'l?'"
    ),
    (
      issue("- {type: input, id: a, attributes: {label: L}}\n- {type: input, id: a, attributes: {label: M}}"),
      "f:5:21: body must have unique ids: 'a' is there twice"
    ),
    ("name: 5\ndescription: d\nbody: [{type: input, attributes: {label: L}}]\n", "f:1:7: 'name' must be a string"),
    ("on: push\njobs: {}\n", "f:1:5: the workflow cannot be run by hand: it has no 'workflow_dispatch'"),
    ("a: b\n", "f:1:1: no form can be recognised in this file"),
  ]

  @Test(arguments: [#""not": {"format": "ipv4"}"#, #""if": {"format": "ipv4"}, "then": {"minLength": 2}"#])
  func `a keyword that no field can say is told of, and held against the answer`(keywords: String) throws {
    let inside = try #require(Self.read(Self.schema("{\"type\": \"string\", \(keywords)}")))
    let keyword = keywords.split(separator: "\"")[0]
    #expect(inside.reading.isUsable)
    #expect(
      inside.reading.diagnostics.map(\.message)
        == ["'\(keyword)' cannot be asked for: the answer is held against it before it is written"])
  }

  @Test(arguments: mistakes) func `a mistake is told at its place`(file: String, message: String) throws {
    let diagnostics = try #require(Self.read(file)).reading.diagnostics
    let told = diagnostics.filter { $0.severity == .error }.map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
    #expect(told.contains(message), "\(told)")
  }

  @Test(arguments: ["formline: 1\nfields: [{id: a}]\n", "fields: [{id: a}]\n", "text", "", "{\"formline\": 1}"])
  func `a definition of ours is left to its reader`(file: String) { #expect(Self.read(file) == nil) }
}
