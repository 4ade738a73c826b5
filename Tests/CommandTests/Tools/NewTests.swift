import TestSupport
import Testing

/// `formline new` asks, and writes a definition that works.
@Suite struct NewTests {
  private let folder = TemporaryFolder()

  @Test func `a definition is written from given answers, and can be run as it is`() throws {
    let command = try DetachedCommand(
      [
        "new", "lunch.yaml", "--no-input", "--set", "title=Order: lunch", "--set", "parts=name,choice", "--set",
        "others=colour, shoe size",
      ], folder: folder)
    #expect(command.error == "")
    #expect(command.output == "lunch.yaml is written; 'formline run lunch.yaml' fills it in\n")
    #expect(folder.mode(of: "lunch.yaml") == 0o644)
    #expect(try DetachedCommand(["check", "lunch.yaml"], folder: folder).status == 0)
    let answers = try DetachedCommand(["run", "lunch.yaml", "--no-input", "--set", "name=Ada"], folder: folder)
    #expect(
      answers.output == "{\"name\": \"Ada\", \"choice\": \"small\", \"colour\": null, \"shoe_size\": null}\n")
  }

  @Test func `a person is asked on the terminal`() throws {
    let command = try DrivenCommand([Executable.formline, "new", folder["a.yaml"]])
    #expect(command.shows("A new form"))
    command.send("Lunch\r\r\r \r\r\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(folder.read("a.yaml")?.contains("title: Lunch\n") == true)
  }

  @Test func `a person who cancels gets no file`() throws {
    let command = try DrivenCommand([Executable.formline, "new", folder["a.yaml"]])
    #expect(command.shows("A new form"))
    command.send("\u{1B}")
    #expect(command.finish() == .exited(status: 1))
    #expect(folder.names == [])
  }

  @Test func `a file that is there is not replaced without --force`() throws {
    folder.write("form.yaml", "precious")
    let refused = try DetachedCommand(["new", "--no-input", "--set", "title=A"], folder: folder)
    #expect(refused.status == 74)
    #expect(refused.error == "formline: 'form.yaml' is there already; --force replaces it\n")
    #expect(folder.read("form.yaml") == "precious")
    let forced = try DetachedCommand(["new", "--force", "--no-input", "--set", "title=A"], folder: folder)
    #expect(forced.status == 0)
    #expect(folder.read("form.yaml")?.contains("\n# Try it:        formline run form.yaml\n") == true)
  }

  @Test(arguments: [false, true])
  func `a file that came into being meanwhile stays, and what was filled in is shown`(isLink: Bool) throws {
    let command = try DrivenCommand([Executable.formline, "new", folder["a.yaml"]])
    #expect(command.shows("A new form"))
    if isLink { folder.link("a.yaml", to: folder["victim"]) }
    folder.write(isLink ? "victim" : "a.yaml", "precious")
    command.send("Orders")
    command.send("\r\r\r \r\r\r")
    #expect(command.finish() == .exited(status: 74))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).contains("title: Orders"))
    #expect(folder.names == (isLink ? ["a.yaml", "victim"] : ["a.yaml"]))
    #expect(folder.read("a.yaml") == "precious")
  }

  @Test(
    "what is missing or cannot be written has its status",
    arguments: [
      (["new", "--no-input"], Int32(2)), (["new", "no/such.yaml"], 74), (["new", "a", "b"], 64), (["new"], 69),
    ] as [([String], Int32)])
  func failures(arguments: [String], status: Int32) throws {
    #expect(try DetachedCommand(arguments, folder: folder).status == status)
    #expect(folder.names == [])
  }
}
