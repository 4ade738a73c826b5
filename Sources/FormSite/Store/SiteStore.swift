import Platform
import TerminalDriver

/// The tables of a site. Each call is a transaction and may come from any thread.
nonisolated final class SiteStore: Sendable {
  let database: Guarded<DatabaseBox>
  /// How often each draft of a lease was leased, as far as this process knows.
  private let fences = Guarded<[String: Int64]>([:])
  /// Who waits for it now.
  private let waits: StoreWaits
  /// True from a failure to reach it until it was reached again.
  private let isAway = Guarded(false)

  /// Makes the connection sendable: `Guarded` ensures that only one thread uses it at a time.
  struct DatabaseBox: @unchecked Sendable {
    let database: any Database
    /// When it was used last, and whether a thread waits to give the connection back.
    var used: Int64 = 0
    var isWatched = false
  }

  /// How long an unused connection is kept, in seconds.
  private static let rest: UInt32 = 1

  /// - Throws: Why the database cannot be opened, or that a later version of this program has created it.
  init(_ database: any Database, waits: StoreWaits = StoreWaits()) throws(StoreError) {
    self.database = Guarded(DatabaseBox(database: database))
    self.waits = waits
    let version = try Self.version(of: database)
    try Self.checkVersion(version.oldest)
    guard version.oldest < Schema.version || version.level < Schema.level else { return }
    try transaction(.auditing) { (database) throws(StoreError) in
      try database.lockAudit()
      try database.makeTables()
      for (table, column, type) in Schema.columns { try database.addColumn(column, type, to: table) }
      // Another process may have done it meanwhile.
      if try Self.level(of: database) < Schema.firstTally { try database.count(since: SiteClock.now - Schema.tallied) }
      try database.set("tables", String(max(version.oldest, Schema.version)))
      try database.set("level", String(max(version.level, Schema.level)))
    }
  }

  /// - Throws: If a later version of this program has changed the tables so that this one cannot use them.
  static func checkVersion(_ oldest: Int64) throws(StoreError) {
    guard oldest > Schema.version else { return }
    throw StoreError(
      kind: .outdated, detail: "its tables were changed by a later formline-site: install that on this machine, too")
  }

  /// The version of the program that the tables need, and the version that has made them; 0 if there are none.
  static func version(of database: any Database) throws(StoreError) -> (oldest: Int64, level: Int64) {
    do throws(StoreError) {
      try database.begin(.reading)
      let rows = try database.run("SELECT name, value FROM site WHERE name IN ('tables', 'level')")
      try database.commit()
      let known = Dictionary(rows.map { ($0[0].text, $0[1].text.flatMap { Int64($0) } ?? .max) }) { $1 }
      return (known["tables"] ?? 0, known["level"] ?? 0)
    } catch {
      database.rollback()
      // There is no such table.
      guard error.kind == .failed else { throw error }
      return (0, 0)
    }
  }

  private static func level(of database: any Database) throws(StoreError) -> Int64 {
    try database.run("SELECT value FROM site WHERE name = 'level'").first?[0].text.flatMap { Int64($0) } ?? 0
  }

  /// Runs `body` as an atomic transaction. After a conflict with another transaction, or when a connection
  /// was lost before the commit was sent, `body` runs again.
  func transaction<Result>(
    _ purpose: TransactionPurpose, _ body: (any Database) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try waits.during { () throws(StoreError) in try perform(purpose, body) }
  }

  private func perform<Result>(
    _ purpose: TransactionPurpose, _ body: (any Database) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let outcome: Swift.Result<Result, StoreError> = database.withLock { box in
      let database = box.database
      defer { rest(&box) }
      var tries = 0
      while true {
        tries += 1
        var isBegun = false
        var isCommitting = false
        do throws(StoreError) {
          try database.begin(purpose)
          isBegun = true
          let result = try body(database)
          isCommitting = true
          try database.commit()
          return .success(result)
        } catch {
          database.rollback()
          switch error.kind {
          case .conflict where tries < 20: break
          // The server was restarted. If it is not there yet, `begin` fails.
          case .unavailable where tries == 1 && isBegun && !isCommitting: break
          // The connection leads to a standby, and another one may not. A primary may be read-only as a whole.
          case .wrongHost where tries == 1: break
          case .wrongHost: return .failure(StoreError(kind: .readOnly, detail: error.detail))
          default:
            var error = error
            error.isUncertain = isCommitting && error.kind == .unavailable
            return .failure(error)
          }
        }
      }
    }
    note(outcome)
    return try outcome.get()
  }

  private func note<Result>(_ outcome: Swift.Result<Result, StoreError>) {
    let isAway =
      if case .failure(let error) = outcome { error.isAway } else { false }
    self.isAway.withLock { $0 = isAway }
  }

  /// Runs a statement that only reads, in a transaction of its own.
  func read(_ statement: String, _ values: SQLValue...) throws(StoreError) -> [[SQLValue]] {
    try transaction(.reading) { (database) throws(StoreError) in try database.run(statement, values) }
  }

  /// Rows of a table, read in a transaction of their own.
  /// - Parameter rest: What follows the name of the table in the statement.
  func rows<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> [Row] {
    try transaction(.reading) { (database) throws(StoreError) in try database.rows(rest, values) }
  }

  /// The first of these rows.
  func row<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> Row? {
    let found: [Row] = try transaction(.reading) { (database) throws(StoreError) in try database.rows(rest, values) }
    return found.first
  }

  /// - Throws: Why nothing can be flushed as the site wants it.
  func checkDurability() throws(StoreError) {
    try transaction(.reading) { (database) throws(StoreError) in try database.checkDurability() }
  }

  /// - Throws: Why nothing can be stored.
  func checkWriting() throws(StoreError) {
    try transaction(.passing) { (database) throws(StoreError) in try database.checkWriting() }
  }

  /// Runs several operations, which together wait for a silent store no longer than one does.
  func together<Result>(_ use: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try SilenceLimit.during(.short(10_000)) { () throws(StoreError) in try waits.during(use) }
  }

  /// Does what would be done later without it. Left out while the store cannot be reached.
  func tidy(_ use: (SiteStore) throws(StoreError) -> Void) {
    guard !isAway.withLock({ $0 }) else { return }
    // A signal ends a session within a second and a half.
    try? SilenceLimit.during(.short(1000)) { () throws(StoreError) in try use(self) }
  }

  /// True if it does not answer at once.
  var isSlow: Bool { isAway.withLock { $0 } || waits.isLonger(than: .milliseconds(500)) }

  /// Flushes what was committed by anybody.
  func flush() throws(StoreError) {
    try waits.during { () throws(StoreError) in
      let outcome: Swift.Result<Void, StoreError> = database.withLock { box in
        defer { rest(&box) }
        do throws(StoreError) { return .success(try box.database.flush()) } catch { return .failure(error) }
      }
      note(outcome)
      try outcome.get()
    }
  }

  /// Gives the connection back once it has been unused for a while, or at once if others wait for one.
  private func rest(_ box: inout DatabaseBox) {
    box.used = SiteClock.now
    guard box.database.rest(), !box.isWatched else { return }
    box.isWatched = true
    BackgroundWork.run { [weak self] in
      var isResting = false
      while !isResting {
        sleep(Self.rest)
        guard let self else { return }
        isResting = database.withLock { box in
          guard SiteClock.now - box.used >= Int64(Self.rest) * 1000 else { return false }
          box.isWatched = false
          box.database.disconnect()
          return true
        }
      }
    }
  }
}

// MARK: The audit

nonisolated extension SiteStore {
  /// Adds an entry to the audit.
  func note(_ actor: Actor, _ what: String, _ subject: String) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in try database.note(actor, what, subject) }
  }

  /// Appends the queued rows to the audit; called before it is read, and at the end of a session. Not flushed: if the
  /// machine dies, they are queued again.
  func orderAudit() throws(StoreError) {
    var hasMore = database.withLock { $0.database.hasQueue }
    while hasMore {
      hasMore = try transaction(.auditing) { (database) throws(StoreError) in
        try database.lockAudit()
        return try database.appendQueued()
      }
    }
  }

  /// At most `limit` rows of the audit after `sequence`, in order.
  func audit(after sequence: Int64, limit: Int64) throws(StoreError) -> [(entry: AuditEntry, digest: String)] {
    try read(
      "SELECT \(AuditEntry.columns) FROM audit WHERE sequence > $1 ORDER BY sequence LIMIT $2", .integer(sequence),
      .integer(limit)
    ).map { row in
      let entry = AuditEntry(facts: row[1...6]).placed(at: row[0].integer ?? 0, after: row[7].text ?? "")
      return (entry, row[8].text ?? "")
    }
  }

  /// The number of the last row of the audit; 0 if it has none.
  func lastAuditSequence() throws(StoreError) -> Int {
    Int(try read("SELECT MAX(sequence) FROM audit").first?[0].integer ?? 0)
  }

  /// Checks the database files for damage; returns a sentence for each problem.
  func damage() throws(StoreError) -> [String] {
    try transaction(.reading) { (database) throws(StoreError) in try database.damage() }
  }
}

nonisolated extension Database {
  /// Counts what was submitted before there was a tally.
  fileprivate func count(since time: Int64) throws(StoreError) {
    // Forms in an expression: SQLite would read all of an index that begins with them.
    try write(
      "INSERT INTO tally (form, quarter, share, number) SELECT form || '', \(Schema.quarter("submitted")), -1, COUNT(*) "
        + "FROM submission WHERE submitted >= $1 GROUP BY 1, 2 ON CONFLICT DO NOTHING", .text(SiteClock.text(time)))
  }

  /// Statements that change no row, which a database refuses as it does those that change one: of every table, what
  /// filling in, submitting, asking, delivering and publishing do to it.
  func checkWriting() throws(StoreError) {
    let tables = [
      "draft", "outbox", "presence", "session", "site", "submission", "version", "audit", "request", "tally",
    ]
    for table in tables { try write("INSERT INTO \(table) SELECT * FROM \(table) WHERE 1 = 0") }
    for table in ["draft", "presence", "session", "site", "tally"] { try write("DELETE FROM \(table) WHERE 1 = 0") }
    for (table, column) in [("draft", "changed"), ("outbox", "state"), ("presence", "doing"), ("session", "until")] {
      try write("UPDATE \(table) SET \(column) = \(column) WHERE 1 = 0")
    }
    if hasQueue {
      try write("INSERT INTO audit_queue (\(AuditEntry.facts)) SELECT \(AuditEntry.facts) FROM audit_queue WHERE 1 = 0")
      try write("DELETE FROM audit_queue WHERE 1 = 0")
    }
    // A number of the outbox may stay unused.
    _ = try run("SELECT \(nextInOutbox)")
  }

  /// Sets a value of the table `site`.
  func set(_ name: String, _ value: String) throws(StoreError) {
    try write(
      "INSERT INTO site (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      .text(name), .text(value))
  }

  /// Adds an entry to the audit; only in an `auditing` transaction.
  func note(_ actor: Actor, _ what: String, _ subject: String) throws(StoreError) {
    try lockAudit()
    try append(AuditEntry(SiteClock.text(SiteClock.now), actor, what, subject))
  }

  /// Inserts a row of the audit at its position.
  func insert(_ entry: AuditEntry, digest: String) throws(StoreError) {
    try write(
      "INSERT INTO audit (\(AuditEntry.columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
      [.integer(entry.sequence)] + entry.facts + [.text(entry.previous), .text(digest)])
  }
}

// MARK: Versions

nonisolated extension SiteStore {
  /// Every version of a form in order of publication; the last one is current.
  func versions(of form: String) throws(StoreError) -> [FormVersion] {
    try rows("WHERE form = $1 ORDER BY sequence", .text(form))
  }

  /// Every version of every form, in order of publication.
  func versions() throws(StoreError) -> [FormVersion] {
    try rows("ORDER BY sequence")
  }

  /// The current version of a form; nil if none was published.
  func currentVersion(of form: String) throws(StoreError) -> FormVersion? {
    try transaction(.reading) { (database) throws(StoreError) in try database.currentVersion(of: form) }
  }

  func version(_ hash: String, of form: String) throws(StoreError) -> FormVersion? {
    try row("WHERE form = $1 AND hash = $2 ORDER BY sequence DESC LIMIT 1", .text(form), .text(hash))
  }

  /// Publishes a version, unless the current one has the same hash.
  /// - Parameter onlyFirst: True to publish only if the form has no version.
  /// - Returns: The current version, and whether it was published by this call.
  func publish(
    _ version: FormVersion, onlyFirst: Bool = false, _ actor: Actor
  ) throws(StoreError) -> (version: FormVersion, isNew: Bool) {
    let published = try transaction(.auditing) { (database) throws(StoreError) in
      try database.lockAudit()
      if let current = try database.currentVersion(of: version.form),
        onlyFirst || current.hash == version.hash && !current.isPurged
      {
        return (version: current, isNew: false)
      }
      var version = version
      let last = try database.run("SELECT MAX(sequence) FROM version").first?[0].integer ?? 0
      version.sequence = last + 1
      version.published = SiteClock.text(SiteClock.now)
      version.publisher = actor.person
      try database.write(
        "INSERT INTO version (\(FormVersion.columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", version.values)
      try database.note(actor, "publish", "\(version.form) \(version.hash) \(version.digest)")
      return (version: version, isNew: true)
    }
    // The process that committed it may not have flushed it yet.
    if !published.isNew { try flush() }
    return published
  }
}

nonisolated extension Database {
  fileprivate func currentVersion(of form: String) throws(StoreError) -> FormVersion? {
    try row("WHERE form = $1 ORDER BY sequence DESC LIMIT 1", .text(form))
  }
}

// MARK: Drafts

nonisolated extension SiteStore {
  /// The result of saving a draft.
  enum DraftOutcome: Sendable, Equatable {
    case kept
    /// The person's drafts together would exceed the limit.
    case tooLarge
    /// Another session has leased it, it was submitted, or it belongs to someone else.
    case taken
    /// The request that it answers has ended.
    case ended(Request)
    /// The answers that it revises were purged.
    case purged
  }

  /// A person's drafts, most recent first.
  func drafts(of person: String) throws(StoreError) -> [StoredDraft] {
    try rows("WHERE person = $1 ORDER BY changed DESC, id DESC", .text(person))
  }

  func draft(_ id: String) throws(StoreError) -> StoredDraft? {
    try row("WHERE id = $1", .text(id))
  }

  /// Leases a draft to a session, unless another live session has it.
  func take(_ id: String, for lease: Lease) throws(StoreError) -> Bool {
    let fence: Int64? = try transaction(.passing) { (database) throws(StoreError) in
      guard let row = try database.run("SELECT lease_owner, lease_until FROM draft WHERE id = $1", .text(id)).first,
        let fence = StoredLease(row[0].text, until: row[1].integer ?? 0).fence(for: lease)
      else { return nil }
      try database.write(
        "UPDATE draft SET lease_owner = $1, lease_until = $2 WHERE id = $3",
        .text(StoredLease.text(lease.owner, fence)), .integer(Lease.nextEnd), .text(id))
      return fence
    }
    if let fence { setFence(fence, of: id, lease) }
    return fence != nil
  }

  /// How often a draft was leased up to this lease; nil if this process has not leased it.
  func fence(of id: String, _ lease: Lease) -> Int64? { fences.withLock { $0["\(id) \(lease.owner)"] } }

  private func setFence(_ fence: Int64?, of id: String, _ lease: Lease) {
    fences.withLock { $0["\(id) \(lease.owner)"] = fence }
  }

  /// Saves a draft, replacing the one with its id, and renews its lease.
  /// - Parameters:
  ///   - limit: The maximum bytes of all drafts of the person; nil for no limit.
  ///   - request: The id of the request that it answers.
  ///   - purpose: `passing` while the person types, `writing` if it must survive a crash of the machine.
  func keep(
    _ draft: StoredDraft, for lease: Lease, limit: Int?, answering request: String? = nil,
    _ purpose: TransactionPurpose = .writing
  ) throws(StoreError) -> DraftOutcome {
    let known = fence(of: draft.id, lease)
    let result: (outcome: DraftOutcome, fence: Int64) = try transaction(purpose) { (database) throws(StoreError) in
      let row = try database.run(
        "SELECT lease_owner, lease_until, person FROM draft WHERE id = $1", .text(draft.id)
      ).first
      var fence = known ?? 1
      if let row {
        let stored = StoredLease(row[0].text, until: row[1].integer ?? 0)
        guard row[2].text == draft.person, let next = stored.fence(for: lease, knowing: known) else {
          return (.taken, 0)
        }
        fence = next
      }
      guard try database.run("SELECT 1 FROM submission WHERE id = $1", .text(draft.id)).isEmpty else {
        return (.taken, 0)
      }
      if let request, let known = try database.request(request), !known.isOpen {
        // Its time may be over without anybody having noted that.
        try database.removeDrafts(answering: known)
        return (.ended(known), 0)
      }
      if let replaced = draft.replaces, try database.isPurged(replaced) {
        try database.write("DELETE FROM draft WHERE id = $1", .text(draft.id))
        return (.purged, 0)
      }
      if let limit {
        let others = try database.run(
          "SELECT CAST(COALESCE(SUM(LENGTH(answers)), 0) AS BIGINT) FROM draft WHERE person = $1 AND id <> $2",
          .text(draft.person), .text(draft.id)
        ).first?[0].integer
        if Int(others ?? 0) + draft.answers.utf8.count > limit { return (.tooLarge, 0) }
      }
      try database.write(
        "INSERT INTO draft (\(StoredDraft.columns)) "
          + "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET "
          + "answers = excluded.answers, focus = excluded.focus, changed = excluded.changed, "
          + "lease_owner = excluded.lease_owner, lease_until = excluded.lease_until",
        .text(draft.id), .text(draft.form), .text(draft.version), .text(draft.person), .text(draft.answers),
        .optional(draft.focus), .text(draft.changed), .optional(draft.replaces),
        .text(StoredLease.text(lease.owner, fence)), .integer(Lease.nextEnd))
      return (.kept, fence)
    }
    if result.outcome == .kept { setFence(result.fence, of: draft.id, lease) }
    return result.outcome
  }

  /// Ends the lease of a draft.
  func release(_ id: String, _ lease: Lease) throws(StoreError) {
    let owner = StoredLease.text(lease.owner, fence(of: id, lease) ?? 0)
    try transaction(.passing) { (database) throws(StoreError) in
      // The count stays.
      try database.write(
        "UPDATE draft SET lease_owner = $1, lease_until = 0 WHERE id = $2 AND lease_owner = $3",
        .text(StoredLease.text("", fence(of: id, lease) ?? 0)), .text(id), .text(owner))
    }
  }

  func removeDraft(_ id: String, of person: String) throws(StoreError) {
    fences.withLock { fences in
      for key in fences.keys where key.hasPrefix(id) { fences[key] = nil }
    }
    try transaction(.writing) { (database) throws(StoreError) in
      try database.write("DELETE FROM draft WHERE id = $1 AND person = $2", .text(id), .text(person))
    }
  }
}

// MARK: Sessions

nonisolated extension SiteStore {
  enum SessionRefusal: Sendable, Equatable { case ofPerson(Int), ofSite(Int) }

  /// Registers a session, unless there are too many.
  func openSession(
    _ lease: Lease, of person: String, _ quotas: SiteSettings.Quotas, from address: String? = nil, doing: String = ""
  ) throws(StoreError) -> SessionRefusal? {
    try transaction(.passing) { (database) throws(StoreError) in
      try database.checkDurability()
      var open = (ofPerson: 0, ofSite: 0)
      for row in try database.run("SELECT id, person, owner, until FROM session") {
        guard let owner = row[2].text, Lease.isAlive(owner, until: row[3].integer ?? 0) else {
          try database.write("DELETE FROM session WHERE id = $1", row[0])
          try database.write("DELETE FROM presence WHERE id = $1", row[0])
          continue
        }
        open.ofSite += 1
        if row[1].text == person { open.ofPerson += 1 }
      }
      if let limit = quotas.siteSessions, open.ofSite >= limit { return .ofSite(limit) }
      if open.ofPerson >= quotas.sessions { return .ofPerson(quotas.sessions) }
      try database.write(
        "INSERT INTO session (id, person, owner, until) VALUES ($1, $2, $3, $4)", .text(lease.owner), .text(person),
        .text(lease.owner), .integer(Lease.nextEnd))
      try database.write(
        "INSERT INTO presence (id, opened, address, doing) VALUES ($1, $2, $3, $4)", .text(lease.owner),
        .text(SiteClock.text(SiteClock.now)), .optional(address), .text(doing))
      return nil
    }
  }

  /// Renews the leases of the session and of its draft.
  /// - Parameter doing: What the session does now, as the words after `ssh HOST`; nil for what it did.
  /// - Returns: True if an operator has ended the session.
  func renew(_ lease: Lease, draft: String?, doing: String? = nil) throws(StoreError) -> Bool {
    let owner = StoredLease.text(lease.owner, draft.flatMap { fence(of: $0, lease) } ?? 0)
    return try transaction(.passing) { (database) throws(StoreError) in
      let end = SQLValue.integer(Lease.nextEnd)
      try database.write("UPDATE session SET until = $1 WHERE id = $2", end, .text(lease.owner))
      if let draft {
        try database.write(
          "UPDATE draft SET lease_until = $1 WHERE id = $2 AND lease_owner = $3", end, .text(draft), .text(owner))
      }
      if let doing {
        try database.write("UPDATE presence SET doing = $1 WHERE id = $2", .text(doing), .text(lease.owner))
      }
      let row = try database.run("SELECT ended FROM presence WHERE id = $1", .text(lease.owner)).first
      return row?[0].text != nil
    }
  }

  func closeSession(_ lease: Lease) throws(StoreError) {
    try transaction(.passing) { (database) throws(StoreError) in
      try database.write("DELETE FROM session WHERE id = $1", .text(lease.owner))
      try database.write("DELETE FROM presence WHERE id = $1", .text(lease.owner))
    }
  }
}
