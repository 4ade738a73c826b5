import Glibc
import TerminalDriver

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
  func remove() {
    if last != 0 { StandardError.write(raw: "\r\u{1b}[K") }
  }
}
