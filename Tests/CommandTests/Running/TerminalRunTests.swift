import Platform
import TestSupport
import Testing

/// The command on a real terminal. Every test compares the terminal's settings before and after.
@Suite(.serialized) struct TerminalRunTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  private var environment: [String: String] { ["TERM": "xterm-256color", "HOME": folder.path] }

  private func start(
    _ arguments: String..., output: DrivenCommand.Stream = .captured, error: DrivenCommand.Stream = .captured
  ) throws -> DrivenCommand {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none"] + arguments,
      environment: environment, output: output, error: error)
    #expect(command.shows("Full name"))
    return command
  }

  private func isPutBack(_ command: DrivenCommand) -> Bool {
    command.terminal.settings == command.settingsBefore && TerminalModes(after: command.screen) == TerminalModes()
  }

  @Test func `what is typed is the answer, and only answers go to standard output`() throws {
    let command = try start()
    command.send("Ada Lovelacf\u{7F}e\rhunter2\r\r y\r")
    #expect(command.finish() == .exited(status: 0))
    let expected = #"{"name": "Ada Lovelace", "code": "hunter2", "plan": "free", "news": true}"# + "\n"
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == expected)
    #expect(command.standardError == [])
    #expect(isPutBack(command))
  }

  @Test(.enabled(if: dlsym(nil, "__tsan_init") == nil, "the thread sanitizer has a thread of its own"))
  func `once suggestions were looked up it is one thread that waits for keys, and no clock wakes it`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: name, label: Full name, type: text, contentType: name}]\n")
    let command = try start()
    // The watchdog is the other thread: it sleeps until a signal comes or the loop computes.
    #expect(command.waits { ProcessState.threads(of: command.process) == 2 })
    #expect(command.waits { ProcessState(of: command.process) == .sleeping })
  }

  @Test func `a summary of one line a field stays, without secrets`() throws {
    let command = try start()
    command.send("Ada\rhunter2\r\r\r")
    command.finish()
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(screen.contains("✓"))
    #expect(!screen.contains("hunter2"))
  }

  @Test func `of keys that come faster than they are handled, none is torn apart where one read ends`() throws {
    let command = try start()
    for lead in ["", "a", "b"] { command.send(lead + String(repeating: "\u{1B}[Z", count: 3_000)) }
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(!String(decoding: command.screen, as: UTF8.self).contains("Leave the form?"))
    #expect(isPutBack(command))
  }

  @Test func `a submission with mistakes stays open`() throws {
    let command = try start()
    command.send("\r\r\r\r")
    #expect(command.shows("Full name is required"))
    command.send("Ada\r\r\r\r")
    #expect(command.finish() == .exited(status: 0))
  }

  @Test func `Ctrl-C ends with 130 and without answers`() throws {
    let command = try start()
    command.send("Ada\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(command.standardOutput == [])
    #expect(isPutBack(command))
  }

  @Test func `Esc ends with 1`() throws {
    let command = try start()
    command.send("\u{1B}")
    #expect(command.finish() == .exited(status: 1))
    #expect(command.standardOutput == [])
    #expect(isPutBack(command))
  }

  @Test("a signal ends with 128 and its number", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signal(number: Int32) throws {
    let command = try start()
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.signal(number)
    #expect(command.finish() == .signalled(number))
    #expect(command.standardOutput == [])
    #expect(isPutBack(command))
  }

  @Test func `one Ctrl-C ends it within a paste whose end never comes`() throws {
    let command = try start()
    command.send("\u{1b}[200~abc")
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(isPutBack(command))
  }

  @Test func `a terminal that is closed ends it`() throws {
    let command = try start()
    command.terminal.hangUp()
    #expect(command.finish() == .signalled(SIGHUP))
  }

  @Test func `a terminal that is closed ends it at once, whatever it was still fed`() throws {
    folder.write("note.yaml", "formline: 1\nfields: [{id: note, type: textarea}]\n")
    let command = try DrivenCommand([Executable.formline, "run", folder["note.yaml"], "--no-draft"])
    #expect(command.shows("Note"))
    for _ in 0..<16 { command.send(String(repeating: "a line of a log\r", count: 4096)) }
    let before = try #require(ProcessState.processorTime(of: command.process))
    command.terminal.hangUp()
    #expect(command.finish() == .signalled(SIGHUP))
    #expect(try #require(command.processorTime) - before < .milliseconds(1500))
  }

  /// A text that once took the square of its length.
  @Test(arguments: ["Ctrl-C", "SIGTERM", "SIGHUP"])
  func `a form that draws a long text is ended at once`(by: String) throws {
    let text = String(repeating: "*a ", count: 60_000)
    folder.write(
      "long.yaml", "formline: 1\nfields: [{id: a}, {id: b, when: \"a == 'x'\", description: \"\(text)\"}]\n")
    let command = try DrivenCommand([Executable.formline, "run", folder["long.yaml"], "--no-draft"])
    #expect(command.shows("Submit"))
    let before = try #require(ProcessState.processorTime(of: command.process))
    command.send("x\t" + (by == "Ctrl-C" ? "\u{3}" : ""))
    let signals = ["SIGTERM": SIGTERM, "SIGHUP": SIGHUP]
    if let signal = signals[by] { command.signal(signal) }
    #expect(command.finish() == .signalled(signals[by] ?? SIGINT))
    #expect(try #require(command.processorTime) - before < .seconds(1.6))
    #expect(isPutBack(command))
  }

  @Test("time runs out with 124", arguments: ["300ms", "1"])
  func timeout(duration: String) throws {
    let command = try start("--timeout", duration)
    #expect(command.finish() == .exited(status: 124))
    #expect(String(decoding: command.standardError, as: UTF8.self) == "formline: time is up\n")
    #expect(isPutBack(command))
  }

  /// A connection that has stalled, or an emulator that is paused.
  @Test(
    "a terminal that takes nothing more does not keep it", arguments: ["Ctrl-C", "SIGTERM", "the time"],
    [DrivenCommand.Stream.captured, .terminal])
  func stalled(by: String, error: DrivenCommand.Stream) throws {
    let command = try start("--timeout", by == "the time" ? "3s" : "1m", error: error)
    // Nothing is read from here on, until the process has ended.
    for _ in 0..<300 where write(command.terminal.master, Array(repeating: UInt8(0x0C), count: 8), 8) < 0 { break }
    let limit = ContinuousClock.now + .seconds(30)
    while ProcessState(of: command.process) != .sleeping, ContinuousClock.now < limit { usleep(20_000) }
    if by == "Ctrl-C" { _ = write(command.terminal.master, [3], 1) }
    if by == "SIGTERM" { command.signal(SIGTERM) }
    while ProcessState(of: command.process) != .gone, ContinuousClock.now < limit { usleep(20_000) }
    #expect(ProcessState(of: command.process) == .gone)
    let endings = ["Ctrl-C": CommandEnding.signalled(SIGINT), "SIGTERM": .signalled(SIGTERM)]
    #expect(command.finish() == endings[by] ?? .exited(status: 124))
  }

  @Test(
    "the time also runs while a file, or standard input, is waited for",
    arguments: ["--keys", "--answers", "--theme", "--inputrc", "FORMLINE_ANSWERS", "elicit"])
  func waiting(at place: String) throws {
    mkfifo(folder["pipe"], 0o600)
    let words =
      switch place {
      case "elicit": ["elicit"]
      case "FORMLINE_ANSWERS": ["ask", "text", "Name", "--id", "name"]
      default: ["run", folder["form.yaml"], place, folder["pipe"]]
      }
    let command = try DrivenCommand(
      [Executable.formline] + words + ["--timeout", "1s"],
      environment: ["TERM": "xterm-256color", "FORMLINE_ANSWERS": place.hasPrefix("FORM") ? folder["pipe"] : ""])
    #expect(command.finish() == .exited(status: 124))
  }

  @Test(
    "--timeout is the ending also where nobody takes the answers of a submitted form", arguments: ["", " --accessible"])
  func unread(option: String) throws {
    folder.write("long.yaml", "formline: 1\nfields: [{id: a, default: \(String(repeating: "x", count: 100_000))}]\n")
    let run = "\(Executable.formline) run \(folder["long.yaml"]) --timeout 1s\(option)"
    let command = try DrivenCommand(
      ["/bin/sh", "-c", "(\(run); echo status $? >&2) | sleep 8"], environment: ["TERM": "xterm-256color"])
    #expect(command.shows("A"))
    command.send(option.isEmpty ? "\u{1B}[21~" : "\r")
    #expect(command.reports("status 124"))
    command.signal(SIGKILL)
  }

  @Test func `Ctrl-C is the ending also where nobody reads the recording`() throws {
    mkfifo(folder["pipe"], 0o600)
    let command = try start("--record", folder["pipe"])
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(isPutBack(command))
  }

  @Test func `fullscreen leaves the alternate screen`() throws {
    let command = try start("--fullscreen")
    #expect(command.shows("\u{1B}[?1049h"))
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(isPutBack(command))
  }

  @Test func `a new size draws the form anew`() throws {
    let command = try start()
    let before = command.screen.count
    command.terminal.resize(columns: 40, rows: 12)
    #expect(command.shows("Full name", after: before))
    command.send("Ada\r\r\r\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(isPutBack(command))
  }

  @Test func `Ctrl-Z stops it, and fg goes on where it was`() throws {
    let shell = try DrivenCommand(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment.merging(["PS1": "$ "]) { $1 },
      output: .terminal, error: .terminal)
    #expect(shell.shows("$ "))
    shell.send(
      "\(Executable.formline) run form.yaml --inputrc none\n".replacing("form.yaml", with: folder["form.yaml"]))
    #expect(shell.shows("Full name"))
    shell.send("Ada\u{1A}")
    #expect(shell.shows("Stopped"))
    let stopped = shell.screen.count
    #expect(TerminalModes(after: shell.screen).mouse == false)
    shell.send("fg\n")
    #expect(shell.shows("Full name", after: stopped))
    shell.send("!\r\r\r\r")
    #expect(shell.shows(#"{"name": "Ada!""#, after: stopped))
    shell.send("exit\n")
    #expect(shell.finish() == .exited(status: 0))
  }

  @Test func `answers that nobody reads are 74, after the terminal was put back`() throws {
    let command = try start(output: .brokenPipe)
    command.send("Ada\r\r\r\r")
    #expect(command.finish() == .exited(status: 74))
    #expect(isPutBack(command))
  }

  @Test func `a press of the mouse moves focus, wherever the form stands on the screen`() throws {
    let command = try start()
    let asked = command.screen.count
    // The cursor is in the third row of the form, which begins in row 11 of the screen; the second field is in row 14.
    command.send("\u{1B}[<0;25;14M\u{1B}[<0;25;14m")
    #expect(command.shows("\u{1B}[6n", after: asked))
    command.send("\u{1B}[13;20R")
    command.send("secret")
    #expect(command.shows("••••••", after: asked))
    command.send("\u{3}")
    command.finish()
  }

  @Test func `the answer to where the cursor is may come in two pieces, and the next press asks again`() throws {
    let command = try start()
    var asked = command.screen.count
    command.send("\u{1B}[<0;25;14M\u{1B}[<0;25;14m")
    #expect(command.shows("\u{1B}[6n", after: asked))
    command.send("\u{1B}[13")
    #expect(command.waits { ProcessState(of: command.process) == .sleeping })
    command.send(";20Rsecret")
    #expect(command.shows("••••••", after: asked))
    asked = command.screen.count
    command.send("\u{1B}[<0;25;13M\u{1B}[<0;25;13m")
    #expect(command.shows("\u{1B}[6n", after: asked))
    command.send("\u{1B}[14;20RAda")
    #expect(command.shows("Ada", after: asked))
    command.send("\u{3}")
    command.finish()
  }

  @Test func `a press goes where the form was when the terminal was asked, even if the cursor moved before the answer`()
    throws
  {
    let command = try start()
    let asked = command.screen.count
    command.send("\u{1B}[<0;25;13M\u{1B}[<0;25;13m")
    #expect(command.shows("\u{1B}[6n", after: asked))
    command.send("Eve\thunter")
    #expect(command.shows("••••••", after: asked))
    command.send("\u{1B}[13;20R")
    command.send("Ada")
    #expect(command.shows("Ada", after: asked))
    command.send("\u{3}")
    command.finish()
  }

  @Test func `a paste that looks like an answer is pasted while one is awaited`() throws {
    let command = try start()
    var asked = command.screen.count
    command.send("\u{1B}[<0;25;13M\u{1B}[<0;25;13m")
    #expect(command.shows("\u{1B}[6n", after: asked))
    asked = command.screen.count
    command.send("\u{1B}[200~one\u{1B}[1;1Rtwo\u{1B}[201~")
    #expect(command.shows("[1;1R", after: asked))
    command.send("\u{3}")
    command.finish()
  }
}
