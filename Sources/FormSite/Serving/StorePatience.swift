import Platform
import TerminalDriver
import Values

/// What happens when the store cannot be reached: a command ends with a sentence, a person at a terminal is told and
/// waits for it.
nonisolated struct StorePatience {
  /// True to report the database's own message.
  let isForOwner: Bool
  /// What a person at a terminal is told before waiting; nil ends the command instead.
  var notice: String?
  /// How long to wait at most; nil for no limit.
  var limit: Duration?

  /// Uses the store, mapping its errors to failures of the command. Repeats `use` until the store can be reached.
  func stored<Result>(_ use: () throws(StoreError) -> Result) throws(SiteFailure) -> Result {
    var start: Int64?
    while true {
      do throws(StoreError) {
        return try use()
      } catch {
        guard error.kind == .unavailable, let notice else { throw SiteFailure(error, isForOwner: isForOwner) }
        let now = MonotonicClock.now
        if start == nil { StandardErrorOutput.write("formline: \(notice)\n") }
        let began = start ?? now
        start = began
        if let limit, now - began > limit.nanoseconds {
          throw SiteFailure(error, isForOwner: isForOwner)
        }
        sleep(1)
      }
    }
  }
}
