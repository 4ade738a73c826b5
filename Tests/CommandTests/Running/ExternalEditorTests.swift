import Platform
import TestSupport
import Testing

/// A text goes to the user's editor and comes back: Ctrl-X Ctrl-E, as `formline run` does it on a terminal.
@Suite(.serialized) struct ExternalEditorTests {
  private let folder = TemporaryFolder()
  private static let keys = "\u{18}\u{5}"

  /// A form, with a script as its editor that is given the file as `$1`.
  private func run(
    editor: String?, fields: String = "{id: note, type: textarea, default: one}", inputrc: String = "none",
    environment: [String: String] = [:], timeout: String? = nil, draft: [String] = ["--no-draft"]
  ) throws -> DrivenCommand {
    folder.write("form.yaml", "formline: 1\ntitle: Edit\nfields: [\(fields)]\n")
    folder.makeFolder("tmp")
    var variables = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "TMPDIR": folder["tmp"]]
    if let editor {
      folder.write("editor", "#!/bin/sh\n" + editor)
      chmod(folder["editor"], 0o755)
      variables["EDITOR"] = folder["editor"]
    }
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--inputrc", inputrc] + draft
        + (timeout.map { ["--timeout", $0] } ?? []),
      environment: variables.merging(environment) { $1 })
    #expect(command.shows("Edit"))
    return command
  }

  private func answers(_ command: DrivenCommand) -> String { String(decoding: command.standardOutput, as: UTF8.self) }

  @Test func `the text is changed by the editor, and can be undone`() throws {
    let command = try run(
      editor: "printf 'two\\nlines\\n' >> \"$1\"\nstat -c %a \"$1\" \"${1%/*}\" > \(folder["modes"])")
    command.send(Self.keys)
    #expect(command.shows("lines"))
    command.send("!\u{A}")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"note": "onetwo\nlines!"}"# + "\n")
    #expect(folder.read("modes") == "600\n700\n")
    #expect(folder.names(in: "tmp") == [])
    #expect(command.terminal.settings == command.settingsBefore)

    let undone = try run(editor: "echo other > \"$1\"")
    undone.send(Self.keys)
    #expect(undone.shows("other"))
    undone.send("\u{1F}\u{A}")
    #expect(undone.finish() == .exited(status: 0))
    #expect(answers(undone) == #"{"note": "one"}"# + "\n")
  }

  @Test func `the editor has the terminal as it was, though standard output is a pipe`() throws {
    let command = try run(
      editor: """
        stty -a | grep -o ' icanon'
        printf 'name? '
        read name
        echo "$name" > "$1"
        [ -t 1 ] && [ -t 2 ] && echo terminal > \(folder["streams"])
        """, fields: "{id: name}")
    command.send(Self.keys)
    #expect(command.shows("icanon"))
    #expect(command.shows("name? "))
    let before = command.screen.count
    command.send("Ada\n")
    #expect(command.shows("Edit", after: before))
    command.send("\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"name": "Ada"}"# + "\n")
    #expect(folder.read("streams") == "terminal\n")
  }

  @Test func `what an editor adds to a default is not taken for a first character`() throws {
    let command = try run(
      editor: "printf 1000 > \"$1\"", fields: "{id: seats, type: integer, default: 100}")
    command.send(Self.keys)
    #expect(command.shows("1000"))
    command.send("\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"seats": 1000}"# + "\n")
  }

  @Test func `Ctrl-C in the editor is the editor's affair`() throws {
    let command = try run(editor: "trap 'echo caught; exit 3' INT\necho waiting\nwhile :; do sleep 0.01; done")
    command.send(Self.keys)
    #expect(command.shows("waiting"))
    command.send("\u{3}")
    #expect(command.shows("ended with status 3: nothing was changed"))
    command.send("\u{A}")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"note": "one"}"# + "\n")
  }

  @Test func `a key that is a signal for the editor is none for the form, though the editor has just ended`() throws {
    let command = try run(editor: "exit 0")
    for _ in 0..<40 where command.ending == nil {
      let before = command.screen.count
      command.send(Self.keys)
      // Ctrl-\ again and again, until the form has the terminal once more.
      #expect(
        command.waits {
          // No more than a build without optimisation handles until the next look.
          for _ in 0..<50 { command.send([0x1C]) }
          return String(decoding: command.screen[before...], as: UTF8.self).contains("\u{1B}[?2004h")
        })
    }
    command.send("\u{A}")
    #expect(command.finish() == .exited(status: 0))
  }

  @Test(arguments: ["\u{1A}", nil])
  func `Ctrl-Z stops the editor and the form with it, and fg goes on with both`(key: String?) throws {
    // As vim does: it takes the key itself and stops everything in front of the terminal.
    let stops = key == nil ? "kill -TSTP 0\n" : ""
    folder.write(
      "editor",
      "#!/bin/sh\necho $$ > \(folder["process"])\n\(stops)echo waiting\nread line\necho \"$line\" > \"$1\"\n")
    chmod(folder["editor"], 0o755)
    folder.write("form.yaml", "formline: 1\ntitle: Edit\nfields: [{id: note, type: textarea}]\n")
    let shell = try DrivenCommand(
      ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PS1": "$ ", "EDITOR": folder["editor"]],
      output: .terminal, error: .terminal)
    #expect(shell.shows("$ "))
    shell.send("\(Executable.formline) run \(folder["form.yaml"]) --inputrc none --no-draft\n")
    #expect(shell.shows("Edit"))
    let started = shell.screen.count
    shell.send(Self.keys)
    if let key {
      #expect(shell.shows("waiting"))
      shell.send(key)
    }
    #expect(shell.shows("Stopped"))
    #expect(!TerminalModes(after: shell.screen).mouse)
    // What comes before the shell has the terminal may be lost: it has it when it prompts, and nobody else reads there
    // once the editor has come to a stop, which may be later than the form does. It names the job when it has given the
    // terminal away.
    #expect(shell.shows("$ ", after: started))
    let editor = folder.read("process").flatMap { pid_t($0.dropLast()) }
    #expect(shell.waits { editor.map { ProcessState(of: $0) } == .stopped })
    let stopped = shell.screen.count
    shell.send("fg\n")
    #expect(
      shell.shows("form.yaml", after: stopped), "\(String(decoding: shell.screen, as: UTF8.self).debugDescription)")
    if key == nil { #expect(shell.shows("waiting")) }
    let continued = shell.screen.count
    shell.send("typed there\n")
    #expect(shell.shows("Edit", after: continued))
    shell.send("!\u{A}")
    #expect(shell.shows(#"{"note": "typed there!"}"#, after: continued))
    shell.send("exit\n")
    #expect(shell.finish() == .exited(status: 0))
  }

  @Test(
    "a request to end reaches the editor first, and the terminal is put back",
    arguments: ["", "stty raw -echo\nprintf '\\033[?1049h'\n", "stty raw\ntrap '' TERM HUP\n"],
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func requestToEnd(before: String, by signal: Int32) throws {
    let command = try run(editor: before + "echo waiting\nexec sleep 1000")
    command.send(Self.keys)
    #expect(command.shows("waiting"))
    command.signal(signal)
    #expect(command.finish()?.status == 128 + signal)
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
    #expect(folder.names(in: "tmp") == [])
  }

  @Test func `the time runs while the editor is open`() throws {
    let command = try run(editor: "trap '' TERM HUP INT\necho waiting\nexec sleep 1000", timeout: "2s")
    command.send(Self.keys)
    #expect(command.shows("waiting"))
    #expect(command.finish()?.status == 124)
    #expect(command.terminal.settings == command.settingsBefore)
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }

  @Test func `what a killed editor has set on the terminal is put back`() throws {
    let set = "?1002 ?1003 ?1004 ?1006 ?2031".split(separator: " ").map { "\\033[\($0)h" }.joined()
    let command = try run(editor: "printf '\(set)\\033[4h\\033[3;9r\\033[?7l'\nkill -9 $$")
    command.send(Self.keys)
    #expect(command.shows("was ended by signal 9"))
    let text = String(decoding: command.screen, as: UTF8.self)
    let after = try #require(text.range(of: "\u{1B}[?7l")).upperBound
    for sequence in ["?1002l", "?1003l", "?1004l", "?1006l", "?2031l", "4l", "r", "?7h"] {
      #expect(text[after...].contains("\u{1B}[\(sequence)"), "\(sequence)")
    }
  }

  @Test(arguments: [
    ("exit 3", "ended with status 3: nothing was changed"),
    ("printf '\\377' > \"$1\"", "is not UTF-8: nothing was changed"),
    ("kill -9 $$", "was ended by signal 9"), ("rm \"$1\"", "No such file or directory"),
  ])
  func `an editor that fails changes nothing, and the form says why`(editor: String, reason: String) throws {
    let command = try run(editor: editor)
    command.send(Self.keys)
    #expect(command.shows(reason))
    command.send("\u{A}")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"note": "one"}"# + "\n")
  }

  @Test func `what was saved is taken over though the editor was killed`() throws {
    let command = try run(editor: "echo saved > \"$1\"\nkill -9 $$")
    command.send(Self.keys)
    #expect(command.shows("saved"))
    command.send("\u{A}")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"note": "saved"}"# + "\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, nil])
  func `what was saved is in the draft though the form ended while the editor was open`(signal: Int32?) throws {
    let editor = "echo saved > \"$1\"\necho waiting\nsleep 20"
    let command = try run(
      editor: editor, timeout: signal == nil ? "2" : nil, draft: ["--draft", folder["draft"]])
    command.send(Self.keys)
    #expect(command.shows("waiting"))
    if let signal { command.signal(signal) }
    _ = command.finish()
    #expect(folder.read("draft")?.contains(#""note": "saved""#) == true, "\(folder.read("draft") ?? "none")")
  }

  @Test func `VISUAL comes before EDITOR, and may have arguments`() throws {
    let command = try run(
      editor: "exit 1", environment: ["VISUAL": "sed -i -e 's/one/1 and \"2\"/' --"])
    command.send(Self.keys)
    #expect(command.shows("1 and"))
    command.send("\u{A}")
    #expect(command.finish() == .exited(status: 0))
    #expect(answers(command) == #"{"note": "1 and \"2\""}"# + "\n")
  }

  @Test func `an editor that is not there is named, with what would help`() throws {
    let command = try run(editor: nil, environment: ["EDITOR": "no-such-editor"])
    command.send(Self.keys)
    // Blanks that were there before are not sent.
    for word in ["'no-such-editor'", "VISUAL", "EDITOR", "yours"] { #expect(command.shows(word)) }
  }

  @Test func `a field of one line takes the lines of an editor as those of a paste`() throws {
    let command = try run(editor: "printf 'one\\ntwo\\n\\n' > \"$1\"", fields: "{id: name}")
    command.send(Self.keys)
    #expect(command.shows("one two"))
  }

  @Test func `a secret is given to no editor`() throws {
    let command = try run(editor: "echo \"$1\" > \(folder["seen"])", fields: "{id: pin, type: password}")
    command.send("1234" + Self.keys)
    #expect(command.shows("Secrets cannot be opened in an editor"))
    #expect(folder.read("seen") == nil)
    #expect(folder.names(in: "tmp") == [])
  }

  @Test func `in vi mode v calls it`() throws {
    folder.write("inputrc", "set editing-mode vi\nset keyseq-timeout 20\n")
    let command = try run(editor: "echo edited > \"$1\"", inputrc: folder["inputrc"])
    command.send("\u{1B}")
    #expect(command.shows("COMMAND"))
    command.send("v")
    #expect(command.shows("edited"))
  }
}
