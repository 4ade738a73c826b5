import CRemote
import Glibc

/// A site's database in PostgreSQL, for any number of machines.
nonisolated final class PostgresDatabase: Database {
  private let connection: OpaquePointer
  /// What the transaction is for that is open.
  private var purpose = TransactionPurpose.reading

  /// Of the transactions that add to the audit: "form" in ASCII.
  private static let auditLock = 0x666f_726d

  /// Connects to the database that a URI names.
  init(uri: String) throws(StoreError) {
    guard let made = remote_database_connect(uri) else {
      throw StoreError(kind: .unavailable, detail: "libpq is not installed")
    }
    connection = made
    guard remote_database_is_connected(made) else {
      let detail = Self.message(of: made)
      remote_database_close(made)
      throw StoreError(kind: .unavailable, detail: detail)
    }
    do throws(StoreError) {
      try prepareSession()
    } catch {
      remote_database_close(made)
      throw error
    }
  }

  deinit { remote_database_close(connection) }

  private func prepareSession() throws(StoreError) {
    // `commit` flushes by itself.
    for setting in ["synchronous_commit = off", "lock_timeout = '10s'", "client_min_messages = warning"] {
      _ = try run("SET \(setting)", [])
    }
  }

  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> [[SQLValue]] {
    let texts: [UnsafeMutablePointer<CChar>?] = values.map { value in
      switch value {
      case .null: nil
      case .integer(let number): strdup(String(number))
      case .text(let text): strdup(text)
      }
    }
    defer { texts.forEach { free($0) } }
    let arguments = texts.map { $0.map { UnsafePointer($0) } }
    guard let rows = remote_database_run(connection, statement, Int32(values.count), arguments) else {
      throw StoreError(kind: .unavailable, detail: Self.message(of: connection))
    }
    defer { remote_rows_free(rows) }
    guard remote_rows_are_right(rows) else { throw error(String(cString: remote_rows_state(rows))) }
    let columns = remote_rows_columns(rows)
    return (0..<remote_rows_count(rows)).map { row in
      (0..<columns).map { column in
        var length: Int32 = 0
        guard let start = remote_rows_value(rows, row, column, &length) else { return .null }
        let text = String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
        guard remote_rows_is_integer(rows, column), let number = Int64(text) else { return .text(text) }
        return .integer(number)
      }
    }
  }

  func begin(_ purpose: TransactionPurpose) throws(StoreError) {
    // A server that was started anew has forgotten the connection; nothing was begun on it.
    if !remote_database_is_connected(connection) {
      remote_database_reset(connection)
      try prepareSession()
    }
    self.purpose = purpose
    switch purpose {
    case .reading: _ = try run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [])
    // Two of them that would disagree: one is tried again.
    case .writing: _ = try run("BEGIN ISOLATION LEVEL SERIALIZABLE", [])
    // Each statement sees what was committed before it, and so what stands in the audit once that is locked.
    case .auditing: _ = try run("BEGIN ISOLATION LEVEL READ COMMITTED", [])
    }
  }

  func lockAudit() throws(StoreError) { _ = try run("SELECT pg_advisory_xact_lock(\(Self.auditLock))", []) }

  /// Commits, and then waits for the disk, the audit no longer locked: transactions that add to it follow one another,
  /// and their flushes come together. A commit that is flushed has all of the log before it flushed.
  func commit() throws(StoreError) {
    _ = try run("COMMIT", [])
    guard purpose != .reading else { return }
    _ = try run(
      "SELECT set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'formline', '')", [])
  }

  func rollback() { _ = try? run("ROLLBACK", []) }

  func makeTables() throws(StoreError) {
    for statement in Schema.tables + Schema.postgresTriggers { _ = try run(statement, []) }
  }

  /// The server looks after its own files.
  func damage() throws(StoreError) -> [String] { [] }

  private func error(_ state: String) -> StoreError {
    let kind: StoreError.Kind =
      switch state {
      // Of two that store the same id at once, the second finds it when it is tried again.
      case "40001", "40P01", "23505": .conflict
      case "55P03": .busy
      case "53100": .full
      case "25006", "42501": .readOnly
      default:
        switch state.prefix(2) {
        case "", "08", "57", "58": .unavailable
        case "53": .busy
        case "23", "P0": .refused
        default: .failed
        }
      }
    return StoreError(kind: kind, detail: Self.message(of: connection))
  }

  private static func message(of connection: OpaquePointer) -> String {
    let lines = String(cString: remote_database_error(connection)).split(whereSeparator: \.isNewline)
    return "PostgreSQL: " + lines.joined(separator: " ")
  }
}
