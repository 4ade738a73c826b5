import TestSupport
import Testing
import Values

/// Inputs of editors' and agents' configurations, through the whole command.
@Suite struct ConfigurationInputTests {
  private let folder = TemporaryFolder()
  private static let files = ManualCommandTests.root + "/Tests/Infrastructure/inputs/"

  private func run(_ file: String, _ arguments: String...) throws -> DetachedCommand {
    try DetachedCommand(
      ["run", file, "--no-input"] + arguments, environment: ["HOME": "/home/ada"], folder: folder)
  }

  private static let mcp = """
    {
      // what is asked
      "inputs": [
        {"type": "promptString", "id": "token", "description": "Token", "password": true},
        {"type": "promptString", "id": "org", "description": "Organization"},
        {"type": "pickString", "id": "mode", "description": "Mode", "options": ["a", {"label": "B", "value": "b"}], "default": "b"},
        {"type": "command", "id": "made", "command": "x.y"},
      ],
      "servers": {
        "one": {"command": "one", "args": ["--org=${input:org}"], "env": {"TOKEN": "${input:token}", "HOST": "${env:HOST}"}},
        "two": {"command": "two", "env": {"MODE": "${input:mode}", "MADE": "${input:made}"}},
        "wrong": {"command": "${input:nothing}"},
      },
    }
    """

  init() { folder.write("mcp.json", Self.mcp) }

  @Test(arguments: ["", "\u{FEFF}"])
  func `a mistake is shown in the line as it is written, with its comments and commas`(mark: String) throws {
    folder.write(
      "wrong.json",
      mark + """
        {
          "inputs": [
            {"type": "text", /* why */ "id": "a",}, // asked
          ],
          "servers": {},
        }
        """)
    let command = try DetachedCommand(["check", "wrong.json"], folder: folder)
    #expect(
      command.error == """
        wrong.json:3:14: error: the input 'a' has the type 'text'
        3 |     {"type": "text", /* why */ "id": "a",}, // asked
          |              ^^^^^^
        help: types are promptString, pickString and command

        """)
  }

  @Test func `the inputs of one server are asked, and its variables are written`() throws {
    let open = try run("mcp.json", "--for", "one")
    #expect(open.status == 2)
    #expect(open.error == "formline: org: Organization is required\nformline: token: Token is required\n")
    let json = try run("mcp.json", "--for", "one", "--set", "org=acme", "--set", "token=")
    #expect(json.output == "{\"org\": \"acme\", \"token\": \"\"}\n")
    folder.write("marked.json", "\u{FEFF}" + Self.mcp)
    #expect(try run("marked.json", "--for", "one", "--set", "org=acme", "--set", "token=").output == json.output)
    let env = try run("mcp.json", "--for", "one", "--set", "org=acme", "--set", "token=t$", "--output", "env")
    #expect(env.output == "TOKEN=\"t\\$\"\nHOST=\"\\${env:HOST}\"\n")
    #expect(try run("mcp.json", "--for", "three").status == 64)
  }

  @Test func `the configuration is filled in, to another file that only its owner reads`() throws {
    let arguments = ["--for", "one", "--set", "org=acme", "--set", "token=${input:org}", "--output", "resolved"]
    let command = try DetachedCommand(["run", "mcp.json", "--no-input"] + arguments, folder: folder)
    #expect(command.output.contains("\"args\": [\"--org=acme\"]"))
    #expect(command.output.contains("\"TOKEN\": \"${input:org}\""))
    #expect(command.output.contains("\"HOST\": \"${env:HOST}\""))
    let own = try DetachedCommand(["run", "mcp.json", "--no-input", "--to", "mcp.json"] + arguments, folder: folder)
    #expect(own.status == 64)
    folder.link("same.json", to: folder.path + "/mcp.json")
    let linked = try DetachedCommand(
      ["run", "mcp.json", "--no-input", "--to", "same.json"] + arguments, folder: folder)
    #expect(linked.status == 64)
  }

  @Test func `what a program has to answer is open until it is`() throws {
    folder.write(
      "few.json",
      """
      {"inputs": [{"type": "promptString", "id": "token", "description": "Token", "password": true},
      {"type": "promptString", "id": "org", "description": "O"},
      {"type": "promptString", "id": "host", "description": "H", "default": "h"}],
      "servers": {"one": {"command": "${input:org}", "args": ["${input:token}", "${input:host}"]}}}
      """)
    func status(_ words: String...) throws -> (status: Int32, required: [JSONValue?]) {
      let command = try DetachedCommand(["questions", "few.json"] + words, folder: folder)
      guard case .array(let questions)? = try JSONParser.parse(command.output)["questions"] else { return (-1, []) }
      return (command.status, questions.filter { $0["required"] == true }.map { $0["id"] })
    }
    var asked = try status()
    #expect(asked.status == 2 && asked.required == ["org", "token"])
    asked = try status("--set", "org=acme")
    #expect(asked.status == 2 && asked.required == ["token"])
    asked = try status("--set", "org=", "--set", "token=")
    #expect(asked.status == 0 && asked.required == [])
  }

  @Test func `folders of the person in a bundle's defaults are those of who runs the converted form`() throws {
    folder.write(
      "manifest.json",
      """
      {"manifest_version": "0.2", "name": "x", "version": "1.0.0", "server": {"type": "node"}, "user_config": {
      "dir": {"type": "directory", "title": "D", "description": "D", "default": "${HOME}/it's"},
      "dirs": {"type": "directory", "title": "D", "description": "D", "multiple": true, "default": ["/a", "${DESKTOP}"]},
      "one": {"type": "string", "title": "O", "description": "O", "default": "plain"}}}
      """)
    let answers = "{\"dir\": \"/home/ada/it's\", \"dirs\": [\"/a\", \"/home/ada/Desktop\"], \"one\": \"plain\"}\n"
    #expect(try run("manifest.json").output == answers)
    folder.write("converted.yaml", try DetachedCommand(["convert", "manifest.json"], folder: folder).output)
    #expect(try run("converted.yaml").output == answers)
  }

  @Test func `several values without an answer are no arguments`() throws {
    folder.write(
      "manifest.json",
      #"""
      {"manifest_version": "0.3", "name": "n", "version": "1.0.0", "server": {"type": "node", "entry_point": "s.js",
        "mcp_config": {"command": "node", "args": ["s.js", "${user_config.dirs}", "end"]}},
        "user_config": {"dirs": {"type": "string", "title": "Dirs", "multiple": true}}}
      """#)
    #expect(try run("manifest.json", "--output", "resolved").output.contains(#""s.js", "end""#))
    let given = try run("manifest.json", "--output", "resolved", "--set", "dirs=a", "--set", "dirs=b")
    #expect(given.output.contains(#""s.js", "a", "b", "end""#), "\(given.error)")
  }

  @Test func `a command of the editor is refused unless it is answered, and so is an unknown variable`() throws {
    let refused = try run("mcp.json", "--for", "two")
    #expect(refused.status == 65)
    #expect(refused.error.contains("mcp.json:7:"))
    #expect(refused.error.contains("the input 'made' is answered by the editor's own command 'x.y'"))
    let answered = try run("mcp.json", "--for", "two", "--set", "made=m")
    #expect(answered.output == "{\"mode\": \"b\", \"made\": \"m\"}\n")
    let unknown = try run("mcp.json", "--for", "wrong")
    #expect(unknown.status == 65)
    #expect(unknown.error.contains("undefined input variable 'nothing'"))
    folder.write("type.json", Self.mcp.replacing("promptString", with: "promptText"))
    #expect(try run("type.json", "--for", "one").error.contains("has the type 'promptText'"))
  }

  @Test(arguments: ["questions", "show", "check", "convert"])
  func `other commands take one server of a file in which another is refused, too`(name: String) throws {
    #expect(try DetachedCommand([name, "mcp.json"], folder: folder).status != 0)
    let one = try DetachedCommand([name, "mcp.json", "--for", "one"], folder: folder)
    #expect(one.status == (name == "questions" ? 2 : 0), "\(one.error)")
    if name != "check" { #expect(one.output.contains("Organization") && !one.output.contains("Mode")) }
    let none = try DetachedCommand([name, "mcp.json", "--for", "three"], folder: folder)
    #expect(none.status == 64 && none.output == "")
    #expect(none.error == "formline: there is no 'three' in the file: it has one, two, wrong\n")
    folder.write("form.yaml", TestForm.text)
    let other = try DetachedCommand([name, "form.yaml", "--for", "one"], folder: folder)
    #expect(other.status == 64 && other.error == "formline: '--for' is for inputs of editors\n")
    guard name == "questions" || name == "show" else { return }
    let answered = try DetachedCommand([name, "mcp.json", "--for", "two", "--set", "made=m"], folder: folder)
    #expect(answered.status != 65 && answered.output.contains("Mode"), "\(answered.error)")
  }

  @Test func `an answer that many places would make endless is refused, and the configuration is not written`() throws {
    let places = Array(repeating: "\"${input:x}\"", count: 3_000).joined(separator: ",")
    folder.write(
      "many.json",
      #"{"inputs": [{"type": "promptString", "id": "x", "description": "X"}], "#
        + "\"servers\": {\"s\": {\"command\": \"c\", \"args\": [\(places)]}}}")
    let long = "x=" + String(repeating: "a", count: 6_000)
    let command = try run("many.json", "--output", "resolved", "--set", long)
    #expect(command.status == 74)
    #expect(command.error == "formline: the answers make a text of more than 16 MiB, or it takes too long\n")
    #expect(command.output.isEmpty)
    #expect(try run("many.json", "--output", "resolved", "--set", "x=a").status == 0)
  }

  @Test func `a bundle's configuration has its defaults, and a list becomes several arguments`() throws {
    let command = try run(Self.files + "neo4j-cypher.manifest.json", "--set", "neo4j_password=p", "--output", "env")
    #expect(
      command.output.hasPrefix("NEO4J_URI=\"bolt://localhost:7687\"\nNEO4J_USERNAME=\"neo4j\"\nNEO4J_PASSWORD=\"p\"\n"))
    let list = try run(
      Self.files + "file-system.manifest.json", "--set", "allowed_directories=[\"/tmp\", \"/var\"]", "--output",
      "resolved")
    #expect(list.output.contains("[\"${__dirname}/server/index.js\", \"/tmp\", \"/var\"]"))
    let invalid = try run(Self.files + "invalid.manifest.json")
    #expect(invalid.status == 65)
    #expect(invalid.error.contains("the server has the type 'invalid-type'"))
  }

  @Test(
    "the variables of a server are those that it gets, by their own names",
    arguments: [
      (#"{"A": "${input:env}", "b_1": 5, "_env": "x", "GONE": null}"#, "A=\"1\"\nb_1=\"5\"\n_env=\"x\"\n", nil),
      (#"{"A B": "x"}"#, "", #""A B""#), (#"{"A\nLD_PRELOAD": "x"}"#, "", #""A\nLD_PRELOAD""#),
      (#"{"": "x"}"#, "", "\"\""),
      (#"{"1A": "x"}"#, "", #""1A""#), (#"{"A-B": "x"}"#, "", #""A-B""#), (#"{"Ä": "x"}"#, "", #""Ä""#),
    ] as [(String, String, String?)])
  func variables(env: String, output: String, refused: String?) throws {
    folder.write(
      "env.json",
      #"""
      {"inputs": [{"type": "promptString", "id": "env", "description": "E"}],
       "servers": {"s": {"command": "${input:env}", "env": \#(env)}}}
      """#)
    let command = try run("env.json", "--set", "env=1", "--output", "env")
    #expect(command.output == output)
    #expect(command.status == (refused == nil ? 0 : 65))
    if let refused { #expect(command.error.contains("no variable can be called: \(refused)"), "\(command.error)") }
  }

  @Test func `what expressions have a name for keeps that name in every output`() throws {
    folder.write(
      "env.json",
      #"""
      {"inputs": [{"type": "promptString", "id": "env", "description": "E"}],
       "servers": {"s": {"command": "${input:env}"}}}
      """#)
    folder.write(
      "s.json", #"{"type": "object", "properties": {"env": {"type": "string"}, "_env": {"type": "string"}}}"#)
    for (format, output) in [("shell", "env='1'\n"), ("bash", "env='1'\n"), ("json", "{\"env\": \"1\"}\n")] {
      #expect(try run("env.json", "--set", "env=1", "--output", format).output == output)
    }
    let both = try run("s.json", "--set", "env=1", "--set", "_env=2", "--output", "env")
    #expect(both.output == "env=\"1\"\n_env=\"2\"\n", "\(both.error)")
  }

  @Test func `files of projects are asked`() throws {
    #expect(
      try run(Self.files + "terminal.tasks.json").output
        == "{\"buildProjectChoice\": \"Terminal\", \"buildModeChoice\": \"Build\", \"configChoice\": \"Debug\", \"platformChoice\": \"x64\"}\n"
    )
    #expect(try run(Self.files + "azure-functions.mcp.json", "--for", "local-mcp-function").output == "{}\n")
    #expect(try run(Self.files + "shell-command.tasks.json").status == 65)
  }
}
