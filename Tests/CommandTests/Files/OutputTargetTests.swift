import Platform
import TestSupport
import Testing

@Suite struct OutputTargetTests {
  private let folder = TemporaryFolder()
  private static let answers = #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n"

  init() { folder.write("form.yaml", TestForm.text) }

  private func run(_ arguments: String..., output: DetachedCommand.Output = .captured) throws -> DetachedCommand {
    try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--set", "name=Ada"] + arguments, output: output, folder: folder)
  }

  @Test func `a file is written instead of standard output, for its owner only`() throws {
    let command = try run("--to", "answers.json")
    #expect(command.status == 0)
    #expect(command.output == "")
    #expect(folder.read("answers.json") == Self.answers)
    #expect(folder.mode(of: "answers.json") == 0o600)
    #expect(folder.names == ["answers.json", "form.yaml"])
  }

  @Test func `a link that the person names is resolved`() throws {
    folder.link("answers.json", to: "real.json")
    #expect(try run("--to", "answers.json").status == 0)
    #expect(folder.read("real.json") == Self.answers)
    #expect(folder.names == ["answers.json", "form.yaml", "real.json"])
  }

  @Test func `a pipe that nobody reads is 74 after a moment`() throws {
    mkfifo(folder["pipe"], 0o600)
    let command = try run("--to", "pipe")
    #expect(command.status == 74)
    #expect(command.error == "formline: cannot write 'pipe': No process reads from this pipe\n")
  }

  @Test func `a dash is standard output`() throws {
    #expect(try run("--to", "-").output == Self.answers)
    let swift = try DetachedCommand(["swift", "form.yaml", "--to", "-"], folder: folder)
    #expect(swift.output.contains("struct Form"))
    let catalogue = try DetachedCommand(["catalog", "new", "cs", "--to", "-"], folder: folder)
    #expect(catalogue.output.contains("\"Language: cs\\n\""))
    #expect(!catalogue.output.contains("is written"))
    #expect(folder.names == ["form.yaml"])
  }

  @Test func `an existing file is replaced`() throws {
    folder.write("answers.json", "old")
    #expect(try run("--to", "answers.json").status == 0)
    #expect(folder.read("answers.json") == Self.answers)
    #expect(folder.mode(of: "answers.json") == 0o600)
  }

  @Test(
    "what is read is not written over, by whatever name and way",
    arguments: [
      (["run", "form.yaml", "--no-input", "--set", "name=Ada", "--to", "./form.yaml"], "form.yaml"),
      (["run", "form.yaml", "--no-input", "--set", "name=Ada", "--to", "link"], "form.yaml"),
      (["run", "s.json#/$defs/a", "--no-input", "--to", "s.json"], "s.json"),
      (["run", "chart", "--no-input", "--to", "chart/values.yaml"], "chart/values.yaml"),
      (
        ["run", "chart", "--no-input", "--answers", "chart/values.yaml", "--to", "chart/values.yaml"],
        "chart/values.yaml"
      ),
      (["run", "issues", "--no-input", "--set", "template=a.yml", "--to", "issues/a.yml"], "issues/a.yml"),
      (["run", "form.yaml", "--no-input", "--output", "template", "--template", "t", "--to", "t"], "t"),
      (["run", "form.yaml", "--keys", "a.keys", "--to", "a.keys"], "a.keys"),
      (["run", "form.yaml", "--record", "form.yaml"], "form.yaml"),
      (["run", "chart", "--no-input", "--old", "t", "--to", "t"], "t"),
      (["run", "form.yaml", "--no-input", "--set", "name=Ada", "--theme", "t", "--to", "t"], "t"),
      (["run", "form.yaml", "--no-input", "--set", "name=Ada", "--catalog", "pl.po", "--to", "pl.po"], "pl.po"),
      (["run", "form.yaml", "--no-input", "--set", "name=Ada", "--inputrc", "t", "--to", "t"], "t"),
      (["run", "own.yaml", "--no-input", "--to", "opts.txt"], "opts.txt"),
      (["run", "own.yaml", "--no-input", "--to", "names.txt"], "names.txt"),
      (["run", "own.yaml", "--no-input", "--lang", "pl", "--to", "own.pl.po"], "own.pl.po"),
      (["run", "own.yaml", "--record", "opts.txt"], "opts.txt"),
      (["record", "own.yaml", "--to", "opts.txt"], "opts.txt"),
      (["swift", "own.yaml", "--to", "opts.txt"], "opts.txt"),
      (["ask", "text", "Q", "--default", "x", "--no-input", "--theme", "t", "--to", "t"], "t"),
      (["record", "form.yaml", "--to", "form.yaml"], "form.yaml"),
      (["swift", "form.yaml", "--to", "form.yaml"], "form.yaml"),
    ])
  func replacing(arguments: [String], file: String) throws {
    for name in ["chart", "issues"] { folder.makeFolder(name) }
    folder.link("link", to: "form.yaml")
    folder.write("s.json", #"{"$defs": {"a": {"type": "object", "properties": {"b": {"type": "string"}}}}}"#)
    folder.write("chart/values.yaml", "a: 1\n")
    folder.write("issues/a.yml", "name: A\ndescription: D\nbody: [{type: input, id: a, attributes: {label: A}}]\n")
    folder.write("t", arguments.contains("--template") ? "{{name}}" : arguments.contains("--old") ? "a: 2\n" : "")
    folder.write("a.keys", "Type \"Ada\"\nF10\n")
    folder.write(
      "own.yaml",
      "formline: 1\nfields: [{id: a, suggestions: {lines: names.txt}}, {id: b, type: select, options: {lines: opts.txt}}]\n"
    )
    folder.write("opts.txt", "one\ntwo\n")
    folder.write("names.txt", "Ada\n")
    folder.write("own.pl.po", "msgid \"\"\nmsgstr \"Language: pl\\n\"\n")
    folder.write("pl.po", try DetachedCommand(["catalog", "new", "pl", "--to", "-"]).output)
    let before = folder.read(file)
    let command = try DetachedCommand(arguments, folder: folder)
    #expect(command.status == 64, "\(command.error)")
    #expect(command.error.contains("is a file that is read"))
    #expect(before != nil && folder.read(file) == before)
  }

  @Test func `a file of answers may be brought up to date`() throws {
    folder.write("answers.json", #"{"name": "Bob"}"#)
    #expect(try run("--answers", "answers.json", "--to", "answers.json").status == 0)
    #expect(folder.read("answers.json") == Self.answers)
    folder.makeFolder("chart")
    folder.write("chart/values.yaml", "a: 1\n")
    folder.write("chart/mine.yaml", "a: 2\n")
    let chart = ["run", "chart", "--no-input", "--answers", "chart/mine.yaml", "--to", "chart/mine.yaml"]
    #expect(try DetachedCommand(chart, folder: folder).status == 0)
    #expect(folder.read("chart/mine.yaml") == "a: 2\n")
  }

  @Test func `options that standard input has are not written over`() throws {
    folder.write("options", "one\n")
    let line = "\(Executable.formline) ask choose Q --no-input --to options < options"
    let command = try DetachedCommand(executable: "/bin/sh", ["-c", line], folder: folder)
    #expect(command.status == 64 && command.error.contains("is a file that is read"), "\(command.error)")
    #expect(folder.read("options") == "one\n")
  }

  @Test func `the text of an issue may be brought up to date`() throws {
    folder.write("a.yml", "name: A\ndescription: D\nbody: [{type: input, id: a, attributes: {label: A}}]\n")
    folder.write("issue.md", "### A\n\nold\n")
    let arguments = ["--answers-body", "issue.md", "--set", "a=new", "--output", "body", "--to", "issue.md"]
    let command = try DetachedCommand(["run", "a.yml", "--no-input"] + arguments, folder: folder)
    #expect(command.status == 0, "\(command.error)")
    #expect(folder.read("issue.md") == "### A\n\nnew\n")
  }

  @Test("what cannot be written is 74", arguments: ["/dev/full", "none/answers.json", "/tmp", "form.yaml/x"])
  func unwritable(path: String) throws {
    let command = try run("--to", path)
    #expect(command.status == 74)
    #expect(command.error.hasPrefix("formline: cannot write '\(path)': "))
    #expect(folder.names == ["form.yaml"])
  }

  @Test func `answers that fail leave the old file`() throws {
    folder.write("answers.json", "old")
    #expect(
      try DetachedCommand(["run", "form.yaml", "--no-input", "--to", "answers.json"], folder: folder).status == 2)
    #expect(folder.read("answers.json") == "old")
  }

  @Test(.enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0, "root may write to every folder"))
  func `nor can a file be replaced in a folder one may not write to, which is found out before anybody is asked`()
    throws
  {
    folder.makeFolder("there")
    folder.write("there/answers.json", "old")
    chmod(folder["there/answers.json"], 0o666)
    chmod(folder["there"], 0o555)
    for path in [folder.path, folder["form.yaml"]] { chmod(path, 0o755) }
    let run = [Executable.formline, "run", "form.yaml", "--to", "there/answers.json"]
    let nobody = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let words = nobody + run
    let command = try DetachedCommand(executable: words[0], Array(words.dropFirst()), folder: folder)
    // Without a terminal it would be 69 by the time that somebody is asked.
    #expect(command.status == 74)
    #expect(command.error == "formline: cannot write 'there/answers.json': Permission denied\n")
    #expect(folder.read("there/answers.json") == "old")
  }

  @Test func `a full standard output is 74`() throws {
    let command = try run(output: .file("/dev/full"))
    #expect(command.status == 74)
    #expect(command.error == "formline: cannot write standard output: No space left on device\n")
  }

  @Test func `a closed standard output is 74`() throws {
    let command = try run(output: .closed)
    #expect(command.status == 74)
    #expect(command.error == "formline: cannot write standard output: Bad file descriptor\n")
  }

  @Test func `nobody fills in a form whose answers cannot be written`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--to", "none/answers.json"], folder: folder)
    #expect(command.status == 74)
  }
}
