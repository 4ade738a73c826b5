import Platform
import TestSupport
import Testing

/// What was typed into a secret field is nowhere in the memory of the process once it is not needed any more.
@Suite(.serialized, .enabled(if: !Sanitizer.isPresent, "a sanitizer keeps what was freed")) struct SecretMemoryTests {
  private let folder = TemporaryFolder()
  /// One that Swift keeps inside of a string, and one that it keeps on the heap.
  nonisolated static let secrets = ["hunter2-Q", "correct horse battery staple 77"]

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      title: Sign in
      fields:
        - {id: name}
        - {id: code, type: password, minLength: 3, validate: [{rule: "self != name", message: Not the name}]}
        - {id: again, type: password}
      toolbar: [clear, reveal, done]
      validate: [{rule: code == again, message: They differ, at: again}]
      """)
  }

  private func run(_ options: String...) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none"] + options,
      environment: ["TERM": "xterm-256color", "HOME": folder.path].merging(FaultyCalls.stoppingAtTheEnd) { $1 })
  }

  private func type(_ secret: String, into command: DrivenCommand) {
    #expect(command.shows("Sign in"))
    command.send("Ada\t\(secret)\t\(secret)")
    // Everything was read when what follows it is seen.
    command.send("\u{1B}[Z\u{1B}[Z!")
    #expect(command.shows("!"))
  }

  /// The process has stopped at its very end.
  private func expectNothingIsLeft(of secret: String, in command: DrivenCommand) {
    #expect(command.waits { ProcessState(of: command.process) == .stopped })
    let memory = ProcessMemory(of: command.process)
    // The search finds what is there.
    #expect(memory.occurrences(of: folder.path) > 0)
    #expect(memory.occurrences(of: secret) == 0)
    command.signal(SIGCONT)
  }

  @Test("after submission", arguments: secrets) func submission(secret: String) throws {
    let command = try run()
    type(secret, into: command)
    command.send("\u{1B}[21~")
    expectNothingIsLeft(of: secret, in: command)
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains(secret))
  }

  @Test("after Ctrl-C", arguments: secrets) func interruption(secret: String) throws {
    let command = try run()
    type(secret, into: command)
    command.send("\u{3}")
    expectNothingIsLeft(of: secret, in: command)
    #expect(command.finish() == .signalled(SIGINT))
  }

  @Test("after it was given up, or ended from outside", arguments: secrets, ["Esc", "SIGTERM", "SIGHUP", "time"])
  func otherEndings(secret: String, ending: String) throws {
    let command = try ending == "time" ? run("--timeout", "2s") : run()
    type(secret, into: command)
    switch ending {
    case "Esc":
      command.send("\u{1B}")
      #expect(command.shows("Leave the form?"))
      command.send("y")
    case "SIGTERM": command.signal(SIGTERM)
    case "SIGHUP": command.signal(SIGHUP)
    default: break
    }
    expectNothingIsLeft(of: secret, in: command)
    let status = ["Esc": 1, "SIGTERM": 128 + SIGTERM, "SIGHUP": 128 + SIGHUP, "time": 124][ending]
    #expect(command.finish()?.status == status)
  }

  @Test("in no file: drafts, histories, recordings", arguments: [[], ["--record"]])
  func files(options: [String]) throws {
    let secret = Self.secrets[1]
    let record = options.isEmpty ? [] : ["--record", folder["form.keys"]]
    for end in ["\u{1B}[21~", "\u{3}"] {
      let command = try DrivenCommand(
        [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none", "--resume"] + record,
        environment: ["TERM": "xterm-256color", "HOME": folder.path])
      type(secret, into: command)
      // One that was looked at, pasted and taken back too.
      command.send("\t\u{1B}[18~\u{1B}[200~\(secret)\u{1B}[201~\u{1F}\u{1B}[18~\(end)")
      #expect(command.finish() != nil)
      let search = try DetachedCommand(executable: "/bin/grep", ["-r", "-l", "-F", "horse battery", folder.path])
      #expect(search.status == 1, "\(search.output)")
    }
    #expect(options.isEmpty || folder.read("form.keys")?.contains("$CODE") == true)
  }

  @Test("after it was shown, killed, yanked and undone", arguments: secrets) func editing(secret: String) throws {
    let command = try run()
    #expect(command.shows("Sign in"))
    command.send("Ada\t\(secret)\u{1B}[18~")
    #expect(command.shows(secret))
    command.send("\u{1B}[18~\u{15}\u{19}\u{1F}\u{1F}\u{3}")
    expectNothingIsLeft(of: secret, in: command)
    #expect(command.finish() == .signalled(SIGINT))
  }

  @Test("after the fields were cleared, while the form goes on", arguments: secrets) func clearing(
    secret: String
  ) throws {
    let command = try run()
    #expect(command.shows("Sign in"))
    command.send("Ada\t\(secret)\t\(secret)")
    #expect(command.waits { ProcessMemory(of: command.process).occurrences(of: secret) > 0 })
    command.send("\u{1B}OS\u{1B}[Z\u{1B}OS\u{1B}[Z!")
    #expect(command.waits { ProcessMemory(of: command.process).occurrences(of: secret) == 0 })
    command.send("\u{3}")
    command.signal(SIGCONT)
  }

  @Test(
    "while it is typed, and as long as it stands in its field, there are two copies of it",
    arguments: [
      ("type: password", secrets[0]), ("type: password", secrets[1]), ("secret: true", secrets[0]),
      ("type: textarea, secret: true", secrets[1]), ("type: date, secret: true", "1815-12-10"),
      ("type: integer, secret: true", "739128465"), ("contentType: creditCardNumber", "4000056655665556"),
      ("secret: true, mask: '99-99-99'", "73-91-28"), ("secret: true, capitalization: characters", "HUNTER2-Q"),
      ("type: password, pattern: '^h[a-z]+', validate: [{rule: 'self.size() > 1', message: Short}]", secrets[0]),
    ])
  func typing(traits: String, secret: String) throws {
    folder.write("form.yaml", "formline: 1\ntitle: Sign in\nfields:\n  - {id: code, \(traits)}\n  - {id: name}\n")
    let command = try run()
    #expect(command.shows("Sign in"))
    let memory = ProcessMemory(of: command.process)
    // The first characters key by key, the rest at once.
    for character in secret.prefix(3) {
      command.send(String(character))
      #expect(command.waits { ProcessState(of: command.process) == .sleeping })
    }
    command.send(String(secret.dropFirst(3)))
    // More, as long as the key is being handled.
    var copies = 0
    let isHeld = command.waits {
      copies = memory.occurrences(of: secret)
      return (1...2).contains(copies)
    }
    #expect(isHeld, "there are \(copies)")
    // Everything was read when what follows it is seen.
    command.send("\t!")
    #expect(command.shows("!"))
    #expect(command.waits { (1...2).contains(memory.occurrences(of: secret)) })
    command.send("\u{1B}[Z\u{15}\u{1B}[200~\(secret)\u{1B}[201~\t?")
    #expect(command.shows("?"))
    // The one that was killed can be brought back by undo.
    let isBounded = command.waits {
      copies = memory.occurrences(of: secret)
      return (1...3).contains(copies)
    }
    #expect(isBounded, "there are \(copies)")
    command.send("\u{3}")
    expectNothingIsLeft(of: secret, in: command)
  }

  @Test("also in a question of its own, and on the page before submission", arguments: secrets, [true, false])
  func otherScreens(secret: String, isQuestion: Bool) throws {
    let arguments = isQuestion ? ["ask", "password", "Sign in"] : ["run", folder["form.yaml"], "--review"]
    let command = try DrivenCommand(
      [Executable.formline] + arguments,
      environment: ["TERM": "xterm-256color", "HOME": folder.path].merging(FaultyCalls.stoppingAtTheEnd) { $1 })
    let memory = ProcessMemory(of: command.process)
    #expect(command.shows("Sign in"))
    command.send(isQuestion ? secret : "Ada\t\(secret)\t\(secret)")
    // A field each.
    let most = isQuestion ? 2 : 4
    #expect(command.waits { (1...most).contains(memory.occurrences(of: secret)) })
    command.send(isQuestion ? "\r" : "\u{1B}[21~")
    if !isQuestion {
      #expect(command.shows("Check your answers"))
      #expect(command.waits { (1...most).contains(memory.occurrences(of: secret)) })
      command.send("\u{1B}[21~")
    }
    expectNothingIsLeft(of: secret, in: command)
    #expect(command.finish() == .exited(status: 0))
  }

  @Test("of a secret that became shorter nothing is left but what undo brings back", arguments: secrets)
  func shortening(secret: String) throws {
    let command = try run()
    #expect(command.shows("Sign in"))
    command.send("Ada\t\(secret)")
    #expect(command.waits { ProcessMemory(of: command.process).occurrences(of: secret) > 1 })
    for _ in 0..<4 { command.send("\u{7F}") }
    command.send("\u{1B}[Z!")
    // The one is in locked memory.
    #expect(command.waits { ProcessMemory(of: command.process).occurrences(of: secret) == 1 })
    command.send("\u{3}")
    command.signal(SIGCONT)
  }

  @Test("after plain questions", arguments: secrets) func questions(secret: String) throws {
    let command = try run("--accessible")
    #expect(command.shows("Name: "))
    command.send("Ada\n")
    #expect(command.shows("Code: "))
    command.send("\(secret)\n")
    #expect(command.shows("Again: "))
    command.send("\(secret)\n")
    expectNothingIsLeft(of: secret, in: command)
    #expect(command.finish() == .exited(status: 0))
  }

  @Test("while there is a field for one, the process leaves no core dump", arguments: ["code", "name"])
  func coreDumps(field: String) throws {
    let type = field == "code" ? "password" : "text"
    folder.write("one.yaml", "formline: 1\ntitle: One\nfields: [{id: \(field), type: \(type)}]\n")
    let environment = ["TERM": "xterm-256color", "HOME": folder.path]
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["one.yaml"], "--inputrc", "none"],
      environment: environment.merging(FaultyCalls.noting(in: folder["calls"])) { $1 })
    #expect(command.shows("One"))
    command.send("x\u{3}")
    command.finish()
    #expect((folder.read("calls") ?? "").hasPrefix("not dumpable") == (field == "code"))
  }

  @Test func `a secret that was given on the command line is not seen in the list of processes`() throws {
    let command = try DrivenCommand(
      [
        Executable.formline, "run", folder["form.yaml"], "--set", "code=hunter2", "--set=again=hunter2", "--set",
        "name=A",
      ],
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Sign in"))
    let line = TemporaryFolder.content(of: "/proc/\(command.process)/cmdline") ?? ""
    #expect(
      line.split(separator: "\0").suffix(5) == ["--set", "code=*******", "--set=again=*******", "--set", "name=A"])
    command.send("\u{3}")
    command.finish()
  }
}
