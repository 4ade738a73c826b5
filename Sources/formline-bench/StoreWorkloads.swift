import FormSite
import Platform
import TerminalDriver

/// The store of a site: what a submission costs beside a bare insert of its row. Both wait for the disk.
enum StoreWorkloads {
  /// In a file of SQLite's in a folder for temporary ones.
  static func run() -> [Measurement] {
    guard let folder = try? ScratchFolder(named: "formline-bench") else { return [] }
    defer { folder.remove() }
    do {
      let probe = try StoreProbe("\(folder.path)/formline.db")
      return [
        try measure("a bare insert, SQLite", 200) { try probe.insert(sharing: false) },
        try measure("a submission, SQLite", 200) { try probe.submit(removingDraft: true) },
        try measure("a draft kept and removed, SQLite", 500, probe.keep),
      ]
    } catch {
      Workloads.require(false, "the store: \(error)")
      return []
    }
  }

  private static func measure(_ name: String, _ count: Int, _ work: () throws -> Void) throws -> Measurement {
    for _ in 0..<20 { try work() }
    return Measurement(name, count: count) { _ in Workloads.require((try? work()) != nil, "\(name) has failed") }
  }

  /// One of several processes that `.ci/measure-submissions` starts: does the same thing for some seconds, and prints
  /// how often. Queued rows are appended to the audit after every hundred submissions.
  /// - Parameter arguments: `insert`, `share` (an insert that is flushed as a submission is), `submit` (as piped in),
  ///   `draft` (a submission that looks for a draft to delete) or `hook` (a submission with a hook); the store, the
  ///   seconds.
  static func repeatedly(_ arguments: [String]) throws {
    let probe = try StoreProbe(arguments[1])
    let end = MonotonicClock.now + (Int64(arguments[2]) ?? 1) * 1_000_000_000
    let isSubmitting = ["submit", "draft", "hook"].contains(arguments[0])
    var count = 0
    while MonotonicClock.now < end {
      count += 1
      guard isSubmitting else {
        try probe.insert(sharing: arguments[0] == "share")
        continue
      }
      try probe.submit(hooks: arguments[0] == "hook" ? ["ticket"] : [], removingDraft: arguments[0] == "draft")
      if count % 100 == 0 { try probe.order() }
    }
    if isSubmitting { try probe.order() }
    print(count)
  }
}
