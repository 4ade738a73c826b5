/// The outbox: what hooks have yet to be told.
nonisolated extension SiteStore {
  /// The first open entry of each form and hook that may be tried now; later ones must wait for it. Each is reserved
  /// for the maximum duration of a try, so that no other delivery takes it.
  /// - Parameters:
  ///   - tried: Entries that are not taken again.
  ///   - limit: How many are taken at most.
  func takeDue(
    ignoringDelays: Bool, except tried: Set<Int64> = [], limit: Int = .max, for span: (_ hook: String) -> Duration
  ) throws(StoreError) -> [OutboxEntry] {
    try transaction(.writing) { (database) throws(StoreError) in
      // A delivery that cannot be recorded would be repeated.
      try database.checkDurability()
      let now = SiteClock.now
      let heads = try database.run(
        "SELECT MIN(sequence), MAX(CASE state WHEN 'trying' THEN next_try END) FROM outbox "
          + "WHERE state IN ('waiting', 'trying') GROUP BY form, hook ORDER BY 1")
      var due: [OutboxEntry] = []
      for head in heads where due.count < limit && !tried.contains(head[0].integer ?? 0) {
        // One with a lower number may be committed while a later one is tried.
        guard (head[1].integer ?? 0) <= now,
          let row = try database.run(
            "SELECT \(OutboxEntry.columns), next_try, state FROM outbox WHERE sequence = $1", head[0]
          ).first
        else { continue }
        var entry = OutboxEntry(row)
        let mayTry = (row[8].integer ?? 0) <= now || ignoringDelays && row[9].text == "waiting"
        guard mayTry else { continue }
        let (seconds, _) = span(entry.hook).components
        try database.write(
          "UPDATE outbox SET state = 'trying', attempt = attempt + 1, next_try = $1 WHERE sequence = $2",
          .integer(now + seconds * 1000 + 10_000), row[0])
        entry.attempt += 1
        due.append(entry)
      }
      return due
    }
  }

  /// Marks an entry as delivered, and deletes its sealed secrets.
  func delivered(_ entry: OutboxEntry, _ actor: Actor) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in
      try database.write(
        "UPDATE outbox SET state = 'done', secrets = NULL, last_error = NULL WHERE sequence = $1",
        .integer(entry.sequence))
      try database.note(actor, "deliver", "\(entry.submission) \(entry.hook)")
    }
  }

  /// Records a failed delivery, to be tried again after `again` milliseconds, or never if nil.
  func failed(
    _ entry: OutboxEntry, _ reason: String, again: Int64?, _ actor: Actor
  ) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in
      try database.write(
        "UPDATE outbox SET state = $1, next_try = $2, last_error = $3 WHERE sequence = $4",
        .text(again == nil ? "failed" : "waiting"), .integer(again.map { SiteClock.now + $0 } ?? 0), .text(reason),
        .integer(entry.sequence))
      if again == nil { try database.note(actor, "give-up", "\(entry.submission) \(entry.hook)") }
    }
  }

  /// The entries in a state, with what the hook is told of and the error of the last try.
  func outbox(
    in state: String
  ) throws(StoreError) -> [(entry: OutboxEntry, event: HookEvent, nextTry: Int64, error: String?)] {
    try read(
      "SELECT \(OutboxEntry.columns), next_try, last_error, "
        + "(SELECT replaces FROM submission WHERE submission.id = outbox.submission) FROM outbox "
        + "WHERE state = $1 ORDER BY sequence", .text(state)
    ).map { row in
      let entry = OutboxEntry(row)
      let event = entry.event ?? (row[10].text == nil ? .submitted : .amended)
      return (entry, event, row[8].integer ?? 0, row[9].text)
    }
  }

  /// Schedules abandoned entries again; returns their number.
  func tryAgain() throws(StoreError) -> Int {
    try transaction(.writing) { (database) throws(StoreError) in
      try database.run(
        "UPDATE outbox SET state = 'waiting', attempt = 0, next_try = 0 WHERE state = 'failed' RETURNING sequence"
      ).count
    }
  }
}

nonisolated extension Database {
  func post(
    _ hook: String, _ secrets: String?, of submission: Submission, state: String
  ) throws(StoreError) {
    try write(
      "INSERT INTO outbox (sequence, submission, form, hook, secrets, attempt, next_try, state) "
        + "VALUES (\(nextInOutbox), $1, $2, $3, $4, $5, 0, $6)",
      .text(submission.id), .text(submission.form), .text(hook), .optional(secrets),
      .integer(state == "done" ? 1 : 0), .text(state))
  }

  /// Tells a hook of an event that is no submission.
  func post(_ hook: String, _ event: HookEvent, of subject: String, form: String, body: String) throws(StoreError) {
    try write(
      "INSERT INTO outbox (sequence, submission, form, hook, attempt, next_try, state, event, body) "
        + "VALUES (\(nextInOutbox), $1, $2, $3, 0, 0, 'waiting', $4, $5)",
      .text(subject), .text(form), .text(hook), .text(event.rawValue), .text(body))
  }
}
