import TerminalDriver
import TerminalModel
import ViewTree

/// Standard error, for what a programmer should know about the views. While that is the screen the form is drawn on,
/// lines wait until the terminal is given back.
final class DiagnosticsStream {
  private var waiting: [String] = []
  private let isScreen = StandardErrorOutput.isTerminal
  /// More lines are not kept.
  private static let limit = 1000

  func listen(to host: ViewHost) {
    host.reportIssue = { [weak self] in self?.say($0) }
  }

  private func say(_ message: String) {
    if isScreen {
      if waiting.count < Self.limit { waiting.append(message) }
    } else {
      StandardErrorOutput.write(Self.line(message))
    }
  }

  /// The terminal is given back.
  func finish() {
    if !waiting.isEmpty { StandardErrorOutput.write(waiting.map(Self.line).joined()) }
    waiting = []
  }

  private static func line(_ message: String) -> String {
    "formline: \(DisplayText.visible(message, lines: .single))\n"
  }
}
