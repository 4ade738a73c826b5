import TestSupport
import Testing
import Values

/// What `questions` asks is answered by its ids, in every kind of file.
@Suite struct QuestionRoundTripTests {
  private let folder = TemporaryFolder()

  /// A file of each kind, by its name.
  private static let files: [(kind: String, path: String, text: String)] = [
    ("issue-form", "f.yml", issue), ("gitea-issue-form", "f.yml", issue),
    ("discussion-form", "f.yml", "body:\n- {type: input, id: what-happened, attributes: {label: L}}\n"),
    (
      "workflow", "f.yml",
      "on: {workflow_dispatch: {inputs: {log-level: {required: true}, dry.run: {type: boolean}, n: {type: number}}}}\n"
    ),
    (
      "json-schema", "f.json",
      """
      {"type": "object", "required": ["server", "kind.of"], "properties": {
        "kind.of": {"enum": ["a", "b"]}, "list": {"type": "array", "items": {"type": "integer"}},
        "server": {"type": "object", "additionalProperties": false, "required": ["host"], "properties": {
          "host": {"type": "string"}, "tls": {"type": "object", "properties": {"on": {"type": "boolean"}}}}}}}
      """
    ),
    (
      "mcp", "f.json",
      #"{"requestedSchema": {"type": "object", "required": ["a.b"], "properties": {"a.b": {"type": "string"}}}}"#
    ),
    (
      "awx-survey", "f.json",
      #"{"spec": [{"question_name": "Q", "variable": "v", "type": "integer", "required": true, "min": 2, "max": 4}]}"#
    ),
    ("ansible", "f.yml", "- vars_prompt:\n  - {name: user-name, private: no}\n  - {name: word, confirm: yes}\n"),
    (
      "crd", "f.yml",
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
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
              required: [spec]
              properties:
                spec:
                  type: object
                  required: [size, inner]
                  properties:
                    size: {type: integer}
                    a.b: {type: string}
                    any: {x-kubernetes-preserve-unknown-fields: true}
                    inner: {type: object, required: [name], properties: {name: {type: string}}}
      """
    ),
    (
      "openapi", "f.json",
      """
      {"openapi": "3.0.0", "components": {"schemas": {"Pet": {"type": "object", "required": ["owner"], "properties": {
        "owner": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}}}}}}
      """
    ),
    ("helm", "chart/values.yaml", "name: web\nports: [80]\nimage: {tag: ''}\n"),
    (
      "inputs", "f.json",
      """
      {"inputs": [{"id": "a-b", "type": "promptString"}], "servers": {"s": {"env": {"A": "${input:a-b}"}}}}
      """
    ),
    (
      "mcpb", "f.json",
      """
      {"manifest_version": "0.2", "name": "x", "version": "1.0.0", "server": {"type": "node", "mcp_config": {
        "command": "x", "args": ["${user_config.key}"]}},
        "user_config": {"key": {"type": "string", "title": "Key", "description": "k", "required": true}}}
      """
    ),
  ]

  private static let issue = """
    name: Bug
    description: d
    body:
    - {type: input, id: what-happened, attributes: {label: L}, validations: {required: true}}
    - {type: checkboxes, attributes: {label: 'All of it?', options: [{label: I agree, required: true}]}}

    """

  @Test func `there is a file of each kind`() throws {
    folder.write("no.yml", "a: b\n")
    let error = try DetachedCommand(["run", "no.yml"], folder: folder).error
    let kinds = try #require(error.firstRange(of: "reads one of "))
    let named = error[kinds.upperBound...].prefix { $0 != "\n" }.split(separator: ",").map(\.trimmed)
    #expect(Set(named) == Set(Self.files.map { Substring($0.kind) }))
  }

  @Test("answers by the ids of questions are taken back", arguments: files.map(\.kind))
  func taken(kind: String) throws {
    let file = try #require(Self.files.first { $0.kind == kind })
    if kind == "helm" { folder.makeFolder("chart") }
    folder.write(file.path, file.text)
    if kind == "helm" {
      folder.write(
        "chart/values.schema.json",
        #"{"required": ["image"], "properties": {"image": {"required": ["tag"], "properties": {"tag": {"minLength": 1}}}}}"#
      )
    }
    let path = kind == "helm" ? "chart" : file.path
    let source = kind == "helm" ? [path] : [path, "--from", kind]
    var given: [JSONValue.Member] = []
    for _ in 0..<6 {
      let answers = JSONValue.object(given).text(.compact)
      let command = try DetachedCommand(["questions"] + source + ["--answers", "-"], input: answers, folder: folder)
      #expect(command.status == 0 || command.status == 2, "\(answers)\n\(command.error)")
      let found = try JSONParser.parse(command.output)
      #expect(found["problems"] == [], "\(answers)\n\(command.output)")
      guard case .array(let questions)? = found["questions"] else { break }
      let asked = questions.compactMap { question -> JSONValue.Member? in
        guard case .string(let id)? = question["id"], let schema = question["schema"] else { return nil }
        return given.contains { $0.name == id } ? nil : .init(name: id, value: Self.answer(schema))
      }
      if asked.isEmpty { break }
      given += asked
    }
    #expect(!given.isEmpty)
    let answers = JSONValue.object(given).text(.compact)
    let run = try DetachedCommand(
      ["run"] + source + ["--no-input", "--answers", "-"], input: answers, folder: folder)
    #expect(run.status == 0, "\(answers)\n\(run.error)")
  }

  /// A value that a schema of a question allows.
  private static func answer(_ schema: JSONValue) -> JSONValue {
    for keyword in ["oneOf", "anyOf"] {
      if case .array(let options)? = schema[keyword], let value = options.first?["const"] { return value }
    }
    switch schema["type"] {
    case "integer", "number": return schema["minimum"] ?? 1
    case "boolean": return true
    case "array": return schema["items"].map { .array([answer($0)]) } ?? []
    case "object", nil: return .object([])
    default: return "x"
    }
  }
}
