import Platform
import TerminalEmulation
import TestSupport
import Testing

/// However a form ends, the terminal is as it was: settings, and every mode that the form took.
@Suite(.serialized) struct RestorationTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  /// A terminal that is asked for everything: kitty's keyboard protocol too.
  private var environment: [String: String] {
    ["TERM": "xterm-kitty", "HOME": folder.path, "COLORTERM": "truecolor"]
  }

  private func start(_ options: String...) throws -> DrivenCommand {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none", "--no-draft"] + options,
      environment: environment)
    #expect(command.shows("Full name"))
    #expect(TerminalModes(after: command.screen) != TerminalModes())
    return command
  }

  private func expectPutBack(_ command: DrivenCommand, _ comment: Comment? = nil) {
    #expect(command.terminal.settings == command.settingsBefore, comment)
    #expect(TerminalModes(after: command.screen) == TerminalModes(), comment)
  }

  @Test(
    "after a signal that asks it to end, the status says which",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR,
      SIGSTKFLT,
    ],
    ["--inline", "--fullscreen"])
  func ending(signal: Int32, placement: String) throws {
    let command = try start(placement)
    command.send("Ada")
    command.signal(signal)
    #expect(command.finish() == .signalled(signal))
    expectPutBack(command)
  }

  @Test(
    "after a crash, which ends it all the same",
    arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS], ["--inline", "--fullscreen"])
  func crash(signal: Int32, placement: String) throws {
    let command = try start(placement)
    command.send("Ada")
    command.signal(signal)
    #expect(command.finish() == .signalled(signal))
    expectPutBack(command)
  }

  /// While it starts, while keys are typed, suggestions open and close and frames are written.
  @Test(arguments: [false, true], 1...FuzzEffort.factor)
  func `a crash at any moment leaves the terminal clean`(isStarting: Bool, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      for placement in ["--inline", "--fullscreen"] {
        let command = try DrivenCommand(
          [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none", "--no-draft", placement],
          // Before the form is there, the runtime of a debug build takes the signal, and goes on after its report.
          environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
        if !isStarting {
          #expect(command.shows("Full name"))
          command.send("Ada\t\u{1B}[B\t\r\u{1B}[B\u{1B}[Z\u{1B}[Z\u{17}Grace\t")
        }
        let moment = UInt32.random(in: 0...(isStarting ? 60_000 : 20_000), using: &random)
        usleep(moment)
        command.signal(signal)
        #expect(command.finish() == .signalled(signal))
        expectPutBack(command, "\(signal) after \(moment) µs, \(placement)")
      }
    }
  }

  @Test(
    "output that stands still keeps no mode",
    arguments: ["Ctrl-C", "SIGTERM", "SIGQUIT", "SIGSEGV", "SIGHUP", "the time"])
  func standingStill(by: String) throws {
    let command = try start("--inline", "--timeout", by == "the time" ? "2s" : "1m")
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.terminal.stopOutput()
    if by == "Ctrl-C" { command.send("\u{3}") }
    let signals = ["SIGTERM": SIGTERM, "SIGQUIT": SIGQUIT, "SIGSEGV": SIGSEGV, "SIGHUP": SIGHUP]
    if let signal = signals[by] { command.signal(signal) }
    #expect(command.finish() == (by == "the time" ? .exited(status: 124) : .signalled(signals[by] ?? SIGINT)))
    expectPutBack(command)
  }

  /// A mode of kitty's protocol that was never taken would be taken from the program that started the form.
  @Test(arguments: [SIGINT, SIGTERM, SIGSEGV], ["--inline", "--fullscreen"])
  func `what could not be written yet is not undone`(signal: Int32, placement: String) throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    terminal.stopOutput()
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none", "--no-draft", placement],
      on: terminal, environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    #expect(command.waits { command.terminal.settings != command.settingsBefore })
    command.signal(signal)
    #expect(command.finish() == .signalled(signal))
    expectPutBack(command)
  }

  @Test func `keys wait for output that stands still, and none is lost`() throws {
    let command = try start("--inline")
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.terminal.stopOutput()
    command.send("\r\r\r\r")
    command.terminal.startOutput()
    #expect(command.finish() == .exited(status: 0))
    expectPutBack(command)
  }

  @Test(
    "a crash leaves the form as it was, and what the shell says stands below it",
    arguments: [("Ada", "▌ Full name *  Ada"), ("Ada\t\t", "▌ Plan")])
  func below(keys: String, row: String) throws {
    let command = try start("--inline")
    command.send(keys)
    #expect(command.waits { Self.screen(command).contains { $0.hasPrefix(row) } })
    // Behind the frame.
    #expect(command.waits { ProcessState(of: command.process) == .sleeping })
    command.signal(SIGSEGV)
    #expect(command.finish() == .signalled(SIGSEGV))
    let form = Self.screen(command)
    var terminal = VirtualTerminal(columns: 80, rows: 24)
    terminal.feed(command.screen)
    terminal.feed("Segmentation fault")
    let height = try #require(form.lastIndex { !$0.isEmpty }) + 1
    #expect(terminal.lines == form.prefix(height) + ["Segmentation fault"] + form.dropFirst(height + 1))
  }

  /// What a terminal of 80 by 24 shows.
  private static func screen(_ command: DrivenCommand) -> [String] {
    var terminal = VirtualTerminal(columns: 80, rows: 24)
    terminal.feed(command.screen)
    return terminal.lines
  }

  @Test(arguments: ["--inline", "--fullscreen"], [0, 30_000])
  func `it takes less than 50 milliseconds of the processor, also in a flood of keys`(placement: String, keys: Int)
    throws
  {
    let command = try start(placement)
    command.send("Ada")
    #expect(command.shows("Ada"))
    // More than the kernel holds: the form is in the middle of them.
    command.send(String(repeating: "a", count: keys))
    let before = try #require(ProcessState.processorTime(of: command.process))
    command.signal(SIGTERM)
    #expect(command.finish() == .signalled(SIGTERM))
    expectPutBack(command)
    #expect(try #require(command.processorTime) - before < .milliseconds(50))
  }

  @Test func `a disk that hangs does not hold it up`() throws {
    folder.makeFolder("state")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none"],
      environment: environment.merging(["XDG_STATE_HOME": folder["state"]]) { $1 }
        .merging(FaultyCalls.hangingDisk(folder["state"])) { $1 })
    #expect(command.shows("Full name"))
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.signal(SIGTERM)
    #expect(
      command.waits {
        command.terminal.settings == command.settingsBefore
          && TerminalModes(after: command.screen) == TerminalModes()
      })
    // The draft still waits for the disk.
    #expect(command.ending == nil)
  }

  @Test func `a pipe that broke elsewhere is no reason to end`() throws {
    let command = try start()
    command.signal(SIGPIPE)
    command.send("Ada\r\r\r\r")
    #expect(command.finish() == .exited(status: 0))
    expectPutBack(command)
  }

  @Test func `a signal in the middle of a large frame cuts nothing that is not repaired`() throws {
    for size in [(200, 60), (40, 10), (132, 50)] {
      let command = try start("--fullscreen")
      command.terminal.resize(columns: size.0, rows: size.1)
      command.signal(SIGTERM)
      #expect(command.finish() == .signalled(SIGTERM))
      expectPutBack(command, "\(size)")
    }
  }

  @Test func `formline reset does it after a form that was killed`() throws {
    for placement in ["--inline", "--fullscreen"] {
      let command = try start(placement)
      // A shell on the same terminal, as it is there after the kill.
      command.signal(SIGKILL)
      command.finish()
      #expect(command.terminal.settings != command.settingsBefore)
      let reset = try DrivenCommand([Executable.formline, "reset"], on: command.terminal)
      #expect(reset.finish() == .exited(status: 0))
      #expect(command.terminal.settings == command.settingsBefore)
      #expect(TerminalModes(after: command.screen + reset.screen) == TerminalModes())
    }
  }

  @Test func `formline reset without a terminal is 69`() throws {
    let command = try DetachedCommand(["reset"])
    #expect(command.status == 69)
    #expect(command.error.hasPrefix("formline: there is no terminal"))
  }

  @Test func `stopped from outside it gives the terminal away, and takes it again at another size`() throws {
    let shell = try shell("\(Executable.formline) run \(folder["form.yaml"]) --inputrc none --no-draft")
    #expect(shell.shows("Full name"))
    shell.send("Ada")
    #expect(shell.shows("Ada"))
    kill(try #require(shell.children.first), SIGTSTP)
    #expect(shell.shows("Stopped"))
    #expect(TerminalModes(after: shell.screen).mouse == false)
    #expect(TerminalModes(after: shell.screen).keyboardFlags == 0)
    let stopped = shell.screen.count
    shell.terminal.resize(columns: 40, rows: 12)
    shell.send("fg\n")
    #expect(shell.shows("Full name", after: stopped))
    shell.send("\u{7F}\u{7F}\u{7F}Grace\r\r\r\r")
    #expect(shell.shows(#"{"name": "Grace""#, after: stopped))
    shell.send("exit\n")
    #expect(shell.finish() == .exited(status: 0))
    #expect(TerminalModes(after: shell.screen).keyboardFlags == 0)
  }

  @Test func `continued without having been able to put the terminal back, it takes nothing twice`() throws {
    let command = try start()
    command.signal(SIGSTOP)
    #expect(command.waits { ProcessState(of: command.process) == .stopped })
    let stopped = command.screen.count
    command.signal(SIGCONT)
    #expect(command.shows("Full name", after: stopped))
    command.send("Ada\r\r\r\r")
    #expect(command.finish() == .exited(status: 0))
    expectPutBack(command)
  }

  /// An interactive shell on the test's terminal that was given a line.
  private func shell(_ line: String) throws -> DrivenCommand {
    let shell = try DrivenCommand(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment.merging(["PS1": "$ "]) { $1 },
      output: .terminal, error: .terminal)
    #expect(shell.shows("$ "))
    shell.send(line + "\n")
    return shell
  }

  @Test func `started in the background it stops until it is in the foreground`() throws {
    let shell = try shell("\(Executable.formline) run \(folder["form.yaml"]) --inputrc none --no-draft &")
    #expect(shell.waits { shell.children.contains { ProcessState(of: $0) == .stopped } })
    #expect(!String(decoding: shell.screen, as: UTF8.self).contains("Full name"))
    let before = shell.screen.count
    shell.send("fg\n")
    #expect(shell.shows("Full name", after: before))
    shell.send("Ada\r\r\r\r")
    #expect(shell.shows(#"{"name": "Ada""#, after: before))
    shell.send("exit\n")
    #expect(shell.finish() == .exited(status: 0))
  }
}
