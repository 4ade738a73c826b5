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
    // What the runtime would take long to find out.
    ValueEquality.remember(AnswerValue.self)
    PropertyPlan.rememberPlain(DefinedFormView.self)
    var made: FormModel?
    session = Session(
      columns: columns, rows: rows, placement: placement, capabilities: capabilities, environment: environment,
      editor: editor
    ) { host in
      let model = FormModel(definition, configuration: configuration, host: host)
      made = model
      // Before the views are made, so that none is evaluated again because focus has moved.
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
    // A definition says itself which keys its items have.
    session.givesToolbarKeys = false
    if model.configuration.isQuestion { session.hideHints(but: model.keysToKnow) }
    session.rowsAbove = model.consent?.rowsAbove ?? 0
    session.onCancel = { [unowned self] in askToCancel() }
    session.onKey = { [unowned self] press in answerQuestion(press) || undoRemoval(press) }
  }

  // Cancelling.

  private func askToCancel() {
    if model.isReviewing.current { return model.leaveReview() }
    guard model.hasEdits || session.isInViCommandMode else { return session.finish(.cancelled) }
    model.isAskingToCancel.value = true
  }

  /// Handles a key while the form asks whether to cancel: `y` and Esc do, `n` and Return take the question back; so do
  /// other keys, which are then handled. In vi's command mode, where Esc is a habit, it takes the question back as well.
  private func answerQuestion(_ press: Keystroke) -> Bool {
    guard model.isAskingToCancel.current else {
      let isAnswered = model.consent?.answer(press) ?? false
      session.rowsAbove = model.consent?.rowsAbove ?? 0
      return isAnswered || model.drafts?.answer(press) ?? false
    }
    model.isAskingToCancel.value = false
    guard let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.base {
    case .escape where session.isInViCommandMode: return true
    case .character("y"), .character(model.definition.language.yes), .escape:
      session.finish(.cancelled)
      return true
    case .character("n"), .enter: return true
    default: return false
    }
  }

  /// The key that undoes typing brings back a row that was removed, as long as nothing was typed since.
  private func undoRemoval(_ press: Keystroke) -> Bool {
    guard model.removedRow != nil, let key = press.key, session.isBound(key, to: "undo") else { return false }
    return model.restoreRow()
  }

  // From a program that has the form shown.

  /// Gives fields answers as an action would, and shows what the program finds wrong.
  package func set(_ answers: [(id: String, value: AnswerValue)], problems: [(id: String, message: String)]) {
    for (id, value) in answers { model.field(id)?.edit(value) }
    model.refuse(problems)
    session.settle()
  }

  // The end.

  /// Starts every command whose result is needed before the answers can be given out, for a form that nobody sees.
  package func startCommands() {
    for field in model.existingInRows {
      field.prepare()
      field.startCheck()
    }
  }

  /// Whether commands work that `startCommands`, or a submission, waits for.
  package var isWaiting: Bool { model.isAwaitingChecks || model.fieldsInRows.contains(where: \.isWaiting) }

  /// Whether any command runs for the form.
  package var hasRunningCommands: Bool { model.fields.contains(where: \.hasRunningCommand) }

  /// Ends the commands that still run for the form.
  package func stopCommands() { model.stopCommands() }

  /// What earlier runs have left to go on with, each as a text, for a host that asks the question itself; none once it
  /// was answered.
  package var offeredDrafts: [String] { model.drafts.map { $0.isAsking.current ? $0.offers : [] } ?? [] }

  /// Fills in one of the offered drafts.
  package func resumeDraft(_ index: Int) { model.drafts?.resume(index) }

  /// Leaves the offered drafts beside that of this run.
  package func beginAfresh() { model.drafts?.beginAfresh() }

  /// Whether anything was answered by the person, in this run or one that was resumed.
  package var hasEdits: Bool { model.hasEdits }

  /// Keeps what has changed now, for a host that lets no time pass in the session.
  package func saveDraft() { model.drafts?.saveChanges() }

  /// Writes the draft of a form that ended unsubmitted; returns when it is on disk.
  package func keepDraft() { model.drafts?.end() }

  /// Adds the answers to the history, once they were written.
  package func rememberAnswers() { model.rememberAnswers() }

  /// Wipes what was typed into secret fields from memory, once the answers are no longer needed.
  package func wipeSecrets() {
    for field in model.fieldsInRows where field.definition.isSecret { field.set(.null) }
    session.settle()
  }

  /// Deletes the draft, once the answers were written.
  package func removeDraft() { model.drafts?.remove() }

  // What a host or a test reads.

  /// The fields submitted with Return so far, in order.
  package var submittedFields: [String] { model.submittedFields }

  /// What happened on the way that nobody has to know, a sentence each: suggestion sources that gave none.
  package var notes: [String] { SuggestionReports.of(session.host).notes }

  /// The computed fields whose expressions fail, though every answer that they need is there, with the reasons.
  package var failedComputations: [(id: String, reason: String)] {
    model.host.graph.untracked {
      model.existingInRows.compactMap { field in field.computationFailure.map { (field.id, $0) } }
    }
  }

  /// The answers of the fields that exist, in form order.
  package var answers: [(id: String, value: AnswerValue)] { model.host.graph.untracked { model.answers } }

  /// The field that has focus: its id, or its place in the rows of a list, `guests[0].name`.
  package var focusedField: String? { model.focusedID }

  /// The problems shown below a field, and in a list's rows.
  package func errors(of id: String) -> [String] {
    guard let field = model.field(id) else { return [] }
    return field.errors.current + field.errorsInRows
  }

  /// Whether a field exists now.
  package func exists(_ id: String) -> Bool { model.field(id)?.exists.current ?? false }

  /// What stands in a field: as it was typed, or else its answer as text; nil for an id that is none.
  package func content(of id: String) -> String? {
    guard let field = model.field(id) else { return nil }
    return field.isTyped ? field.text.current : field.finalAnswer.text
  }

  /// Whether the form asks if what was typed may be lost.
  package var isAskingToCancel: Bool { model.isAskingToCancel.current }

  /// True while typed text goes into a secret text field, which shows none of it.
  package var takesSecret: Bool {
    guard let field = model.focusedID.flatMap(model.field), let control = session.focus.focused as? TextControl else {
      return false
    }
    return field.definition.isSecret && control.isSecure
  }

  /// Chooses in the focused secret choice, as arrows and clicks do.
  /// - Parameter text: The answer as on a command line.
  /// - Returns: False without such a choice or answer.
  package func chooseSecret(_ text: String) -> Bool {
    guard let field = model.focusedID.flatMap(model.field), field.definition.isSecret,
      let control = session.focus.focused
    else { return false }
    return field.choose(text, in: control)
  }

  /// The value of a field as expressions and answers have it; nil for an id that is none.
  package func value(of id: String) -> AnswerValue? { model.field(id)?.finalAnswer }

  /// The suggestion shown in the focused field, as the whole text it would give.
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

  /// One line a field of what was answered; secrets as dots.
  package var summary: [(label: String, text: String)] {
    model.host.graph.untracked {
      model.existing.filter { $0.definition.hasAnswer && !$0.answer.isEmpty }.map { field in
        (field.definition.label, SummaryText.text(of: field))
      }
    }
  }

  /// What stays on the terminal of a form that was submitted.
  package var submissionSummary: SubmissionSummary {
    SubmissionSummary(
      summary, title: model.definition.title.map { Markup.plainText(of: $0) }, theme: model.configuration.theme)
  }
}
