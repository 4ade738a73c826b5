import CTerminal
import Glibc

/// Signals that came, as the handlers noted them.
nonisolated struct PendingSignals: Equatable {
  private var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// No signal.
  static let none = PendingSignals(bits: 0)

  /// The signals since the last call, which forgets them.
  static func take() -> PendingSignals { PendingSignals(bits: terminal_signals_take()) }

  /// Whether a signal that asks to end the process is waiting to be taken.
  static var areEnding: Bool { terminal_signals_pending(terminal_signals_ending()) != 0 }

  /// Whether any signal is waiting to be taken.
  static var areWaiting: Bool { terminal_signals_pending(.max) != 0 }

  /// Whether `signal` is among them.
  func contains(_ signal: Int32) -> Bool { bits & (1 << UInt64(signal)) != 0 }

  /// The signal that asks to end the process, if there is one.
  var ending: Int32? {
    let ending = bits & terminal_signals_ending()
    return ending == 0 ? nil : Int32(ending.trailingZeroBitCount)
  }
}
