import TestSupport
import Testing

@Suite struct FuzzTests {
  private let folder = TemporaryFolder()

  @Test func `a form in order has no findings, and a seed gives the same scripts`() throws {
    folder.write("form.yaml", TestForm.text)
    let command = try DetachedCommand(["fuzz", "form.yaml", "--scripts", "8", "--seed", "5"], folder: folder)
    #expect(command.error == "formline: typing into 'form.yaml', seed 5\n")
    #expect(command.output.hasPrefix("8 scripts of 60 actions in "))
    #expect(command.output.hasSuffix(" s, seed 5: nothing was found\n"))
    #expect(command.status == 0)
    #expect(folder.names == ["form.yaml"])
  }

  @Test func `what takes the form down becomes a short script that does so again`() throws {
    // A crash of the form's process, by the form's own command.
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: name, check: {command: [sh, -c, 'kill -SEGV $PPID; sleep 1'], message: Not so}}
        - {id: other}

      """)
    let path = ["PATH": "/usr/bin:/bin"]
    let command = try DetachedCommand(
      ["fuzz", "form.yaml", "--scripts", "16", "--seed", "1", "--allow-commands"], environment: path, folder: folder)
    #expect(command.status == 1)
    #expect(command.output.contains("found:    the process that played it crashed: Segmentation fault (signal 11)\n"))
    #expect(command.output.hasSuffix(" s, seed 1: 1 found\n"))
    let script = try #require(folder.names.first { $0.hasPrefix("form-fuzz-1-") })
    let text = try #require(folder.read(script))
    #expect(text.split(separator: "\n").count <= 8, "\(text)")

    let again = try DetachedCommand(
      ["test", "--strict", "--allow-commands", script], environment: path, folder: folder)
    #expect(again.output.contains("Segmentation fault"))
    #expect(again.status == 1)
  }

  @Test func `the folder for scripts is made, and one that cannot be made is told of`() throws {
    folder.write(
      "form.yaml",
      "formline: 1\nfields: [{id: a, check: {command: [sh, -c, 'kill -SEGV $PPID; sleep 1'], message: m}}, {id: b}]\n")
    let fuzz = ["fuzz", "form.yaml", "--scripts", "16", "--seed", "1", "--allow-commands", "--to"]
    let made = try DetachedCommand(fuzz + ["new"], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(made.status == 1 && made.output.hasSuffix("1 found\n"))
    #expect(folder.names(in: "new").count == 1)
    let refused = try DetachedCommand(fuzz + ["/proc/new"], folder: folder)
    #expect(refused.status == 74 && refused.error.hasSuffix("formline: the folder '/proc/new' cannot be made\n"))
  }
}
