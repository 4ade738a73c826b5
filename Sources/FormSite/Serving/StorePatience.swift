import Platform
import TerminalDriver

/// What happens when the store cannot be reached: a command ends with a sentence, a person at a terminal is told and
/// waits for it.
nonisolated struct StorePatience {
  /// True to report the database's own message.
  let isForOwner: Bool
  /// What a person at a terminal is told before waiting; nil ends the command instead.
  var notice: String?
  /// How long to wait at most; nil for no limit.
  var limit: Duration?
  /// True if `limit` is the time that the command has: no try goes on beyond it, and the command ends as timed out.
  var isTimeOfCommand = false

  /// Uses the store, mapping its errors to failures of the command. Repeats `use` until the store can be reached.
  func stored<Result>(_ use: () throws(StoreError) -> Result) throws(SiteFailure) -> Result {
    let began = MonotonicClock.now
    var isTold = false
    while true {
      do throws(StoreError) {
        guard isTimeOfCommand, let limit else { return try use() }
        let left = limit.nanoseconds - (MonotonicClock.now - began)
        return try SilenceLimit.during(.short(min(max(1000, left / 1_000_000), 10_000)), use)
      } catch {
        guard error.kind == .unavailable, let notice else { throw SiteFailure(error, isForOwner: isForOwner) }
        if !isTold { StandardErrorOutput.write("formline: \(notice)\n") }
        isTold = true
        if let limit, MonotonicClock.now - began > limit.nanoseconds {
          throw isTimeOfCommand
            ? SiteFailure(.timedOut, "the time is over") : SiteFailure(error, isForOwner: isForOwner)
        }
        sleep(1)
      }
    }
  }
}
