import CTerminal

/// The thread that ends the process when the event loop does not act on a signal, Ctrl-C or the time limit within a
/// second. It runs while a terminal is taken, or from ``start(limit:)`` on.
package nonisolated enum Watchdog {
  /// The time on ``MonotonicClock`` after which the process ends with status 124 unless the event loop has ended.
  @MainActor package static var limit: Int64? {
    didSet { terminal_watchdog_limit(limit.map { max(1, $0) } ?? 0) }
  }

  /// Holds the time limit while there is no event loop: a file that is read, or an expression, may take any time.
  /// - Parameter lastWords: Written to standard error at that end.
  @MainActor package static func start(limit: Int64, lastWords: String) {
    terminal_watchdog_say(lastWords)
    self.limit = limit
    terminal_watchdog_start()
  }

  /// From now on, a signal that ``ProcessSignals/noteEnding()`` has recorded ends the process unless it is taken within a
  /// second.
  package static func followSignals() { terminal_watchdog_start() }

  /// Keeps what was typed as it was last encoded. Runs on another thread, while the main thread is stuck.
  package static var keep: (@Sendable () -> Void)? {
    get { action.withLock { $0 } }
    set {
      action.withLock { $0 = newValue }
      terminal_watchdog_keep(newValue == nil ? nil : { Watchdog.keep?() })
    }
  }

  private static let action = Guarded<(@Sendable () -> Void)?>(nil)
}
