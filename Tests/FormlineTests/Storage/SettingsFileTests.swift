import Platform
import TestSupport
import Testing
import ViewTree

@testable import FormControls
@testable import Formline

@Suite("Settings in a file") struct SettingsFileTests {
  /// The file of an app's settings, in a folder of the test's own.
  final class Folder {
    private let folder = TemporaryFolder()

    var file: String { folder["app/settings.toml"] }

    var text: String? {
      get { bytes.map { String(decoding: $0, as: UTF8.self) } }
      set { bytes = newValue.map { Array($0.utf8) } }
    }

    var bytes: [UInt8]? {
      get { TemporaryFolder.bytes(of: file) }
      set {
        folder.makeFolder("app")
        newValue.map { _ = folder.write("app/settings.toml", $0) }
      }
    }
  }

  @Test func `values survive a restart, in a file that only its owner reads`() {
    let folder = Folder()
    let first = SettingsFile(path: folder.file)
    #expect(first.value(for: "name") == nil)
    first.setValue(.text("Ada"), for: "name")
    first.setValue(.integer(2), for: "seats")
    #expect(first.value(for: "name") == .text("Ada"))
    #expect(folder.text == nil)
    first.save(in: .thisThread)
    #expect(folder.text == "name = \"Ada\"\nseats = 2\n")
    var status = stat()
    #expect(stat(folder.file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(SettingsFile(path: folder.file).value(for: "seats") == .integer(2))
  }

  @Test func `what others have written meanwhile stays`() {
    let folder = Folder()
    let file = SettingsFile(path: folder.file)
    folder.text = "# mine\nseats = 1\nother = true\n"
    #expect(file.value(for: "seats") == .integer(1))
    folder.text = "# mine\nseats = 1\nother = false\nnew = 3\n"
    file.setValue(.integer(2), for: "seats")
    file.save(in: .thisThread)
    #expect(folder.text == "# mine\nseats = 2\nother = false\nnew = 3\n")
  }

  @Test(arguments: [String(repeating: "# too large\n", count: 100_000), "bytes = \u{1}"])
  func `a file that cannot be read is never written over`(text: String) throws {
    let folder = Folder()
    // A byte that no UTF-8 has, in place of the control character.
    folder.bytes = text.utf8.map { $0 == 1 ? 0xFF : $0 }
    let before = try #require(folder.bytes)
    var problems: [String] = []
    let file = SettingsFile(path: folder.file)
    file.report = { problems.append($0) }
    file.setValue(.integer(2), for: "seats")
    file.save(in: .thisThread)
    #expect(folder.bytes == before)
    #expect(problems.count == 1)
  }

  @Test func `what another thread was asked to write is on the disk when the program has finished`() {
    let folder = Folder()
    let file = SettingsFile(path: folder.file)
    file.setValue(.integer(1), for: "a")
    file.save(in: .anotherThread)
    file.save(in: .thisThread)
    #expect(folder.text == "a = 1\n")
    file.setValue(.integer(2), for: "a")
    file.save(in: .anotherThread)
    file.setValue(.integer(3), for: "a")
    file.save(in: .thisThread)
    #expect(folder.text == "a = 3\n")
  }

  @Test func `changes wait for one another`() {
    let folder = Folder()
    let file = SettingsFile(path: folder.file)
    var waiting: [() -> Void] = []
    file.later = { waiting.append($0) }
    file.setValue(.integer(1), for: "a")
    file.setValue(.integer(2), for: "a")
    #expect(waiting.count == 1)
    file.save(in: .thisThread)
    #expect(folder.text == "a = 2\n")
  }

  @Test func `a file that cannot be read or written is as if it were empty`() {
    let file = SettingsFile(path: "/dev/null/none/settings.toml")
    file.setValue(.integer(1), for: "a")
    file.save(in: .thisThread)
    #expect(file.value(for: "a") == .integer(1))
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/etc/x", "HOME": "/home/ada"], "/etc/x/tool/settings.toml"),
      (["XDG_CONFIG_HOME": "relative", "HOME": "/home/ada"], "/home/ada/.config/tool/settings.toml"),
      (["HOME": "/home/ada"], "/home/ada/.config/tool/settings.toml"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the place is that of the XDG specification`(environment: [String: String], path: String?) {
    #expect(SettingsFile.appPath(program: "tool", environment: environment) == path)
  }

  @Test(
    arguments: [
      (["/usr/bin/sign-in"], "sign-in"), (["./tool", "x"], "tool"), ([], "formline"), ([".."], "formline"),
      (["/"], "formline"),
    ] as [([String], String)])
  func `the program gives its name`(arguments: [String], name: String) {
    #expect(SettingsFile.programName(arguments) == name)
  }
}
