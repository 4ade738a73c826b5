import TestSupport
import Testing
import Values

/// Definitions that name hosts, without a program that provides them.
@Suite struct HostTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: region, type: select, options: {host: regions}, required: true}
        - {id: cluster, type: select, options: {host: clusters, of: [region]}, required: true}
        - {id: name, check: {host: names, of: [region]}, suggestions: {host: examples}}
      """)
  }

  @Test func `outside drive they are 64, and listed`() throws {
    for arguments in [["run", "form.yaml", "--no-input"], ["show", "form.yaml"]] {
      let command = try DetachedCommand(arguments, folder: folder)
      #expect(command.status == 64)
      for name in ["regions", "clusters", "names", "examples"] {
        #expect(command.error.contains("no program provides '\(name)'"))
      }
    }
    #expect(try DetachedCommand(["check", "form.yaml"], folder: folder).status == 0)
  }

  @Test func `as questions they are open, and it is said who provides them`() throws {
    let command = try DetachedCommand(["questions", "form.yaml"], folder: folder)
    #expect(command.status == 2)
    guard case .array(let questions)? = try JSONParser.parse(command.output)["questions"] else {
      Issue.record("\(command.output)")
      return
    }
    #expect(questions.map { $0["id"] } == ["region", "cluster", "name"])
    #expect(
      questions[1]["rules"] == [
        "A program that runs the form by 'formline drive' provides 'clusters', which gives the options"
      ])
    #expect(
      questions[2]["rules"] == [
        "A program that runs the form by 'formline drive' provides 'names', which checks the answer",
        "A program that runs the form by 'formline drive' provides 'examples', which gives suggestions",
      ])
    #expect(questions[1]["dependsOn"] == ["region"])
  }

  @Test(
    "what is refused, or cannot be judged, is not submitted, however soon",
    arguments: [(#""taken""#, "taken"), (#"{"error": "no route"}"#, "no route")])
  func refused(reply: String, words: String) throws {
    folder.write("one.yaml", "formline: 1\nfields: [{id: name, check: {host: names}}]\n")
    folder.write(
      "one.keys",
      """
      Form one.yaml
      Host names {"value": "web", "problem": "in use"}
      Host names \(reply)
      Type "x"
      Enter
      Expect running
      Expect error name /\(words)/
      F10
      Expect running
      Ctrl+U
      Type "web"
      F10
      Expect error name "in use"
      Expect running
      """)
    let command = try DetachedCommand(["test", "one.keys"], folder: folder)
    #expect(command.output.hasSuffix("1 passed, 0 failed\n"), "\(command.output)")
  }

  @Test func `a key script supplies them`() throws {
    folder.write(
      "form.keys",
      #"""
      Form form.yaml
      Host regions [{"value": "eu", "label": "Europe"}, "us"]
      Host clusters {"answers": {"region": "eu"}, "options": ["e1", "e2"]}
      Host clusters {"answers": {"region": "us"}, "error": "no route to us"}
      Host names {"value": "web", "answers": {"region": "eu"}, "problem": "web is taken"}
      Host names null
      Host examples ["web", "worker"]

      Expect screen /Europe/
      Down
      Space
      Expect value region "us"
      Tab
      Expect error cluster "The options could not be loaded: no route to us"
      Expect toolbar "Ask again"
      Shift+Tab
      Up
      Space
      Expect value region "eu"
      Expect no error cluster
      Tab
      Down
      Space
      Expect value cluster "e2"
      Tab
      Type "we"
      Expect suggestion "web"
      Type "b"
      Tab
      Expect error name "web is taken"
      Shift+Tab
      Type "2"
      F10
      Expect answers {"region": "eu", "cluster": "e2", "name": "web2"}
      """#)
    let command = try DetachedCommand(["test", "form.keys"], folder: folder)
    #expect(command.output == "1 passed, 0 failed\n")
  }

  @Test func `a script that supplies too few is not played`() throws {
    folder.write("form.keys", "Form form.yaml\nHost regions [\"eu\"]\nHost clusters []\nHost names null\nEsc\n")
    let command = try DetachedCommand(["test", "form.keys"], folder: folder)
    #expect(command.status == 64)
    #expect(command.output.contains("no program provides 'examples'"))
  }
}
