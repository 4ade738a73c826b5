package import DefinedForms
import TerminalDriver

/// The commands of a definition, run as processes.
package enum CommandProcesses {
  /// Runs commands in the working directory of this process, as if their names and arguments had been given to a shell
  /// that takes nothing in them for its own. The input is on their standard input as it is, without a newline behind it.
  /// - Parameter environment: Their environment; nil is that of this process.
  package static func runner(environment: [String: String]?) -> CommandRunner {
    { command, input in
      let outcome = await ChildProcess.run(
        command.arguments, environment: environment, input: input, timeout: command.timeout)
      return switch outcome.ending {
      case .exited(let status): .exited(status: status, output: outcome.output)
      case .timedOut: .timedOut
      case .signalled(let signal): .failed(reason: "'\(command.arguments[0])' was ended by signal \(signal)")
      case .wroteTooMuch: .failed(reason: "'\(command.arguments[0])' printed too much")
      case .cancelled: .failed(reason: "'\(command.arguments[0])' was stopped")
      case .notStarted(let error): .failed(reason: "'\(command.arguments[0])': \(error.sentence)")
      }
    }
  }
}
