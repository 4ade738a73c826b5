package import FormDefinitions
package import FormModels
import Formline

extension FormPresenter {
  /// Runs an action that is not about values; the form runs the others.
  package func perform(_ action: ActionDefinition, from field: FieldModel?) {
    guard let session, session.outcome == nil else { return }
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .first: aim(atEnd: \.firstReachable)
    case .last: aim(atEnd: \.lastReachable)
    case .stay: focusMoves.wish = focusMoves.wish ?? .stay
    case .focus(let name): aim(at: name.map { model.field($0, meantBy: field)?.id ?? $0 })
    case .insert(let text): session.insert(text)
    case .suggest: session.suggest()
    case .accept: session.acceptSuggestion()
    case .undo: if !restoreTaken() { session.undo() }
    case .redo: session.redo()
    case .toggleReveal: session.toggleReveal()
    case .nextPage: turnPage(by: 1)
    case .previousPage: turnPage(by: -1)
    case .submit: submit()
    case .cancel: session.finish(.cancelled)
    case .set, .clear, .validate, .if, .sequence: model.perform(action, from: field)
    }
  }

  // Focus.

  /// Moves focus to a field and shows its page; inside submit actions, the move waits until all of them have run.
  func aim(at id: String?) {
    guard !focusMoves.isDeferring else { return focusMoves.wish = .move(to: id) }
    takeTyped()
    if canHaveFocus(id) { moveFocus(to: id) }
  }

  /// Moves focus to the first or the last field.
  func aim(atEnd end: KeyPath<FormModel, FieldModel?>) {
    takeTyped()
    aim(at: model[keyPath: end]?.id)
  }

  /// False for a field that does not exist or is disabled: an action that names it does not move focus.
  private func canHaveFocus(_ place: String?) -> Bool {
    // The field may come into existence with a pending change.
    host.update()
    return place.flatMap(model.field)?.isAskable ?? true
  }

  /// Moves focus by `count` fields, wrapping around and across pages. The submit button follows the last field.
  func moveFocus(by count: Int) {
    // It may not exist any more once what was typed has been taken.
    var place = model.graph.untracked { focusedPlace }
    takeTyped()
    if focusMoves.isDeferring, case .move(let wish)? = focusMoves.wish { place = wish }
    for _ in 0..<min(abs(count), 1000) {
      guard let next = stop(after: place, forward: count > 0) else { return }
      place = next
    }
    aim(at: place)
  }

  /// The next place that focus stops at, or the one before, wrapping around; nil if there is none.
  private func stop(after place: String?, forward: Bool) -> String? {
    let button = hasSubmitButton ? Self.submitButton : nil
    let field = place.flatMap(model.field)
    if let next = field.flatMap({ model.reachable(after: $0, forward: forward) }) { return next.id }
    if forward {
      if field != nil, let button { return button }
      return model.firstReachable?.id ?? button
    }
    if place != Self.submitButton, let button { return button }
    return model.lastReachable?.id ?? button
  }

  /// Moves focus on from a field that had it and cannot have it any more: to the next one, or else the one before, of the
  /// same page if it has one. From a row that is gone, to its list.
  func goOn(fromLost place: String) {
    guard isOpen, session?.focus.isLost ?? false, !focusMoves.isDeferring, !isReviewing.current else { return }
    var remaining = place
    while model.field(remaining) == nil, let row = remaining.lastIndex(of: "[") {
      remaining = String(remaining[..<row])
    }
    guard let field = model.field(remaining) else { return }
    if field.isAskable {
      // What still exists is only out of sight.
      if remaining != place { moveFocus(to: remaining) }
      return
    }
    let near = [true, false].compactMap { model.reachable(after: field, forward: $0) }
    let nearest = near.first { !hasPages || sectionIndex(of: $0.id) == page.current } ?? near.first
    moveFocus(to: nearest?.id ?? firstStop)
  }

  /// Where focus is at first: a field of what is on the screen, else the submit button, if there is one.
  var firstStop: String? {
    let field = hasPages ? pages.first.flatMap(model.firstReachable(in:)) : model.firstReachable
    return field?.id ?? (hasSubmitButton ? Self.submitButton : nil)
  }

  func moveFocus(to id: String?) {
    if let id {
      showPage(of: id)
      if isReviewing.current, sectionIndex(of: id) != nil { isReviewing.value = false }
    }
    if finder.current != nil { finder.value = nil }
    if partFinder.current != nil { partFinder.value = nil }
    // A field removed by this change must give up focus before another takes it.
    host.update()
    if let row = id.flatMap(model.field)?.row { makeViews(of: row) }
    focus.assign(id)
    session?.settle()
  }

  /// Makes the views of a row: in a long form, neither those of its list nor those of the row may exist yet.
  private func makeViews(of row: RowModel) {
    if let outer = row.list.field.row {
      makeViews(of: outer)
    } else {
      host.makeRow(identifiedBy: row.list.field.id) { true }
    }
    host.makeRow(identifiedBy: row.identity, near: row.position) { true }
  }

  /// The id of the focused field, or `submitButton`. In a rule, it becomes a dependency.
  var focusedPlace: String? { focus.value?.get() ?? nil }

  /// A single question has no submit button; Return ends it.
  var hasSubmitButton: Bool { !appearance.isQuestion }

  /// Stands for the submit button among field ids; no field can have this id.
  static let submitButton = "⏎"

  /// Stands for the first entry of the error list.
  static let firstError = "✗"

  package var focusedID: String? { model.graph.untracked { focusedField } }

  static func isField(_ place: String) -> Bool { place != submitButton && place != firstError }

  /// Goes to the error list if it is shown, else to the next field with an error.
  func showErrors() {
    takeTyped()
    let fields = model.graph.untracked { model.shownErrors }.map(\.field)
    guard !fields.isEmpty else { return }
    if showsSummary.current { return moveFocus(to: Self.firstError) }
    let focused = focusedID.flatMap(model.field)
    let later = focused.flatMap { focused in fields.first { focused.isBefore($0) } }
    moveFocus(to: (later ?? fields[0]).id)
  }

  // Submission.

  /// Runs the submit actions around a field submitted with Return, outer to inner, while focus is still there. Each
  /// runs as if no other had, and the last one that moves focus decides.
  func runSubmitAction(_ action: ActionDefinition, from field: FieldModel?) {
    focusMoves.isDeferring = true
    let outer = focusMoves.wish
    focusMoves.wish = nil
    model.perform(action, from: field)
    focusMoves.wish = focusMoves.wish ?? outer
  }

  /// Called when all submit actions have run without ending the form: makes the requested move, else goes to the next
  /// field, or submits after the last one.
  func finishFieldSubmission() {
    let moves = focusMoves
    focusMoves = FocusMoves()
    switch moves.wish {
    case .stay?: return moves.origin.map { goOn(fromLost: $0.id) } ?? ()
    case .move(let place)? where canHaveFocus(place): return moveFocus(to: place)
    case .move?, nil: break
    }
    guard let origin = moves.origin else { return }
    if origin.id == placeFromReview { return submit() }
    // The submitted field may no longer exist, but the fields after it do.
    if let next = model.reachable(after: origin) { moveFocus(to: next.id) } else { submit() }
  }

  /// Validates all existing fields and ends the form if nothing is wrong; else shows the problems. While earlier answers
  /// are offered, takes them over instead: they would go with the submission, and nobody has seen them yet.
  func submit() {
    guard let session, session.outcome == nil else { return }
    settleFocused()
    if let drafts = model.drafts, drafts.isOffering { return drafts.resume(drafts.marked.current) }
    model.retrySources()
    finishSubmission()
  }

  /// Has the focused field take what was typed to search. Called before anything is decided by the answers: the place
  /// to go to, the page, whether the form is complete.
  func takeTyped() {
    session?.syncBuffer()
    session?.focus.takeTyped()
  }

  /// Brings the model up to date with the text in the focused field.
  private func settleFocused() {
    takeTyped()
    focusedID.flatMap(model.field)?.settle()
    host.update()
  }

  /// Continues `submit()` once checks have decided.
  func finishSubmission() {
    guard let session, session.outcome == nil else { return }
    // Options that have just come may have the name that a list was left with.
    host.update()
    settleFocused()
    guard holds(), checksAreDone() else { return }
    // Synchronous checks have decided by now.
    guard holds() else { return }
    if reviews, !isReviewing.current { return review() }
    // What must be seen before it is sent is shown page by page.
    if appearance.reviews == .unlessAllIsInSight, isReviewing.current, session.showRowsBelow() { return }
    finishWithAnswers()
  }

  /// True once every check has passed and there are no other problems. Starts undecided checks; the submission
  /// continues when they are done.
  private func checksAreDone() -> Bool {
    let judged = model.existingInRows { !$0.sources.isEmpty }
    for field in judged {
      field.check?.start()
      if field.mustBeJudgedByOptions { field.askSource() }
    }
    isAwaitingChecks = judged.contains(where: \.isWaitingToBeJudged)
    return !isAwaitingChecks
  }

  /// True if nothing is wrong; else shows the problems and goes to the first.
  private func holds() -> Bool {
    guard let wrong = model.validateAll() else { return true }
    showsSummary.value = true
    aim(at: wrong.id)
    return false
  }

  // The review page.

  /// True if every answer is shown before the form is submitted.
  package var reviews: Bool {
    switch appearance.reviews {
    case .asDefined: definition.review
    case .unlessAllIsInSight:
      definition.review || session?.hidesRows ?? false && model.existing.contains(where: \.definition.hasAnswer)
    case .always: true
    }
  }

  /// Shows the review page; its submit button ends the form.
  private func review() {
    placeBeforeReview = focusedID
    isReviewing.value = true
    showsSummary.value = false
    aim(at: Self.submitButton)
  }

  /// Leaves the review page for a field, or for where focus was before.
  func leaveReview(to id: String? = nil) {
    let place = id ?? placeBeforeReview ?? model.lastReachable?.id
    isReviewing.value = false
    moveFocus(to: place)
    placeFromReview = id
  }
}

/// The focus moves requested by submit actions.
struct FocusMoves {
  /// The field that was submitted.
  var origin: FieldModel?
  var isDeferring = false
  /// The last request, if any.
  var wish: Wish?

  enum Wish {
    case stay
    /// To a field; nil for nowhere.
    case move(to: String?)
  }
}

extension Session {
  /// Inserts text at the point of the focused field.
  func insert(_ text: String) { edit { $0.insert(text) } }

  func undo() { edit { $0.undo() } }

  func acceptSuggestion() { focus.focused?.textEditing?.acceptSuggestion() }

  /// Opens the suggestions of the focused field, or moves on in an open list.
  func suggest() {
    guard let control = focus.focused?.textEditing else { return }
    if let list = control.popup as? PopupList { list.move(by: 1) } else { control.openSuggestions() }
  }

  func toggleReveal() { focus.focused?.concealing?.toggleReveal() }
}
