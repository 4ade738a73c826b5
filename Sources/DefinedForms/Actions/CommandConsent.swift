import Formline
import TerminalModel

/// What a person is shown before the commands of a definition run for the first time.
package struct CommandQuestion {
  /// The commands, a line each; empty where they stand above the form.
  package let commands: [String]
  /// Rows of the terminal above the form that show them.
  package let rowsAbove: Int
  /// Called when the person has gone on.
  package let onConsent: () -> Void

  package init(commands: [String], rowsAbove: Int, onConsent: @escaping () -> Void) {
    self.commands = commands
    self.rowsAbove = rowsAbove
    self.onConsent = onConsent
  }
}

/// Holds the commands of a definition back until the person has seen them: any key that goes on with the form lets them
/// run, Esc leaves before. The caller has granted them already, so nobody has to say more than that.
final class CommandConsent {
  /// True until the first key.
  let isAsking: Tracked<Bool>
  let commands: [String]
  private let rows: Int
  private let onConsent: () -> Void
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ question: CommandQuestion, host: ViewHost) {
    isAsking = Tracked(true, host: host)
    commands = question.commands
    rows = question.rowsAbove
    onConsent = question.onConsent
  }

  /// Rows that the form leaves to the commands above it.
  var rowsAbove: Int { isAsking.current ? rows : 0 }

  /// The runner with every command waiting for the consent.
  func delaying(_ run: @escaping CommandRunner) -> CommandRunner {
    { [self] command, input in
      if isAsking.current { await withCheckedContinuation { waiting.append($0) } }
      return Task.isCancelled ? .failed(reason: "") : await run(command, input)
    }
  }

  /// Handles a key while the question stands: Return does nothing else, other keys mean what they always do. Esc and
  /// keys with Ctrl or Alt leave it open.
  func answer(_ press: Keystroke) -> Bool {
    guard isAsking.current, let key = press.key, key.base != .escape, key.modifiers.subtracting(.shift).isEmpty else {
      return false
    }
    isAsking.value = false
    onConsent()
    release()
    return key.base == .enter
  }

  /// The form has ended; what still waits was cancelled.
  func release() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
