import TestSupport
import Testing
import Values

@Suite struct ElicitTests {
  private let folder = TemporaryFolder()
  private static let request = """
    {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "Please provide your GitHub username",
      "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}}
    """

  private func play(_ keys: String, _ request: String = ElicitTests.request) throws -> DetachedCommand {
    folder.write("a.keys", keys)
    return try DetachedCommand(
      ["elicit", "--server", "github", "--keys", "a.keys"], input: request, folder: folder)
  }

  @Test(
    "accepting, declining and cancelling are three things, and each has the status 0",
    arguments: [
      (
        "Expect screen /github asks/\nType \"octocat\"\nF10\n", #"{"action": "accept", "content": {"name": "octocat"}}"#
      ),
      ("F9\n", #"{"action": "decline"}"#), ("Type \"o\"\nF9\n", #"{"action": "decline"}"#),
      ("Esc\n", #"{"action": "cancel"}"#), ("Ctrl+C\n", #"{"action": "cancel"}"#),
    ])
  func actions(keys: String, result: String) throws {
    let command = try play(keys)
    #expect(command.status == 0)
    #expect(command.output == #"{"jsonrpc": "2.0", "id": 1, "result": \#(result)}"# + "\n")
  }

  @Test func `what must be answered keeps a request from being accepted`() throws {
    #expect(try play("F10\nExpect error name \"Name is required\"\nEsc\n").output.contains("cancel"))
  }

  @Test func `a review that does not fit is shown to its end before it is sent`() throws {
    let properties = (1...60).map { #""p\#($0)": {"type": "string", "default": "\#($0)"}"# }.joined(separator: ", ")
    let request = #"{"message": "m", "requestedSchema": {"type": "object", "properties": {\#(properties)}}}"#
    let pages = "F10\nExpect screen /P1 /\nExpect no screen /P60/\nF10\nExpect no screen /P1 /\n"
    let early = try play(pages + "Esc 2\n", request)
    #expect(early.output == #"{"action": "cancel"}"# + "\n", "\(early.error)")
    let sent = try play(pages + "F10 2\nExpect screen /P60/\nExpect running\nEnter\n", request)
    #expect(sent.output.hasPrefix(#"{"action": "accept""#), "\(sent.error)")
  }

  @Test func `a request that cannot be shown is 65, one without a terminal 69`() throws {
    let nested = Self.request.replacing(#"{"type": "string"}"#, with: #"{"type": "object"}"#)
    let refused = try DetachedCommand(["elicit"], input: nested, folder: folder)
    #expect(refused.status == 65)
    #expect(refused.error.contains("the property 'name' is an object inside another"))
    #expect(try JSONParser.parse(refused.output)["error"]?["code"] == -32602)
    let nobody = try DetachedCommand(["elicit"], input: Self.request, folder: folder)
    #expect(nobody.status == 69)
    #expect(nobody.error.contains("formline: not answered: name\n"))
    #expect(try JSONParser.parse(nobody.output)["error"]?["code"] == -32603)
  }

  @Test(arguments: [
    #"{"mode": "url", "message": "Log in", "elicitationId": "1", "url": "https://example.com/auth"}"#,
    #"{"message": "m", "requestedSchema": {"type": "object", "properties": {}}}"#, ElicitTests.request,
  ])
  func `in plain lines, too, nothing is sent to which nobody has agreed`(request: String) throws {
    folder.write("request.json", request)
    let command = try DrivenCommand(
      [Executable.formline, "elicit", "--accessible"], input: .file(folder["request.json"]))
    if request == Self.request {
      #expect(command.shows("Name"))
      command.send("octocat\r")
    }
    #expect(command.shows("? "))
    #expect(command.standardOutput.isEmpty)
    command.send("decline\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains("decline"))
  }

  @Test func `a time-out cancels, on the terminal`() throws {
    folder.write("request.json", Self.request)
    let command = try DrivenCommand(
      [Executable.formline, "elicit", "--timeout", "300ms"], input: .file(folder["request.json"]))
    #expect(command.finish() == .exited(status: 124))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains(#""result": {"action": "cancel"}"#))
  }

  private static let several = """
    {"message": "Where?", "requestedSchema": {"type": "object", "properties": {"street": {"type": "string"}, "town":
      {"type": "string"}, "code": {"type": "string"}, "land": {"type": "string", "default": "FR"}}, "required": ["town"]}}
    """

  @Test func `what is not in sight as a whole is shown on a page of its own before it is sent`() throws {
    let filled = "Type \"Rue 1\"\nTab\nType \"Lyon\"\nF10\n"
    let sent = #"{"action": "accept", "content": {"street": "Rue 1", "town": "Lyon", "land": "FR"}}"# + "\n"
    // As a whole it is sent at once.
    #expect(try play("Size 60 12\n" + filled, Self.several).output == sent)
    let seen =
      "Expect running\nExpect screen /Check your answers/\nUp\nExpect screen /Lyon/\nExpect screen /FR/\n"
    let page = try play("Size 60 8\n\n" + filled + seen + "F10\n", Self.several)
    #expect(page.output == sent, "\(page.error)")
    for (key, action) in [("F9", "decline"), ("Ctrl+C", "cancel")] {
      let other = try play("Size 60 8\n\n" + filled + seen + key + "\n", Self.several)
      #expect(other.output == #"{"action": "\#(action)"}"# + "\n", "\(other.error)")
    }
  }

  @Test func `a message longer than the screen hides nothing of what is sent`() throws {
    let request = Self.several.replacing("Where?", with: String(repeating: "Read on.\\n", count: 60))
    let seen = "Expect screen /Street/\nExpect screen /Lyon/\nExpect screen /FR/\nExpect screen /Submit/\n"
    let command = try play("Tab\nType \"Lyon\"\n\(seen)F10\n", request)
    #expect(
      command.output == #"{"action": "accept", "content": {"town": "Lyon", "land": "FR"}}"# + "\n", "\(command.error)")
  }

  @Test(arguments: ["80 24", "40 12", "40 10"])
  func `all of a message longer than the screen can be read, below the name of who asks`(size: String) throws {
    let message = (1...60).map { "Line \($0)." }.joined(separator: "\\n")
    var keys = "Size \(size)\n\nExpect screen /Line 1\\./\n"
    for (key, line) in [("PageDown 80", 60), ("PageUp 80", 1)] {
      keys += "\(key)\nExpect screen /Line \(line)\\./\nExpect screen /github asks/\n"
    }
    if size == "80 24" { keys += "Scroll Down 80\nExpect screen /Line 60\\./\n" }
    let command = try play(keys + "F9\n", Self.several.replacing("Where?", with: message))
    #expect(command.output == #"{"action": "decline"}"# + "\n", "\(command.error)")
  }

  @Test(
    "in plain questions the answers are read before they are sent, and a word or F9 declines",
    arguments: [
      ("octocat\r\r", #"{"action": "accept", "content": {"name": "octocat"}}"#),
      ("octocat\rdecline\r", #"{"action": "decline"}"#), ("decline\r", #"{"action": "decline"}"#),
      ("octo\u{1B}[20~", #"{"action": "decline"}"#), ("octocat\r\u{1B}[20~", #"{"action": "decline"}"#),
      ("\\decline\r\r", #"{"action": "accept", "content": {"name": "decline"}}"#),
      ("octo\u{3}", #"{"action": "cancel"}"#), ("\u{4}", #"{"action": "cancel"}"#),
      ("octocat\r\u{4}", #"{"action": "cancel"}"#),
    ])
  func plainQuestions(typed: String, result: String) throws {
    folder.write("request.json", Self.request)
    let command = try DrivenCommand(
      [Executable.formline, "elicit", "--server", "github", "--accessible"], input: .file(folder["request.json"]))
    #expect(command.shows("github asks"))
    #expect(command.shows("'decline' at any question: Decline"))
    #expect(command.shows("Name (required): "))
    if typed.hasPrefix("octocat\r") {
      command.send("octocat\r")
      #expect(command.shows("Check your answers\r\nName: octocat\r\n"))
      #expect(command.shows("Submit? "))
      command.send(String(typed.dropFirst(8)))
    } else {
      command.send(typed)
    }
    #expect(command.finish() == .exited(status: 0))
    #expect(
      String(decoding: command.standardOutput, as: UTF8.self)
        == #"{"jsonrpc": "2.0", "id": 1, "result": \#(result)}"# + "\n")
    #expect(command.terminal.settings == command.settingsBefore)
  }
}
