import DefinedForms
import FormDefinitions
import Formline
import TerminalDriver
import TerminalModel

/// A form that nobody is asked to fill in.
struct UnattendedForm {
  let definition: FormDefinition
  let configuration: FormConfiguration

  /// The form with the given answers and defaults.
  /// - Throws: Every field that is missing or wrong.
  func complete() throws(CommandFailure) -> DefinedForm {
    let form = DefinedForm(
      definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    form.session.settle()
    form.startCommands()
    WorkQueue.main.run { form.isWaiting }
    let problems = form.model.problems()
    guard problems.isEmpty else {
      let sentences = problems.flatMap { problem in
        problem.messages.map { "\(problem.id): \(DisplayText.visible($0, lines: .single))" }
      }
      throw CommandFailure(.incomplete, sentences: sentences)
    }
    return form
  }
}
