package import FormDefinitions
package import Formline
import TerminalDriver
import TerminalModel

/// How a form comes by its answers: from those that are given, or from a person at a terminal.
extension RunningForm {
  /// A form that is not drawn.
  package convenience init(undrawn definition: FormDefinition, configuration: FormConfiguration) {
    self.init(
      definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
  }

  /// A form with the given answers and defaults, valid or not; its commands have ended.
  package static func unattended(_ definition: FormDefinition, configuration: FormConfiguration) -> RunningForm {
    let form = RunningForm(undrawn: definition, configuration: configuration)
    form.runCommands()
    return form
  }

  /// For a form that is not drawn: runs every command whose result is needed before the answers can be output.
  package func runCommands() {
    for field in model.existingInRows {
      field.prepare()
      field.startCheck()
    }
    WorkQueue.main.run { isWaiting }
  }

  /// Has a person fill in the form. Unless it was submitted, the draft has what was typed, and secrets are wiped.
  /// - Parameter ask: Shows the form until it ends.
  package func fill(by ask: () -> TerminalRunner.Ending) -> TerminalRunner.Ending {
    if model.configuration.drafts != nil { ProcessSignals.rescue = { self.keepDraft() } }
    let ending = ask()
    ProcessSignals.rescue = nil
    stopCommands()
    guard ending != .finished(.submitted) else { return ending }
    // The disk may take its time; the terminal must not wait for it.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    keepDraft()
    wipeSecrets()
    return ending
  }

  /// What is wrong with the answers, by the names that the definition gives them.
  /// - Parameter misfits: Given answers that are none for their fields; what else is wrong with these fields is left out.
  package func problems(besides misfits: [ReportedProblem]) -> [ReportedProblem] {
    let names = Set(misfits.compactMap(\.id))
    return model.problems().filter { !names.contains($0.id) }.flatMap { field in
      field.messages.map { ReportedProblem(of: model.definition.answerName(of: field.id), $0) }
    }
  }
}
