import Platform
import TestSupport
import Testing

/// Users whom the C library has to ask a module of the name service for (nsswitch.conf(5)). A command with a static C
/// library cannot load such a module and crashes where it tries.
@Suite(.serialized) struct NameServiceTests {
  private let folder = TemporaryFolder()

  /// Types `text`, has readline expand it as a shell expands `~name`, and submits.
  private func expanded(_ text: String, by launcher: [String] = []) throws -> String {
    folder.write("form.yaml", "formline: 1\nfields: [{id: place}]\n")
    let command = try DrivenCommand(
      launcher + [Executable.formline, "run", folder["form.yaml"], "--inputrc", "none", "--output", "lines"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"],
      output: .captured)
    #expect(command.shows("Place"))
    command.send(text + "\u{1B}~\r")
    #expect(command.finish() == .exited(status: 0))
    return String(decoding: command.standardOutput, as: UTF8.self)
  }

  @Test func `a user that does not exist stays as it was typed`() throws {
    #expect(try expanded("~nosuchuser_x") == "~nosuchuser_x\n")
  }

  @Test(.needs(.nssExtrausers), .needsOwnMounts) func `the home of a user that only a module knows is found`() throws {
    folder.write("nsswitch.conf", "passwd: files extrausers\ngroup: files\n")
    folder.makeFolder("extrausers")
    folder.write("extrausers/passwd", "ada_elsewhere:x:4711:4711:Ada Lovelace:/srv/people/ada:/bin/sh\n")
    let script = """
      mount --bind '\(folder["nsswitch.conf"])' /etc/nsswitch.conf &&
      mount --bind '\(folder["extrausers"])' /var/lib/extrausers && exec "$@"
      """
    let launcher = OwnMounts.launcher + ["/bin/sh", "-c", script, "sh"]
    #expect(try expanded("~ada_elsewhere", by: launcher) == "/srv/people/ada\n")
  }
}
