import Platform
import TerminalDriver

/// What one session may cost: keys a second, and processor time.
struct SessionLimits {
  private let keysASecond: Int
  /// The keys since `second` began, in nanoseconds.
  private var keys = 0
  private var second: Int64 = 0

  init(_ quotas: SiteSettings.Quotas) {
    keysASecond = quotas.keysASecond
  }

  /// Has the system end the process, with a sentence, if it computes for longer than it may and does not even notice that;
  /// at the start of a session.
  static func end(after quotas: SiteSettings.Quotas, saying sentence: String) {
    ProcessSignals.explain(SIGXCPU, status: SiteFailure.Status.unavailable.rawValue, "formline: \(sentence)\n")
    // A session whose threads still run ends itself before. The watchdog has some seconds between the two.
    platform_limit_processor_time(UInt64(quotas.cpuSeconds + 30), 5)
  }

  /// Counts a key, and waits until the next second if there were too many. What waits stays in the terminal's queue.
  /// - Returns: True if there were too many.
  mutating func takeKey(at now: Int64) -> Bool {
    if now - second >= 1_000_000_000 { (second, keys) = (now, 0) }
    keys += 1
    guard keys > keysASecond else { return false }
    usleep(UInt32(max(0, second + 1_000_000_000 - now) / 1000))
    (second, keys) = (second + 1_000_000_000, 1)
    return true
  }

  /// True if the process has computed for longer than it may.
  nonisolated static func areUsedUp(_ quotas: SiteSettings.Quotas) -> Bool {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Duration.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) > .seconds(quotas.cpuSeconds)
  }
}
