import CTerminal
import Platform

/// A process that exchanges lines with this one. It runs in its own session, out of reach of keys at the terminal, and
/// is killed when this object is deinitialized.
package final class WorkerProcess {
  private let process: pid_t
  private let pipes: ChildPipes
  private var received: [UInt8] = []
  private var hasEnded = false
  /// The end of its standard error, at most 4 KiB.
  package private(set) var lastErrors: [UInt8] = []

  private static let mostErrors = 4096
  /// How long it may take to end, in milliseconds.
  private static let patience: Int32 = 100

  /// Starts a program, looked up in `PATH` if its name has no slash.
  package init(_ arguments: [String], environment: [String: String]) throws(SystemError) {
    ProcessSignals.catchFailedWriting()
    pipes = try ChildPipes()
    var words = CStrings(arguments)
    var variables = CStrings(environment)
    var started: pid_t = 0
    let failure = terminal_process_start(
      &started, &words.pointers, &variables.pointers, pipes.childInput, pipes.childOutput, pipes.childErrors)
    process = started
    pipes.closeChildEnds()
    guard failure == 0 else {
      // The pipes are closed with this object.
      hasEnded = true
      throw SystemError(number: failure)
    }
  }

  isolated deinit {
    if !hasEnded { end() }
    pipes.closeOwnEnds()
  }

  /// Sends a short line; blocks until the process has read earlier ones. Ignored once the process has ended.
  package func send(_ line: String) {
    _ = FileCalls.system.writeWhole(Array((line + "\n").utf8), to: pipes.toChild)
  }

  /// The next complete line received; nil if there is none yet.
  package func nextLine() -> String? {
    guard let end = received.firstIndex(of: 0x0a) else { return nil }
    defer { received.removeFirst(end + 1) }
    return String(decoding: received[..<end], as: UTF8.self)
  }

  /// Reads available output without waiting.
  /// - Returns: False once the process has closed its output.
  package func receive() -> Bool {
    _ = Self.read(pipes.errorsFromChild) { lastErrors += $0 }
    lastErrors.removeFirst(max(0, lastErrors.count - Self.mostErrors))
    return Self.read(pipes.fromChild) { received += $0 }
  }

  /// Kills the process, if still running, and waits for its end.
  @discardableResult
  package func end() -> ProcessEnd {
    hasEnded = true
    if !ProcessEnd.hasCome(to: process) {
      // It ends its own commands first.
      kill(process, SIGTERM)
      let life = platform_process_descriptor(process)
      Descriptor.wait(for: life, milliseconds: Self.patience)
      if life >= 0 { close(life) }
      kill(-process, SIGKILL)
    }
    return ProcessEnd(of: process)
  }

  /// Waits at most a second for a process that has closed its output and thus is about to end.
  package func waitForEnd() -> ProcessEnd {
    let life = platform_process_descriptor(process)
    defer { if life >= 0 { close(life) } }
    Descriptor.wait(for: life, milliseconds: 1000)
    return end()
  }

  /// Waits until one of `workers` has output, a terminating signal arrives, or until `limit` on ``MonotonicClock``.
  /// - Returns: The signal, if any.
  package static func wait(for workers: [WorkerProcess], until limit: Int64?) -> Int32? {
    var descriptors = [pollfd(fd: terminal_signals_descriptor(), events: Int16(POLLIN), revents: 0)]
    for worker in workers {
      for descriptor in [worker.pipes.fromChild, worker.pipes.errorsFromChild] {
        descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
    }
    let time = limit.map { max(0, $0 - MonotonicClock.now) } ?? -1
    _ = platform_poll(&descriptors, nfds_t(descriptors.count), time)
    return descriptors[0].revents == 0 ? nil : PendingSignals.take().ending
  }

  private static func read(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    while true {
      switch Descriptor.read(descriptor) {
      case .bytes(let piece): take(piece)
      case .nothingYet: return true
      case .end, .failure: return false
      }
    }
  }
}
