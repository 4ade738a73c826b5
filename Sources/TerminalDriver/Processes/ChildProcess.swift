/// A command that is run for its exit status and its standard output.
///
/// It is started by its name and arguments, never by a shell, with the working directory of this process and, unless
/// another is given, its environment, but in a session of its own: it has no terminal to write to or read from, and it can be ended together with
/// whatever it has started. Its standard error leads nowhere.
nonisolated package enum ChildProcess {
  /// How it ended.
  package enum Ending: Equatable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
    /// It was ended, with whatever it had started, because its time was over.
    case timedOut
    /// It was ended because it wrote more than was wanted.
    case wroteTooMuch
    /// It was ended because nobody waits for it any more.
    case cancelled
    /// It could not be started, in the system's words.
    case notStarted(SystemError)
  }

  /// What came of it.
  package struct Outcome: Equatable, Sendable {
    package let ending: Ending
    /// What it has written to standard output.
    package let output: [UInt8]
  }

  /// Runs a command to its end. Cancelling the task ends the command before `cancel()` returns.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  ///   - environment: Its environment; nil gives it this process's own.
  ///   - input: What its standard input holds; it need not read that.
  ///   - timeout: After which it is ended.
  ///   - limit: The most bytes of output that are taken.
  package static func run(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [], timeout: Duration,
    limit: Int = 16 << 20
  ) async -> Outcome {
    precondition(!arguments.isEmpty, "a command has a name")
    let run = ChildRun(
      arguments: arguments, environment: environment, input: input, limit: MonotonicClock.now + timeout.nanoseconds,
      most: limit)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Waiting is blocking, which must not take a thread away from tasks.
        WaitingThread.start { continuation.resume(returning: run.perform()) }
      }
    } onCancel: {
      run.cancel()
    }
  }
}
