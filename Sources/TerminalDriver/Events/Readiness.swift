import CTerminal
import Glibc

/// Which of the things that the event loop waits for have happened.
nonisolated struct Readiness {
  /// The terminal has input, or is gone.
  let terminal: Bool
  /// A signal came.
  let signals: Bool
  /// The queue has work.
  let queue: Bool

  /// Waits for the first of them, until `limit` on ``MonotonicClock``, or without end.
  static func wait(terminal: Int32, queue: Int32, until limit: Int64?) -> Readiness {
    let awaited = Int16(POLLIN)
    // A tuple has no heap; a negative descriptor is skipped by the kernel.
    var descriptors = (
      pollfd(fd: terminal, events: awaited, revents: 0),
      pollfd(fd: terminal_signals_descriptor(), events: awaited, revents: 0),
      pollfd(fd: queue, events: awaited, revents: 0)
    )
    // Whoever waited for something else may have emptied the descriptor and left the signals noted.
    let time = PendingSignals.areWaiting ? 0 : limit.map { max(0, $0 - MonotonicClock.now) } ?? -1
    let count = withUnsafeMutablePointer(to: &descriptors) { tuple in
      tuple.withMemoryRebound(to: pollfd.self, capacity: 3) { terminal_wait($0, 3, time) }
    }
    let signals = PendingSignals.areWaiting
    // What of the descriptors is ready is not said when a signal interrupted the wait.
    guard count > 0 else { return Readiness(terminal: false, signals: signals, queue: false) }
    return Readiness(
      terminal: descriptors.0.revents != 0, signals: signals || descriptors.1.revents != 0,
      queue: descriptors.2.revents != 0)
  }
}
