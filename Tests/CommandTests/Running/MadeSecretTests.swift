import Platform
import TestSupport
import Testing

/// What is made of a secret is in the answers, and nowhere else.
struct MadeSecretTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: name}
        - {id: code, type: password, required: true}
        - {id: header, type: computed, cel: "'Basic ' + (code == null ? '' : code)"}
        - id: keys
          type: list
          fields: [{id: key, secret: true}, {id: twice, type: computed, cel: "key == null ? '' : key + key"}]

      """)
  }

  private static let answers = ["--set", "code=hunter2", "--set", #"keys=[{"key": "s3cret"}]"#]

  private func expectHidden(_ text: String) {
    #expect(!text.contains("hunter2") && !text.contains("s3cret") && text != "")
  }

  @Test("in no picture of the form", arguments: ["text", "ansi", "svg"])
  func shown(format: String) throws {
    let command = try DetachedCommand(["show", "form.yaml", "--format", format] + Self.answers, folder: folder)
    #expect(command.status == 0)
    expectHidden(command.output)
    #expect(command.output.contains("••••••"))
  }

  @Test func `in the answers`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--no-input"] + Self.answers, folder: folder)
    #expect(
      command.output == #"""
        {"name": null, "code": "hunter2", "header": "Basic hunter2", "keys": [{"key": "s3cret", "twice": "s3crets3cret"}]}

        """#)
  }

  @Test(
    "not on the terminal, in a draft or a recording", arguments: [["--record", "again.keys"], [], ["--accessible"]])
  func kept(options: [String]) throws {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"]] + Self.answers
        + options.map { $0 == "again.keys" ? folder[$0] : $0 },
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Name"))
    command.send("Ada\r")
    #expect(command.shows("Code"))
    if options.isEmpty {
      command.send("\u{3}")
      #expect(command.finish() == .signalled(SIGINT))
      let drafts = ".local/state/formline/drafts/"
      for name in folder.names(in: drafts) { expectHidden(folder.read(drafts + name) ?? "") }
      #expect(folder.names(in: drafts) != [])
    } else if options == ["--accessible"] {
      command.send("\r\rreview\r")
      #expect(command.shows("Ada"))
      command.send("\u{3}")
      _ = command.finish()
    } else {
      command.send("\u{1B}[21~")
      #expect(command.finish() == .exited(status: 0))
      expectHidden(folder.read("again.keys") ?? "")
    }
    expectHidden(String(decoding: command.screen, as: UTF8.self))
  }

  @Test func `in no whole of a template`() throws {
    folder.write("t.txt", "{{#name}}{{.}}{{/name}}|{{keys}}|{{#keys}}{{.}}{{/keys}}\n")
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--set", "name=Ada", "--output", "template", "--template", "t.txt"]
        + Self.answers, folder: folder)
    #expect(command.output == "Ada|[{}]|{}\n")
  }
}
