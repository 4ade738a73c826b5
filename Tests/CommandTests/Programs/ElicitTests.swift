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

  @Test func `a request that cannot be shown is 65, one without a terminal 69`() throws {
    let nested = Self.request.replacing(#"{"type": "string"}"#, with: #"{"type": "object"}"#)
    let refused = try DetachedCommand(["elicit"], input: nested, folder: folder)
    #expect(refused.status == 65)
    #expect(refused.error.contains("the property 'name' is an object inside another"))
    #expect(try JSONParser.parse(refused.output)["error"]?["code"] == -32602)
    let nobody = try DetachedCommand(["elicit"], input: Self.request, folder: folder)
    #expect(nobody.status == 69)
    #expect(try JSONParser.parse(nobody.output)["error"]?["code"] == -32603)
  }

  @Test func `a time-out cancels, on the terminal`() throws {
    folder.write("request.json", Self.request)
    let command = try DrivenCommand(
      [Executable.formline, "elicit", "--timeout", "300ms"], input: .file(folder["request.json"]))
    #expect(command.finish() == .exited(status: 124))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains(#""result": {"action": "cancel"}"#))
  }
}
