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
    let time = limit.map { max(0, $0 - MonotonicClock.now) } ?? -1
    let count = withUnsafeMutablePointer(to: &descriptors) { tuple in
      tuple.withMemoryRebound(to: pollfd.self, capacity: 3) { terminal_wait($0, 3, time) }
    }
    // Interrupted by a signal, whose descriptor is found ready by the next wait.
    guard count > 0 else { return Readiness(terminal: false, signals: false, queue: false) }
    return Readiness(
      terminal: descriptors.0.revents != 0, signals: descriptors.1.revents != 0, queue: descriptors.2.revents != 0)
  }
}
