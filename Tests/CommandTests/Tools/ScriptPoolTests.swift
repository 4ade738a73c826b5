import TestSupport
import Testing

/// `formline test` plays scripts in processes of their own. What a real crash or hang would do to one of them, a command
/// of the form does here, to the process that started it.
@Suite struct ScriptPoolTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write("form.yaml", "formline: 1\nfields:\n  - {id: name}\n")
    for name in ["a", "z"] { folder.write("\(name).keys", "Form form.yaml\nType \"Ada\"\nEnter\nExpect submitted\n") }
  }

  /// A form whose check runs a shell script, and a key script that waits for it.
  private func write(_ name: String, check: String, then: String = "Expect submitted") {
    folder.write(
      "\(name).yaml",
      """
      formline: 1
      fields:
        - {id: name, check: {command: [sh, -c, '\(check)'], message: Not so}}

      """)
    folder.write("\(name).keys", "Form \(name).yaml\nType \"Ada\"\nEnter\nWait 1s\n\(then)\n")
  }

  @Test(arguments: ["1", "3"])
  func `a script that takes its process down is told of, and the others go on`(jobs: String) throws {
    write("crash", check: "kill -SEGV $PPID; sleep 1")
    let command = try DetachedCommand(
      ["test", "--allow-commands", "--jobs", jobs, "."], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(
      command.output == """
        ./crash.keys:4: Wait 1s
          expected: the form to go on
          found:    the process that played it crashed: Segmentation fault (signal 11)

        2 passed, 1 failed

        """)
    #expect(command.status == 1)
  }

  @Test func `a script that never ends is stopped after its time, and the others go on`() throws {
    write("hang", check: "kill -STOP $PPID; sleep 1")
    let command = try DetachedCommand(
      ["test", "--allow-commands", "--jobs", "1", "--time-limit", "1500ms", "."],
      environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(
      command.output == """
        ./hang.keys:4: Wait 1s
          expected: the form to come to rest
          found:    it was stopped: 1500ms were not enough

        2 passed, 1 failed

        """)
  }

  @Test func `commands see a sandbox that is empty for every script`() throws {
    let check = """
      for d in "$HOME" "$XDG_STATE_HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME" "$XDG_DATA_HOME" "$TMPDIR"; do \
      [ -d "$d" ] && [ ! -e "$d/seen" ] && touch "$d/seen" || exit 1; done; [ -z "$LEAK" ] && [ "$USER" = user ]
      """
    write("one", check: check)
    write("two", check: check)
    let scratch = TemporaryFolder()
    let command = try DetachedCommand(
      ["test", "--allow-commands", "--jobs", "1", ".", "--filter", "*o*.keys"],
      environment: ["PATH": "/usr/bin:/bin", "LEAK": "yes", "HOME": "/", "TMPDIR": scratch.path], folder: folder)
    #expect(command.output == "2 passed, 0 failed\n")
    #expect(scratch.names == [])
  }

  @Test func `without a place for temporary files scripts play, but commands do not run`() throws {
    func run(_ options: String...) throws -> DetachedCommand {
      try DetachedCommand(["test", "."] + options, environment: ["TMPDIR": "/dev/null"], folder: folder)
    }
    let playing = try run()
    #expect(playing.output == "2 passed, 0 failed\n" && playing.error == "" && playing.status == 0)
    let refusing = try run("--allow-commands")
    #expect(refusing.output == "" && refusing.status == 1)
    #expect(
      refusing.error == """
        formline: there is no place for temporary files: cannot write '/dev/null': Not a directory

        """)
  }

  @Test func `a command's answer comes when the script waits, and at no other time`() throws {
    write(
      "late", check: "false",
      then: "Expect error name \"Not so\"\nType \"x\"\nEnter\nExpect screen /checking/\nExpect no screen /Not so/")
    let command = try DetachedCommand(
      ["test", "--allow-commands", "late.keys"], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.output == "late.keys: note: the form still runs at the end of the script\n1 passed, 0 failed\n")
  }

  @Test func `without leave commands do not run, which is told`() throws {
    write("one", check: "touch ran; false")
    let command = try DetachedCommand(["test", "one.keys"], folder: folder)
    #expect(
      command.output == """
        one.keys: note: the command 'sh' of the field 'name' was not run; --allow-commands lets it
        1 passed, 0 failed

        """)
    #expect(!folder.names.contains("ran"))
  }

  @Test func `however many processes play, the report is the same`() throws {
    for number in 1...12 {
      folder.write("\(number).keys", "Form form.yaml\nType \"\(number)\"\nExpect value name \"1\"\nExpect running\n")
    }
    let reports = try ["1", "2", "5"].map { jobs in
      try DetachedCommand(["test", "--jobs", jobs, "."], folder: folder).output
    }
    #expect(reports[0].hasSuffix("\n3 passed, 11 failed\n"))
    #expect(reports[1] == reports[0] && reports[2] == reports[0])
  }

  @Test func `on a terminal a line tells how far it has come, and is gone at the end`() throws {
    let command = try DrivenCommand([Executable.formline, "test", folder.path], error: .terminal)
    #expect(command.finish() == .exited(status: 0))
    let shown = String(decoding: command.screen, as: UTF8.self)
    #expect(shown.hasPrefix("\r\u{1b}[K1 of 2"))
    #expect(shown.hasSuffix("\r\u{1b}[K"))
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == "2 passed, 0 failed\n")
  }

  @Test func `a signal ends the run, its processes and its sandboxes`() throws {
    write("hang", check: "touch started; kill -STOP $PPID; sleep 1")
    let scratch = TemporaryFolder()
    let command = try DrivenCommand(
      [Executable.formline, "test", "--allow-commands", folder["hang.keys"]],
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": scratch.path])
    #expect(command.waits { !scratch.names.isEmpty })
    command.signal(15)
    #expect(command.finish() == .exited(status: 143))
    #expect(scratch.names == [])
  }

  @Test func `scripts play again when a form, a script or a new folder changes`() throws {
    let command = try DrivenCommand([Executable.formline, "test", "--watch", folder.path])
    func reports(_ text: String, _ change: () -> Void) -> Bool {
      let seen = command.standardOutput.count
      change()
      return command.waits { String(decoding: command.standardOutput.dropFirst(seen), as: UTF8.self).contains(text) }
    }
    #expect(reports("2 passed, 0 failed\n") {})
    #expect(
      reports("form.yaml has changed\n\n") {
        folder.write("form.yaml", "formline: 1\nfields:\n  - {id: name}\n  - {id: more}\n")
      })
    #expect(command.waits { String(decoding: command.standardOutput, as: UTF8.self).hasSuffix("0 passed, 2 failed\n") })
    folder.write(".hidden", "")
    #expect(
      reports("1 passed, 1 failed\n") {
        folder.write("a.keys", "Form form.yaml\nEnter 2\nExpect submitted\n")
      })
    folder.makeFolder("sub")
    #expect(reports("2 passed, 1 failed\n") { folder.write("sub/b.keys", "Form ../form.yaml\nExpect running\n") })
    command.signal(2)
    #expect(command.finish() == .exited(status: 130))
  }
}
