import AttributeGraph
package import FormDefinitions
package import Formline
package import LineEditing
package import TerminalModel
import Wording

/// A definition running in a session: what the command, the script player and tests drive.
package final class RunningForm {
  package let session: Session
  package let model: FormModel

  /// Makes the views of a definition that has no errors. Focus is on the first field.
  package init(
    _ definition: FormDefinition, configuration: FormConfiguration, columns: Int, rows: Int,
    placement: FrameEncoder.Placement, capabilities: TerminalCapabilities, editor: LineEditor = .shared
  ) {
    var environment = EnvironmentValues()
    environment.theme = configuration.theme
    environment.useLanguage(definition.language)
    environment.facts = FactsSource { configuration.facts }
    environment.textInput.checksContentType = false
    if configuration.isQuestion { environment.formStyle = .question }
    // Registered in advance, since the runtime's own lookup is slow.
    ValueEquality.remember(AnswerValue.self)
    PropertyPlan.rememberPlain(DefinedFormView.self)
    var made: FormModel?
    session = Session(
      columns: columns, rows: rows, placement: placement, capabilities: capabilities, environment: environment,
      editor: editor
    ) { host in
      let model = FormModel(definition, configuration: configuration, host: host)
      made = model
      // Assigned before the views are made, so that none is evaluated again for a focus change.
      model.focus.assign(model.reachable.first?.id ?? (model.hasSubmitButton ? FormModel.submitButton : nil))
      return DefinedFormView(form: model)
    }
    guard let made else { preconditionFailure("a session did not make its root view") }
    model = made
    model.session = session
    connect()
    if configuration.resumesDraft { model.drafts?.resumeOnly() }
    session.settle()
  }

  private func connect() {
    let model = model
    session.fieldScope = model
    // The definition assigns the keys of its toolbar itself.
    session.givesToolbarKeys = false
    if model.configuration.isQuestion { session.hideHints(but: model.keysToKnow) }
    session.rowsAbove = model.consent?.rowsAbove ?? 0
    session.onCancel = { [unowned self] in askToCancel() }
    session.onKey = { [unowned self] press in answerQuestion(press) || undoRemoval(press) || endInput(press) }
  }

  // Cancelling.

  private func askToCancel() {
    if model.isReviewing.current { return model.leaveReview() }
    guard model.hasEdits || session.isInViCommandMode else { return session.finish(.cancelled) }
    model.isAskingToCancel.value = true
  }

  /// Handles a key while the form asks whether to cancel: `y` confirms, `n`, Return and Esc go back to the form; other
  /// keys go back and act as usual.
  private func answerQuestion(_ press: Keystroke) -> Bool {
    guard model.isAskingToCancel.current else {
      let isAnswered = model.consent?.answer(press) ?? false
      session.rowsAbove = model.consent?.rowsAbove ?? 0
      return isAnswered || model.drafts?.answer(press) ?? false
    }
    model.isAskingToCancel.value = false
    guard let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.base {
    case .character("y"), .character(model.definition.language.yes):
      session.finish(.cancelled)
      return true
    case .character("n"), .enter, .escape: return true
    default: return false
    }
  }

  /// The undo key restores a removed row, as long as nothing was typed since.
  private func undoRemoval(_ press: Keystroke) -> Bool {
    guard model.removedRow != nil, let key = press.key, session.isBound(key, to: "undo") else { return false }
    return model.restoreRow()
  }

  /// Ctrl-D while nothing is typed ends a question without an answer, as at the prompt of `read`.
  private func endInput(_ press: Keystroke) -> Bool {
    guard model.configuration.isQuestion, press.bytes == [0x04], session.hasNothingTyped else { return false }
    if session.focus.focused is TextControl { session.finish(.cancelled) } else { askToCancel() }
    return true
  }

  // Called by the hosting program.

  /// Sets answers as an action would, and shows the program's problems.
  package func set(_ answers: [(id: String, value: AnswerValue)], problems: [(id: String, message: String)]) {
    for (id, value) in answers { model.field(id)?.edit(value) }
    model.refuse(problems)
    session.settle()
  }

  // The end.

  /// True while commands run that `runCommands` or a submission waits for.
  package var isWaiting: Bool { model.isAwaitingChecks || model.fieldsInRows.contains(where: \.isWaiting) }

  /// True while any command runs for the form.
  package var hasRunningCommands: Bool { model.fields.contains(where: \.hasRunningCommand) }

  /// Cancels the form's running commands.
  package func stopCommands() { model.stopCommands() }

  /// A description of each earlier draft, for a host that asks itself whether to resume one; empty once that was
  /// decided.
  package var offeredDrafts: [String] { model.drafts.map { $0.isAsking.current ? $0.offers : [] } ?? [] }

  /// Fills in one of the offered drafts.
  package func resumeDraft(_ index: Int) { model.drafts?.resume(index) }

  /// Starts afresh; the offered drafts are kept beside this run's.
  package func beginAfresh() { model.drafts?.beginAfresh() }

  /// True if the person has answered anything, in this run or a resumed one.
  package var hasEdits: Bool { model.hasEdits }

  /// Saves pending changes now, for a host whose session has no running clock.
  package func saveDraft() { model.drafts?.saveChanges() }

  /// Writes the draft of a form that ended without submission; returns once it is on disk.
  package func keepDraft() { model.drafts?.end() }

  /// Adds the answers to the history, once they are written.
  package func rememberAnswers() { model.rememberAnswers() }

  /// Wipes secret answers from memory, once they are no longer needed.
  package func wipeSecrets() {
    for field in model.fieldsInRows where field.definition.isSecret { field.set(.null) }
    session.settle()
  }

  /// Deletes the draft, once the answers are written.
  package func removeDraft() { model.drafts?.remove() }

  // Read by hosts and tests.

  /// The fields submitted with Return so far, in order.
  package var submittedFields: [String] { model.submittedFields }

  /// Non-fatal notes, a sentence each: suggestion sources that returned nothing.
  package var notes: [String] { SuggestionReports.of(session.host).notes }

  /// Computed fields whose expressions fail although every answer that they read is present, with the reasons.
  package var failedComputations: [(id: String, reason: String)] {
    model.host.graph.untracked {
      model.existingInRows.compactMap { field in field.computationFailure.map { (field.id, $0) } }
    }
  }

  /// The answers of the fields that exist, in form order.
  package var answers: [(id: String, value: AnswerValue)] { model.host.graph.untracked { model.answers } }

  /// The id of the focused field or, in a list's rows, its place: `guests[0].name`.
  package var focusedField: String? { model.focusedID }

  /// The problems shown below a field and, for a list, in its rows.
  package func errors(of id: String) -> [String] {
    guard let field = model.field(id) else { return [] }
    return field.errors.current + field.errorsInRows
  }

  /// True if a field exists now.
  package func exists(_ id: String) -> Bool { model.field(id)?.exists.current ?? false }

  /// A field's text as typed, or else its answer as text; nil for an unknown id.
  package func content(of id: String) -> String? {
    guard let field = model.field(id) else { return nil }
    return field.isTyped ? field.text.current : field.finalAnswer.text
  }

  /// True while the form asks whether to discard what was typed.
  package var isAskingToCancel: Bool { model.isAskingToCancel.current }

  /// True while a secret text field, which hides what is typed, has focus.
  package var takesSecret: Bool {
    guard let field = model.focusedID.flatMap(model.field), let control = session.focus.focused as? TextControl else {
      return false
    }
    return field.definition.isSecret && control.isSecure
  }

  /// Chooses in the focused secret choice, as arrows and clicks do.
  /// - Parameter text: The answer as on a command line.
  /// - Returns: False if no such choice has focus or it has no such answer.
  package func chooseSecret(_ text: String) -> Bool {
    guard let field = model.focusedID.flatMap(model.field), field.definition.isSecret,
      let control = session.focus.focused
    else { return false }
    return field.choose(text, in: control)
  }

  /// A field's value as used in expressions and answers; nil for an unknown id.
  package func value(of id: String) -> AnswerValue? { model.field(id)?.finalAnswer }

  /// The suggestion in the focused field, as the full text after accepting it.
  package var suggestion: String? { (session.focus.focused as? TextControl)?.suggestion }

  /// Every suggestion for what is typed in the focused field.
  package var suggestions: [String] { (session.focus.focused as? TextControl)?.matchingSuggestions().map(\.text) ?? [] }

  /// The labels in the bottom row, from left to right.
  package var toolbarLabels: [String] {
    let model = model
    let own = model.isReviewing.current ? [model.words(.backItem)] : []
    return model.host.graph.untracked {
      own + model.toolbarEntries.filter { $0.isShown(model, focused: model.focusedID) }.map(\.label)
    }
  }

  /// A line per answered field; secrets as dots.
  package var summary: [(label: String, text: String)] {
    model.host.graph.untracked {
      model.existing.filter { $0.definition.hasAnswer && !$0.answer.isEmpty }.map { field in
        (field.definition.label, SummaryText.text(of: field))
      }
    }
  }

  /// The summary left on the terminal after submission.
  package var submissionSummary: SubmissionSummary {
    SubmissionSummary(
      summary, title: model.definition.title.map { Markup.plainText(of: $0) }, theme: model.configuration.theme)
  }
}
