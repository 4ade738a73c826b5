import TestSupport
import Testing

/// `formline bindings`: whose bindings hold.
struct BindingsTests {
  private let folder = TemporaryFolder()

  private func bindings(_ environment: [String: String] = [:]) throws -> DetachedCommand {
    try DetachedCommand(
      ["bindings"], environment: ["HOME": folder.path, "TERM": "xterm-256color"].merging(environment) { $1 },
      folder: folder)
  }

  @Test func `the user's own come from ~/.inputrc, with the files it includes`() throws {
    folder.write("more", "\"\\C-xm\": form-last-field\n")
    folder.write(
      ".inputrc",
      """
      $include \(folder["more"])
      set editing-mode vi
      $if mode=vi
      "\\C-xv": form-first-field
      $else
      "\\C-xz": form-first-field
      $endif
      $if Formline
      "\\C-xf": form-submit
      $endif
      $if Bash
      "\\C-xb": form-submit
      $endif

      """)
    let command = try bindings()
    #expect(command.status == 0)
    #expect(command.error == "")
    let lines = command.output.split(separator: "\n")
    let own = lines.filter {
      $0.hasPrefix(#""\C-x"#) && ["m", "v", "z", "f", "b"].contains(String($0.dropFirst(5).prefix(1)))
    }
    #expect(own == [#""\C-xm": form-last-field"#, #""\C-xv": form-first-field"#, #""\C-xf": form-submit"#])
    #expect(lines.last == "set keymap vi-insert")
  }

  @Test func `INPUTRC comes before that`() throws {
    folder.write(".inputrc", "\"\\C-o\": form-help\n")
    folder.write("other", "\"\\C-t\": form-help\n")
    #expect(try bindings().output.contains(#""\C-o": form-help"#))
    let other = try bindings(["INPUTRC": folder["other"]])
    #expect(other.output.contains(#""\C-t": form-help"#))
    #expect(!other.output.contains(#""\C-o": form-help"#))
  }

  @Test(.enabled(if: TemporaryFolder.content(of: "/etc/inputrc")?.contains("\n\"\\e[5C\": forward-word\n") ?? false))
  func `the system's own hold where there are none at home`() throws {
    #expect(try bindings().output.contains(#""\e[5C": forward-word"#))
    folder.write(".inputrc", "\"\\C-o\": form-help\n")
    #expect(try !bindings().output.contains(#""\e[5C": forward-word"#))
  }

  @Test func `what is wrong in it is told with its place`() throws {
    folder.write(".inputrc", "\"\\C-o: form-help\nset nonsense on\n")
    let command = try bindings()
    #expect(command.status == 0)
    #expect(
      command.error == """
        formline: warning: \(folder[".inputrc"]): line 1: "\\C-o: form-help: no closing `"' in key binding
        formline: warning: \(folder[".inputrc"]): line 2: nonsense: unknown variable name

        """)
  }

  @Test func `what it prints is an inputrc that binds the same`() throws {
    folder.write(".inputrc", "\"\\C-o\": \"a \\\"macro\\\"\"\n\"\\C-xq\": form-toolbar-3\n")
    let first = try bindings()
    folder.write("printed", first.output)
    let second = try bindings(["INPUTRC": folder["printed"]])
    #expect(second.output == first.output)
    #expect(second.error == "")
  }
}
