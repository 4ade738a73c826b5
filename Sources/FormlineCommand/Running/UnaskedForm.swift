import FormConversations
import FormDefinitions
import FormModels
import TerminalDriver

extension UndrawnForm {
  /// A form completed without asking, from the given answers and defaults.
  /// - Parameter misfits: Given answers that are invalid for their fields.
  /// - Throws: The misfits and the problems of the answers.
  static func completed(
    _ definition: FormDefinition, _ inputs: FormInputs, misfits: [ReportedProblem] = []
  ) throws(CommandFailure) -> UndrawnForm {
    let form = UndrawnForm(definition, inputs: inputs) { WorkQueue.main.run(while: $0) }
    let problems = form.problems(besides: misfits)
    guard misfits.isEmpty, problems.isEmpty else {
      throw CommandFailure(
        .incomplete, problems: misfits.named(in: definition) + problems + form.warnings)
    }
    return form
  }

  /// Warnings of what fails in the form, also of options that nobody sees are missing.
  var warnings: [ReportedProblem] {
    warningsOfFailures
      + failedOptions.map { id, sentence in
        let name = model.definition.answerName(of: id)
        var warning = ReportedProblem.warning("\(name): \(sentence)", id: name)
        warning.message = sentence
        return warning
      }
  }
}

extension FilledForm {
  /// Warnings of expressions that fail, and of actions that did not do what they say.
  var warningsOfFailures: [ReportedProblem] {
    failedExpressions.map { id, sentence in
      var warning = ReportedProblem.warning(sentence)
      warning.id = model.definition.answerName(of: id)
      return warning
    } + model.failedActions.map { .warning($0) }
  }
}

extension CommandFailure {
  static let answeredBeforehand = "--set ID=VALUE and --answers FILE answer beforehand"

  /// This failure; if there is no terminal to ask on, with a sentence that lists the questions. Runs no command.
  /// - Parameter help: What helps, besides what the failure says.
  @MainActor func namingUnanswered(
    of definition: FormDefinition, _ inputs: FormInputs, help: String = answeredBeforehand
  ) -> CommandFailure {
    guard status == .noTerminal, !namesUnanswered else { return self }
    var inputs = inputs
    inputs.sources.run = nil
    let open = OpenQuestions(of: UndrawnForm(definition, inputs: inputs) { WorkQueue.main.run(while: $0) })
    let required = open.required.isEmpty ? "nothing that is required" : open.required.joined(separator: ", ")
    let optional = open.optional.isEmpty ? "" : " (optional: \(open.optional.joined(separator: ", ")))"
    return adding("not answered: \(required)\(optional)\(help.isEmpty ? "" : "; \(help)")")
  }
}
