import FormModels
package import Formline
import TerminalDriver

extension FilledForm {
  /// Runs the form until it ends. Unless it was submitted, the draft is saved and secrets are wiped.
  /// - Parameter run: Shows the form until it ends.
  package func fill(by run: () -> TerminalRunner.Ending) -> TerminalRunner.Ending {
    if model.memory.drafts != nil { ProcessSignals.rescue = { self.keepDraft() } }
    let ending = run()
    ProcessSignals.rescue = nil
    stopCommands()
    guard ending != .finished(.submitted) else { return ending }
    // Saving may be slow, so the terminal is restored first.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    // Esc and Ctrl-C drop what was typed to search a list, unless the list was left with it.
    if case .finished = ending { for field in model.fields { field.dropSearch() } }
    keepDraft()
    wipeSecrets()
    return ending
  }
}
