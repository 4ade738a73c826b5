import Platform
import TestSupport
import Testing

/// `formline cli` asks for the arguments of a command that describes itself.
@Suite struct CliTests {
  private let folder = TemporaryFolder()

  /// A command that is described by a spec and says how it was called.
  private static let spec = """
    name: deploy
    description: Put a version online
    flags:
      -v, --verbose*: Say more
      --force: Ask nothing
      --to=: Where to
      --tag*=: Tags
      --part*=: Parts
      --token=: Who you are
      --token-stdin: Read the token from standard input
      --secret=: "A key [env: DEPLOY_SECRET]"
      --level?: How much
      --inner&=: Not for you
    completion:
      flag:
        to: ["staging\\tTo try it", production]
        part: [web, the api]
      positional:
        - ["$files"]
      positionalany: ["$directories"]
    """

  private func program(_ name: String, _ script: String) -> String {
    let path = folder.write(name, "#!/bin/sh\n" + script)
    chmod(path, 0o755)
    return path
  }

  private func deploy() -> String {
    folder.write("deploy.yaml", Self.spec)
    return program("deploy", "for word; do printf '[%s]' \"$word\"; done\necho \" $DEPLOY_SECRET $(cat)\"\nexit 3\n")
  }

  /// The line that is printed for answers.
  private func line(_ answers: [String], _ words: [String] = []) throws -> DetachedCommand {
    try DetachedCommand(
      ["cli", "--print", "--no-input", "--spec", "deploy.yaml"] + answers.flatMap { ["--set", $0] }
        + ["deploy"] + words, folder: folder)
  }

  @Test func `the command asks for its own arguments, few questions first`() throws {
    let command = try DrivenCommand([Executable.formline, "cli", Executable.formline, "show"])
    #expect(command.shows("required left"))
    let form = folder.write("a.yaml", "formline: 1\ntitle: Just a form\nfields: [{id: name}]\n")
    command.send(form + "\r\r")
    #expect(command.reports("$ \(Executable.formline) show \(form)\n"))
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains("Just a form"))
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(!screen.contains("--columns"))
  }

  @Test func `what was not said is asked, the subcommand first`() throws {
    let command = try DrivenCommand([Executable.formline, "cli", "--print", Executable.formline])
    #expect(command.shows("Command"))
    command.send("schema\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == "\(Executable.formline) schema\n")
  }

  @Test(
    "answers make the command line",
    arguments: [
      ([], [], "deploy"),
      (["argument_1=a file"], [], "deploy 'a file'"),
      (["options=--force,--to", "to=staging"], [], "deploy --force --to staging"),
      (["options=--verbose", "verbose=2", "argument_1=x"], [], "deploy --verbose --verbose x"),
      ([#"options=["--tag"]"#, "tag=a\nb c"], [], "deploy --tag a --tag 'b c'"),
      (["options=--part", "part=web", "part=the api"], [], "deploy --part web --part 'the api'"),
      (["options=--level", "level=3"], [], "deploy --level=3"),
      (["options=--level"], [], "deploy --level"),
      (["argument_1=-x"], [], "deploy -- -x"),
      (["arguments=one\ntwo"], ["--force", "first"], "deploy --force first one two"),
      (["arguments=three"], ["--", "-1"], "deploy -- -1 three"),
      (["options=--to", "to=production"], ["--unknown", "a"], "deploy --unknown a --to production"),
      (["to=staging"], ["--to"], "deploy --to staging"),
    ] as [([String], [String], String)])
  func lines(answers: [String], words: [String], expected: String) throws {
    _ = deploy()
    let command = try line(answers, words)
    #expect(command.error == "")
    #expect(command.output == expected + "\n")
  }

  @Test(
    "the line that is shown is the one that is printed",
    arguments: [
      ["argument_1=it's a file"], ["options=--force,--to", "to=staging"], [#"options=["--tag"]"#, "tag=a\nb c"],
      ["options=--part", "part=web", "part=the api"], ["options=--level", "level=3"], ["options=--level"],
      ["options=--tag", "tag=-x"], ["arguments=one\n\ntwo"],
    ])
  func preview(answers: [String]) throws {
    _ = deploy()
    let definition = try DetachedCommand(["cli", "--print-definition", "deploy.yaml"], folder: folder).output
    folder.write("form.yaml", definition)
    let shown = try DetachedCommand(
      ["form.yaml", "--no-input", "--output", "shell", "--prefix", "deploy_"] + answers.flatMap { ["--set", $0] },
      folder: folder)
    folder.write("line.sh", shown.output + "printf '%s\\n' \"$deploy_command_line\"\n")
    let line = try DetachedCommand(executable: "/bin/sh", ["line.sh"], folder: folder).output
    #expect(try line == self.line(answers).output)
    #expect(line.hasPrefix("deploy "))
  }

  @Test func `an option that is chosen begins with the default of the command`() throws {
    let words = ["cli", "--print", "--no-input", "--set", "options=--output", "--set", "file=a.yaml"]
    #expect(try DetachedCommand(words + [Executable.formline, "run"]).output.hasSuffix(" run --output json a.yaml\n"))
  }

  @Test func `a command may have any number of options`() throws {
    let flags = (1...500).map { "  --flag\($0)=: Number \($0)\n" }.joined()
    folder.write("deploy.yaml", "name: deploy\nflags:\n" + flags)
    let command = try line([#"options=["--flag1", "--flag500"]"#, "flag1=a", "flag500=b c"])
    #expect(command.error == "")
    #expect(command.output == "deploy --flag1 a --flag500 'b c'\n")
  }

  @Test func `a secret is no argument where the command has another way, and it has the status of the command`() throws
  {
    let tool = deploy()
    let answers = folder.write(
      "answers.json", #"{"options": ["--token", "--secret"], "token": "t0ken", "secret": "s3cret"}"#)
    let command = try DetachedCommand(
      ["cli", "--no-input", "--allow-env", "DEPLOY_SECRET", "--spec", "deploy.yaml", "--answers", answers, tool],
      folder: folder)
    #expect(command.output == "[--token-stdin] s3cret t0ken\n")
    #expect(command.error == "$ \(tool) --token-stdin\n")
    #expect(command.status == 3)
  }

  @Test func `a description sets only variables that are granted`() throws {
    let tool = deploy()
    func call(_ words: String...) throws -> DetachedCommand {
      try DetachedCommand(["cli", "--no-input"] + words + ["--spec", "deploy.yaml", tool], folder: folder)
    }
    let left = try call()
    #expect(left.status == 3 && left.output == "  \n")
    #expect(
      left.error == """
        formline: warning: the description may not set the environment variable 'DEPLOY_SECRET' for '--secret'; \
        --allow-env DEPLOY_SECRET lets it; it is left out
        $ \(tool)

        """)
    folder.write("deploy.yaml", "name: deploy\nflags: {\"--secret!=\": \"A key [env: LD_PRELOAD]\"}\n")
    let refused = try call("--set", "secret=/tmp/evil.so")
    #expect(refused.status == 64 && refused.output == "")
    #expect(refused.error.contains("--allow-env LD_PRELOAD lets it"))
  }

  @Test(
    "a spec in place of the tool runs what it is named after, and nothing else without a grant",
    arguments: [("evil", Int32(64)), ("./deploy", 64), ("/bin/echo", 64), ("echo", 0)])
  func programs(name: String, status: Int32) throws {
    _ = program("evil", "touch \(folder["ran"])\n")
    folder.write("echo.yaml", "name: \(name)\n")
    let environment = ["TERM": "xterm", "PATH": folder.path + ":/usr/bin:/bin"]
    func call(_ words: String...) throws -> DetachedCommand {
      try DetachedCommand(["cli", "--no-input"] + words, environment: environment, folder: folder)
    }
    let command = try call("echo.yaml", "hello")
    #expect(command.status == status)
    #expect(command.output == (status == 0 ? "hello\n" : ""))
    #expect(status == 0 || command.error.contains("would run '\(name)' and not 'echo'; --allow-commands lets it"))
    #expect(try call("--print", "echo.yaml", "hello").status == status)
    #expect(try call("--print-definition", "echo.yaml").status == 0)
    #expect(!folder.names.contains("ran"))
    #expect(try call("--allow-commands", "--print", "echo.yaml", "hello").output == "\(name) hello\n")
    #expect(try call("--spec", "echo.yaml", "echo", "hello").output == "hello\n")
  }

  @Test func `a secret that can only be an argument is shown nowhere`() throws {
    folder.write("login.yaml", "name: login\nflags: {\"--password!=\": Yours}\n")
    let printed = try DetachedCommand(
      ["cli", "--print", "--no-input", "--set", "password=hunter2", "login.yaml"], folder: folder)
    #expect(printed.output == "login --password \"$PASSWORD\"\n")
  }

  @Test(
    "what is no description is a sentence",
    arguments: [
      (["git"], Int32(65), "'git' does not describe itself"), (["/no/such"], 66, "cannot start '/no/such'"),
      (["./liar"], 65, "this does not describe a command"), (["./future"], 65, "only version 0"),
      (["./nameless"], 65, "needs a 'commandName'"), (["./odd"], 65, "needs a 'commandName'"),
      (["--spec", "none.yaml", "x"], 66, "none.yaml"), ([], 64, "name a command"),
      ([Executable.formline, "rnu"], 64, "did you mean 'run'?"),
    ] as [([String], Int32, String)])
  func refusals(words: [String], status: Int32, sentence: String) throws {
    _ = program("liar", "echo '{\"a\": 1}'\n")
    _ = program("future", "echo '{\"serializationVersion\": 1, \"command\": {}}'\n")
    _ = program("nameless", "echo '{\"serializationVersion\": 0, \"command\": {\"commandName\": 7}}'\n")
    _ = program(
      "odd", "echo '{\"serializationVersion\": 0, \"command\": {\"commandName\": \"odd\", \"subcommands\": [{}]}}'\n")
    let command = try DetachedCommand(
      ["cli"] + words, environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.status == status)
    #expect(command.error.contains(sentence), "\(command.error)")
  }
}
