import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// A site behind a real sshd: the one that `make site-demo` starts.
@Suite(.serialized, .needs(.sshd, .sqlite3)) struct SshTests {
  private let host: SshHost

  init() throws { host = try SshHost() }

  private var site: String { host.site }
  private func exported() throws -> [JSONValue] { try host.exported() }

  private func pipe(_ answers: String, into command: String) throws -> DetachedCommand {
    try host.pipe(answers, into: command)
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

  @Test func `Ctrl-C at a plain question gives 130, as without ssh`() throws {
    let session = try host.log(in: "change", terminal: "dumb")
    #expect(session.shows("Summary (required): "))
    session.send("\u{3}")
    #expect(session.finish() == .exited(status: 130))
  }

  /// A thousand times by `make long`.
  @Test func `a connection that is cut at any moment is resumed, at most half a second missing`() throws {
    var generator = SeededGenerator(seed: 7)
    var kept = ""
    let rounds = FuzzEffort.factor > 1 ? 1000 : 6
    for round in 0..<rounds {
      let session = try host.log(in: "change")
      if kept.isEmpty {
        #expect(session.shows("Change request"), "\(String(decoding: session.screen, as: UTF8.self))")
      } else {
        #expect(session.shows("Resume where you left off?"))
        session.send("\r")
        #expect(session.shows(kept), "round \(round)")
      }
      if kept.count > 40 {
        session.send("\u{1}\u{b}")
        kept = ""
      }
      // Keys, each with its time, until the connection is gone.
      var typed: [(character: Character, time: Int64)] = []
      for _ in 0..<(1 + generator.next() % 12) {
        let character = Character(UnicodeScalar(UInt8(97 + generator.next() % 26)))
        session.send(String(character))
        typed.append((character, SiteClock.now))
        usleep(UInt32(20_000 + generator.next() % 200_000))
      }
      let line = kept + String(typed.map(\.character))
      #expect(session.waits { Self.last(line, of: session) })
      let process = try #require(servingProcess)
      let end = SiteClock.now
      // The machine goes down, or the connection; then sshd notices, and the session ends.
      if generator.next() % 2 == 0 { kill(process, SIGKILL) }
      session.signal(SIGKILL)
      session.finish()
      #expect(host.waits { kill(process, 0) != 0 })
      let drafted = try host.draftedSummary() ?? ""
      let old = kept + String(typed.filter { $0.time <= end - 500 }.map(\.character))
      #expect(line.hasPrefix(drafted) && drafted.hasPrefix(old), "round \(round): '\(drafted)' of '\(line)'")
      kept = drafted
    }
    let last = try host.log(in: "change")
    #expect(last.shows("Resume where you left off?"))
    last.send("\r")
    #expect(last.shows(kept))
    last.send("\u{1b}[21~")
    #expect(last.shows("Submitted. Receipt: "))
    last.finish()
    #expect(try exported().map { $0["answers"]?["summary"] } == [.string(kept)])
  }

  /// Whether the last keys of a line are on the screen.
  private static func last(_ line: String, of session: DrivenCommand) -> Bool {
    String(decoding: session.screen.suffix(4000), as: UTF8.self).contains(line.suffix(1))
  }

  /// The program of the one session that is open: the latest, as one that was killed leaves its row to the next.
  private var servingProcess: pid_t? {
    let owner = try? DetachedCommand(
      executable: "/usr/bin/env",
      ["sqlite3", "\(site)/formline.db", "SELECT owner FROM session ORDER BY rowid DESC LIMIT 1"],
      environment: ["PATH": "/usr/bin:/bin"]
    ).output
    return owner?.split(separator: ":").dropFirst().first.flatMap { pid_t($0) }
  }

  @Test(.enabled(if: getuid() == 0, "only root makes machines of their own"), .needs(.PostgreSQL, .ip))
  func `a draft that was begun on one machine goes on at another, each with its sshd`() throws {
    let store = try PostgresServer.makeDatabase()
    let (one, other) = (try SshHost(isApart: true, store: store), try SshHost(isApart: true, store: store))
    let first = try one.log(in: "change")
    #expect(first.shows("Change request"))
    first.send("Begun on one")
    #expect(first.shows("Begun on one"))
    usleep(500_000)
    first.signal(SIGKILL)
    first.finish()
    // sshd notices, and the session ends.
    usleep(1_000_000)
    let second = try other.log(in: "change")
    #expect(second.shows("Resume where you left off?"))
    second.send("\r")
    #expect(second.shows("Begun on one"))
    second.send(", done on the other\u{1b}[21~")
    #expect(second.shows("Submitted. Receipt: "))
    second.finish()
    for host in [one, other] {
      #expect(try host.exported().map { $0["answers"]?["summary"] } == ["Begun on one, done on the other"])
    }
    let plain = try other.log(in: "change", terminal: "dumb")
    #expect(plain.shows("Summary (required): "))
    plain.signal(SIGKILL)
    plain.finish()
  }
}
