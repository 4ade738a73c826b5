import Platform
import TestSupport
import Testing

@testable import FormlineCommand

@Suite struct ExitStatusTests {
  @Test(
    "wrong usage is 64, and standard output stays empty",
    arguments: [
      [], ["bogus"], ["run"], ["check"], ["record", "form.yaml"], ["run", "form.yaml", "--bogus"],
      ["run", "form.yaml", "--output", "xml"], ["run", "form.yaml", "--color", "sometimes"],
      ["run", "form.yaml", "--theme", "neon"], ["run", "form.yaml", "--timeout", "soon"],
      ["run", "form.yaml", "--timeout", "0s"], ["run", "form.yaml", "--inline", "--fullscreen"],
      ["run", "form.yaml", "--set", "name"], ["run", "form.yaml", "--no-input", "--keys", "a.keys"],
      ["run", "form.yaml", "--draft", "d", "--no-draft"], ["run", "form.yaml", "--resume", "--no-draft"],
      ["run", "-", "--answers", "-"],
      ["run", "form.yaml", "--answers", "-", "--answers", "-"], ["test", "--format", "html"],
      ["show", "form.yaml", "--columns", "0"], ["show", "form.yaml", "--format", "png"], ["schema", "form.yaml"],
      ["run", "form.yaml", "form.yaml"], ["run", "form.yaml", "--keys"], ["run", "form.yaml", "--timeout", "0"],
      ["run", "form.yaml", "--timeout", "-3s"], ["run", "form.yaml", "--output", "template"], ["new", "a", "b"],
      ["check", "form.yaml", "--format", "xml"], ["--generate-completion-script", "tcsh"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    let command = try DetachedCommand(arguments, folder: folder)
    #expect(command.status == 64)
    #expect(command.output == "")
    #expect(command.error != "")
  }

  @Test(arguments: [
    ["fuzz", "-"], ["record", "-", "--to", "a.keys"], ["prove", "-", "--scripts", "s"], ["prove", "-", "--cover", "s"],
  ])
  func `scripts of a form from standard input are wrong usage`(arguments: [String]) throws {
    let folder = TemporaryFolder()
    let command = try DetachedCommand(arguments, input: TestForm.text, folder: folder)
    #expect(command.status == 64)
    #expect(command.output == "")
    #expect(
      command.error.hasPrefix("formline: a script names the file of its form, and standard input has no name.\n"))
    #expect(folder.names == [])
  }

  @Test(
    "a time that is up is said, also while a file is read in which nothing comes",
    arguments: [
      ([], "formline: time is up\n"), (["--problems", "json"], #"{"message": "time is up"}"# + "\n"),
    ])
  func timeIsUp(options: [String], said: String) throws {
    let folder = TemporaryFolder()
    mkfifo(folder["form.yaml"], 0o600)
    // Somebody holds the pipe open.
    let writer = open(folder["form.yaml"], O_RDWR)
    defer { close(writer) }
    let command = try DetachedCommand(["run", "form.yaml", "--no-input", "--timeout", "1"] + options, folder: folder)
    #expect(command.status == 124)
    #expect(command.error == said)
  }

  @Test(arguments: [[], ["catalog"], ["ask"]])
  func `a command without its command is wrong usage`(words: [String]) throws {
    let command = try DetachedCommand(words)
    #expect(command.status == 64)
    #expect(command.output == "")
    #expect(command.error != "")
  }

  @Test func `a misspelt command is told of with the one that was meant`() throws {
    #expect(try DetachedCommand(["rum"]).error == "formline: unknown command 'rum'; did you mean 'run'?\n")
    let unknown = try DetachedCommand(["frobnicate"]).error
    #expect(unknown.hasPrefix("formline: unknown command 'frobnicate'; commands are run, "))
  }

  @Test func `a file alone is run`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}]\n")
    let command = try DetachedCommand(["form.yaml", "--no-input", "--set", "name=Ada"], folder: folder)
    #expect(command.output == #"{"name": "Ada"}"# + "\n")
    #expect(try DetachedCommand(["none.yaml"], folder: folder).status == 66)
    let behind = try DetachedCommand(["--no-input", "--set", "name=Ada", "form.yaml"], folder: folder)
    #expect(behind.output == command.output)
    let read = try DetachedCommand(
      ["-", "--no-input", "--set", "name=Ada"], input: "formline: 1\nfields: [{id: name}]\n", folder: folder)
    #expect(read.output == command.output)
  }

  @Test(.needsOwnMounts) func `a bare chroot, which has no /proc, is enough`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}]\n")
    let run = "mount -t tmpfs none /proc && exec '\(Executable.formline)' run form.yaml --no-input --set name=Ada"
    let command = try DetachedCommand(
      executable: OwnMounts.launcher[0], [OwnMounts.launcher[1], "/bin/sh", "-c", run],
      environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.output == #"{"name": "Ada"}"# + "\n")
  }

  @Test func `a time limit holds while a form is read, too`() throws {
    let folder = TemporaryFolder()
    let run = "mkfifo form.yaml; exec '\(Executable.formline)' run form.yaml --timeout 200ms"
    let command = try DetachedCommand(executable: "/bin/sh", ["-c", run], folder: folder)
    #expect(command.status == 124)
  }

  @Test(arguments: [
    ["--select-if-one"], ["--selected", "a"], ["--default", "a"], ["--print-definition"], ["--no-input"],
  ])
  func `a time limit holds while the options of a question are waited for`(options: [String]) throws {
    let folder = TemporaryFolder()
    let ask = """
      mkfifo pipe; exec 3<>pipe; echo a >&3; exec "$0" ask choose Q --timeout 200ms --accessible "$@" <&3
      """
    let command = try DetachedCommand(
      executable: "/bin/sh", ["-c", ask, Executable.formline] + options, environment: ["PATH": "/usr/bin:/bin"],
      folder: folder)
    #expect(command.status == 124)
    #expect(command.error == "formline: time is up\n")
  }

  @Test func `the version says which readline it has`() throws {
    let command = try DetachedCommand(["--version"])
    #expect(
      command.output.wholeMatch(of: #/formline \d+\.\d+\.\d+ \(readline 8\.\d(, commit [0-9a-f]{7})?\)\n/#) != nil)
  }

  @Test("help and the version are 0, on standard output", arguments: ["--help", "--version", "help"])
  func help(argument: String) throws {
    let command = try DetachedCommand([argument])
    #expect(command.status == 0)
    #expect(command.output != "")
    #expect(command.error == "")
  }

  @Test(arguments: RootCommand.commands.map(\.name).filter { $0 != "site" } + ["ask text", "catalog new"])
  func `every command says the version`(words: String) throws {
    let command = try DetachedCommand(words.split(separator: " ").map(String.init) + ["--version"])
    #expect(command.status == 0 && command.error == "", "\(command.error)")
    #expect(try command.output == DetachedCommand(["--version"]).output)
  }

  @Test(arguments: [
    ("nope", "unknown command 'nope'; commands are run, "), ("rum", "unknown command 'rum'; did you mean 'run'?\n"),
    ("catalog nope", "unknown command 'nope'; commands are new, check\n"),
  ])
  func `help for a command that is none is wrong usage`(words: String, said: String) throws {
    let command = try DetachedCommand(["help"] + words.split(separator: " ").map(String.init))
    #expect(command.status == 64 && command.output == "")
    #expect(command.error.hasPrefix("formline: \(said)"), "\(command.error)")
    #expect(try DetachedCommand(["help", "help"]).status == 0)
    #expect(try DetachedCommand(["help", "catalog", "new"]).output.contains("USAGE: formline catalog new"))
  }

  @Test(
    "every command has help",
    arguments: ["run", "check", "test", "record", "show", "schema", "bindings", "reset", "new"])
  func commandHelp(name: String) throws {
    let command = try DetachedCommand([name, "--help"])
    #expect(command.status == 0)
    #expect(command.output.contains("USAGE: formline \(name)"))
  }

  @Test(
    "an input that is not there is 66",
    arguments: [
      ["run", "no.yaml"], ["check", "no.yaml"], ["show", "no.yaml"], ["test", "no.keys"],
      ["record", "no.yaml", "--to", "a.keys"], ["run", "form.yaml", "--no-input", "--answers", "no.json"],
      ["run", "form.yaml", "--keys", "no.keys"], ["run", "form.yaml", "--output", "template", "--template", "no.txt"],
      ["replay", "no.keys"], ["fuzz", "no.yaml"], ["prove", "no.yaml"], ["swift", "no.yaml"], ["cli", "./no.yaml"],
      ["run", "form.yaml", "--theme", "no.yaml"], ["run", "form.yaml", "--catalog", "no.po"],
      ["run", "form.yaml", "--inputrc", "no"], ["run", "form.yaml", "--accessible", "--inputrc", "no"],
    ])
  func missingInput(arguments: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    let command = try DetachedCommand(arguments, folder: folder)
    #expect(command.status == 66)
    #expect(command.output == "")
    #expect(folder.names == ["form.yaml"])
  }

  @Test(
    "answers win in their order, and --set over files",
    arguments: [
      (["--answers", "a.yaml", "--answers", "b.json"], "B"), (["--answers", "b.json", "--answers", "a.yaml"], "A"),
      (["--set", "name=C", "--answers", "a.yaml"], "C"), (["--set", "name=C", "--set", "name=D"], "D"),
      (["--answers", "-"], "E"), (["--set", "name=x=y"], "x=y"),
    ])
  func precedence(arguments: [String], name: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}]\n")
    folder.write("a.yaml", "name: A\n")
    folder.write("b.json", "{\"name\": \"B\"}")
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input"] + arguments, input: "name: E\n", folder: folder)
    #expect(command.output == "{\"name\": \"\(name)\"}\n")
  }

  @Test func `help on a full disk is 74`() throws {
    #expect(try DetachedCommand(["--help"], output: .file("/dev/full")).status == 74)
  }

  @Test(
    "a given answer that its field refuses is 65, before anybody is asked",
    arguments: [
      (["--set", "seats=0", "--set", "plan=team"], "formline: seats: This must be at least 1\n"),
      (["--answers", "wrong.json"], "formline: seats: This must be at least 1\n"),
      (["--keys", "a.keys", "--set", "seats=0"], "formline: seats: This must be at least 1\n"),
      (
        ["--set", "seats=0", "--set", "plan=gold"],
        "formline: --set: 'plan': 'gold' is not one of the options\nhelp: options are free, team\n"
          + "formline: seats: This must be at least 1\n"
      ),
    ])
  func refused(arguments: [String], error: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    folder.write("wrong.json", #"{"seats": 0}"#)
    folder.write("a.keys", "Type \"Ada\"\nF10\n")
    let command = try DetachedCommand(["run", "form.yaml"] + arguments, folder: folder)
    #expect(command.status == 65)
    #expect(command.output == "")
    #expect(command.error == error)
  }

  @Test func `without a terminal it is 69, and says what can be done`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    let command = try DetachedCommand(["run", "form.yaml"], folder: folder)
    #expect(command.status == 69)
    #expect(command.output == "")
    #expect(command.error.contains("--no-input") && command.error.contains("--keys"))
    #expect(command.error.contains("formline: not answered: name (optional: "))
    let rest = try DetachedCommand(["run", "form.yaml", "--set", "name=Ada"], folder: folder)
    #expect(rest.error.contains("formline: not answered: nothing that is required (optional: "))
  }

  @Test(arguments: ["dumb", "", "xterm-256color"])
  func `lines that are piped in without a terminal are told of the option that takes them`(type: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    let piped = try DetachedCommand(["run", "form.yaml"], input: "Ada\n", environment: ["TERM": type], folder: folder)
    #expect(piped.status == 69)
    #expect(
      piped.error.contains("; with --accessible, the lines of standard input are the answers\n"), "\(piped.error)")
    let given = try DetachedCommand(
      ["run", "form.yaml", "--answers", "-"], input: "name: Ada\n", environment: ["TERM": type], folder: folder)
    #expect(given.status == 69 && !given.error.contains("--accessible"))
  }

  @Test(arguments: ["run --no-input", "questions", "check", "show"])
  func `SIGQUIT leaves no core of a command that draws nothing either`(words: String) throws {
    let folder = TemporaryFolder()
    let script = """
      ulimit -c unlimited; mkfifo pipe
      env --default-signal=QUIT "$0" \(words) pipe & exec 3>pipe; kill -QUIT $!; wait $!; echo $?; ls
      """
    let command = try DetachedCommand(
      executable: "/bin/bash", ["-c", script, Executable.formline],
      environment: ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"], folder: folder)
    #expect(command.output == "131\npipe\n", "\(command.error)")
    #expect(!command.error.contains("core dumped"), "\(command.error)")
  }

  @Test(arguments: [
    ("5s", "Type \"Ada\"\nWait 5s\nExpect value name \"Bob\"\n", Int32(124)),
    ("5s", "Type \"Ada\"\nWait 4s\nWait 900ms\nF10\n", 0),
  ])
  func `a script's time is up by its own clock`(timeout: String, keys: String, status: Int32) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    folder.write("a.keys", keys)
    let command = try DetachedCommand(
      ["run", "form.yaml", "--keys", "a.keys", "--timeout", timeout], folder: folder)
    #expect(command.status == status, "\(command.error)")
    #expect(command.output.isEmpty == (status != 0))
    if status == 124 { #expect(command.error == "formline: time is up\n") }
  }

  @Test func `a terminal without a type is not asked on either when there is none`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    #expect(try DetachedCommand(["run", "form.yaml"], environment: [:], folder: folder).status == 69)
  }

  @Test func `what a secret has left on a small stack is wiped as far as the stack goes`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}, {id: p, type: password}]\n")
    let script = "ulimit -s 1024; exec \"$0\" run form.yaml --no-input --set a=1"
    let command = try DetachedCommand(executable: "/bin/sh", ["-c", script, Executable.formline], folder: folder)
    #expect(command.status == 0, "\(command.error)")
  }
}
