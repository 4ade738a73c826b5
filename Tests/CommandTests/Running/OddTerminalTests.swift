import Platform
import TestSupport
import Testing

/// Terminals, streams and surroundings that are not as they should be: the form is filled in all the same.
@Suite(.serialized) struct OddTerminalTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  private func run(
    _ options: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    input: DrivenCommand.Stream = .terminal, error: DrivenCommand.Stream = .captured
  ) throws -> DrivenCommand {
    let usual = ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    return try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none"] + options, columns: columns, rows: rows,
      environment: usual.merging(environment) { $1 }, input: input, error: error)
  }

  private static let expected = #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n"

  private func expectFilledIn(_ command: DrivenCommand, _ expected: String = expected) {
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == expected)
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }

  @Test(
    "a terminal of any size",
    arguments: [
      (1, 1), (2, 1), (1, 2), (3, 2), (9, 3), (20, 5), (500, 200), (0, 0), (10_000, 10_000), (65_535, 65_535),
    ],
    ["--inline", "--fullscreen"])
  func size(size: (columns: Int, rows: Int), placement: String) throws {
    let command = try run(placement, columns: size.columns, rows: size.rows)
    #expect(command.waits { TerminalModes(after: command.screen).paste })
    command.send("Ada\r\r\r\r")
    expectFilledIn(command)
  }

  @Test func `a terminal whose size changes with every key`() throws {
    let command = try run()
    #expect(command.shows("Full name"))
    let name = String(repeating: "Ada Lovelace ", count: 20) + "!"
    var columns = 80
    for character in name {
      columns = columns * 7 % 113 + 1
      command.terminal.resize(columns: columns, rows: columns % 31 + 1)
      command.send(String(character))
    }
    command.send("\r\r\r\r")
    expectFilledIn(command, Self.expected.replacing("Ada", with: name))
  }

  @Test(
    "a terminal of an unknown kind, without a description of it, in any language",
    arguments: [
      ["TERM": "no-such-terminal"], ["TERM": "xterm", "TERMINFO": "/nowhere", "TERMINFO_DIRS": "/nowhere"],
      ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "no_SUCH.locale"], ["COLUMNS": "7", "LINES": "-1"],
    ])
  func environment(variables: [String: String]) throws {
    let command = try run(environment: variables)
    #expect(command.shows("Full name"))
    command.send("Zoë 漢\r\r\r\r")
    expectFilledIn(command, Self.expected.replacing("Ada", with: "Zoë 漢"))
  }

  @Test(
    "standard input that is closed, or at its end, is not needed", arguments: [DrivenCommand.Stream.closed, .captured])
  func input(stream: DrivenCommand.Stream) throws {
    let command = try run(input: stream)
    #expect(command.shows("Full name"))
    command.send("Ada\r\r\r\r")
    expectFilledIn(command)
  }

  @Test func `standard error that is closed is not needed`() throws {
    let command = try run(error: .closed)
    #expect(command.shows("Full name"))
    command.send("Ada\r\r\r\r")
    expectFilledIn(command)
  }

  @Test func `a home in which nothing can be written`() throws {
    let command = try run(environment: ["HOME": "/proc/self", "XDG_STATE_HOME": "/proc/self/nowhere"])
    #expect(command.shows("Full name"))
    command.send("Ada\r\r\r\r")
    expectFilledIn(command)
    #expect(command.standardError == [])
  }

  @Test func `a disk that is full of other things`() throws {
    folder.makeFolder("state")
    let environment = FaultyCalls.fullDisk(folder["state"])
    let filled = try run(environment: environment)
    #expect(filled.shows("Full name"))
    filled.send("Ada\r\r\r\r")
    expectFilledIn(filled)
    let ended = try run(environment: environment)
    #expect(ended.shows("Full name"))
    ended.send("Ada")
    ended.signal(SIGTERM)
    #expect(ended.finish() == .signalled(SIGTERM))
    #expect(ended.terminal.settings == ended.settingsBefore)
  }

  @Test func `no file may grow, and the signal of that ends nothing`() throws {
    let command = try DrivenCommand(
      ["/bin/sh", "-c", "ulimit -f 0; exec \"$0\" \"$@\"", Executable.formline, "run", folder["form.yaml"]],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]])
    #expect(command.shows("Full name"))
    command.send("Ada\r\r\r\r")
    expectFilledIn(command)
  }

  @Test("too few open files are refused with a sentence, or do no harm", arguments: [[], ["--accessible"]])
  func fewDescriptors(options: [String]) throws {
    var filledIn = 0
    // This process hands some of its own on.
    for limit in 5..<60 {
      let command = try DrivenCommand(
        ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$0\" \"$@\"", Executable.formline, "run", folder["form.yaml"]]
          + options,
        environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]])
      command.send("Ada\r\r\r\r")
      let ending = command.finish()
      let error = String(decoding: command.standardError, as: UTF8.self)
      if ending == .exited(status: 0) { filledIn += 1 }
      #expect(
        ending == .exited(status: 0)
          || ending == .exited(status: 69) && (error.contains("(ulimit -n)") || error.contains("Too many open files"))
          || error.contains("loading shared libraries"), "\(limit): \(ending) \(error)")
      if filledIn > 3 { return }
    }
    Issue.record("none was filled in")
  }

  @Test func `answers to questions that nobody asked, late and in pieces, are not typed`() throws {
    let command = try run()
    #expect(command.shows("Full name"))
    for piece in [
      "A", "\u{1B}[?62;4c", "d\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}P>|kitty(0.32)",
      "\u{1B}\\",
      "\u{1B}[?1u", "\u{1B}[8;24;80t", "a",
    ] { command.send(piece) }
    command.send("\r\r\r\r")
    expectFilledIn(command)
  }

  @Test("random bytes, a hundred thousand of them, and then a signal", arguments: 1...2 as ClosedRange<UInt64>)
  func noise(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Its button may be pressed, and its answers may be right.
    folder.write("form.yaml", TestForm.text + "validate: [{rule: 'false', message: Never, at: name}]\n")
    // Some of it calls an editor.
    let command = try run("--fullscreen", "--no-draft", environment: ["EDITOR": "true"])
    #expect(command.shows("Full name"))
    // What ends or stops the form by right is left out, and 0x1C, which does so while the editor has the terminal.
    let ending: Set<UInt8> = [0x03, 0x04, 0x0A, 0x0D, 0x0F, 0x13, 0x1A, 0x1B, 0x1C]
    for _ in 0..<200 where command.ending == nil {
      let noise = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { !ending.contains($0) }
      command.send(noise + Array("\u{1B}[\(UInt8.random(in: 22...99, using: &random))~".utf8))
    }
    #expect(command.ending == nil)
    command.signal(SIGTERM)
    #expect(command.finish() == .signalled(SIGTERM))
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }

  @Test func `a terminal that does not read holds up no signal`() throws {
    let command = try run("--fullscreen", columns: 200, rows: 60)
    #expect(command.shows("Full name"))
    // More frames than the kernel holds, of which none is read.
    for step in 0..<400 { command.terminal.resize(columns: 200 - step % 2, rows: 60) }
    command.signal(SIGTERM)
    var status: Int32 = 0
    var ended: pid_t = 0
    while ended == 0 { ended = waitpid(command.process, &status, 0) }
    #expect(CommandEnding(waitStatus: status) == .signalled(SIGTERM))
  }
}
