package import FormDefinitions
package import FormModels
import Formline

/// Everything that a drawn form is given besides its definition.
package struct FormConfiguration {
  package var inputs = FormInputs()
  package var memory = FormMemory()
  package var appearance = FormAppearance()
  /// The question before the first command runs; nil for none.
  package var commandQuestion: CommandQuestion?
  /// Called with the newly focused field.
  package var focusDidMove: ((FieldModel?) -> Void)?

  package init(_ inputs: FormInputs = FormInputs()) { self.inputs = inputs }

  /// The form with further paths opened, and its configuration; nil if they cannot be opened.
  package func opening(
    _ names: [String], of definition: FormDefinition
  ) -> (definition: FormDefinition, configuration: FormConfiguration)? {
    guard let (opened, inputs) = inputs.opening(names, of: definition) else { return nil }
    var configuration = self
    configuration.inputs = inputs
    configuration.memory = memory.opening(names)
    return (opened, configuration)
  }
}

/// How a form is shown, as far as its host decides it.
package struct FormAppearance {
  package var theme = Theme.standard
  /// The terminal's own colours, if they are known without asking it.
  package var terminalColors: TerminalColors?
  /// How much room fields take; nil for what the definition says.
  package var density: FormDefinition.Density?
  /// The maximum number of entries of a list in sight; nil for as many as the screen allows.
  package var listRows: Int?
  /// When the review page is shown before submission.
  package var reviews = Review.asDefined
  /// True to keep the title and a part of the description visible on a terminal with few rows.
  package var keepsHeader = false
  /// True for a form of one question: only the question and its problems are shown.
  package var isQuestion = false
  /// The host's items at the end of the toolbar.
  package var toolbarItems: [HostedItem] = []

  package init() {}
}
