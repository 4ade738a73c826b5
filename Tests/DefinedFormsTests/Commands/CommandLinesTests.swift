import DefinedForms
import FormModels
import FormDefinitions
import Testing

/// Options and suggestions that a command prints.
struct CommandLinesTests {
  private static let choice = """
    fields:
      - {id: branch, type: select, required: true, options: {command: [git, branch]}}
      - {id: note}
    """

  @Test func `options are loaded once when their field is on the screen`() async throws {
    let form = try CommandForm(Self.choice)
    await form.settle()
    #expect(form.log == ["git branch"])
    #expect(form.screen.contains("loading…"))
    #expect(!form.screen.contains("nothing matches"))
    try await form.finish(.printed("main\r\n\nfix\nmain\n"))
    #expect(!form.screen.contains("loading…"))
    #expect(form.screen.contains("main"))
    #expect(form.form.model.field("branch")?.currentOptions.map(\.label) == ["main", "fix"])
    try await form.press("Tab")
    try await form.press("Shift+Tab")
    #expect(form.log == ["git branch"])
  }

  @Test func `a field on a later page loads its options with the page`() async throws {
    let form = try CommandForm(
      """
      layout: pages
      sections:
        - {id: one, fields: [{id: name}]}
        - {id: two, fields: [{id: branch, type: select, options: {command: [git, branch]}}]}
      """)
    await form.settle()
    #expect(form.log == [])
    try await form.press("Enter")
    #expect(form.log == ["git branch"])
  }

  @Test func `a failure is the field's error, and focus tries again`() async throws {
    let form = try CommandForm(Self.choice)
    try await form.finish(.exited(status: 128, output: Array("half".utf8)))
    let sentence = "The options could not be loaded: the command ended with status 128"
    #expect(form.form.errors(of: "branch") == [sentence])
    try await form.press("Tab")
    #expect(form.form.errors(of: "branch") == [sentence])
    try await form.press("Shift+Tab")
    #expect(form.log == ["git branch", "git branch"])
    try await form.finish(.printed("main"))
    #expect(form.screen.contains("main"))
    #expect(form.form.errors(of: "branch") == [])
  }

  @Test func `output that is no text gives no options`() async throws {
    let form = try CommandForm(Self.choice)
    try await form.finish(.exited(status: 0, output: Array("main\ncaf".utf8) + [0xE9, 0x0A]))
    #expect(
      form.form.errors(of: "branch") == [
        "The options could not be loaded: what the command wrote is no text in UTF-8"
      ])
  }

  @Test func `an answer given beforehand must be among them`() async throws {
    let form = try CommandForm(Self.choice, prefilled: ["branch": .string("gone")])
    #expect(form.form.model.problems().isEmpty)
    try await form.finish(.printed("main\nfix"))
    #expect(form.form.model.problems().map(\.id) == ["branch"])
  }

  @Test func `submission waits for the options that say whether an answer is one`() async throws {
    for (option, isSubmitted) in [("main", true), ("fix", false)] {
      let form = try CommandForm(Self.choice, prefilled: ["branch": .string("main")])
      try await form.press("F10")
      #expect(form.form.session.outcome == nil)
      try await form.finish(.printed(option))
      #expect(form.form.session.outcome == (isSubmitted ? .submitted : nil))
      #expect(form.form.errors(of: "branch").isEmpty == isSubmitted)
    }
  }

  @Test func `suggestions are loaded when their field has focus, and offered at once`() async throws {
    let form = try CommandForm("fields: [{id: note}, {id: host, suggestions: {command: [hosts]}}]")
    await form.settle()
    #expect(form.log == [])
    await form.type("\tal")
    #expect(form.log == ["hosts"])
    #expect(form.screen.contains("loading…"))
    try await form.finish(.printed("alpha\nbeta\n"))
    #expect(form.form.suggestion == "alpha")
    try await form.press("Shift+Tab")
    try await form.press("Tab")
    #expect(form.log == ["hosts"])
  }

  @Test func `suggestions that fail are asked for once while their field has focus`() async throws {
    let form = try CommandForm("fields: [{id: note}, {id: host, suggestions: {command: [hosts]}}]")
    try await form.press("Tab")
    try await form.finish(.refused)
    #expect(form.form.errors(of: "host") != [])
    await form.type("al")
    #expect(form.log == ["hosts"])
    try await form.press("Shift+Tab")
    try await form.press("Tab")
    #expect(form.log == ["hosts", "hosts"])
  }

  @Test func `suggestions that have not come when the field is left are wanted no more`() async throws {
    let form = try CommandForm("fields: [{id: note}, {id: host, suggestions: {command: [hosts]}}]")
    try await form.press("Tab")
    try await form.press("Tab")
    #expect(form.log == ["hosts", "hosts is stopped"])
    #expect(!form.screen.contains("loading…"))
    try await form.press("Shift+Tab")
    #expect(form.log == ["hosts", "hosts is stopped", "hosts"])
    try await form.finish(.printed("alpha"))
    #expect(form.form.suggestion == "alpha")
  }

  @Test func `options of a field that has gone are wanted no more, and loaded when it comes back`() async throws {
    let form = try CommandForm(
      """
      fields:
        - {id: remote, type: boolean, default: true}
        - {id: branch, type: select, when: remote, options: {command: [git, branch]}}
      """)
    await form.settle()
    await form.type(" ")
    #expect(form.log == ["git branch", "git branch is stopped"])
    await form.type(" ")
    #expect(form.log == ["git branch", "git branch is stopped", "git branch"])
    try await form.finish(.printed("main"))
    #expect(form.form.model.field("branch")?.currentOptions.map(\.label) == ["main"])
  }

  @Test func `in the rows of a list, each field has its own command, which ends with the row`() async throws {
    let form = try CommandForm(
      "fields: [{id: rows, type: list, fields: [{id: host, check: {command: [ping]}}]}, {id: last}]")
    await form.type(" a\t")
    #expect(form.log == ["ping < a"])
    try await form.press("F8")
    await form.type("b\t")
    #expect(form.log == ["ping < a", "ping < b"])
    try await form.finish(.refused)
    #expect(form.form.errors(of: "rows[0].host") == ["This answer was not accepted"])
    try await form.press("Shift+Tab")
    try await form.press("Shift+F8")
    #expect(form.log == ["ping < a", "ping < b", "ping < b is stopped"])
  }
}
