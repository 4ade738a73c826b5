import CTerminal
@preconcurrency import Glibc

/// A process that exchanges lines with this one. It runs in its own session, out of reach of keys at the terminal, and
/// is killed when this object is deinitialized.
package final class WorkerProcess {
  /// How the process ended.
  package enum Ending: Equatable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let error: Int32
  private var received: [UInt8] = []
  private var hasEnded = false
  /// The end of its standard error, at most 4 KiB.
  package private(set) var lastErrors: [UInt8] = []

  private static let mostErrors = 4096

  /// Starts a program, looked up in `PATH` if its name has no slash.
  package init(_ arguments: [String], environment: [String: String]) throws(SystemError) {
    ProcessSignals.catchFailedWriting()
    var ends: [Int32] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard terminal_process_pipe(&pair) == 0 else {
        let failure = SystemError.current
        ends.forEach { _ = close($0) }
        throw failure
      }
      ends += pair
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var started: pid_t = 0
    let failure = terminal_process_start(&started, &words, &variables, ends[0], ends[3], ends[5])
    for end in [ends[0], ends[3], ends[5]] { close(end) }
    guard failure == 0 else {
      for end in [ends[1], ends[2], ends[4]] { close(end) }
      throw SystemError(number: failure)
    }
    (process, input, output, error) = (started, ends[1], ends[2], ends[4])
    for descriptor in [output, error] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  isolated deinit {
    if !hasEnded { end() }
    for descriptor in [input, output, error] { close(descriptor) }
  }

  /// Sends a short line; blocks until the process has read earlier ones. Ignored once the process has ended.
  package func send(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return }
    }
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
    _ = Self.read(error) { lastErrors += $0 }
    lastErrors.removeFirst(max(0, lastErrors.count - Self.mostErrors))
    return Self.read(output) { received += $0 }
  }

  /// Kills the process, if still running, and waits for its end.
  @discardableResult
  package func end() -> Ending {
    hasEnded = true
    var information = siginfo_t()
    let isKnown = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
    if !(isKnown && information.si_signo == SIGCHLD) { kill(-process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal)
  }

  /// Waits at most a second for a process that has closed its output and thus is about to end.
  package func waitForEnd() -> Ending {
    let life = terminal_process_descriptor(process)
    defer { if life >= 0 { close(life) } }
    var descriptor = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
    _ = poll(&descriptor, 1, 1000)
    return end()
  }

  /// Waits until one of `workers` has output, a terminating signal arrives, or until `limit` on ``MonotonicClock``.
  /// - Returns: The signal, if any.
  package static func wait(for workers: [WorkerProcess], until limit: Int64?) -> Int32? {
    var descriptors = [pollfd(fd: terminal_signals_descriptor(), events: Int16(POLLIN), revents: 0)]
    for worker in workers {
      for descriptor in [worker.output, worker.error] {
        descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
    }
    let time = limit.map { max(0, $0 - MonotonicClock.now) } ?? -1
    _ = terminal_wait(&descriptors, Int32(descriptors.count), time)
    return descriptors[0].revents == 0 ? nil : PendingSignals.take().ending
  }

  private static func read(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    while true {
      var failure: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      if !piece.isEmpty {
        take(piece)
      } else if failure == 0 {
        return false
      } else if failure != EINTR {
        return true
      }
    }
  }
}
