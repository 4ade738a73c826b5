import CTerminal
@preconcurrency import Glibc
import Synchronization

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

  /// What is shared with whoever cancels.
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

  /// Ends the command, also one that is yet to be started.
  func cancel() {
    shared.withLock { shared in
      shared.isCancelled = true
      if shared.process > 0 { kill(-shared.process, SIGKILL) }
    }
  }

  /// Starts the command and waits for its end.
  func perform() -> ChildProcess.Outcome {
    // Nobody may be reading what is written to it.
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
    ChildProcess.Outcome(ending: ending, output: [])
  }

  private func start(_ pipes: ChildPipes) -> Int32 {
    // A program name or argument ends at its first NUL; what follows would be lost silently.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else { return EINVAL }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { $0.map { strdup("\($0)=\($1)") } + [nil] } ?? []
    defer { (words + variables).forEach { free($0) } }
    return shared.withLock { shared in
      guard !shared.isCancelled else { return ECANCELED }
      let (input, output) = (pipes.childInput, pipes.childOutput)
      guard environment != nil else {
        return terminal_process_start(&shared.process, &words, environ, input, output, -1)
      }
      return terminal_process_start(&shared.process, &words, &variables, input, output, -1)
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
    return ChildProcess.Outcome(ending: ending, output: exchange.output)
  }

  /// Whether the process has ended; it is not waited for, so that its number, and its group's, stay its own.
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
