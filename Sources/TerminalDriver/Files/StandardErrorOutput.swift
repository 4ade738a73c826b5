import Glibc

/// Standard error, for what nobody waits for: a failure to write goes unnoticed.
nonisolated package enum StandardErrorOutput {
  /// Whether it is a terminal, most likely the one that a form is drawn on.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes all of a text.
  package static func write(_ text: String) {
    ProcessSignals.catchFailedWriting()
    _ = FileCalls.system.writeWhole(Array(text.utf8), to: STDERR_FILENO)
  }
}
