import FormProofs
import TerminalDriver

/// The solver z3, if it is installed: a process for each question, which gets no file and no network.
extension SMTSolver {
  static var installed: SMTSolver? {
    guard ChildProcess.obstacle(to: program, in: Machine.workingDirectory ?? "/") == nil else { return nil }
    return SMTSolver { script, milliseconds in
      // Its own limits come first: of time in seconds, rounded up, and of memory in MiB.
      let command = [program, "-smt2", "-in", "-T:\((milliseconds + 999) / 1000)", "-memory:512"]
      let outcome = ChildProcess.runToEnd(
        command, input: Array(script.utf8), timeout: .milliseconds(milliseconds + 500), limit: 4 << 20)
      switch outcome.ending {
      // It ends with 1 after a model or core was asked for that there is none of.
      case .exited(status: 0), .exited(status: 1):
        return .output(String(decoding: outcome.output, as: UTF8.self))
      case .exited(let status): return .failed("ended with status \(status)\(words(outcome.errors))")
      case .signalled(let signal): return .failed("was ended: \(SignalName.text(signal))")
      case .timedOut: return .failed("took too long")
      case .wroteTooMuch: return .failed("wrote too much")
      case .cancelled: return .failed("was ended")
      case .notStarted(let error): return .failed("could not be started: \(error.sentence)")
      }
    }
  }

  private static let program = "z3"

  private static func words(_ errors: [UInt8]) -> String {
    let text = String(decoding: errors, as: UTF8.self)
    return text.isEmpty ? "" : ": \(text.prefix(200))"
  }
}
