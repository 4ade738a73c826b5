/// A value in a row of a table.
nonisolated enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// Text, or null.
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
}

/// A database that a site's tables are in: one connection, used by one thread at a time.
///
/// Statements are the SQL that both databases read, with parameters `$1`, `$2`, …, each used in that order first.
nonisolated protocol Database: AnyObject {
  /// Runs one statement and gives its rows.
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> [[SQLValue]]
  /// Runs a statement whose rows nobody wants, at the latest before the next that gives some: what is wrong with it may
  /// be thrown there, or by `commit`.
  func write(_ statement: String, _ values: [SQLValue]) throws(StoreError)
  /// Begins a transaction.
  func begin(_ purpose: TransactionPurpose) throws(StoreError)
  /// From here to the end of the transaction no other one adds to the audit, of which each row holds the digest of the
  /// one before. The later it is called, the less others wait.
  func lockAudit() throws(StoreError)
  /// Adds a row to the audit behind the last one, with the audit locked; its sequence and what it follows are set here.
  func append(_ entry: AuditEntry) throws(StoreError)
  /// Ends the transaction. When it returns, what was written has been flushed, unless it was `passing`.
  func commit() throws(StoreError)
  /// Ends the transaction as if it had never begun.
  func rollback()
  /// Makes the tables, with what keeps them from being changed, where there are none yet.
  func makeTables() throws(StoreError)
  /// Looks for damage in the files of the database itself; a sentence for each place.
  func damage() throws(StoreError) -> [String]
}

/// What a transaction is for.
nonisolated enum TransactionPurpose: Sendable {
  case reading
  case writing
  /// Writing what may be lost with the machine, but not with the process: a session, a lease, the latest keys of a
  /// draft. It does not wait for the disk.
  case passing
  /// Adding to the audit.
  case auditing
}

nonisolated extension Database {
  func run(_ statement: String, _ values: SQLValue...) throws(StoreError) -> [[SQLValue]] {
    try run(statement, values)
  }

  func write(_ statement: String, _ values: SQLValue...) throws(StoreError) { try write(statement, values) }
}

/// Why the store did not do what it was asked for. Nothing of the transaction is stored.
nonisolated struct StoreError: Error, Equatable {
  enum Kind: Equatable, Sendable {
    /// Another process kept the database for longer than is waited.
    case busy
    /// There is no room on the disk.
    case full
    /// It may not be written to.
    case readOnly
    /// It cannot be reached, or is none.
    case unavailable
    /// Another transaction came between; the same again may do.
    case conflict
    /// A row exists already, or a trigger refused a change.
    case refused
    /// Anything else.
    case failed
  }

  let kind: Kind
  /// What the database says of it.
  let detail: String

  /// The error as a sentence for the person who fills in a form, without what only owners know how to read.
  var sentence: String {
    switch kind {
    case .busy, .conflict: "the store is busy; try again in a moment"
    case .full: "the store has no room left; tell the owners of the site"
    case .readOnly: "the store cannot be written to; tell the owners of the site"
    case .unavailable: "the store cannot be reached; tell the owners of the site"
    case .refused, .failed: "the store has refused it; tell the owners of the site"
    }
  }

  /// The same for owners.
  var report: String { "\(sentence.prefix { $0 != ";" }) (\(detail))" }
}
