import FormDefinitions
import Formline
import Wording

/// The lines that a command prints as a field's options or suggestions. It runs once, on demand, and again only after a
/// failure.
final class CommandLines {
  private let command: CommandDefinition
  private let run: CommandRunner
  private let language: DisplayLanguage
  /// The last lines that were loaded; nil before.
  let lines: Tracked<[String]?>
  let isLoading: Tracked<Bool>
  /// Why the last attempt gave no lines, as part of a sentence.
  let failure: Tracked<String?>
  /// Called after each attempt.
  var hasEnded: () -> Void = {}
  private var task: Task<Void, Never>?

  /// Nil for a field without such a command, and where commands must not run.
  init?(of field: FieldModel) {
    guard let run = field.form.configuration.runCommand else { return nil }
    if case .command(let command)? = field.definition.choice?.options {
      self.command = command
    } else if case .command(let command)? = field.definition.text?.suggestions {
      self.command = command
    } else {
      return nil
    }
    self.run = run
    language = field.definition.language
    lines = Tracked(nil, host: field.form.host, in: field.lifetime)
    isLoading = Tracked(false, host: field.form.host, in: field.lifetime)
    failure = Tracked(nil, host: field.form.host, in: field.lifetime)
  }

  /// Runs the command, unless that has succeeded or is under way.
  func load() {
    guard lines.current == nil, task == nil else { return }
    isLoading.value = true
    task = Task { [weak self, run, command] in
      let outcome = await run(command, [])
      guard !Task.isCancelled else { return }
      self?.finish(outcome)
    }
  }

  /// Ends the command if it runs.
  func cancel() {
    task?.cancel()
    task = nil
    if isLoading.current { isLoading.value = false }
  }

  private func finish(_ outcome: CommandOutcome) {
    task = nil
    isLoading.value = false
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
