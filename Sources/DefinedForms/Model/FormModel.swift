import AttributeGraph
import ContentTypes
import Expressions
package import FormDefinitions
import Formline
import Values
import Wording

/// A definition being filled in: its fields, their existence, problems, and the page shown.
package final class FormModel: ExpressionScope {
  package let definition: FormDefinition
  package let configuration: FormConfiguration
  unowned let host: ViewHost
  /// The subgraph that owns the model's state; nil if that lives as long as the tree.
  let lifetime: Subgraph?
  package private(set) var fields: [FieldModel] = []
  /// The list and map fields.
  private(set) lazy var lists = fields.compactMap(\.list)
  private var byID: [String: FieldModel] = [:]
  /// Which field has focus, by id.
  let focus: FocusLocation<String?>
  /// The section shown, in forms of pages.
  let page: Tracked<Int>
  /// True after a failed submission: the summary of errors is shown.
  let showsSummary: Tracked<Bool>
  /// The key that jumps to the error list. Cached: finding it walks readline's keymap.
  private(set) lazy var errorListKey = session?.keyName(of: "form-errors")
  /// True while the form asks whether to discard what was typed.
  let isAskingToCancel: Tracked<Bool>
  /// Delays commands until the person has seen them; nil if they may run at once.
  let consent: CommandConsent?
  /// True while the review page is shown.
  let isReviewing: Tracked<Bool>
  /// The field that had focus before the review page.
  var placeBeforeReview: String?
  /// The row removed last; cleared by the next change.
  var removedRow: RemovedRow?
  /// Counts how often a field got its first answer or lost its last; tracked by `requiredLeft`.
  private let changesOfPresence: Tracked<Int>
  /// The number of missing answers. In a rule, it becomes a dependency.
  private(set) lazy var requiredLeft = Computed<Int>(host: host, in: lifetime) { [unowned self] in
    _ = changesOfPresence.value
    return visibleInRows.value.list.reduce(0) { $0 + ($1.isMissing ? 1 : 0) }
  }
  private var visible: Computed<ExistingFields>!
  /// The existing fields including those in rows, each list after its rows.
  private var visibleInRows: Computed<ExistingFields>!
  private(set) var sections: [[FieldModel]] = []
  /// True while a submission waits for checks.
  var isAwaitingChecks = false
  /// True while an external judge decides about the answers.
  let isBeingJudged: Tracked<Bool>
  private var judgement: Task<Void, Never>?
  /// Saves unfinished answers for another run; nil if none are saved.
  private(set) var drafts: DraftKeeper?
  /// The fields to validate again when another changes; computed lazily.
  private(set) lazy var ruleReaders = RuleReaders(definition)
  /// The findings of each cross-field rule.
  private(set) lazy var findings = definition.rules.map { findings(of: $0) }
  /// The toolbar's items for every field.
  private(set) lazy var toolbarEntries = ToolbarEntry.all(of: self)
  @Anchored var session: Session?
  var focusMoves = FocusMoves()
  /// The fields submitted with Return so far, in order.
  var submittedFields: [String] = []
  /// Called on submission of a form embedded among other views; the session goes on.
  var whenSubmitted: (() -> Void)?
  /// The focus state of the enclosing views.
  var focusLink: FocusLink?
  /// The person's time zone.
  private(set) lazy var zone = configuration.zone()
  /// The context in which text that is typed now is parsed.
  var reading: ReadingContext {
    let seconds = configuration.secondsSinceEpoch + (session?.secondsSinceStart ?? 0)
    return ReadingContext(now: Instant(seconds: seconds, utcOffset: configuration.utcOffset)?.local) {
      [unowned self] in zone
    }
  }

  /// - Parameter lifetime: The subgraph that owns the model's state; nil for the lifetime of the tree.
  init(
    _ definition: FormDefinition, configuration: FormConfiguration, host: ViewHost, in lifetime: Subgraph? = nil
  ) {
    self.definition = definition
    var configuration = configuration
    let consent = configuration.commandQuestion.map { CommandConsent($0, host: host) }
    configuration.runCommand = configuration.runCommand.map { consent?.delaying($0) ?? $0 }
    self.consent = consent
    self.configuration = configuration
    self.host = host
    self.lifetime = lifetime
    focus = FocusLocation(unfocused: nil, host: host)
    page = Tracked(0, host: host, in: lifetime)
    showsSummary = Tracked(false, host: host, in: lifetime)
    isAskingToCancel = Tracked(false, host: host, in: lifetime)
    isBeingJudged = Tracked(false, host: host, in: lifetime)
    isReviewing = Tracked(false, host: host, in: lifetime)
    changesOfPresence = Tracked(0, host: host, in: lifetime)
    // `definition.fields` would copy every field once more.
    for section in definition.sections { fields += section.fields.map { FieldModel($0, form: self) } }
    byID = Dictionary(fields.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var rest = fields[...]
    for section in definition.sections {
      let models = Array(rest.prefix(section.fields.count))
      rest = rest.dropFirst(models.count)
      let sectionExists = state(of: section.when)
      for model in models { model.connect(within: sectionExists) }
      sections.append(models)
    }
    for field in fields {
      field.startWithDefault()
      if let value = configuration.prefilled[field.id] { field.prefill(value) }
    }
    for field in fields { field.followDefault() }
    for field in fields where configuration.prefilled[field.id] != nil { field.fitToOptions() }
    visible = Computed(host: host, in: lifetime) { [unowned self] in
      ExistingFields(list: fields.filter { $0.exists.value })
    }
    visibleInRows =
      fields.contains { $0.list != nil }
      ? Computed(host: host, in: lifetime) { [unowned self] in ExistingFields(list: Self.withRows(visible.value.list)) }
      : visible
    drafts = configuration.drafts.map { DraftKeeper(form: self, store: $0) }
  }

  /// A field by its place in the form: its id, or in the rows of a list `guests[0].name`.
  package func field(_ place: String) -> FieldModel? { byID[place] ?? fieldInRow(place) }

  /// Our own wording in the form's language.
  func words(_ phrase: Phrase) -> String { phrase.text(in: definition.language) }
  func words(_ problem: ProblemPhrase) -> String { problem.text(in: definition.language) }

  /// The field that a control edits.
  func field(of control: Control) -> FieldModel? { focus.fieldValue(of: control).flatMap { $0 }.flatMap(field) }

  /// True if Return in the focused field submits the form: it is the last one.
  var isLastFocused: Bool { lastIsFocused.current }

  private lazy var lastIsFocused = Computed(host: host) { [unowned self] in
    guard let focused = focus.value?.get() else { return false }
    return visibleInRows.value.list.last { $0.isAskable }?.id == focused
  }

  // Expressions.

  /// The value of a variable; reading it in a rule makes it a dependency.
  func lookup(_ name: String) -> ExpressionValue? {
    if let field = byID[name] { return field.expressionValue }
    switch name {
    case "focus": return focusedPlace.flatMap { Self.isField($0) ? .string($0) : nil } ?? .null
    case "env":
      // Sorted, since the map keeps insertion order.
      let visible = configuration.grants.visible(in: configuration.facts.environment).sorted { $0.key < $1.key }
      return .map(ExpressionMap(visible.map { (key: .string($0.key), value: .string($0.value)) }))
    case "now":
      return Instant(seconds: configuration.secondsSinceEpoch, utcOffset: configuration.utcOffset)
        .map { .timestamp($0) }
    case "today": return Instant(expressionText: today).map { .timestamp($0) }
    default: return nil
    }
  }

  /// The user's current local date in RFC 3339 format.
  var today: String {
    let now = Instant(seconds: configuration.secondsSinceEpoch, utcOffset: configuration.utcOffset) ?? .epoch
    return now.local.date.iso
  }

  // Fields.

  /// The fields that exist, in form order.
  package var existing: [FieldModel] { visible.current.list }

  /// The existing fields including those in rows, each list after its rows.
  package var existingInRows: [FieldModel] { visibleInRows.current.list }

  /// Fields that Tab and Return visit.
  var reachable: [FieldModel] { existingInRows.filter(\.isAskable) }

  /// The answers of the existing fields, in form order. In a rule, they become dependencies.
  package var answers: [(id: String, value: AnswerValue)] {
    visible.value.list.filter(\.definition.hasAnswer).map { ($0.id, $0.givenAnswer) }
  }

  /// Called when a field gets its first answer or loses its last.
  func answersCameOrWent() { changesOfPresence.value &+= 1 }

  /// True if there are at least two fields to move between. In a rule, its inputs become dependencies.
  var hasSeveralFields: Bool {
    visibleInRows.value.list.lazy.filter { $0.isEnabled.value && $0.definition.type.isEditable }.prefix(2).count == 2
  }

  /// True if unsubmitted answers are saved for another run.
  var keepsAnswers: Bool { host.graph.untracked { drafts?.hasAnswers ?? false } }

  /// True if the person has changed anything.
  var hasEdits: Bool { fields.contains(where: \.isEdited) }

  /// Called when a field's value has changed; a list changes with its rows.
  func fieldDidChange(_ field: FieldModel) {
    removedRow = nil
    drafts?.formDidChange()
    stopChecks(after: field)
    configuration.fieldDidChange?(field)
    showProblemsAgain(after: field)
    if let action = field.definition.onChange {
      host.afterUpdate(of: .model(field.id)) { [unowned self] in perform(action, from: field) }
    }
    if let list = field.row?.list.field {
      list.wasEdited()
      fieldDidChange(list)
    }
  }

  // Final judgement.

  /// Ends the form once its judge, if any, has accepted the answers.
  func finishWithAnswers() {
    let wrong = wrongAsWhole()
    guard wrong.isEmpty else { return take(.refused(wrong)) }
    guard let judge = configuration.judge else { return wasAccepted() }
    guard judgement == nil else { return }
    isBeingJudged.value = true
    let answers = host.graph.untracked { self.answers }.map { AnswerValue.Member($0.id, $0.value) }
    judgement = Task { [weak self] in
      let verdict = await judge(answers)
      guard !Task.isCancelled else { return }
      self?.take(verdict)
    }
  }

  /// Problems of the answers as a whole, found by the configuration rather than by a field.
  func wrongAsWhole() -> [(id: String, message: String)] {
    guard let judge = configuration.judgeWhole else { return [] }
    return judge(host.graph.untracked { answers }).map { ($0.id ?? "", $0.message) }
  }

  private func wasAccepted() {
    showsSummary.value = false
    if let whenSubmitted { whenSubmitted() } else { session?.finish(.submitted) }
  }

  private func take(_ verdict: SubmissionVerdict) {
    stopJudgement()
    switch verdict {
    case .accepted: wasAccepted()
    case .refused(let problems):
      showsSummary.value = true
      if let first = refuse(problems) { aim(at: first.id) }
    }
  }

  /// Shows problems found by an external judge.
  /// - Returns: The first field with such a problem, else the first that can have focus.
  @discardableResult
  func refuse(_ problems: [(id: String, message: String)]) -> FieldModel? {
    host.update()
    let present = existingInRows
    for problem in problems {
      guard let field = present.first(where: { $0.id == problem.id }) ?? reachable.first else { continue }
      field.refusal = (field.finalAnswer, problem.message)
      showProblems(of: field)
    }
    return present.first { field in problems.contains { $0.id == field.id } } ?? reachable.first
  }

  /// Abandons a pending verdict, since an answer has changed.
  func stopJudgement() {
    guard let judgement else { return }
    judgement.cancel()
    self.judgement = nil
    isBeingJudged.value = false
  }

  /// The errors on screen, with their fields.
  package var shownErrors: [(field: FieldModel, message: String)] {
    visibleInRows.value.list.flatMap { field in field.errors.value.map { (field, $0) } }
  }
}

/// The fields that exist, in form order.
private struct ExistingFields: Equatable {
  let list: [FieldModel]

  static func == (first: ExistingFields, second: ExistingFields) -> Bool {
    first.list.elementsEqual(second.list, by: ===)
  }
}
