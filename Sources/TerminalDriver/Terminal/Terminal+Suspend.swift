import CTerminal

extension Terminal {
  /// Who is stopped by ``suspend(_:)``.
  package enum SuspendedProcesses {
    /// The whole process group, as when the terminal itself sees Ctrl-Z: a pipeline stops as one job.
    case processGroup
    /// Only this process, as when it was sent SIGTSTP.
    case thisProcess
  }

  /// Puts the terminal back, stops, and takes the terminal again when continued; the event loop then gives
  /// ``EventLoop/Event/resumed``.
  ///
  /// - Returns: False, with nothing changed, when stopping is ignored: shells arrange that for commands they could not
  ///   continue, such as those of a command substitution.
  @discardableResult
  package func suspend(_ processes: SuspendedProcesses = .processGroup) -> Bool {
    guard isTaken, !terminal_signals_ignore_stop() else { return false }
    putBack(.keep)
    terminal_signals_stop(processes == .processGroup)
    retake()
    isResumed = true
    return true
  }
}
