import Platform
import TerminalDriver
import TerminalModel
import Values

/// Delivers submissions to the hooks that run after storage: at least once each, in order per form and hook.
extension Service {
  /// Delivers what is due, each once.
  /// - Parameter ignoringDelays: True to retry failed deliveries immediately.
  /// - Returns: The number of failed tries.
  package func deliver(ignoringDelays: Bool = false) throws(SiteFailure) -> Int {
    var failures = 0
    var tried: Set<Int64> = []
    let timeouts = Dictionary(site.settings.hooks.map { ($0.name, $0.timeout) }, uniquingKeysWith: { $1 })
    try endExpiredRequests()
    while true {
      // One at a time: a reservation must not end while it waits for another entry's try.
      let due = try stored(
        store.takeDue(ignoringDelays: ignoringDelays, except: tried, limit: 1) { timeouts[$0] ?? .seconds(30) })
      guard let entry = due.first else { return failures }
      tried.insert(entry.sequence)
      if try !deliver(entry) { failures += 1 }
    }
  }

  /// Delivers what is due until the process ends, as a service.
  package func keepDelivering() throws(SiteFailure) -> Never {
    waitsForStore = true
    let watch = SiteWatch()
    while true {
      update(watch)
      _ = try persistently { () throws(SiteFailure) in try deliver() }
      sleep(1)
    }
  }

  /// Repeats `body` while the store cannot be reached, if this process goes on as a service.
  private func persistently<Result>(_ body: () throws(SiteFailure) -> Result) throws(SiteFailure) -> Result {
    var isAway = false
    while true {
      do throws(SiteFailure) {
        return try body()
      } catch {
        guard waitsForStore, error.isStoreAway else { throw error }
        if !isAway { StandardErrorOutput.write(error.problems.map { $0.text + "\n" }.joined()) }
        isAway = true
        sleep(1)
      }
    }
  }

  /// Schedules abandoned entries again.
  package func deliverAgain() throws(SiteFailure) {
    let count = try stored(store.tryAgain())
    try confirm("\(count) to be tried again")
  }

  /// Says which deliveries another process tries, or has left unfinished.
  package func tellOfReserved() throws(SiteFailure) {
    for (entry, _, nextTry, _) in try stored(store.outbox(in: "trying")) where nextTry > SiteClock.now {
      StandardErrorOutput.write(
        "formline: \(entry.submission) to \(entry.hook) is being tried elsewhere; if that has ended, it is due again at "
          + "\(SiteClock.text(nextTry))\n")
    }
  }

  private func deliver(_ entry: OutboxEntry) throws(SiteFailure) -> Bool {
    guard let hook = site.settings.hooks.first(where: { $0.name == entry.hook }) else {
      // Another machine may have a later site.yaml.
      try note(entry, "there is no hook '\(entry.hook)' in site.yaml", again: Self.delay(after: entry))
      return false
    }
    guard let message = try message(about: entry, for: hook) else {
      try note(entry, "the answers were purged", again: nil)
      return false
    }
    var outcome: String??
    let folder = site.folder
    Task { outcome = .some(await message.send(from: folder)) }
    WorkQueue.main.run { outcome == nil }
    guard let reason = outcome ?? nil else {
      // Else the next try would wait until this one's time is over.
      try persistently { () throws(SiteFailure) in try stored(store.delivered(entry, actor)) }
      try confirm("delivered \(entry.submission) to \(entry.hook)")
      return true
    }
    try note(entry, reason, again: Self.delay(after: entry, retries: hook.retries))
    return false
  }

  /// Nil if the answers are gone.
  private func message(about entry: OutboxEntry, for hook: SiteSettings.Hook) throws(SiteFailure) -> HookMessage? {
    let submission = try stored(store.submission(entry.submission))
    if let event = entry.event {
      let body = entry.body.flatMap { try? JSONParser.parse($0) } ?? .null
      return HookMessage(
        hook: hook, event: event, submission: entry.submission, revision: submission?.revision ?? 0,
        replaces: submission?.replaces, form: entry.form, version: submission?.version ?? body["version"]?.string ?? "",
        person: submission?.person ?? body["by"]?.string ?? "", answers: body)
    }
    guard let submission, let text = submission.answers, case .object(var answers)? = try? JSONParser.parse(text) else {
      return nil
    }
    if let secrets = entry.secrets, case .object(let sealed)? = try? JSONParser.parse(secrets) {
      answers.removeAll { answer in sealed.contains { $0.name == answer.name } }
      answers += sealed
    }
    return HookMessage(
      hook: hook, event: submission.replaces == nil ? .submitted : .amended, submission: submission.id,
      revision: submission.revision, replaces: submission.replaces, form: submission.form, version: submission.version,
      person: submission.person, answers: .object(answers))
  }

  private func note(_ entry: OutboxEntry, _ reason: String, again: Int64?) throws(SiteFailure) {
    try persistently { () throws(SiteFailure) in try stored(store.failed(entry, reason, again: again, actor)) }
    let when = again.map { "again in \(Duration.milliseconds($0).shortText)" } ?? "given up"
    let line = DisplayText.visible("failed \(entry.submission) to \(entry.hook): \(reason) (\(when))")
    StandardErrorOutput.write("formline: \(line)\n")
  }

  /// The delay before the next try: 1 s, 2 s, 4 s, … up to an hour, in milliseconds; nil if there is none.
  private static func delay(after entry: OutboxEntry, retries: Int = SiteSettings.Hook.usualRetries) -> Int64? {
    entry.attempt > retries ? nil : min(3_600_000, 1000 << min(max(0, entry.attempt - 1), 20))
  }
}
