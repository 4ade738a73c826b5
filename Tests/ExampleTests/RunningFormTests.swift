import Platform
import TestSupport
import Testing

/// Programs that run forms on a terminal: from an asynchronous `main`, and from a form.
@Suite(.serialized) struct RunningFormTests {
  private func start(_ place: String) throws -> DrivenCommand {
    let command = try DrivenCommand(
      [Executable.runningForms, place], environment: ["TERM": "xterm-256color", "INPUTRC": "/dev/null"])
    #expect(command.shows(place.hasPrefix("in ") ? "Name" : "City"))
    return command
  }

  private func end(_ command: DrivenCommand) -> String {
    command.finish()
    #expect(command.terminal.settings == command.settingsBefore)
    return String(decoding: command.standardOutput, as: UTF8.self)
  }

  @Test func `in an asynchronous main, with the tasks of the main actor`() throws {
    let command = try start("at once")
    #expect(command.shows("ready"))
    command.send("Rome\r")
    #expect(end(command) == "answer: Rome\n")
  }

  @Test func `behind an await, where tasks wait until the form has ended`() throws {
    let command = try start("behind an await")
    command.send("Rome\r")
    #expect(end(command) == "answer: Rome before its task\n")
  }

  @Test func `one after the other, on both sides of an await`() throws {
    let command = try start("twice")
    #expect(command.shows("ready"))
    command.send("Rome\r")
    let first = command.screen.count
    #expect(command.shows("City", after: first))
    command.send("Oslo\r")
    #expect(end(command).hasPrefix("answer: Rome\nanswer: Oslo"))
  }

  @Test(arguments: ["in an action", "in a task"])
  func `in a form that lends its terminal, and goes on`(_ place: String) throws {
    let command = try start(place)
    command.send("Ada")
    #expect(command.shows("not asked yet"))
    let first = command.screen.count
    command.send("\u{1B}[15~")
    #expect(command.shows("City", after: first))
    command.send("Rome\r")
    #expect(command.shows("Rome", after: first))
    let second = command.screen.count
    command.send("!")
    #expect(command.shows("!", after: second))
    command.send("\u{1B}[17~")
    #expect(end(command).hasPrefix("answer: Ada! of Rome"))
  }

  @Test func `Ctrl-C in a form inside another one ends both, and leaves the terminal as it was`() throws {
    let command = try start("in an action")
    let first = command.screen.count
    command.send("\u{1B}[15~")
    #expect(command.shows("City", after: first))
    command.send("\u{3}")
    #expect(end(command) == "")
    #expect(command.ending == .signalled(2))
  }

  nonisolated private static let stuck = ["a body", "layout", "an action", "a pattern", "readline"]
  nonisolated private static let endings = [
    "Ctrl-C at once", "Ctrl-C", "SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "hang-up",
  ]

  /// Each way to end with one place, and each place with one or two: each computes until the watchdog acts. All pairs by
  /// `make long`.
  @Test(
    arguments: endings.enumerated().flatMap { number, ending in
      (FuzzEffort.factor > 1 ? stuck : [stuck[number % stuck.count]]).map { ($0, ending) }
    })
  func `a form that hangs is ended all the same, and the terminal put back`(place: String, by: String) throws {
    let command = try start("stuck in \(place)")
    let keys = place == "an action" ? "x\r" : "x"
    if by == "Ctrl-C at once" {
      command.send(keys + "\u{3}")
    } else {
      command.send(keys)
      #expect(command.waits { ProcessState(of: command.process) == .running })
    }
    let signals = ["SIGINT": SIGINT, "SIGTERM": SIGTERM, "SIGHUP": SIGHUP, "SIGQUIT": SIGQUIT]
    if let signal = signals[by] { command.signal(signal) }
    if by == "Ctrl-C" { command.send("\u{3}") }
    if by == "hang-up" { command.terminal.hangUp() }
    command.finish()
    #expect(command.ending == .signalled(by == "hang-up" ? SIGHUP : signals[by] ?? SIGINT))
    if by != "hang-up" { #expect(command.terminal.settings == command.settingsBefore) }
  }
}
