import FormModels
import Formline
package import LineEditing
import TerminalModel

/// Controls the fields of a form from a definition in a session, whether it is alone there or embedded.
extension FormPresenter: FieldScope {
  package func willSubmit(_ control: Control) {
    let id = focusedID
    if let id { submittedFields.append(id) }
    focusMoves = FocusMoves(origin: id.flatMap(model.field))
  }

  package func didSubmit(_ control: Control) { finishFieldSubmission() }

  package func focusDidMove(from old: Control?, to new: Control?) {
    tellFocus { new.flatMap(self.field(of:)) }
    if new == nil, let place = old.flatMap(focus.fieldValue) ?? nil {
      // After the moves that were asked for together with what has taken the field away.
      session?.focus.request { [weak self] in self?.goOn(fromLost: place) }
    }
    if let field = new.flatMap(field(of:)) { prepareToEdit(field, in: new) }
    guard let field = old.flatMap(field(of:)) else { return }
    if field.id == placeFromReview { placeFromReview = nil }
    // Retains a form that is removed by this update until then.
    host.afterUpdate {
      field.settle()
      field.stopSuggestions()
      self.fieldWasLeft(field)
      self.runCommands(after: field)
    }
  }

  package func returnWord(in control: Control) -> String? {
    if hasPages, model.graph.untracked({ buttonTurnsPage }) { return words(.formNextItem) }
    if isLastFocused { return DisplayText.visible(definition.submitLabel, lines: .single) }
    return control is ButtonControl ? nil : nextWord
  }

  package func rowCommands(of control: Control) -> RowCommands? {
    guard let field = field(of: control), field.row != nil || field.list != nil else { return nil }
    return RowCommands(adds: true, removes: true, moves: true, finds: true) { [unowned self] in performRowCommand($0) }
  }

  package var hasPages: Bool { definition.layout == .pages }

  package func perform(_ command: EditorCommand) -> Bool {
    if command.name == .done {
      submit()
      return true
    }
    if command.name == .errors {
      showErrors()
      return true
    }
    // Among other views, the first and last fields are determined by the session.
    return session?.fieldScope === self || definition.layout == .pages ? performFieldCommand(command) : false
  }
}

extension FormPresenter {
  /// Called when focus leaves a field: shows its problems, and those it causes in fields left before.
  private func fieldWasLeft(_ field: FieldModel) {
    if field.isEdited { field.hasBeenLeft = true }
    if field.exists.current, field.hasBeenLeft { model.showProblems(of: field) }
    model.forEachReader(of: field) { reader in
      guard reader.hasBeenLeft || showsSummary.current, reader.exists.current else { return }
      model.showProblems(of: reader)
    }
  }

  /// Called when focus leaves a field. Shows a failure to load its options in place of its problems; checks an answer
  /// without problems.
  private func runCommands(after field: FieldModel) {
    guard field.exists.current else { return }
    if field.options != nil, let failure = field.loadingFailure { field.show([failure]) }
    model.startCheck(of: field)
  }
}
