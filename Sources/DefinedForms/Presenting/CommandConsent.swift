import FormModels
import Formline
import TerminalModel

/// What is shown before the commands of a definition run for the first time.
package struct CommandQuestion {
  /// The commands, one per line; empty if they are printed above the form.
  package let commands: [String]
  /// The rows of the terminal above the form that show them.
  package let rowsAbove: Int
  /// Called when the person has consented.
  package let onConsent: () -> Void

  package init(commands: [String], rowsAbove: Int, onConsent: @escaping () -> Void) {
    self.commands = commands
    self.rowsAbove = rowsAbove
    self.onConsent = onConsent
  }
}

/// Delays a definition's commands until the person has seen them: any key that goes on with the form allows them, Esc
/// leaves the form first. The caller has already granted them, so no explicit answer is required.
final class CommandConsent {
  /// True until the first key.
  let isAsking: Tracked<Bool>
  let question: CommandQuestion
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ question: CommandQuestion, host: ViewHost) {
    isAsking = Tracked(true, host: host)
    self.question = question
  }

  /// The rows that the form leaves free for the commands above it.
  var rowsAbove: Int { isAsking.current ? question.rowsAbove : 0 }

  /// A runner that delays every command until consent.
  func delaying(_ run: @escaping CommandRunner) -> CommandRunner {
    { [self] command, input in
      if isAsking.current { await withCheckedContinuation { waiting.append($0) } }
      return Task.isCancelled ? .failed(reason: "") : await run(command, input)
    }
  }

  /// Handles a key while the question is shown. Return only consents; other keys consent and keep their usual meaning.
  /// Esc and keys with Ctrl or Alt leave the question open.
  func answer(_ press: Keystroke) -> Bool {
    guard isAsking.current, let key = press.key, key.base != .escape, key.modifiers.subtracting(.shift).isEmpty else {
      return false
    }
    isAsking.value = false
    question.onConsent()
    release()
    return key.base == .enter
  }

  /// Called when the form has ended; resumes the waiting commands, whose tasks were cancelled.
  func release() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
