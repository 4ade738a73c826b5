import AttributeGraph
import FormDefinitions
package import FormModels
import Formline
import Values
import Wording

/// What a form shows beside its fields: focus, page, summary, review, toolbar, questions. It observes the form and makes
/// it act on the screen.
package final class FormPresenter {
  package let model: FormModel
  package let appearance: FormAppearance
  unowned let host: ViewHost
  /// Which field has focus, by id.
  let focus: FocusLocation<String?>
  /// The section shown, in forms of pages.
  let page: Tracked<Int>
  /// True after a failed submission: the summary of errors is shown.
  let showsSummary: Tracked<Bool>
  /// The key that jumps to the error list. Cached: finding it walks readline's keymap.
  private(set) lazy var errorListKey = session?.keyName(of: .errors)
  /// What Return does in a field that has another below it. Cached: every key asks for it.
  private(set) lazy var nextWord = words(.formNext)
  /// True while the form asks whether to discard what was typed.
  let isAskingToCancel: Tracked<Bool>
  /// Delays commands until the person has seen them; nil if they may run at once.
  let consent: CommandConsent?
  /// The rows of a list, while one of them is looked for.
  let finder: Tracked<RowFinder?>
  /// What the person may open, and the list of it while that is searched.
  let partFinder: Tracked<PartFinder?>
  /// The field that had focus before the list was shown.
  var focusBeforeFinding: String?
  /// Has a form of which more is asked take the place of this one.
  var openPart: PartOpener?
  let isReviewing: Tracked<Bool>
  var placeBeforeReview: String?
  /// The field to which the person went from the review page, while it has focus: Return then goes back there.
  var placeFromReview: String?
  var isAwaitingChecks = false
  /// True while an external judge decides about the answers.
  let isBeingJudged: Tracked<Bool>
  /// Why the answers could not be taken, and what else the host says of no field; empty for nothing.
  let trouble: Tracked<String>
  let hostTrouble: Tracked<String>
  private(set) var judgement: Task<Void, Never>?
  /// The toolbar's items for every field.
  private(set) lazy var toolbarEntries = ToolbarEntry.all(of: self)
  /// The indices of those that are shown: most moves of focus change none.
  private(set) lazy var shownToolbarEntries = Computed(host: host, in: model.lifetime) { [unowned self] in
    let focused = focusedPlace
    return toolbarEntries.indices.filter { toolbarEntries[$0].isShown(self, focused: focused) }
  }
  @Anchored var session: Session?
  var focusMoves = FocusMoves()
  /// The fields submitted with Return so far, in order.
  var submittedFields: [String] = []
  /// Called on submission of a form embedded among other views; the session goes on.
  var whenSubmitted: (() -> Void)?
  /// Called with the newly focused field.
  private let focusDidMove: ((FieldModel?) -> Void)?
  /// The focus state of the enclosing views.
  var focusLink: FocusLink?

  /// Makes the form and what shows it.
  /// - Parameters:
  ///   - lifetime: The subgraph that owns the state; nil for the lifetime of the tree.
  ///   - former: What showed the form so far, if this one takes its place.
  init(
    _ definition: FormDefinition, configuration: FormConfiguration, host: ViewHost, in lifetime: Subgraph? = nil,
    after former: FormPresenter? = nil
  ) {
    var inputs = configuration.inputs
    let consent = configuration.commandQuestion.map { CommandConsent($0, host: host) }
    inputs.sources.run = inputs.sources.run.map { consent?.delaying($0) ?? $0 }
    self.consent = consent
    appearance = configuration.appearance
    focusDidMove = configuration.focusDidMove
    self.host = host
    focus = FocusLocation(unfocused: nil, host: host)
    page = Tracked(0, host: host, in: lifetime)
    showsSummary = Tracked(false, host: host, in: lifetime)
    isAskingToCancel = Tracked(false, host: host, in: lifetime)
    isBeingJudged = Tracked(false, host: host, in: lifetime)
    trouble = Tracked("", host: host, in: lifetime)
    hostTrouble = Tracked("", host: host, in: lifetime)
    isReviewing = Tracked(false, host: host, in: lifetime)
    finder = Tracked(nil, host: host, in: lifetime)
    partFinder = Tracked(nil, host: host, in: lifetime)
    model = FormModel(definition, inputs: inputs, host: host, in: lifetime)
    model.keepDrafts(in: configuration.memory, after: former?.model)
    model.screen = self
    guard let former else { return }
    session = former.session
    model.takeOver(former.model)
    showsSummary.value = former.showsSummary.current
    hostTrouble.value = former.hostTrouble.current
    submittedFields = former.submittedFields
  }

  var definition: FormDefinition { model.definition }

  /// Our own wording in the form's language.
  func words(_ message: Message) -> String { model.words(message) }

  func field(of control: Control) -> FieldModel? { focus.fieldValue(of: control).flatMap { $0 }.flatMap(model.field) }

  /// True if Return in the focused field submits the form: it is the last one.
  var isLastFocused: Bool { lastIsFocused.current }

  private lazy var lastIsFocused = Computed(host: host, in: model.lifetime) { [unowned self] in
    guard let focused = focus.value?.get() else { return false }
    return model.askable(from: model.fields.count - 1, by: -1)?.id == focused
  }

  func tellFocus(_ field: @escaping () -> FieldModel?) {
    if let focusDidMove { host.afterUpdate { focusDidMove(field()) } }
  }

  // Final judgement.

  /// Ends the form once its judge, if any, has accepted the answers.
  func finishWithAnswers() {
    let wrong = model.wrongAsWhole()
    guard wrong.isEmpty else { return take(.refused(wrong)) }
    guard let judge = model.inputs.judges.last else { return wasAccepted() }
    guard judgement == nil else { return }
    trouble.value = ""
    isBeingJudged.value = true
    let answers = model.graph.untracked { model.answers }.map { AnswerValue.Member($0.id, $0.value) }
    judgement = Task { [weak self] in
      // Nothing is sent for a form that ended before the task began.
      guard !Task.isCancelled else { return }
      let verdict = await judge(answers)
      guard !Task.isCancelled else { return }
      self?.take(verdict)
    }
  }

  private func wasAccepted() {
    showsSummary.value = false
    if let whenSubmitted { whenSubmitted() } else { session?.finish(.submitted) }
  }

  private func take(_ verdict: SubmissionVerdict) {
    stopJudgement()
    switch verdict {
    case .accepted: wasAccepted()
    case .failed(let sentence): trouble.value = sentence
    case .refused(let problems):
      showsSummary.value = true
      if let first = model.refuse(problems) { aim(at: first.id) }
    }
  }

  /// Abandons a pending verdict, since it has come or an answer has changed.
  private func stopJudgement() {
    guard let judgement else { return }
    judgement.cancel()
    self.judgement = nil
    isBeingJudged.value = false
    session?.show(notice: "")
  }

  /// Cancels every command, since the form has ended.
  func stopCommands() {
    isAwaitingChecks = false
    stopJudgement()
    model.stopCommands()
    consent?.release()
  }
}

extension FormPresenter: FormScreen {
  package var isOpen: Bool { session.map { $0.outcome == nil } ?? false }

  package var focusedField: String? { focusedPlace.flatMap { Self.isField($0) ? $0 : nil } }

  package var nanosecondsSinceStart: UInt64 { session?.nanosecondsSinceStart ?? 0 }

  package func after(nanoseconds: UInt64, leeway: UInt64, _ action: @escaping () -> Void) -> () -> Void {
    guard let session else { return {} }
    let timer = session.after(nanoseconds: nanoseconds, leeway: leeway, action)
    @Anchored var owner: Session? = session
    return { owner?.cancelTimer(timer) }
  }

  package func answerDidChange() {
    isAwaitingChecks = false
    stopJudgement()
  }

  package func sourceDidEnd() {
    guard isAwaitingChecks else { return }
    isAwaitingChecks = false
    // Options that have come may have the name that a list was left with: to take it is no other answer.
    model.host.update()
    isAwaitingChecks = model.fieldsInMadeRows.contains(where: \.isWaitingToBeJudged)
    if !isAwaitingChecks { finishSubmission() }
  }

  package func suggestionsDidChange(of field: FieldModel) {
    // Suggestions are asked for when focus enters: ask for the new ones.
    if focusedID == field.id { session?.focus.focused?.textEditing?.focusDidEnter() }
  }

  package func hasMany(rowsIn list: ListModel) {
    // What keys pass from now on is out of sight only when a frame has been laid out without it.
    session?.isFrameDue = true
    host.afterUpdate { [weak list] in list?.letDistantRowsGo() }
  }

  package func didResume(at field: String?) {
    // The row with focus may be gone, with its view.
    if let place = focusedID, model.field(place) == nil {
      focus.assign(field.flatMap(model.field)?.id ?? model.firstReachable?.id)
    }
    host.update()
    guard let field, model.field(field)?.isAskable ?? false else { return }
    aim(at: field)
    // Focus may have been there before.
    if let control = session?.focus.focused, let field = self.field(of: control) { prepareToEdit(field, in: control) }
  }
}

extension ViewHost: ModelHost {
  package func afterUpdate(of field: String?, dropped: (() -> Void)?, _ action: @escaping () -> Void) {
    afterUpdate(of: field.map { .model($0) }, dropped: dropped, action)
  }
}
