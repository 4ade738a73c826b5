import Foundation
import Platform
import TestSupport
import Testing

@Suite struct ReplayTests {
  private let folder = TemporaryFolder()
  private static let script = "Form form.yaml\nSize 60 20\nType \"Ada\"\nEnter 4\nExpect submitted\n"

  init() {
    folder.write("form.yaml", TestForm.text)
    folder.write("form.keys", Self.script)
  }

  @Test func `a script is seen on the terminal, up to the summary`() throws {
    let command = try DrivenCommand([Executable.formline, "replay", folder["form.keys"], "--speed", "50x"])
    #expect(command.finish() == .exited(status: 0))
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(screen.contains("Full name") && screen.contains("✓"))
    #expect(command.standardOutput == [] && command.standardError == [])
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `Ctrl-C ends the show and puts the terminal back`() throws {
    let command = try DrivenCommand([Executable.formline, "replay", folder["form.keys"], "--speed", "0.01x"])
    #expect(command.shows("Full name"))
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `a terminal that is too small is told of`() throws {
    let command = try DrivenCommand([Executable.formline, "replay", folder["form.keys"]], columns: 50)
    #expect(command.finish() == .exited(status: 69))
    #expect(
      String(decoding: command.standardError, as: UTF8.self)
        == "formline: the script needs 60 columns and 20 rows, and this terminal has 50 and 24\n")
  }

  @Test func `films need no terminal`() throws {
    for (name, start) in [
      ("a.cast", "{\"version\": 2, \"width\": 60, \"height\": 20, \"title\": \"Order\""), ("a.svg", "<?xml"),
    ] {
      let command = try DetachedCommand(["replay", "form.keys", "--to", name], folder: folder)
      #expect(command.status == 0 && command.output == "" && command.error == "")
      #expect(folder.read(name)?.hasPrefix(start) == true)
    }
  }

  @Test func `the film at the top of the README is that of its script`() throws {
    let root = ManualCommandTests.root
    let readme = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
    let place = "Sources/Formline/Formline.docc/Resources/signup.svg"
    #expect(readme.contains("](\(place))"))
    let command = try DetachedCommand(
      ["replay", root + "/forms/signup-film.keys", "--to", "film.svg"], folder: folder)
    #expect(command.status == 0)
    // `make record` writes it anew.
    #expect(try folder.read("film.svg") == String(contentsOfFile: root + "/" + place, encoding: .utf8))
  }

  nonisolated static let endings: [(arguments: String, status: Int32)] = [
    ("form.keys", 69), ("form.keys --to a.gif", 64), ("form.keys --to a.svg --speed fast", 64),
    ("none.keys --to a.svg", 66), ("wrong.keys --to a.svg", 65), ("failing.keys --to a.svg", 1),
    ("form.keys --to none/a.svg", 74),
  ]

  @Test(arguments: endings)
  func `every other ending has its status`(arguments: String, status: Int32) throws {
    folder.write("wrong.keys", "Form form.yaml\nTpye \"x\"\n")
    folder.write("failing.keys", "Form form.yaml\nExpect focus plan\n")
    let command = try DetachedCommand(["replay"] + arguments.split(separator: " ").map(String.init), folder: folder)
    #expect(command.status == status)
    #expect(command.output == "" && command.error != "")
  }
}
