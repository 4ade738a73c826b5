import CTerminal
import Platform

/// Waits for keys, signals, main actor tasks or a deadline, without polling. The order within a turn: terminating
/// signals, keys, other signals, tasks, the deadline.
package final class EventLoop {
  package enum Event: Equatable {
    /// Keys, pastes and replies of the terminal: all available input, at most 64 KiB at a time.
    case bytes([UInt8])
    case resized
    /// The deadline was reached. The next deadline should be later.
    case deadline
    /// Main actor tasks ran, whose changes may have to be shown.
    case tasksRan
    /// SIGTSTP requests a stop; respond with ``Terminal/suspend(_:)`` for this process.
    case suspend
    /// The process was stopped and continued. The terminal was taken again and must be redrawn.
    case resumed
    /// The terminal hung up. The loop ends.
    case hangUp
    /// A terminating signal arrived; clean up and call ``ProcessSignals/end(by:)``.
    case terminate(signal: Int32)
  }

  private let terminal: Terminal
  private let queue: WorkQueue
  private let input = InputBuffer()
  /// True to overwrite the stack after each input, since it may be part of a secret.
  package var wipesTraces = false

  /// A loop over `terminal` and the tasks of `queue`.
  package init(terminal: Terminal, queue: WorkQueue = .main) {
    self.terminal = terminal
    self.queue = queue
  }

  /// Runs until `handle` returns false or the terminal hangs up. The first event is ``Event/tasksRan``.
  ///
  /// - Parameters:
  ///   - deadline: The next deadline on ``MonotonicClock``, nil for none; called before every wait.
  ///   - handle: Called for one event at a time; false ends the loop.
  package func run(deadline: () -> Int64?, handle: (Event) -> Bool) {
    // Tasks created before the loop are already waiting.
    queue.drain()
    guard handle(.tasksRan) else { return }
    while turn(deadline: deadline, handle: handle) {}
  }

  /// Waits once and handles the events; false to end the loop.
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

  /// Passes on available input and wipes the copy, which may be a password.
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

/// The sources of events that are ready.
nonisolated struct Readiness {
  /// The terminal has input or has hung up.
  let terminal: Bool
  let signals: Bool
  let queue: Bool

  /// Waits for the first of them until `limit` on ``MonotonicClock``, or indefinitely.
  static func wait(terminal: Int32, queue: Int32, until limit: Int64?) -> Readiness {
    terminal_watchdog_wait()
    let awaited = Int16(POLLIN)
    // A tuple needs no heap allocation; the kernel skips negative descriptors.
    var descriptors = (
      pollfd(fd: terminal, events: awaited, revents: 0),
      pollfd(fd: terminal_signals_descriptor(), events: awaited, revents: 0),
      pollfd(fd: queue, events: awaited, revents: 0)
    )
    // Another wait may have drained the descriptor and left signals pending.
    let hasInput = terminal >= 0 && terminal_watchdog_has_input()
    let time = PendingSignals.areWaiting || hasInput ? 0 : limit.map { max(0, $0 - MonotonicClock.now) } ?? -1
    let count = withUnsafeMutablePointer(to: &descriptors) { tuple in
      tuple.withMemoryRebound(to: pollfd.self, capacity: 3) { platform_poll($0, 3, time) }
    }
    let signals = PendingSignals.areWaiting
    // If a signal interrupted the wait, the descriptors' state is unknown.
    guard count > 0 else { return Readiness(terminal: hasInput, signals: signals, queue: false) }
    return Readiness(
      terminal: descriptors.0.revents != 0 || hasInput, signals: signals || descriptors.1.revents != 0,
      queue: descriptors.2.revents != 0)
  }
}
