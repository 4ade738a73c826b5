import TestSupport
import Testing

/// Files of other formats through the whole command.
@Suite struct ImportedFormTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "bug.yml",
      """
      name: Bug
      description: d
      labels: [bug]
      body:
        - {type: input, id: in-put, attributes: {label: Input}, validations: {required: true}}
        - {type: checkboxes, id: ok, attributes: {label: Checks, options: [{label: I agree, required: true}]}}

      """)
    folder.write(
      "deploy.yml",
      """
      on:
        workflow_dispatch:
          inputs:
            dry-run: {type: boolean}
            why: {required: true}
      jobs: {}

      """)
  }

  private func formline(_ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(arguments, input: input, folder: folder)
  }

  @Test func `a file of no kind is 65 with the list of kinds`() throws {
    folder.write("no.yml", "a: b\n")
    let run = try formline("run", "no.yml")
    #expect(run.status == 65)
    #expect(
      run.error.contains(
        "issue-form, gitea-issue-form, discussion-form, workflow, json-schema, mcp, awx-survey, ansible"))
    #expect(try formline("check", "no.yml").status == 1)
  }

  @Test func `what is missing goes by the names of the form, and the body can be read back`() throws {
    let open = try formline("run", "bug.yml", "--no-input", "--output", "body")
    #expect(open.status == 2)
    #expect(open.error == "formline: in-put: Input is required\nformline: ok: “I agree” must be chosen\n")
    let body = "### Input\n\nx\n\n### Checks\n\n- [x] I agree\n"
    let set = try formline(
      "run", "bug.yml", "--no-input", "--output", "body", "--set", "in-put=x", "--set", "ok=I agree")
    #expect(set.output == body)
    let read = try formline(
      "run", "bug.yml", "--no-input", "--answers-body", "-", "--output", "issue", "--set", "title=T", input: body)
    #expect(
      read.output
        == "{\"title\": \"T\", \"body\": \"### Input\\n\\nx\\n\\n### Checks\\n\\n- [x] I agree\", \"labels\": [\"bug\"]}\n"
    )
    let stray = try formline("run", "bug.yml", "--no-input", "--answers-body", "-", input: "Hello\n" + body)
    #expect(stray.error.contains("warning: the body holds what is no answer: Hello"))
  }

  @Test func `a converted form passes the check and gives the same answers`() throws {
    for (file, answers) in [("bug.yml", ["title=T", "in-put=x", "ok=I agree"]), ("deploy.yml", ["why=x"])] {
      let converted = try formline("convert", file)
      #expect(converted.error == "")
      folder.write("own.yaml", converted.output)
      #expect(try formline("check", "own.yaml").status == 0)
      let arguments = ["--no-input", "--output", "lines"] + answers.flatMap { ["--set", $0] }
      let own = try DetachedCommand(["run", "own.yaml"] + arguments, folder: folder)
      #expect(own.status == 0)
      #expect(try DetachedCommand(["run", file] + arguments, folder: folder).output == own.output)
    }
  }

  @Test func `inputs of a workflow are texts, as an object or as options`() throws {
    #expect(
      try formline("run", "deploy.yml", "--no-input", "--set", "why=a b").output
        == "{\"dry-run\": \"false\", \"why\": \"a b\"}\n")
    #expect(
      try formline("run", "deploy.yml", "--no-input", "--set", "why=a b", "--output", "args").output
        == "-f dry-run=false -f 'why=a b'\n")
    #expect(try formline("run", "deploy.yml", "--no-input", "--output", "body").status == 64)
    folder.write("none.yml", "on: workflow_dispatch\njobs: {}\n")
    #expect(try formline("run", "none.yml").output == "{}\n")
  }

  @Test(
    "an object that need not be there is made by an answer of its own, not by a constant or null",
    arguments: [
      ("{\"a\": 5}", "{\"a\": 5}\n"),
      ("{\"a\": 5, \"b\": {\"one\": \"x\"}}", "{\"a\": 5, \"b\": {\"one\": \"x\", \"kind\": \"k\", \"none\": null}}\n"),
    ])
  func optionalObject(answers: String, written: String) throws {
    folder.write(
      "schema.json",
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "required": ["a"], "properties": {
        "a": {"type": "integer"},
        "b": {"type": "object", "required": ["one", "kind", "none"], "properties": {
          "one": {"type": "string"}, "kind": {"const": "k"}, "none": {"type": ["integer", "null"]}}}}}
      """)
    folder.write("answers.json", answers)
    let command = try DetachedCommand(
      ["run", "schema.json", "--no-input", "--answers", "answers.json"], folder: folder)
    #expect(command.error == "")
    #expect(command.output == written)
  }
}
