import CTerminal
import Glibc

/// Waits for keys, signals, tasks of the main actor or a deadline, without cost. The order within a turn: signals that
/// end the process, keys, other signals, tasks, the deadline.
package final class EventLoop {
  /// What happened.
  package enum Event: Equatable {
    /// Keys, pastes and answers of the terminal: all that was there, at most 64 KiB at a time.
    case bytes([UInt8])
    /// The terminal has another size.
    case resized
    /// The time of the deadline has come. The next deadline should be a later one.
    case deadline
    /// Tasks of the main actor ran; what they changed may have to be shown.
    case tasksRan
    /// SIGTSTP asks to stop; answer with ``Terminal/suspend(_:)`` for this process.
    case suspend
    /// The process was stopped and continued. The terminal is taken again and has to be drawn anew.
    case resumed
    /// The terminal is gone. The loop ends.
    case hangUp
    /// A signal asks to end; put things in order and call ``ProcessSignals/end(by:)``.
    case terminate(signal: Int32)
  }

  private let terminal: Terminal
  private let queue: WorkQueue
  private let input = InputBuffer()
  /// True to overwrite the stack after each input, which may be part of a secret.
  package var wipesTraces = false

  /// A loop over `terminal` and the tasks of `queue`.
  package init(terminal: Terminal, queue: WorkQueue = .main) {
    self.terminal = terminal
    self.queue = queue
  }

  /// Runs until `handle` returns false, or the terminal is gone. The first event is ``Event/tasksRan``.
  ///
  /// - Parameters:
  ///   - deadline: The next deadline on ``MonotonicClock``, nil for none; asked before every wait.
  ///   - handle: Called for one event at a time; false ends the loop.
  package func run(deadline: () -> Int64?, handle: (Event) -> Bool) {
    // Tasks that were made before the loop are waiting already.
    queue.drain()
    guard handle(.tasksRan) else { return }
    while turn(deadline: deadline, handle: handle) {}
  }

  /// Waits once and handles what came; false when the loop is to end.
  private func turn(deadline: () -> Int64?, handle: (Event) -> Bool) -> Bool {
    guard !terminal.isHungUp else {
      _ = handle(.hangUp)
      return false
    }
    guard !terminal.isResumed else {
      terminal.isResumed = false
      return handle(.resumed)
    }
    let limit = deadline()
    let ready = Readiness.wait(terminal: terminal.descriptor, queue: queue.descriptor, until: limit)
    let signals = ready.signals ? PendingSignals.take() : .none
    if let signal = signals.ending, !handle(.terminate(signal: signal)) { return false }
    if ready.terminal, !takeInput(handle: handle) { return false }
    guard dispatch(signals, handle: handle) else { return false }
    if ready.queue {
      queue.drain()
      guard handle(.tasksRan) else { return false }
    }
    if let limit, MonotonicClock.now >= limit { return handle(.deadline) }
    return true
  }

  /// Passes on the input that is there and wipes the copy, which may be a password.
  private func takeInput(handle: (Event) -> Bool) -> Bool {
    input.fill(from: terminal)
    guard !input.bytes.isEmpty else { return true }
    let goesOn = handle(.bytes(input.bytes))
    input.wipe()
    if wipesTraces { SecretMemory.wipeStack() }
    return goesOn
  }

  private func dispatch(_ signals: PendingSignals, handle: (Event) -> Bool) -> Bool {
    if signals.contains(SIGTSTP), !handle(.suspend) { return false }
    if signals.contains(SIGCONT) {
      terminal.retake()
      guard handle(.resumed) else { return false }
    }
    return !signals.contains(SIGWINCH) || handle(.resized)
  }
}

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
    // Another wait may have drained the descriptor and left the signals pending.
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
