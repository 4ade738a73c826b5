import TestSupport
import Testing

/// What another format calls a secret is one, in whatever shape it is asked for, at every door.
struct ImportedSecretTests {
  /// A form of another format, and answers that hold the secret.
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    let answers: String
    var testDescription: String { name }
    var path: String { files.keys.contains("chart/values.yaml") ? "chart" : files.keys.first ?? "" }
  }

  private static let secret = "S3CRET"
  private static let word = #"{"type": "string", "format": "password"}"#
  private static let rows = #"{"type": "array", "items": {"type": "object", "properties": {"a": {"type": "integer"}"#

  /// Ways to say in a schema that `s` is a secret, with a value.
  private static let schemas: [(schema: String, value: String)] = [
    (word, #""S3CRET""#),
    (#"{"type": "string", "writeOnly": true}"#, #""S3CRET""#),
    (#"{"type": ["string", "null"], "writeOnly": true}"#, #""S3CRET""#),
    (#"{"type": "string", "writeOnly": true, "contentMediaType": "text/plain"}"#, #""S3CRET\nS3CRET""#),
    (#"{"type": "array", "writeOnly": true, "items": {"type": "string"}}"#, #"["S3CRET"]"#),
    (#"{"type": "array", "items": \#(word)}"#, #"["S3CRET"]"#),
    (#"{"type": "object", "writeOnly": true, "additionalProperties": {"type": "string"}}"#, #"{"S3CRET": "S3CRET"}"#),
    (#"{"type": "object", "additionalProperties": \#(word)}"#, #"{"k": "S3CRET"}"#),
    (#"{"type": "object", "writeOnly": true, "properties": {"p": {"type": "string"}}}"#, #"{"p": "S3CRET"}"#),
    (
      #"{"type": "object", "properties": {"p": {"type": "object", "properties": {"q": \#(word)}}}}"#,
      #"{"p": {"q": "S3CRET"}}"#
    ),
    (rows + #", "p": \#(word)}}}"#, #"[{"a": 1, "p": "S3CRET"}]"#),
    (rows + #", "p": {"type": "array", "items": \#(word)}}}}"#, #"[{"a": 1, "p": ["S3CRET"]}]"#),
    (rows + #", "p": {"type": "object", "properties": {"q": \#(word)}}}}}"#, #"[{"a": 1, "p": {"q": "S3CRET"}}]"#),
    (
      #"{"type": "object", "additionalProperties": {"type": "object", "properties": {"p": \#(word)}}}"#,
      #"{"k": {"p": "S3CRET"}}"#
    ),
    (rows + #"}}, "writeOnly": true}"#, #"[{"a": 1, "b": "S3CRET"}]"#),
    (rows + #", "p": \#(word)}}}"#, #"[{"a": 1, "b": {"c": "S3CRET"}}]"#),
    (#"{"type": "object", "properties": {"p": \#(word)}}"#, #"{"p": "p", "b": "S3CRET"}"#),
    (#"{"anyOf": [\#(word), {"type": "null"}]}"#, #""S3CRET""#),
    (#"{"allOf": [\#(word)]}"#, #""S3CRET""#),
    (##"{"$ref": "#/$defs/word"}"##, #""S3CRET""#),
    (##"{"type": "array", "items": {"$ref": "#/$defs/word"}}"##, #"["S3CRET"]"#),
    (#"{"writeOnly": true}"#, #""S3CRET""#),
    (#"{"type": "array", "items": {"type": "array", "items": \#(word)}}"#, #"[["S3CRET"]]"#),
    (#"{"type": "string", "const": "S3CRET", "writeOnly": true}"#, #""S3CRET""#),
    (#"{"type": "string", "default": "S3CRET", "writeOnly": true}"#, #""S3CRET""#),
    (#"{"type": "array", "default": ["S3CRET"], "items": \#(word)}"#, #"["S3CRET"]"#),
  ]

  private static var jsonSchemas: [Form] {
    schemas.map { schema, value in
      Form(
        name: "JSON Schema \(schema)",
        files: [
          "form.json": """
          {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "title": "Form",
            "$defs": {"word": \(word)}, "properties": {"note": {"type": "string"}, "s": \(schema)}}
          """
        ], answers: #"{"s": \#(value)}"#)
    }
  }

  private static var resources: [Form] {
    // A structural schema has no references, junctors, constants or lists of types.
    let own = schemas.filter { schema, value in
      !value.contains(#""b":"#)
        && !["$ref", "anyOf", "allOf", "const", "null", #"{"writeOnly""#].contains { schema.contains($0) }
    }
    let opaque = [
      (#"{"type": "array", "items": \#(word)}"#, #"["S3CRET\nS3CRET"]"#),
      (#"{"type": "object", "additionalProperties": \#(word)}"#, #"{"k": "S3CRET\nS3CRET"}"#),
      (word, #""S3CRET\nS3CRET""#),
      (#"{"type": "object", "x-kubernetes-preserve-unknown-fields": true, "format": "password"}"#, #"{"k": "S3CRET"}"#),
      (#"{"x-kubernetes-int-or-string": true, "format": "password"}"#, #""S3CRET""#),
    ]
    return (own + opaque).map(resource)
  }

  private static func resource(_ schema: String, _ value: String) -> Form {
    Form(
      name: "resource \(schema) \(value)",
      files: [
        "crd.yaml": """
        {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "forms.a.b"},
          "spec": {"group": "a.b", "names": {"kind": "Form", "plural": "forms"}, "scope": "Namespaced",
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {"type": "object",
              "properties": {"spec": {"type": "object",
                "properties": {"note": {"type": "string"}, "s": \(schema)}}}}}}]}}
        """
      ], answers: #"{"metadata": {"name": "w"}, "spec": {"s": \#(value)}}"#)
  }

  /// Charts, whose values have a default of their own or none.
  private static var charts: [Form] {
    let cases = schemas.flatMap { schema, value -> [(String, String, String?)] in
      // What the chart itself names is no secret.
      let fallback = value.replacing(#""S3CRET":"#, with: #""k":"#).replacing("S3CRET", with: "S3CRET0")
      return [(schema, value, nil)] + (value.contains(#""b":"#) ? [] : [(schema, value, fallback)])
    }
    return cases.map { schema, value, fallback in
      Form(
        name: "chart \(schema) \(fallback ?? "without a default")",
        files: [
          "chart/Chart.yaml": "apiVersion: v2\nname: Form\nversion: 1.0.0\n",
          "chart/values.yaml": "note: \"\"\n" + (fallback.map { "s: \($0)\n" } ?? ""),
          "chart/values.schema.json": """
          {"type": "object", "$defs": {"word": \(word)}, "properties": {"s": \(schema)}}
          """,
        ], answers: #"{"s": \#(value)}"#)
    }
  }

  private static var bundles: [Form] {
    let cases = [
      ("string", "", #""S3CRET""#), ("string", #", "multiple": true"#, #"["S3CRET"]"#), ("number", "", "53217689"),
      ("directory", "", #""/S3CRET""#), ("file", #", "multiple": true"#, #"["/S3CRET"]"#),
    ]
    return cases.map { type, others, value in
      Form(
        name: "bundle \(type)\(others)",
        files: [
          "manifest.json": """
          {"manifest_version": "0.3", "name": "Form", "version": "1.0.0", "description": "Form", "author": {"name": "A"},
            "server": {"type": "node", "entry_point": "x.js", "mcp_config": {"command": "x", "args": []}},
            "user_config": {"note": {"type": "string", "title": "Note", "description": "n"},
              "s": {"type": "\(type)", "title": "S", "description": "s", "sensitive": true\(others)}}}
          """
        ], answers: #"{"s": \#(value)}"#)
    }
  }

  private static var others: [Form] {
    [
      Form(
        name: "survey",
        files: [
          "survey.yaml": """
          name: Form
          description: ""
          spec:
          - {question_name: Note, variable: note, type: text, required: false}
          - {question_name: S, variable: s, type: password, required: false, default: S3CRET}
          """
        ], answers: #"{"s": "S3CRET"}"#),
      Form(
        name: "playbook",
        files: [
          "play.yaml": """
          - name: Form
            hosts: all
            vars_prompt:
            - {name: note, private: no}
            - {name: s, default: S3CRET}
          """
        ], answers: #"{"s": "S3CRET"}"#),
      Form(
        name: "inputs of an editor",
        files: [
          "mcp.json": """
          {"inputs": [{"id": "note", "type": "promptString", "description": "Form"},
              {"id": "s", "type": "promptString", "description": "S", "password": true, "default": "S3CRET"}],
            "servers": {"a": {"command": "x", "env": {"A": "${input:note}", "S": "${input:s}"}}}}
          """
        ], answers: #"{"s": "S3CRET"}"#),
    ]
  }

  static var forms: [Form] { jsonSchemas + resources + charts + bundles + others }

  /// Those that are played on a terminal: all of them in a long run, else some of each format.
  static var played: [Form] {
    forms.enumerated().filter { FuzzEffort.factor > 1 || $0.offset.isMultiple(of: 7) }.map(\.element)
  }

  private let folder = TemporaryFolder()
  private let home = TemporaryFolder()

  @Test(arguments: resources.prefix(1) + charts.prefix(1))
  func `what is refused shows nothing of a line on which a secret may be`(form: Form) throws {
    write(form)
    folder.write("answers.json", form.answers.replacing("\"s\": ", with: "\"note\": [], \"x\": \"S3CRET\", \"s\": "))
    let command = try DetachedCommand(
      ["run", form.path, "--no-input", "--answers", "answers.json"], folder: folder)
    #expect(form.path == "chart" || command.status == 65 && isHidden(Array(command.error.utf8)))
    #expect(!command.error.contains(Self.secret))
  }

  /// What is given stays as it is, whatever it is and whatever says that it is a secret.
  @Test(
    arguments: [
      (#"{"writeOnly": true}"#, [#"{"a": 1}"#, "5", "true", "[1]", "1.5", #""1""#]),
      (#"{"writeOnly": true, "type": ["object", "string"]}"#, [#"{"a": []}"#, #""x""#]),
      (#"{"type": ["integer", "string"], "writeOnly": true}"#, ["1", #""1""#]),
      (#"{"enum": [1, "1"], "writeOnly": true}"#, ["1", #""1""#]),
      (#"{"type": "object", "writeOnly": true}"#, [#"{"port": 80, "on": true, "x": null}"#, "{}"]),
      (#"{"type": "array", "writeOnly": true}"#, [#"[1, true, "", null]"#, "[]"]),
      (#"{"type": "array", "writeOnly": true, "items": {"type": ["string", "null"]}}"#, [#"["a", "", null]"#]),
      (#"{"type": ["boolean", "string"], "format": "password"}"#, ["true", #""true""#]),
      (#"{"type": "string", "format": "date-time", "writeOnly": true}"#, [#""2024-01-01T00:00:00.000Z""#]),
      (
        #"{"oneOf": [{"type": "object", "properties": {"pw": \#(word)}}, {"type": "string"}]}"#,
        [#"{"pw": "v"}"#, #""v""#]
      ),
      (rows + #", "p": \#(word), "x": {"type": "array", "items": {"type": "string"}}}}}"#, [#"[{"p": "", "x": []}]"#]),
      (#"{"type": "string", "writeOnly": true}"#, [#""""#, #""\"5\"""#, #""x""#]),
    ] as [(String, [String])])
  func `a secret is written as it was given`(schema: String, values: [String]) throws {
    folder.write("form.json", #"{"$schema": "", "type": "object", "properties": {"s": \#(schema)}}"#)
    for value in values {
      let command = try DetachedCommand(
        ["run", "form.json", "--no-input", "--answers", "-"], input: #"{"s": \#(value)}"#, folder: folder)
      #expect(command.output == #"{"s": \#(value)}"# + "\n", "\(command.error)")
    }
  }

  @Test func `a secret of a resource that is edited stays as it was`() throws {
    let properties =
      #"{"io": {"x-kubernetes-int-or-string": true, "format": "password"}, "pm": {"type": "object", "#
      + #""additionalProperties": {"x-kubernetes-int-or-string": true, "format": "password"}}, "#
      + #""pe": \#(Self.rows), "p": \#(Self.word)}}}}"#
    write(Self.resource(#"{"type": "object", "properties": \#(properties)}"#, "{}"))
    let own = #"{"io": "\"5\"", "pm": {"a": "", "b": 5}, "pe": [{"a": 1, "p": ""}]}"#
    folder.write("old.json", #"{"metadata": {"name": "w"}, "spec": {"s": \#(own)}}"#)
    let command = try DetachedCommand(
      ["run", "crd.yaml", "--no-input", "--old", "old.json", "--output", "json"], folder: folder)
    #expect(command.output.contains(own), "\(command.output) \(command.error)")
  }

  private func write(_ form: Form) {
    folder.makeFolder("chart")
    for (path, text) in form.files { folder.write(path, text) }
    folder.write("answers.json", form.answers)
  }

  private func isHidden(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return !text.isEmpty && !text.contains(Self.secret) && !text.contains("53217689")
  }

  private func start(_ form: Form, _ options: String...) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.formline, "run", folder[form.path], "--answers", folder["answers.json"], "--inputrc", "none"]
        + options, environment: ["TERM": "xterm-256color", "HOME": home.path])
  }

  private func expectNothingKept() throws {
    let search = try DetachedCommand(executable: "/bin/grep", ["-r", "-E", "\(Self.secret)|53217689", home.path])
    #expect(search.status == 1, "\(search.output)")
  }

  @Test(arguments: forms)
  func `a secret is not shown to anybody`(form: Form) throws {
    write(form)
    for name in ["show", "questions"] {
      let shown = try DetachedCommand(
        [name, folder[form.path], "--answers", folder["answers.json"]], environment: ["HOME": home.path],
        folder: folder)
      #expect([0, 2].contains(shown.status) && isHidden(Array((shown.output + shown.error).utf8)))
    }
  }

  @Test(arguments: played)
  func `a secret is in the answers, and in no recording or page before submission`(form: Form) throws {
    write(form)
    let command = try start(form, "--record", home["again.keys"], "--review")
    #expect(command.shows("Form"))
    command.send("zz\u{1B}[21~")
    #expect(command.shows("Check your answers"))
    command.send("\u{1B}[21~")
    #expect(command.finish() == .exited(status: 0))
    #expect(isHidden(command.screen))
    #expect(isHidden(command.standardError) || command.standardError == [])
    #expect(!isHidden(command.standardOutput))
    #expect(home.read("again.keys")?.contains("zz") == true)
    try expectNothingKept()
  }

  @Test(arguments: played)
  func `a secret is in no draft and no plain question`(form: Form) throws {
    write(form)
    let command = try start(form)
    #expect(command.shows("Form"))
    command.send("zz\u{3}")
    #expect(command.finish() != nil)
    #expect(isHidden(command.screen))
    #expect(home.names(in: ".local/state/formline/drafts/") != [])
    let plain = try start(form, "--accessible", "--no-draft")
    #expect(plain.shows("Form"))
    plain.send("review\r")
    #expect(plain.shows("nswered"))
    plain.send("\u{3}")
    #expect(plain.finish() != nil)
    #expect(isHidden(plain.screen))
    try expectNothingKept()
  }
}
