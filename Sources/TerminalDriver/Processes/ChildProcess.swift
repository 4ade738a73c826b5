import CTerminal
@preconcurrency import Glibc
import Synchronization

/// Runs a command for its exit status and standard output.
///
/// No shell is involved. The command has the working directory and, by default, the environment of this process, and a
/// session of its own: it has no terminal, and ends together with its children.
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
    /// Its standard output.
    package let output: [UInt8]
    /// The last of what it has written to standard error, at most 4 KiB.
    package let errors: [UInt8]
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

nonisolated extension ChildProcess {
  /// Why a program cannot be started; nil where it can.
  /// - Parameters:
  ///   - program: Looked up in `PATH` if it has no slash.
  ///   - folder: The working directory that it is started in.
  package static func obstacle(to program: String, in folder: String) -> SystemError? {
    let places =
      program.contains("/")
      ? [program.hasPrefix("/") ? program : "\(folder)/\(program)"]
      : (ProcessEnvironment.variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(program)" }
    var errors: [SystemError] = []
    for path in places {
      if Folder.entry(at: path) == .directory { continue }
      if access(path, X_OK) == 0 { return nil }
      errors.append(.current)
    }
    return errors.first { $0.number != ENOENT } ?? SystemError(number: ENOENT)
  }

  /// Runs a command in place of this process, which it ends: whoever has started this gets its status.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  ///   - variables: Set in its environment.
  ///   - input: What its standard input holds, at most 64 KiB; nil for that of this process.
  /// - Returns: Why it could not be started.
  package static func replaceThisProcess(
    with arguments: [String], adding variables: [(name: String, value: String)], input: [UInt8]?
  ) -> SystemError {
    var pair: [Int32] = [-1, -1]
    if let input {
      // A pipe holds as much without anybody reading.
      guard terminal_process_pipe(&pair) == 0 else { return .current }
      let written = input.withUnsafeBytes { write(pair[1], $0.baseAddress, $0.count) }
      guard written == input.count else { return written < 0 ? .current : SystemError(number: E2BIG) }
      close(pair[1])
    }
    for variable in variables { setenv(variable.name, variable.value, 1) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return SystemError(number: terminal_process_become(&words, environ, pair[0]))
  }
}

/// One run of a command: `perform` in a thread of its own, `cancel` from any other.
nonisolated final class ChildRun: Sendable {
  private let arguments: [String]
  /// Nil: this process's own.
  private let environment: [String: String]?
  private let input: [UInt8]
  /// When it is ended, on `MonotonicClock`.
  private let limit: Int64
  /// The most bytes of output.
  private let most: Int

  /// State shared with the thread that cancels.
  private struct Shared {
    /// The process, which is also its group; 0 while there is none to be killed.
    var process: pid_t = 0
    var isCancelled = false
  }
  private let shared = Mutex(Shared())

  init(arguments: [String], environment: [String: String]?, input: [UInt8], limit: Int64, most: Int) {
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.limit = limit
    self.most = most
  }

  /// Ends the command, also before it is started.
  func cancel() {
    shared.withLock { shared in
      shared.isCancelled = true
      if shared.process > 0 { kill(-shared.process, SIGKILL) }
    }
  }

  /// Starts the command and waits for its end.
  func perform() -> ChildProcess.Outcome {
    // The command may have closed its input.
    ProcessSignals.catchFailedWriting()
    let pipes: ChildPipes
    switch ChildPipes.make() {
    case .success(let made): pipes = made
    case .failure(let error): return ended(.notStarted(error))
    }
    let failure = start(pipes)
    pipes.closeChildEnds()
    guard failure == 0 else {
      pipes.closeOwnEnds()
      let isCancelled = shared.withLock { $0.isCancelled }
      return ended(isCancelled ? .cancelled : .notStarted(SystemError(number: failure)))
    }
    return follow(pipes)
  }

  private func ended(_ ending: ChildProcess.Ending) -> ChildProcess.Outcome {
    ChildProcess.Outcome(ending: ending, output: [], errors: [])
  }

  private func start(_ pipes: ChildPipes) -> Int32 {
    // A program name or argument ends at its first NUL; what follows would be lost silently.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else { return EINVAL }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { $0.map { strdup("\($0)=\($1)") } + [nil] } ?? []
    defer { (words + variables).forEach { free($0) } }
    return shared.withLock { shared in
      guard !shared.isCancelled else { return ECANCELED }
      let (input, output, errors) = (pipes.childInput, pipes.childOutput, pipes.childErrors)
      guard environment != nil else {
        return terminal_process_start(&shared.process, &words, environ, input, output, errors)
      }
      return terminal_process_start(&shared.process, &words, &variables, input, output, errors)
    }
  }

  /// Feeds the command and takes its output until it ends, or has to be ended.
  private func follow(_ pipes: ChildPipes) -> ChildProcess.Outcome {
    let process = shared.withLock { $0.process }
    let life = terminal_process_descriptor(process)
    defer { if life >= 0 { close(life) } }
    var exchange = ChildExchange(pipes: pipes, input: input, most: most)
    var reason: ChildProcess.Ending?
    while reason == nil, !hasEnded(process) {
      let rest = limit - MonotonicClock.now
      if rest <= 0 {
        reason = .timedOut
      } else if !exchange.step(life: life, waiting: rest) {
        reason = .wroteTooMuch
      }
    }
    let status = end(process)
    // What it wrote just before its end is still in the pipe; what it started does not count any more.
    if reason == nil, !exchange.takeRest() { reason = .wroteTooMuch }
    exchange.finish()
    if shared.withLock({ $0.isCancelled }) { reason = .cancelled }
    let signal = status & 0x7f
    let ending = reason ?? (signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal))
    return ChildProcess.Outcome(ending: ending, output: exchange.output, errors: exchange.errors)
  }

  /// True once the process has ended; it is not reaped, so that its number and group stay valid.
  private func hasEnded(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  /// Ends whatever is left of the group, and gives the status of the process itself.
  private func end(_ process: pid_t) -> Int32 {
    kill(-process, SIGKILL)
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return shared.withLock { shared in
      shared.process = 0
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      return status
    }
  }
}
