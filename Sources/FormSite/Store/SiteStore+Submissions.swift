import Values

nonisolated extension SiteStore {
  enum SubmitOutcome: Sendable, Equatable {
    case stored(Submission, number: Int64)
    /// A submission with this id and the same answers was stored earlier.
    case storedBefore(Submission, number: Int64)
    /// A submission with this id and other answers was stored earlier.
    case storedOtherwise(Submission)
    /// The person has reached the hourly quota.
    case tooMany(Int)
    /// The submission to revise has another revision by now.
    case revisedBefore(id: String)
    /// The answers of the submission to revise were purged.
    case revisesPurged
    /// The id belongs to someone else's submission or draft.
    case notOwn
    /// Another session has leased the draft since.
    case taken
    /// The request that it answers has ended otherwise.
    case requestEnded(Request)
  }

  /// Stores a submission, its outbox entries and its audit row, and removes the draft, atomically. It is flushed on
  /// return, together with its place in the audit, whose number the outcome has.
  ///
  /// - Parameters:
  ///   - submission: Its submission time is set here.
  ///   - outbox: The hooks that have yet to run, in order, with sealed secrets.
  ///   - done: The hooks that have run already.
  ///   - hourly: The person's quota of submissions per hour; nil for no limit.
  ///   - removingDraft: False if the id is so new that nobody can have a draft under it.
  ///   - lease: The lease of the draft.
  ///   - request: The request that it answers, and the hooks that are told of that.
  func submit(
    _ submission: Submission, outbox: [(hook: String, secrets: String?)], done: [String], hourly: Int?,
    removingDraft: Bool = true, lease: Lease? = nil, answering request: (id: String, hooks: [String])? = nil,
    _ actor: Actor
  ) throws(StoreError) -> SubmitOutcome {
    /// True if the submission may be in the store.
    var maybeStored = false
    do throws(StoreError) {
      return try together { () throws(StoreError) in
        try submit(
          submission, outbox: outbox, done: done, hourly: hourly, removingDraft: removingDraft, lease: lease,
          answering: request, actor, maybeStored: &maybeStored)
      }
    } catch {
      var error = error
      error.isUncertain = maybeStored
      throw error
    }
  }

  private func submit(
    _ submission: Submission, outbox: [(hook: String, secrets: String?)], done: [String], hourly: Int?,
    removingDraft: Bool, lease: Lease?, answering request: (id: String, hooks: [String])?, _ actor: Actor,
    maybeStored: inout Bool
  ) throws(StoreError) -> SubmitOutcome {
    let draft = removingDraft ? removal(ofDraft: submission.id, lease) : nil
    var tries = 0
    /// True if a connection was lost while it was not known whether the transaction is committed.
    var isUncertain = false
    while true {
      tries += 1
      do throws(StoreError) {
        let stored = try insert(
          submission, outbox: outbox, done: done, hourly: hourly, removing: draft, answering: request,
          actor)
        (isUncertain, maybeStored) = (true, true)
        if let number = try confirm(stored.id) { return .stored(stored, number: number) }
        // A failover has lost it before it was flushed.
        guard tries < 20 else { throw StoreError(kind: .unavailable, detail: "the submission was lost repeatedly") }
      } catch {
        if error.isUncertain { maybeStored = true }
        if error.kind == .unavailable, !isUncertain {
          // The tables refuse the id if it was stored.
          isUncertain = true
          continue
        }
        guard [.unmet, .refused].contains(error.kind) else { throw error }
        if let outcome = try obstacle(to: submission, draft, hourly: hourly, answering: request?.id) {
          guard case .storedBefore(let earlier, _) = outcome else { return outcome }
          // The process that committed it may not have flushed it yet.
          if let number = try confirm(earlier.id) {
            return isUncertain ? .stored(earlier, number: number) : .storedBefore(earlier, number: number)
          }
        }
        // The obstacle is gone.
        guard tries < 20 else { throw error }
      }
    }
  }

  /// Stores a submission, unless there is an obstacle: conditions are sent along with the writes, since a round trip takes
  /// longer than all of them. The tables themselves refuse a known id and a second revision.
  private func insert(
    _ submission: Submission, outbox: [(hook: String, secrets: String?)], done: [String], hourly: Int?,
    removing draft: DraftRemoval?, answering answered: (id: String, hooks: [String])?, _ actor: Actor
  ) throws(StoreError) -> Submission {
    try transaction(.queuing) { (database) throws(StoreError) in
      var submission = submission
      let now = SiteClock.now
      if let hourly {
        try database.require(
          "(SELECT COUNT(*) FROM submission WHERE person = $1 AND submitted BETWEEN $2 AND $3) < $4",
          [.text(submission.person)] + Self.hour(before: now) + [.integer(Int64(hourly))])
      }
      if let replaced = submission.replaces { try database.require(Self.isThere, .text(replaced)) }
      // The clock may have been set back, but a submission cannot precede its opening.
      let time = SiteClock.text(now)
      submission.submitted = max(time, submission.opened)
      let digest = submission.digest(answersDigest: submission.answersDigest ?? "")
      try database.insert(
        submission, digest: digest, removing: draft,
        noting: AuditEntry(
          time, actor, submission.replaces == nil ? "submit" : "amend", "\(submission.id) \(digest)"))
      if let answered { try database.answer(answered.id, with: submission, telling: answered.hooks, at: time, actor) }
      for hook in done { try database.post(hook, nil, of: submission, state: "done") }
      for (hook, secrets) in outbox { try database.post(hook, secrets, of: submission, state: "waiting") }
      return submission
    }
  }

  /// Flushes a submission that was committed by anybody, and its place in the audit. A row that can be read may not be
  /// flushed, and a server that can be reached may be another one than a moment ago, so the row is read last.
  /// - Returns: The number of its row in the audit; nil if there is no such submission any more.
  func confirm(_ id: String) throws(StoreError) -> Int64? {
    for _ in 0..<5 {
      try orderAudit()
      try flush()
      let row = try transaction(.reading) { (database) throws(StoreError) in
        try database.run(
          "SELECT (SELECT MIN(sequence) FROM audit WHERE substr(subject, 1, 36) = $1 AND what IN ('submit', 'amend')) "
            + "FROM submission WHERE id = $2", .text(id), .text(id)
        ).first
      }
      guard let row else { return nil }
      if let number = row[0].integer { return number }
    }
    throw StoreError(kind: .unavailable, detail: "the audit has no row of \(id)")
  }

  /// Which draft a submission with this id removes.
  private func removal(ofDraft id: String, _ lease: Lease?) -> DraftRemoval {
    lease.flatMap { lease in fence(of: id, lease).map { .leased(StoredLease.text(lease.owner, $0)) } } ?? .any
  }

  /// Why `submit` would not store a submission now, for what must be done before; nil if there is no obstacle. One that
  /// arises later still holds in `submit`. The number of a submission stored before is not known.
  func obstacle(
    to submission: Submission, hourly: Int?, removingDraft: Bool, lease: Lease?, answering request: String?
  ) throws(StoreError) -> SubmitOutcome? {
    try obstacle(
      to: submission, removingDraft ? removal(ofDraft: submission.id, lease) : nil, hourly: hourly, answering: request)
  }

  /// Why a submission cannot be stored; nil if there is no obstacle any more.
  private func obstacle(
    to submission: Submission, _ draft: DraftRemoval?, hourly: Int?, answering request: String?
  ) throws(StoreError) -> SubmitOutcome? {
    try transaction(.reading) { (database) throws(StoreError) in
      let known = try database.run(
        "SELECT \(Submission.columns) FROM submission WHERE id = $1", .text(submission.id)
      ).first
      if let known {
        let earlier = Submission(known)
        guard earlier.person == submission.person else { return .notOwn }
        // The answers themselves may have been purged.
        let isSame =
          earlier.form == submission.form && earlier.replaces == submission.replaces
          && earlier.digest(answersDigest: submission.answersDigest ?? "") == known[9].text
        return isSame ? .storedBefore(earlier, number: 0) : .storedOtherwise(earlier)
      }
      if let request, let known = try database.request(request), !known.isOpen { return .requestEnded(known) }
      let row = try database.run(
        "SELECT (SELECT person FROM draft WHERE id = $1), (SELECT id FROM submission WHERE replaces = $2), "
          + "(SELECT CAST(COUNT(*) AS BIGINT) FROM submission WHERE person = $3 AND submitted BETWEEN $4 AND $5), "
          + "(SELECT lease_owner FROM draft WHERE id = $1)",
        [.text(submission.id), .optional(submission.replaces), .text(submission.person)]
          + Self.hour(before: SiteClock.now)
      ).first
      guard row?[0].text ?? submission.person == submission.person else { return .notOwn }
      if case .leased(let owner)? = draft, let current = row?[3].text, current != owner { return .taken }
      if let other = row?[1].text { return .revisedBefore(id: other) }
      if let replaced = submission.replaces, try database.isPurged(replaced) { return .revisesPurged }
      if let hourly, row?[2].integer ?? 0 >= hourly { return .tooMany(hourly) }
      return nil
    }
  }

  private static let isThere = "EXISTS (SELECT 1 FROM submission WHERE id = $1 AND answers IS NOT NULL)"

  /// The start and the end of the period for which submissions are counted. Those of the future are of a clock that was
  /// set back since, unless another machine's is a little ahead.
  static func hour(before now: Int64) -> [SQLValue] {
    [now - 3_600_000, now + 60_000].map { .text(SiteClock.text($0)) }
  }

  func submission(_ id: String) throws(StoreError) -> Submission? {
    try transaction(.reading) { (database) throws(StoreError) in try database.submission(id) }
  }

  /// The next revision of a submission; nil if it is the latest.
  func revision(of id: String) throws(StoreError) -> Submission? {
    try row("WHERE replaces = $1", .text(id))
  }

  /// A person's submissions, most recent first.
  /// - Parameter last: Only those that are listed after this one.
  func submissions(of person: String, limit: Int64, after last: Submission? = nil) throws(StoreError) -> [Submission] {
    guard let last else {
      return try rows("WHERE person = $1 ORDER BY submitted DESC, id DESC LIMIT $2", .text(person), .integer(limit))
    }
    return try rows(
      "WHERE person = $1 AND submitted <= $2 AND (submitted < $2 OR id < $3) "
        + "ORDER BY submitted DESC, id DESC LIMIT $4",
      .text(person), .text(last.submitted), .text(last.id), .integer(limit))
  }

  /// At most `limit` submissions of a form, in the order of submission.
  /// - Parameter last: Only those after this one.
  func submissions(of form: String, after last: Submission?, limit: Int64) throws(StoreError) -> [Submission] {
    try rows(
      "WHERE form = $1 AND (submitted, id) > ($2, $3) ORDER BY submitted, id LIMIT $4", .text(form),
      .text(last?.submitted ?? ""), .text(last?.id ?? ""), .integer(limit))
  }

  /// At most `limit` submissions of all forms by id after `id`, with their stored digests.
  func submissions(after id: String, limit: Int64) throws(StoreError) -> [(submission: Submission, digest: String)] {
    try read(
      "SELECT \(Submission.columns) FROM submission WHERE id > $1 ORDER BY id LIMIT $2", .text(id), .integer(limit)
    ).map { (Submission($0), $0[9].text ?? "") }
  }

  func countSubmissions(of form: String?) throws(StoreError) -> Int {
    try transaction(.reading) { (database) throws(StoreError) in
      let rows =
        if let form {
          try database.run("SELECT CAST(COUNT(*) AS BIGINT) FROM submission WHERE form = $1", .text(form))
        } else {
          try database.run("SELECT CAST(COUNT(*) AS BIGINT) FROM submission")
        }
      return Int(rows.first?[0].integer ?? 0)
    }
  }

  /// Removes the answers of a submission, and whatever else was written for it; the audit keeps their digest. What an
  /// earlier version of this program has left of a purged one goes, too.
  /// - Parameter hooks: The hooks of a form that are told of it.
  /// - Returns: False if there are no answers, or no such submission.
  func purge(
    _ id: String, telling hooks: (_ form: String) -> [String] = { _ in [] }, _ actor: Actor
  ) throws(StoreError) -> Bool {
    try transaction(.auditing) { (database) throws(StoreError) in
      guard let submission = try database.submission(id) else { return false }
      if let digest = submission.answersDigest {
        try database.note(actor, "purge", "\(id) \(digest)")
        try database.write("UPDATE submission SET answers = NULL WHERE id = $1", .text(id))
      }
      // Pending hooks can no longer get the answers, which the error of one may quote.
      try database.write(
        "UPDATE outbox SET state = CASE state WHEN 'done' THEN state ELSE 'purged' END, secrets = NULL, "
          + "last_error = NULL WHERE submission = $1 AND (event IS NULL OR event <> 'purged')", .text(id))
      // A revision begins with the answers.
      try database.write("DELETE FROM draft WHERE replaces = $1", .text(id))
      let requests = try database.run("SELECT DISTINCT id FROM request WHERE submission = $1", .text(id))
      for request in requests { try database.purgeRequest(request[0].string, by: actor) }
      guard submission.answers != nil else { return false }
      for hook in hooks(submission.form) {
        try database.post(hook, .purged, of: id, form: submission.form, body: "null")
      }
      return true
    }
  }

  /// All revisions of a submission, the first one first; empty if there is none of this id.
  func revisions(of id: String) throws(StoreError) -> [Submission] {
    try transaction(.reading) { (database) throws(StoreError) in
      guard let found = try database.submission(id) else { return [] }
      var chain = [found]
      while let before = chain[0].replaces, let earlier = try database.submission(before) {
        chain.insert(earlier, at: 0)
      }
      while let later: Submission = try database.row("WHERE replaces = $1", .text(chain[chain.count - 1].id)) {
        chain.append(later)
      }
      return chain
    }
  }

  /// The ids of at most `limit` submissions before a time that still have answers.
  func submissions(before time: String, limit: Int64) throws(StoreError) -> [String] {
    try read(
      "SELECT id FROM submission WHERE submitted < $1 AND answers IS NOT NULL ORDER BY id LIMIT $2", .text(time),
      .integer(limit)
    ).compactMap { $0[0].text }
  }

  /// Removes drafts unchanged since a time and without a live lease; returns their number.
  func removeDrafts(before time: String, isOnlyCounted: Bool) throws(StoreError) -> Int {
    try transaction(isOnlyCounted ? .reading : .writing) { (database) throws(StoreError) in
      let old = try database.run("SELECT id, lease_owner, lease_until FROM draft WHERE changed < $1", .text(time))
        .filter { row in !StoredLease(row[1].text, until: row[2].integer ?? 0).isAlive }
      if !isOnlyCounted { for row in old { try database.write("DELETE FROM draft WHERE id = $1", row[0]) } }
      return old.count
    }
  }

  /// Removes what was purged from the files of the database, too.
  func discardLog() { database.withLock { $0.database.discardLog() } }

  /// Removes from the tally what nobody asks any more.
  func removeOldTally() throws(StoreError) {
    let time = SiteClock.text(SiteClock.now - Schema.tallied)
    try transaction(.passing) { (database) throws(StoreError) in
      try database.write("DELETE FROM tally WHERE quarter < \(Schema.quarter("$1"))", .text(time))
    }
  }
}

nonisolated extension Database {
  /// The first answer stands: the tables refuse another end of a request.
  fileprivate func answer(
    _ id: String, with submission: Submission, telling hooks: [String], at time: String, _ actor: Actor
  ) throws(StoreError) {
    guard var request = try request(id) else { throw StoreError(kind: .refused, detail: "there is no request \(id)") }
    guard request.isOpen else { throw StoreError(kind: .refused, detail: "the request has ended") }
    (request.state, request.by, request.submission) = (.answered, submission.person, submission.id)
    let digest = try insert(request, step: 2)
    try removeDrafts(answering: request)
    try queue(AuditEntry(time, actor, request.event.rawValue, "\(id) \(digest)"))
    for hook in hooks { try post(hook, .answered, of: submission.id, form: request.form, body: request.body) }
  }

  func submission(_ id: String) throws(StoreError) -> Submission? {
    try row("WHERE id = $1", .text(id))
  }

  /// True for a submission without its answers.
  func isPurged(_ id: String) throws(StoreError) -> Bool {
    try !run("SELECT 1 FROM submission WHERE id = $1 AND answers IS NULL", .text(id)).isEmpty
  }
}
