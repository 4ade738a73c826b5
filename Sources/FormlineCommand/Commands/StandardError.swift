import FormDefinitions
import Glibc
import Synchronization
import TerminalDriver
import TerminalModel

/// Standard error, for everything that is said beside the answers.
nonisolated enum StandardError {
  private static let problemFormat = Mutex(ProblemFormat.text)

  /// From now on problems are told in this way.
  static func tellProblems(as format: ProblemFormat) { problemFormat.withLock { $0 = format } }

  /// Tells of problems.
  static func report(_ problems: [ReportedProblem]) {
    switch problemFormat.withLock({ $0 }) {
    case .text: write(rendered: problems.map(\.text))
    case .json: write(raw: ReportedProblem.jsonLines(problems))
    }
  }

  /// Writes lines; characters that would do something to a terminal are shown instead. Nobody can be told when that fails.
  static func write(_ lines: [String]) { write(rendered: lines.map { DisplayText.visible($0) }) }

  /// Writes lines that are fit to be shown and may be coloured.
  static func write(rendered lines: [String]) { if !lines.isEmpty { write(raw: lines.map { $0 + "\n" }.joined()) } }

  /// Writes text as it is.
  static func write(raw text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Whether colours are wanted there.
  static func isColored(_ choice: ColorChoice = .auto) -> Bool {
    let capabilities = TerminalCapabilities.from(
      environment: ProcessEnvironment.variables, isTerminal: isatty(STDERR_FILENO) == 1, color: choice)
    return capabilities.colorDepth != .none
  }
}

nonisolated extension StandardOutput {
  /// Writes text.
  static func print(_ text: String) throws(CommandFailure) {
    do throws(FileError) {
      try write(Array(text.utf8))
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
  }
}

/// A line on standard error, where that is a terminal, which tells how far something has come; gone when it is done.
nonisolated struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var last: Int64 = 0

  /// Shows how many of all are done; at most ten times a second.
  mutating func show(_ done: Int, of all: Int) {
    let now = MonotonicClock.now
    guard isShown, now - last > 100_000_000 else { return }
    last = now
    StandardError.write(raw: "\r\u{1b}[K\(done) of \(all)")
  }

  /// Takes the line away.
  func remove() { if last != 0 { StandardError.write(raw: "\r\u{1b}[K") } }
}
