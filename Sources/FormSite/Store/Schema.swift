/// The tables of a site, in SQL that both databases accept. Times are RFC 3339 in UTC with milliseconds, which sort as
/// text; leases and tries are in milliseconds since 1970.
///
/// `version`, `submission`, `audit` and `request` are append-only, enforced by triggers. The only exception is a purge,
/// already recorded in the audit, which removes the answers of a submission, those known for a request, the reason why it
/// was declined, and the text of a question that brought its own form.
nonisolated enum Schema {
  /// The version of this program that the tables need at least. An earlier one refuses them.
  static let version: Int64 = 4

  /// The version of the tables. They are changed such that the program before can use them, too, so that machines can be
  /// upgraded one after the other: tables and columns with defaults are added, none is removed or renamed.
  static let level: Int64 = 9

  static let tables = [
    """
    CREATE TABLE IF NOT EXISTS version (
      sequence BIGINT PRIMARY KEY, form TEXT NOT NULL, hash TEXT NOT NULL, published TEXT NOT NULL,
      "by" TEXT NOT NULL, definition TEXT NOT NULL, files TEXT NOT NULL, answer_schema TEXT NOT NULL)
    """,
    """
    CREATE TABLE IF NOT EXISTS draft (
      id TEXT PRIMARY KEY, form TEXT NOT NULL, version TEXT NOT NULL, person TEXT NOT NULL, answers TEXT NOT NULL,
      focus TEXT, changed TEXT NOT NULL, replaces TEXT, lease_owner TEXT, lease_until BIGINT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS draft_person ON draft (person, form)",
    """
    CREATE TABLE IF NOT EXISTS submission (
      id TEXT PRIMARY KEY, form TEXT NOT NULL, version TEXT NOT NULL, person TEXT NOT NULL, opened TEXT NOT NULL,
      submitted TEXT NOT NULL, revision BIGINT NOT NULL, replaces TEXT, answers TEXT, digest TEXT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS submission_order ON submission (form, submitted, id)",
    // An index of earlier versions.
    "DROP INDEX IF EXISTS submission_form",
    "CREATE INDEX IF NOT EXISTS submission_person ON submission (person, submitted)",
    // A partial index, since few rows have a value.
    "CREATE UNIQUE INDEX IF NOT EXISTS submission_replaces ON submission (replaces) WHERE replaces IS NOT NULL",
    """
    CREATE TABLE IF NOT EXISTS outbox (
      sequence BIGINT PRIMARY KEY, submission TEXT NOT NULL, form TEXT NOT NULL, hook TEXT NOT NULL,
      secrets TEXT, attempt BIGINT NOT NULL, next_try BIGINT NOT NULL, state TEXT NOT NULL, last_error TEXT)
    """,
    "CREATE INDEX IF NOT EXISTS outbox_open ON outbox (state, sequence)",
    """
    CREATE TABLE IF NOT EXISTS audit (
      sequence BIGINT PRIMARY KEY, time TEXT NOT NULL, person TEXT NOT NULL, key TEXT, address TEXT, what TEXT NOT NULL,
      subject TEXT NOT NULL, previous TEXT NOT NULL, digest TEXT NOT NULL)
    """,
    // What a purge by an earlier version has left.
    "UPDATE outbox SET last_error = NULL WHERE state = 'purged'",
    "DELETE FROM draft WHERE replaces IN (SELECT id FROM submission WHERE answers IS NULL)",
    "CREATE INDEX IF NOT EXISTS audit_purge ON audit (subject) WHERE what = 'purge'",
    // The ids of submissions, for the numbers on their receipts.
    """
    CREATE INDEX IF NOT EXISTS audit_submission ON audit (substr(subject, 1, 36)) WHERE what IN ('submit', 'amend')
    """,
    """
    CREATE TABLE IF NOT EXISTS session (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, owner TEXT NOT NULL, until BIGINT NOT NULL)
    """,
    // Beside `session`, whose columns the version before knows.
    """
    CREATE TABLE IF NOT EXISTS presence (
      id TEXT PRIMARY KEY, opened TEXT NOT NULL, address TEXT, doing TEXT NOT NULL, ended TEXT)
    """,
    // A request is a row with step 1; its end, whichever comes first, is another with step 2.
    """
    CREATE TABLE IF NOT EXISTS request (
      id TEXT NOT NULL, step BIGINT NOT NULL, form TEXT NOT NULL, version TEXT NOT NULL, asked_by TEXT NOT NULL,
      asked_of TEXT NOT NULL, prefilled TEXT, opened TEXT NOT NULL, expires TEXT, state TEXT NOT NULL, reason TEXT,
      "by" TEXT NOT NULL, submission TEXT, PRIMARY KEY (id, step))
    """,
    "CREATE INDEX IF NOT EXISTS request_submission ON request (submission) WHERE submission IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS request_asked ON request (asked_of, opened) WHERE step = 1",
    "CREATE INDEX IF NOT EXISTS request_expires ON request (expires) WHERE step = 1 AND expires IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS submission_submitted ON submission (submitted, form)",
    // How many submissions of a form there were in a quarter of an hour: days begin at a quarter in every time zone. In
    // shares, so that submissions at the same time need not wait for each other. Counted by a trigger, so that those of
    // earlier versions of this program are counted, too.
    """
    CREATE TABLE IF NOT EXISTS tally (
      form TEXT NOT NULL, quarter TEXT NOT NULL, share BIGINT NOT NULL, number BIGINT NOT NULL,
      PRIMARY KEY (quarter, form, share))
    """,
    // Created last, so that its row proves that all tables exist.
    "CREATE TABLE IF NOT EXISTS site (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ]

  /// Tables of PostgreSQL only, where several transactions write at the same time.
  static let postgresTables = [
    // Rows of the audit without a position. Without an index, which costs more than it saves: the queue is short.
    """
    CREATE TABLE IF NOT EXISTS audit_queue (
      id BIGINT GENERATED ALWAYS AS IDENTITY, time TEXT NOT NULL, person TEXT NOT NULL, key TEXT, address TEXT,
      what TEXT NOT NULL, subject TEXT NOT NULL)
    """,
    // The order of the outbox, which goes on behind rows that earlier versions of this program have numbered.
    "CREATE SEQUENCE IF NOT EXISTS outbox_order",
    """
    SELECT setval('outbox_order', last + 1, false) FROM (SELECT MAX(sequence) AS last FROM outbox) AS numbered
    WHERE CASE WHEN last IS NOT NULL THEN last >= nextval('outbox_order') END
    """,
  ]

  /// Changes of tables that earlier versions have made. They come last: submissions lock the queue last, too.
  static let postgresChanges = ["ALTER TABLE audit_queue DROP CONSTRAINT IF EXISTS audit_queue_pkey"]

  /// The columns that were added to tables since.
  static let columns: [(table: String, column: String, type: String)] = [
    // What a hook is told of; null for a submission.
    ("outbox", "event", "TEXT"), ("outbox", "body", "TEXT"),
  ]

  static let firstTally: Int64 = 6

  /// For how long the tally is kept, in milliseconds: a day of any time zone.
  static let tallied: Int64 = 2 * 86_400_000

  /// The quarter of an hour of a time of the tables: `2026-11-25T18:3` is that from 18:45 on.
  static func quarter(_ time: String) -> String {
    "substr(\(time), 1, 14) || CAST(CAST(substr(\(time), 15, 2) AS INTEGER) / 15 AS TEXT)"
  }

  /// Counts a new submission.
  /// - Parameter share: An SQL expression.
  private static func counting(share: String) -> String {
    "INSERT INTO tally (form, quarter, share, number) VALUES (NEW.form, \(quarter("NEW.submitted")), \(share), 1) "
      + "ON CONFLICT (quarter, form, share) DO UPDATE SET number = tally.number + 1"
  }

  /// The append-only tables.
  private static let kept = ["version", "submission", "audit", "request"]

  /// What a purge changes, and what it must not.
  private struct Purge {
    /// The columns, what each becomes, and what the audit has before the id of the row.
    let changes: [(column: String, blank: String, subject: String)]
    let kept: [String]
    var id = "id"
    /// A function of PostgreSQL.
    let refusal: String

    /// True if an update is such a purge, recorded in the audit.
    func isDone(_ isSame: String) -> String {
      let kept = kept.map { "NEW.\($0) \(isSame) OLD.\($0)" }
      let changed = changes.map { column, blank, subject in
        "(NEW.\(column) \(isSame) OLD.\(column) OR NEW.\(column) \(isSame) \(blank) AND EXISTS "
          + "(SELECT 1 FROM audit WHERE what = 'purge' AND subject LIKE '\(subject)' || OLD.\(id) || ' %'))"
      }
      return (kept + changed).joined(separator: " AND ")
    }
  }

  /// By table.
  private static let purges = [
    "submission": Purge(
      changes: [("answers", "NULL", "")],
      kept: ["id", "form", "version", "person", "opened", "submitted", "revision", "replaces", "digest"],
      refusal: "formline_refuse_unless_purged"),
    "request": Purge(
      changes: [("prefilled", "NULL", "request "), ("reason", "NULL", "reason of ")],
      kept: [
        "id", "step", "form", "version", "asked_by", "asked_of", "opened", "expires", "state", "\"by\"", "submission",
      ], refusal: "formline_refuse_unless_purged_request"),
    "version": Purge(
      changes: [("definition", "'\(FormVersion.purgedQuestion)'", "version ")],
      kept: ["sequence", "form", "hash", "published", "\"by\"", "files", "answer_schema"], id: "sequence",
      refusal: "formline_refuse_unless_purged_version"),
  ]

  static var sqliteTriggers: [String] {
    let counter =
      "CREATE TRIGGER IF NOT EXISTS submission_counted AFTER INSERT ON submission BEGIN \(counting(share: "0")); END"
    return [counter]
      + kept.flatMap { table in
        let keys = ["submission": ["id"], "request": ["id", "step"]][table] ?? ["sequence"]
        let isKnown = keys.map { "\($0) = NEW.\($0)" }.joined(separator: " AND ")
        let mayChange = purges[table].map { "WHEN NOT (\($0.isDone("IS"))) " } ?? ""
        return [
          // One of an earlier version of this program may allow less.
          "DROP TRIGGER IF EXISTS \(table)_unchanged",
          "CREATE TRIGGER IF NOT EXISTS \(table)_kept BEFORE DELETE ON \(table) "
            + "BEGIN SELECT RAISE(ABORT, 'rows of \(table) are kept'); END",
          "CREATE TRIGGER \(table)_unchanged BEFORE UPDATE ON \(table) \(mayChange)"
            + "BEGIN SELECT RAISE(ABORT, 'rows of \(table) are not changed'); END",
          // Otherwise INSERT OR REPLACE would remove a row.
          "CREATE TRIGGER IF NOT EXISTS \(table)_unreplaced BEFORE INSERT ON \(table) "
            + "WHEN EXISTS (SELECT 1 FROM \(table) WHERE \(isKnown)) "
            + "BEGIN SELECT RAISE(ABORT, 'rows of \(table) are not replaced'); END",
        ]
      }
  }

  static var postgresTriggers: [String] {
    let functions = [
      """
      CREATE OR REPLACE FUNCTION formline_refuse() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'rows of % are kept as they are', TG_TABLE_NAME; END; $$ LANGUAGE plpgsql
      """
    ]
    let refusals = purges.values.map { purge in
      """
      CREATE OR REPLACE FUNCTION \(purge.refusal)() RETURNS trigger AS $$
      BEGIN
        IF \(purge.isDone("IS NOT DISTINCT FROM")) THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'rows of % are kept as they are', TG_TABLE_NAME;
      END; $$ LANGUAGE plpgsql
      """
    }
    let counting = """
      CREATE OR REPLACE FUNCTION formline_count() RETURNS trigger AS $$
      BEGIN \(counting(share: "pg_backend_pid() % 8")); RETURN NULL; END; $$ LANGUAGE plpgsql
      """
    let counter =
      "CREATE OR REPLACE TRIGGER submission_counted AFTER INSERT ON submission FOR EACH ROW "
      + "EXECUTE FUNCTION formline_count()"
    let triggers = kept.flatMap { table in
      let function = purges[table]?.refusal ?? "formline_refuse"
      return [
        "CREATE OR REPLACE TRIGGER \(table)_unchanged BEFORE UPDATE ON \(table) FOR EACH ROW "
          + "EXECUTE FUNCTION \(function)()",
        "CREATE OR REPLACE TRIGGER \(table)_kept BEFORE DELETE ON \(table) FOR EACH ROW "
          + "EXECUTE FUNCTION formline_refuse()",
        "CREATE OR REPLACE TRIGGER \(table)_whole BEFORE TRUNCATE ON \(table) FOR EACH STATEMENT "
          + "EXECUTE FUNCTION formline_refuse()",
      ]
    }
    let queue =
      "CREATE OR REPLACE TRIGGER audit_queue_unchanged BEFORE UPDATE ON audit_queue FOR EACH ROW "
      + "EXECUTE FUNCTION formline_refuse()"
    return functions + refusals + triggers + [queue, counting, counter]
  }
}
