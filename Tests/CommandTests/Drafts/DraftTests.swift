import Platform
import TestSupport
import Testing

/// What was typed survives every end but submission, as `formline run` shows it on a terminal.
@Suite(.serialized) struct DraftTests {
  private let folder = TemporaryFolder()
  private let form: String
  private static let question = "Resume where you left off?"
  private static let drafts = "state/formline/drafts"

  init() {
    form = folder.write(
      "sign up.yaml",
      """
      formline: 1
      title: Sign up
      fields:
        - {id: name}
        - {id: code, type: password}
        - {id: birthday, type: date}
      """)
  }

  private func run(_ options: String..., home: String = "state") throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"] + options,
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder[home]])
  }

  private func draft() -> String? {
    folder.names(in: Self.drafts).first { $0.hasSuffix(".json") }.flatMap { folder.read(Self.drafts + "/" + $0) }
  }

  /// Fills in the form, and leaves it by a signal.
  private func leaveUnfinished(by signal: Int32 = SIGTERM) throws {
    let command = try run()
    #expect(command.shows("Sign up"))
    command.send("Ada Lovelace\tsesame\t1815-1")
    #expect(command.shows("1815-1"))
    command.signal(signal)
    #expect(command.finish()?.status == 128 + signal)
  }

  @Test func `a run that a signal ended is resumed by the next one, and its draft goes when that is submitted`() throws
  {
    try leaveUnfinished()
    let second = try run()
    #expect(second.shows("Resume where you left off? 2 answers from "))
    second.send("\r")
    #expect(second.shows("Ada Lovelace"))
    #expect(second.shows("1815-1"))
    // Focus is where it was, so the rest of the date follows.
    second.send("2-10\r")
    #expect(second.finish() == .exited(status: 0))
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self)
        == #"{"name": "Ada Lovelace", "code": null, "birthday": "1815-12-10"}"# + "\n")
    #expect(folder.names(in: Self.drafts) == [])
  }

  @Test func `a draft is for its owner's eyes only, and has no secret, not even its name`() throws {
    try leaveUnfinished()
    let names = folder.names(in: Self.drafts)
    try #require(names.count == 1)
    #expect(names[0].hasPrefix("sign-up-"))
    #expect(folder.mode(of: Self.drafts + "/" + names[0]) == 0o600)
    #expect(folder.mode(of: Self.drafts) == 0o700)
    #expect(
      draft() == """
        {
          "formline": 1,
          "form": "\(form)",
          "answers": {
            "name": "Ada Lovelace"
          },
          "typed": {
            "birthday": "1815-1"
          },
          "focus": "birthday"
        }

        """)
  }

  @Test(arguments: [SIGINT, SIGHUP, SIGQUIT]) func `other signals keep the draft too`(_ signal: Int32) throws {
    try leaveUnfinished(by: signal)
    #expect(draft()?.contains("Ada Lovelace") == true)
  }

  @Test func `Ctrl-C, a hang-up and the end of the time keep the draft`() throws {
    let interrupted = try run()
    #expect(interrupted.shows("Sign up"))
    interrupted.send("Ada\u{3}")
    #expect(interrupted.finish()?.status == 130)
    #expect(draft()?.contains("\"Ada\"") == true)

    let hungUp = try run()
    #expect(hungUp.shows(Self.question))
    hungUp.send("\r Byron")
    #expect(hungUp.shows("Byron"))
    hungUp.terminal.hangUp()
    #expect(hungUp.finish()?.status == 129)
    #expect(draft()?.contains("\"Ada Byron\"") == true)

    let slow = try run("--timeout", "2s")
    #expect(slow.shows(Self.question))
    slow.send("\r King")
    #expect(slow.shows("King"))
    #expect(slow.finish()?.status == 124)
    #expect(draft()?.contains("\"Ada Byron King\"") == true)
  }

  /// A line of 600 characters, the last of which are on the screen when all are.
  private static let line = String(repeating: "etaoin ", count: 84) + "shrdlu end.."

  /// Types the line, and a secret before it.
  private func typeLine(into command: DrivenCommand) {
    #expect(command.shows("Sign up"))
    command.send("\tsesame\u{1b}[Z" + Self.line)
    #expect(command.shows("end.."))
    // Behind the frame.
    #expect(command.waits { ProcessState(of: command.process) == .sleeping })
  }

  private func expectLineIsKept() {
    #expect(draft()?.contains("\"name\": \"\(Self.line)") == true)
    #expect(draft()?.contains("sesame") == false)
  }

  @Test func `half a second after the last key all of it is on the disk, whatever ends the process`() throws {
    // The best of a few times: the machine may be busy with something else.
    var isInTime = false
    for _ in 0..<5 where !isInTime {
      folder.names(in: Self.drafts).forEach { unlink(folder[Self.drafts + "/" + $0]) }
      let command = try run()
      typeLine(into: command)
      command.patience = 500
      isInTime = command.waits { draft()?.contains("end..") == true }
      command.patience = 10_000
      command.signal(SIGKILL)
      #expect(command.finish() == .signalled(SIGKILL))
    }
    #expect(isInTime)
    expectLineIsKept()
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS])
  func `a crash that another process asked for keeps all of it at once`(signal: Int32) throws {
    let command = try run()
    typeLine(into: command)
    command.signal(signal)
    #expect(command.finish() == .signalled(signal))
    expectLineIsKept()
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test(arguments: ["main", "other"]) func `so does a crash of its own, in any thread`(thread: String) throws {
    let environment = ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"],
      environment: environment.merging(FaultyCalls.crashing(at: folder["crash"])) { $1 })
    typeLine(into: command)
    folder.write("crash", thread)
    command.send("!")
    #expect(command.finish() == .signalled(SIGILL))
    expectLineIsKept()
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test(
    arguments: ["Ctrl-C", "SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "the time"],
    FuzzEffort.factor > 1 ? ["spin", "decode"] : ["decode"])
  func `a form that computes for ever is ended within a second and a half, and keeps what was typed`(
    by: String, place: String
  ) throws {
    let environment = ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none", "--timeout", by == "the time" ? "2s" : "1m"],
      environment: environment.merging(FaultyCalls.crashing(at: folder["spin"])) { $1 })
    typeLine(into: command)
    #expect(command.waits { draft()?.contains(Self.line) == true })
    folder.write("spin", place)
    let idle = try #require(ProcessState.processorTime(of: command.process))
    command.send("!")
    var before = idle
    #expect(
      command.waits {
        before = ProcessState.processorTime(of: command.process) ?? before
        return before > idle + .milliseconds(50)
      })
    let signals = ["SIGINT": SIGINT, "SIGTERM": SIGTERM, "SIGHUP": SIGHUP, "SIGQUIT": SIGQUIT]
    if let signal = signals[by] { command.signal(signal) }
    if by == "Ctrl-C" { command.send("\u{3}") }
    #expect(command.finish() == (by == "the time" ? .exited(status: 124) : .signalled(signals[by] ?? SIGINT)))
    #expect(try by == "the time" || #require(command.processorTime) - before < .seconds(1.5))
    expectLineIsKept()
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }

  @Test(arguments: ["Ctrl-C", "SIGTERM"])
  func `where no thread can be created, it ends all the same, and keeps what was typed`(by: String) throws {
    let environment = ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"],
      environment: environment.merging(FaultyCalls.withoutThreads) { $1 })
    typeLine(into: command)
    #expect(command.waits { draft()?.contains(Self.line) == true })
    if by == "Ctrl-C" { command.send("\u{3}") } else { command.signal(SIGTERM) }
    #expect(command.finish() == .signalled(by == "Ctrl-C" ? SIGINT : SIGTERM))
    expectLineIsKept()
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `a crash does not wait for a disk that hangs`() throws {
    folder.makeFolder("state")
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
        .merging(FaultyCalls.hangingDisk(folder["state"])) { $1 })
    typeLine(into: command)
    command.signal(SIGSEGV)
    #expect(command.finish() == .signalled(SIGSEGV))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  private static let kept =
    "formline: what was typed is kept, secrets excepted, and offered by the next run of the form\n"

  @Test(arguments: [["\u{3}"], ["\u{1b}", "y"], []])
  func `Ctrl-C, Esc and a time-out say that the answers are kept`(keys: [String]) throws {
    let command = try keys.isEmpty ? run("--timeout", "2s") : run()
    #expect(command.shows("Sign up"))
    command.send("Ada")
    #expect(command.shows("Ada"))
    for key in keys {
      command.send(key)
      if key == "\u{1b}" { #expect(command.shows("Leave the form? What you typed is kept")) }
    }
    #expect(command.finish()?.status == (keys.isEmpty ? 124 : keys.count == 2 ? 1 : 130))
    #expect(String(decoding: command.standardError, as: UTF8.self).hasSuffix(Self.kept))
    #expect(draft()?.contains("\"Ada\"") == true)
  }

  @Test func `where nothing can be kept, Esc does not say that it is`() throws {
    folder.write("state", "a file")
    let command = try run()
    #expect(command.shows("Sign up"))
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.send("\u{1b}")
    #expect(command.shows("Discard what you typed?"))
    command.send("y")
    #expect(command.finish()?.status == 1)
  }

  @Test func `Esc means no: the form begins afresh, and the draft is left for another time`() throws {
    try leaveUnfinished()
    let command = try run()
    #expect(command.shows(Self.question))
    let seen = command.screen.count
    command.send("\u{1b}")
    #expect(command.waits { command.screen.count > seen })
    command.send("\u{1b}")
    #expect(command.finish()?.status == 1)
    #expect(String(decoding: command.standardError, as: UTF8.self) == Self.kept)
    #expect(draft()?.contains("Ada Lovelace") == true)
  }

  @Test func `typing ahead begins afresh, loses neither, and both go with submission`() throws {
    try leaveUnfinished()
    let ahead = try run()
    // Before anything is on the screen.
    ahead.send("Grace")
    #expect(ahead.waits { draft()?.contains("\"Grace\"") == true })
    ahead.signal(SIGTERM)
    ahead.finish()
    #expect(draft()?.contains("Ada Lovelace") == true)

    let third = try run("--resume")
    #expect(third.shows("1 answer from "))
    #expect(third.shows("2 answers from "))
    third.send("\u{1b}[B\r")
    #expect(third.shows("1815-1"))
    third.send("2-10\r")
    #expect(third.finish() == .exited(status: 0))
    #expect(String(decoding: third.standardOutput, as: UTF8.self).contains("Ada Lovelace"))
    #expect(folder.names(in: Self.drafts) == [])
  }

  @Test func `a script has drafts only where it is given a file for them`() throws {
    try leaveUnfinished()
    let name = try #require(folder.names(in: Self.drafts).first { $0.hasSuffix(".json") })
    let script = "Form \"sign up.yaml\"\nExpect no screen /Resume/\nType \"Grace\"\nCtrl+C\n"
    folder.write("plain.keys", script)
    let plain = try DetachedCommand(
      ["run", form, "--keys", folder["plain.keys"]], environment: ["XDG_STATE_HOME": folder["state"]], folder: folder)
    #expect(plain.status == 130)
    #expect(draft()?.contains("Ada Lovelace") == true)
    #expect(draft()?.contains("Grace") == false)

    folder.write(
      "resumed.keys",
      """
      Form "sign up.yaml"
      Expect screen /2 answers from/
      Enter
      Expect value name "Ada Lovelace"
      Type "2-10"
      Enter
      Expect submitted

      """)
    let resumed = try DetachedCommand(
      ["run", form, "--keys", folder["resumed.keys"], "--draft", folder[Self.drafts + "/" + name]], folder: folder)
    #expect(resumed.error == "")
    #expect(resumed.output.contains("1815-12-10"))
    #expect(folder.names(in: Self.drafts) == [])
  }

  @Test func `--resume goes on without asking, also where there is nothing to go on with`() throws {
    let first = try run("--resume")
    #expect(first.shows("Sign up"))
    first.send("Ada Lovelace\t\t1815-1")
    #expect(first.shows("1815-1"))
    first.signal(SIGTERM)
    first.finish()
    let second = try run("--resume")
    #expect(second.shows("1815-1"))
    second.send("2-10\r")
    #expect(second.finish() == .exited(status: 0))
    #expect(!String(decoding: first.screen + second.screen, as: UTF8.self).contains(Self.question))
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self)
        == #"{"name": "Ada Lovelace", "code": null, "birthday": "1815-12-10"}"# + "\n")
  }

  @Test func `of a draft for a definition that has changed, what still fits is taken`() throws {
    try leaveUnfinished()
    folder.write(
      "sign up.yaml",
      """
      formline: 1
      title: Sign up anew
      fields:
        - {id: birthday, type: integer}
        - {id: name}
        - {id: town}
      """)
    let command = try run("--resume")
    #expect(command.shows("Ada Lovelace"))
    command.send("\u{1b}[21~")
    #expect(command.shows("whole number"))
    command.send("\u{15}1815\u{1b}[21~")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      String(decoding: command.standardOutput, as: UTF8.self)
        == #"{"birthday": 1815, "name": "Ada Lovelace", "town": null}"# + "\n")
  }

  @Test func `what cannot be read as a draft of this form is left alone`() throws {
    try leaveUnfinished()
    let name = try #require(folder.names(in: Self.drafts).first)
    folder.write(Self.drafts + "/" + name, "not a draft")
    let command = try run()
    #expect(command.shows("Sign up"))
    command.send("Grace")
    #expect(command.shows("Grace"))
    command.signal(SIGTERM)
    command.finish()
    #expect(folder.read(Self.drafts + "/" + name) == "not a draft")
    #expect(folder.names(in: Self.drafts).count == 2)
  }

  @Test func `two runs at the same time keep a draft each, and both are offered later`() throws {
    let first = try run()
    #expect(first.shows("Sign up"))
    let second = try run()
    #expect(second.shows("Sign up"))
    for (command, name) in [(first, "Ada"), (second, "Grace")] {
      command.send(name)
      #expect(command.shows(name))
      command.signal(SIGTERM)
      command.finish()
    }
    #expect(folder.names(in: Self.drafts).count == 2)
    for name in ["Ada", "Grace"] {
      let command = try run()
      #expect(command.shows(Self.question))
      command.send("\r\t\t\r")
      #expect(command.finish() == .exited(status: 0))
      #expect(String(decoding: command.standardOutput, as: UTF8.self).contains(name))
    }
    #expect(folder.names(in: Self.drafts) == [])
  }

  @Test(arguments: ["Ctrl-C", "time", "SIGTERM"])
  func `a recording begins with nothing, and is kept beside the draft that was there`(ending: String) throws {
    try leaveUnfinished()
    let script = folder["r.keys"]
    let command = try run("--record", script, "--timeout", ending == "time" ? "2s" : "1h")
    #expect(command.shows("Sign up"))
    command.send("Grace")
    #expect(command.shows("Grace"))
    if ending == "SIGTERM" { command.signal(SIGTERM) } else if ending == "Ctrl-C" { command.send("\u{3}") }
    #expect(command.finish()?.status == ["Ctrl-C": 130, "time": 124, "SIGTERM": 128 + SIGTERM][ending])
    #expect(!String(decoding: command.screen, as: UTF8.self).contains(Self.question))
    let end = ending == "Ctrl-C" ? "Ctrl+C\nExpect cancelled\n" : "Expect running\n"
    #expect(folder.read("r.keys")?.hasSuffix("Type \"Grace\"\n" + end) == true, "\(folder.read("r.keys") ?? "")")
    let played = try DetachedCommand(["test", script])
    #expect(played.output == "1 passed, 0 failed\n", "\(played.output)")
    #expect(folder.names(in: Self.drafts).count == 2)
    for (name, rest) in [("Ada Lovelace", "2-10"), ("Grace", "")] {
      let next = try run()
      #expect(next.shows(Self.question))
      next.send("\r")
      #expect(next.shows(name))
      next.send(rest + "\u{1B}[21~")
      #expect(next.finish() == .exited(status: 0))
    }
    #expect(folder.names(in: Self.drafts) == [])
  }

  @Test func `what is submitted while it is recorded leaves the draft that was there`() throws {
    try leaveUnfinished()
    let command = try run("--record", folder["r.keys"])
    #expect(command.shows("Sign up"))
    command.send("Grace\u{1B}[21~")
    #expect(command.finish() == .exited(status: 0))
    #expect(draft()?.contains("Ada Lovelace") == true)
    #expect(folder.names(in: Self.drafts).count == 1)
  }

  @Test func `--no-draft neither offers nor keeps one`() throws {
    try leaveUnfinished()
    let command = try run("--no-draft")
    #expect(command.shows("Sign up"))
    command.send("Grace")
    #expect(command.shows("Grace"))
    command.signal(SIGTERM)
    command.finish()
    #expect(!String(decoding: command.screen, as: UTF8.self).contains(Self.question))
    #expect(draft()?.contains("Grace") == false)
  }

  @Test func `--draft names the file, which nothing else is overwritten for`() throws {
    let path = folder["mine.json"]
    let command = try run("--draft", path)
    #expect(command.shows("Sign up"))
    command.send("Ada")
    #expect(command.shows("Ada"))
    let other = try run("--draft", path)
    #expect(other.finish() == .exited(status: 74))
    command.signal(SIGTERM)
    command.finish()
    #expect(folder.read("mine.json")?.contains("\"Ada\"") == true)
    #expect(folder.names(in: Self.drafts) == [])

    folder.write("thesis.txt", "my thesis")
    let refused = try run("--draft", folder["thesis.txt"])
    #expect(refused.finish() == .exited(status: 65))
    #expect(folder.read("thesis.txt") == "my thesis")
    #expect(folder.names == ["mine.json", "sign up.yaml", "thesis.txt"])
  }

  @Test func `where no draft can be kept, the form does not mind`() throws {
    folder.write("state", "")
    let command = try run()
    #expect(command.shows("Sign up"))
    command.send("Ada\t\t\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(command.standardError == [])
  }

  @Test func `answers that cannot be written stay in the draft`() throws {
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]],
      output: .file("/dev/full"))
    #expect(command.shows("Sign up"))
    command.send("Ada\t\t\r")
    #expect(command.finish() == .exited(status: 74))
    #expect(draft()?.contains("\"Ada\"") == true)
    #expect(
      String(decoding: command.standardError, as: UTF8.self) == """
        formline: cannot write standard output: No space left on device
        formline: what was typed is kept, secrets excepted, and offered by the next run of the form

        """)
  }

  @Test func `what could not be kept is told at the end`() throws {
    folder.makeFolder("state")
    folder.write("state/formline", "a file where the folder should be")
    let command = try run()
    #expect(command.shows("Sign up"))
    command.send("Ada")
    #expect(command.shows("Ada"))
    command.signal(SIGTERM)
    #expect(command.finish()?.status == 128 + SIGTERM)
    #expect(command.reports("formline: what was typed could not be kept: there is no place for drafts"))
  }

  @Test func `where nothing was typed, nothing is said of a draft that cannot be`() throws {
    folder.makeFolder("state")
    folder.write("state/formline", "a file where the folder should be")
    let command = try run()
    #expect(command.shows("Sign up"))
    command.signal(SIGTERM)
    #expect(command.finish()?.status == 128 + SIGTERM)
    #expect(command.standardError == [])
  }
}
