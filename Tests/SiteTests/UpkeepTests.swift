import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// What goes on beside a session, whatever the session does.
@Suite(.serialized) struct UpkeepTests {
  private func open(
    _ site: SiteFixture, _ command: String, as person: String = "bob", _ more: [String: String] = [:],
    output: DrivenCommand.Stream = .terminal
  ) throws -> DrivenCommand {
    let session = try DrivenCommand(
      [Executable.site, "serve", site.path], environment: site.environment(of: person, command, more),
      output: output, error: .terminal)
    session.patience = 20_000
    return session
  }

  /// The ends of leases, as numbers.
  private func ends(_ site: SiteFixture, _ columns: String) throws -> [Int64] {
    try site.sql("SELECT \(columns)").output.split { $0 == "\n" || $0 == "|" }.compactMap { Int64($0) }
  }

  @Test(.needs(.sqlite3))
  func `plain questions and commands that wait renew their leases, and whoever is removed is out`()
    throws
  {
    let site = SiteFixture("  - {people: [ada], forms: [change], may: [request], of: [bob]}")
    _ = try site.serve("ada", "request change --to bob --id q")
    let waiting = try open(site, "wait q", as: "ada", output: .captured)
    let plain = try open(site, "change", ["TERM": "dumb"])
    #expect(plain.shows("Summary (required): "))
    plain.send("Kept\r")
    #expect(plain.shows("Risk [low]: "))
    let columns = "(SELECT lease_until FROM draft), (SELECT MIN(until) FROM session), (SELECT MAX(until) FROM session)"
    #expect(plain.waits { (try? ends(site, columns).count) == 3 })
    let before = try ends(site, columns)
    #expect(plain.waits { (try? zip(ends(site, columns), before).allSatisfy { $0 > $1 }) ?? false })
    // Bob's key is taken out of site.yaml; ada's stays.
    let other = SiteFixture.keys["eve"] ?? ""
    site.folder.write(
      "site.yaml", (site.folder.read("site.yaml") ?? "").replacing(SiteFixture.keys["bob"] ?? "", with: other))
    #expect(plain.finish()?.status == 128 + SIGHUP)
    #expect(try site.sql("SELECT answers FROM draft").output.contains("Kept"))
    #expect(waiting.ending == nil)
    #expect(try site.own("withdraw", "q").status == 0)
    #expect(waiting.finish() == .exited(status: 1))
    #expect(String(decoding: waiting.standardOutput, as: UTF8.self).contains("withdrawn"))
  }

  @Test(.needs(.sqlite3)) func `a command whose connection has gone ends at once, and frees its place`() throws {
    let site = SiteFixture("  - {people: [ada], forms: [change], may: [request], of: [bob]}")
    _ = try site.serve("ada", "request change --to bob --id q")
    let waiting = try open(site, "wait q", as: "ada", output: .brokenPipe)
    #expect(waiting.finish()?.status == 128 + SIGHUP)
    #expect(try site.sql("SELECT COUNT(*) FROM session").output == "0\n")
  }

  @Test func `a store that is slow is told of while somebody waits for it`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    let other = try SQLiteDatabase(path: site.folder["formline.db"])
    try other.begin(.passing)
    session.send("x")
    #expect(session.shows("The store is slow to answer. Please wait"))
    // Before a form is drawn, too.
    let second = try open(site, "", as: "ada")
    #expect(second.shows("formline: The store is slow to answer. Please wait"))
    other.rollback()
    #expect(second.shows("What would you like to do?"))
    let told = session.screen.count
    session.send("y\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: ", after: told))
    #expect(session.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["xy"])
  }

  /// A form that is stuck, and one that goes on once its time is used up.
  @Test(arguments: [true, false])
  func `a session that has used up its processor time says so, and keeps its draft`(isStuck: Bool) throws {
    let site = SiteFixture("quotas: {cpuSeconds: 2}")
    let session = try open(site, "change", FaultyCalls.crashing(at: site.folder["spin"]))
    #expect(session.shows("Change request"))
    session.send("Typed")
    #expect(session.waits { (try? site.own("drafts").output.contains("bob")) ?? false })
    site.folder.write("spin", "spin")
    session.send("!")
    func hasComputed() -> Bool {
      ProcessState.processorTime(of: session.process).map { $0 > .seconds(2) } ?? true
    }
    #expect(session.waits(until: hasComputed))
    if !isStuck { unlink(site.folder["spin"]) }
    #expect(session.finish() == .exited(status: 69))
    let said = String(decoding: session.screen, as: UTF8.self)
    #expect(said.contains("formline: This session has used up its processor time\r\n"))
    #expect(said.contains("formline: what was typed is kept, secrets excepted"))
    #expect(session.terminal.settings == session.settingsBefore)
    #expect(try site.own("drafts").output.contains("bob"))
    let rows = try site.own("audit", "list").output.split(separator: "\n").filter { $0.contains("cpuSeconds 2") }
    #expect(rows.count == 1)
    #expect(try site.own("sessions").output == "")
  }

  @Test func `so many commands of a form run at the same time, and the others wait for their turn`() throws {
    let fields = (0..<6).map { "  - {id: f\($0), type: select, options: {command: [./hosts.sh, \"\($0)\"]}}" }
    let site = SiteFixture(
      "commands: [./hosts.sh]\nquotas: {processes: 2}",
      change: "formline: 1\nfields:\n\(fields.joined(separator: "\n"))\n")
    let script = "#!/bin/sh\necho + >> runs\nsleep 0.2\necho - >> runs\necho host$1\n"
    chmod(site.folder.write("hosts.sh", script), 0o755)
    let asked = try site.serve("bob", "questions change")
    #expect(asked.status == 0, "\(asked.error)")
    for field in 0..<6 { #expect(asked.output.contains("host\(field)")) }
    var (running, most) = (0, 0)
    for line in (site.folder.read("runs") ?? "").split(separator: "\n") {
      running += line == "+" ? 1 : -1
      most = max(most, running)
    }
    #expect(most == 2)
    #expect(try site.own("audit", "list").output.contains("processes 2"))
  }
}
