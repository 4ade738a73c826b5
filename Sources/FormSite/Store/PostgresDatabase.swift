import CRemote
import Platform

/// A site's database in PostgreSQL, shared by any number of machines.
///
/// Round trips cost more than statements: those without a result are sent along with the next one that has a result
/// (libpq's pipeline mode). Nothing outlives a transaction on the server, neither settings nor prepared statements: a
/// pooler may give the server's end of the connection to another process (PgBouncer's transaction mode).
nonisolated final class PostgresDatabase: Database {
  private let uri: String
  private let connections: ConnectionLimit?
  /// True if nothing counts as flushed before a synchronous standby has it.
  private let needsStandby: Bool
  /// Nil while the connection is given back.
  private var open: OpaquePointer?
  private var slot: Int32?
  /// When the server was heard last, in milliseconds on `MonotonicClock`.
  private var heard: Int64 = 0
  /// True if the server was no primary, so that another one must be looked for.
  private var isMisled = false
  /// True if the open transaction must be flushed after its commit, which does not wait for the disk.
  private var mustFlush = false
  /// Statements to be sent.
  private var waiting: [Statement] = []
  /// Memory for the parameters of a statement, reused.
  private var memory: [UInt8] = []
  /// True if there may be so many deleted rows in the queue after the open transaction that reading it is slow.
  private var isQueueWorn = false

  private struct Statement {
    let text: String
    let values: [SQLValue]
  }

  /// The advisory lock for appending to the audit: "form" in ASCII.
  private static let auditLock = 0x666f_726d

  /// The shortest time in which a connection is tried, and an answer waited for, in milliseconds.
  private static let leastPatience: Int64 = 2000
  /// The shortest time in which somebody's lock is waited for, in milliseconds.
  private static let leastLockPatience: Int64 = 100

  /// Connects.
  /// - Parameters:
  ///   - connections: The limit that the processes of this machine share; nil for none.
  ///   - needsStandby: True if nothing counts as flushed before a synchronous standby has it.
  init(uri: String, connections: ConnectionLimit? = nil, needsStandby: Bool = false) throws(StoreError) {
    self.uri = uri
    self.connections = connections
    self.needsStandby = needsStandby
    guard remote_database_is_installed() else {
      throw StoreError(kind: .unavailable, detail: "libpq is not installed")
    }
    if let mistake = remote_database_uri_mistake(uri) {
      defer { free(mistake) }
      throw StoreError(kind: .malformed, detail: Self.sentence(ofMistake: String(cString: mistake)))
    }
    _ = try connected()
  }

  /// What libpq says of a URI without the part of it that it quotes after a colon, which may contain a password; but the
  /// name of a parameter is none.
  private static func sentence(ofMistake message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline).joined()
    guard !lines.hasPrefix("invalid URI query parameter: ") else { return lines }
    return String(lines[..<(lines.firstRange(of: ": \"")?.lowerBound ?? lines.endIndex)])
  }

  deinit { disconnect() }

  func disconnect() {
    close()
    if let slot { connections?.release(slot) }
    slot = nil
  }

  private func close() {
    guard let open else { return }
    heard = max(heard, Int64(remote_database_heard(open)))
    remote_database_close(open)
    self.open = nil
  }

  func rest() -> Bool {
    guard let connections else { return false }
    if connections.isWanted { disconnect() }
    return open != nil
  }

  /// The connection, made anew after a restart of the server; only while no transaction is open.
  private func connected() throws(StoreError) -> OpaquePointer {
    let limit = SilenceLimit.current
    if let open, !isMisled, remote_database_is_connected(open) {
      expect(limit, on: open)
      return open
    }
    if slot == nil { slot = try connections?.take() }
    close()
    let left = limit.left(heard: heard)
    // A server that is no primary has just answered.
    guard left >= Self.leastPatience || limit.span < Self.leastPatience || isMisled && left > 0 else {
      throw Self.silence
    }
    open = remote_database_connect(uri, Int32(left))
    isMisled = false
    guard let made = open else { throw StoreError(kind: .unavailable, detail: "out of memory") }
    guard remote_database_is_connected(made) else {
      defer { disconnect() }
      guard !remote_database_has_wrong_value(made) else {
        throw StoreError(kind: .malformed, detail: Self.sentence(remote_database_error(made)))
      }
      throw lost
    }
    expect(limit, on: made)
    return made
  }

  private func expect(_ limit: SilenceLimit, on open: OpaquePointer) {
    // Another thread may have used the connection for long.
    let since = max(limit.start, SilenceLimit.now + min(Self.leastPatience, limit.span) - limit.span)
    remote_database_expect(open, Int(since), Int32(limit.span), limit.followsAnswers)
  }

  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> [[SQLValue]] {
    waiting.append(Statement(text: statement, values: values))
    return try send()
  }

  func write(_ statement: String, _ values: [SQLValue]) { waiting.append(Statement(text: statement, values: values)) }

  /// Sends the queued statements and returns the rows of the last one.
  private func send() throws(StoreError) -> [[SQLValue]] {
    defer { waiting.removeAll(keepingCapacity: true) }
    guard let open, remote_database_begin_batch(open) else { throw lost }
    defer { remote_database_end_batch(open) }
    for statement in waiting {
      guard send(statement, open) else { throw lost }
    }
    guard remote_database_flush_batch(open) else { throw lost }
    var rows: [[SQLValue]] = []
    var failure: StoreError?
    var isComplete = false
    for _ in waiting {
      guard let answer = remote_database_next(open, &isComplete) else { throw failure ?? lost }
      defer { remote_rows_free(answer) }
      if remote_rows_are_right(answer) {
        rows = Self.rows(of: answer)
      } else if failure == nil, !remote_rows_are_skipped(answer) {
        failure = error(of: answer)
      }
    }
    while let rest = remote_database_next(open, &isComplete) { remote_rows_free(rest) }
    if let failure { throw failure }
    // Without BEGIN, the server commits after the last answer.
    guard isComplete else { throw lost }
    return rows
  }

  /// Sends a statement. Its parameters are C strings, one behind the other.
  private func send(_ statement: Statement, _ open: OpaquePointer) -> Bool {
    let values = statement.values
    // In a local variable, which is not checked for overlapping access.
    var bytes = memory
    memory = []
    defer { memory = bytes }
    bytes.removeAll(keepingCapacity: true)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: values.count) { starts in
      for (index, value) in values.enumerated() {
        starts[index] = bytes.count
        switch value {
        case .null: starts[index] = -1
        case .integer(let number): bytes += String(number).utf8
        case .text(var text): text.withUTF8 { bytes.append(contentsOf: $0) }
        }
        bytes.append(0)
      }
      return bytes.withUnsafeBytes { bytes in
        let first = bytes.assumingMemoryBound(to: CChar.self).baseAddress
        return withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: values.count) { pointers in
          for (index, start) in starts.enumerated() { pointers[index] = start < 0 ? nil : first?.advanced(by: start) }
          return remote_database_send(open, statement.text, Int32(pointers.count), pointers.baseAddress)
        }
      }
    }
  }

  private static func rows(of answer: OpaquePointer) -> [[SQLValue]] {
    let columns = remote_rows_columns(answer)
    return (0..<remote_rows_count(answer)).map { row in
      (0..<columns).map { column in
        var length: Int32 = 0
        guard let start = remote_rows_value(answer, row, column, &length) else { return .null }
        let text = String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
        guard remote_rows_is_integer(answer, column), let number = Int64(text) else { return .text(text) }
        return .integer(number)
      }
    }
  }

  func require(_ condition: String, _ values: [SQLValue]) { write("SELECT \(Self.demand(condition))", values) }

  /// The row of the audit is queued. With the lock instead, each of ten concurrent submissions would wait until the one
  /// before is scheduled and commits.
  func insert(
    _ submission: Submission, digest: String, removing draft: DraftRemoval?, noting entry: AuditEntry
  ) throws(StoreError) {
    try checkDurability()
    let values = submission.facts + [.optional(submission.answers), .text(digest)] + entry.facts
    switch draft {
    case nil: write(Self.insertion, values)
    case .any?: write(Self.insertionRemovingDraft, values)
    case .leased(let owner)?: write(Self.insertionRemovingLeased, values + [.text(owner)])
    }
  }

  private static let insertion = insertion(after: "")

  // CASE, since the server may evaluate what AND joins in any order.
  private static let insertionRemovingDraft = insertionRemovingDraft(if: "person = $4")
  private static let insertionRemovingLeased = insertionRemovingDraft(if: "person = $4 AND lease_owner = $17")

  private static func insertionRemovingDraft(if condition: String) -> String {
    insertion(
      after: "gone AS (DELETE FROM draft WHERE id = $1 AND CASE WHEN id = $1 THEN \(demand(condition)) = 1 END), ")
  }

  /// One statement costs less than three.
  private static func insertion(after deletion: String) -> String {
    "WITH \(deletion)added AS (\(Submission.insertion)) "
      + "INSERT INTO audit_queue (\(AuditEntry.facts)) VALUES ($11, $12, $13, $14, $15, $16)"
  }

  /// A division by zero aborts the transaction, and the server skips the statements behind it.
  private static func demand(_ condition: String) -> String { "1 / CAST((\(condition)) AS INTEGER)" }

  func begin(_ purpose: TransactionPurpose) throws(StoreError) {
    waiting = []
    mustFlush = false
    isQueueWorn = false
    _ = try connected()
    switch purpose {
    case .reading: write("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [])
    // Of two conflicting transactions, one is retried.
    case .writing: beginWriting("SERIALIZABLE", flushing: true)
    case .passing: beginWriting("SERIALIZABLE", flushing: false)
    // Each statement sees what was committed before it, and thus the whole audit once that is locked.
    case .auditing: beginWriting("READ COMMITTED", flushing: true)
    case .queuing: beginWriting("READ COMMITTED", flushing: false)
    }
  }

  /// The settings hold until the end of the transaction. Somebody's lock is waited for nearly as long as the store may be
  /// silent, so that it says so itself and the connection stays.
  private func beginWriting(_ level: String, flushing: Bool) {
    let patience = max(Self.leastLockPatience, SilenceLimit.current.left() - 300)
    write("BEGIN ISOLATION LEVEL \(level)", [])
    write(
      "SELECT set_config('synchronous_commit', '\(flushing ? "on" : "off")', true), "
        + "set_config('lock_timeout', '\(patience)', true)", [])
  }

  func lockAudit() {
    write("SELECT pg_advisory_xact_lock(\(Self.auditLock)), set_config('synchronous_commit', 'off', true)", [])
  }

  func append(_ entry: AuditEntry) throws(StoreError) {
    try checkDurability()
    _ = try append([entry], batch: .max)
    mustFlush = true
  }

  func queue(_ entry: AuditEntry) {
    write("INSERT INTO audit_queue (\(AuditEntry.facts)) VALUES ($1, $2, $3, $4, $5, $6)", entry.facts)
  }

  let hasQueue = true

  func appendQueued() throws(StoreError) -> Bool { try append([], batch: 1000) }

  /// After how many rows of the audit the queue is vacuumed.
  private static let wear: Int64 = 5000

  /// Moves at most a batch of queued rows into the audit, and appends new ones.
  /// - Returns: True if there may be more queued rows.
  private func append(_ new: [AuditEntry], batch: Int64) throws(StoreError) -> Bool {
    let queued = try run(
      "SELECT ctid, \(AuditEntry.facts) FROM audit_queue ORDER BY id LIMIT $1", [.integer(batch)])
    if queued.isEmpty, new.isEmpty { return false }
    let end = try run("SELECT sequence, digest FROM audit ORDER BY sequence DESC LIMIT 1", []).first
    let start = end?[0].integer ?? 0
    var digests = [end?[1].text ?? ""]
    func place(_ entry: AuditEntry) -> AuditEntry {
      let row = entry.placed(at: start + Int64(digests.count), after: digests[digests.count - 1])
      digests.append(row.digest)
      return row
    }
    for row in queued { _ = place(AuditEntry(facts: row[1...])) }
    if !queued.isEmpty {
      // Their facts stay in the server. The text of an empty digest alone is read as no digest at all.
      write(
        "WITH placed AS (SELECT * FROM unnest("
          + "string_to_array($1, ' ')::tid[], string_to_array($2, ' '), string_to_array($3, ' ')) "
          + "WITH ORDINALITY AS placed (row, previous, digest, place)), "
          + "moved AS (DELETE FROM audit_queue WHERE ctid = ANY (string_to_array($1, ' ')::tid[]) RETURNING ctid, *) "
          + "INSERT INTO audit (\(AuditEntry.columns)) SELECT place + $4, \(AuditEntry.facts), "
          + "COALESCE(previous, ''), placed.digest FROM moved JOIN placed ON moved.ctid = placed.row",
        [
          .text(queued.map { $0[0].text ?? "" }.joined(separator: " ")),
          .text(digests.dropLast().joined(separator: " ")), .text(digests.dropFirst().joined(separator: " ")),
          .integer(start),
        ])
    }
    for entry in new {
      let row = place(entry)
      try insert(row, digest: digests[digests.count - 1])
    }
    isQueueWorn = (start + Int64(digests.count) - 1) / Self.wear > start / Self.wear
    return queued.count == batch
  }

  /// Commits and flushes. After appending to the audit, waits for the disk only when the lock is released, so that the
  /// flushes of successive transactions are combined. Queued rows need no flush: they are there again if their move is
  /// lost.
  func commit() throws(StoreError) {
    write("COMMIT", [])
    guard let open else { throw lost }
    // Never on another connection, which may be to a server that does not have the transaction.
    if mustFlush { try flush(on: open) } else { _ = try send() }
    if isQueueWorn {
      isQueueWorn = false
      // Whoever reads the queue passes the deleted rows first, and the server's own vacuum comes once a minute.
      _ = try? run("VACUUM (SKIP_LOCKED, TRUNCATE FALSE) audit_queue", [])
    }
  }

  /// Writes a message, whose flush is that of all of the log before it. A row of another process can be visible before it
  /// is flushed, and be gone after a failover.
  func flush() throws(StoreError) { try flush(on: connected()) }

  private func flush(on open: OpaquePointer) throws(StoreError) {
    // The statements are one transaction.
    write("SELECT set_config('synchronous_commit', 'on', true)", [])
    write("SELECT pg_logical_emit_message(true, 'formline', '')", [])
    let standbys = try run("SELECT current_setting('synchronous_standby_names')", []).first?[0].text ?? ""
    // The server commits without its standby, and warns, if somebody cancels its waiting.
    guard !remote_database_has_warned(open) else {
      throw StoreError(kind: .unavailable, detail: "PostgreSQL: the standby has not confirmed it")
    }
    guard !needsStandby || !standbys.isEmpty else { throw Self.noStandby }
  }

  func durability() throws(StoreError) -> StoreDurability {
    let settings = try run(
      "SELECT current_setting('synchronous_standby_names'), current_setting('fsync')", []
    ).first
    guard settings?[0].string ?? "" == "" else { return .standby }
    return settings?[1].text == "off" ? .memory : .disk
  }

  /// Before anything is committed that `flush` would refuse to confirm.
  func checkDurability() throws(StoreError) {
    guard needsStandby, try durability() != .standby else { return }
    throw Self.noStandby
  }

  static let noStandby = StoreError(
    kind: .unavailable,
    detail: "site.yaml says 'durability: standby', and PostgreSQL's synchronous_standby_names is empty")

  /// A sequence is not locked until the end of the transaction. Of two that are open at the same time, any may be first.
  let nextInOutbox = "nextval('outbox_order')"

  func rollback() {
    waiting = []
    guard let open else { return }
    guard !remote_database_is_silent(open) else { return disconnect() }
    _ = try? run("ROLLBACK", [])
  }

  func addColumn(_ column: String, _ type: String, to table: String) throws(StoreError) {
    _ = try run("ALTER TABLE \(table) ADD COLUMN IF NOT EXISTS \(column) \(type)", [])
  }

  func makeTables() throws(StoreError) {
    // Indexes of a large table take long.
    if let open { remote_database_expect(open, Int(SilenceLimit.now), 3_600_000, true) }
    defer { if let open { expect(.current, on: open) } }
    let statements =
      Schema.tables + Schema.postgresTables + Schema.postgresTriggers + Schema.postgresChanges
    for statement in statements { _ = try run(statement, []) }
  }

  /// The server checks its own files.
  func damage() throws(StoreError) -> [String] { [] }

  private func error(of answer: OpaquePointer) -> StoreError {
    let kind = Self.kind(String(cString: remote_rows_state(answer)))
    if kind == .wrongHost { isMisled = true }
    return StoreError(kind: kind, detail: Self.sentence(remote_rows_error(answer)))
  }

  /// The error of a lost connection.
  private var lost: StoreError {
    guard let open, !remote_database_is_silent(open) else { return Self.silence }
    return StoreError(kind: .unavailable, detail: Self.sentence(remote_database_error(open)))
  }

  private static let silence = StoreError(kind: .unavailable, detail: "PostgreSQL: the server does not answer")

  /// - Parameter state: An SQLSTATE; empty if the server gave none.
  private static func kind(_ state: String) -> StoreError.Kind {
    switch state {
    case "40001", "40P01": .conflict
    case "22012": .unmet
    case "55P03": .busy
    case "53100": .full
    // No serializable transactions, no messages: also what a standby says.
    case "25006", "0A000", "55000": .wrongHost
    case "42501": .readOnly
    default:
      switch state.prefix(2) {
      case "", "08", "57", "58": .unavailable
      case "53": .busy
      case "23", "P0": .refused
      default: .failed
      }
    }
  }

  private static func sentence(_ text: UnsafePointer<CChar>) -> String {
    "PostgreSQL: " + String(cString: text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
