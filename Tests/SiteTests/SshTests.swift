import Glibc
import TestSupport
import Testing
import Values

/// A site behind a real sshd: the one that `make site-demo` starts.
@Suite(.serialized, .enabled(if: access("/usr/sbin/sshd", X_OK) == 0)) struct SshTests {
  private let folder = TemporaryFolder()
  private let demonstration: DrivenCommand
  /// The words of the command that logs in.
  private let ssh: [String]
  private let site: String

  init() throws {
    let root = #filePath.dropLast("Tests/SiteTests/SshTests.swift".count)
    let programs = String(Executable.formline.dropLast("formline".count))
    let note = "printf '%s\\n' \"$SSH\" \"$SITE\" > \"$TMPDIR/new\"; mv \"$TMPDIR/new\" \"$TMPDIR/ready\"; sleep 600"
    demonstration = try DrivenCommand(
      ["\(root).ci/site-demo", programs, "--once", "sh", "-c", note],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin", "TMPDIR": folder.path, "TERM": "xterm-256color"])
    demonstration.patience = 30_000
    let folder = folder
    #expect(demonstration.waits { folder.read("ready") != nil })
    let lines = (folder.read("ready") ?? "\n").split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    ssh = lines[0].split(separator: " ").map(String.init)
    site = lines[1]
  }

  private func log(in command: String) throws -> DrivenCommand {
    let session = try DrivenCommand(
      ["/usr/bin/env", ssh[0], "-tt"] + ssh.dropFirst() + [command],
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"], output: .terminal, error: .terminal)
    session.patience = 30_000
    return session
  }

  private func pipe(_ answers: String, into command: String) throws -> DetachedCommand {
    try DetachedCommand(
      executable: "/usr/bin/env", ssh + [command], input: answers, environment: ["PATH": "/usr/bin:/bin"])
  }

  private func exported() throws -> [JSONValue] {
    try DetachedCommand(
      executable: Executable.site, ["export", site, "change"], environment: ["PATH": "/usr/bin:/bin"]
    ).output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
  }

  @Test func `the person is the owner of the key, and what is asked for never meets a shell`() throws {
    let served = try pipe(#"{"summary": "over ssh"}"#, into: "change")
    #expect(served.status == 0 && served.output.hasPrefix("Submitted. Receipt: "), "\(served.error)")
    #expect(try exported().map { $0["person"] } == ["you"])
    for command in ["/usr/lib/openssh/sftp-server", "scp -t /tmp", "id", "sh", "$(touch \(site)/made)", "`id`"] {
      let refused = try pipe("", into: command)
      #expect(refused.status == 64 || refused.status == 66, "\(command)")
    }
    #expect(access("\(site)/made", F_OK) != 0)
    #expect(try pipe("", into: "").output.contains("submission  change"))
  }

  @Test func `a connection that is cut is resumed, whenever that happens`() throws {
    var generator = SeededGenerator(seed: 7)
    var typed = ""
    for round in 0..<3 * FuzzEffort.factor {
      let session = try log(in: "change")
      if round == 0 {
        #expect(session.shows("Change request"))
      } else {
        #expect(session.shows("Resume where you left off?"))
        session.send("\r")
        #expect(session.shows(typed))
      }
      let word = String(UnicodeScalar(UInt8(97 + round % 26))) + String(round % 10)
      session.send(word)
      #expect(session.shows(word))
      // What was typed half a second before is there again.
      usleep(500_000 + UInt32(generator.next() % 200_000))
      typed += word
      session.signal(SIGKILL)
      session.finish()
      // sshd notices, and the session ends.
      usleep(300_000)
    }
    let last = try log(in: "change")
    #expect(last.shows("Resume where you left off?"))
    last.send("\r")
    #expect(last.shows(typed))
    last.send("\u{1b}[21~")
    #expect(last.shows("Submitted. Receipt: "))
    last.finish()
    #expect(try exported().map { $0["answers"]?["summary"] } == [.string(typed)])
  }
}
