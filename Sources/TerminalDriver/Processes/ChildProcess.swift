import CTerminal
import Platform

/// Runs a command for its exit status and standard output.
///
/// No shell is involved. The command inherits the working directory and, by default, the environment. It runs in its
/// own session, so it has no terminal, and its children are killed when it ends.
nonisolated package enum ChildProcess {
  package enum Ending: Equatable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
    /// The time limit was exceeded; the command and its children were killed.
    case timedOut
    /// The output limit was exceeded; the command was killed.
    case wroteTooMuch
    /// The task was cancelled; the command was killed.
    case cancelled
    /// It could not be started, with the system's error.
    case notStarted(SystemError)
  }

  /// The result of a command.
  package struct Outcome: Equatable, Sendable {
    package let ending: Ending
    package let output: [UInt8]
    /// The end of its standard error, at most 4 KiB.
    package let errors: [UInt8]
  }

  /// Runs a command to its end. Cancelling the task ends the command before `cancel()` returns.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  ///   - environment: Its environment; nil to inherit that of this process.
  ///   - input: The contents of its standard input, which it need not read.
  ///   - timeout: The time limit.
  ///   - limit: The maximum bytes of output; nil to discard it.
  package static func run(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [], timeout: Duration,
    limit: Int? = 16 << 20
  ) async -> Outcome {
    let run = ChildRun(arguments, environment: environment, input: input, timeout: timeout, most: limit)
    return await withTaskCancellationHandler {
      await BackgroundWork.result { run.perform() }
    } onCancel: {
      run.cancel()
    }
  }
}

nonisolated extension ChildProcess {
  /// Runs a command to its end, and waits for it: for a process that does nothing else meanwhile. See `run`.
  package static func runToEnd(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [], timeout: Duration,
    limit: Int = 16 << 20
  ) -> Outcome {
    ChildRun(arguments, environment: environment, input: input, timeout: timeout, most: limit).perform()
  }

  /// Why a program cannot be started; nil if it can.
  /// - Parameters:
  ///   - program: Looked up in `PATH` if it has no slash.
  ///   - folder: The working directory in which it would be started.
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

  /// Replaces this process by a command; the parent of this process gets its exit status.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  ///   - variables: Added to its environment.
  ///   - input: The contents of its standard input, at most 64 KiB; nil to inherit that of this process.
  /// - Returns: Why it could not be started.
  package static func replaceThisProcess(
    with arguments: [String], adding variables: [(name: String, value: String)], input: [UInt8]?
  ) -> SystemError {
    var pair: [Int32] = [-1, -1]
    if let input {
      // A pipe can buffer this much without a reader.
      guard platform_pipe(&pair) == 0 else { return .current }
      let written = input.withUnsafeBytes { write(pair[1], $0.baseAddress, $0.count) }
      guard written == input.count else { return written < 0 ? .current : SystemError(number: E2BIG) }
      close(pair[1])
    }
    for variable in variables { setenv(variable.name, variable.value, 1) }
    var words = CStrings(arguments)
    return SystemError(number: terminal_process_become(&words.pointers, platform_environment(), pair[0]))
  }
}

/// One run of a command: `perform` blocks its own thread, `cancel` may be called from any other.
nonisolated final class ChildRun: Sendable {
  private let arguments: [String]
  /// Nil to inherit that of this process.
  private let environment: [String: String]?
  private let input: [UInt8]
  /// The time limit on `MonotonicClock`.
  private let limit: Int64
  /// The maximum bytes of output; nil to discard it.
  private let most: Int?

  /// State shared with a cancelling thread.
  private struct Shared {
    /// The process, which leads its process group; 0 while there is none to kill.
    var process: pid_t = 0
    var isCancelled = false
  }
  private let shared = Guarded(Shared())

  init(_ arguments: [String], environment: [String: String]?, input: [UInt8], timeout: Duration, most: Int?) {
    precondition(!arguments.isEmpty, "a command has a name")
    (self.arguments, self.environment, self.input, self.most) = (arguments, environment, input, most)
    limit = MonotonicClock.now + timeout.nanoseconds
  }

  /// Kills the command, or prevents its start.
  func cancel() {
    shared.withLock { shared in
      shared.isCancelled = true
      if shared.process > 0 { kill(-shared.process, SIGKILL) }
    }
  }

  /// Starts the command and blocks until it ends.
  func perform() -> ChildProcess.Outcome {
    // Writing fails if the command has closed its input.
    ProcessSignals.catchFailedWriting()
    let pipes: ChildPipes
    do throws(SystemError) {
      pipes = try ChildPipes()
    } catch {
      return ended(.notStarted(error))
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
    // A C string ends at its first NUL; the rest would be lost silently.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else { return EINVAL }
    var words = CStrings(arguments)
    var variables = CStrings(environment ?? [:])
    return shared.withLock { shared in
      guard !shared.isCancelled else { return ECANCELED }
      let (input, output, errors) = (pipes.childInput, pipes.childOutput, pipes.childErrors)
      let failure =
        if environment == nil {
          terminal_process_start(&shared.process, &words.pointers, platform_environment(), input, output, errors)
        } else {
          terminal_process_start(&shared.process, &words.pointers, &variables.pointers, input, output, errors)
        }
      if failure == 0 { terminal_commands_add(shared.process) }
      return failure
    }
  }

  /// Exchanges input and output with the command until it ends or must be killed.
  private func follow(_ pipes: ChildPipes) -> ChildProcess.Outcome {
    let process = shared.withLock { $0.process }
    let life = platform_process_descriptor(process)
    defer { if life >= 0 { close(life) } }
    var exchange = ChildExchange(pipes: pipes, input: input, most: most)
    var reason: ChildProcess.Ending?
    while reason == nil, !ProcessEnd.hasCome(to: process) {
      let rest = limit - MonotonicClock.now
      if rest <= 0 {
        reason = .timedOut
      } else if !exchange.step(life: life, waiting: rest) {
        reason = .wroteTooMuch
      }
    }
    let end = end(process)
    // Output written just before the end is still in the pipe; children's later output is ignored.
    if reason == nil, !exchange.takeRest() { reason = .wroteTooMuch }
    exchange.finish()
    if shared.withLock({ $0.isCancelled }) { reason = .cancelled }
    return ChildProcess.Outcome(
      ending: reason ?? ChildProcess.Ending(end), output: exchange.output, errors: exchange.errors)
  }

  /// Kills the rest of the group.
  private func end(_ process: pid_t) -> ProcessEnd {
    kill(-process, SIGKILL)
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    terminal_commands_remove(process)
    return shared.withLock { shared in
      shared.process = 0
      return ProcessEnd(of: process)
    }
  }
}

nonisolated package struct ProcessEnd {
  /// The signal that killed it; 0 if it exited.
  package let signal: Int32
  package let status: Int32

  /// Waits for the end of a child, and reaps it.
  init(of process: pid_t) {
    var wait: Int32 = 0
    while waitpid(process, &wait, 0) == -1, errno == EINTR {}
    self.init(wait: wait)
  }

  /// Decodes the status that `waitpid` gives.
  init(wait: Int32) { (signal, status) = (wait & 0x7f, (wait >> 8) & 0xff) }

  /// True once a child has ended; it is not reaped, so that its id and group stay valid.
  static func hasCome(to process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }
}

nonisolated extension ChildProcess.Ending {
  init(_ end: ProcessEnd) { self = end.signal == 0 ? .exited(status: end.status) : .signalled(end.signal) }
}

/// Copies of texts as C takes arguments and environments: ended by a null pointer.
nonisolated struct CStrings: ~Copyable {
  var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }
  init(_ environment: [String: String]) { self.init(environment.map { "\($0)=\($1)" }) }
  deinit { pointers.forEach { free($0) } }
}
