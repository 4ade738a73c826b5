import FormDefinitions
import Synchronization
import TerminalDriver
import TerminalModel

/// Standard error, for all messages except the answers.
nonisolated enum StandardError {
  private static let settings = Mutex((format: ProblemFormat.text, color: ColorChoice.auto))

  /// Sets the format of problems, and when they are coloured.
  static func configure(problems format: ProblemFormat = .text, color: ColorChoice = .auto) {
    settings.withLock { $0 = (format, color) }
  }

  /// Sets the format of problems before the arguments are read: what is wrong with them is one.
  static func configure(asIn words: [String]) {
    let isJSON = zip(words, words.dropFirst()).contains { $0 == "--problems" && $1 == "json" }
    if isJSON || words.contains("--problems=json") { configure(problems: .json) }
  }

  /// Writes problems in the chosen format.
  static func report(_ problems: [ReportedProblem]) {
    // Mostly there are none; to join no texts costs a start 0.2 M instructions all the same.
    if !problems.isEmpty { write(raw: text(of: problems)) }
  }

  /// Problems in the chosen format.
  static func text(of problems: [ReportedProblem]) -> String {
    switch settings.withLock({ $0.format }) {
    case .text: problems.map { $0.text + "\n" }.joined()
    case .json: ReportedProblem.jsonLines(problems)
    }
  }

  /// Writes lines with control characters made visible. Write errors are ignored.
  static func write(_ lines: [String]) { write(raw: lines.map { DisplayText.visible($0) + "\n" }.joined()) }

  /// Writes text unchanged.
  static func write(raw text: String) { StandardErrorOutput.write(text) }

  /// True if standard error should be coloured.
  fileprivate static var isColored: Bool {
    let capabilities = TerminalCapabilities.from(
      environment: ProcessEnvironment.variables, isTerminal: StandardErrorOutput.isTerminal,
      color: settings.withLock { $0.color })
    return capabilities.colorDepth != .none
  }
}

nonisolated extension Diagnostic {
  var reported: ReportedProblem { report(color: StandardError.isColored) }
}

/// A progress line on standard error, if that is a terminal; removed at the end.
nonisolated struct ProgressLine {
  private let isShown = StandardErrorOutput.isTerminal
  private var last: Int64 = 0

  /// Shows the progress, at most ten times a second.
  mutating func show(_ done: Int, of all: Int) {
    let now = MonotonicClock.now
    guard isShown, now - last > 100_000_000 else { return }
    last = now
    StandardError.write(raw: "\r\u{1b}[K\(done) of \(all)")
  }

  /// Erases the line.
  func remove() { if last != 0 { StandardError.write(raw: "\r\u{1b}[K") } }
}
