import FormDefinitions
import TerminalDriver
import Values

/// Maintenance by owners: verifying and purging.
extension Service {
  /// Verifies every digest: the audit's chain, and versions, submissions and requests against the audit. Prints each
  /// problem on a line, or else the number of verified items.
  /// - Parameter receipts: What people were told, all of which must be found in the store.
  package func verifyAudit(receipts: [PrintedReceipt]? = nil) throws(SiteFailure) {
    var findings = try stored(store.damage()).map { "the database is damaged: \($0)" }
    progress = try ProgressBar(of: stored(store.lastAuditSequence() + store.countSubmissions(of: nil)))
    defer { endProgress() }
    var audit = VerifiedAudit()
    audit.wanted = Set((receipts ?? []).map(\.id))
    try read(&audit)
    let versions = try stored(store.versions())
    var submissions = Comparison<SubmissionRow>()
    try everySubmission { (submission, digest) throws(SiteFailure) in
      submissions.take(SubmissionRow(submission: submission, stored: digest), &audit)
    }
    var steps = Comparison<RequestStep>()
    try eachRequestStep { steps.take($0, &audit) }
    try read(&audit)
    findings += try submissions.finish(&audit) { (id, digest) throws(SiteFailure) in
      try stored(store.submission(id)).map { SubmissionRow(submission: $0, stored: digest) }
    }
    findings += try steps.finish(&audit) { (name, _) throws(SiteFailure) in
      let words = name.split(separator: " ").map(String.init)
      return try stored(store.requestStep(Int64(words[1]) ?? 0, of: words[0]))
    }
    for version in versions where !audit.takes(version) {
      findings.append("version \(version.hash) of '\(version.form)' was changed, or is not in the audit")
    }
    let later = try stored(store.versions()).dropFirst(versions.count)
    for version in later { _ = audit.takes(version) }
    let missing = audit.versions.count
    if missing > 0 { findings.append("\(missing) versions of the audit are missing in the store") }
    findings = audit.findings + findings
    for receipt in receipts ?? [] {
      if let number = audit.numbers[receipt.id] {
        guard let printed = receipt.number, printed != number else { continue }
        findings.append("receipt \(printed) \(receipt.id) is row \(number) of the audit")
      } else {
        findings.append("receipt \(receipt.number.map { "\($0) " } ?? "")\(receipt.id) is missing in the audit")
      }
    }
    guard findings.isEmpty else {
      throw SiteFailure(
        .failure, problems: findings.map { ReportedProblem($0, text: "formline: \($0)") })
    }
    try print(
      "verified \(audit.rows) audit rows, \(versions.count + later.count) versions, \(submissions.count) submissions, "
        + "\(audit.requests) requests" + (receipts.map { ", \($0.count) receipts" } ?? "")
        + "; last digest \(audit.lastDigest)\n")
  }

  /// Reads the rows of the audit that were not read yet. They are flushed, since the last digest may be kept elsewhere.
  private func read(_ audit: inout VerifiedAudit) throws(SiteFailure) {
    try stored(store.orderAudit())
    while true {
      let page = try stored(store.audit(after: audit.last.sequence, limit: 1000))
      guard !page.isEmpty else { break }
      for (entry, digest) in page { audit.take(entry, digest) }
      progress?.advance(by: page.count)
    }
    try stored(store.flush())
  }

  private func eachRequestStep(_ body: (RequestStep) -> Void) throws(SiteFailure) {
    var last = (id: "", number: Int64(0))
    while true {
      let page = try stored(store.requestSteps(after: last, limit: 500))
      page.forEach(body)
      guard let end = page.last else { return }
      last = (end.id, end.number)
    }
  }

  /// Prints the audit, one row per line.
  package func listAudit() throws(SiteFailure) {
    try stored(store.orderAudit())
    var last: Int64 = 0
    while true {
      let page = try stored(store.audit(after: last, limit: 1000))
      guard let end = page.last else { return }
      var lines = TextTable()
      for (entry, _) in page {
        lines.add(
          String(entry.sequence), entry.time, entry.what, entry.actor.person, entry.actor.key ?? "-",
          entry.actor.address ?? "-", entry.subject)
      }
      try print(lines.text)
      last = end.entry.sequence
    }
  }

  /// Purges what is older than `retention` allows, or one submission or request.
  /// - Parameters:
  ///   - id: The submission, with all its revisions, or the request; nil for everything that is old enough.
  ///   - isDryRun: True to print only what would be purged.
  package func purge(_ id: String?, isDryRun: Bool) throws(SiteFailure) {
    defer { if !isDryRun { store.discardLog() } }
    if let id {
      let revisions = try stored(store.revisions(of: id))
      guard !revisions.isEmpty else { return try purge(request: id, isDryRun: isDryRun) }
      for revision in revisions {
        if !isDryRun { try purge(revision.id) }
        try confirm("\(isDryRun ? "would purge" : "purged") \(revision.id)")
      }
      return
    }
    // What was begun to be answered goes with their end.
    if !isDryRun { try endExpiredRequests() }
    var (count, requests) = (0, 0)
    if let span = site.settings.retention.submissions {
      let time = SiteClock.text(SiteClock.now - span.nanoseconds / 1_000_000)
      let ids = try stored(store.submissions(before: time, limit: .max))
      for id in ids {
        if isDryRun {
          try print("would purge \(id)\n")
        } else {
          try purge(id)
        }
      }
      count = ids.count
      requests = try stored(store.purgeRequests(before: time, isOnlyCounted: isDryRun, actor))
    }
    var drafts = 0
    if let span = site.settings.retention.drafts {
      let time = SiteClock.text(SiteClock.now - span.nanoseconds / 1_000_000)
      drafts = try stored(store.removeDrafts(before: time, isOnlyCounted: isDryRun))
    }
    if !isDryRun { try stored(store.removeOldTally()) }
    try confirm(
      "\(isDryRun ? "would purge" : "purged") \(count) submissions and \(drafts) drafts"
        + (requests > 0 ? ", and what was written for \(requests) \(requests == 1 ? "request" : "requests")" : ""))
  }
}

extension Service {
  private func purge(request id: String, isDryRun: Bool) throws(SiteFailure) {
    guard let request = try stored(store.request(id)) else {
      throw SiteFailure(.notFound, "there is no submission or request '\(id)'")
    }
    if let submission = request.submission { return try purge(submission, isDryRun: isDryRun) }
    guard !request.isOpen else {
      throw SiteFailure(.failure, "the request '\(id)' is open: withdraw it before what was written for it is purged")
    }
    if !isDryRun { try stored(store.purgeRequest(id, actor)) }
    try confirm("\(isDryRun ? "would purge" : "purged") \(id)")
  }

  private func purge(_ id: String) throws(SiteFailure) {
    let settings = site.settings
    _ = try stored(store.purge(id, telling: { settings.hooks(of: $0, .purged).map(\.name) }, actor))
  }
}

/// A line that somebody got for a submission: a sentence that ends with a number and an id.
nonisolated package struct PrintedReceipt {
  let id: String
  /// The row of the audit; nil on receipts of earlier versions of this program.
  let number: Int64?

  /// The receipts in a file; `-` is standard input. Lines without an id are refused, except for a last one that was cut
  /// off, of which standard error is told.
  package static func all(in path: String) throws(SiteFailure) -> [PrintedReceipt] {
    let bytes = try SiteFailure.reading(InputFile.read(path, limit: 1 << 30))
    var receipts: [PrintedReceipt] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.trimmed.isEmpty {
      guard let receipt = PrintedReceipt(line) else {
        let place = "\(path):\(index + 1)"
        guard index == lines.count - 1, !receipts.isEmpty else {
          throw SiteFailure(.wrongInput, "\(place): there is no receipt in this line")
        }
        // Whatever wrote it was ended in the middle.
        StandardErrorOutput.write("formline: \(place): the last line is cut off, and is not verified\n")
        continue
      }
      receipts.append(receipt)
    }
    return receipts
  }

  private init?(_ line: Substring) {
    let words = line.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
    guard let place = words.firstIndex(where: { TimeOrderedID.time(of: $0) != nil }) else { return nil }
    id = words[place]
    number = place > 0 ? Int64(words[place - 1]) : nil
  }
}

/// The contents of the audit, each row verified against the previous one.
nonisolated private struct VerifiedAudit {
  private(set) var findings: [String] = []
  private(set) var rows = 0
  /// The last row read.
  private(set) var last = AuditEntry("", Actor(person: ""), "", "")
  private(set) var lastDigest = ""
  /// The submissions whose rows are looked for, and where those are.
  var wanted: Set<String> = []
  private(set) var numbers: [String: Int64] = [:]
  /// The digests of rows by name, of each table; removed when the row is found in the store.
  var noted: [String: [String: String]] = [:]
  private(set) var requests = 0
  /// The digests of versions; removed when the version is found in the store.
  private(set) var versions: Set<String> = []
  /// What became of the digests of versions that were purged.
  private var purgedVersions: [String: String] = [:]
  /// The digests of purged answers, by submission id and by request.
  private(set) var purged: [String: String] = [:]
  private(set) var purgedRequests: [String: String] = [:]

  mutating func take(_ entry: AuditEntry, _ digest: String) {
    rows += 1
    let place = "audit row \(entry.sequence)"
    if entry.sequence != last.sequence + 1 { findings.append("\(place): rows before it are missing") }
    if entry.previous != lastDigest { findings.append("\(place) does not follow the row before it") }
    if entry.digest != digest { findings.append("\(place) was changed") }
    let words = entry.subject.split(separator: " ").map(String.init)
    switch entry.what {
    case "submit", "amend":
      guard words.count == 2 else { break }
      noted[SubmissionRow.table, default: [:]][words[0]] = words[1]
      if wanted.contains(words[0]) { numbers[words[0]] = entry.sequence }
    case "publish": if words.count == 3 { versions.insert(words[2]) }
    case "purge" where words.count == 3: purgedRequests[words[1]] = words[2]
    case "purge" where words.count == 4 && words[0] == "reason":
      noted[RequestStep.table, default: [:]]["\(words[2]) 2"] = words[3]
    case "purge" where words.count == 4 && words[0] == "version":
      if versions.remove(words[2]) != nil { versions.insert(words[3]) }
      purgedVersions[words[2]] = words[3]
    case "purge": if words.count == 2 { purged[words[0]] = words[1] }
    case "request":
      requests += 1
      if let digest = words.last { noted[RequestStep.table, default: [:]]["\(words[0]) 1"] = digest }
    case "answered", "declined", "expired", "withdrawn":
      if words.count == 2 { noted[RequestStep.table, default: [:]]["\(words[0]) 2"] = words[1] }
    default: break
    }
    (last, lastDigest) = (entry, digest)
  }

  /// True if a version is as the audit has it. It may have been read before it was purged.
  mutating func takes(_ version: FormVersion) -> Bool {
    let digest = version.digest
    return versions.remove(digest) ?? purgedVersions[digest].flatMap { versions.remove($0) } != nil
  }

  /// The problems of a row, as sentences.
  func problems<Row: AuditedRow>(with row: Row) -> [String] {
    let problems = row.problems(self)
    switch noted[Row.table]?[row.name] {
    case nil: return problems + ["\(Row.title(row.name)) is not in the audit"]
    case let noted? where noted != row.digest(self):
      return problems + ["\(Row.title(row.name)) is not what the audit has of it"]
    default: return problems
    }
  }
}

/// A row whose digest is in the audit.
nonisolated private protocol AuditedRow {
  static var table: String { get }
  /// Names it within its table.
  var name: String { get }
  func digest(_ audit: VerifiedAudit) -> String
  /// What is wrong with it whatever the audit has of it, as sentences.
  func problems(_ audit: VerifiedAudit) -> [String]
  static func title(_ name: String) -> String
}

nonisolated private struct SubmissionRow: AuditedRow {
  let submission: Submission
  /// The digest that is stored with it.
  let stored: String

  static let table = "submission"
  var name: String { submission.id }

  func digest(_ audit: VerifiedAudit) -> String { stored }

  func problems(_ audit: VerifiedAudit) -> [String] {
    let answers = submission.answersDigest ?? audit.purged[name]
    let isPurged = answers == nil ? ["\(Self.title(name)) has no answers, and was not purged"] : []
    let isSame = submission.digest(answersDigest: answers ?? "") == stored
    return isPurged + (isSame ? [] : ["\(Self.title(name)) was changed"])
  }

  static func title(_ name: String) -> String { "submission \(name)" }
}

nonisolated extension RequestStep: AuditedRow {
  fileprivate var name: String { "\(id) \(number)" }

  fileprivate func digest(_ audit: VerifiedAudit) -> String { digest(audit.purgedRequests) }

  fileprivate func problems(_ audit: VerifiedAudit) -> [String] { [] }

  fileprivate static func title(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.last == "1" ? "request \(words[0])" : "the end of request \(words[0])"
  }
}

/// Compares the rows of a table with the audit, while others may add to both.
nonisolated private struct Comparison<Row: AuditedRow> {
  private(set) var count = 0
  /// What does not match the audit as read so far; it may have been added since.
  private var doubtful: [Row] = []

  mutating func take(_ row: Row, _ audit: inout VerifiedAudit) {
    count += 1
    if audit.problems(with: row).isEmpty {
      audit.noted[Row.table]?[row.name] = nil
    } else {
      doubtful.append(row)
    }
  }

  /// - Parameters:
  ///   - audit: Read again after the last row was taken.
  ///   - find: Finds a row that the audit has, by name and digest.
  /// - Returns: The problems, as sentences.
  mutating func finish(
    _ audit: inout VerifiedAudit, _ find: (_ name: String, _ digest: String) throws(SiteFailure) -> Row?
  ) throws(SiteFailure) -> [String] {
    var findings: [String] = []
    for row in doubtful {
      findings += audit.problems(with: row)
      audit.noted[Row.table]?[row.name] = nil
    }
    // Added meanwhile under a name that had been passed.
    for (name, digest) in (audit.noted[Row.table] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let row = try find(name, digest) else {
        findings.append("\(Row.title(name)) is in the audit and missing in the store")
        continue
      }
      findings += audit.problems(with: row)
      count += 1
    }
    return findings
  }
}

/// Queries of a site that do not need its store.
nonisolated extension Site {
  package var formCount: Int { forms.count }

  /// The `authorized_keys` lines for a key or certificate that sshd asks about, which permit nothing but `serve`; empty
  /// for what is nobody's.
  /// - Parameters:
  ///   - fingerprint: `%f` of sshd.
  ///   - shown: `%t %k` of sshd, the type and the key or certificate itself; nil if sshd is not told to hand it on. Then
  ///     only people of site.yaml are known.
  package func authorizedKeysLines(for fingerprint: String, shown: String?) throws(SiteFailure) -> [String] {
    let credential = shown.flatMap(Credential.init)
    if credential?.certificate == nil {
      for person in settings.people {
        for key in person.keys where key.fingerprint == fingerprint {
          return [authorizedKeysLine(key, of: person.name)]
        }
      }
    }
    guard settings.identify.knowsOthers else { return [] }
    guard shown != nil else {
      let names = settings.people.map(\.name)
      return names.isEmpty ? [] : authorities.map { authorizedKeysLine($0, of: "authority", vouchingFor: names) }
    }
    guard let credential, credential.key.fingerprint == fingerprint,
      let found = try identify(credential, address: nil)
    else { return [] }
    guard let certificate = credential.certificate else {
      return [authorizedKeysLine(credential.key, of: found.person.name)]
    }
    return authorities.filter { $0.fingerprint == certificate.authority.fingerprint }.map { authority in
      authorizedKeysLine(authority, of: found.person.name, vouchingFor: certificate.principals)
    }
  }

  /// - Parameter principals: If the key is an authority's: the names of which a certificate must have one.
  private func authorizedKeysLine(_ key: PublicKey, of name: String, vouchingFor principals: [String]? = nil) -> String
  {
    func quoted(_ text: String) -> String { text.escaped { "\\\"".unicodeScalars.contains($0) ? "\\\($0)" : nil } }
    let program = Machine.executable ?? "formline-site"
    // sshd runs the command with the login shell, which may stay in front of it otherwise and have a status of its own.
    let command = "exec \(program.quotedForShell) serve \(folder.quotedForShell)"
    // A comma separates names, and cannot be in one.
    let names = principals.map { $0.filter { SiteName.isValid($0) && !$0.contains(",") }.joined(separator: ",") }
    let authority = names.map { "cert-authority,principals=\"\(quoted($0))\"," } ?? ""
    return "restrict,pty,\(authority)command=\"\(quoted(command))\" \(key.type) \(key.blob) \(name)"
  }
}
