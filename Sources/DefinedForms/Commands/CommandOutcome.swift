package import FormDefinitions

/// What came of a command of a definition. Its output is data, and nothing more.
package enum CommandOutcome: Equatable, Sendable {
  /// It ran to its end.
  case exited(status: Int32, output: [UInt8])
  /// It was ended because it took longer than the definition allows.
  case timedOut
  /// It did not run to its end; why, as part of a sentence.
  case failed(reason: String)
}

/// Runs a command with something on its standard input. The task it runs in is cancelled when nobody waits for it any
/// more.
package typealias CommandRunner = @MainActor (_ command: CommandDefinition, _ input: [UInt8]) async -> CommandOutcome
