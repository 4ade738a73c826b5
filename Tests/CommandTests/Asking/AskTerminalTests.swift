import Platform
import TestSupport
import Testing

/// `formline ask` on a terminal.
@Suite(.serialized) struct AskTerminalTests {
  private let folder = TemporaryFolder()

  private func start(
    _ arguments: String..., shows text: String, input: DrivenCommand.Stream = .terminal
  ) throws -> DrivenCommand {
    let command = try DrivenCommand([Executable.formline, "ask"] + arguments, input: input)
    #expect(command.shows(text))
    return command
  }

  private func output(of command: DrivenCommand) -> String { String(decoding: command.standardOutput, as: UTF8.self) }
  private func screen(of command: DrivenCommand) -> String { String(decoding: command.screen, as: UTF8.self) }

  @Test func `an answer is printed, and the question stays with it`() throws {
    let command = try start("text", "Branch", "--default", "main", shows: "main")
    #expect(!screen(of: command).contains("Submit"))
    let drawn = command.screen.count
    command.send("X\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "mainX\n")
    #expect(String(decoding: command.screen.dropFirst(drawn), as: UTF8.self).contains("✓"))
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }

  @Test func `nothing stays where nothing shall`() throws {
    let command = try start("text", "Branch", "--no-summary", shows: "Branch")
    command.send("x\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(!screen(of: command).contains("✓"))
  }

  @Test(
    "yes and no are answered by one key, which no other is",
    arguments: [
      ("y", 0), ("n", 1), ("Y", 0), ("\r", 1), ("\u{1b}[D\r", 0), ("x1tf\r", 1), (" \r", 0),
    ])
  func confirm(keys: String, status: Int32) throws {
    let command = try start("confirm", "Deploy?", "--yes-label", "Deploy", "--no-label", "Wait", shows: "[Wait]")
    #expect(screen(of: command).contains("Deploy"))
    command.send(keys)
    #expect(command.finish() == .exited(status: status))
    #expect(output(of: command) == "")
  }

  @Test("Return takes the default of a confirmation", arguments: [("yes", 0), ("no", 1)])
  func confirmDefault(text: String, status: Int32) throws {
    let command = try start("confirm", "Deploy?", "--default", text, shows: "[\(text)]")
    command.send("\r")
    #expect(command.finish() == .exited(status: status))
  }

  @Test func `a long question stands whole, above its answer`() throws {
    let question = "Shall this release be deployed to every server of the production cluster in Frankfurt, right now?"
    let command = try start("confirm", question, shows: "[no]")
    let shown = screen(of: command)
    #expect(shown.contains("Frankfurt") && shown.contains("right now?"))
    command.send("n")
    #expect(command.finish() == .exited(status: 1))
  }

  @Test(
    "keys that nobody finds out by Return are named",
    arguments: [
      (["textarea", "Message"], "Ctrl+J Submit"), (["choose", "Which?", "a", "--multiple"], "␣ select or deselect"),
      (["date", "When"], "Alt+Down the calendar"),
    ])
  func keysToKnow(arguments: [String], hint: String) throws {
    let command = try DrivenCommand([Executable.formline, "ask"] + arguments)
    #expect(command.shows(hint))
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
  }

  @Test func `a wrong answer stays, and says why`() throws {
    let command = try start("text", "Branch", "--pattern", "^[a-z]+$", shows: "Branch")
    command.send("X\r")
    #expect(command.shows("bcdefg"))
    command.send("\u{7F}main\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "main\n")
  }

  @Test func `Return chooses the first option, typing the one that is meant`() throws {
    let first = try start("choose", "Where to?", "dev", "staging", "prod", shows: "staging")
    first.send("\r")
    #expect(first.finish() == .exited(status: 0))
    #expect(output(of: first) == "dev\n")
    let typed = try start("choose", "Where to?", "dev", "staging", "prod", shows: "staging")
    typed.send("pr\r")
    #expect(typed.finish() == .exited(status: 0))
    #expect(output(of: typed) == "prod\n")
  }

  @Test func `several options are printed in their order`() throws {
    let command = try start("choose", "Which?", "a", "b", "c", "--multiple", shows: "c")
    command.send("\u{1b}[B\u{1b}[B \u{1b}[A\u{1b}[A \r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "a\nc\n")
  }

  @Test func `a text that is no option is taken where that is wanted`() throws {
    let command = try start("choose", "Branch", "main", "dev", "--other", shows: "dev")
    command.send("feature/x\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "feature/x\n")
  }

  @Test func `several texts that are no options are taken beside those that are`() throws {
    let command = try start("choose", "Tags", "red", "blue", "--other", "--multiple", shows: "blue")
    command.send("green")
    #expect(command.shows("of"))
    command.send(" ")
    #expect(command.shows("✓"))
    command.send("\u{15}")
    command.send("\u{1b}[A\u{1b}[A\u{1b}[A")
    command.send("\u{1b}[B")
    command.send(" ")
    command.send("\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "blue\ngreen\n")
  }

  @Test func `control characters of an option are shown, and its bytes are printed`() throws {
    let lines = folder.write("lines", "a\u{1b}[31mb\nplain\n")
    let command = try start("choose", "Which?", shows: "a␛[31mb", input: .file(lines))
    command.send("\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "a\u{1b}[31mb\n")
    #expect(!screen(of: command).contains("\u{1b}[31mb"))
  }

  @Test func `options can be searched while others still arrive`() throws {
    let pipe = folder["pipe"]
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = open(pipe, O_RDWR)
    defer { close(writer) }
    func arrive(_ lines: some Sequence<String>) {
      let text = Array(lines.map { $0 + "\n" }.joined().utf8)
      #expect(write(writer, text, text.count) == text.count)
    }
    arrive(["line 1", "line 2"])
    let command = try start("choose", "Line", shows: "line 2", input: .file(pipe))
    command.send("2")
    #expect(command.shows("of"))
    arrive((3...4000).map { "line \($0)" })
    #expect(command.shows("4,000"))
    command.send("\u{15}line 3999\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "line 3999\n")
  }

  @Test func `a least number of options is that of all lines`() throws {
    let lines = folder.write("lines", "1\n2\n3\n")
    let command = try start("choose", "Which?", "--multiple", "--min", "2", shows: "at least 2", input: .file(lines))
    command.send(" \r")
    #expect(command.shows("Choose at least 2"))
    command.send("\u{1b}[B \r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "1\n2\n")
  }

  @Test func `a line that is no text is left out, and told of`() throws {
    let lines = folder.write("lines", [0x63, 0xFF, 0x0A, 0x64, 0x0A])
    let command = try start("choose", "Which?", "--multiple", shows: "d", input: .file(lines))
    command.send(" \r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "d\n")
    #expect(command.reports("line 1 of standard input is not UTF-8, and is left out"))
  }

  @Test func `Tab lists what is there before a path is begun`() throws {
    folder.write("one.txt", "")
    folder.write("two.txt", "")
    let command = try DrivenCommand(
      ["/bin/sh", "-c", "cd '\(folder.path)' && exec '\(Executable.formline)' ask path File"])
    #expect(command.shows("File"))
    command.send("\t")
    #expect(command.shows("two.txt"))
    command.send("tw\t\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "two.txt\n")
  }

  @Test func `what has no lines in the end leaves nothing to choose from`() throws {
    let command = try DrivenCommand(
      ["/bin/sh", "-c", "sleep 0.6 | '\(Executable.formline)' ask choose Branch"])
    #expect(command.shows("Branch"))
    #expect(command.finish() == .exited(status: 65))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test("what has too few lines in the end is not asked for any longer", arguments: ["", "sleep 0.6;"])
  func tooFewLines(pause: String) throws {
    let choose = "'\(Executable.formline)' ask choose Pick --multiple --min 3"
    let command = try DrivenCommand(["/bin/sh", "-c", "(printf 'a\\nb\\na\\n'; \(pause)) | \(choose)"])
    #expect(command.finish() == .exited(status: 65))
    let error = String(decoding: command.standardError, as: UTF8.self)
    #expect(error == "formline: '--min' is 3, but standard input has only 2 different lines\n")
    #expect(screen(of: command).contains("Pick") == !pause.isEmpty)
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `the time is limited`() throws {
    let command = try start("text", "Branch", "--timeout", "1s", shows: "Branch")
    #expect(command.finish() == .exited(status: 124))
  }

  @Test(
    "a question ends as a form does, and by the end of input",
    arguments: [("\u{3}", 130), ("\u{1b}", 1), ("\u{4}", 1), ("x\u{4}\u{7F}\u{4}", 1)])
  func ends(keys: String, status: Int32) throws {
    let command = try start("text", "Branch", shows: "Branch")
    command.send(keys)
    #expect(command.finish()?.status == status)
  }

  @Test(
    "Ctrl-C is for everybody in the foreground: a loop of the shell stops, too",
    arguments: [
      ["ask", "text", "Branch"], ["ask", "text", "Branch", "--accessible"], ["ask", "password", "Branch"],
      ["run", "Branch.yaml"],
    ], ["bash", "sh"])
  func loop(arguments: [String], shell: String) throws {
    folder.write("Branch.yaml", "formline: 1\nfields: [{id: branch}]\n")
    let words = arguments.map { $0 == "Branch.yaml" ? folder[$0] : $0 }.joined(separator: " ")
    let loop = try DrivenCommand(
      ["/bin/\(shell)", "-c", "while :; do name=$(\(Executable.formline) \(words)); echo again; done"])
    #expect(loop.shows("Branch"))
    loop.send("\u{3}")
    #expect(loop.finish() == .signalled(SIGINT))
    #expect(loop.standardOutput == [])
    #expect(loop.terminal.settings == loop.settingsBefore)
    #expect(TerminalModes(after: loop.screen) == TerminalModes())
  }

  @Test func `Ctrl-C of a script is nobody else's: the status says it`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: branch}]\n")
    folder.write("form.keys", "Form form.yaml\nCtrl+C\n")
    let loop = try DrivenCommand(
      ["/bin/bash", "-c", "\(Executable.formline) run \(folder["form.yaml"]) --keys \(folder["form.keys"]); echo $?"])
    #expect(loop.finish() == .exited(status: 0))
    #expect(output(of: loop) == "130\n")
  }

  @Test func `plain questions are asked where nothing can be drawn`() throws {
    let command = try start("choose", "Where to?", "dev", "prod", "--accessible", shows: "2. prod")
    command.send("2\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(output(of: command) == "prod\n")
  }
}
