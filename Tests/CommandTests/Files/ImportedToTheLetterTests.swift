import TestSupport
import Testing

/// What files of other formats hold beyond the usual: nothing of it is accepted, changed or dropped in silence.
@Suite struct ImportedToTheLetterTests {
  private let folder = TemporaryFolder()

  private func run(_ file: String, _ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(["run", file, "--no-input"] + arguments, input: input, folder: folder)
  }

  private func issue(_ elements: String) {
    folder.write("bug.yml", "name: Bug\ndescription: d\nbody:\n\(elements)\n")
  }

  @Test(
    "a default of several lines keeps them, in every format",
    arguments: [
      ("w.yml", #"on: {workflow_dispatch: {inputs: {t: {type: string, default: "a\nb"}}}}"#, #"{"t": "a\nb"}"#),
      (
        "s.yml", #"{name: x, description: y, spec: [{question_name: T, variable: t, type: text, default: "a\nb"}]}"#,
        #"{"t": "a\nb"}"#
      ),
      ("p.yml", #"- {hosts: all, vars_prompt: [{name: t, private: no, default: "a\nb"}]}"#, #"{"t": "a\nb"}"#),
      (
        "mcp.json",
        #"{"inputs": [{"id": "t", "type": "promptString", "description": "T", "default": "a\nb"}], "servers": {}}"#,
        #"{"t": "a\nb"}"#
      ),
      (
        "schema.json",
        #"{"$schema": "", "type": "object", "properties": {"t": {"type": "string", "default": "a\nb"}}}"#,
        #"{"t": "a\nb"}"#
      ),
      (
        "rows.json",
        #"{"$schema": "", "type": "object", "properties": {"l": {"type": "array", "items": {"type": "string"}, "#
          + #""default": ["a\nb"]}, "o": {"type": "array", "items": {"type": "object", "properties": {"x": "#
          + #"{"type": "string"}}}, "default": [{"x": "a\nb"}]}}}"#, #"{"l": ["a\nb"], "o": [{"x": "a\nb"}]}"#
      ),
    ])
  func lines(file: String, text: String, answers: String) throws {
    folder.write(file, text)
    #expect(try run(file).output == answers + "\n")
  }

  @Test(
    "merge keys are merged: a mapping's own keys come first, then earlier mappings",
    arguments: [
      ("{<<: *a, x: 3}", 3, 1), ("{x: 3, <<: *a}", 3, 1), ("{<<: [*a, *b]}", 1, 1), ("{<<: [*b, *a]}", 2, 1),
      ("{<<: {<<: *b}, y: 4}", 2, 4),
    ])
  func merging(mapping: String, x: Int, y: Int) throws {
    folder.makeFolder("chart")
    folder.write("chart/values.yaml", "a: &a {x: 1, y: 1}\nb: &b {x: 2}\nc: \(mapping)\n")
    // What is the chart's own value differs in nothing.
    #expect(try run("chart", "--set", "c.x=\(x)", "--set", "c.y=\(y)").output == "{}\n")
    #expect(try run("chart", "--set", "c.x=8").output == "c:\n  x: 8\n")
  }

  @Test(
    "an answer that is to be repeated need not be, and if it is, is the same",
    arguments: [
      (["pw=x"], nil), (["pw=x", "pw_confirm=x"], nil), (["pw=x", "pw_confirm="], nil),
      (["pw=x", "pw_confirm=y"], "This is not the same as Password"), (["pw_confirm=y"], "This is not the same"),
      (["pw=x", "pw_confrm=x"], "no field is called 'pw_confrm'"),
    ] as [([String], String?)])
  func confirmations(assignments: [String], problem: String?) throws {
    folder.write("p.yml", "- hosts: all\n  vars_prompt: [{name: pw, prompt: Password, confirm: true}]\n")
    folder.write("own.yaml", try DetachedCommand(["convert", "p.yml"], folder: folder).output)
    let answers = assignments.map { assignment in
      let parts = assignment.split(separator: "=", omittingEmptySubsequences: false)
      return "\"\(parts[0])\": \"\(parts[1])\""
    }
    for file in ["p.yml", "own.yaml"] {
      for (arguments, input) in [
        (assignments.flatMap { ["--set", $0] }, ""), (["--answers", "-"], "{\(answers.joined(separator: ", "))}"),
      ] {
        let command = try DetachedCommand(["run", file, "--no-input"] + arguments, input: input, folder: folder)
        #expect((command.status == 0) == (problem == nil), "\(file) \(arguments) \(command.error)")
        #expect(command.output == (problem == nil ? "{\"pw\": \"x\"}\n" : ""), "\(file) \(arguments)")
        if let problem { #expect(command.error.contains(problem), "\(file) \(arguments) \(command.error)") }
      }
    }
  }

  @Test func `labels that are YAML blocks lose their newline`() throws {
    issue(
      """
      - type: checkboxes
        id: c
        attributes:
          label: >
            Checks
          options:
          - label: >
              I agree
      - type: dropdown
        id: d
        attributes:
          label: |
            D
          options:
          - >
            one
      """)
    let command = try run(
      "bug.yml", "--output", "body", "--answers", "-", input: "{\"c\": [\"I agree\"], \"d\": \"one\"}")
    #expect(command.error == "")
    #expect(command.output == "### Checks\n\n- [x] I agree\n\n### D\n\none\n")
    let again = try run("bug.yml", "--output", "body", "--answers-body", "-", input: command.output)
    #expect(again.error == "")
    #expect(again.output == command.output)
  }

  @Test func `no answer in a body stays none where the form begins with a text`() throws {
    issue(
      """
      - {type: input, id: v, attributes: {label: V, value: begun}}
      - {type: textarea, id: t, attributes: {label: T, value: begun, render: shell}}
      - {type: dropdown, id: d, attributes: {label: D, options: [a, b], default: 1}}
      - {type: dropdown, id: m, attributes: {label: M, options: [a, b], default: 1, multiple: true}}
      """)
    let body = "### V\n\n_No response_\n\n### T\n\n```shell\n\n```\n\n### D\n\nNone\n\n### M\n\n_No response_\n"
    let command = try run("bug.yml", "--output", "body", "--answers-body", "-", input: body)
    #expect(command.error == "")
    #expect(command.output == body)
    let part = try run("bug.yml", "--output", "body", "--answers-body", "-", input: "### V\n\n_No response_\n")
    #expect(part.output.hasPrefix("### V\n\n_No response_\n\n### T\n\n```shell\nbegun\n```\n"))
  }

  @Test func `an empty option of an issue form is a warning, and counts for the default`() throws {
    issue("- {type: dropdown, id: d, attributes: {label: D, options: ['', null, b], default: 2}}")
    let command = try run("bug.yml", "--output", "body")
    #expect(command.output == "### D\n\nb\n")
    #expect(command.error.contains("bug.yml:4:60: warning: body[0]: options cannot be empty: this one is left out"))
    issue("- {type: dropdown, id: d, attributes: {label: D, options: ['', null]}}")
    #expect(try run("bug.yml").status == 65)
  }

  @Test func `an empty text that a schema names is an answer`() throws {
    folder.write(
      "s.json",
      """
      {"type": "object", "required": ["e"], "properties": {
        "e": {"enum": ["", "soft"]}, "f": {"type": "string", "enum": ["x", ""]}}}
      """)
    #expect(try run("s.json").status == 2)
    #expect(try run("s.json", "--set", "e=").output == "{\"e\": \"\"}\n")
    #expect(
      try run("s.json", "--answers", "-", input: "{\"e\": \"\", \"f\": \"\"}").output == "{\"e\": \"\", \"f\": \"\"}\n")
    let converted = try DetachedCommand(["convert", "s.json"], folder: folder)
    folder.write("own.yaml", converted.output)
    #expect(try run("own.yaml", "--set", "e=").output == "{\"e\": \"\"}\n")
  }

  @Test(
    "a given answer that differs from what is fixed is refused",
    arguments: ["{\"c\": \"other\"}", "{\"r\": \"other\"}", "{\"l\": [{\"k\": \"other\"}]}"])
  func fixedValues(answers: String) throws {
    folder.write(
      "s.json",
      """
      {"type": "object", "required": ["c"], "properties": {
        "c": {"const": "fixed"}, "r": {"readOnly": true, "default": "fixed"},
        "l": {"type": "array", "items": {"type": "object", "required": ["k"], "properties": {
          "k": {"const": "fixed"}, "n": {"type": "string"}}}}}}
      """)
    let refused = try run("s.json", "--answers", "-", input: answers)
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.error.contains("the value is always \"fixed\""))
    let same = try run("s.json", "--answers", "-", input: answers.replacing("other", with: "fixed"))
    #expect(same.error == "")
    #expect(same.status == 0)
  }

  @Test(
    "a keyword of a wrong kind is a mistake at its place",
    arguments: [
      ("{\"type\": \"object\", \"properties\": {\"n\": {\"type\": \"string\"}}, \"required\": \"n\"}", 73, "required"),
      ("{\"type\": \"object\", \"properties\": {\"n\": {\"minLength\": \"3\"}}}", 54, "minLength"),
      ("{\"type\": \"object\", \"properties\": {\"n\": {\"enum\": \"abc\"}}}", 49, "enum"),
      ("{\"type\": \"object\", \"properties\": {\"n\": {\"pattern\": 5}}}", 52, "pattern"),
      ("{\"type\": \"object\", \"properties\": []}", 34, "properties"),
    ])
  func wrongKinds(schema: String, column: Int, keyword: String) throws {
    folder.write("s.json", schema)
    let command = try run("s.json", "--set", "n=x")
    #expect(command.status == 65)
    #expect(command.error.contains("s.json:1:\(column): error: '\(keyword)' must be "))
  }

  @Test func `several answers of an issue form come in the order of its options, those of a schema as given`() throws {
    issue("- {type: dropdown, id: m, attributes: {label: M, options: [a, b, c], multiple: true}}")
    let given = "{\"m\": [\"c\", \"a\"]}"
    #expect(
      try run("bug.yml", "--set", "title=T", "--answers", "-", input: given).output
        == "{\"title\": \"T\", \"m\": [\"a\", \"c\"]}\n")
    folder.write(
      "s.json",
      "{\"type\": \"object\", \"properties\": {\"m\": {\"type\": \"array\", \"items\": {\"enum\": [\"a\", \"b\", \"c\"]}}}}"
    )
    #expect(try run("s.json", "--answers", "-", input: given).output == given + "\n")
  }

  @Test func `a converted workflow gives the same bytes in every output`() throws {
    folder.write(
      "w.yml",
      """
      on:
        workflow_dispatch:
          inputs:
            n: {type: number, default: 3}
            b: {type: boolean, default: true}
            t: {default: x}
      jobs: {}

      """)
    folder.write("own.yaml", try DetachedCommand(["convert", "w.yml"], folder: folder).output)
    for output in ["json", "yaml", "env", "shell", "bash", "lines", "args"] {
      let own = try run("own.yaml", "--output", output)
      #expect(own.error == "")
      #expect(own.output == (try run("w.yml", "--output", output).output))
    }
    #expect(try run("own.yaml").output == "{\"n\": \"3\", \"b\": \"true\", \"t\": \"x\"}\n")
    let back = try run("own.yaml", "--answers", "-", input: "{\"n\": \"5\", \"b\": \"false\"}")
    #expect(back.output == "{\"n\": \"5\", \"b\": \"false\", \"t\": \"x\"}\n")
    let small = try run("w.yml", "--set", "n=0.00001", "--output", "args")
    #expect(small.output == "-f n=0.00001 -f b=true -f t=x\n")
  }

  @Test(
    "what GitHub would refuse and nobody misses is a warning",
    arguments: [
      ("labels: {bug: 1}\n", "", "'labels' must be an array or a string"),
      ("assignees: 7\n", "", "'assignees' must be an array or a string"),
      ("", ", placeholder: 5", "'placeholder' must be a string"),
      ("", ", description: ''", "'description' cannot be empty"),
      ("", "}, validations: {require: true", "'require' is not a permitted key of validations"),
    ])
  func warnings(head: String, attribute: String, message: String) throws {
    folder.write(
      "bug.yml",
      "name: Bug\ndescription: d\n\(head)body:\n- {type: input, id: a, attributes: {label: A\(attribute)}}\n")
    let command = try run("bug.yml", "--output", "body")
    #expect(command.status == 0)
    #expect(command.error.contains("warning: "))
    #expect(command.error.contains(message))
  }

  @Test func `JSON has no merge keys`() throws {
    folder.write(
      "s.json",
      #"{"type": "object", "properties": {"<<": {"type": "object", "properties": {"a": {"type": "string"}}}, "b": {}}}"#
    )
    let given = #"{"<<": {"a": "x"}, "b": "y"}"#
    let command = try DetachedCommand(["run", "s.json", "--no-input", "--answers", "-"], input: given, folder: folder)
    // What is in objects of its own comes last, as it is asked.
    #expect(command.output == #"{"b": "y", "<<": {"a": "x"}}"# + "\n", "\(command.error)")
    folder.write("s.yaml", "type: object\nproperties:\n  <<: {a: {type: string}}\n  b: {}\n")
    let merged = try DetachedCommand(
      ["run", "s.yaml", "--from", "json-schema", "--no-input", "--set", "a=x"], folder: folder)
    #expect(merged.output == "{\"a\": \"x\"}\n", "\(merged.error)")
  }

  @Test func `control characters in a value that a schema judges are refused`() throws {
    folder.write("s.json", "{\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"string\", \"maxLength\": 2}}}")
    for escape in ["u001b", "t", "n"] {
      let command = try DetachedCommand(
        ["run", "s.json", "--no-input", "--answers", "-"], input: "{\"a\": \"x\\\(escape)y\"}", folder: folder)
      #expect(command.status == 2)
      #expect(command.error.contains("a: the text holds control characters"), "\(escape)")
    }
    let command = try DetachedCommand(["run", "s.json", "--no-input", "--set", "a=x\u{1B}y"], folder: folder)
    #expect(command.status == 2)
    #expect(command.error.contains("a: the text holds control characters"))
    // Separators of lines and paragraphs are none.
    let given = #"{"a": "\u2028\u2029"}"#
    let kept = try DetachedCommand(["run", "s.json", "--no-input", "--answers", "-"], input: given, folder: folder)
    #expect(kept.output == given + "\n", "\(kept.error)")
  }

  @Test(arguments: [
    ("2026-02-05T06:00:00", 2), ("2026-02-05 06:00", 2), ("2026-02-05T06:00:00Z", 0), ("2026-02-05T06:00:00-03:30", 0),
  ])
  func `a date-time of a schema says its offset, in a row as well`(text: String, status: Int32) throws {
    folder.write(
      "s.json",
      """
      {"type": "object", "properties": {"w": {"type": "string", "format": "date-time"}, "l": {"type": "array", "items":
        {"type": "object", "properties": {"w": {"type": "string", "format": "date-time"}}}}}}
      """)
    for answers in ["{\"w\": \"\(text)\"}", "{\"l\": [{\"w\": \"\(text)\"}]}"] {
      let command = try DetachedCommand(
        ["run", "s.json", "--no-input", "--answers", "-"], input: answers, environment: ["TZ": "Asia/Tokyo"],
        folder: folder)
      #expect(command.status == status, "\(answers)")
      #expect(status == 0 ? command.output == answers + "\n" : command.error.contains("has no offset"))
    }
  }

  @Test func `a tab that a line cannot hold is left out, and said`() throws {
    folder.write("f.yaml", "formline: 1\nfields: [{id: a}, {id: b, type: textarea}]\n")
    let command = try DetachedCommand(
      ["run", "f.yaml", "--no-input", "--set", "a=x\ty", "--set", "b=x\ty"], folder: folder)
    #expect(command.output == "{\"a\": \"xy\", \"b\": \"x\\ty\"}\n")
    #expect(command.error == "formline: warning: --set: 'a' is taken without its control characters\n")
  }

  @Test func `cli describes itself before it takes the name of a tool`() throws {
    let command = try DetachedCommand(["cli", "--help"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output.contains("USAGE: formline cli"))
  }
}
