import Platform
import TerminalDriver
import TerminalEmulation
import TestSupport
import Testing

/// Commands of a definition: none without `--allow-commands`, and never a shell.
struct DefinitionCommandTests {
  private let folder = TemporaryFolder()

  private static let form = """
    formline: 1
    title: Fruit
    fields:
      - {id: name, check: {command: [grep, -q, a], message: There must be an a in it}}
      - {id: fruit, type: select, options: {command: [printf, "%s\\\\n", apple, "pear; $HOME"]}}

    """

  init() { folder.write("form.yaml", Self.form) }

  private func run(_ options: String...) throws -> DetachedCommand {
    try DetachedCommand(["run", "form.yaml"] + options, folder: folder)
  }

  @Test func `without --allow-commands the form does not start`() throws {
    let command = try run("--no-input")
    #expect(command.status == 64)
    #expect(command.error.contains("--allow-commands"))
  }

  @Test func `--no-input waits for what the commands say`() throws {
    let good = try run("--no-input", "--allow-commands", "--set", "name=Ada", "--set", "fruit=pear; $HOME")
    #expect(good.status == 0)
    #expect(good.output == #"{"name": "Ada", "fruit": "pear; $HOME"}"# + "\n")
    let bad = try run("--no-input", "--allow-commands", "--set", "name=Bo", "--set", "fruit=plum")
    #expect(bad.status == 2)
    #expect(bad.error.contains("formline: name: There must be an a in it\n"))
    #expect(bad.error.contains("formline: fruit: "))
  }

  @Test func `plain questions wait as well`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--allow-commands", "--accessible"], input: "Bo\nBoa\n2\n", folder: folder)
    #expect(command.error.contains("Error: There must be an a in it\n"))
    #expect(command.error.contains("2. pear; $HOME\n"))
    #expect(command.output == #"{"name": "Boa", "fruit": "pear; $HOME"}"# + "\n")
  }

  @Test func `a command that is not there is told of`() throws {
    folder.write("none.yaml", "formline: 1\nfields: [{id: name, check: {command: [/no/such/program]}}]\n")
    let command = try DetachedCommand(
      ["run", "none.yaml", "--allow-commands", "--no-input", "--set", "name=Ada"], folder: folder)
    #expect(command.status == 2)
    #expect(
      command.error == "formline: name: The check did not run: '/no/such/program': No such file or directory\n")
  }

  @Test("what is going to run is shown first, each once, unless --yes", arguments: [[], ["--yes"], ["--accessible"]])
  func notice(options: [String]) throws {
    folder.write(
      "four.yaml",
      """
      formline: 1
      title: Four
      fields:
        - {id: a, suggestions: {command: [printf, "%s\\n", it's, "\\e[31m"]}}
        - {id: b, suggestions: {command: [printf, "%s\\n", it's, "\\e[31m"]}}
        - {id: c, check: {command: [/bin/true]}}
        - {id: d, type: select, options: {command: [echo, ""]}}
      """)
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["four.yaml"], "--allow-commands", "--no-draft", "--inputrc", "none"] + options
    )
    #expect(command.shows("Four"))
    let screen = String(decoding: command.screen, as: UTF8.self)
    let notice = """
      This form runs commands:\r
        printf '%s␊' 'it'\\''s' '␛[31m'\r
        /bin/true\r
        echo ''\r

      """
    #expect(screen.hasPrefix(notice) == (options != ["--yes"]), "\(screen.debugDescription)")
    command.send("\u{3}")
    command.finish()
  }

  /// A form whose options leave a trace; with an own folder for what is kept.
  private func traced(_ options: String...) throws -> DrivenCommand {
    folder.write(
      "traced.yaml",
      """
      formline: 1
      title: Traced
      fields:
        - {id: fruit, type: select, options: {command: [sh, -c, "echo ran >> \(folder["trace"]); echo pear"]}}
        - {id: name}
      """)
    return try DrivenCommand(
      [Executable.formline, "run", folder["traced.yaml"], "--allow-commands", "--inputrc", "none"] + options,
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": folder.path])
  }

  private static let question = "Any key goes on and lets these commands run"

  @Test func `nothing runs before the first key, Esc leaves, and who went on is not asked again`() throws {
    let left = try traced()
    #expect(left.shows(Self.question))
    left.send("\u{1b}")
    #expect(left.finish()?.status == 1)
    #expect(folder.read("trace") == nil)

    let first = try traced("--fullscreen")
    #expect(first.shows("echo ran"))
    #expect(first.shows(Self.question))
    // Return is no answer of the field.
    first.send("\r")
    #expect(first.waits { folder.read("trace") == "ran\n" })
    #expect(first.shows("Traced"))
    first.send("\t\tAda\u{3}")
    #expect(first.finish()?.status == 130)

    let second = try traced("--no-draft")
    #expect(second.waits { folder.read("trace") == "ran\nran\n" })
    second.send("\u{3}")
    second.finish()
    #expect(!String(decoding: second.screen, as: UTF8.self).contains(Self.question))
    #expect(folder.mode(of: ".local/state/formline/commands") == 0o700)
  }

  @Test func `the commands stay in sight above a form that is as high as the terminal`() throws {
    let fields = (1...30).map { "  - {id: f\($0)}\n" }.joined()
    folder.write(
      "tall.yaml",
      "formline: 1\ntitle: Tall\nfields:\n  - {id: a, suggestions: {command: [printf, pear]}}\n" + fields)
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["tall.yaml"], "--allow-commands", "--no-draft", "--inputrc", "none"])
    #expect(command.shows("Submit"))
    var terminal = VirtualTerminal(columns: 80, rows: 24)
    terminal.feed(command.screen)
    #expect(terminal.lines.prefix(2) == ["This form runs commands:", "  printf pear"])
    #expect(terminal.lines[2].contains(Self.question))
    command.send("\r")
    #expect(command.shows("F15"))
    command.send("\u{3}")
    command.finish()
  }

  @Test func `the commands above a form from the right stand in the order in which they are read`() throws {
    folder.write(
      "he.yaml",
      "formline: 1\nfields:\n  - {id: a, suggestions: {command: [printf, pear]}}\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["he.yaml"], "--lang", "he", "--allow-commands", "--no-draft"])
    #expect(command.shows("printf pear"))
    var terminal = VirtualTerminal(columns: 80, rows: 24)
    terminal.feed(command.screen)
    #expect(terminal.lines[0] == String(repeating: " ", count: 62) + ":תודוקפ ץירמ ספוטה")
    #expect(terminal.lines[1] == "  printf pear")
    #expect(String(decoding: command.screen, as: UTF8.self).hasPrefix("\u{1B}[8l"))
    command.send("\u{3}")
    command.finish()
  }

  @Test func `another command is asked about again`() throws {
    let first = try traced("--no-draft")
    #expect(first.shows(Self.question))
    first.send("x")
    #expect(first.waits { folder.read("trace") == "ran\n" })
    first.send("\u{3}")
    first.finish()
    folder.write(
      "traced.yaml",
      "formline: 1\ntitle: Traced\nfields: [{id: fruit, type: select, options: {command: [touch, \(folder["new"])]}}]")
    let second = try DrivenCommand(
      [Executable.formline, "run", folder["traced.yaml"], "--allow-commands", "--inputrc", "none"],
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(second.shows(Self.question))
    second.send("\u{1b}")
    #expect(second.finish()?.status == 1)
    #expect(!folder.names.contains("new"))
  }

  @Test func `on a terminal the form goes on meanwhile`() throws {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--allow-commands", "--no-draft", "--inputrc", "none"])
    #expect(command.shows("Fruit"))
    command.send("Bo\t")
    #expect(command.shows("There must be an a in it"))
    #expect(command.shows("pear; $HOME"))
    command.send("\u{1b}[Za\u{1b}[21~")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == #"{"name": "Boa", "fruit": null}"# + "\n")
  }

  @Test func `a command that hangs does not outlive the form`() throws {
    folder.write(
      "slow.yaml",
      """
      formline: 1
      title: Slow
      fields:
        - {id: name, check: {command: [/bin/sh, -c, "echo $$ > \(folder["pid"]); exec sleep 100"], timeout: 60s}}
        - {id: note}
      """)
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["slow.yaml"], "--allow-commands", "--no-draft", "--inputrc", "none"])
    #expect(command.shows("Slow"))
    command.send("Ada\t")
    #expect(command.shows("checking"))
    #expect(command.waits { folder.read("pid")?.hasSuffix("\n") == true })
    let process = try #require(folder.read("pid").flatMap { pid_t($0.dropLast()) })
    #expect(ProcessState(of: process) != .gone)
    command.send("typing goes on\u{3}")
    #expect(command.finish()?.status == 130)
    // It was killed before the form ended, but may take a moment to go.
    let isGone = (0..<100_000).contains { _ in ProcessState(of: process) == .gone }
    #expect(isGone)
  }

  @Test(
    "a command that hangs ends with formline, with what it has started, whatever ends that",
    arguments: [
      ["run", "--no-input", "--set", "o=x"], ["show"], ["questions"], ["test"],
    ], ["SIGTERM", "SIGINT", "SIGHUP", "time"])
  func hanging(words: [String], ending: String) throws {
    guard ending != "time" || words[0] == "run" else { return }
    folder.write(
      "hang.yaml",
      """
      formline: 1
      fields: [{id: o, type: select, options: {command: [sh, -c, 'sleep 60 & echo $! > \(folder["pid"]); wait']}}]
      """)
    folder.write("hang.keys", "Form hang.yaml\nWait 30s\n")
    let file = words[0] == "test" ? folder["hang.keys"] : folder["hang.yaml"]
    let command = try DrivenCommand(
      [Executable.formline, words[0], file, "--allow-commands"] + words.dropFirst()
        + (ending == "time" ? ["--timeout", "1s"] : []), environment: ["TERM": "dumb"])
    var started: pid_t?
    #expect(
      command.waits {
        started = folder.read("pid").flatMap { pid_t($0.split(separator: "\n").first ?? "") }; return started != nil
      })
    switch ending {
    case "SIGTERM": command.signal(SIGTERM)
    case "SIGINT": command.signal(SIGINT)
    case "SIGHUP": command.signal(SIGHUP)
    default: break
    }
    #expect(command.finish() != nil)
    let limit = MonotonicClock.now + 2_000_000_000
    while let started, ProcessState(of: started) != .gone, MonotonicClock.now < limit { usleep(10_000) }
    #expect(started.map { ProcessState(of: $0) } == .gone)
  }

  @Test("a signal ends test --coverage while it computes", arguments: [SIGTERM, SIGINT, SIGHUP])
  func coverageEnds(signal: Int32) throws {
    let list = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]"
    let fields = (0..<600).map {
      "- {id: c\($0), type: computed, cel: \"\(list).map(x, \(list).filter(y, x * y % 7 == \($0 % 7)).size()).size() + a.size()\"}"
    }
    folder.write("heavy.yaml", "formline: 1\nfields:\n- {id: a, default: x}\n" + fields.joined(separator: "\n") + "\n")
    folder.write("heavy.keys", "Form heavy.yaml\nExpect running\n")
    let command = try DrivenCommand(
      [Executable.formline, "test", "--coverage", folder["heavy.keys"]], environment: ["TERM": "dumb"])
    // What comes behind the results is computed.
    #expect(command.waits { String(decoding: command.standardOutput, as: UTF8.self).contains("1 passed") })
    command.signal(signal)
    #expect(command.finish()?.status == 128 + signal)
  }
}
