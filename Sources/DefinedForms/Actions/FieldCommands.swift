import FormDefinitions
import Formline
import Wording

/// A command that works for a field: one run at a time, given up when its result is no longer wanted.
final class FieldCommand {
  let isRunning: Tracked<Bool>
  private let run: CommandRunner
  private var task: Task<Void, Never>?

  /// nil where commands must not run.
  init?(of field: FieldModel) {
    guard let run = field.form.configuration.runCommand else { return nil }
    self.run = run
    isRunning = Tracked(false, host: field.form.host, in: field.lifetime)
  }

  /// Runs a command, unless one is running.
  func start(_ command: CommandDefinition, _ input: [UInt8] = [], then finish: @escaping (CommandOutcome) -> Void) {
    guard task == nil else { return }
    isRunning.value = true
    task = Task { [weak self, run] in
      let outcome = await run(command, input)
      guard !Task.isCancelled, let self else { return }
      task = nil
      isRunning.value = false
      finish(outcome)
    }
  }

  /// Ends the command if it runs; there is no result.
  func cancel() {
    task?.cancel()
    task = nil
    if isRunning.current { isRunning.value = false }
  }
}

/// The lines that a command prints as a field's options or suggestions. It runs once, on demand, and again only after a
/// failure.
final class CommandLines {
  let work: FieldCommand
  private let command: CommandDefinition
  private let language: DisplayLanguage
  /// The last lines that were loaded; nil before.
  let lines: Tracked<[String]?>
  /// Why the last attempt gave no lines, as part of a sentence.
  let failure: Tracked<String?>
  /// Called after each attempt.
  var hasEnded: () -> Void = {}

  /// Nil for a field without such a command, and where commands must not run.
  init?(of field: FieldModel) {
    guard let work = FieldCommand(of: field) else { return nil }
    if case .command(let command)? = field.definition.choice?.options {
      self.command = command
    } else if case .command(let command)? = field.definition.text?.suggestions {
      self.command = command
    } else {
      return nil
    }
    self.work = work
    language = field.definition.language
    lines = Tracked(nil, host: field.form.host, in: field.lifetime)
    failure = Tracked(nil, host: field.form.host, in: field.lifetime)
  }

  /// Runs the command, unless that has succeeded or is under way.
  func load() {
    if lines.current == nil { work.start(command) { [weak self] in self?.finish($0) } }
  }

  private func finish(_ outcome: CommandOutcome) {
    switch outcome {
    case .exited(status: 0, let output):
      if let text = String(validating: output, as: UTF8.self) {
        lines.value = Self.lines(of: text)
        failure.value = nil
      } else {
        failure.value = Phrase.commandWroteNoText.text(in: language)
      }
    case .exited(let status, _): failure.value = Phrase.commandEnded(status: Int(status)).text(in: language)
    case .timedOut: failure.value = Phrase.commandTooLong.text(in: language)
    case .failed(let reason): failure.value = reason
    }
    hasEnded()
  }

  /// Lines with something in them, each once, without what ends them.
  private static func lines(of output: String) -> [String] {
    var seen: Set<String> = []
    return output.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
      return line.isEmpty || !seen.insert(line).inserted ? nil : line
    }
  }
}

/// The `check` of a field: a command that validates its text. Typing continues meanwhile; results for an earlier text
/// are ignored.
final class ValueCheck {
  private unowned let field: FieldModel
  private let check: CommandCheck
  let work: FieldCommand
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
    guard let check = field.definition.text?.check, let work = FieldCommand(of: field) else { return nil }
    self.field = field
    self.check = check
    self.work = work
  }

  private var text: String { field.text.current }

  private var present: Verdict? { verdict.flatMap { $0.text == text ? $0 : nil } }

  /// What the command has found wrong with the present text.
  var problem: String? { present?.problem }

  /// True if the present text needs no further check.
  var isDecided: Bool { text.isEmpty || present != nil }

  /// Checks the present text, unless that was done or is under way.
  func start() {
    guard !isDecided else { return }
    work.start(check.command, Array(text.utf8)) { [weak self, text] outcome in
      guard let self else { return }
      verdict = verdict(text, outcome)
      field.form.checkHasEnded(of: field)
    }
  }

  /// The text is another one.
  func valueDidChange() { if present == nil { work.cancel() } }

  /// Forgets that the command could not decide.
  func retry() { if verdict?.isFinal == false { verdict = nil } }

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
