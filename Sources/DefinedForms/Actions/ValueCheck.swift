import FormDefinitions
import Formline
import Wording

/// The `check` of a field: a command that validates its text. Typing continues meanwhile; results for an earlier text
/// are ignored.
final class ValueCheck {
  private unowned let field: FieldModel
  private let check: CommandCheck
  private let run: CommandRunner
  /// Whether the present text is being checked.
  let isRunning: Tracked<Bool>
  private var task: Task<Void, Never>?
  private var verdict: Verdict?

  private struct Verdict {
    let text: String
    /// What is wrong with the text.
    let problem: String?
    /// True if the command itself has decided; otherwise it may later.
    let isFinal: Bool
  }

  /// Nil for a field without one, and where commands must not run.
  init?(of field: FieldModel) {
    guard let check = field.definition.text?.check, let run = field.form.configuration.runCommand else { return nil }
    self.field = field
    self.check = check
    self.run = run
    isRunning = Tracked(false, host: field.form.host, in: field.lifetime)
  }

  private var text: String { field.text.current }

  private var present: Verdict? { verdict.flatMap { $0.text == text ? $0 : nil } }

  /// What the command has found wrong with the present text.
  var problem: String? { present?.problem }

  /// True if the present text needs no further check.
  var isDecided: Bool { text.isEmpty || present != nil }

  /// Checks the present text, unless that was done or is under way.
  func start() {
    guard !isDecided, task == nil else { return }
    let text = text
    isRunning.value = true
    task = Task { [weak self, run, check] in
      let outcome = await run(check.command, Array(text.utf8))
      guard !Task.isCancelled else { return }
      self?.finish(text, outcome)
    }
  }

  /// The text is another one.
  func valueDidChange() {
    if present == nil { cancel() }
  }

  /// Forgets that the command could not decide.
  func retry() {
    if verdict?.isFinal == false { verdict = nil }
  }

  /// Ends the command if it runs; nothing is found out.
  func cancel() {
    task?.cancel()
    task = nil
    if isRunning.current { isRunning.value = false }
  }

  private func finish(_ checked: String, _ outcome: CommandOutcome) {
    task = nil
    isRunning.value = false
    verdict = verdict(checked, outcome)
    field.form.checkHasEnded(of: field)
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: field.definition.language) }

  private func verdict(_ text: String, _ outcome: CommandOutcome) -> Verdict {
    switch outcome {
    case .exited(status: 0, _): Verdict(text: text, problem: nil, isFinal: true)
    case .exited: Verdict(text: text, problem: check.message ?? say(.checkRefused), isFinal: true)
    case .timedOut: Verdict(text: text, problem: say(.checkTimedOut), isFinal: false)
    case .failed(let reason): Verdict(text: text, problem: say(.checkFailed(reason: reason)), isFinal: false)
    }
  }
}
