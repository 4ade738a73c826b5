import Glibc
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
}
