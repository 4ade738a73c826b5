/// A value in a database row.
nonisolated enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)

  /// The text of a column that is never null.
  var string: String { text ?? "" }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
}

/// The database of a site: one connection, used by one thread at a time.
///
/// Statements are SQL that both databases accept, with parameters `$1`, `$2`, … that first occur in this order.
nonisolated protocol Database: AnyObject {
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> [[SQLValue]]
  /// Runs a statement without a result, possibly deferred until the next `run`: its error may be thrown there, or by
  /// `commit`.
  func write(_ statement: String, _ values: [SQLValue]) throws(StoreError)
  /// Aborts the transaction with `unmet` unless a condition holds; possibly deferred like `write`.
  func require(_ condition: String, _ values: [SQLValue]) throws(StoreError)
  /// Inserts a submission and a row of the audit, which need not be locked; possibly deferred like `write`.
  /// - Parameter draft: Not nil to delete the draft with the same id, and to abort the transaction with `unmet` if it
  ///   belongs to somebody else or is leased otherwise.
  func insert(
    _ submission: Submission, digest: String, removing draft: DraftRemoval?, noting entry: AuditEntry
  ) throws(StoreError)
  func begin(_ purpose: TransactionPurpose) throws(StoreError)
  /// Locks the audit until the end of the transaction, since each row contains the digest of the previous one. Call it
  /// as late as possible, since other transactions wait.
  func lockAudit() throws(StoreError)
  /// Appends a row to the audit, which must be locked; sets its sequence number and previous digest.
  func append(_ entry: AuditEntry) throws(StoreError)
  /// Adds a row to the audit, which need not be locked; possibly deferred like `write`.
  func queue(_ entry: AuditEntry) throws(StoreError)
  /// True if rows noted with submissions are queued: they get their positions only by the next `append` or
  /// `appendQueued`.
  var hasQueue: Bool { get }
  /// Appends queued rows to the audit, which must be locked; returns true if there may be more.
  func appendQueued() throws(StoreError) -> Bool
  /// An SQL expression for the sequence number of a new row of the outbox: greater than those of all transactions that
  /// were committed before this one began.
  var nextInOutbox: String { get }
  /// Commits the transaction. On return, its writes are flushed, unless it was `passing` or only appended queued rows.
  /// Others may see them before.
  func commit() throws(StoreError)
  /// Flushes what was committed by anybody, to a standby, too, where the site wants that; outside of a transaction.
  func flush() throws(StoreError)
  /// What a commit survives; in a transaction.
  func durability() throws(StoreError) -> StoreDurability
  /// - Throws: Why nothing can be flushed as the site wants it; in a transaction.
  func checkDurability() throws(StoreError)
  /// Called after each transaction. Gives the connection back if others wait for one.
  /// - Returns: True if `disconnect` should be called unless the database is used again soon.
  func rest() -> Bool
  /// Gives the connection back; the next transaction takes another one.
  func disconnect()
  func rollback()
  /// Creates the tables and their triggers, unless they exist.
  func makeTables() throws(StoreError)
  /// Adds a column to a table, unless it is there.
  func addColumn(_ column: String, _ type: String, to table: String) throws(StoreError)
  /// Removes what was overwritten from files of the database, as far as that can be done at once; after a purge.
  func discardLog()
  /// Checks the database files for damage; returns a sentence for each problem.
  func damage() throws(StoreError) -> [String]
}

nonisolated enum DraftRemoval: Sendable, Equatable {
  case any
  /// With this `lease_owner`.
  case leased(String)
}

nonisolated enum TransactionPurpose: Sendable {
  case reading
  case writing
  /// Writing what must survive the end of the process, but not of the machine: a session, a lease, the latest keys of a
  /// draft. Does not wait for the disk.
  case passing
  /// Appending to the audit.
  case auditing
  /// The same, to be flushed by the caller.
  case queuing
}

nonisolated extension Database {
  func durability() throws(StoreError) -> StoreDurability { .disk }

  func checkDurability() throws(StoreError) {}

  func rest() -> Bool { false }

  func disconnect() {}

  func discardLog() {}

  func run(_ statement: String, _ values: SQLValue...) throws(StoreError) -> [[SQLValue]] {
    try run(statement, values)
  }

  func write(_ statement: String, _ values: SQLValue...) throws(StoreError) { try write(statement, values) }

  func require(_ condition: String, _ values: SQLValue...) throws(StoreError) { try require(condition, values) }
}

/// Where a submission is by the time its receipt is printed.
nonisolated enum StoreDurability: String, Sendable {
  case disk
  /// On a synchronous standby, too.
  case standby
  case memory

  var sentence: String {
    switch self {
    case .disk: "receipts are on the disk of the database"
    case .standby: "receipts are on a synchronous standby, too"
    case .memory: "receipts are in memory only: PostgreSQL's fsync is off"
    }
  }
}

/// Why an operation of the store failed. Nothing of its transaction is stored, unless that is uncertain.
nonisolated struct StoreError: Error, Equatable {
  enum Kind: Equatable, Sendable {
    /// Another process locked the database for longer than the time limit.
    case busy
    case full
    case readOnly
    /// The database cannot be reached, or the file is not a database.
    case unavailable
    /// A later version of this program has changed the tables.
    case outdated
    /// The URI of the database cannot be read.
    case malformed
    /// The server is a standby, or the primary of a moment ago.
    case wrongHost
    /// A conflict with another transaction; a retry may succeed.
    case conflict
    /// A condition that the transaction requires does not hold.
    case unmet
    /// A row exists already, or a trigger refused a change.
    case refused
    /// Anything else.
    case failed
  }

  let kind: Kind
  /// The database's own message.
  let detail: String
  /// True if the store may be back by itself.
  var isAway: Bool { [.unavailable, .busy, .wrongHost].contains(kind) }
  /// True if the transaction may be stored all the same: the store was lost while it committed.
  var isUncertain = false

  /// The error as a sentence for the person who fills in a form, without technical details.
  var sentence: String {
    switch kind {
    case .busy, .conflict, .unmet: "the store is busy; try again in a moment"
    case .full: "the store has no room left; tell the owners of the site"
    case .readOnly: "the store cannot be written to; tell the owners of the site"
    case .unavailable, .wrongHost: "the store cannot be reached; tell the owners of the site"
    case .outdated: "the store is in use by a later version of the service; tell the owners of the site"
    case .malformed: "the address of the store cannot be read; tell the owners of the site"
    case .refused, .failed: "the store has refused it; tell the owners of the site"
    }
  }

  /// The error for owners.
  var report: String { "\(sentence.prefix { $0 != ";" }) (\(detail))" }
}
