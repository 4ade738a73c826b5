import Platform
import TerminalDriver

/// A progress bar on standard error, if that is a terminal; erased at the end, and by Ctrl-C before the process ends.
///
/// Ctrl-C ends the work after whole lines. Where the next step does not come, since the store is silent or nobody takes
/// the lines, the watchdog ends the process a second later.
nonisolated struct ProgressBar {
  private let all: Int
  private var done = 0
  private var isDrawn = false
  /// When it was drawn last. Work that ends within a tenth of a second shows none.
  private var last = MonotonicClock.now

  /// - Parameter all: The amount of work; called only if the bar is shown.
  init(of all: @autoclosure () throws(SiteFailure) -> Int) throws(SiteFailure) {
    guard StandardErrorOutput.isTerminal else {
      self.all = 0
      return
    }
    self.all = try all()
    ProcessSignals.noteEnding()
    Watchdog.followSignals()
  }

  mutating func advance(by count: Int) {
    done += count
    if all > 0, let signal = ProcessSignals.takeEnding() {
      remove()
      StandardErrorOutput.write("formline: ended after \(done) of \(all)\n")
      ProcessSignals.end(by: signal)
    }
    let now = MonotonicClock.now
    guard all > 0, now - last > 100_000_000 else { return }
    last = now
    isDrawn = true
    StandardErrorOutput.write("\r\u{1b}[K" + Self.text(done, of: all, columns: StandardErrorOutput.columns))
  }

  /// The bar with its numbers. Three columns stay free: some terminals wrap at the last one, and Ctrl-C is echoed as '^C'.
  static func text(_ done: Int, of all: Int, columns: Int) -> String {
    let numbers = "\(done) of \(all)"
    let width = min(30, columns - 4 - numbers.utf8.count)
    guard width >= 4 else { return numbers.utf8.count + 3 <= columns ? numbers : "" }
    let filled = min(width, done * width / all)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + numbers
  }

  /// Erases the bar if standard output is a terminal, too: its next line would follow the bar.
  mutating func makeRoom() { if isDrawn, isatty(STDOUT_FILENO) == 1 { remove() } }

  /// Erases the bar at the end of the work. From now on, a signal ends the process at once.
  mutating func finish() {
    remove()
    if StandardErrorOutput.isTerminal { ProcessSignals.endAtOnce() }
  }

  /// Erases the bar.
  mutating func remove() {
    if isDrawn { StandardErrorOutput.write("\r\u{1b}[K") }
    isDrawn = false
  }
}
