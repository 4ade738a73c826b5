import Platform
import TestSupport
import Testing

@Suite struct CheckTests {
  private let folder = TemporaryFolder()

  @Test func `a folder without a definition is no success`() throws {
    folder.makeFolder("empty")
    let command = try DetachedCommand(["check", "empty"], folder: folder)
    #expect(command.status == 66 && command.error == "formline: there is no definition in 'empty'\n")
  }

  @Test func `drive whose last reply nobody takes is no success`() throws {
    let request = #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocol": 1}}"# + "\n"
    #expect(try DetachedCommand(["drive"], input: request, output: .file("/dev/full")).status == 74)
  }

  @Test func `a folder without mistakes is 0`() throws {
    folder.write("a.yaml", TestForm.text)
    folder.write("b.yml", TestForm.note)
    folder.write("c.keys", "Bogus\n")
    let command = try DetachedCommand(["check", "."], folder: folder)
    #expect(command.status == 0)
    #expect(command.output == "2 definitions checked, no mistakes\n")
    #expect(command.error == "")
  }

  @Test func `a file whose name is not UTF-8 is not passed over`() throws {
    folder.write("a.yaml", "formline: 2\n")
    let bytes = Array(folder.path.utf8) + [0x2F, 0xFF] + Array(".yaml".utf8)
    let name = (bytes + [0]).map { CChar(bitPattern: $0) }
    defer { unlink(name) }
    #expect(rename(folder["a.yaml"], name) == 0)
    let command = try DetachedCommand(["check", "."], folder: folder)
    #expect(command.status == 66)
    #expect(command.error == "formline: cannot read './\u{FFFD}.yaml': No such file or directory\n")
  }

  @Test func `a pipe in a folder is not waited for`() throws {
    folder.write("a.yaml", TestForm.text)
    mkfifo(folder["x.yaml"], 0o600)
    folder.link("y.yaml", to: "x.yaml")
    let command = try DetachedCommand(["check", "."], folder: folder)
    #expect(command.output == "1 definition checked, no mistakes\n" && command.status == 0)
  }

  @Test func `mistakes are 1, with the line, a caret and a hint`() throws {
    folder.write("a.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let command = try DetachedCommand(["check", "a.yaml"], folder: folder)
    #expect(command.status == 1)
    #expect(command.output == "")
    #expect(
      command.error.hasPrefix(
        """
        a.yaml:3:13: error: unknown key 'tipe' in a field
        3 |   - {id: a, tipe: text}
          |             ^^^^
        help: did you mean 'type'?
        """))
  }

  @Test func `editors get a list of objects`() throws {
    folder.write("a.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let command = try DetachedCommand(["check", "a.yaml", "--format", "json"], folder: folder)
    #expect(command.status == 1)
    #expect(command.output.hasPrefix("[\n  {\"path\": \"a.yaml\", \"line\": 3, \"column\": 13, \"length\": 4, "))
    #expect(command.error == "")
  }

  @Test func `a file that cannot be read is 66, and the others are checked`() throws {
    folder.write("a.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let command = try DetachedCommand(["check", "none.yaml", "a.yaml"], folder: folder)
    #expect(command.status == 66)
    #expect(command.error.contains("unknown key 'tipe'"))
    #expect(command.error.contains("formline: cannot read 'none.yaml': No such file or directory"))
  }

  @Test(arguments: ["check", "prove"]) func `a part that is not there is 64, and the others are checked`(
    name: String
  ) throws {
    folder.write("whole.yaml", "formline: 1\nfields: [{id: a}]\n")
    folder.write("wrong.yaml", "formline: 1\nfields: [{id: a, tipe: text}]\n")
    let command = try DetachedCommand([name, "whole.yaml#part", "wrong.yaml"], folder: folder)
    #expect(command.status == 64)
    #expect(command.error.contains("unknown key 'tipe'"), "\(command.error)")
    #expect(command.error.contains("'whole.yaml' has no parts: leave out '#part'"))
  }
}
