package import DefinedForms
import TerminalDriver

/// How the commands of a definition run while a script is played.
///
/// They are real, but the script's clock is not: what they have to say comes when the script waits, and at no other
/// time, so that every run is the same.
package struct ScriptCommands {
  /// Runs commands for a script that adds variables to their environment.
  package var run: (_ environment: [(name: String, value: String)]) -> CommandRunner
  /// Lets the tasks of the process run as long as a condition holds.
  package var finish: (_ condition: () -> Bool) -> Void

  package init(
    run: @escaping (_ environment: [(name: String, value: String)]) -> CommandRunner,
    finish: @escaping (_ condition: () -> Bool) -> Void
  ) {
    self.run = run
    self.finish = finish
  }
}

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
