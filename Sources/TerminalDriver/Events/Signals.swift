import CTerminal
import Glibc

/// What the process as a whole does about signals.
nonisolated package enum ProcessSignals {
  /// Makes writing to a closed pipe (EPIPE), or beyond the file size limit (EFBIG), an error instead of the end of the
  /// process. Children start with the default action.
  package static func catchFailedWriting() { terminal_signals_catch_failed_writing() }

  /// From now on signals that ask the process to end are noted, for ``WorkerProcess/wait(for:until:)`` to tell of.
  package static func noteEnding() { terminal_signals_install_ending() }

  /// True if a signal waits for the event loop. Costs a load from memory.
  package static var areWaiting: Bool { PendingSignals.areWaiting }

  /// True if one of them asks the process to end.
  package static var areEnding: Bool { PendingSignals.areEnding }

  /// Ends this process when its parent ends, in any way.
  package static func endWithParent() { terminal_process_die_with_parent() }

  /// Called in a crash once the terminal is restored, to save what was typed; has one second. Values may be half
  /// changed.
  @MainActor package static var rescue: (() -> Void)? {
    didSet {
      terminal_crashes_rescue(rescue == nil ? nil : { MainActor.assumeIsolated { ProcessSignals.rescue?() } })
    }
  }

  /// Puts a terminal that is still taken back at once, for a process that has something to do before it ends.
  package static func restoreTerminal() { terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE) }

  /// Restores the terminal and ends the process by `signal`, so that its parent sees which: shells report 128 plus its
  /// number.
  package static func end(by signal: Int32) -> Never {
    terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE)
    terminal_signals_raise_default(signal)
    _exit(128 + signal)
  }
}

/// Signals that came, as the handlers noted them.
nonisolated struct PendingSignals: Equatable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// No signal.
  static let none = PendingSignals(bits: 0)

  /// The signals since the last call, which forgets them. After a crash it does not return.
  static func take() -> PendingSignals {
    let signals = PendingSignals(bits: terminal_signals_take())
    if terminal_crashes_include(signals.bits) { terminal_crashes_finish() }
    return signals
  }

  /// True if a signal that asks to end the process is pending.
  static var areEnding: Bool { terminal_signals_pending(terminal_signals_ending()) != 0 }

  /// True if any signal is pending.
  static var areWaiting: Bool { terminal_signals_pending(.max) != 0 }

  /// True if `signal` is among them.
  func contains(_ signal: Int32) -> Bool { bits & (1 << UInt64(signal)) != 0 }

  /// The signal that asks to end the process, if there is one.
  var ending: Int32? {
    let ending = bits & terminal_signals_ending()
    return ending == 0 ? nil : Int32(ending.trailingZeroBitCount)
  }
}

/// Signals in words.
nonisolated package enum SignalName {
  /// As shells tell of them: `Segmentation fault (signal 11)`.
  package static func text(_ signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    return "\(name) (signal \(signal))"
  }
}
