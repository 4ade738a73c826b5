import FormDefinitions
import TerminalDriver
import Values

/// The state of a site, for operators and monitors.
extension Service {
  /// How the state is printed.
  package enum StatusFormat: Sendable { case text, json, metrics }

  nonisolated package static let version = "0.1.0"

  /// Why nothing can be stored; nil if something can.
  private static func writingError(of store: SiteStore) -> StoreError? {
    do throws(StoreError) {
      try SilenceLimit.during(SilenceLimit(2000)) { () throws(StoreError) in try store.checkWriting() }
      return nil
    } catch {
      return error
    }
  }

  /// Prints the state of a site. It works without a store, and with a site.yaml that has mistakes.
  /// - Throws: With status 1 if somebody should look, with status 69 if the store cannot be reached.
  package static func printStatus(of path: String, _ format: StatusFormat) throws(SiteFailure) {
    guard let site = try Site(serving: path) else {
      throw SiteFailure(.wrongInput, "site.yaml has mistakes, and none was without so far: see 'formline site check'")
    }
    var status = SiteStatus(of: site)
    do throws(StoreError) {
      let store = try site.openStore()
      status.figures = try store.figures(since: SiteClock.text(SiteStatus.midnight))
      status.sessions = try store.sessions().count
      status.writingError = writingError(of: store)
    } catch {
      status.storeError = error
    }
    let text =
      switch format {
      case .text: status.text
      case .json: "\(status.json)\n"
      case .metrics: status.metrics
      }
    try SiteFailure.print(text)
    if let error = status.storeError { throw SiteFailure(error, isForOwner: true) }
    guard status.problems.isEmpty else {
      throw SiteFailure(.failure, problems: format == .json ? [] : status.problems.map { ReportedProblem(saying: $0) })
    }
  }
}

nonisolated struct SiteStatus {
  let site: Site
  var figures: SiteStore.Figures?
  var sessions = 0
  var storeError: StoreError?
  /// Why a store that can be reached stores nothing.
  var writingError: StoreError?
  /// On the disk with the site's folder.
  private let freeBytes: Int64?
  private let connections: (used: Int, limit: Int)?

  init(of site: Site) {
    self.site = site
    freeBytes = site.freeBytes
    connections = site.connectionLimit.map { (used: $0.taken, limit: Int($0.count)) }
  }

  /// When the local day has begun.
  static var midnight: Int64 {
    let seconds = LocalTime.now.secondsSinceEpoch + Int64(LocalTime.now.utcOffset * 60)
    return (seconds / 86_400 * 86_400 - Int64(LocalTime.now.utcOffset * 60)) * 1000
  }

  /// The age of the oldest delivery that waits, in seconds.
  private var oldestAge: Int64? {
    figures?.oldestWaiting.flatMap { Instant(rfc3339: $0) }.map { max(0, SiteClock.now / 1000 - $0.seconds) }
  }

  /// What somebody should look at, a sentence each.
  var problems: [String] {
    var problems: [String] = []
    if let since = site.failsSince { problems.append("site.yaml has had mistakes since \(since)") }
    if let durability = figures?.durability {
      if site.settings.durability == .standby, durability != .standby {
        problems.append("no receipts are given: \(PostgresDatabase.noStandby.detail)")
      } else if durability == .memory {
        problems.append(durability.sentence)
      }
    }
    if let writingError { problems.append("nothing can be stored: \(writingError.report)") }
    if let failed = figures?.failed, failed > 0 {
      problems.append(failed == 1 ? "1 delivery was given up" : "\(failed) deliveries were given up")
    }
    if let age = oldestAge, age > 3600 { problems.append("a delivery has waited for more than an hour") }
    if let free = freeBytes, free < 100_000_000 { problems.append("less than 100 MB of disk are free") }
    return problems
  }

  private var storeName: String { site.settings.store == .file ? "sqlite" : "postgresql" }

  var json: JSONValue {
    let used: JSONValue? = connections.map { ["used": .integer($0.used), "limit": .integer($0.limit)] }
    let free: JSONValue? = freeBytes.map { .integer(Int($0)) }
    let service: JSONValue = [
      "version": .string(Service.version), "title": .optional(site.settings.title),
      "configuration": ["valid": .bool(site.failsSince == nil), "failingSince": .optional(site.failsSince)],
      "store": [
        "kind": .string(storeName), "reachable": .bool(storeError == nil), "error": .optional(storeError?.report),
        "durability": .string(site.settings.durability.rawValue), "receipts": .optional(figures?.durability.rawValue),
      ],
      "connections": used ?? .null, "freeBytes": free ?? .null, "problems": .array(problems.map { .string($0) }),
    ]
    guard let figures else { return service }
    return service.adding([
      "sessions": .integer(sessions), "drafts": .integer(Int(figures.drafts)),
      "submissionsToday": .object(figures.today.map { .init(name: $0.form, value: .integer(Int($0.count))) }),
      "outbox": [
        "waiting": .integer(Int(figures.waiting)), "oldest": .optional(figures.oldestWaiting),
        "failed": .integer(Int(figures.failed)),
      ],
      "requests": .integer(Int(figures.requests)),
      "closed": .object(figures.closed.map { .init(name: $0.form, value: .string($0.until)) }),
      "audit": ["rows": .integer(Int(figures.auditRows)), "lastDigest": .optional(figures.lastDigest)],
    ])
  }

  var text: String {
    var table = TextTable()
    table.add("version", Service.version)
    table.add(
      "configuration", site.failsSince.map { "has had mistakes since \($0); an earlier one is used" } ?? "valid")
    table.add("store", storeName + (storeError.map { ": \($0.sentence.prefix { $0 != ";" })" } ?? ""))
    let survival = figures.map { ": \($0.durability.sentence)" } ?? ""
    table.add("durability", site.settings.durability.rawValue + survival)
    if let connections { table.add("connections", "\(connections.used) of \(connections.limit) on this machine") }
    if let figures {
      table.add("sessions", "\(sessions)")
      table.add("drafts", "\(figures.drafts)")
      table.add("open requests", "\(figures.requests)")
      for (form, count) in figures.today { table.add("submitted today", "\(count) \(form)") }
      if figures.today.isEmpty { table.add("submitted today", "0") }
      for (form, until) in figures.closed { table.add("closed", until.isEmpty ? form : "\(form) until \(until)") }
      let oldest = figures.oldestWaiting.map { ", the oldest of \($0)" } ?? ""
      table.add("hooks", "\(figures.waiting) waiting\(oldest), \(figures.failed) given up")
      table.add("audit", "\(figures.auditRows) rows, last digest \(figures.lastDigest ?? "-")")
    }
    if let freeBytes { table.add("free space", "\(freeBytes / 1_000_000) MB") }
    return table.text
  }

  /// In the text format of Prometheus.
  var metrics: String {
    var lines: [String] = []
    func gauge(_ name: String, _ help: String, _ values: [(labels: String, value: Int64)]) {
      lines.append("# HELP formline_\(name) \(help)")
      lines.append("# TYPE formline_\(name) gauge")
      lines += values.map { "formline_\(name)\($0.labels) \($0.value)" }
    }
    func gauge(_ name: String, _ help: String, _ value: Int64) { gauge(name, help, [("", value)]) }
    gauge("store_up", "1 if the store can be reached.", storeError == nil ? 1 : 0)
    gauge("configuration_valid", "1 if site.yaml has no mistakes.", site.failsSince == nil ? 1 : 0)
    if let freeBytes { gauge("free_bytes", "Free space on the disk of the site's folder.", freeBytes) }
    if let connections {
      gauge("connections", "Connections of this machine to the database.", Int64(connections.used))
      gauge("connections_limit", "How many there may be.", Int64(connections.limit))
    }
    guard let figures else { return lines.map { $0 + "\n" }.joined() }
    gauge("sessions", "Open sessions.", Int64(sessions))
    gauge("drafts", "Unfinished forms.", figures.drafts)
    gauge("requests_open", "Requests that wait for an answer.", figures.requests)
    gauge(
      "submissions_today", "Submissions since midnight.", figures.today.map { ("{form=\"\($0.form)\"}", $0.count) })
    gauge("outbox_waiting", "Deliveries that wait.", figures.waiting)
    gauge("outbox_oldest_seconds", "The age of the oldest of them.", oldestAge ?? 0)
    gauge("outbox_failed", "Deliveries that were given up.", figures.failed)
    gauge("audit_rows", "Rows of the audit.", figures.auditRows)
    return lines.map { $0 + "\n" }.joined()
  }
}
