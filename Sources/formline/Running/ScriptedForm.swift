import DefinedForms
import FormDefinitions
import FormTesting
import Formline
import TerminalDriver
import TerminalModel

/// A form whose keystrokes come from a script.
struct ScriptedForm {
  let definition: FormDefinition
  let configuration: FormConfiguration
  let path: String

  /// Plays the script to its end, on a terminal that is not there.
  /// - Throws: What is wrong with the script; an expectation that fails; a form that the script does not submit.
  func play() throws(CommandFailure) -> DefinedForm {
    var player = ScriptPlayer(files: .system(.anything), variables: ProcessEnvironment.variable)
    if let run = configuration.runCommand {
      player.commands = ScriptCommands(run: { _ in run }, finish: { WorkQueue.main.run(while: $0) })
    }
    let script: KeyScript
    switch player.load(path) {
    case .success(let loaded): script = loaded
    case .failure(let invalid):
      throw CommandFailure(invalid.isUnreadable ? .unreadable : .wrongInput, report: invalid.diagnostics)
    }
    let played = player.play(
      script, definition: definition, configuration: configuration, columns: script.size.columns,
      rows: script.size.rows)
    switch played.outcome {
    case .invalid(let diagnostics): throw CommandFailure(.wrongInput, report: diagnostics)
    case .failed:
      let result = ScriptResult(path: path, duration: .zero, outcome: played.outcome)
      throw CommandFailure(.failure, report: [TestReport.prettyDetails(of: result).trimmingLastNewline])
    case .passed: break
    }
    // Real commands know nothing of the virtual clock: what was submitted may wait for them.
    if let form = played.form { WorkQueue.main.run { form.session.outcome == nil && form.isWaiting } }
    switch played.form?.session.outcome {
    case .submitted?: break
    case .cancelled?: throw CommandFailure(.failure)
    case .interrupted?: throw CommandFailure(.signal(2))
    case nil: throw CommandFailure(.failure, "\(path): the form still runs at the end of the script")
    }
    guard let form = played.form else { preconditionFailure("a form that was submitted is there") }
    return form
  }
}

extension String {
  /// The text without the newline at its end.
  fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
