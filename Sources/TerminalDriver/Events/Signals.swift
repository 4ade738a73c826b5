import CTerminal
import Platform

nonisolated package enum ProcessSignals {
  /// Turns writing to a closed pipe (EPIPE) or beyond the file size limit (EFBIG) into an error instead of a fatal
  /// signal. Children start with the default action.
  package static func catchFailedWriting() { terminal_signals_catch_failed_writing() }

  /// From now on SIGQUIT ends the process without a core, which could hold secrets.
  package static func leaveNoCore() { terminal_signals_leave_no_core() }

  /// From now on, terminating signals are only recorded, for ``WorkerProcess/wait(for:until:)`` to return.
  package static func noteEnding() { terminal_signals_install_ending() }

  /// Ends what ``noteEnding()`` began: a terminating signal ends the process at once again, also one that came meanwhile.
  package static func endAtOnce() { terminal_signals_remove_ending() }

  /// True if a signal is pending for the event loop. Costs a memory load.
  package static var areWaiting: Bool { PendingSignals.areWaiting }

  /// True if one of them is terminating.
  package static var areEnding: Bool { PendingSignals.areEnding }

  /// Takes the noted signal that asks the process to end, which the caller must do now.
  package static func takeEnding() -> Int32? { areEnding ? PendingSignals.take().ending : nil }

  /// Kills this process when its parent ends in any way.
  package static func endWithParent() { platform_end_with_parent() }

  /// Called in a crash after the terminal is restored, to save what was typed, within one second. Values may be
  /// inconsistent.
  @MainActor package static var rescue: (() -> Void)? {
    didSet {
      terminal_crashes_rescue(rescue == nil ? nil : { MainActor.assumeIsolated { ProcessSignals.rescue?() } })
    }
  }

  /// Restores a taken terminal at once, for a process that has work to do before it ends.
  package static func restoreTerminal() { terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE) }

  /// Restores the terminal and ends the process by `signal`, so that its parent can see the signal: shells report 128
  /// plus its number.
  /// - Parameter wasTyped: True for a key that a terminal would have sent to the whole foreground process group.
  package static func end(by signal: Int32, wasTyped: Bool = false) -> Never {
    terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE)
    terminal_signals_end(signal, wasTyped)
  }

  /// From now on a signal ends the process with 128 plus its number: a host waits for it, not a shell.
  package static func endByNumber() { terminal_signals_end_by_number() }

  /// From now on `signal` ends the process with this status, and standard error is told why.
  /// - Parameter text: Lines of at most 1,023 bytes together.
  package static func explain(_ signal: Int32, status: Int32, _ text: String) {
    terminal_signals_explain(signal, status, text)
  }
}

nonisolated struct PendingSignals: Equatable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  static let none = PendingSignals(bits: 0)

  /// Returns and clears the pending signals. Does not return after a crash.
  static func take() -> PendingSignals {
    let signals = PendingSignals(bits: terminal_signals_take())
    if terminal_crashes_include(signals.bits) { terminal_crashes_finish() }
    return signals
  }

  static var areEnding: Bool { terminal_signals_pending(terminal_signals_ending()) != 0 }

  static var areWaiting: Bool { terminal_signals_pending(.max) != 0 }

  /// True if `signal` is among them.
  func contains(_ signal: Int32) -> Bool { bits & (1 << UInt64(signal)) != 0 }

  /// The terminating signal, if any.
  var ending: Int32? {
    let ending = bits & terminal_signals_ending()
    return ending == 0 ? nil : Int32(ending.trailingZeroBitCount)
  }
}

nonisolated package enum SignalName {
  /// As in shells: `Segmentation fault (signal 11)`.
  package static func text(_ signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    return "\(name) (signal \(signal))"
  }
}
