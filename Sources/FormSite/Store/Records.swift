/// Who performs an action, as recorded in the audit.
nonisolated struct Actor: Sendable, Equatable {
  /// The name in `site.yaml`; for an owner on the machine itself, `local:` and the account name.
  var person: String

  static let local = "local:"
  /// The fingerprint of the key used to connect.
  var key: String?
  var address: String?

  /// How other people are told of somebody, without the notation of the audit.
  static func shownName(of person: String) -> String {
    person.hasPrefix(local) ? String(person.dropFirst(local.count)) : person
  }
}

nonisolated protocol StoredRow {
  static var table: String { get }
  static var columns: String { get }
  init(_ row: [SQLValue])
}

nonisolated extension Database {
  /// Rows of a table.
  /// - Parameter rest: What follows the name of the table in the statement.
  func rows<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> [Row] {
    try rows(rest, values)
  }

  func rows<Row: StoredRow>(_ rest: String, _ values: [SQLValue]) throws(StoreError) -> [Row] {
    try run("SELECT \(Row.columns) FROM \(Row.table) \(rest)", values).map(Row.init)
  }

  /// The first of these rows.
  func row<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> Row? {
    let found: [Row] = try rows(rest, values)
    return found.first
  }
}

/// A published definition.
nonisolated struct FormVersion: StoredRow, Sendable, Equatable {
  /// The order of publication across all forms.
  var sequence: Int64
  var form: String
  /// The digest of the canonical definition, independent of its formatting.
  var hash: String
  var published: String
  var publisher: String
  /// The original text of the file.
  var definition: String
  /// The contents of the files that it names, by name, as a JSON object.
  var files: String
  var answerSchema: String

  static let table = "version"
  static let columns = "sequence, form, hash, published, \"by\", definition, files, answer_schema"

  var values: [SQLValue] {
    [
      .integer(sequence), .text(form), .text(hash), .text(published), .text(publisher), .text(definition),
      .text(files), .text(answerSchema),
    ]
  }

  /// The digest recorded in the audit.
  var digest: String { Digest.text(of: values) }

  /// What a purge leaves of the text of a question that brought its own form: another one, without fields.
  static let purgedQuestion =
    #"{"message": "purged", "requestedSchema": {"type": "object", "properties": {}}}"#
  var isPurged: Bool { definition == Self.purgedQuestion }
}

nonisolated extension FormVersion {
  init(_ row: [SQLValue]) {
    self.init(
      sequence: row[0].integer ?? 0, form: row[1].string, hash: row[2].string, published: row[3].string,
      publisher: row[4].string, definition: row[5].string, files: row[6].string, answerSchema: row[7].string)
  }
}

/// Unsubmitted answers.
nonisolated struct StoredDraft: StoredRow, Sendable, Equatable {
  /// Also the id of the future submission.
  var id: String
  var form: String
  var version: String
  var person: String
  /// In the format of draft files: answers and partially typed text, no secrets.
  var answers: String
  var focus: String?
  var changed: String
  /// The submission that it revises.
  var replaces: String?
  /// True while a session has it.
  var isOpen = false

  /// True if it answers a request, and so is no draft of its form: its id follows from that, all others are of version 7.
  var answersRequest: Bool { !TimeOrderedID.isChoosable(id) }

  static let table = "draft"
  static let columns = "id, form, version, person, answers, focus, changed, replaces, lease_owner, lease_until"
}

nonisolated extension StoredDraft {
  init(_ row: [SQLValue]) {
    self.init(
      id: row[0].string, form: row[1].string, version: row[2].string, person: row[3].string, answers: row[4].string,
      focus: row[5].text, changed: row[6].string, replaces: row[7].text,
      isOpen: StoredLease(row[8].text, until: row[9].integer ?? 0).isAlive)
  }
}

/// Submitted answers.
nonisolated struct Submission: StoredRow, Sendable, Equatable {
  /// A UUIDv7 from the time when the form was opened.
  var id: String
  var form: String
  var version: String
  var person: String
  var opened: String
  var submitted: String
  /// From 1.
  var revision: Int64
  /// The submission that it revises.
  var replaces: String?
  /// A JSON object; nil after a purge.
  var answers: String?

  static let table = "submission"
  static let columns = "id, form, version, person, opened, submitted, revision, replaces, answers, digest"
  static let insertion = "INSERT INTO submission (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"

  /// The values of the columns before the answers.
  var facts: [SQLValue] {
    [
      .text(id), .text(form), .text(version), .text(person), .text(opened), .text(submitted), .integer(revision),
      .optional(replaces),
    ]
  }

  /// The digest of the submission. It includes the digest of the answers, which the audit keeps after a purge.
  func digest(answersDigest: String) -> String { Digest.text(of: facts + [.text(answersDigest)]) }

  var answersDigest: String? { answers.map { Digest.text(of: Array($0.utf8)) } }
}

nonisolated extension Submission {
  init(_ row: [SQLValue]) {
    self.init(
      id: row[0].string, form: row[1].string, version: row[2].string, person: row[3].string, opened: row[4].string,
      submitted: row[5].string, revision: row[6].integer ?? 0, replaces: row[7].text, answers: row[8].text)
  }
}

nonisolated struct AuditEntry: Sendable, Equatable {
  var sequence: Int64
  var time: String
  var actor: Actor
  /// The action: `submit`, `publish`, `refuse`, …
  var what: String
  /// The object of the action: an id or a form, and a digest if something was stored.
  var subject: String
  /// The digest of the previous row; empty for the first.
  var previous: String

  /// The columns without the position in the audit.
  static let facts = "time, person, key, address, what, subject"
  static let columns = "sequence, \(facts), previous, digest"

  /// A row without a position.
  init(_ time: String, _ actor: Actor, _ what: String, _ subject: String) {
    (sequence, self.time, self.actor, self.what, self.subject, previous) = (0, time, actor, what, subject, "")
  }

  init(facts row: ArraySlice<SQLValue>) {
    let texts = row.map(\.text)
    self.init(
      texts[0] ?? "", Actor(person: texts[1] ?? "", key: texts[2], address: texts[3]), texts[4] ?? "", texts[5] ?? "")
  }

  /// The row at a position.
  func placed(at sequence: Int64, after previous: String) -> AuditEntry {
    var placed = self
    (placed.sequence, placed.previous) = (sequence, previous)
    return placed
  }

  var facts: [SQLValue] {
    [.text(time), .text(actor.person), .optional(actor.key), .optional(actor.address), .text(what), .text(subject)]
  }

  /// The digest of the sequence number, the values of `facts`, and the digest of the previous row.
  var digest: String { Digest.text(of: [.integer(sequence)] + facts + [.text(previous)]) }
}

/// A pending delivery of a submission to a hook.
nonisolated struct OutboxEntry: Sendable, Equatable {
  var sequence: Int64
  var submission: String
  var form: String
  var hook: String
  /// Nil for a submission, an amended one or not.
  var event: HookEvent?
  /// What the hook is sent about anything else, as JSON.
  var body: String?
  /// Sealed secret answers, as a JSON object.
  var secrets: String?
  /// The number of tries.
  var attempt: Int64

  static let columns = "sequence, submission, form, hook, secrets, attempt, event, body"

  /// - Parameter row: The values of the columns, and others behind them.
  init(_ row: [SQLValue]) {
    (sequence, attempt) = (row[0].integer ?? 0, row[5].integer ?? 0)
    (submission, form, hook) = (row[1].string, row[2].string, row[3].string)
    (event, body, secrets) = (row[6].text.flatMap(HookEvent.init), row[7].text, row[4].text)
  }
}
