import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// What every database of a site must do alike.
@Suite(.serialized) struct StoreTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case sqlite, postgres
    var testDescription: String { rawValue }
  }

  /// A database that several connections can be made to.
  private struct Place {
    private let folder = TemporaryFolder()
    private let uri: String?

    init(_ kind: Kind) throws { uri = kind == .postgres ? try PostgresServer.makeDatabase() : nil }

    func connect() throws -> SiteStore {
      if let uri { return try SiteStore(PostgresDatabase(uri: uri)) }
      return try SiteStore(SQLiteDatabase(path: folder["formline.db"]))
    }

    /// Runs SQL past the store; gives what was wrong.
    func sql(_ statement: String) throws -> String {
      if let uri { return try PostgresServer.shared?.sql(statement, in: uri).error ?? "" }
      try Tool.sqlite3.require()
      return try DetachedCommand(
        executable: "/usr/bin/env", ["sqlite3", folder["formline.db"], statement],
        environment: ["PATH": "/usr/bin:/bin"]
      ).error
    }
  }

  private let ada = Actor(person: "ada", key: "SHA256:x", address: "192.0.2.7")

  private func submission(
    _ id: String = TimeOrderedID.make(), _ answers: String = #"{"a":1}"#, person: String = "ada",
    replaces: String? = nil
  ) -> Submission {
    Submission(
      id: id, form: "change", version: "v", person: person, opened: "2026-01-01T00:00:00.000Z", submitted: "",
      revision: replaces == nil ? 1 : 2, replaces: replaces, answers: answers)
  }

  private func submit(
    _ store: SiteStore, _ submission: Submission, outbox: [String] = [], hourly: Int? = nil
  ) throws -> SiteStore.SubmitOutcome {
    try store.submit(
      submission, outbox: outbox.map { (hook: $0, secrets: nil) }, done: [], hourly: hourly, ada)
  }

  private func draft(_ id: String, _ answers: String = "{}", person: String = "ada") -> StoredDraft {
    StoredDraft(
      id: id, form: "change", version: "v", person: person, answers: answers, focus: nil,
      changed: SiteClock.text(SiteClock.now), replaces: nil)
  }

  /// Of many requests, a person is shown theirs: whatever there is of others' is not read.
  @Test(arguments: Kind.allCases) func `requests are found by whom they ask`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    for (id, name) in [("one", "ada"), ("two", "bob"), ("three", "ops"), ("ended", "ada")] {
      let request = Request(
        id: id, form: "change", version: "v", askedBy: "ci", askedOf: name, prefilled: "{}",
        opened: "2026-01-01T00:00:00.000Z", expires: id == "two" ? "2026-01-02T00:00:00.000Z" : nil)
      _ = try store.openRequest(request, telling: [], ada)
    }
    _ = try store.endRequest("ended", .withdrawn, telling: { _ in [] }, ada)
    #expect(try store.openRequests(of: ["ada", "ops"]).map(\.id) == ["one", "three"])
    #expect(try store.openRequests(of: ["bob"]).map(\.id) == ["two"])
    #expect(try store.expiredRequests().map(\.id) == ["two"])
    let statements = [
      ("request_asked", "SELECT id FROM request \(SiteStore.openRequestsCondition(2))", ["ada", "ops"]),
      ("request_expires", "SELECT id FROM request \(SiteStore.expiredRequestsCondition)", ["2026-02-01"]),
    ]
    for (index, statement, values) in statements {
      let plan = try store.transaction(.reading) { (database) throws(StoreError) in
        if kind == .postgres { _ = try database.run("SELECT set_config('enable_seqscan', 'off', true)") }
        return try database.run(
          "EXPLAIN \(kind == .sqlite ? "QUERY PLAN " : "")\(statement)", values.map { .text($0) })
      }.flatMap { $0.compactMap(\.text) }.joined(separator: "\n")
      // PostgreSQL takes any index while there are so few rows.
      #expect(plan.contains(kind == .sqlite ? index : "using request_") && !plan.contains("SCAN"), "\(plan)")
      #expect(!plan.contains("Seq Scan"), "\(plan)")
    }
  }

  /// SQLite does not wait by itself where another process makes the file a log: one of two that opened a new site at once
  /// said that the store is busy, or never delivered.
  @Test func `several that make one file at once all open it`() async {
    for _ in 0..<20 {
      let folder = TemporaryFolder()
      let path = folder["new.db"]
      let failures = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<4 {
          group.addTask {
            do throws(StoreError) {
              _ = try SQLiteDatabase(path: path)
              return nil
            } catch {
              return "\(error)"
            }
          }
        }
        return await group.reduce(into: [String]()) { failures, failure in if let failure { failures.append(failure) } }
      }
      #expect(failures == [])
    }
  }

  @Test(arguments: Kind.allCases) func `a submission is stored once, whatever is sent again under its id`(kind: Kind)
    throws
  {
    let place = try Place(kind)
    let (first, second) = (try place.connect(), try place.connect())
    let sent = submission()
    guard case .stored(let stored, let number) = try submit(first, sent, outbox: ["ticket"]) else {
      Issue.record("it was not stored")
      return
    }
    #expect(stored.submitted > stored.opened)
    #expect(try submit(second, sent, outbox: ["ticket"]) == .storedBefore(stored, number: number))
    #expect(try submit(second, submission(sent.id, "{}"), outbox: ["ticket"]) == .storedOtherwise(stored))
    #expect(try submit(second, submission(sent.id, replaces: TimeOrderedID.make())) == .storedOtherwise(stored))
    #expect(try submit(second, submission(sent.id, person: "bob")) == .notOwn)
    #expect(try second.submissions(of: "change", after: nil, limit: 9) == [stored])
    #expect(try second.outbox(in: "waiting").map(\.entry.submission) == [sent.id])
  }

  @Test(arguments: Kind.allCases) func `what is in the way of a submission is told, and nothing is stored`(kind: Kind)
    throws
  {
    let place = try Place(kind)
    let store = try place.connect()
    let first = submission()
    _ = try submit(store, first)
    let revision = submission(replaces: first.id)
    _ = try submit(store, revision)
    #expect(try submit(store, submission(replaces: first.id), outbox: ["a"]) == .revisedBefore(id: revision.id))
    let theirs = draft(TimeOrderedID.make(), person: "bob")
    _ = try store.keep(theirs, for: Lease(), limit: nil)
    #expect(try submit(store, submission(theirs.id), outbox: ["a"]) == .notOwn)
    #expect(try submit(store, submission(), outbox: ["a"], hourly: 2) == .tooMany(2))
    #expect(try store.countSubmissions(of: "change") == 2)
    #expect(try store.outbox(in: "waiting").isEmpty)
    #expect(try store.drafts(of: "bob").map(\.id) == [theirs.id])
    try store.orderAudit()
    #expect(try store.audit(after: 0, limit: 9).map(\.entry.what) == ["submit", "amend"])
    guard case .stored = try submit(store, submission(), hourly: 3) else {
      Issue.record("it was not stored")
      return
    }
  }

  @Test(arguments: Kind.allCases) func `whatever is noted later is behind what was queued`(kind: Kind) throws {
    let place = try Place(kind)
    let (first, second) = (try place.connect(), try place.connect())
    for _ in 0..<3 { _ = try submit(first, submission()) }
    try second.note(ada, "refuse", "form x")
    _ = try submit(first, submission())
    try first.orderAudit()
    try second.orderAudit()
    let rows = try second.audit(after: 0, limit: 9)
    #expect(rows.map(\.entry.what) == ["submit", "submit", "submit", "refuse", "submit"])
    #expect(rows.map(\.entry.sequence) == [1, 2, 3, 4, 5])
    #expect(rows.map(\.entry.previous) == [""] + rows.dropLast().map(\.digest))
    #expect(rows.allSatisfy { $0.entry.digest == $0.digest && $0.entry.actor == ada })
  }

  @Test(arguments: Kind.allCases) func `any number of queued rows is appended in order`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    let ids = (0..<450).map { TimeOrderedID.make(at: Int64($0)) }
    for id in ids { _ = try submit(store, submission(id)) }
    try store.orderAudit()
    let rows = try store.audit(after: 0, limit: 1000)
    #expect(rows.map { String($0.entry.subject.prefix(36)) } == ids)
    #expect(rows.map(\.entry.sequence) == Array(1...450))
    #expect(rows.map(\.entry.previous) == [""] + rows.dropLast().map(\.digest))
    #expect(rows.allSatisfy { $0.entry.digest == $0.digest && $0.entry.actor == ada })
  }

  @Test func `rows that were appended are cleared away, so that reading the queue stays quick`() throws {
    let place = try Place(.postgres)
    let store = try place.connect()
    let pages = "pg_relation_size('audit_queue') / 8192"
    for _ in 0..<5 {
      #expect(
        try place.sql(
          "INSERT INTO audit_queue (time, person, what, subject) "
            + "SELECT 'now', 'ada', 'refuse', 'form x' FROM generate_series(1, 5000)") == "")
      try store.orderAudit()
      // 5000 rows take 52 pages. Later rows are put where earlier ones were.
      #expect(try place.sql("SELECT 1 / CAST(\(pages) < 120 AS INTEGER)") == "")
    }
    #expect(try place.sql("SELECT 1 / CAST(COUNT(*) = 25000 AS INTEGER) FROM audit") == "")
    let rows = try store.audit(after: 24_000, limit: 1000)
    #expect(rows.map(\.entry.sequence) == Array(24_001...25_000))
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.digest == $1.entry.previous })
    #expect(rows.allSatisfy { $0.entry.digest == $0.digest })
  }

  @Test(arguments: Kind.allCases) func `only a submission under a new id leaves drafts alone`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    let (old, new) = (draft(TimeOrderedID.make()), draft(TimeOrderedID.make()))
    for draft in [old, new] { _ = try store.keep(draft, for: Lease(), limit: nil) }
    for (id, isOld) in [(old.id, true), (new.id, false)] {
      _ = try store.submit(submission(id), outbox: [], done: [], hourly: nil, removingDraft: isOld, ada)
    }
    #expect(try store.drafts(of: "ada").map(\.id) == [new.id])
    #expect(try store.countSubmissions(of: nil) == 2)
  }

  @Test(arguments: Kind.allCases) func `tables of an earlier version are brought up to date`(kind: Kind) throws {
    let place = try Place(kind)
    _ = try submit(try place.connect(), submission(), outbox: ["a"])
    let later = kind == .postgres ? "DROP TABLE audit_queue; DROP SEQUENCE outbox_order; " : ""
    #expect(try place.sql("\(later)UPDATE site SET value = '1'") == "")
    let store = try place.connect()
    _ = try submit(store, submission(), outbox: ["a"])
    #expect(try store.countSubmissions(of: nil) == 2)
    #expect(try store.outbox(in: "waiting").map(\.entry.sequence) == [1, 2])
    let indexed = kind == .postgres ? "ALTER TABLE audit_queue ADD PRIMARY KEY (id); " : ""
    #expect(try place.sql("\(indexed)UPDATE site SET value = '3'") == "")
    _ = try submit(try place.connect(), submission())
    if kind == .postgres {
      let isIndexed = "EXISTS (SELECT 1 FROM pg_index WHERE indrelid = 'audit_queue'::regclass)"
      #expect(try place.sql("SELECT 1 / CAST(NOT \(isIndexed) AS INTEGER)") == "")
    }
    _ = try submit(store, submission(), outbox: ["a"])
    #expect(try store.outbox(in: "waiting").count == 3)
    try store.orderAudit()
    #expect(try store.lastAuditSequence() == 4)
    _ = try place.sql("UPDATE site SET value = '99' WHERE name = 'tables'")
    #expect(throws: StoreError.self) { try place.connect() }
  }

  @Test(arguments: Kind.allCases) func `submissions of the day are counted as they come, and those before the count`(
    kind: Kind
  ) throws {
    let place = try Place(kind)
    let first = try place.connect()
    _ = try submit(first, submission())
    _ = try submit(first, submission())
    func counted(_ store: SiteStore, since time: Int64) throws -> Int64 {
      try store.figures(since: SiteClock.text(time)).today.first { $0.form == "change" }?.count ?? 0
    }
    let (now, day) = (SiteClock.now, Int64(86_400_000))
    #expect(try counted(first, since: now - day) == 2)
    #expect(try counted(first, since: now + day) == 0)
    // A version before this one has neither the table nor its trigger.
    let onTable = kind == .postgres ? " ON submission" : ""
    #expect(try place.sql("DROP TRIGGER submission_counted\(onTable); DROP TABLE tally") == "")
    #expect(try place.sql("UPDATE site SET value = '5' WHERE name = 'level'") == "")
    let second = try place.connect()
    #expect(try counted(second, since: now - day) == 2)
    // Once more, as a process does that has looked at the level before: nothing is counted twice.
    _ = try place.connect()
    _ = try submit(second, submission())
    #expect(try counted(second, since: now - day) == 3)
    #expect(try place.sql("UPDATE tally SET quarter = '2020-01-01T00:0'") == "")
    try second.removeOldTally()
    #expect(try counted(second, since: 0) == 0)
  }

  @Test(arguments: Kind.allCases) func `texts come back as they were, whatever is in them`(kind: Kind) throws {
    // Its files are there as long as it is.
    let place = try Place(kind)
    defer { withExtendedLifetime(place) {} }
    let store = try place.connect()
    for text in ["", "'; DROP TABLE submission; --", "ü 漢 😀\t\n\"\\", String(repeating: "x", count: 100_000)] {
      let sent = submission(
        TimeOrderedID.make(), JSONValue.object([.init(name: "a", value: .string(text))]).text(.compact))
      _ = try submit(store, sent)
      #expect(try store.submission(sent.id)?.answers == sent.answers)
    }
  }

  @Test(arguments: Kind.allCases) func `what is only added to is not changed, past the store either`(kind: Kind) throws
  {
    let place = try Place(kind)
    let store = try place.connect()
    _ = try submit(store, submission())
    try store.note(ada, "refuse", "form x")
    _ = try submit(store, submission())
    let queue = kind == .postgres ? ["UPDATE audit_queue SET person = 'eve'"] : []
    if kind == .postgres {
      #expect(
        try place.sql("INSERT INTO audit_queue (time, person, what, subject) VALUES ('', 'ada', 'refuse', 'form x')")
          == "")
    }
    for statement in queue + [
      "UPDATE submission SET answers = '{}'", "UPDATE submission SET answers = NULL", "DELETE FROM submission",
      "UPDATE audit SET person = 'eve'", "DELETE FROM audit",
    ] {
      #expect(try place.sql(statement).contains("rows of "), "\(statement)")
    }
  }

  @Test(arguments: Kind.allCases) func `a purge blanks the answers and nothing else`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    let sent = submission()
    _ = try submit(store, sent, outbox: ["ticket"])
    #expect(try store.purge(sent.id, ada))
    #expect(try store.audit(after: 0, limit: 9).map(\.entry.what) == ["submit", "purge"])
    #expect(try !store.purge(sent.id, ada))
    #expect(try store.submission(sent.id)?.answers == nil)
    #expect(try store.submission(sent.id)?.person == "ada")
    #expect(try store.outbox(in: "waiting").isEmpty)
    #expect(try place.sql("UPDATE submission SET person = 'eve', answers = NULL").contains("rows of "))
    // An earlier version has left what a hook said, and what was begun to be revised.
    var revision = draft(TimeOrderedID.make())
    revision.replaces = sent.id
    #expect(
      try place.sql(
        "INSERT INTO draft (\(StoredDraft.columns)) VALUES ('\(revision.id)', 'change', 'v', 'ada', '{}', NULL, '2026', "
          + "'\(sent.id)', '', 0)") == "")
    #expect(
      try place.sql("UPDATE outbox SET last_error = 'said'; UPDATE site SET value = '8' WHERE name = 'level'") == "")
    #expect(try place.connect().outbox(in: "purged").map(\.error) == [nil])
    #expect(try store.draft(revision.id) == nil)
  }

  /// What was begun before the purge has the answers in it.
  @Test(arguments: Kind.allCases) func `nothing revises what was purged meanwhile`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    let sent = submission()
    _ = try submit(store, sent)
    var revision = draft(TimeOrderedID.make(), #"{"summary": "personal"}"#)
    revision.replaces = sent.id
    let lease = Lease()
    #expect(try store.keep(revision, for: lease, limit: nil) == .kept)
    #expect(try store.purge(sent.id, ada))
    #expect(try store.keep(revision, for: lease, limit: nil) == .purged)
    #expect(try store.drafts(of: "ada").isEmpty)
    #expect(try submit(store, submission(replaces: sent.id)) == .revisesPurged)
    #expect(try store.countSubmissions(of: "change") == 1)
  }

  @Test(arguments: Kind.allCases) func `a lease keeps two sessions from one draft, until it ends`(kind: Kind) throws {
    let place = try Place(kind)
    let (first, second) = (try place.connect(), try place.connect())
    let (one, other) = (Lease(), Lease())
    let id = TimeOrderedID.make()
    #expect(try first.keep(draft(id, "1"), for: one, limit: nil) == .kept)
    #expect(try !second.take(id, for: other))
    #expect(try second.keep(draft(id, "2"), for: other, limit: nil) == .taken)
    try first.release(id, one)
    #expect(try second.take(id, for: other))
    #expect(try first.keep(draft(id, "3"), for: one, limit: nil) == .taken)
    #expect(try first.draft(id)?.answers == "1")
    // A session on another machine that says nothing any more.
    _ = try place.sql("UPDATE draft SET lease_owner = 'elsewhere:1:1:a', lease_until = \(SiteClock.now + 30_000)")
    #expect(try !first.take(id, for: one))
    _ = try place.sql("UPDATE draft SET lease_until = \(SiteClock.now - 1)")
    #expect(try first.take(id, for: one))
    // An earlier version of this program names the machine alone; and a machine may have the same name.
    let parts = one.owner.split(separator: ":")
    _ = try place.sql(
      "UPDATE draft SET lease_owner = 'x\(parts[0]):\(parts[1]):\(parts[2]):a', lease_until = \(SiteClock.now + 30_000)"
    )
    #expect(try !first.take(id, for: other))
    _ = try place.sql("UPDATE draft SET lease_until = 0")
    // A process of this machine that has ended.
    let host = one.owner.prefix { $0 != ":" }
    _ = try place.sql("UPDATE draft SET lease_owner = '\(host):999999:1:a', lease_until = \(SiteClock.now + 30_000)")
    #expect(try second.take(id, for: other))
  }

  @Test(arguments: Kind.allCases) func `a session that has slept through its lease writes nothing more`(kind: Kind)
    throws
  {
    let place = try Place(kind)
    let (first, second) = (try place.connect(), try place.connect())
    let (slept, next) = (Lease(), Lease())
    let id = TimeOrderedID.make()
    #expect(try first.keep(draft(id, "1"), for: slept, limit: nil) == .kept)
    _ = try place.sql("UPDATE draft SET lease_until = 0")
    #expect(try second.take(id, for: next))
    #expect(try second.keep(draft(id, "2"), for: next, limit: nil) == .kept)
    try second.release(id, next)
    // Nobody has it now, but it has gone on without the first.
    #expect(try first.keep(draft(id, "3"), for: slept, limit: nil) == .taken)
    #expect(try first.submit(submission(id), outbox: [], done: [], hourly: nil, lease: slept, ada) == .taken)
    #expect(try first.draft(id)?.answers == "2")
    #expect(try first.countSubmissions(of: nil) == 0)
    // A failover may count back, which the last one who had it survives.
    _ = try place.sql("UPDATE draft SET lease_owner = '\(slept.owner)#1', lease_until = 0, answers = '1'")
    #expect(try second.keep(draft(id, "4"), for: next, limit: nil) == .kept)
    guard case .stored = try second.submit(submission(id), outbox: [], done: [], hourly: nil, lease: next, ada) else {
      Issue.record("it was not stored")
      return
    }
  }

  @Test(arguments: Kind.allCases) func `the version of this program before uses tables of this one`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    // What it reads of the table `site` decides.
    #expect(try place.sql("UPDATE site SET value = '4' WHERE name = 'tables'") == "")
    let id = TimeOrderedID.make()
    #expect(
      try place.sql(
        "INSERT INTO draft (id, form, version, person, answers, changed, lease_until) "
          + "VALUES ('\(id)', 'change', 'v', 'ada', '{}', '', 0)") == "")
    #expect(try store.take(id, for: Lease()))
    // A later level needs no later program, and is not counted back.
    #expect(try place.sql("UPDATE site SET value = '99' WHERE name = 'level'") == "")
    _ = try place.connect()
    let isLost = "NOT EXISTS (SELECT 1 FROM site WHERE name = 'level' AND value = '99')"
    #expect(try place.sql("INSERT INTO site SELECT 'level', 'x' WHERE \(isLost)") == "")
    #expect(try place.sql("UPDATE site SET value = '99' WHERE name = 'tables'") == "")
    #expect(throws: StoreError.self) { try place.connect() }
  }

  @Test(arguments: Kind.allCases) func `a draft goes with its submission, and does not come back`(kind: Kind) throws {
    // Its files are there as long as it is.
    let place = try Place(kind)
    defer { withExtendedLifetime(place) {} }
    let store = try place.connect()
    let lease = Lease()
    let id = TimeOrderedID.make()
    #expect(try store.keep(draft(id), for: lease, limit: nil) == .kept)
    _ = try submit(store, submission(id))
    #expect(try store.drafts(of: "ada").isEmpty)
    #expect(try store.keep(draft(id), for: lease, limit: nil) == .taken)
    #expect(try store.drafts(of: "ada").isEmpty)
  }

  @Test(arguments: Kind.allCases) func `the drafts of a person take so many bytes and no more`(kind: Kind) throws {
    // Its files are there as long as it is.
    let place = try Place(kind)
    defer { withExtendedLifetime(place) {} }
    let store = try place.connect()
    let lease = Lease()
    let text = String(repeating: "x", count: 60)
    #expect(try store.keep(draft(TimeOrderedID.make(), text), for: lease, limit: 100) == .kept)
    #expect(try store.keep(draft(TimeOrderedID.make(), text), for: lease, limit: 100) == .tooLarge)
    #expect(try store.keep(draft(TimeOrderedID.make(), text, person: "bob"), for: lease, limit: 100) == .kept)
  }

  @Test(arguments: Kind.allCases) func `open sessions are counted, and those that have ended are not`(kind: Kind) throws
  {
    let place = try Place(kind)
    let store = try place.connect()
    var quotas = SiteSettings.Quotas()
    quotas.sessions = 2
    quotas.siteSessions = 3
    let leases = (0..<5).map { _ in Lease() }
    #expect(try store.openSession(leases[0], of: "ada", quotas) == nil)
    #expect(try store.openSession(leases[1], of: "ada", quotas) == nil)
    #expect(try store.openSession(leases[2], of: "ada", quotas) == .ofPerson(2))
    #expect(try store.openSession(leases[3], of: "bob", quotas) == nil)
    #expect(try store.openSession(leases[4], of: "bob", quotas) == .ofSite(3))
    try store.closeSession(leases[0])
    _ = try place.sql("UPDATE session SET until = 1 WHERE id = '\(leases[1].owner)'")
    #expect(try store.openSession(leases[2], of: "ada", quotas) == nil)
    #expect(try store.openSession(leases[4], of: "ada", quotas) == nil)
  }

  @Test(arguments: Kind.allCases) func `the heads of the outbox are due, one of each hook and form, once`(kind: Kind)
    throws
  {
    let place = try Place(kind)
    let store = try place.connect()
    let ids = (0..<3).map { _ in TimeOrderedID.make() }
    for id in ids { _ = try submit(store, submission(id), outbox: ["a", "b"]) }
    let due = try store.takeDue(ignoringDelays: false) { _ in .seconds(30) }
    #expect(due.map(\.submission) == [ids[0], ids[0]])
    #expect(due.map(\.hook) == ["a", "b"])
    // They are being tried by now.
    #expect(try store.takeDue(ignoringDelays: false) { _ in .seconds(30) } == [])
    try store.delivered(due[0], ada)
    try store.failed(due[1], "no", again: 60_000, ada)
    let next = try store.takeDue(ignoringDelays: false) { _ in .seconds(30) }
    #expect(next.map(\.hook) == ["a"] && next.map(\.submission) == [ids[1]])
    let impatient = try store.takeDue(ignoringDelays: true) { _ in .seconds(30) }
    #expect(impatient.map(\.hook) == ["b"] && impatient.map(\.attempt) == [2])
    try store.failed(impatient[0], "no", again: nil, ada)
    #expect(try store.outbox(in: "failed").map(\.error) == ["no"])
    #expect(try store.tryAgain() == 1)
  }

  @Test(arguments: Kind.allCases) func `what is committed late waits for what is tried already`(kind: Kind) throws {
    let place = try Place(kind)
    let store = try place.connect()
    _ = try submit(store, submission(), outbox: ["a", "b"])
    let tried = try store.takeDue(ignoringDelays: false) { _ in .seconds(30) }
    #expect(tried.map(\.hook) == ["a", "b"])
    // Its transaction was open for longer.
    #expect(
      try place.sql(
        "INSERT INTO outbox (sequence, submission, form, hook, attempt, next_try, state) "
          + "VALUES (0, 'late', 'change', 'a', 0, 0, 'waiting')") == "")
    #expect(try store.takeDue(ignoringDelays: true) { _ in .seconds(30) } == [])
    try store.delivered(tried[0], ada)
    #expect(try store.takeDue(ignoringDelays: false) { _ in .seconds(30) }.map(\.submission) == ["late"])
  }

  @Test(arguments: Kind.allCases) func `ten that submit at once leave one chain`(kind: Kind) async throws {
    let place = try Place(kind)
    _ = try place.connect()
    let ada = ada
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        let store = try place.connect()
        let submissions = (0..<20).map { _ in submission() }
        group.addTask {
          for submission in submissions {
            _ = try store.submit(submission, outbox: [(hook: "a", secrets: nil)], done: [], hourly: nil, ada)
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try place.connect()
    try store.orderAudit()
    let rows = try store.audit(after: 0, limit: 1000)
    #expect(rows.map(\.entry.sequence) == Array(1...200))
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.digest == $1.entry.previous })
    #expect(rows.allSatisfy { $0.entry.digest == $0.digest })
    #expect(try store.countSubmissions(of: "change") == 200)
    #expect(try store.outbox(in: "waiting").map(\.entry.sequence) == Array(1...200))
  }

  @Test func `identifiers are in the order of their making, and tell when that was`() {
    let times: [Int64] = [0, 1, 1_700_000_000_000, 1_700_000_000_001]
    let ids = times.map { TimeOrderedID.make(at: $0) }
    #expect(ids == ids.sorted())
    #expect(ids.map { TimeOrderedID.time(of: $0) } == times)
    #expect(Set((0..<100).map { _ in TimeOrderedID.make(at: 5) }).count == 100)
    for text in ["", "0192", ids[0].uppercased() + "x", ids[0].replacing("-7", with: "-4")] {
      #expect(TimeOrderedID.time(of: text) == nil)
    }
  }

  @Test func `times are RFC 3339 in UTC with milliseconds`() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<1000 {
      let time = Int64.random(in: 0...4_102_444_800_000, using: &random)
      let text = SiteClock.text(time)
      #expect(text.utf8.count == 24)
      #expect(Instant(rfc3339: text).map { $0.seconds * 1000 + Int64($0.nanoseconds) / 1_000_000 } == time)
    }
    #expect(SiteClock.text(253_402_300_799_999) == "9999-12-31T23:59:59.999Z")
    for time: Int64 in [-1, 253_402_300_800_000, .max, .min] {
      #expect(SiteClock.text(time) == "1970-01-01T00:00:00.000Z")
    }
    #expect(SiteClock.text(1_700_000_000_007) == "2023-11-14T22:13:20.007Z")
  }

  @Test func `a digest is SHA-256`() {
    // FIPS 180-4, the example of one block.
    #expect(
      Digest.text(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
