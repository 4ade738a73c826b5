import TestSupport
import Testing
import Values

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

  @Test(
    "a part of a file that has none is wrong usage",
    arguments: [["run", "--no-input"], ["check"], ["prove"], ["questions"], ["convert"]])
  func noParts(call: [String]) throws {
    folder.write("own.yaml", TestForm.text)
    folder.write("s.json", #"{"type": "object", "properties": {"a": {"type": "string"}}}"#)
    for file in ["own.yaml", "bug.yml", "s.json"] {
      let command = try DetachedCommand([call[0], file + "#nope"] + call.dropFirst(), folder: folder)
      #expect(command.status == 64)
      #expect(command.output == "")
      #expect(command.error == "formline: '\(file)' has no parts: leave out '#nope'\n")
    }
    // That is said of a form that can be used: mistakes come first.
    folder.write("own.yaml", "formline: 1\nfields: [{id: a, tipe: b}]\n")
    #expect(try formline("run", "own.yaml#nope").error.contains("unknown key 'tipe'"))
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
    let marked = try formline(
      "run", "bug.yml", "--no-input", "--answers-body", "-", "--output", "body", input: "\u{FEFF}" + body)
    #expect(marked.output == body && marked.error == "")
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

  @Test func `an input of a workflow whose default is taken away is the empty text, as an object or as options`() throws
  {
    folder.write(
      "w.yml",
      """
      on:
        workflow_dispatch:
          inputs:
            s: {type: string, default: prod}
            n: {type: number, default: 3}
            t: {type: string}
      jobs: {}
      """)
    let emptied = ["run", "w.yml", "--no-input", "--set", "s=", "--set", "n=", "--set", "t="]
    let object = "{\"s\": \"\", \"n\": \"\"}\n"
    #expect(try DetachedCommand(emptied, folder: folder).output == object)
    #expect(try DetachedCommand(emptied + ["--output", "args"], folder: folder).output == "-f s= -f n=\n")
    for answers in [object, "{\"s\": null, \"n\": null}"] {
      let run = try formline("run", "w.yml", "--no-input", "--answers", "-", input: answers)
      #expect(run.error == "")
      #expect(run.output == object)
    }
    #expect(try formline("run", "w.yml", "--no-input").output == "{\"s\": \"prod\", \"n\": \"3\"}\n")
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

  @Test func `answers to a workflow are taken to the letter, or as the texts that its outputs are`() throws {
    let taken = try formline(
      "run", "deploy.yml", "--no-input", "--answers", "-", input: "{\"dry-run\": \"true\", \"why\": \"5\"}")
    #expect(taken.output == "{\"dry-run\": \"true\", \"why\": \"5\"}\n")
    let refused = try formline(
      "run", "deploy.yml", "--no-input", "--answers", "-", input: "{\"dry-run\": \"yes\", \"why\": 5}")
    #expect(refused.status == 2)
    #expect(refused.error.contains("'dry-run': 'yes' is neither true nor false"))
    #expect(refused.error.contains("'why': expected text, not a whole number"))
  }

  @Test func `the title may be given where it is not asked for`() throws {
    let arguments = ["run", "bug.yml", "--no-input", "--output", "body", "--set", "title=T", "--answers", "-"]
    let run = try DetachedCommand(
      arguments, input: "{\"title\": \"U\", \"in-put\": \"x\", \"ok\": [\"I agree\"]}", folder: folder)
    #expect(run.error == "")
    #expect(run.output == "### Input\n\nx\n\n### Checks\n\n- [x] I agree\n")
  }

  @Test func `an option with a comma is given as it is`() throws {
    folder.write(
      "choice.yml",
      "name: A\ndescription: d\nbody:\n- {type: dropdown, id: c, attributes: {label: C, multiple: true, options: [a, 'b, c']}}\n"
    )
    let run = try formline("run", "choice.yml", "--no-input", "--set", "title=T", "--set", "c=b, c", "--set", "c=a")
    #expect(run.output == "{\"title\": \"T\", \"c\": [\"a\", \"b, c\"]}\n")
  }

  @Test func `a link out of the folder of forms is left out of the choice`() throws {
    let other = TemporaryFolder()
    other.write("secret.yml", "name: Secret\ndescription: d\nbody: [{type: input, attributes: {label: L}}]\n")
    folder.makeFolder("templates")
    folder.write("templates/idea.yml", "name: Idea\ndescription: d\nbody: [{type: input, attributes: {label: L}}]\n")
    folder.link("templates/link.yml", to: other.path + "/secret.yml")
    let shown = try formline("show", "templates")
    #expect(shown.output.contains("Idea"))
    #expect(!shown.output.contains("Secret"))
    #expect(shown.error.ranges(of: "leads out of the folder").count == 1)
  }

  @Test func `a form of a folder that is left out for its mistakes says them when it is chosen`() throws {
    folder.makeFolder("templates")
    folder.write("templates/idea.yml", "name: Idea\ndescription: d\nbody: [{type: input, attributes: {label: L}}]\n")
    folder.write("templates/broken.yml", "name: Broken\ndescription: d\nbody: [{type: inputt}]\n")
    for arguments in [["--set", "template=broken.yml"], ["--set", "template=broken.yml", "--no-input"]] {
      let run = try DetachedCommand(["run", "templates"] + arguments, folder: folder)
      #expect(run.status == 65)
      #expect(run.error.contains("'inputt' is not a valid input type"), "\(run.error)")
    }
    let unknown = try formline("run", "templates", "--set", "template=none.yml")
    #expect(unknown.error.contains("there is no form 'templates/none.yml' in the folder: there are idea.yml, blank"))
  }

  @Test func `the answer to a choice opens the form, by whichever way it is given`() throws {
    folder.makeFolder("templates")
    folder.write(
      "templates/idea.yml",
      "name: Idea\ndescription: d\nbody: [{type: input, id: what, attributes: {label: L}, validations: {required: true}}]\n"
    )
    func command(_ words: String..., given: String = "{}") throws -> DetachedCommand {
      folder.write("a.json", given)
      return try DetachedCommand(words + ["--answers", "a.json"], folder: folder)
    }
    func ids(_ command: DetachedCommand) throws -> [JSONValue?] {
      guard case .array(let questions)? = try JSONParser.parse(command.output)["questions"] else { return [] }
      return questions.map { $0["id"] }
    }
    #expect(try ids(try command("questions", "templates")) == ["template"])
    let (chosen, all) = (#"{"template": "idea.yml"}"#, #"{"template": "idea.yml", "title": "T", "what": "W"}"#)
    let open = try command("questions", "templates", given: chosen)
    #expect(open.status == 2)
    #expect(try ids(open).contains("what"), "\(open.output)")
    #expect(try ids(try command("questions", "templates", "--set", "template=idea.yml")) == (try ids(open)))
    #expect(try command("questions", "templates", given: all).status == 0)
    let run = try command("run", "templates", "--no-input", given: all)
    #expect(run.output == #"{"title": "T", "what": "W"}"# + "\n", "\(run.error)")
    #expect(try command("run", "templates", "--no-input", "--set", "template=nope").status == 2)
    #expect(try command("questions", "templates", "--set", "template=nope").status == 2)
    #expect(try command("run", "templates", "--no-input", "--set", "template=blank").status == 2)
    for name in ["run", "questions"] {
      let other = try command(name, "templates", "--set", "template=blank", "--for", "one")
      #expect(other.status == 64 && other.error == "formline: '--for' is for inputs of editors\n", "\(other.error)")
    }
    let converted = try formline("convert", "templates")
    #expect(converted.status == 0)
    #expect(converted.error.contains("warning: this is the choice among several forms alone"))
  }

  private static let schema = """
    {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {
      "at": {"type": "string", "format": "time"}, "name": {"type": "string", "not": {"const": "no"}}}}
    """

  @Test func `a time has the offset of the zone, and one that is given keeps its own`() throws {
    folder.write("schema.json", Self.schema)
    func at(_ arguments: String..., input: String = "") throws -> DetachedCommand {
      try DetachedCommand(
        ["run", "schema.json", "--no-input"] + arguments, input: input, environment: ["TZ": "Asia/Tokyo"],
        folder: folder)
    }
    #expect(try at("--set", "at=9:30").output == "{\"at\": \"09:30:00+09:00\"}\n")
    #expect(try at("--answers", "-", input: "{\"at\": \"23:59:60Z\"}").output == "{\"at\": \"23:59:60Z\"}\n")
    let wrong = try at("--answers", "-", input: "{\"at\": \"09:30:00\"}")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("the time has no offset"))
  }

  @Test func `what the schema refuses of an answer that is not asked for is told by its place`() throws {
    folder.write(
      "schema.json",
      """
      {"type": "object", "properties": {"n": {"type": "string"},
        "au": {"anyOf": [{"type": "string"}, {"type": "array"}]}}}
      """)
    folder.write("answers.json", "{\"au\": true}")
    let run = try formline("run", "schema.json", "--no-input", "--answers", "answers.json")
    #expect(run.status == 2)
    #expect(run.error.contains("The schema does not allow this (au: anyOf)"))
  }

  @Test func `a script is played on a form of another format, and its answers are held against the whole schema`()
    throws
  {
    folder.write("schema.json", Self.schema)
    folder.write(
      "a.keys",
      "Form schema.json json-schema\nTab\nType \"no\"\nF10\nExpect running\nType \"w\"\nF10\nExpect submitted\n")
    let test = try formline("test", "a.keys")
    #expect(test.output == "1 passed, 0 failed\n", "\(test.output)")
    folder.write("b.keys", "Form schema.json nothing\n")
    #expect(try formline("test", "b.keys").output.contains("json-schema"))
    folder.write("c.keys", "Tab\nType \"no\"\nF10\n")
    let run = try formline("run", "schema.json", "--keys", "c.keys")
    #expect(run.status == 1)
    #expect(run.output == "")
  }

  @Test func `random keys find nothing in a form of another format`() throws {
    let run = try formline("fuzz", "deploy.yml", "--from", "workflow", "--seed", "1", "--scripts", "4")
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  // Examples.

  private static let examples: [(file: String, kind: String, answers: [String])] = [
    (
      "ISSUE_TEMPLATE/bug.yml", "issue-form",
      ["title=T", "what-happened=x", "terms=I agree to the Code of Conduct (https://example.com/conduct)"]
    ),
    ("ISSUE_TEMPLATE/idea.yml", "issue-form", ["title=T", "idea=x", "importance=Much"]),
    ("deploy.yml", "workflow", ["reason=x"]),
    (
      "service.schema.json", "json-schema", ["name=a", "server.host=b.example", "restart=9:30", "tags=x", "labels=a=b"]
    ),
    ("server-survey.json", "awx-survey", ["host=web", "root_password=12345678", "share=0.5"]),
    ("site.yml", "ansible", ["admin-user=ada", "admin_password=x"]),
  ]

  @Test(arguments: examples)
  func `an example gives the same answers as the definition that it becomes`(
    file: String, kind: String, answers: [String]
  ) throws {
    let path = ManualCommandTests.root + "/forms/others/" + file
    let assignments = answers.flatMap { ["--set", $0] }
    let converted = try formline("convert", path)
    #expect(converted.status == 0)
    folder.write("own.yaml", converted.output)
    #expect(try formline("check", "own.yaml").status == 0)
    let own = try DetachedCommand(["run", "own.yaml", "--no-input"] + assignments, folder: folder)
    let other = try DetachedCommand(["run", path, "--from", kind, "--no-input"] + assignments, folder: folder)
    #expect(own.status == 0, "\(own.error)")
    #expect(own.output == other.output)
  }

  @Test func `the scripts of the examples pass`() throws {
    let played = try formline("test", ManualCommandTests.root + "/forms/others")
    #expect(played.status == 0, "\(played.output)")
  }

  @Test func `more than a thousand warnings are warnings still, and an error behind them is one`() throws {
    let folder = TemporaryFolder()
    let inputs = (0..<1001).map { #"{"type": "promptString", "id": "i\#($0)"}"# }
    folder.write("mcp.json", #"{"inputs": [\#(inputs.joined(separator: ", "))], "servers": {}}"#)
    let warned = try DetachedCommand(["convert", "mcp.json"], folder: folder)
    #expect(warned.status == 0)
    #expect(warned.error.contains("warning: 1 more mistake is not shown"), "\(warned.error.suffix(300))")
    let wrong = inputs + [#"{"type": "telepathy", "id": "t"}"#]
    folder.write("mcp.json", #"{"inputs": [\#(wrong.joined(separator: ", "))], "servers": {}}"#)
    #expect(try DetachedCommand(["convert", "mcp.json"], folder: folder).status == 65)
  }
}
