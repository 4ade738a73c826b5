import Values

/// A question to a person who is elsewhere, to be answered by filling in a form.
nonisolated struct Request: StoredRow, Sendable, Equatable {
  enum State: String, Sendable { case open, answered, declined, expired, withdrawn }

  var id: String
  var form: String
  var version: String
  var askedBy: String
  /// A person or a group.
  var askedOf: String
  /// The answers known already, as a JSON object; nil after a purge.
  var prefilled: String?
  var opened: String
  var expires: String?
  var state: State
  /// Why it was declined.
  var reason: String?
  /// Who has put it into this state.
  var by: String
  /// The answer.
  var submission: String?

  /// True if its time is over, whether or not that was noted.
  var hasExpired: Bool {
    state == .expired || state == .open && (expires.map { $0 <= SiteClock.text(SiteClock.now) } ?? false)
  }
  /// True if it can be answered.
  var isOpen: Bool { state == .open && !hasExpired }

  /// In SQL: true for the opening of a request for which something is stored that a purge removes.
  fileprivate static let holdsWords =
    "step = 1 AND (prefilled <> '{}' OR EXISTS "
    + "(SELECT 1 FROM request AS later WHERE later.id = request.id AND later.reason IS NOT NULL) OR form = "
    + "'\(FormName.elicited)' AND EXISTS (SELECT 1 FROM version WHERE version.form = request.form "
    + "AND version.hash = request.version AND definition <> '\(FormVersion.purgedQuestion)' AND \(mayLoseQuestion)))"

  /// In SQL: true for a request whose question nobody needs any more, neither to answer it nor to read an answer.
  fileprivate static let mayLoseQuestion =
    "NOT EXISTS (SELECT 1 FROM request AS other WHERE other.form = request.form AND other.version = request.version "
    + "AND other.step = 1 AND (other.expires IS NULL OR other.expires > $1) AND NOT EXISTS "
    + "(SELECT 1 FROM request AS later WHERE later.id = other.id AND later.step = 2)) AND NOT EXISTS "
    + "(SELECT 1 FROM submission WHERE submission.form = request.form AND submission.version = request.version "
    + "AND submission.answers IS NOT NULL)"

  /// In SQL: true for the opening of a request that nobody has ended.
  fileprivate static let hasNoEnd =
    "NOT EXISTS (SELECT 1 FROM request AS later WHERE later.id = request.id AND later.step = 2)"

  static let table = "request"
  static let columns =
    "id, form, version, asked_by, asked_of, prefilled, opened, expires, state, reason, \"by\", submission"

  init(
    id: String, form: String, version: String, askedBy: String, askedOf: String, prefilled: String, opened: String,
    expires: String?
  ) {
    (self.id, self.form, self.version, self.askedBy, self.askedOf) = (id, form, version, askedBy, askedOf)
    (self.prefilled, self.opened, self.expires) = (prefilled, opened, expires)
    (state, by) = (.open, askedBy)
  }

  init(_ row: [SQLValue]) {
    self.init(
      id: row[0].string, form: row[1].string, version: row[2].string, askedBy: row[3].string, askedOf: row[4].string,
      prefilled: "", opened: row[6].string, expires: row[7].text)
    (prefilled, state, reason) = (row[5].text, State(rawValue: row[8].string) ?? .open, row[9].text)
    (by, submission) = (row[10].string, row[11].text)
  }

  var values: [SQLValue] {
    [
      .text(id), .text(form), .text(version), .text(askedBy), .text(askedOf), .optional(prefilled), .text(opened),
      .optional(expires), .text(state.rawValue), .optional(reason), .text(by), .optional(submission),
    ]
  }

  /// The id of the submission with which a person answers it, and of their draft: the same on every machine.
  func answerID(of person: String) -> String {
    let digest = Digest.bytes(of: Array("\(id) \(person)".utf8))
    let time = Instant(rfc3339: opened).map { $0.seconds * 1000 } ?? 0
    return TimeOrderedID.make(at: time, digest: digest)
  }

  /// What hooks are sent.
  var body: String {
    let facts: JSONValue = [
      "request": .string(id), "form": .string(form), "version": .string(version), "state": .string(state.rawValue),
      "askedBy": .string(askedBy), "askedOf": .string(askedOf), "by": .string(by), "expires": .optional(expires),
      "reason": .optional(reason), "submission": .optional(submission),
    ]
    return facts.text(.compact)
  }

  /// The event that hooks are told when it has come into its state.
  var event: HookEvent {
    switch state {
    case .open: .requested
    case .answered: .answered
    case .declined: .declined
    case .expired: .expired
    case .withdrawn: .withdrawn
    }
  }
}

/// A row of the table of requests: the opening of a request, or its end.
nonisolated struct RequestStep: StoredRow, Sendable, Equatable {
  let id: String
  /// 1 for the opening, 2 for the end.
  let number: Int64
  private let facts: [SQLValue]

  static let table = "request"
  static let columns = "\(Request.columns), step"

  init(_ row: [SQLValue]) {
    (id, number, facts) = (row[0].string, row[12].integer ?? 0, row)
  }

  /// The digest recorded in the audit. It includes that of the answers known already, as a submission's does.
  /// - Parameter purged: The digests of purged answers, by request.
  func digest(_ purged: [String: String] = [:]) -> String {
    var facts = facts
    let known = facts[5].text.map { Digest.text(of: Array($0.utf8)) }
    facts[5] = .optional(known ?? (number == 1 ? purged[id] : nil))
    return Digest.text(of: facts)
  }
}

nonisolated extension SiteStore {
  /// Opens a request, unless one of this id exists.
  /// - Parameter hooks: The names of the hooks that are told.
  /// - Returns: The request that exists, and whether this call has opened it.
  func openRequest(
    _ request: Request, telling hooks: [String], _ actor: Actor
  ) throws(StoreError) -> (request: Request, isNew: Bool) {
    let result = try transaction(.auditing) { (database) throws(StoreError) in
      try database.lockAudit()
      if let known = try database.request(request.id) { return (request: known, isNew: false) }
      let digest = try database.insert(request, step: 1)
      for hook in hooks {
        try database.post(hook, request.event, of: request.id, form: request.form, body: request.body)
      }
      try database.note(actor, "request", "\(request.id) \(request.form) of \(request.askedOf) \(digest)")
      return (request: request, isNew: true)
    }
    // The process that committed it may not have flushed it yet.
    if !result.isNew { try flush() }
    return result
  }

  /// How many requests a person has opened within the last hour.
  func requestsOfLastHour(by person: String) throws(StoreError) -> Int {
    let row = try transaction(.reading) { (database) throws(StoreError) in
      try database.run(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM request WHERE step = 1 AND asked_by = $1 AND opened BETWEEN $2 AND $3",
        [.text(person)] + Self.hour(before: SiteClock.now)
      ).first
    }
    return Int(row?[0].integer ?? 0)
  }

  /// A request in its latest state.
  func request(_ id: String) throws(StoreError) -> Request? {
    try transaction(.reading) { (database) throws(StoreError) in try database.request(id) }
  }

  /// The requests of one of these people and groups that have no end yet, the oldest first. Some may have expired.
  func openRequests(of names: [String]) throws(StoreError) -> [Request] {
    try transaction(.reading) { (database) throws(StoreError) in
      try database.run(
        "SELECT \(Request.columns) FROM request \(Self.openRequestsCondition(names.count))", names.map { .text($0) }
      ).map(Request.init)
    }
  }

  static func openRequestsCondition(_ count: Int) -> String {
    let names = (1...count).map { "$\($0)" }.joined(separator: ", ")
    return "WHERE step = 1 AND asked_of IN (\(names)) AND \(Request.hasNoEnd) ORDER BY opened, id"
  }

  /// The requests whose time is over and that have no end yet.
  func expiredRequests() throws(StoreError) -> [Request] {
    try rows(Self.expiredRequestsCondition, .text(SiteClock.text(SiteClock.now)))
  }

  static let expiredRequestsCondition = "WHERE step = 1 AND expires <= $1 AND \(Request.hasNoEnd) ORDER BY opened, id"

  /// Ends an open request; one whose time is over can only expire.
  /// - Returns: The request in its latest state, and whether this call has ended it.
  func endRequest(
    _ id: String, _ state: Request.State, reason: String? = nil, telling hooks: (_ ended: Request) -> [String],
    _ actor: Actor
  ) throws(StoreError) -> (request: Request, isNew: Bool)? {
    try transaction(.auditing) { (database) throws(StoreError) in
      try database.lockAudit()
      guard var request = try database.request(id) else { return nil }
      guard request.isOpen || request.state == .open && state == .expired else { return (request, false) }
      (request.state, request.reason, request.by) = (state, reason, actor.person)
      let digest = try database.insert(request, step: 2)
      try database.removeDrafts(answering: request)
      for hook in hooks(request) {
        try database.post(hook, request.event, of: id, form: request.form, body: request.body)
      }
      try database.note(actor, request.event.rawValue, "\(id) \(digest)")
      return (request, true)
    }
  }

  /// Removes what was written for requests that were opened before a time and are not open any more; returns their
  /// number.
  func purgeRequests(before time: String, isOnlyCounted: Bool, _ actor: Actor) throws(StoreError) -> Int {
    try transaction(isOnlyCounted ? .reading : .auditing) { (database) throws(StoreError) in
      let isOld =
        "\(Request.holdsWords) AND opened < $2 AND (expires <= $1 OR EXISTS "
        + "(SELECT 1 FROM request AS later WHERE later.id = request.id AND later.step = 2))"
      let requests: [Request] = try database.rows("WHERE \(isOld)", .text(SiteClock.text(SiteClock.now)), .text(time))
      if !isOnlyCounted { for request in requests { try database.purgeRequest(request.id, by: actor) } }
      return requests.count
    }
  }

  /// Removes what was written for a request that is not open any more.
  func purgeRequest(_ id: String, _ actor: Actor) throws(StoreError) {
    try transaction(.auditing) { (database) throws(StoreError) in try database.purgeRequest(id, by: actor) }
  }

  /// At most `limit` rows of requests, by id and step after `last`.
  func requestSteps(after last: (id: String, number: Int64), limit: Int64) throws(StoreError) -> [RequestStep] {
    try rows(
      "WHERE id > $1 OR id = $1 AND step > $2 ORDER BY id, step LIMIT $3", .text(last.id), .integer(last.number),
      .integer(limit))
  }

  func requestStep(_ number: Int64, of id: String) throws(StoreError) -> RequestStep? {
    try row("WHERE id = $1 AND step = $2", .text(id), .integer(number))
  }
}

nonisolated extension Database {
  func request(_ id: String) throws(StoreError) -> Request? {
    var request: Request? = try row("WHERE id = $1 ORDER BY step DESC LIMIT 1", .text(id))
    if request != nil, request?.prefilled == nil {
      request?.prefilled = try run("SELECT prefilled FROM request WHERE id = $1 AND step = 1", .text(id)).first?[0].text
    }
    return request
  }

  /// Removes what anybody has begun to answer.
  func removeDrafts(answering request: Request) throws(StoreError) {
    let rows = try run(
      "SELECT id, person FROM draft WHERE form = $1 AND version = $2", .text(request.form), .text(request.version))
    for row in rows where row[0].string == request.answerID(of: row[1].string) {
      try write("DELETE FROM draft WHERE id = $1", row[0])
    }
  }

  /// The tables refuse a second end.
  /// - Returns: The digest of the row.
  func insert(_ request: Request, step: Int64) throws(StoreError) -> String {
    var request = request
    // The first step keeps them.
    if step > 1 { request.prefilled = nil }
    let values = request.values + [.integer(step)]
    try write(
      "INSERT INTO request (\(RequestStep.columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
      values)
    return RequestStep(values).digest()
  }

  /// Removes what was written for a request: the answers known already, why it was declined, what somebody has begun to
  /// answer, and its question, unless that is needed for another one.
  func purgeRequest(_ id: String, by actor: Actor) throws(StoreError) {
    guard var request = try request(id) else { return }
    if let known = request.prefilled, known != "{}" {
      try note(actor, "purge", "request \(id) \(Digest.text(of: Array(known.utf8)))")
      try write("UPDATE request SET prefilled = NULL WHERE id = $1 AND step = 1", .text(id))
    }
    if request.reason != nil {
      (request.reason, request.prefilled) = (nil, nil)
      // The audit has had the digest with the reason.
      let digest = RequestStep(request.values + [.integer(2)]).digest()
      try note(actor, "purge", "reason of \(id) \(digest)")
      try write("UPDATE request SET reason = NULL WHERE id = $1 AND step = 2", .text(id))
    }
    try write(
      "UPDATE outbox SET last_error = NULL, body = CASE event WHEN 'declined' THEN $1 ELSE body END "
        + "WHERE submission = $2", .text(request.body), .text(id))
    try removeDrafts(answering: request)
    guard request.form == FormName.elicited else { return }
    let questions: [FormVersion] = try rows(
      "WHERE EXISTS (SELECT 1 FROM request WHERE \(Request.mayLoseQuestion) AND id = $2 AND step = 1) "
        + "AND form = $3 AND hash = $4 AND definition <> '\(FormVersion.purgedQuestion)'",
      .text(SiteClock.text(SiteClock.now)), .text(id), .text(request.form), .text(request.version))
    for question in questions {
      var purged = question
      purged.definition = FormVersion.purgedQuestion
      try note(actor, "purge", "version \(question.sequence) \(question.digest) \(purged.digest)")
      try write(
        "UPDATE version SET definition = $1 WHERE sequence = $2", .text(purged.definition), .integer(question.sequence))
    }
  }
}
