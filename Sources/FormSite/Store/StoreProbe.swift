/// The store as measured by `formline-bench`: submissions compared with bare inserts of the same row, both flushed.
nonisolated package struct StoreProbe {
  private let store: SiteStore
  private let database: any Database
  /// SQLite flushes as it commits, with the lock held.
  private let plain: any Database
  private let lease = Lease()
  private let actor = Actor(person: "ada", key: "SHA256:aHqRtwmH5UGA4etSptDoWCPq6", address: "192.0.2.7")
  private static let answers =
    #"{"summary":"Reboot the database","risk":"low","hosts":["db1","db2"],"when":"2026-11-22T18:00:00Z"}"#

  private static let digest = String(repeating: "0", count: 64)

  /// - Parameter place: The path of a SQLite file, or the URI of a PostgreSQL database.
  package init(_ place: String) throws {
    func connect() throws(StoreError) -> any Database {
      place.contains("://") ? try PostgresDatabase(uri: place) : try SQLiteDatabase(path: place)
    }
    store = try SiteStore(connect())
    database = try connect()
    plain = try connect()
    if plain is SQLiteDatabase { _ = try plain.run("PRAGMA synchronous=FULL") }
    _ = try database.run(
      "CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, form TEXT, version TEXT, person TEXT, opened TEXT, "
        + "submitted TEXT, revision BIGINT, replaces TEXT, answers TEXT, digest TEXT)")
  }

  private func submission() -> Submission {
    let now = SiteClock.now
    return Submission(
      id: TimeOrderedID.make(at: now), form: "change", version: "f6395a93dc923b8450c8a41331640b22", person: "ada",
      opened: SiteClock.text(now), submitted: "", revision: 1, replaces: nil, answers: Self.answers)
  }

  /// Submits a form, without a quota.
  /// - Parameter removingDraft: True as after filling it in on a terminal, false as with answers that are piped in.
  package func submit(hooks: [String] = [], removingDraft: Bool) throws {
    let outbox = hooks.map { (hook: $0, secrets: String?.none) }
    let outcome = try store.submit(
      submission(), outbox: outbox, done: [], hourly: nil, removingDraft: removingDraft, actor)
    guard case .stored = outcome else { preconditionFailure("a new submission was not stored") }
  }

  /// Appends queued rows to the audit, as a session does at its end.
  package func order() throws { try store.orderAudit() }

  /// Only inserts the row of a submission.
  /// - Parameter sharing: True to flush it as a submission is flushed, false as the database does that by itself.
  package func insert(sharing: Bool) throws {
    let new = submission()
    let database = sharing ? database : plain
    try database.begin(sharing || !(plain is SQLiteDatabase) ? .auditing : .passing)
    try database.write(
      "INSERT INTO bare VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", .text(new.id), .text(new.form),
      .text(new.version), .text(new.person), .text(new.opened), .text(new.opened), .integer(1), .null,
      .optional(new.answers), .text(Self.digest))
    try database.commit()
  }

  /// Saves a draft.
  package func keep() throws {
    let draft = StoredDraft(
      id: TimeOrderedID.make(at: 0), form: "change", version: "v", person: "ada", answers: Self.answers, focus: "risk",
      changed: SiteClock.text(SiteClock.now), replaces: nil)
    _ = try store.keep(draft, for: lease, limit: 1_000_000, .passing)
    try store.removeDraft(draft.id, of: draft.person)
  }
}
