/// Why there is no terminal to ask on.
nonisolated package enum TerminalError: Error, Equatable {
  /// No controlling terminal, or the named device is none.
  case noTerminal(reason: String)
}

nonisolated extension TerminalError: CustomStringConvertible {
  /// The reason as a sentence without an end.
  package var description: String {
    switch self {
    case .noTerminal(let reason): "there is no terminal to ask on: \(reason)"
    }
  }
}
