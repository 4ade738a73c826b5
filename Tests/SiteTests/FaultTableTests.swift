import CSQLite
import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// Every command of the service while its store cannot be used, in each way that can be caused here: it ends within ten
/// seconds with a sentence and its status, and afterwards everything is there that was there before.
@Suite(.serialized) struct FaultTableTests {
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case away, silent, newer, newerInFile, readOnly, noPermission, full, locked

    var testDescription: String { rawValue }
    var isOfPostgres: Bool { ![.newerInFile, .locked].contains(self) }
    /// The status of what needs the store.
    var status: Int32 { [.away, .silent, .newer, .newerInFile].contains(self) ? 69 : 74 }
  }

  /// What a command needs.
  enum Need {
    case nothing, reading, writing
    /// It is a session, which is registered where that is possible.
    case session
    /// It looks at the store itself.
    case check, status
    /// It goes on until the store is back.
    case patience
  }

  private func status(of need: Need, _ fault: Fault) -> Int32 {
    let isRefused = [.readOnly, .noPermission, .locked].contains(fault)
    return switch need {
    case .nothing: 0
    case .reading: fault.status == 69 ? 69 : 0
    case .writing: fault.status
    case .session: fault.status == 69 ? 69 : 0
    case .check: fault.status == 69 ? 69 : fault == .full ? 0 : 74
    case .status: fault.status == 69 ? 69 : isRefused ? 1 : 0
    case .patience: [.newer, .newerInFile].contains(fault) ? 69 : 124
    }
  }

  /// A submission and a draft that are there, by id.
  private func owners(_ submission: String, _ draft: String) -> [(words: [String], need: Need)] {
    [
      (["check"], .check), (["status"], .status), (["keys", "SHA256:x"], .nothing), (["publish", "change"], .writing),
      (["submissions", "change"], .reading), (["export", "change"], .writing), (["show", submission], .reading),
      (["amend", submission], .writing), (["migrate", "change", "--dry-run"], .reading), (["deliver"], .writing),
      (["deliver", "--now"], .writing), (["audit", "verify"], .reading), (["audit", "list"], .reading),
      (["purge", submission], .writing), (["sessions"], .reading), (["drafts"], .reading),
      (["drafts", "discard", draft], .writing), (["close", "change"], .writing), (["open", "change"], .writing),
      (["hooks"], .reading), (["request", "change", "--to", "bob"], .writing), (["withdraw", "open"], .writing),
      (["wait", "open", "--timeout", "1s"], .patience),
    ]
  }

  private func people(_ submission: String) -> [(person: String, command: String, need: Need)] {
    [
      ("bob", "", .session), ("bob", "change", .writing), ("bob", "questions change", .session),
      ("bob", "submissions", .session), ("bob", "submissions change", .session), ("bob", "help", .nothing),
      ("bob", "answer open", .writing), ("ada", "export change", .writing), ("ada", "publish change", .writing),
      ("ada", "amend \(submission)", .writing),
    ]
  }

  @Test(.needs(.PostgreSQL), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends every command within a second and a half, though the store is silent`(signal: Int32) throws {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    defer { server.signalAll(SIGCONT) }
    let site = SiteFixture(store: try #require(server.makeDatabase()))
    let submission = try site.submit(#"{"summary": "before"}"#)
    site.folder.write("input", #"{"summary": "x"}"#)
    server.signalAll(SIGSTOP)
    var running: [(name: String, command: DrivenCommand)] = []
    for (words, need) in owners(submission, submission) where need != .nothing {
      // With a terminal there is a progress bar.
      for error in [DrivenCommand.Stream.captured, .terminal] {
        let command = try DrivenCommand(
          [Executable.site, words[0], site.path] + words.dropFirst().map { $0 == "1s" ? "60s" : $0 },
          environment: ["PATH": "/usr/bin:/bin"], input: .file(site.folder["input"]), error: error)
        running.append((words.joined(separator: " "), command))
      }
    }
    for (person, words, need) in people(submission) where need != .nothing {
      let command = try DrivenCommand(
        [Executable.site, "serve", site.path], environment: site.environment(of: person, words),
        input: .file(site.folder["input"]))
      running.append(("\(person): \(words)", command))
    }
    sleep(2)
    let start = SiteClock.now
    for (_, command) in running { command.signal(signal) }
    for (name, command) in running {
      command.patience = 8_000
      let ending = command.finish()
      #expect(ending == .signalled(signal) || ending == .exited(status: 128 + signal), "\(name)")
    }
    // With more than forty that end at once on a busy machine.
    #expect(SiteClock.now - start < 3_000)
  }

  @Test func `the table has every command`() throws {
    let help = try DetachedCommand(executable: Executable.site, ["--help"]).output
    let names = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { !$0.hasPrefix("-") && $0 != "See" }
    #expect(names.count > 20)
    #expect(Set(owners("", "").map { $0.words[0] } + ["serve"]).isSuperset(of: names), "\(names)")
  }

  /// Has the fault happen; returns what ends it.
  private func cause(_ fault: Fault, _ site: SiteFixture, _ server: PostgresServer?, _ uri: String) throws -> () -> Void
  {
    func sql(_ statement: String) throws {
      let done = fault.isOfPostgres ? try server?.sql(statement, in: uri) : try site.sql(statement)
      #expect(done?.error == "", "\(statement)")
    }
    func setVersion(_ version: Int64) throws { try sql("UPDATE site SET value = '\(version)' WHERE name = 'tables'") }
    let name = uri.split(separator: "?").first?.split(separator: "/").last ?? ""
    switch fault {
    case .away:
      server?.stop()
      return { _ = server?.start() }
    case .silent:
      server?.signalAll(SIGSTOP)
      return { server?.signalAll(SIGCONT) }
    case .newer, .newerInFile:
      try setVersion(99)
      return { try? setVersion(Schema.version) }
    case .readOnly:
      try sql("ALTER DATABASE \(name) SET default_transaction_read_only = on")
      return { try? sql("BEGIN READ WRITE; ALTER DATABASE \(name) RESET default_transaction_read_only; COMMIT") }
    case .noPermission:
      try sql("CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
      let text = site.folder.read("site.yaml") ?? ""
      site.folder.write("site.yaml", text.replacing("forms@", with: "reader@"))
      return { site.folder.write("site.yaml", text) }
    case .full:
      try sql(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
          + "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$")
      let tables = ["submission", "audit", "audit_queue", "draft", "outbox", "request", "version", "session", "site"]
      for table in tables {
        try sql(
          "CREATE TRIGGER a_full BEFORE INSERT OR UPDATE OR DELETE ON \(table) FOR EACH ROW EXECUTE FUNCTION full_disk()"
        )
      }
      return { for table in tables { try? sql("DROP TRIGGER a_full ON \(table)") } }
    case .locked:
      var other: OpaquePointer?
      sqlite3_open(site.folder["formline.db"], &other)
      let database = other
      sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil)
      return {
        sqlite3_exec(database, "ROLLBACK", nil, nil, nil)
        sqlite3_close(database)
      }
    }
  }

  @Test(.needs(.PostgreSQL), .needs(.sqlite3), arguments: Fault.allCases)
  func `every command ends in time with its status and a sentence, and nothing is lost`(fault: Fault) throws {
    let server = fault.isOfPostgres ? PostgresServer() : nil
    defer { server?.crash() }
    try #require(!fault.isOfPostgres || server != nil)
    let uri = try server.map { try #require($0.makeDatabase()) } ?? ""
    let site = SiteFixture(
      "hooks:\n  - {name: log, form: change, command: [\"true\"]}", store: server == nil ? "sqlite" : uri)
    let submission = try site.submit(#"{"summary": "before"}"#)
    #expect(try site.own("request", "change", "--to", "bob", "--id", "open").status == 0)
    let form = try site.open("bob", "change")
    #expect(form.shows("Summary"))
    form.send("Begun")
    #expect(form.waits { (try? site.own("drafts").output.contains("bob")) ?? false })
    form.signal(SIGKILL)
    #expect(form.finish() != nil)
    let draft = try site.own("drafts").output.split(separator: " ").first.map(String.init) ?? ""
    site.folder.write("forms/change.yaml", SiteFixture.change + "  - {id: more}\n")
    site.folder.write("input", #"{"summary": "x"}"#)
    let before = try site.exported()
    let end = try cause(fault, site, server, uri)
    // All at once, since each may take ten seconds.
    let start = SiteClock.now
    let environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    var running: [(name: String, need: Need, command: DrivenCommand)] = []
    for (words, need) in owners(submission, draft) {
      let command = try DrivenCommand(
        [Executable.site, words[0], site.path] + words.dropFirst(), environment: environment,
        input: .file(site.folder["input"]))
      running.append((words.joined(separator: " "), need, command))
    }
    for (person, words, need) in people(submission) {
      let command = try DrivenCommand(
        [Executable.site, "serve", site.path], environment: site.environment(of: person, words),
        input: .file(site.folder["input"]))
      running.append(("\(person): \(words)", need, command))
    }
    for (name, need, command) in running {
      command.patience = 15_000
      let expected = status(of: need, fault)
      #expect(command.finish() == .exited(status: expected), "\(name)")
      let error = String(decoding: command.standardError, as: UTF8.self)
      #expect((error != "") == (expected != 0) && (error == "" || error.hasPrefix("formline: ")), "\(name): \(error)")
    }
    // Their starts take their time on a busy machine.
    #expect(SiteClock.now - start < 14_000)
    end()
    #expect(try site.exported() == before)
    #expect(try site.own("audit", "verify").status == 0)
    #expect(try site.own("drafts").output.contains(draft))
    #expect(try site.own("withdraw", "open").status == 0)
    #expect(try site.own("deliver").output == "delivered \(submission) to log\n")
  }
}
