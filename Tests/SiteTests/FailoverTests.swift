import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// A PostgreSQL whose primary dies while people submit, and whose standby takes over.
@Suite(.serialized) struct FailoverTests {
  /// A primary and two standbys, on sockets of their own.
  private final class Cluster {
    private(set) var primary: PostgresServer
    private(set) var standbys: [PostgresServer]
    let site: SiteFixture
    /// What `store` says.
    let store: String
    private let all: [PostgresServer]

    init(synchronous: Bool, standbys count: Int = 2) throws {
      try Tool.PostgreSQL.require()
      let names = synchronous ? "synchronous_standby_names = 'ANY 1 (*)'" : ""
      // Until there are standbys, nothing waits for them.
      primary = try #require(PostgresServer("wal_keep_size = 256\nmax_wal_senders = 10"))
      let uri = try #require(primary.makeDatabase())
      let first = primary
      standbys = try (0..<count).map { _ in try #require(PostgresServer(following: first)) }
      all = [primary] + standbys
      let name = uri.split(separator: "?")[0].split(separator: "/").last ?? ""
      let hosts = all.map(\.host).joined(separator: ",")
      let ports = all.map { "\($0.port)" }.joined(separator: ",")
      store = "postgresql://forms@/\(name)?host=\(hosts)&port=\(ports)&target_session_attrs=read-write"
      site = SiteFixture(synchronous ? "durability: standby" : "", store: "\"\(store)\"")
      guard synchronous else { return }
      for server in all { try configure(server, names) }
    }

    private func uri(_ server: PostgresServer) -> String {
      "postgresql://forms@/postgres?host=\(server.host)&port=\(server.port)"
    }

    @discardableResult
    func sql(_ statement: String, on server: PostgresServer) throws -> String {
      try server.sql(statement, in: uri(server)).output
    }

    func configure(_ server: PostgresServer, _ setting: String) throws {
      try sql("ALTER SYSTEM SET \(setting)", on: server)
      try sql("SELECT pg_reload_conf()", on: server)
    }

    /// The primary dies, the standby that has most takes over, and the others follow it.
    func failOver(stopping: Bool = false) throws {
      let lost = primary
      if stopping { lost.signalAll(SIGSTOP) } else { lost.crash() }
      let received = try standbys.map { standby in
        (
          standby,
          UInt64(try sql("SELECT pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::bigint", on: standby).trimmed) ?? 0
        )
      }
      let next = try #require(received.max { $0.1 < $1.1 }?.0)
      let isPromoted = next.promote()
      try #require(isPromoted)
      standbys.removeAll { $0 === next }
      for standby in standbys {
        try configure(standby, "primary_conninfo = 'host=\(next.host) port=\(next.port) user=forms'")
      }
      if stopping {
        // It is back for a while, and does not know that it was replaced.
        lost.signalAll(SIGCONT)
        usleep(500_000)
        lost.crash()
      }
      let isBack = lost.copy(next)
      try #require(isBack)
      standbys.append(lost)
      primary = next
    }

    func stop() { for server in all { server.crash() } }
  }

  /// What several processes have sent and been told.
  private actor Log {
    private(set) var sent: Set<String> = []
    private(set) var receipts: [String] = []
    private(set) var isEnding = false

    func send(_ id: String) { sent.insert(id) }
    func take(_ receipt: String) { receipts.append(receipt) }
    func end() { isEnding = true }
  }

  private static func submit(_ site: SiteFixture, _ log: Log) async {
    while await !log.isEnding {
      // Leaves the thread to whoever causes the failovers: there may be no more threads than processors.
      try? await Task.sleep(for: .milliseconds(1))
      let id = TimeOrderedID.make()
      await log.send(id)
      // As somebody does who got no receipt.
      for _ in 0..<20 {
        let done = try? site.serve("bob", "change --id \(id)", input: #"{"summary": "\#(id)"}"#)
        if done?.status == 0, let line = done?.output { await log.take(line) }
        if done?.status == 0 { break }
        usleep(100_000)
      }
    }
  }

  @Test(.needs(.PostgreSQL))
  func `no receipt is lost and nothing is doubled by failovers under load, with a synchronous standby`() async throws {
    let cluster = try Cluster(synchronous: true)
    defer { cluster.stop() }
    _ = try cluster.site.submit(#"{"summary": "first"}"#)
    let log = Log()
    nonisolated(unsafe) let site = cluster.site
    let (failovers, between) = FuzzEffort.factor > 1 ? (20, 480) : (3, 20)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { await Self.submit(site, log) } }
      for round in 0..<failovers {
        let before = await log.receipts.count
        while await log.receipts.count < before + between { try await Task.sleep(for: .milliseconds(50)) }
        try cluster.failOver(stopping: round % 3 == 2)
      }
      let before = await log.receipts.count
      while await log.receipts.count < before + between { try await Task.sleep(for: .milliseconds(50)) }
      await log.end()
      try await group.waitForAll()
    }
    let (sent, receipts) = await (log.sent, log.receipts)
    let stored = try site.exported().dropFirst().compactMap {
      $0["id"].flatMap { id in if case .string(let id) = id { id } else { nil } }
    }
    #expect(Set(stored).count == stored.count)
    #expect(Set(stored).isSubset(of: sent))
    let told = Set(receipts.compactMap { $0.split(separator: " ").last?.trimmed }.map(String.init))
    #expect(told.count == receipts.count)
    #expect(told.isSubset(of: stored))
    let verified = try site.own("audit", "verify", "--receipts", "-", input: receipts.joined())
    #expect(verified.status == 0, "\(verified.error)")
    print("\(failovers) failovers, \(receipts.count) receipts, \(stored.count) rows, 0 lost")
  }

  @Test(.enabled(if: getuid() == 0, "only root makes machines of their own"), .needs(.PostgreSQL, .sshd, .ip))
  func `a form that is open on one machine outlives the primary, and is finished on another`() throws {
    let cluster = try Cluster(synchronous: true)
    defer { cluster.stop() }
    let (one, other) = (
      try SshHost(isApart: true, store: cluster.store), try SshHost(isApart: true, store: cluster.store)
    )
    for host in [one, other] { try host.append("durability: standby\n") }
    for round in 0..<2 {
      let first = try one.log(in: "change")
      #expect(first.shows("Change request"))
      first.send("Before")
      #expect(first.shows("Before"))
      cluster.primary.crash()
      first.send(", during")
      #expect(first.shows(", during"))
      // Who comes meanwhile waits.
      let waiting = try other.log(in: "incident")
      #expect(waiting.shows("The store cannot be reached. Please wait"))
      try cluster.failOver()
      #expect(waiting.shows("What happened"))
      waiting.signal(SIGKILL)
      waiting.finish()
      first.send(", after")
      #expect(first.shows(", after"))
      usleep(2_000_000)
      first.signal(SIGKILL)
      first.finish()
      // sshd notices, and the session ends.
      usleep(1_000_000)
      let second = try other.log(in: "change")
      #expect(second.shows("Resume where you left off?"))
      second.send("\r")
      #expect(second.shows("Before, during, after"))
      second.send("\u{1b}[21~")
      #expect(second.shows("Submitted. Receipt: "))
      second.finish()
      for host in [one, other] {
        #expect(try host.exported().count == round + 1)
        #expect(try host.own("audit", "verify").status == 0)
      }
    }
  }

  @Test(.needs(.PostgreSQL))
  func `receipts that an asynchronous standby never had are found missing`() throws {
    let cluster = try Cluster(synchronous: false, standbys: 1)
    defer { cluster.stop() }
    let site = cluster.site
    _ = try site.submit(#"{"summary": "kept"}"#)
    let kept = try site.serve("bob", "change", input: #"{"summary": "kept"}"#).output
    let end = try cluster.sql("SELECT pg_current_wal_lsn()", on: cluster.primary).trimmed
    let standby = cluster.standbys[0]
    while try !cluster.sql("SELECT pg_last_wal_replay_lsn() >= '\(end)'", on: standby).hasPrefix("t") { usleep(50_000) }
    #expect(standby.stop())
    let lost = try site.serve("bob", "change", input: #"{"summary": "lost"}"#).output
    cluster.primary.crash()
    #expect(standby.start())
    #expect(standby.promote())
    // The chain itself is whole.
    #expect(try site.own("audit", "verify").status == 0)
    #expect(try site.own("audit", "verify", "--receipts", "-", input: kept).status == 0)
    let found = try site.own("audit", "verify", "--receipts", "-", input: kept + lost)
    #expect(found.status == 1)
    let receipt = lost.split(separator: ": ").last?.trimmed ?? ""
    #expect(found.error == "formline: receipt \(receipt) is missing in the audit\n")
  }

  @Test(.needs(.PostgreSQL))
  func `without a synchronous standby a site that wants one starts nothing and gives no receipt`() throws {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    let uri = try #require(server.makeDatabase())
    let site = SiteFixture("durability: standby", store: uri)
    for done in [try site.own("check"), try site.serve("bob", "change", input: #"{"summary": "x"}"#)] {
      #expect(done.status == 69)
      #expect(done.error.hasPrefix("formline: the store cannot be reached"))
    }
    #expect(try site.own("check").error.contains("synchronous_standby_names is empty"))
    #expect(try SiteFixture("durability: standby").own("check").error.contains("SQLite has no standby"))
    // One that is named and does not answer: nothing is confirmed.
    _ = try server.sql("ALTER SYSTEM SET synchronous_standby_names = 'nowhere'", in: uri)
    _ = try server.sql("SELECT pg_reload_conf()", in: uri)
    let id = TimeOrderedID.make()
    let waited = try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#)
    #expect(waited.status == 69 || waited.status == 74, "\(waited.error)")
    #expect(!waited.output.contains(id))
    // The administrator cancels what waits: committed here, and nowhere else.
    let open = try DrivenCommand(
      [Executable.site, "serve", site.path], environment: site.environment(of: "bob", "change --id \(id)"),
      input: .file(site.folder.write("answers", #"{"summary": "x"}"#)))
    open.patience = 40_000
    for _ in 0..<10 {
      _ = try server.sql(
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", in: uri)
      usleep(200_000)
    }
    #expect(open.finish() != .exited(status: 0))
    #expect(!String(decoding: open.standardOutput, as: UTF8.self).contains(id))
  }
}
