import Testing

@Suite struct AccessibleTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  @Test func `questions are asked on standard error when lines are piped in`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible"], input: "\nAda\nhunter2\n2\n0\n7\ny\n", folder: folder)
    #expect(command.status == 0)
    #expect(command.output == #"{"name": "Ada", "code": "hunter2", "plan": "team", "seats": 7, "news": true}"# + "\n")
    #expect(
      command.error == """
        Order
        Full name (required): Error: Full name is required
        Full name (required): Code: 1. free
        2. team
        Plan [free]: Seats [5]: Error: This must be at least 1
        Seats [0]: News (y/n) [n]: 
        """)
  }

  @Test func `an empty line takes what is in the brackets`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--set", "name=Ada"], input: "\n\n\n\n", folder: folder)
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n")
  }

  @Test func `input that ends early cancels`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--accessible"], input: "Ada\n", folder: folder)
    #expect(command.status == 1)
    #expect(command.output == "")
  }

  @Test func `input without a single line is nobody to ask`() throws {
    #expect(try DetachedCommand(["run", "form.yaml", "--accessible"], folder: folder).status == 69)
  }

  @Test(
    "simple terminals are asked in lines", arguments: [["TERM": "dumb"], [:], ["TERM": "xterm", "ACCESSIBLE": "1"]])
  func simpleTerminal(environment: [String: String]) throws {
    let command = try DrivenCommand([Executable.formline, "run", folder["form.yaml"]], environment: environment)
    #expect(command.shows("Full name (required): "))
    command.send("Ada\n")
    #expect(command.shows("Code: "))
    command.send("hunter2\n")
    #expect(command.shows("Plan [free]: "))
    command.send("\n\n")
    #expect(command.finish() == .exited(status: 0))
    let expected = #"{"name": "Ada", "code": "hunter2", "plan": "free", "news": false}"# + "\n"
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == expected)
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(!screen.contains("hunter2"))
    #expect(!screen.contains("\u{1B}"))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `Ctrl-C in a secret question puts the terminal back and ends with 130`() throws {
    let command = try DrivenCommand([Executable.formline, "run", folder["form.yaml"], "--accessible"])
    command.send("Ada\n")
    #expect(command.shows("Code: "))
    #expect(command.waits { command.terminal.settings != command.settingsBefore })
    command.send("\u{3}")
    #expect(command.finish() == .exited(status: 130))
    #expect(command.terminal.settings == command.settingsBefore)
  }
}
