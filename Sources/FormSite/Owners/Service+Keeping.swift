import FormDefinitions
import TerminalDriver
import Values

/// Maintenance by owners: verifying and purging.
extension Service {
  /// Verifies every digest: the audit's chain, and versions and submissions against the audit. Prints each problem on a
  /// line, or else the number of verified items.
  package func verifyAudit() throws(SiteFailure) {
    var findings = try stored { () throws(StoreError) in try store.damage() }.map { "the database is damaged: \($0)" }
    var audited: [String: String] = [:]
    var published: Set<String> = []
    var purged: [String: String] = [:]
    var previous = AuditEntry(
      sequence: 0, time: "", actor: Actor(person: ""), what: "", subject: "", previous: "")
    var previousDigest = ""
    var rows = 0
    while true {
      let page = try stored { () throws(StoreError) in try store.audit(after: previous.sequence, limit: 1000) }
      for (entry, digest) in page {
        rows += 1
        let place = "audit row \(entry.sequence)"
        if entry.sequence != previous.sequence + 1 { findings.append("\(place): rows before it are missing") }
        if entry.previous != previousDigest { findings.append("\(place) does not follow the row before it") }
        if entry.digest != digest { findings.append("\(place) was changed") }
        let words = entry.subject.split(separator: " ").map(String.init)
        switch entry.what {
        case "submit", "amend": if words.count == 2 { audited[words[0]] = words[1] }
        case "publish": if words.count == 3 { published.insert(words[2]) }
        case "purge": if words.count == 2 { purged[words[0]] = words[1] }
        default: break
        }
        (previous, previousDigest) = (entry, digest)
      }
      if page.isEmpty { break }
    }
    let versions = try stored { () throws(StoreError) in try store.versions() }
    for version in versions where published.remove(version.digest) == nil {
      findings.append("version \(version.hash) of '\(version.form)' was changed, or is not in the audit")
    }
    if !published.isEmpty { findings.append("\(published.count) versions of the audit are missing in the store") }
    var count = 0
    var last = ""
    var progress = try ProgressBar(overSubmissionsOf: nil, in: store)
    while true {
      let page = try stored { () throws(StoreError) in try store.submissions(of: nil, after: last, limit: 500) }
      for (submission, digest) in page {
        let place = "submission \(submission.id)"
        let answers = submission.answersDigest ?? purged[submission.id]
        if answers == nil { findings.append("\(place) has no answers, and was not purged") }
        if submission.digest(answersDigest: answers ?? "") != digest { findings.append("\(place) was changed") }
        switch audited.removeValue(forKey: submission.id) {
        case nil: findings.append("\(place) is not in the audit")
        case let noted? where noted != digest: findings.append("\(place) is not what the audit has of it")
        default: break
        }
        last = submission.id
      }
      count += page.count
      if page.isEmpty { break }
      progress.advance(by: page.count)
    }
    progress.remove()
    for missing in audited.keys.sorted() { findings.append("\(missing) is in the audit and missing in the store") }
    guard findings.isEmpty else {
      throw SiteFailure(
        .failure, problems: findings.map { ReportedProblem($0, text: "formline: \($0)") })
    }
    try print(
      "verified \(rows) audit rows, \(versions.count) versions, \(count) submissions; last digest \(previousDigest)\n")
  }

  /// Prints the audit, one row per line.
  package func listAudit() throws(SiteFailure) {
    var last: Int64 = 0
    while true {
      let page = try stored { () throws(StoreError) in try store.audit(after: last, limit: 1000) }
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

  /// Purges what is older than `retention` allows, or one submission.
  /// - Parameters:
  ///   - id: The submission; nil for everything that is old enough.
  ///   - isDryRun: True to print only what would be purged.
  package func purge(_ id: String?, isDryRun: Bool) throws(SiteFailure) {
    if let id {
      guard let submission = try stored({ () throws(StoreError) in try store.submission(id) }) else {
        throw SiteFailure(.notFound, "there is no submission '\(id)'")
      }
      if submission.answers != nil, !isDryRun {
        _ = try stored { () throws(StoreError) in try store.purge(id, actor) }
      }
      return try print("\(isDryRun ? "would purge" : "purged") \(id)\n")
    }
    var count = 0
    if let span = site.settings.retention.submissions {
      let time = SiteClock.text(SiteClock.now - span.nanoseconds / 1_000_000)
      let ids = try stored { () throws(StoreError) in try store.submissions(before: time, limit: .max) }
      for id in ids {
        if isDryRun {
          try print("would purge \(id)\n")
        } else {
          _ = try stored { () throws(StoreError) in try store.purge(id, actor) }
        }
      }
      count = ids.count
    }
    var drafts = 0
    if let span = site.settings.retention.drafts {
      let time = SiteClock.text(SiteClock.now - span.nanoseconds / 1_000_000)
      drafts = try stored { () throws(StoreError) in try store.removeDrafts(before: time, isOnlyCounted: isDryRun) }
    }
    try print("\(isDryRun ? "would purge" : "purged") \(count) submissions and \(drafts) drafts\n")
  }
}

/// Queries of a site that do not need its store.
nonisolated extension Site {
  package var formCount: Int { forms.count }

  /// The `authorized_keys` line for a key that sshd asks about (`%f`), which permits nothing but `serve`; nil for an
  /// unknown key.
  package func authorizedKeysLine(for fingerprint: String) -> String? {
    for person in settings.people {
      for key in person.keys where key.fingerprint == fingerprint {
        let program = Machine.executable ?? "formline-site"
        // sshd runs the command with the login shell.
        let command = "\(program.quotedForShell) serve \(folder.quotedForShell)"
        let escaped = command.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "restrict,pty,command=\"\(escaped)\" \(key.type) \(key.blob) \(person.name)"
      }
    }
    return nil
  }
}
