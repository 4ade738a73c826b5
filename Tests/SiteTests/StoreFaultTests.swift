import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// Stores that cannot be opened, and stores that are lost and come back.
@Suite(.serialized) struct StoreFaultTests {
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case nothingListens, malformed, wrongRole, wrongDatabase, wrongHost, noCertificate, tooManyConnections, noAccess
    case silent, noDatabaseFile, folderInPlace, danglingLink

    var testDescription: String { rawValue }

    var status: Int32 { self == .malformed ? 65 : self == .noAccess ? 74 : 69 }

    var isOfPostgres: Bool { ![.noDatabaseFile, .folderInPlace, .danglingLink].contains(self) }
  }

  private func site(with fault: Fault) throws -> SiteFixture {
    guard fault.isOfPostgres else {
      let site = SiteFixture()
      switch fault {
      case .noDatabaseFile: site.folder.write("formline.db", String(repeating: "This is no database. ", count: 50))
      case .folderInPlace: site.folder.makeFolder("formline.db")
      default: symlink("/nonexistent/formline.db", site.folder["formline.db"])
      }
      return site
    }
    let uri = try PostgresServer.makeDatabase()
    let server = try #require(PostgresServer.shared)
    switch fault {
    case .nothingListens: return SiteFixture(store: "postgresql://forms@127.0.0.1:1/x")
    case .malformed: return SiteFixture(store: "\"postgresql://forms:hunter2@[::1\"")
    case .wrongRole: return SiteFixture(store: uri.replacing("forms@", with: "nobody@"))
    case .wrongDatabase: return SiteFixture(store: uri.replacing("test", with: "no"))
    case .wrongHost: return SiteFixture(store: "postgresql://forms@nowhere.invalid/x")
    case .noCertificate:
      return SiteFixture(store: "postgresql://forms@127.0.0.1:\(server.port)/postgres?sslmode=verify-full")
    case .silent:
      let folder = SiteFixture()
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = Array("\(folder.path)/.s.PGSQL.5432".utf8)
      try #require(path.count < 100)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
      let length = socklen_t(MemoryLayout<sockaddr_un>.size)
      withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = bind(socket, $0, length) }
      }
      listen(socket, 100)
      let site = folder.folder.path
      let text = (TemporaryFolder.content(of: "\(site)/site.yaml") ?? "")
        .replacing("store: sqlite", with: "store: postgresql://forms@/x?host=\(site)&connect_timeout=2")
      folder.folder.write("site.yaml", text)
      return folder
    default:
      _ = try SiteFixture(store: uri).submit(#"{"summary": "x"}"#)
      let role = "r\(UInt64.random(in: 0...(.max)))"
      let limit = fault == .tooManyConnections ? 0 : 9
      #expect(try server.sql("CREATE ROLE \(role) LOGIN CONNECTION LIMIT \(limit)", in: uri).status == 0)
      return SiteFixture(store: uri.replacing("forms@", with: "\(role)@"))
    }
  }

  private static let owners = [
    ["check"], ["submissions", "change"], ["export", "change"], ["publish", "change"],
    ["migrate", "change", "--dry-run"], ["amend", "01940000-0000-7000-8000-000000000000"], ["deliver"],
    ["deliver", "--now"], ["audit", "verify"], ["audit", "list"], ["purge"],
  ]

  @Test(arguments: Fault.allCases) func `a store that cannot be opened is told of by every command`(fault: Fault) throws
  {
    let site = try site(with: fault)
    // Each command would wait for the time-out.
    let commands = fault == .silent ? Array(Self.owners.prefix(2)) : Self.owners
    for words in commands {
      let done = try DetachedCommand(
        executable: Executable.site, [words[0], site.path] + words.dropFirst(),
        environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
      #expect(done.status == fault.status, "\(words): \(done.error)")
      #expect(done.error.hasPrefix("formline: the ") && done.error.contains("store"), "\(words): \(done.error)")
      #expect(done.error.split(separator: "\n").count == 1)
      #expect(!done.error.contains("hunter2"))
      #expect(done.output == "")
    }
    for command in fault == .silent ? ["change"] : ["", "change", "questions change", "submissions", "export change"] {
      let done = try site.serve("bob", command, input: #"{"summary": "x"}"#)
      #expect(done.status == fault.status, "\(command): \(done.error)")
      // Visitors are told no details.
      #expect(done.error.hasSuffix("; tell the owners of the site\n"), "\(command): \(done.error)")
    }
  }

  @Test(.needs(.PostgreSQL)) func `a host whose address is looked for without end is waited for no longer`() throws {
    _ = try PostgresServer.makeDatabase()
    let site = SiteFixture(store: "postgresql://forms@db.example.org/x")
    let start = SiteClock.now
    let served = try DrivenCommand(
      [Executable.site, "serve", site.path],
      environment: site.environment(of: "bob", "change", FaultyCalls.withoutAddresses),
      input: .file(site.folder["site.yaml"]))
    let owned = try DrivenCommand(
      [Executable.site, "status", site.path],
      environment: ["PATH": "/usr/bin:/bin"].merging(FaultyCalls.withoutAddresses) { $1 })
    for command in [served, owned] {
      command.patience = 15_000
      #expect(command.finish() == .exited(status: 69))
      let error = String(decoding: command.standardError, as: UTF8.self)
      #expect(error.hasPrefix("formline: the store cannot be reached"), "\(error)")
    }
    #expect(SiteClock.now - start < 12_000)
  }

  /// As libpq says it.
  @Test(
    .needs(.PostgreSQL),
    arguments: [
      ("sslmode=nonsense", "invalid sslmode value: \"nonsense\""), ("port=99999", "invalid port number: \"99999\""),
      ("port=many", "invalid integer value \"many\" for connection option \"port\""),
      ("connect_timeout=soon", "invalid integer value \"soon\" for connection option \"connect_timeout\""),
      ("target_session_attrs=any1", "invalid target_session_attrs value: \"any1\""),
      ("host=a,b&port=1,2,3", "could not match 3 port numbers to 2 hosts"),
      ("nonsense=1", "invalid URI query parameter: \"nonsense\""),
    ])
  func `an address with a value that is none is malformed, not away`(query: String, reason: String) throws {
    let site = SiteFixture(store: "\"postgresql://forms:hunter2@127.0.0.1/x?\(query)\"")
    for command in ["check", "status", "purge"] {
      let done = try site.own(command)
      #expect(done.status == 65 && !done.error.contains("hunter2"), "\(command): \(done.error)")
      #expect(
        done.error.hasPrefix("formline: the address of the store cannot be read (") && done.error.contains(reason))
    }
    #expect(try site.serve("bob", "change", input: #"{"summary": "x"}"#).status == 65)
  }

  @Test(.needs(.PostgreSQL)) func `the state of a site says why nothing can be stored`() throws {
    let uri = try PostgresServer.makeDatabase()
    let site = SiteFixture(store: uri)
    _ = try site.submit(#"{"summary": "x"}"#)
    let name = uri.split(separator: "?").first?.split(separator: "/").last ?? ""
    _ = try PostgresServer.shared?.sql("ALTER DATABASE \(name) SET default_transaction_read_only = on", in: uri)
    let status = try site.own("status")
    #expect(status.status == 1)
    #expect(status.error.contains("read-only transaction"), "\(status.error)")
  }

  @Test(.needs(.PostgreSQL)) func `what PostgreSQL warns of at connecting is not written across a form`() throws {
    let uri = try PostgresServer.makeDatabase()
    let site = SiteFixture(store: uri)
    _ = try site.submit(#"{"summary": "x"}"#)
    let server = try #require(PostgresServer.shared)
    _ = try server.sql(
      "UPDATE pg_database SET datcollversion = '0' WHERE datname = current_database() RETURNING 1", in: uri)
    try #require(server.sql("SELECT 1", in: uri).error.contains("WARNING"))
    for command in ["submissions", "change"] {
      let served = try site.serve("bob", command, input: #"{"summary": "y"}"#)
      #expect(served.status == 0 && served.error == "", "\(served.error)")
    }
  }

  @Test(.needs(.PostgreSQL))
  func `nobody waits longer than ten seconds for a store that has fallen silent`() throws {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    defer { server.signalAll(SIGCONT) }
    let uri = try #require(server.makeDatabase())
    let site = SiteFixture(store: uri)
    let id = try site.submit(#"{"summary": "before"}"#)
    let old = try open(site, "change")
    #expect(old.shows("Summary"))
    old.send("Older draft")
    #expect(old.waits { (try? server.sql("SELECT answers FROM draft", in: uri).output.contains("Older")) ?? false })
    old.signal(SIGKILL)
    #expect(old.finish() != nil)
    // Each has connected; those without a terminal wait for their answers.
    let (list, form, left) = (try open(site, ""), try site.open("ada", "change"), try site.open("ada", "change"))
    #expect(list.shows("What would you like to do?") && form.shows("Summary") && left.shows("Summary"))
    left.send("Typed")
    mkfifo(site.folder["answers"], 0o600)
    let answers = Platform.open(site.folder["answers"], O_RDWR | O_CLOEXEC)
    func pipe(_ command: String, _ words: [String]) throws -> DrivenCommand {
      try DrivenCommand(
        ["/bin/sh", "-c", "exec \"$@\" < '\(site.folder["answers"])'", "sh", Executable.site] + words,
        environment: site.environment(of: "bob", command))
    }
    let piped = try pipe("change", ["serve", site.path])
    #expect(piped.waits { (try? site.own("sessions").output.split(separator: "\n").count) == 4 })
    // Nothing needs a connection now.
    sleep(2)
    server.signalAll(SIGSTOP)
    let start = SiteClock.now
    func passed() -> Int64 { SiteClock.now - start }
    list.send("\r")
    form.send("x\u{1b}[21~")
    left.send("\u{3}")
    write(answers, "{\"summary\": \"x\"}\n", 17)
    close(answers)
    for session in [list, form, left, piped] { session.patience = 11_000 }
    #expect(list.shows("The store cannot be reached. Please wait"))
    // What stands there is not drawn again.
    #expect(form.shows("cannot be reached; nothing was submitted"))
    #expect(left.finish() != nil)
    #expect(piped.finish() == .exited(status: 69))
    #expect(passed() < 11_000)
    server.signalAll(SIGCONT)
    for session in [list, form] { session.patience = 15_000 }
    #expect(list.shows("Older draft"))
    form.send("\u{1b}[21~")
    #expect(form.shows("Submitted. Receipt: "))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["before", "x"])
    #expect(try site.own("show", id).status == 0)
    list.signal(SIGKILL)
  }

  @Test func `a store that is not there yet is told of by check, and not made`() throws {
    let site = SiteFixture()
    let checked = try site.own("check")
    #expect(checked.status == 0)
    #expect(checked.error == "formline: there is no formline.db yet; the first command that needs it creates it\n")
    #expect(!site.folder.names(in: ".").contains("formline.db"))
    _ = try site.submit(#"{"summary": "x"}"#)
    #expect(try site.own("check").error == "")
  }

  private func submission() -> Submission {
    Submission(
      id: TimeOrderedID.make(), form: "change", version: "v", person: "ada", opened: "2026-01-01T00:00:00.000Z",
      submitted: "", revision: 1, replaces: nil, answers: "{}")
  }

  private func open(_ site: SiteFixture, _ command: String) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.site, "serve", site.path], environment: site.environment(of: "bob", command), output: .terminal,
      error: .terminal)
  }

  @Test(.needs(.PostgreSQL))
  func `sessions outlive the store, in each of their states`() throws {
    let server = try #require(PostgresServer())
    defer { server.stop() }
    let uri = try #require(server.makeDatabase())
    let site = SiteFixture(
      "hooks:\n  - {name: ticket, form: change, command: [./hooks/ticket.sh]}", store: uri)
    chmod(site.folder.write("hooks/ticket.sh", "#!/bin/sh\ncat >> delivered\n"), 0o755)
    _ = try site.submit(#"{"summary": "before"}"#, as: "ada")
    let (form, list) = (try open(site, "change"), try open(site, ""))
    #expect(form.shows("Change request"))
    #expect(list.shows("What would you like to do?"))
    let delivery = try DrivenCommand([Executable.site, "deliver", "--watch", site.path])
    #expect(delivery.waits { !site.folder.names(in: ".").filter { $0 == "delivered" }.isEmpty })
    #expect(server.stop())
    // A form that is open.
    form.send("Typed meanwhile")
    #expect(form.shows("Typed meanwhile"))
    form.send("\u{1b}[21~")
    #expect(form.shows("The store cannot be reached; nothing was submitted"))
    // A list that leads to a form.
    list.send("\r")
    #expect(list.shows("Please wait"))
    // A new login.
    let login = try open(site, "change")
    #expect(login.shows("Please wait"))
    // Without a terminal.
    #expect(try site.serve("bob", "change", input: #"{"summary": "x"}"#).status == 69)
    #expect(delivery.reports("the store cannot be reached"))
    #expect(server.start())
    #expect(list.shows("Summary"))
    #expect(login.shows("Summary"))
    // Without another key.
    #expect(
      form.waits {
        (try? server.sql("SELECT answers FROM draft", in: uri).output.contains("Typed meanwhile")) ?? false
      })
    form.send("\u{1b}[21~")
    #expect(form.shows("Submitted. Receipt: "))
    #expect(form.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["before", "Typed meanwhile"])
    #expect(
      delivery.waits {
        (TemporaryFolder.content(of: site.folder["delivered"]) ?? "").contains("Typed meanwhile")
      })
    #expect(try site.own("audit", "verify").status == 0)
    for session in [list, login, delivery] { session.signal(SIGKILL) }
  }

  /// What makes a store silent for whoever writes.
  enum Silence: String, CaseIterable {
    case stopped, draftsLocked, submissionsLocked
  }

  @Test(.needs(.PostgreSQL), arguments: Silence.allCases)
  func `a form is left within ten seconds, whatever waits already for a store that is silent`(silence: Silence) throws {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    defer { server.signalAll(SIGCONT) }
    let uri = try #require(server.makeDatabase())
    let site = SiteFixture(store: uri)
    let sessions = try (0..<4).map { _ in try open(site, "change") }
    for session in sessions {
      #expect(session.shows("Summary"))
      session.send("Typed")
    }
    sleep(2)
    switch silence {
    case .stopped: server.signalAll(SIGSTOP)
    case .draftsLocked: try server.lock("draft", in: uri)
    case .submissionsLocked: try server.lock("submission", in: uri)
    }
    // Each waits for a write of its draft, and some for the renewal of their lease and a submission.
    for session in sessions { session.send("a") }
    sleep(3)
    sessions[1].send("b\u{1b}[21~")
    sessions[3].patience = 11_500
    sessions[3].send("b\u{1b}[21~")
    sleep(4)
    let start = SiteClock.now
    for session in sessions.dropLast() {
      session.patience = 15_000
      session.send("\u{3}")
    }
    let isTold = sessions[3].shows(silence == .stopped ? "nothing was submitted" : "submit again in a moment")
    #expect(isTold, "\(String(decoding: sessions[3].screen, as: UTF8.self))")
    for session in sessions.dropLast() { #expect(session.finish() == .exited(status: 130)) }
    #expect(SiteClock.now - start < 11_000)
  }

  @Test(.needs(.PostgreSQL))
  func `a right that is missing for anything that is stored is told of by check and status`() throws {
    let uri = try PostgresServer.makeDatabase()
    let server = try #require(PostgresServer.shared)
    let site = SiteFixture("hooks: [{name: all, form: change, command: [/bin/true]}]", store: uri)
    _ = try site.submit(#"{"summary": "before"}"#)
    let role = "limited\(UInt32.random(in: 0...(.max)))"
    func grant(_ statement: String) throws { #expect(try server.sql(statement, in: uri).error == "", "\(statement)") }
    try grant("CREATE ROLE \(role) LOGIN")
    try grant("GRANT ALL ON ALL TABLES IN SCHEMA public TO \(role)")
    try grant("GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO \(role)")
    site.folder.write("site.yaml", (site.folder.read("site.yaml") ?? "").replacing("forms@", with: "\(role)@"))
    #expect(try site.own("check").status == 0)
    for missing in ["USAGE, UPDATE ON SEQUENCE outbox_order", "INSERT ON audit_queue", "UPDATE ON outbox"] {
      try grant("REVOKE \(missing) FROM \(role)")
      let (checked, status) = (try site.own("check"), try site.own("status"))
      #expect(checked.status == 74 && checked.error.contains("permission denied"), "\(missing): \(checked.error)")
      #expect(status.status == 1, "\(missing)")
      try grant("GRANT \(missing) TO \(role)")
    }
    _ = try site.submit(#"{"summary": "after"}"#)
  }
}
