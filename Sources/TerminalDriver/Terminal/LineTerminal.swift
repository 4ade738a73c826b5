import CTerminal
import Platform
import TerminalModel

/// A terminal for plain questions, for screen readers and simple terminals; or standard input, which has a line for each
/// answer, and standard error.
package final class LineTerminal {
  /// The outcome of waiting for a line.
  package enum Outcome: Equatable {
    /// The line without its newline.
    case text(String)
    /// A line that is not valid UTF-8.
    case malformed
    /// End of input (on a terminal, Ctrl-D).
    case end
    case timedOut
    /// A signal requested the end of the process; the terminal was restored.
    case signalled(Int32)
    /// ``isLeft`` said so.
    case left
  }

  let descriptor: Int32
  private let output: Int32
  /// True for a terminal, where a person answers.
  package let isTerminal: Bool
  private var unread: [UInt8] = []
  private var hasEnded = false
  /// True if there is a person or a line was read; otherwise nobody was asked.
  package private(set) var hasGivenLines: Bool
  /// True if the person must have no other access to this machine: disables Ctrl-Z.
  package var isConfined = false
  /// Runs the main queue while a line is awaited, and is asked whether anybody still waits for it; nil for the line alone.
  package var isLeft: (() -> Bool)?

  /// True for a person who wants to be asked in plain lines, as with a screen reader.
  package static func isWanted(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["ACCESSIBLE"] ?? "")
  }

  /// True for a terminal that cannot show a form.
  package static func isNeeded(in environment: [String: String]) -> Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Opens the controlling terminal, independent of the standard streams.
  package init() throws(TerminalError) {
    let opened = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { throw .noTerminal(reason: SystemError.current.sentence) }
    descriptor = try Terminal.withRoom(opened)
    output = opened
    isTerminal = true
    hasGivenLines = true
    terminal_signals_install()
  }

  /// Uses standard input for the answers and standard error for the questions.
  package init(standardStreams: Void) {
    descriptor = STDIN_FILENO
    output = STDERR_FILENO
    isTerminal = false
    hasGivenLines = false
    terminal_signals_install()
  }

  deinit {
    unread.wipe()
    terminal_signals_remove()
    if isTerminal { close(descriptor) }
  }

  /// True if standard input can provide lines without a person: a pipe, a socket or a file.
  package static var standardInputHasLines: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFREG || kind == S_IFSOCK
  }

  /// Writes text unchanged.
  package func write(_ text: String) { _ = FileCalls.system.writeWhole(Array(text.utf8), to: output) }

  package func tell(_ text: String) { write(broken(text) + "\n") }

  /// On a terminal, a text with its lines broken between words, not where they happen to end.
  func broken(_ text: String) -> String {
    guard isTerminal else { return text }
    return LineBreaks.lines(of: text, columns: Terminal.size(of: descriptor).columns).joined(separator: "\n")
  }

  /// How typed characters are echoed.
  package enum Echo {
    case visible
    case hidden
  }

  /// Writes a question and waits for a line of standard input.
  func askForLine(_ question: String, until deadline: Int64?) -> Outcome {
    write(question)
    while true {
      if let line = takeLine() {
        hasGivenLines = true
        return line
      }
      if hasEnded { return .end }
      if isLeft?() ?? false { return .left }
      if let outcome = waitOnce(for: descriptor, runsQueue: isLeft != nil, until: deadline) { return outcome }
    }
  }

  /// Waits for one event, and handles it; `timedOut` or `signalled` ends the waiting.
  /// - Parameter input: The descriptor from which to read lines; -1 for none.
  private func waitOnce(for input: Int32, runsQueue: Bool, until deadline: Int64?) -> Outcome? {
    let queue = WorkQueue.main
    let ready = Readiness.wait(terminal: input, queue: runsQueue ? queue.descriptor : -1, until: deadline)
    let signals = ready.signals ? PendingSignals.take() : .none
    if let signal = signals.ending { return .signalled(signal) }
    if signals.contains(SIGTSTP) { stop() }
    if ready.queue { queue.drain() }
    if ready.terminal { fill() }
    if let deadline, MonotonicClock.now >= deadline { return .timedOut }
    return nil
  }

  /// Waits until the terminal can be read, or a signal has come.
  func waitForInput(until deadline: Int64?) -> Readiness {
    let queue = WorkQueue.main
    let ready = Readiness.wait(terminal: descriptor, queue: isLeft == nil ? -1 : queue.descriptor, until: deadline)
    if ready.queue { queue.drain() }
    return ready
  }

  /// Runs the main queue while `condition` holds.
  /// - Parameter deadline: The time limit on ``MonotonicClock``.
  /// - Returns: `timedOut` or `signalled`, or nil.
  package func wait(until deadline: Int64? = nil, while condition: () -> Bool) -> Outcome? {
    while condition() {
      if let outcome = waitOnce(for: -1, runsQueue: true, until: deadline) { return outcome }
    }
    return nil
  }

  private func takeLine() -> Outcome? {
    let newline = unread.firstIndex(of: UInt8(ascii: "\n"))
    guard let end = newline ?? (hasEnded && !unread.isEmpty ? unread.endIndex : nil) else { return nil }
    let hasReturn = newline != nil && end > 0 && unread[end - 1] == UInt8(ascii: "\r")
    let line = String(validating: unread[..<(hasReturn ? end - 1 : end)], as: UTF8.self)
    var rest = newline == nil ? [] : Array(unread[(end + 1)...])
    swap(&rest, &unread)
    rest.wipe()
    return line.map { .text($0) } ?? .malformed
  }

  /// The bytes that are there; none at the end of input, or if the terminal has hung up.
  func readBytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, Platform.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  private func fill() {
    var bytes = readBytes()
    hasEnded = bytes.isEmpty
    unread += bytes
    bytes.wipe()
  }

  /// Restores the terminal and stops the process; returns when it is continued.
  func stop() {
    guard !isConfined else { return }
    terminal_restoration_perform(-1)
    terminal_signals_stop(false)
    // The caller shows again what was there; the signal that continued it is no second reason.
    terminal_signals_forget(1 << UInt64(SIGCONT))
  }
}
