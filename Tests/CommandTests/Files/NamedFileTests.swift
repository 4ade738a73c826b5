import TestSupport
import Testing

/// Files that a definition names: those beside it, and others only when the user says so.
@Suite struct NamedFileTests {
  private let folder = TemporaryFolder()

  init() {
    folder.makeFolder("forms")
    folder.makeFolder("forms/lists")
    folder.write("secret.txt", "hunter2\n")
    folder.write("forms/lists/cities.txt", "Berlin\nParis\n")
    folder.link("forms/link.txt", to: "../secret.txt")
    folder.link("forms/inside.txt", to: "lists/cities.txt")
    folder.link("forms/elsewhere", to: "/")
  }

  private func form(_ file: String) {
    folder.write(
      "forms/form.yaml", "formline: 1\nfields:\n  - {id: city, type: select, options: {lines: \(file)}}\n")
  }

  private func run(_ command: String, _ arguments: String..., form file: String) throws -> DetachedCommand {
    form(file)
    folder.write("forms/form.keys", "Form form.yaml\nEsc\nExpect cancelled\n")
    let input = command == "test" ? "forms/form.keys" : "forms/form.yaml"
    return try DetachedCommand([command, input] + arguments, folder: folder)
  }

  @Test(
    "a file in the definition's folder is read, also through a link", arguments: ["lists/cities.txt", "inside.txt"])
  func inside(file: String) throws {
    let command = try run("show", form: file)
    #expect(command.status == 0)
    #expect(command.output.contains("Berlin"))
  }

  @Test(
    "a file outside of it is not, whatever leads there",
    arguments: ["../secret.txt", "link.txt", "lists/../../secret.txt", "elsewhere/etc/passwd", "/etc/passwd"])
  func outside(file: String) throws {
    let command = try run("run", "--no-input", form: file)
    #expect(command.status == 64)
    #expect(
      command.error == """
        forms/form.yaml:3:47: error: '\(file)' leaves the folder of the definition
        3 |   - {id: city, type: select, options: {lines: \(file)}}
          |                                               \(String(repeating: "^", count: file.count))
        help: move the file there; --allow-files lets it be read where it is

        """)
  }

  @Test("no command reads it", arguments: ["check", "show", "test", "run"])
  func everyCommand(command: String) throws {
    let refused = try run(command, form: "link.txt")
    #expect(refused.status == 64)
    #expect((refused.output + refused.error).contains("leaves the folder of the definition"))
    #expect(!(refused.output + refused.error).contains("hunter2"))
  }

  @Test("--allow-files lets it be read", arguments: ["../secret.txt", "link.txt"])
  func allowed(file: String) throws {
    #expect(try run("show", "--allow-files", form: file).output.contains("hunter2"))
    #expect(try run("check", "--allow-files", form: file).status == 0)
    #expect(try run("test", "--allow-files", form: file).status == 0)
    let answers = try run("run", "--allow-files", "--no-input", "--set", "city=hunter2", form: file)
    #expect(answers.output == "{\"city\": \"hunter2\"}\n")
  }

  @Test(
    "a definition that is not in a file names only files of the folder that --folder names",
    arguments: [
      ["run", "-", "--no-input", "--set", "city=Paris"], ["check", "-"], ["show", "-"], ["questions", "-"],
    ])
  func folderOfInput(words: [String]) throws {
    let text = "formline: 1\nfields:\n  - {id: city, type: select, options: {lines: cities.txt}}\n"
    func call(_ options: String...) throws -> DetachedCommand {
      try DetachedCommand(words + options, input: text, folder: folder)
    }
    folder.write("cities.txt", "hunter2\n")
    let refused = try call()
    #expect(refused.status == 64 && !refused.output.contains("hunter2"))
    #expect(
      refused.error == """
        standard input:3:47: error: 'cities.txt' is in no folder, since the definition is not in a file
        3 |   - {id: city, type: select, options: {lines: cities.txt}}
          |                                               ^^^^^^^^^^
        help: --folder DIR names its folder

        """)
    #expect(try call("--folder", "forms/lists").error == "")
    #expect(try call("--folder", "forms").status != 0)
  }

  @Test func `suggestions from it are left out`() throws {
    folder.write("forms/form.yaml", "formline: 1\nfields:\n  - {id: city, suggestions: {lines: ../secret.txt}}\n")
    let command = try DetachedCommand(["run", "forms/form.yaml", "--no-input"], folder: folder)
    #expect(command.output == "{\"city\": null}\n" && command.error == "" && command.status == 0)
  }

  @Test func `mistakes in it are told at their own places, all at once`() throws {
    folder.write("forms/lists/cities.txt", "Berlin\nParis\nBerlin\r\n\nParis\nBerlin\n")
    let command = try run("check", form: "lists/cities.txt")
    #expect(command.status == 1)
    #expect(
      command.error == """
        forms/lists/cities.txt:3:1: error: duplicate line 'Berlin'
        3 | Berlin
          | ^^^^^^
        help: the first is on line 1
        forms/lists/cities.txt:5:1: error: duplicate line 'Paris'
        5 | Paris
          | ^^^^^
        help: the first is on line 2
        forms/lists/cities.txt:6:1: error: duplicate line 'Berlin'
        6 | Berlin
          | ^^^^^^
        help: the first is on line 1

        """)
    let json = try DetachedCommand(["check", "forms/form.yaml", "--format", "json"], folder: folder)
    #expect(json.output.hasPrefix("[\n  {\"path\": \"forms/lists/cities.txt\", \"line\": 3, \"column\": 1, "))
  }
}
