import Foundation
import TestSupport
import Testing
import Values

/// `formline drive`, and the clients in forms/clients.
@Suite struct DriveTests {
  private static let clients = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms/clients").path(
      percentEncoded: false)

  private static let commands = [
    ["/usr/bin/env", "python3", clients + "/namespace.py"], ["/usr/bin/env", "node", clients + "/namespace.js"],
    ["/bin/sh", clients + "/namespace.sh"], ["/usr/bin/env", "go", "run", clients + "/namespace.go"],
  ]

  private static func canRun(_ command: [String]) -> Bool {
    Tool.isExpected("/usr/bin/" + (command[0] == "/bin/sh" ? "jq" : command[1]))
  }

  private static var environment: [String: String] {
    let folder = URL(filePath: Executable.formline).deletingLastPathComponent().path(percentEncoded: false)
    let inherited = ProcessInfo.processInfo.environment
    return [
      "TERM": "xterm-256color", "PATH": folder + ":" + (inherited["PATH"] ?? ""), "GOCACHE": "/tmp/formline-go-cache",
    ]
  }

  @Test func `every client is short enough to be read in one go`() throws {
    for name in ["namespace.py", "namespace.go", "namespace.js", "namespace.sh"] {
      let text = try #require(TemporaryFolder.content(of: Self.clients + "/" + name))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }
  }

  @Test(arguments: commands)
  func `a client answers every case of the conformance file`(command: [String]) throws {
    guard Self.canRun(command) else { return }
    let text = try #require(TemporaryFolder.content(of: Self.clients + "/conformance.jsonl"))
    let cases = try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(cases.count >= 60)
    let questions = cases.map { if case .string(let line)? = $0["in"] { line + "\n" } else { "" } }.joined()
    let folder = TemporaryFolder()
    folder.write("questions", questions)
    let driven = try DrivenCommand(
      command + ["--answer"], environment: Self.environment, input: .file(folder["questions"]))
    driven.patience = 60_000
    #expect(driven.finish() == .exited(status: 0))
    let replies = try String(decoding: driven.standardOutput, as: UTF8.self).split(separator: "\n")
      .map { try JSONParser.parse(String($0)) }
    #expect(replies == cases.compactMap { $0["out"] == .null ? nil : $0["out"] })
  }

  @Test(arguments: commands.prefix(3))
  func `a client gives choices, finds a name taken and refuses an owner`(command: [String]) throws {
    guard Self.canRun(command) else { return }
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

  @Test func `a program refuses answers to plain questions too`() throws {
    let command = Self.commands[0]
    guard Self.canRun(command) else { return }
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
