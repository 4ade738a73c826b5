/// What operators ask and do.
nonisolated extension SiteStore {
  /// A session as operators see it.
  struct SessionRow: Sendable, Equatable {
    /// The lease's owner.
    let owner: String
    let person: String
    let opened: String?
    let address: String?
    /// The words after `ssh HOST`.
    let doing: String
    let isEnded: Bool

    /// What operators name it by.
    var id: String { String(owner.split(separator: ":").last ?? "") }
  }

  /// The sessions that are alive, as far as can be known.
  func sessions() throws(StoreError) -> [SessionRow] {
    try transaction(.reading) { (database) throws(StoreError) in
      try database.run(
        "SELECT session.owner, session.person, presence.opened, presence.address, presence.doing, presence.ended, until "
          + "FROM session LEFT JOIN presence ON presence.id = session.id ORDER BY presence.opened, session.id"
      ).filter { Lease.isAlive($0[0].text ?? "", until: $0[6].integer ?? 0) }.map { row in
        SessionRow(
          owner: row[0].text ?? "", person: row[1].text ?? "", opened: row[2].text, address: row[3].text,
          doing: row[4].text ?? "", isEnded: row[5].text != nil)
      }
    }
  }

  /// Marks a session as ended, which it notices when it renews its lease.
  func endSession(_ owner: String, _ actor: Actor) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in
      try database.write("UPDATE presence SET ended = $1 WHERE id = $2", .text(actor.person), .text(owner))
      try database.note(actor, "end-session", String(owner.split(separator: ":").last ?? ""))
    }
  }

  /// Every draft, the latest first, without its answers.
  func allDrafts() throws(StoreError) -> [(draft: StoredDraft, bytes: Int64)] {
    try transaction(.reading) { (database) throws(StoreError) in
      try database.run(
        "SELECT id, form, version, person, '', NULL, changed, replaces, lease_owner, lease_until, LENGTH(answers) "
          + "FROM draft ORDER BY changed DESC, id DESC"
      ).map { (StoredDraft($0), $0[10].integer ?? 0) }
    }
  }

  /// Removes somebody's draft.
  /// - Returns: False if a session has it; nil if there is none.
  func discardDraft(_ id: String, _ actor: Actor) throws(StoreError) -> Bool? {
    try transaction(.auditing) { (database) throws(StoreError) in
      guard let row = try database.run("SELECT lease_owner, lease_until FROM draft WHERE id = $1", .text(id)).first
      else { return nil }
      guard !StoredLease(row[0].text, until: row[1].integer ?? 0).isAlive else { return false }
      try database.write("DELETE FROM draft WHERE id = $1", .text(id))
      try database.note(actor, "discard-draft", id)
      return true
    }
  }

  /// Until when an operator has closed a form, as a time of the tables; empty for no end, nil if it is not closed.
  func closing(of form: String) throws(StoreError) -> String? {
    try read("SELECT value FROM site WHERE name = $1", .text("closed \(form)")).first?[0].text
  }

  /// Closes a form until a time of the tables, or opens it if nil.
  func close(_ form: String, until: String?, _ actor: Actor) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in
      if let until {
        try database.set("closed \(form)", until)
      } else {
        try database.write("DELETE FROM site WHERE name = $1", .text("closed \(form)"))
      }
      try database.note(
        actor, until == nil ? "open" : "close", [form, until ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// What a monitor asks of the store.
  struct Figures: Sendable {
    var (drafts, auditRows, waiting, failed, requests) = (Int64(0), Int64(0), Int64(0), Int64(0), Int64(0))
    var today: [(form: String, count: Int64)] = []
    /// The oldest submission whose delivery waits.
    var oldestWaiting: String?
    var lastDigest: String?
    var closed: [(form: String, until: String)] = []
    var durability = StoreDurability.disk
  }

  /// - Parameter midnight: When the day has begun.
  func figures(since midnight: String) throws(StoreError) -> Figures {
    try transaction(.reading) { (database) throws(StoreError) in
      var figures = Figures()
      let oldest = "(SELECT submission FROM outbox WHERE state IN ('waiting', 'trying') ORDER BY sequence LIMIT 1)"
      let counts = try database.run(
        "SELECT (SELECT CAST(COUNT(*) AS BIGINT) FROM draft), "
          + "(SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE state IN ('waiting', 'trying')), "
          + "(SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE state = 'failed'), "
          + "(SELECT CAST(COUNT(*) AS BIGINT) FROM request AS r WHERE step = 1 AND (expires IS NULL OR expires > $1) AND NOT EXISTS "
          + "(SELECT 1 FROM request AS later WHERE later.id = r.id AND later.step = 2)), "
          + "\(oldest), (SELECT submitted FROM submission WHERE id = \(oldest))",
        .text(SiteClock.text(SiteClock.now))
      ).first
      figures.drafts = counts?[0].integer ?? 0
      figures.waiting = counts?[1].integer ?? 0
      figures.failed = counts?[2].integer ?? 0
      figures.requests = counts?[3].integer ?? 0
      // Who submits may choose the id, and with it the time that it tells; that of a request is ours.
      figures.oldestWaiting =
        counts?[5].text ?? (counts?[4].text).flatMap { TimeOrderedID.time(of: $0) }.map { SiteClock.text($0) }
      let last = try database.run("SELECT sequence, digest FROM audit ORDER BY sequence DESC LIMIT 1").first
      (figures.auditRows, figures.lastDigest) = (last?[0].integer ?? 0, last?[1].text)
      figures.today = try database.run(
        "SELECT form, CAST(SUM(number) AS BIGINT) FROM tally WHERE quarter >= \(Schema.quarter("$1")) "
          + "GROUP BY form ORDER BY form", .text(midnight)
      ).map { ($0[0].text ?? "", $0[1].integer ?? 0) }
      figures.closed = try database.run("SELECT name, value FROM site WHERE name LIKE 'closed %' ORDER BY name").map {
        (String(($0[0].text ?? "").dropFirst("closed ".count)), $0[1].text ?? "")
      }
      figures.durability = try database.durability()
      return figures
    }
  }
}
