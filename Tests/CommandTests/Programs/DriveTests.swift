import Foundation
import Platform
import TestSupport
import Testing
import Values

/// `formline drive`, and the clients in forms/clients.
@Suite struct DriveTests {
  private static let clients = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms/clients").path(
      percentEncoded: false)

  /// What runs each client, and the tool that it needs.
  private static let names = [
    (file: "namespace.py", runner: ["/usr/bin/env", "python3"], tool: Tool.python3),
    (file: "namespace.js", runner: ["/usr/bin/env", "node"], tool: .node),
    (file: "namespace.sh", runner: ["/bin/sh"], tool: .jq), (file: "namespace.go", runner: [], tool: .go),
  ]

  private let folder = TemporaryFolder()

  private static let files = names.map(\.file)

  /// The command that runs a client. What is written in Go is compiled first. Ends the test's case where the tool is not
  /// installed.
  private func command(of file: String) throws -> [String] {
    let client = try #require(Self.names.first { $0.file == file })
    try client.tool.require()
    let path = Self.clients + "/" + file
    guard client.runner.isEmpty else { return client.runner + [path] }
    let compiler = try DrivenCommand(
      ["/usr/bin/go", "build", "-o", folder["client"], path], environment: Self.environment)
    compiler.patience = 60_000
    #expect(compiler.finish() == .exited(status: 0))
    return [folder["client"]]
  }

  private static var environment: [String: String] {
    let folder = URL(filePath: Executable.formline).deletingLastPathComponent().path(percentEncoded: false)
    let inherited = ProcessInfo.processInfo.environment
    return [
      "TERM": "xterm-256color", "PATH": folder + ":" + (inherited["PATH"] ?? ""), "GOCACHE": "/tmp/formline-go-cache",
    ]
  }

  @Test func `every client is short enough to be read in one go`() throws {
    for client in Self.names {
      let text = try #require(TemporaryFolder.content(of: Self.clients + "/" + client.file))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }
  }

  @Test(arguments: files)
  func `a client answers every case of the conformance file`(file: String) throws {
    let command = try command(of: file)
    let text = try #require(TemporaryFolder.content(of: Self.clients + "/conformance.jsonl"))
    let cases = try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(cases.count >= 60)
    let questions = cases.map { if case .string(let line)? = $0["in"] { line + "\n" } else { "" } }.joined()
    folder.write("questions", questions)
    let driven = try DrivenCommand(
      command + ["--answer"], environment: Self.environment, input: .file(folder["questions"]))
    driven.patience = 60_000
    #expect(driven.finish() == .exited(status: 0))
    let replies = try String(decoding: driven.standardOutput, as: UTF8.self).split(separator: "\n")
      .map { try JSONParser.parse(String($0)) }
    #expect(replies == cases.compactMap { $0["out"] == .null ? nil : $0["out"] })
  }

  @Test(arguments: files)
  func `a client gives choices, finds a name taken and refuses an owner`(file: String) throws {
    let command = try command(of: file)
    let driven = try DrivenCommand(command, environment: Self.environment)
    #expect(driven.shows("Europe"))
    driven.send("\r")
    #expect(driven.shows("eu-1"))
    driven.send("\rweb\r")
    #expect(driven.shows("'web' is taken on eu-1"))
    driven.send("\u{1b}[Z\u{15}pay-in\tada@example.com\u{1b}[21~")
    #expect(driven.shows("Names that begin with pay are for payments@example.com"))
    driven.send("\u{15}payments@example.com\u{1b}[21~")
    #expect(driven.finish() == .exited(status: 0))
    let output = String(decoding: driven.standardOutput, as: UTF8.self)
    #expect(output.replacing(" ", with: "").contains(#""status":"submitted""#), "\(output)")
    #expect(output.contains("pay-in"))
  }

  @Test(.needs(.python3))
  func `a program refuses answers to plain questions too`() throws {
    let command = try command(of: "namespace.py")
    let driven = try DrivenCommand(
      command, environment: Self.environment.merging(["TERM": "dumb"]) { $1 })
    for (question, answer) in [
      ("Region", "eu"), ("Cluster", "eu-1"), ("Name", "pay-in"), ("Owner", "ada@example.com"),
    ] {
      #expect(driven.shows(question))
      driven.send(answer + "\r")
    }
    #expect(driven.shows("Names that begin with pay are for payments@example.com"))
    driven.send("payments@example.com\r")
    #expect(driven.finish() == .exited(status: 0))
    #expect(String(decoding: driven.standardOutput, as: UTF8.self).contains("payments@example.com"))
  }

  // The command alone.

  private func line(_ id: Int, _ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"# + "\n"
  }

  @Test func `a program that ends between forms ends the command with 0`() throws {
    let command = try DetachedCommand(["drive"], input: line(1, "initialize", #"{"protocol":1}"#))
    #expect(command.status == 0)
    #expect(try JSONParser.parse(command.output)["result"]?["protocol"] == 1)
  }

  @Test(arguments: ["xterm-256color", "dumb"])
  func `what a program says while its form is open is heard, drawn or asked in lines`(terminal: String) throws {
    let open =
      line(1, "initialize", #"{"protocol":1,"notify":["focus"]}"#)
      + line(2, "form/open", #"{"definition":{"formline":1,"fields":[{"id":"a"},{"id":"b"}]}}"#)
    folder.write("gone", open)
    let gone = try DrivenCommand(
      [Executable.formline, "drive"], environment: ["TERM": terminal], input: .file(folder["gone"]))
    #expect(gone.finish() == .exited(status: 69))
    #expect(gone.settingsBefore == gone.terminal.settings)
    folder.write(
      "cancelled", open + line(3, "form/set", #"{"answers":{"b":"x"}}"#) + line(4, "$/cancelRequest", #"{"id":2}"#))
    let cancelled = try DrivenCommand(
      [Executable.formline, "drive"], environment: ["TERM": terminal], input: .file(folder["cancelled"]))
    #expect(cancelled.finish() == .exited(status: 0))
    let replies = try String(decoding: cancelled.standardOutput, as: UTF8.self).split(separator: "\n")
      .map { try JSONParser.parse(String($0)) }
    #expect(replies.first { $0["id"] == 2 }?["error"]?["code"] == -32800)
  }

  @Test func `without a terminal a form is an error, then 69`() throws {
    let input =
      line(1, "initialize", #"{"protocol":1}"#)
      + line(2, "form/open", #"{"definition":{"formline":1,"fields":[{"id":"a"}]}}"#)
    let command = try DetachedCommand(["drive"], input: input)
    #expect(command.status == 69)
    let replies = try command.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(replies.last?["id"] == 2)
    #expect(replies.last?["error"]?["code"] == -32603)
  }

  @Test(
    "answers that do not fit are an error of form/open, not something for a person to find",
    arguments: [
      (#"{"age": 9}"#, ["This must be at most 3"]),
      (#"{"age": "old", "ag": 1}"#, ["'old' is not a whole number", "no field is called 'ag'"]),
    ])
  func unfitAnswers(answers: String, messages: [String]) throws {
    let form =
      #"{"definition":"formline: 1\nfields: [{id: age, type: integer, maximum: 3}]","answers":\#(answers)}"#
    let command = try DetachedCommand(
      ["drive"], input: line(1, "initialize", #"{"protocol":1}"#) + line(2, "form/open", form))
    #expect(command.status == 0)
    let error = try JSONParser.parse(String(command.output.split(separator: "\n").last ?? ""))["error"]
    #expect(error?["code"] == -32602)
    guard case .array(let problems)? = error?["data"]?["problems"] else { return }
    #expect(problems.map { $0["message"] } == messages.map { .string($0) })
    // Nobody has given a file.
    #expect(!command.output.contains("answers.json"))
  }

  @Test func `a definition that a program gives is in no folder, unless one is named`() throws {
    let folder = TemporaryFolder()
    folder.write("id", "secret\n")
    let form = #"{"definition":"formline: 1\nfields: [{id: a, type: select, options: {lines: id}}]"}"#
    let input = line(1, "initialize", #"{"protocol":1}"#) + line(2, "form/open", form)
    func error(_ options: String...) throws -> JSONValue? {
      let command = try DetachedCommand(["drive"] + options, input: input, folder: folder)
      #expect(!command.output.contains("secret"))
      return try JSONParser.parse(String(command.output.split(separator: "\n").last ?? ""))["error"]
    }
    let refused = try error()
    #expect(refused?["code"] == -32602)
    guard case .array(let problems)? = refused?["data"]?["problems"] else { return }
    #expect(problems.map { $0["message"] } == ["'id' is in no folder, since the definition is not in a file"])
    #expect(problems.map { $0["hint"] } == ["--folder DIR names its folder"])
    // Now only a terminal is missing.
    #expect(try error("--folder", ".")?["code"] == -32603)
  }

  @Test(arguments: ["pipe", "/dev/null", "-"])
  func `a form at a path is in a regular file, so that no pipe is waited for`(path: String) throws {
    let folder = TemporaryFolder()
    mkfifo(folder["pipe"], 0o600)
    let input =
      line(1, "initialize", #"{"protocol":1}"#) + line(2, "form/open", #"{"path":"\#(path)"}"#)
    let command = try DetachedCommand(["drive"], input: input, folder: folder)
    #expect(command.status == 0)
    let last = try JSONParser.parse(String(command.output.split(separator: "\n").last ?? ""))
    #expect(last["error"]?["code"] == -32602)
  }

  @Test func `what nobody provides, and what is wrong with a definition, is said`() throws {
    let hosts = #"{"definition":"formline: 1\nfields: [{id: a, type: select, options: {host: regions}}]"}"#
    let wrong = #"{"definition":"formline: 1\nfields: [{id: a, tipe: text}]"}"#
    let input =
      line(1, "initialize", #"{"protocol":1,"provides":["other"]}"#) + line(2, "form/open", hosts)
    let command = try DetachedCommand(["drive"], input: input)
    let replies = try command.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(replies.last?["error"]?["code"] == -32602)
    #expect(replies.last?["error"]?["data"]?["hosts"] == ["regions"])
    let mistaken = try DetachedCommand(
      ["drive"], input: line(1, "initialize", #"{"protocol":1}"#) + line(2, "form/open", wrong))
    let last = try JSONParser.parse(String(mistaken.output.split(separator: "\n").last ?? ""))
    guard case .array(let problems)? = last["error"]?["data"]?["problems"] else {
      Issue.record("no problems: \(mistaken.output)")
      return
    }
    #expect(problems.map { $0["message"] } == ["unknown key 'tipe' in a field"])
    #expect(problems.map { $0["line"] } == [2])
  }
}

/// A program on the other side of `formline drive` that says and reads what a test wants, while a form is on a terminal.
private final class Program {
  let command: DrivenCommand
  private var writer: Int32

  /// - Parameter output: Where what it is told goes, if it is not to be read.
  init(
    in folder: TemporaryFolder, output: DrivenCommand.Stream = .captured, environment: [String: String] = [:]
  ) throws {
    let path = folder["program"]
    unlink(path)
    mkfifo(path, 0o600)
    // For reading as well, so that nobody waits for the other in opening it.
    writer = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    command = try DrivenCommand(
      [Executable.formline, "drive"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
        .merging(environment) { $1 }, input: .file(path), output: output)
    command.patience = 30_000
  }

  deinit { end() }

  /// It dies, or has nothing more to say.
  func end() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Writes lines, as fast as they are read.
  func say(_ lines: String...) {
    var rest = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    let isSaid = command.waits {
      while let count = rest.withUnsafeBytes({ write(writer, $0.baseAddress, $0.count) }) as Int?, count > 0 {
        rest = rest.dropFirst(count)
      }
      return rest.isEmpty
    }
    #expect(isSaid)
  }

  func request(_ id: Int, _ method: String, _ parameters: String) {
    say(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Has a form shown.
  func showForm(_ fields: String, provides: String = "[]", head: String = "") {
    request(1, "initialize", #"{"protocol":1,"provides":\#(provides)}"#)
    request(2, "form/open", #"{"definition":"formline: 1\n\#(head)title: Driven\nfields: [\#(fields)]"}"#)
    #expect(command.shows("Driven"))
  }

  /// What it was told.
  var told: [JSONValue] {
    String(decoding: command.standardOutput, as: UTF8.self).split(separator: "\n")
      .compactMap { try? JSONParser.parse(String($0)) }
  }

  /// The latest request that it is sent, behind an earlier one, waiting for it.
  func hears(_ method: String, after earlier: JSONValue? = nil) throws -> JSONValue {
    var found: JSONValue?
    #expect(
      command.waits {
        let told = told
        let start = earlier.flatMap { told.lastIndex(of: $0) }.map { $0 + 1 } ?? 0
        found = told[start...].last { $0["method"] == .string(method) }
        return found != nil
      }, "\(told)")
    return try #require(found)
  }

  func answer(_ request: JSONValue, _ result: String) {
    say(#"{"jsonrpc":"2.0","id":\#((request["id"] ?? .null).text(.compact)),"result":\#(result)}"#)
  }

  /// The terminal is as it was before.
  func expectTerminalIsPutBack() {
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }
}

/// Programs that know more options than they give at once, die, flood, stop reading, or say what is no message.
@Suite(.serialized) struct DrivenProgramTests {
  private let folder = TemporaryFolder()

  @Test func `what is typed to find an option goes to a program that has not given all of them`() throws {
    let program = try Program(in: folder)
    program.showForm("{id: city, type: select, options: {host: cities, timeout: 1h}}", provides: #"["cities"]"#)
    var asked = try program.hears("options/list")
    #expect(asked["params"]?["query"] == "")
    program.answer(asked, #"{"options":["Aachen","Berlin"],"complete":false}"#)
    #expect(program.command.shows("Berlin"))
    program.command.send("mad")
    // What is typed while an answer is on its way is asked for when that has come.
    for _ in "mad" where asked["params"]?["query"] != "mad" {
      asked = try program.hears("options/list", after: asked)
      guard asked["params"]?["query"] != "mad" else { break }
      program.answer(asked, #"{"options":[],"complete":false}"#)
    }
    #expect(asked["params"]?["query"] == "mad")
    #expect(asked["params"]?["host"] == "cities" && asked["params"]?["answers"] == [:])
    program.answer(asked, #"{"options":[{"value":"MAD","label":"Madrid"}]}"#)
    // What was typed is set off from the rest.
    #expect(program.command.shows("rid"))
    program.command.send("\r\u{1B}[21~")
    program.answer(try program.hears("form/submit"), "{}")
    #expect(program.command.waits { program.told.contains { $0["result"]?["answers"] == ["city": "MAD"] } })
    program.end()
    #expect(program.command.finish() == .exited(status: 0))
  }

  @Test func `an empty text among a program's options is an answer`() throws {
    let program = try Program(in: folder)
    program.showForm(
      "{id: a, type: select, required: true, options: {host: h, timeout: 1h}}, {id: b, when: a == ''}",
      provides: #"["h"]"#, head: #"answer: given\n"#)
    program.answer(try program.hears("options/list"), #"{"options":["x",{"value":"","label":"none"}]}"#)
    #expect(program.command.shows("none"))
    program.command.send("none\ty\u{1B}[21~")
    let submitted = try program.hears("form/submit")
    #expect(submitted["params"]?["answers"] == ["a": "", "b": "y"])
    program.answer(submitted, "{}")
    #expect(program.command.waits { program.told.contains { $0["result"]?["answers"] == ["a": "", "b": "y"] } })
    program.end()
    #expect(program.command.finish() == .exited(status: 0))
  }

  @Test(.enabled(if: !Sanitizer.isPresent, "a sanitizer keeps what was freed"))
  func `a secret goes out when its form is submitted, and is nowhere once that has ended`() throws {
    let secret = "correct horse battery staple 77"
    let program = try Program(in: folder, environment: FaultyCalls.stoppingAtTheEnd)
    let memory = ProcessMemory(of: program.command.process)
    program.showForm("{id: name}, {id: code, type: password}")
    program.command.send("Ada\t\(secret)")
    #expect(program.command.waits { (1...2).contains(memory.occurrences(of: secret)) })
    program.command.send("\u{1B}[21~")
    let submitted = try program.hears("form/submit")
    #expect(submitted["params"]?["answers"]?["code"] == .string(secret))
    program.answer(submitted, "{}")
    #expect(program.command.waits { program.told.last?["result"]?["status"] == "submitted" })
    #expect(program.command.waits { memory.occurrences(of: secret) == 0 })
    #expect(memory.occurrences(of: folder.path) > 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it with its number, between forms as in one`(signal: Int32) throws {
    for isOpen in [false, true] {
      let program = try Program(in: folder)
      if isOpen { program.showForm("{id: name}") } else { program.request(1, "initialize", #"{"protocol":1}"#) }
      #expect(program.command.waits { !program.told.isEmpty })
      program.command.signal(signal)
      #expect(program.command.finish() == .exited(status: 128 + signal), "\(isOpen)")
      program.expectTerminalIsPutBack()
    }
  }

  @Test func `a program that dies leaves the terminal as it was and the draft for the next time`() throws {
    let program = try Program(in: folder)
    program.showForm("{id: name}")
    program.command.send("Ada")
    #expect(program.command.shows("Ada"))
    program.end()
    #expect(program.command.finish() == .exited(status: 69))
    program.expectTerminalIsPutBack()
    #expect(program.command.reports("the program has gone while its form was open; what was typed is kept"))
    let next = try Program(in: folder)
    next.showForm("{id: name}")
    #expect(next.command.shows("Resume where you left off?"))
    next.command.send("\r")
    #expect(next.command.shows("Ada"))
  }

  @Test func `so does one that closes the pipe in which it is told`() throws {
    let program = try Program(in: folder, output: .brokenPipe)
    program.request(1, "initialize", #"{"protocol":1}"#)
    program.request(2, "form/open", #"{"definition":"formline: 1\nfields: [{id: name}]"}"#)
    #expect(program.command.finish() == .exited(status: 74))
    program.expectTerminalIsPutBack()
    #expect(program.command.reports("the program does not read what it is told"))
  }

  @Test func `a line of 16 MiB is read and a longer one refused, and keys go on`() throws {
    let program = try Program(in: folder)
    program.showForm("{id: name}")
    for (id, more) in [(3, 0), (4, 1), (5, -9_000_000)] {
      let start = #"{"jsonrpc":"2.0","id":\#(id),"method":"nothing","params":{"x":""#
      program.say(start + String(repeating: "x", count: (16 << 20) + more - start.utf8.count - 3) + #""}}"#)
    }
    program.command.send("Ada")
    #expect(program.command.shows("Ada"))
    #expect(program.command.waits { program.told.count == 4 })
    #expect(program.told.dropFirst().map { $0["error"]?["code"] } == [-32601, -32600, -32601])
    #expect(program.told.dropFirst().map { $0["id"] } == [3, .null, 5])
    program.command.send("\u{3}")
    #expect(program.command.waits { program.told.last?["result"]?["status"] == "cancelled" })
  }

  @Test func `keys are echoed while a program floods`() throws {
    let program = try Program(in: folder)
    program.showForm("{id: name}")
    let flood = String(repeating: #"{"jsonrpc":"2.0","method":"nothing","params":{"x":[1,2,3]}}"# + "\n", count: 2000)
    for _ in 0..<40 { program.say(flood) }
    program.command.send("Ada")
    var floods = 0
    while !String(decoding: program.command.screen, as: UTF8.self).contains("Ada"), floods < 15 {
      program.say(flood)
      floods += 1
    }
    // A second or two of work, at most, lay before them.
    #expect(floods < 15)
    program.end()
    #expect(program.command.finish() == .exited(status: 69))
    program.expectTerminalIsPutBack()
  }

  @Test func `a terminal that hears what the program would is given no mark of direction`() throws {
    let program = try Program(in: folder, output: .terminal)
    program.say(#"{"jsonrpc":"2.0","id":"a\u202eb","method":"nothing"}"#)
    #expect(program.command.shows("error"))
    #expect(!String(decoding: program.command.screen, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
    program.end()
    #expect(program.command.finish() == .exited(status: 0))
  }

  @Test func `a program that reads nothing holds up no key and no end`() throws {
    let unread = folder["unread"]
    mkfifo(unread, 0o600)
    let reader = open(unread, O_RDWR | O_CLOEXEC)
    defer { close(reader) }
    let program = try Program(in: folder, output: .file(unread))
    program.showForm("{id: name}")
    // Their answers are more than a pipe holds.
    for id in 3..<3000 { program.request(id, "nothing", "{}") }
    program.command.send("Ada")
    #expect(program.command.shows("Ada"))
    program.end()
    #expect(program.command.finish() == .exited(status: 69))
    program.expectTerminalIsPutBack()
  }
}
