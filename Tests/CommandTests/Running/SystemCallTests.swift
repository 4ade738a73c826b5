import Platform
import TestSupport
import Testing

/// What the system is asked for while readline edits. A script has no terminal: whatever goes to one is readline's.
@Suite(.needs(.strace))
struct SystemCallTests {
  private let folder = TemporaryFolder()

  @Test func `readline writes nothing, sets no terminal mode, handles no signal and starts no timer`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}, {id: note, type: textarea}]\n")
    folder.write(
      "form.keys",
      """
      Form form.yaml
      Inputrc "set bell-style audible"
      Inputrc "set bind-tty-special-chars on"
      Inputrc "set enable-keypad on"
      Inputrc "\\"\\\\C-o\\": dump-functions"
      Type "SENTINEL words"
      Ctrl+W
      Ctrl+Y
      Ctrl+O
      Ctrl+R
      Type "x"
      Ctrl+G
      Alt+5
      Left 30
      Ctrl+X
      Ctrl+E
      Ctrl+L
      Paste "pasted"
      Expect value name "pastedSENTINEL words"
      Ctrl+C
      """)
    let command = try DetachedCommand(
      executable: "/usr/bin/strace",
      [
        "-f", "-s", "200", "-o", folder["calls"], "-e", "trace=ioctl,write,writev,rt_sigaction,setitimer,timer_create",
        Executable.formline, "run", "form.yaml", "--keys", "form.keys",
      ], environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.status == 130, "\(command.error)")
    let calls = (folder.read("calls") ?? "").split(separator: "\n")
    #expect(!calls.isEmpty)
    for forbidden in ["TCSET", "SENTINEL", "\\7", "form-next-field", "SIGWINCH", "SIGTSTP", "SIGALRM", "setitimer"] {
      #expect(calls.filter { $0.contains(forbidden) } == [], "\(forbidden)")
    }
  }

  private var traced: String {
    "/usr/bin/strace -f -s 200 -o \(folder["calls"]) -e trace=ioctl,write \(Executable.formline) run \(folder["form.yaml"])"
      + " --no-draft --inputrc none"
  }

  /// A Ctrl-S that waits in the terminal stops the output as soon as its modes are set.
  private func expectModesLast() throws {
    let calls = (folder.read("calls") ?? "").split(separator: "\n")
    let modes = try #require(calls.firstIndex { $0.contains("TCSETS") && $0.contains("ICANON") })
    let sequences = try #require(calls[..<modes].lastIndex { $0.contains("write(") && $0.contains("[?2004l") })
    let taken = try #require(calls[..<modes].lastIndex { $0.contains("TIOCOUTQ, [0]") })
    #expect(sequences < taken, "\(calls[max(0, sequences - 2)...])")
    // Output that stood still flows before.
    let flow = try #require(calls[..<sequences].lastIndex { $0.contains("TCXONC, TCOON") })
    #expect(sequences - flow == 1, "\(calls[flow...])")
  }

  @Test(arguments: ["\u{3}", "Ada\r\r", "\u{1b}", "SIGTERM", "SIGSEGV"])
  func `a terminal gets its sequences first, and its modes once it has taken them`(by: String) throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}, {id: note}]\n")
    let command = try DrivenCommand(
      traced.split(separator: " ").map(String.init), environment: ["TERM": "xterm-kitty", "PATH": "/usr/bin:/bin"])
    #expect(command.shows("Note"))
    if let signal = ["SIGTERM": SIGTERM, "SIGSEGV": SIGSEGV][by] {
      kill(try #require(command.children.first), signal)
    } else {
      command.send(by)
    }
    command.finish()
    try expectModesLast()
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `so does it when Ctrl-Z stops it`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}, {id: note}]\n")
    let shell = try DrivenCommand(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["TERM": "xterm-kitty", "PATH": "/usr/bin:/bin"],
      output: .terminal, error: .terminal)
    shell.send(traced + "\n")
    #expect(shell.shows("Note"))
    shell.send("\u{1a}")
    #expect(shell.shows("Stopped"))
    try expectModesLast()
  }
}
