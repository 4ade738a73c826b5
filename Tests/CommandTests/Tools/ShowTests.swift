import Testing

@Suite struct ShowTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  @Test func `the first screen is printed as text`() throws {
    let command = try DetachedCommand(["show", "form.yaml"], environment: [:], folder: folder)
    #expect(command.status == 0)
    #expect(command.error == "")
    #expect(command.output.hasPrefix("  Order\n"))
    #expect(command.output.contains("Full name *"))
    #expect(!command.output.contains("\u{1B}"))
  }

  @Test func `secrets are not shown`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--set", "code=hunter2"], folder: folder)
    #expect(command.status == 0)
    #expect(!command.output.contains("hunter2"))
  }

  @Test func `the schema is printed`() throws {
    let command = try DetachedCommand(["schema"])
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("{\n  \"$schema\": "))
  }
}
