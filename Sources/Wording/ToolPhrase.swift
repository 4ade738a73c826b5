/// What the form for the arguments of a command says of its own.
package enum ToolPhrase: Hashable, Sendable, CaseIterable {
  case run
  case options
  case commandLine
  case command
  /// Of a field for several values.
  case oneALine

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .run: say(.toolRun)
    case .options: say(.toolOptions)
    case .commandLine: say(.toolCommandLine)
    case .command: say(.toolCommand)
    case .oneALine: say(.toolOneALine)
    }
  }
}
