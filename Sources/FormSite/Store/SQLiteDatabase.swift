import CSQLite
import Platform

/// A site's database in a file next to its `site.yaml`, with a write-ahead log that is flushed at every commit.
///
/// With `synchronous=FULL` SQLite flushes while it holds the lock, and all other writers wait for the disk. With `NORMAL`
/// it leaves the flush to the caller: `commit` does it after the lock is released, so that processes flush together.
nonisolated final class SQLiteDatabase: Database {
  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  /// True if the open transaction must be flushed.
  private var mustFlush = false
  /// The pages in the log after the last commit; nil if the transaction has not written.
  private var logged: Int32?
  /// The pages in the log at the last checkpoint.
  private var copied: Int32 = 0

  /// The size of the log at which it is copied into the file: 16 MB. That takes two more flushes.
  private static let logLimit: Int32 = 4000
  /// The number of tries for another process's transaction to end, some ten seconds in all.
  private static let patience: Int32 = 500

  /// Opens the file at a path, or creates it with access for the owner only.
  init(path: String) throws(StoreError) {
    var opened: OpaquePointer?
    let before = umask(0o077)
    let status =
      if Self.isFixed(path) {
        sqlite3_open_v2(
          Self.address(ofFixed: path), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
      } else {
        sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
      }
    umask(before)
    guard let opened else { throw StoreError(kind: .unavailable, detail: "out of memory") }
    // From here on `deinit` closes it, even if the initializer throws.
    connection = opened
    guard status == SQLITE_OK else { throw error(status) }
    sqlite3_extended_result_codes(opened, 1)
    waitForOthers()
    // Replaces SQLite's own checkpoints.
    sqlite3_wal_hook(
      opened,
      { database, _, _, pages in
        if let database { Unmanaged<SQLiteDatabase>.fromOpaque(database).takeUnretainedValue().logged = pages }
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
    // A session needs only a small cache.
    for pragma in [
      "journal_mode=WAL", "synchronous=NORMAL", "cache_size=-512", "recursive_triggers=ON", "secure_delete=ON",
    ] {
      do throws(StoreError) {
        try set(pragma)
      } catch {
        // A read-only database keeps its mode.
        guard error.kind == .readOnly else { throw error }
      }
    }
  }

  /// True for a file without a log on a file system that is mounted read-only, so that none can be made. SQLite refuses
  /// to read it, unless it is told that nobody changes it.
  private static func isFixed(_ path: String) -> Bool {
    var system = statvfs()
    return statvfs(path, &system) == 0 && system.f_flag & UInt(ST_RDONLY) != 0 && access(path + "-wal", F_OK) != 0
  }

  /// A URI, in which these characters have a meaning.
  private static func address(ofFixed path: String) -> String {
    let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    return "file:\(escaped)?immutable=1"
  }

  /// Sets a pragma. Where another process makes the same file a log, SQLite does not wait for it by itself.
  private func set(_ pragma: String) throws(StoreError) {
    for _ in 0..<100 {
      do throws(StoreError) {
        _ = try run("PRAGMA \(pragma)", [])
        return
      } catch {
        guard error.kind == .busy, SilenceLimit.current.left() > 0 else { throw error }
        usleep(20_000)
      }
    }
    _ = try run("PRAGMA \(pragma)", [])
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// SQLite's own handler sleeps up to 0.1 s between tries, while a commit takes less than a millisecond. With hundreds of
  /// waiting processes, as at a shutdown of the machine, short sleeps would keep it busy, so they become longer.
  private func waitForOthers() {
    sqlite3_busy_handler(
      connection,
      { _, tries in
        guard tries < Int32(SQLiteDatabase.patience), SilenceLimit.current.left() > 0 else { return 0 }
        usleep(tries < 10 ? 200 : tries < 30 ? 1000 : tries < 100 ? 5000 : 25_000)
        return 1
      }, nil)
  }

  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> [[SQLValue]] {
    let prepared = try prepared(statement)
    defer {
      sqlite3_reset(prepared)
      sqlite3_clear_bindings(prepared)
    }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let status: Int32
      switch value {
      case .null: status = sqlite3_bind_null(prepared, place)
      case .integer(let number): status = sqlite3_bind_int64(prepared, place, number)
      case .text(let text): status = bind(text, prepared, place)
      }
      guard status == SQLITE_OK else { throw error(status) }
    }
    var rows: [[SQLValue]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { value(prepared, $0) })
      case SQLITE_DONE: return rows
      case let status: throw error(status)
      }
    }
  }

  func write(_ statement: String, _ values: [SQLValue]) throws(StoreError) { _ = try run(statement, values) }

  func require(_ condition: String, _ values: [SQLValue]) throws(StoreError) {
    guard try run("SELECT 1 WHERE \(condition)", values).isEmpty else { return }
    throw StoreError(kind: .unmet, detail: condition)
  }

  func insert(
    _ submission: Submission, digest: String, removing draft: DraftRemoval?, noting entry: AuditEntry
  ) throws(StoreError) {
    if let draft {
      let id = SQLValue.text(submission.id)
      try require("NOT EXISTS (SELECT 1 FROM draft WHERE id = $1 AND person <> $2)", id, .text(submission.person))
      if case .leased(let owner) = draft {
        try require("NOT EXISTS (SELECT 1 FROM draft WHERE id = $1 AND lease_owner <> $2)", id, .text(owner))
      }
      try write("DELETE FROM draft WHERE id = $1", id)
    }
    try write(Submission.insertion, submission.facts + [.optional(submission.answers), .text(digest)])
    try append(entry)
  }

  private func bind(_ text: String, _ statement: OpaquePointer, _ place: Int32) -> Int32 {
    // SQLITE_TRANSIENT: SQLite copies the text.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty buffer may have no address, and SQLite would bind nil as NULL.
        guard let start = characters.baseAddress else { return sqlite3_bind_text(statement, place, "", 0, copied) }
        return sqlite3_bind_text(statement, place, start, Int32(characters.count), copied)
      }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    default:
      let start = sqlite3_column_text(statement, column)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func prepared(_ text: String) throws(StoreError) -> OpaquePointer {
    if let known = statements[text] { return known }
    var made: OpaquePointer?
    let status = sqlite3_prepare_v3(connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard status == SQLITE_OK, let made else { throw error(status) }
    statements[text] = made
    return made
  }

  func begin(_ purpose: TransactionPurpose) throws(StoreError) {
    logged = nil
    mustFlush = purpose != .reading && purpose != .passing
    if purpose != .reading { try checkPlace() }
    _ = try run(purpose == .reading ? "BEGIN" : "BEGIN IMMEDIATE", [])
  }

  /// Writes to a file that was removed or replaced by a backup would be lost.
  private func checkPlace() throws(StoreError) {
    var hasMoved: Int32 = 0
    guard sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK, hasMoved != 0
    else { return }
    throw StoreError(kind: .unavailable, detail: "SQLite: another file, or none, is in the place of formline.db")
  }

  /// SQLite has only one writing transaction at a time.
  func lockAudit() throws(StoreError) {}

  func append(_ entry: AuditEntry) throws(StoreError) {
    let last = try run("SELECT sequence, digest FROM audit ORDER BY sequence DESC LIMIT 1").first
    let entry = entry.placed(at: (last?[0].integer ?? 0) + 1, after: last?[1].text ?? "")
    try insert(entry, digest: entry.digest)
  }

  func queue(_ entry: AuditEntry) throws(StoreError) { try append(entry) }

  let nextInOutbox = "(SELECT COALESCE(MAX(sequence), 0) + 1 FROM outbox)"

  /// Transactions that write wait for each other anyway.
  let hasQueue = false

  func appendQueued() -> Bool { false }

  func commit() throws(StoreError) {
    _ = try run("COMMIT", [])
    guard let logged else { return }
    if mustFlush { try flush() }
    if logged < copied { copied = 0 }
    if logged - copied >= Self.logLimit {
      checkpoint()
      copied = logged
    }
  }

  func flush() throws(StoreError) {
    var log: UnsafeMutablePointer<sqlite3_file>?
    // Where there can be no log, SQLite flushes as it commits.
    guard sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK, let log,
      let sync = log.pointee.pMethods?.pointee.xSync
    else { return }
    guard sync(log, SQLITE_SYNC_NORMAL) == SQLITE_OK else {
      throw StoreError(kind: .unavailable, detail: "SQLite: the log cannot be flushed")
    }
  }

  /// Copies the log into the file, first while others write, and then what they have added meanwhile, so that the log
  /// can start anew. Others must not wait for somebody who reads for long; the next checkpoint tries again.
  private func checkpoint() {
    sqlite3_busy_timeout(connection, 20)
    for mode in [SQLITE_CHECKPOINT_PASSIVE, SQLITE_CHECKPOINT_RESTART] {
      sqlite3_wal_checkpoint_v2(connection, nil, mode, nil, nil)
    }
    waitForOthers()
  }

  /// While somebody reads, it is left to a later checkpoint.
  func discardLog() {
    sqlite3_busy_timeout(connection, 1000)
    sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    waitForOthers()
  }

  func rollback() { if sqlite3_get_autocommit(connection) == 0 { _ = try? run("ROLLBACK", []) } }

  func makeTables() throws(StoreError) {
    for statement in Schema.tables + Schema.sqliteTriggers { _ = try run(statement, []) }
  }

  func addColumn(_ column: String, _ type: String, to table: String) throws(StoreError) {
    guard try run("SELECT 1 FROM pragma_table_info($1) WHERE name = $2", .text(table), .text(column)).isEmpty else {
      return
    }
    _ = try run("ALTER TABLE \(table) ADD COLUMN \(column) \(type)")
  }

  func damage() throws(StoreError) -> [String] {
    try run("PRAGMA integrity_check(20)", []).compactMap { $0.first?.text }.filter { $0 != "ok" }
  }

  private func error(_ status: Int32) -> StoreError {
    let kind: StoreError.Kind =
      // SQLite reports these as general input/output or opening errors.
      switch (status & 0xff, sqlite3_system_errno(connection)) {
      case (SQLITE_IOERR, ENOSPC), (SQLITE_CANTOPEN, ENOSPC), (SQLITE_IOERR, EDQUOT): .full
      case (SQLITE_CANTOPEN, EROFS), (SQLITE_CANTOPEN, EACCES), (SQLITE_IOERR, EROFS): .readOnly
      case (let code, _): Self.kind(code)
      }
    let message = String(cString: sqlite3_errmsg(connection))
    return StoreError(kind: kind, detail: "SQLite: \(message)\(help(for: status & 0xff, kind).map { "; \($0)" } ?? "")")
  }

  /// What an owner does about an error; nil where its sentence says enough.
  private func help(for code: Int32, _ kind: StoreError.Kind) -> String? {
    switch (code, kind) {
    // Beside a file without a log, SQLite makes one also to read.
    case (_, .full) where sqlite3_extended_errcode(connection) == Self.noIndexSize:
      "it needs 40 kB beside formline.db to read it: make room on its disk"
    case (SQLITE_NOTADB, _), (SQLITE_CORRUPT, _): "formline.db is damaged: put a backup in its place"
    case (SQLITE_BUSY, _): "another process holds formline.db: see who has it open"
    case (SQLITE_CANTOPEN, _): "look at who may read and write formline.db and its folder"
    case (SQLITE_READONLY, _): "formline.db and its folder must be writable for this account"
    default: nil
    }
  }

  /// SQLITE_IOERR_SHMSIZE: no room for the index of the log.
  private static let noIndexSize = SQLITE_IOERR | 19 << 8

  private static func kind(_ code: Int32) -> StoreError.Kind {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_IOERR: .unavailable
    case SQLITE_CONSTRAINT: .refused
    default: .failed
    }
  }
}
