import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import TerminalModel
import Testing
import Values

@Suite struct QuestionTests {
  /// The questions of a definition with answers.
  private func questions(_ definition: String, answers: String = "{}") throws -> OpenQuestions {
    let reading = DefinitionReader.read(Array(("formline: 1\n" + definition).utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    let form = try #require(reading.definition)
    #expect(reading.diagnostics.map(\.message) == [])
    let (given, diagnostics) = AnswersReader.read(Array(answers.utf8), path: "answers.json", for: form)
    var configuration = FormConfiguration()
    configuration.inputs.prefilled = given
    let defined = RunningForm(
      form, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    return OpenQuestions(of: defined, misfits: diagnostics.map { $0.report(color: false) })
  }

  private func list(_ json: JSONValue, _ name: String) -> [JSONValue] {
    if case .array(let items)? = json[name] { items } else { [] }
  }

  private func ids(_ questions: OpenQuestions) -> [JSONValue?] { list(questions.json, "questions").map { $0["id"] } }

  @Test func `every key is there, in this order`() throws {
    let text = "\(try questions("fields:\n  - {id: name, required: true}\n").json)"
    #expect(
      text == """
        {"status": "open", "questions": [{"id": "name", "type": "text", "label": "Name", "description": null, \
        "required": true, "secret": false, "dependsOn": [], "rules": [], "schema": {"title": "Name", "type": \
        "string", "minLength": 1}}], "problems": [], "answers": {"name": null}}
        """)
  }

  @Test(arguments: [
    ("fields: [{id: l, minLength: 3}]", #"{"l": "a"}"#, "l"),
    ("fields: [{id: l, type: list, fields: [{id: n, type: integer}]}]", #"{"l": [{"n": 1}, {"n": "zz"}]}"#, "l[1].n"),
    ("fields: [{id: l, type: list, item: {minLength: 2}}]", #"{"l": ["aa", "a"]}"#, "l[1]"),
    ("fields: [{id: l, type: map, item: {minLength: 2}}]", #"{"l": {"k": "v"}}"#, "l[0]"),
    (
      "fields: [{id: l, type: list, fields: [{id: a, name: a-b, minLength: 2}]}]", #"{"l": [{"a-b": "a"}]}"#, "l[0].a-b"
    ),
  ])
  func `a wrong answer that may be left out is not required, and its problem has the name of the answer`(
    definition: String, answers: String, id: String
  ) throws {
    let json = try questions(definition, answers: answers).json
    #expect(json["status"] == "open")
    #expect(list(json, "questions").map { $0["required"] } == [false])
    #expect(list(json, "questions").map { $0["schema"]?["minItems"] } == [nil])
    #expect(list(json, "problems").map { $0["id"] } == [.string(id)])
  }

  private static let team = """
    fields:
      - {id: name, required: true}
      - {id: plan, type: select, options: [{value: free, label: Free}, team], default: free}
      - {id: seats, type: integer, when: plan == 'team', minimum: 2, required: true}
      - {id: full, type: computed, cel: plan + name}
      - {id: note, enabled: full == 'freeAda'}
      - {type: note, label: Hello}
    """

  @Test func `what exists and can be edited is asked, what must be answered keeps the form open`() throws {
    let fresh = try questions(Self.team)
    #expect(ids(fresh) == ["name", "plan"])
    #expect(list(fresh.json, "questions").map { $0["required"] } == [true, false])
    #expect(!fresh.isComplete)
    let named = try questions(Self.team, answers: #"{"name": "Ada"}"#)
    #expect(named.isComplete)
    #expect(ids(named) == ["plan", "note"])
    let team = try questions(Self.team, answers: #"{"name": "Ada", "plan": "team"}"#)
    #expect(ids(team) == ["seats"])
    #expect(list(team.json, "questions").map { $0["dependsOn"] } == [["plan"]])
    #expect(!team.isComplete)
    let all = try questions(Self.team, answers: #"{"name": "Ada", "plan": "team", "seats": 2}"#)
    #expect(all.isComplete)
    #expect(ids(all) == [])
    #expect(all.json["answers"] == ["name": "Ada", "plan": "team", "seats": 2, "full": "teamAda", "note": nil])
  }

  @Test func `a computed field stands for what it is computed from`() throws {
    let note = try questions(Self.team, answers: #"{"name": "Ada"}"#)
    #expect(list(note.json, "questions").last?["dependsOn"] == ["name", "plan"])
  }

  @Test func `a wrong answer is asked for again, with the form's own message`() throws {
    let wrong = try questions(Self.team, answers: #"{"name": "Ada", "plan": "team", "seats": 1}"#)
    #expect(ids(wrong) == ["seats"])
    #expect(wrong.json["problems"] == [["id": "seats", "message": "This must be at least 2"]])
    #expect(wrong.json["status"] == "open")
  }

  @Test func `an optional answer that is wrong keeps the form open, and may be taken back`() throws {
    let definition = "fields: [{id: age, type: integer, maximum: 3}, {id: word, maxLength: 3}]"
    let wrong = try questions(definition, answers: #"{"age": 9, "word": "long"}"#)
    #expect(wrong.json["status"] == "open")
    #expect(list(wrong.json, "questions").map { $0["required"] } == [false, false])
    #expect(list(wrong.json, "questions")[1]["schema"] == ["title": "Word", "type": "string", "maxLength": 3])
    #expect(try questions(definition, answers: #"{"age": 3, "word": null}"#).json["status"] == "complete")
  }

  @Test func `an answer of another kind is a problem of its field`() throws {
    let wrong = try questions(Self.team, answers: #"{"name": "Ada", "plan": "team", "seats": "many"}"#)
    #expect(wrong.json["problems"] == [["id": "seats", "message": "'many' is not a whole number"]])
    #expect(ids(wrong) == ["seats"])
    #expect(!wrong.isComplete)
  }

  @Test func `rules across fields are said where they belong`() throws {
    let definition = """
      fields:
        - {id: phone}
        - {id: mail}
      validate: [{rule: phone != null || mail != null, message: Leave one of the two, at: mail}]
      """
    let fresh = try questions(definition)
    #expect(fresh.json["problems"] == [["id": "mail", "message": "Leave one of the two"]])
    #expect(list(fresh.json, "questions").map { $0["required"] } == [false, true])
    #expect(list(fresh.json, "questions").map { $0["rules"] } == [[], ["Leave one of the two"]])
    #expect(list(fresh.json, "questions").map { $0["dependsOn"] } == [[], ["phone"]])
    #expect(try questions(definition, answers: #"{"phone": "1"}"#).isComplete)
  }

  private nonisolated static let schemas: [(field: String, schema: JSONValue)] = [
    (
      "type: text, minLength: 2, maxLength: 5, pattern: '^[a-z]+$'",
      [
        "type": "string", "minLength": 2, "maxLength": 5, "pattern": "^[a-z]+$",
      ]
    ),
    ("type: text, mask: '99-9.9'", ["type": "string", "pattern": #"^[0-9][0-9]-[0-9]\.[0-9]$"#]),
    ("type: text, mask: 'aa-99.*'", ["type": "string"]),
    ("validate: [{rule: \"self.matches('^v[0-9]+$')\"}]", ["type": "string", "pattern": "^v[0-9]+$"]),
    ("validate: [{rule: \"x.matches('^v') || self == 'w'\"}, {rule: \"'v'.matches('v')\"}]", ["type": "string"]),
    ("type: text, format: uuid", ["type": "string", "format": "uuid"]),
    ("type: integer, minimum: 1, multipleOf: 5", ["type": "integer", "minimum": 1, "multipleOf": 5]),
    ("type: number, exclusiveMinimum: 0, maximum: 1.5", ["type": "number", "maximum": 1.5, "exclusiveMinimum": 0]),
    ("type: boolean", ["type": "boolean", "default": false]),
    ("type: date", ["type": "string", "format": "date"]),
    ("type: datetime", ["type": "string", "format": "date-time"]),
    (
      "type: select, options: [1, {value: 2, label: Two, description: more}, {value: 3, disabled: true}]",
      [
        "type": "integer",
        "oneOf": [["const": 1, "title": "1"], ["const": 2, "title": "Two", "description": "more"]],
      ]
    ),
    (
      "type: multiselect, options: [a, b], maxItems: 1",
      [
        "type": "array",
        "items": ["type": "string", "anyOf": [["const": "a", "title": "a"], ["const": "b", "title": "b"]]],
        "maxItems": 1, "uniqueItems": true,
      ]
    ),
    (
      "type: list, minItems: 1, fields: [{id: name, required: true}, {id: age, type: integer}]",
      [
        "type": "array",
        "items": [
          "type": "object",
          "properties": [
            "name": ["title": "Name", "type": "string", "minLength": 1], "age": ["title": "Age", "type": "integer"],
          ],
          "required": ["name"], "additionalProperties": false,
        ],
        "minItems": 1,
      ]
    ),
    (
      "type: select, options: {cel: '[\"a\", {\"value\": \"b\", \"label\": \"B\"}]'}",
      [
        "type": "string", "oneOf": [["const": "a", "title": "a"], ["const": "b", "title": "B"]],
      ]
    ),
    (
      "type: select, options: {cel: '[[1], 1, {\"label\": \"B\"}, 1, null, {\"value\": 1.0}]'}",
      ["type": "integer", "oneOf": [["const": 1, "title": "1"]]]
    ),
  ]

  @Test(arguments: schemas)
  func `a schema says what it can of an answer`(field: String, schema: JSONValue) throws {
    let json = try questions("fields:\n  - {id: x, \(field)}\n").json
    guard case .object(let members)? = list(json, "questions").first?["schema"] else {
      Issue.record("no schema")
      return
    }
    #expect(.object(members.filter { $0.name != "title" }) == schema)
  }

  private nonisolated static let sentences: [(field: String, rules: [String])] = [
    ("type: text, mask: '99'", ["Fill in the whole of 99"]),
    ("type: text, contentType: hostname", ["Enter a valid host name, such as host.example.com"]),
    ("type: path, mustExist: true, kind: directory", ["Name a directory that exists"]),
    (
      "type: date, minimum: 2026-01-01, multipleOf: 7",
      [
        "This must be 2026-01-01 or later", "This must be in steps of 7 days from 2026-01-01",
      ]
    ),
    ("validate: [{rule: self != 'x'}, {rule: self != 'y', message: Not y}]", ["This must hold: self != 'x'", "Not y"]),
    (
      "check: {command: [git, check-ref-format], message: No branch}",
      [
        "No branch", "The command 'git check-ref-format' checks the answer; --allow-commands lets it run",
      ]
    ),
    (
      "type: select, options: {command: [ls, -a]}",
      [
        "The command 'ls -a' gives the options; --allow-commands lets it run"
      ]
    ),
    ("type: list, fields: [{id: a, label: Tag, mask: '9'}]", ["Tag: Fill in the whole of 9"]),
    ("type: multiselect, options: [{value: a, label: Ay, required: true}, b]", ["“Ay” must be chosen"]),
    (
      "type: list, fields: [{id: a}, {id: b, required: a != null}, {id: c, when: a == 'x', required: true}]",
      ["B: This must hold: !((a != null)) || b != null", "C: This must hold: !((a == 'x')) || c != null"]
    ),
  ]

  @Test(arguments: sentences)
  func `what a schema cannot say is said in sentences`(field: String, rules: [String]) throws {
    let json = try questions("fields:\n  - {id: x, \(field)}\n").json
    #expect(list(json, "questions").first?["rules"] == .array(rules.map { .string($0) }))
  }

  @Test func `secrets in the rows of a list are left out of the answers, and what is wrong there is placed`() throws {
    let definition = """
      fields:
        - {id: keys, type: list, fields: [{id: name, required: true}, {id: pin, secret: true, maxLength: 3}]}
      """
    let json = try questions(definition, answers: #"{"keys": [{"name": null, "pin": "hunter2"}]}"#).json
    #expect(
      json["problems"] == [
        ["id": "keys[0].name", "message": "Name is required"],
        ["id": "keys[0].pin", "message": "Use at most 3 characters: there are 7"],
      ])
    #expect(json["answers"] == ["keys": [["name": nil]]])
    #expect(list(json, "questions").map { $0["secret"] } == [true])
    #expect(!"\(json)".contains("hunter2"))
  }

  @Test func `secrets in the entries of a map are left out of the answers`() throws {
    let definition = """
      fields:
        - {id: hosts, type: map, fields: [{id: url}, {id: token, type: password}]}
      """
    let json = try questions(definition, answers: #"{"hosts": {"a": {"url": "u", "token": "hunter2"}}}"#).json
    #expect(json["answers"] == ["hosts": ["a": ["url": "u"]]])
  }

  @Test func `one schema asks for everything that is open`() throws {
    let schema = try questions("title: Team\n" + Self.team).schema
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["title"] == "Team")
    #expect(schema["required"] == ["name"])
    guard case .object(let properties)? = schema["properties"] else {
      Issue.record("\(schema)")
      return
    }
    #expect(properties.map(\.name) == ["name", "plan"])
  }
}
