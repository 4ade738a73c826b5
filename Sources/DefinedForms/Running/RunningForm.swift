import AttributeGraph
package import FormDefinitions
package import FormModels
package import Formline
package import TerminalModel
import Wording

/// A definition running in a session: what the command, the script player and tests drive.
package final class RunningForm: FilledForm {
  package let session: Session
  /// What shows the form now: when a part of it is opened, another one takes its place.
  package private(set) var presenter: FormPresenter
  package var model: FormModel { presenter.model }
  /// What it was made of, for forms of which more can be opened.
  private var part: OpenedPart?

  /// Makes the views of a definition that has no errors. Focus is on the first field.
  package init(
    _ definition: FormDefinition, configuration: FormConfiguration, columns: Int, rows: Int,
    placement: FrameEncoder.Placement, capabilities: TerminalCapabilities
  ) {
    var environment = EnvironmentValues()
    environment.theme = configuration.appearance.theme
    environment.terminalColors = configuration.appearance.terminalColors
    environment.listRows = configuration.appearance.listRows
    environment.useLanguage(definition.language)
    var capabilities = capabilities
    capabilities.ordersText = capabilities.ordersText ?? definition.isReadFromRight
    environment.facts = FactsSource { configuration.inputs.facts }
    environment.textInput.followsContentType = false
    if configuration.appearance.isQuestion { environment.formStyle = .question }
    // Registered in advance, since the runtime's own lookup is slow.
    ValueEquality.remember(AnswerValue.self)
    PropertyPlan.rememberPlain(DefinedFormView.self)
    var made: (presenter: FormPresenter, part: OpenedPart?)?
    func make(_ host: ViewHost, _ lifetime: Subgraph?) -> FormPresenter {
      let presenter = FormPresenter(definition, configuration: configuration, host: host, in: lifetime)
      // Assigned before the views are made, so that none is evaluated again for a focus change.
      presenter.focus.assign(presenter.firstStop)
      return presenter
    }
    func makeSession<Root: View>(_ root: (ViewHost) -> Root) -> Session {
      Session(
        columns: columns, rows: rows, placement: placement, capabilities: capabilities, environment: environment,
        root: root)
    }
    if configuration.inputs.parts == nil {
      session = makeSession { host in
        let presenter = make(host, nil)
        made = (presenter, nil)
        return DefinedFormView(form: presenter)
      }
    } else {
      session = makeSession { host in
        let lifetime = OpenedPart.lifetime(in: host)
        let presenter = make(host, lifetime)
        let shown = Tracked(presenter, host: host)
        made = (presenter, OpenedPart(configuration: configuration, lifetime: lifetime, shown: shown))
        return OpenableFormView(shown: shown)
      }
    }
    guard let made else { preconditionFailure("a session did not make its root view") }
    (presenter, part) = made
    presenter.session = session
    connect()
    if configuration.memory.resumesDraft { model.drafts?.resumeOnly() }
    session.settle()
  }

  private func connect() {
    let form = presenter
    session.fieldScope = form
    connectParts()
    // The definition assigns the keys of its toolbar itself.
    session.givesToolbarKeys = false
    if form.appearance.isQuestion { session.hideHints(but: form.keysToKnow) } else { session.showHelpItem() }
    session.rowsAbove = form.consent?.rowsAbove ?? 0
    session.onCancel = { [unowned self] in askToCancel() }
    // Whoever goes on elsewhere has answered the question.
    session.onPasteOrPress = { [unowned self] in
      presenter.isAskingToCancel.value = false
      return refuseWhileJudged()
    }
    session.onKey = { [unowned self] in takes($0) }
  }

  private func takes(_ press: Keystroke) -> Bool {
    answerQuestion(press) || refuseWhileJudged(press) || undoRemoval(press) || endInput(press) || findPart(press)
  }

  /// Refuses what may change the answers while a judge decides about them: the judge may have taken them already.
  private func refuseWhileJudged(_ press: Keystroke? = nil) -> Bool {
    guard presenter.judgement != nil, press.map({ !session.mayLeave(by: $0) }) ?? true else { return false }
    session.refuseInput(presenter.words(.formChecking))
    return true
  }

  // Cancelling.

  private func askToCancel() {
    if presenter.isReviewing.current { return presenter.leaveReview() }
    guard model.hasEdits || session.isInViCommandMode else { return session.finish(.cancelled) }
    presenter.isAskingToCancel.value = true
  }

  /// Handles a key while the form asks whether to cancel: `y` confirms, `n`, Return and Esc go back to the form; other
  /// keys go back and act as usual.
  private func answerQuestion(_ press: Keystroke) -> Bool {
    guard presenter.isAskingToCancel.current else {
      let isAnswered = presenter.consent?.answer(press) ?? false
      session.rowsAbove = presenter.consent?.rowsAbove ?? 0
      // The keys of a list that covers the offer are its own.
      guard !isAnswered, let drafts = model.drafts else { return isAnswered }
      return presenter.partFinder.current == nil && drafts.answer(press)
    }
    if let key = press.key, session.isBound(key, to: .redraw) { return false }
    presenter.isAskingToCancel.value = false
    guard let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.base {
    case .character("y"), .character(model.definition.language.yes):
      session.finish(.cancelled)
      return true
    case .character("n"), .character(model.definition.language.no), .enter, .escape: return true
    default: return false
    }
  }

  /// The undo key restores removed rows and cleared answers one by one, as long as nothing was typed since.
  private func undoRemoval(_ press: Keystroke) -> Bool {
    guard !model.takenAway.isEmpty, let key = press.key, session.isBound(key, to: .undo) else { return false }
    return presenter.restoreTaken()
  }

  /// Ctrl-D while nothing is typed ends a question without an answer, as at the prompt of `read`.
  private func endInput(_ press: Keystroke) -> Bool {
    guard presenter.appearance.isQuestion, press.bytes == [0x04], session.hasNothingTyped else { return false }
    if session.focus.focused?.textEditing != nil { session.finish(.cancelled) } else { askToCancel() }
    return true
  }

  package func tell(_ sentence: String?) {
    presenter.hostTrouble.value = sentence ?? ""
    session.settle()
  }

  // Parts that are opened.

  private func connectParts() {
    guard part != nil else { return }
    presenter.openPart = { [unowned self] in open($0) }
  }

  /// Has a form in which a path is opened take the place of this one, with everything that was answered. The session,
  /// its terminal and whoever plays or records its keys stay: nothing is drawn in between. The fields' undo is gone.
  private func open(_ path: String) {
    guard session.outcome == nil, let part else { return }
    let former = presenter
    let place = former.focusBeforeFinding
    former.partFinder.value = nil
    guard let (definition, configuration) = part.configuration.opening([path], of: former.definition) else {
      return session.show(notice: former.words(.formItemNotNow(item: path)))
    }
    let lifetime = OpenedPart.lifetime(in: session.host)
    let form = FormPresenter(
      definition, configuration: configuration, host: session.host, in: lifetime, after: former)
    presenter = form
    self.part = OpenedPart(configuration: configuration, lifetime: lifetime, shown: part.shown)
    session.fieldScope = form
    connectParts()
    part.shown.value = form
    session.host.update()
    form.moveFocus(
      to: form.model.firstReachable(at: path, notIn: former.model)
        ?? place.flatMap { form.model.place(like: $0, in: former.model) } ?? form.model.firstReachable?.id)
    former.model.wipeSecrets()
    // The views of the former form are gone, and nothing observes it.
    part.lifetime.remove()
  }

  /// Lists what can be opened when a slash is typed where no text is.
  private func findPart(_ press: Keystroke) -> Bool {
    guard part != nil, press.key == Key(.character("/")), session.focus.focused?.buffer.kind == .keysOnly,
      presenter.partFinder.current == nil, !presenter.isReviewing.current
    else { return false }
    presenter.findPart()
    return true
  }

  // The end.

  /// True while commands run that a submission waits for.
  package var isWaiting: Bool { presenter.isAwaitingChecks || model.isWaiting }

  /// True while any command runs for the form.
  package var hasRunningCommands: Bool { model.hasRunningCommands }

  /// Cancels the form's running commands.
  package func stopCommands() { presenter.stopCommands() }

  package func settle() { session.settle() }

  // Read by hosts and tests.

  /// The fields submitted with Return so far, in order.
  package var submittedFields: [String] { presenter.submittedFields }

  /// Non-fatal notes, a sentence each: suggestion sources that returned nothing.
  package var notes: [String] { SuggestionReports.of(session.host).notes }

  /// The id of the focused field or, in a list's rows, its place: `guests[0].name`.
  package var focusedField: String? { presenter.focusedID }

  /// The problems shown below a field and, for a list, in its rows.
  package func errors(of id: String) -> [String] {
    guard let field = model.field(id) else { return [] }
    return field.errors.current + field.errorsInRows
  }

  /// A field's text as typed, or else its answer as text; nil for an unknown id.
  package func content(of id: String) -> String? {
    guard let field = model.field(id) else { return nil }
    return field.isTyped ? field.text.current : field.finalAnswer.text
  }

  /// True while the form asks whether to discard what was typed.
  package var isAskingToCancel: Bool { presenter.isAskingToCancel.current }
  /// True while all answers are shown before they are submitted.
  package var isReviewing: Bool { presenter.isReviewing.current }

  /// True while a secret text field, which hides what is typed, has focus.
  package var takesSecret: Bool {
    guard let field = presenter.focusedID.flatMap(model.field), let control = session.focus.focused?.textEditing
    else {
      return false
    }
    return field.definition.isSecret && control.isSecure
  }

  /// Chooses in the focused secret choice, as arrows and clicks do.
  /// - Parameter text: The answer as on a command line.
  /// - Returns: False if no such choice has focus or it has no such answer.
  package func chooseSecret(_ text: String) -> Bool {
    guard let field = presenter.focusedID.flatMap(model.field), field.definition.isSecret,
      let control = session.focus.focused
    else { return false }
    guard field.choose(text) else { return false }
    control.listing?.showChoice()
    return true
  }

  /// The suggestion in the focused field, as the full text after accepting it.
  package var suggestion: String? { session.focus.focused?.textEditing?.suggestion }

  /// Every suggestion for what is typed in the focused field.
  package var suggestions: [String] { session.focus.focused?.textEditing?.matchingSuggestions().map(\.text) ?? [] }

  /// The labels in the bottom row, from left to right.
  package var toolbarLabels: [String] {
    let form = presenter
    let own = form.isReviewing.current ? [form.words(.formBackItem)] : []
    return model.graph.untracked {
      own + form.toolbarEntries.filter { $0.isShown(form, focused: form.focusedID) }.map(\.label)
    }
  }

  /// The summary left on the terminal after submission.
  package var submissionSummary: SubmissionSummary {
    SubmissionSummary(
      summary, title: model.definition.title.map { Markup.plainText(of: $0) }, theme: session.theme,
      textOrder: session.textOrder)
  }
}

extension FormPresenter {
  /// The keys of a question that are not obvious from pressing Return; none for most fields.
  var keysToKnow: [String] {
    let language = definition.language
    let submit = DisplayText.visible(definition.submitLabel, lines: .single)
    func hint(_ key: Key, _ text: String) -> String { "\(key.shownName(in: language)) \(text)" }
    let cancel = hint(Key(.escape), Message.formCancelItem.text(in: language))
    switch model.fields.first?.definition.type {
    case .select: return ["⏎ \(Message.helpChoose.text(in: language))", cancel]
    case .multiselect: return ["␣ \(Message.helpChooseOrNot.text(in: language))", "⏎ \(submit)", cancel]
    case .date: return [hint(Key(.down, .alt), Message.helpCalendar.text(in: language))]
    case .textarea: return [hint(Key(.character("j"), .control), submit)]
    default: return []
    }
  }
}

/// What a form was made of in which parts are opened.
private struct OpenedPart {
  let configuration: FormConfiguration
  /// Owns everything of the form that is shown.
  let lifetime: Subgraph
  let shown: Tracked<FormPresenter>

  static func lifetime(in host: ViewHost) -> Subgraph {
    host.graph.withSubgraph(host.rootSubgraph) { host.graph.makeSubgraph() }
  }
}

/// A form whose place another one takes when a part of it is opened.
private struct OpenableFormView: View {
  let shown: Tracked<FormPresenter>

  var body: some View {
    let form = shown.value
    DefinedFormView(form: form).id(ObjectIdentifier(form))
      .sheet(isPresented: form.isFindingPart) { PartFinderView(form: form) }
  }
}

extension FormDefinition {
  /// True if its language, its title or a label is read from the right.
  package var isReadFromRight: Bool {
    language.isFromRight || title.map { BidiText.isNeeded(by: $0.unicodeScalars) } == true
      || fields.contains { BidiText.isNeeded(by: $0.label.unicodeScalars) }
  }
}
