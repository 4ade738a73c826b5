package import FormDefinitions
package import Formline
import TerminalDriver
import TerminalModel

/// Ways to get the answers of a form: from given answers and defaults, or from a person at a terminal.
extension RunningForm {
  /// A form that is not drawn, only evaluated.
  package convenience init(undrawn definition: FormDefinition, configuration: FormConfiguration) {
    self.init(
      definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
  }

  /// The form with the given answers and defaults, valid or not, after its commands have ended.
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

  /// Runs the form until it ends. Unless it was submitted, the draft is saved and secrets are wiped.
  /// - Parameter run: Shows the form until it ends.
  package func fill(by run: () -> TerminalRunner.Ending) -> TerminalRunner.Ending {
    if model.configuration.drafts != nil { ProcessSignals.rescue = { self.keepDraft() } }
    let ending = run()
    ProcessSignals.rescue = nil
    stopCommands()
    guard ending != .finished(.submitted) else { return ending }
    // Saving may be slow, so the terminal is restored first.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    keepDraft()
    wipeSecrets()
    return ending
  }

  /// The problems of the answers, by the names of the answers.
  /// - Parameter misfits: Given answers that are invalid for their fields; the fields have no other problems listed.
  package func problems(besides misfits: [ReportedProblem]) -> [ReportedProblem] {
    let names = Set(misfits.compactMap(\.id))
    return model.problems().filter { !names.contains($0.id) }.flatMap { field in
      field.messages.map { ReportedProblem(of: model.definition.answerName(of: field.id), $0) }
    }
  }
}
