package import AttributeGraph
import ContentTypes
package import Expressions
package import FormDefinitions
package import Values
package import Wording

/// A definition being filled in: its fields, their values, existence and problems. Who shows it is asked by `screen`.
package final class FormModel: ExpressionScope {
  package let definition: FormDefinition
  package let inputs: FormInputs
  package let graph: Graph
  package unowned let host: any ModelHost
  /// The subgraph that owns the form's values; nil if they live as long as the host.
  package let lifetime: Subgraph?
  /// What shows the form, if anything does.
  package weak var screen: (any FormScreen)?
  package private(set) var fields: [FieldModel] = []
  package private(set) lazy var lists = fields.compactMap(\.list)
  private var byID: [String: FieldModel] = [:]
  /// Counts the changes of fields that are no secrets and have no rows, and of rows that come, go or move.
  package private(set) var openChanges = 0
  private var notedFailures: [String] = []
  /// How actions have ended the form, where no screen shows it.
  private var askedEnding: FormEnding?
  /// What was taken away, the last at the end, until something else changes.
  package private(set) var takenAway: [TakenAway] = []
  /// True once any field has shown a problem.
  var hasShownProblem = false
  /// Counts how often a field got its first answer or lost its last; tracked by `requiredLeft`.
  private let changesOfPresence: Stored<Int>
  /// The number of missing answers. In a rule, it becomes a dependency.
  package private(set) lazy var requiredLeft = Computed<Int>(host: host, in: lifetime) { [unowned self] in
    _ = changesOfPresence.value
    return visible.value.list.reduce(0) { $0 + ($1.isMissing ? 1 : 0) + ($1.list?.missing ?? 0) }
  }
  private var visible: Computed<ExistingFields>!
  /// The fields of `inputs.verbatim` that did not exist at the beginning.
  private var absentAtFirst: Set<String> = []
  /// The fields that may have focus; brought up to date when one begins or ceases to exist or to be enabled.
  private lazy var askable = Computed<AskablePlaces>(host: host, in: lifetime) { [unowned self] in
    AskablePlaces(fields.map(\.isAskable))
  }
  package private(set) var sections: [[FieldModel]] = []
  /// Saves unfinished answers for another run; nil if none are saved.
  package private(set) var drafts: DraftKeeper?
  /// True while a draft is resumed, which includes what actions set for its changes.
  var isRestoring = false
  /// What is kept of the form between runs.
  package private(set) var memory = FormMemory()
  /// The fields to validate again when another changes; computed lazily.
  package private(set) lazy var ruleReaders = RuleReaders(definition)
  /// The findings of each cross-field rule.
  package private(set) lazy var findings = definition.rules.map { findings(of: $0) }
  /// The expressions that have been evaluated in the scope of the form.
  private var standing: [StandingKey: StandingExpression] = [:]
  /// The person's time zone.
  package private(set) lazy var zone = inputs.clock.zone()
  /// The context in which text that is typed now is parsed.
  package var reading: ReadingContext {
    ReadingContext(now: instant(secondsSinceEpoch)?.local) { [unowned self] in zone }
  }
  private var secondsSinceEpoch: Int64 {
    inputs.clock.secondsSinceEpoch + Int64((screen?.nanosecondsSinceStart ?? 0) / 1_000_000_000)
  }
  /// When answers were last judged, in seconds since 1970 UTC: what expressions know as `now`. It does not follow the
  /// clock, so that nothing changes while a person reads.
  private let judged: Stored<Int64>
  private lazy var today = Computed<String>(host: host, in: lifetime) { [unowned self] in
    (instant(judged.value) ?? .epoch).local.date.iso
  }
  /// The host of a model that nobody draws.
  private var ownHost: OwnHost?

  /// A form that nobody draws: its values live in a graph of their own, which lives as long as the model.
  package convenience init(_ definition: FormDefinition, inputs: FormInputs) {
    let host = OwnHost()
    self.init(definition, inputs: inputs, host: host)
    ownHost = host
  }

  /// - Parameters:
  ///   - host: Must live as long as the model.
  ///   - lifetime: The subgraph that owns the model's values; nil for the lifetime of the host.
  package init(
    _ definition: FormDefinition, inputs: FormInputs, host: any ModelHost, in lifetime: Subgraph? = nil
  ) {
    self.definition = definition
    self.inputs = inputs
    self.host = host
    graph = host.graph
    self.lifetime = lifetime
    changesOfPresence = Stored(0, host: host, in: lifetime)
    judged = Stored(inputs.clock.secondsSinceEpoch, host: host, in: lifetime)
    // `definition.fields` would copy every field once more.
    for section in definition.sections {
      for field in section.fields { fields.append(FieldModel(field, at: fields.count, form: self)) }
    }
    byID = Dictionary(firstOfEach: fields.map { ($0.id, $0) })
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
      if let value = inputs.prefilled[field.id] { field.prefill(value) }
    }
    for field in fields { field.followDefault() }
    for field in fields where inputs.prefilled[field.id] != nil { field.fitToOptions() }
    visible = Computed(host: host, in: lifetime) { [unowned self] in
      ExistingFields(list: fields.filter { $0.exists.value })
    }
    for id in inputs.verbatim.compactMap(\.field) where byID[id]?.exists.current == false { absentAtFirst.insert(id) }
  }

  /// Keeps unfinished answers, and knows those of earlier runs.
  /// - Parameter former: The model of the same form that this one replaces.
  package func keepDrafts(in memory: FormMemory, after former: FormModel? = nil) {
    self.memory = memory
    drafts = memory.drafts.map { DraftKeeper(form: self, store: $0, after: former?.drafts) }
  }

  func fieldNamed(_ id: String) -> FieldModel? { byID[id] }

  /// A field by its place in the form: its id, or in the rows of a list `guests[0].name`.
  package func field(_ place: String) -> FieldModel? { byID[place] ?? fieldInRow(place) }

  /// Our own wording in the form's language.
  package func words(_ message: Message) -> String { message.text(in: definition.language) }
  package func words(_ phrase: Phrase) -> String { phrase.text(in: definition.language) }

  // Expressions.

  /// The value of a variable; reading it in a rule makes it a dependency.
  package func lookup(_ name: String) -> ExpressionValue? {
    if let field = byID[name] { return field.expressionValue }
    switch name {
    case "focus": return screen?.focusedField.map { .string($0) } ?? .null
    case "env":
      // Sorted, since the map keeps insertion order.
      let visible = inputs.grants.visible(in: inputs.facts.environment).sorted { $0.key < $1.key }
      return .map(ExpressionMap(visible.map { (key: .string($0.key), value: .string($0.value)) }))
    case "now": return instant(judged.value).map { .timestamp($0) }
    case "today": return Instant(expressionText: today.value).map { .timestamp($0) }
    default: return nil
    }
  }

  package var formOfNames: FormModel? { self }

  /// An expression in the scope of the form.
  /// - Parameter own: The list that is `self`, in a rule of it.
  func standing(_ expression: Expression, of own: ListModel? = nil) -> StandingExpression {
    let key = StandingKey(source: expression.source, list: own.map { ObjectIdentifier($0) })
    if let known = standing[key] { return known }
    let made = StandingExpression(expression, in: self, of: own)
    standing[key] = made
    return made
  }

  private struct StandingKey: Hashable {
    let source: String
    let list: ObjectIdentifier?
  }

  /// Sets the clock of expressions, before answers are judged.
  func setClock() {
    if judged.current != secondsSinceEpoch { judged.value = secondsSinceEpoch }
  }

  private func instant(_ seconds: Int64) -> Instant? {
    let offset = inputs.clock.utcOffset
    return Instant(seconds: seconds, utcOffset: offset, isUTC: offset == 0 && zone.isUTC)
  }

  // Fields.

  /// The fields that exist, in form order.
  package var existing: [FieldModel] { visible.current.list }

  /// The same; in a rule, they become dependencies.
  package var present: [FieldModel] { visible.value.list }

  /// The nearest field that can be asked for, from a place among all fields on, forwards or backwards. In a rule, it
  /// becomes a dependency.
  package func askable(from order: Int, by step: Int) -> FieldModel? {
    askable.value.nearest(from: order, by: step).map { fields[$0] }
  }

  /// The answers of the existing fields, in form order. In a rule, they become dependencies.
  package var answers: [(id: String, value: AnswerValue)] {
    let all = answersAndDefaults
    guard let judge = inputs.judges.whole, judge.decidesWhatIsRequired, !hasEdits,
      case let verbatim = verbatim, !judge.problems(all, verbatim).isEmpty
    else { return all }
    // Defaults that nobody has seen do not spoil what was given.
    let written = Set(verbatim.compactMap(\.field))
    let given = all.filter { byID[$0.id]?.hasOwnValue ?? false && !written.contains($0.id) }
    return judge.problems(given, verbatim).isEmpty ? given : all
  }

  private var answersAndDefaults: [(id: String, value: AnswerValue)] {
    var fields = visible.value.list.filter(\.definition.hasAnswer)
    if hasDefaultsWithObjects {
      var touched = TouchedObjects()
      for field in fields { touched.take(field.definition, field.answer, isOwn: field.hasOwnValue) }
      for answer in verbatim {
        if answer.field == nil { touched.touch(answer.path[...]) } else { touched.touch(answer.path.dropLast()) }
      }
      fields.removeAll { touched.leavesOut($0.definition, isOwn: $0.hasOwnValue) }
    }
    return fields.map { ($0.id, $0.givenAnswer) }
  }

  private lazy var hasDefaultsWithObjects = fields.contains { $0.definition.defaultWith != nil }

  /// The given answers that stand as they were given: of no field, unless somebody has answered one inside, of one that
  /// nobody has changed and, where that does not exist, has not existed since the beginning; with what a field showed
  /// that somebody has changed, perhaps back again.
  package var verbatim: [VerbatimAnswer] {
    guard !inputs.verbatim.isEmpty else { return [] }
    var edited = TouchedObjects()
    for field in fields where field.isEdited { edited.touch(field.definition.answerPath.dropLast()) }
    return inputs.verbatim.compactMap { answer in
      guard let field = answer.field.flatMap({ byID[$0] }) else {
        if case .object = answer.value { return answer }
        return edited.contains(answer.path) ? nil : answer
      }
      guard field.isEdited else { return field.exists.current || absentAtFirst.contains(field.id) ? answer : nil }
      guard let shown = inputs.prefilled[field.id] else { return nil }
      var changed = answer
      changed.shown = shown
      guard let list = field.list else { return changed }
      changed.value = list.elements(ofGiven: answer.value, isShown: false)
      changed.shown = list.elements(ofGiven: shown, isShown: true)
      return changed
    }
  }

  /// The fields whose answers are written as they were given while nobody changes them.
  private(set) lazy var givenFields = Set(inputs.verbatim.compactMap(\.field))

  /// The fields whose given answers the form's own schema accepts.
  private(set) lazy var fieldsWithFittingAnswers = Set(inputs.verbatim.filter(\.fits).compactMap(\.field))

  /// Called when a field gets its first answer or loses its last.
  package func answersCameOrWent() { changesOfPresence.value &+= 1 }

  /// True if there are at least two fields to move between. In a rule, its inputs become dependencies.
  package var hasSeveralFields: Bool {
    guard let first = askable(from: 0, by: 1) else { return false }
    guard askable(from: first.order + 1, by: 1) == nil else { return true }
    var count = 0
    return visit([first], rows: \.rows) { field in
      if field.isEnabled.value, field.definition.type.isEditable { count += 1 }
      return count < 2
    } == false
  }

  /// True if unsubmitted answers are saved for another run.
  package var keepsAnswers: Bool { graph.untracked { drafts.map { $0.canSave && $0.hasAnswers } ?? false } }

  /// True if the person has changed anything, or typed a search that chose nothing.
  package var hasEdits: Bool { fields.contains { $0.isChanged || $0.unsettledText != nil } }

  /// Called when a field's value has changed; a list changes with its rows.
  package func fieldDidChange(_ field: FieldModel) {
    takenAway = []
    if field.countChange() { openChanges &+= 1 }
    drafts?.didChange(field)
    field.check?.cancel()
    screen?.answerDidChange()
    inputs.fieldDidChange?(field)
    showProblemsAgain(after: field)
    runOnChange(of: field)
    if let list = field.row?.list.field {
      list.wasEdited()
      fieldDidChange(list)
    }
  }

  /// Takes something away that may be wanted back, and leaves what was taken away before.
  /// - Parameter something: Nil if that cannot come back.
  package func takeAway(_ something: TakenAway?, by change: () -> Void) {
    let before = takenAway
    change()
    // What was in a row that is gone cannot come back by itself.
    takenAway = something.map { before.filter { $0.field.lifetime?.isValid ?? true } + [$0] } ?? []
  }

  /// Restores what was taken away last.
  /// - Parameter restore: False if it cannot.
  package func restoreTaken(by restore: (TakenAway) -> Bool) -> Bool {
    let before = takenAway
    guard let last = before.last, restore(last) else { return false }
    takenAway = before.dropLast()
    return true
  }

  /// Runs what the definition has for a change of a field's value: once for all changes of a round, since each field
  /// that changes another several times would otherwise multiply the runs.
  func runOnChange(of field: FieldModel) {
    guard let action = field.definition.onChange, !field.awaitsOnChange, !isRestoring else { return }
    field.awaitsOnChange = true
    host.afterUpdate(of: field.id) {
      field.awaitsOnChange = false
    } _: { [unowned self] in
      field.awaitsOnChange = false
      perform(action, from: field)
    }
  }

  /// Called when the rows of a list came, went or moved.
  func rowsDidMove(in list: ListModel) {
    openChanges &+= 1
    fieldDidChange(list.field)
  }

  /// Runs an action of the definition.
  /// - Parameter field: Its field; nil for actions of the form.
  package func perform(_ action: ActionDefinition, from field: FieldModel?) {
    guard screen?.isOpen ?? true else { return }
    let scope: any ExpressionScope = field ?? self
    func note(_ what: String, _ reason: String) {
      noteFailure("an action of \(field.map { "'\($0.id)'" } ?? "the form") \(what): \(reason)")
    }
    switch action {
    case .set(let assignments):
      for assignment in assignments {
        guard let target = self.field(assignment.field, meantBy: field),
          let value = scope.value(
            of: assignment.value, for: target.definition, onFailure: { note("could not set '\(assignment.field)'", $0) }
          )
        else { continue }
        target.edit(value)
      }
    case .clear(let name): self.field(name, meantBy: field).map(clear)
    case .validate: _ = validateAll()
    case .if(let condition, let then, let otherwise):
      if scope.value(of: condition, { note("could not decide its condition", $0) }) == .bool(true) {
        perform(then, from: field)
      } else if let otherwise {
        perform(otherwise, from: field)
      }
    case .sequence(let actions): for action in actions { perform(action, from: field) }
    case .next, .previous, .first, .last, .stay, .focus, .insert, .suggest, .accept, .undo, .redo, .toggleReveal,
      .nextPage, .previousPage, .submit, .cancel:
      if let screen { return screen.perform(action, from: field) }
      switch action {
      case .submit: askedEnding = .submit
      case .cancel: askedEnding = .cancel
      default: break
      }
    }
  }

  /// Runs the submit actions around a field, outer to inner, where no screen shows the form: what they say of focus means
  /// nothing there.
  /// - Returns: How they end the form; nil if they do not.
  package func runSubmitActions(around field: FieldModel) -> FormEnding? {
    askedEnding = nil
    let path = Array(sequence(first: field) { $0.row?.list.field }).reversed()
    let section = sections.firstIndex { $0.contains { $0 === path.first } }.map { definition.sections[$0] }
    if let action = definition.onSubmit, !(section?.submitScope ?? false) { perform(action, from: nil) }
    if let action = section?.onSubmit { perform(action, from: nil) }
    for field in path { field.definition.onSubmit.map { perform($0, from: field) } }
    host.update()
    return askedEnding
  }

  /// Why actions of the definition have failed, a sentence each; not if only an answer was missing.
  package var failedActions: [String] { notedFailures + (ownHost?.endless ?? []) }

  package func noteFailure(_ sentence: String) {
    guard notedFailures.count < Self.mostFailures, !notedFailures.contains(sentence) else { return }
    notedFailures.append(sentence)
  }

  private static let mostFailures = 20

  /// Problems of the answers as a whole, found by the host rather than by a field.
  package func wrongAsWhole() -> [(id: String, message: String)] {
    guard let judge = inputs.judges.whole else { return [] }
    return graph.untracked { judge.problems(answers, verbatim) }.map { ($0.id ?? "", $0.message) }
  }

  /// Shows problems found by an external judge.
  /// - Returns: The first field with such a problem, else the first that can have focus.
  @discardableResult
  package func refuse(_ problems: [(id: String, message: String)]) -> FieldModel? {
    host.update()
    // In thousands of rows nobody looks for more.
    let problems = problems.prefix(Self.mostRefusals)
    // A row has no field of its own, and one in it may not exist now: then it is said of the list.
    let named = problems.map { problem in
      ([problem.id] + problem.id.idsAround.reversed()).lazy.compactMap { self.field($0) }.first { $0.exists.current }
    }
    // A field's own problems come before those that only have no other place.
    let placed = zip(named, problems).filter { $0.0 != nil } + zip(named, problems).filter { $0.0 == nil }
    var messages: [String: [String]] = [:]
    for (named, problem) in placed {
      guard let field = named ?? firstReachable else { continue }
      messages[field.id, default: []].append(problem.message)
      field.refusal = (field.finalAnswer, messages[field.id] ?? [])
      showProblems(of: field)
    }
    return named.compactMap(\.self).min { $0.isBefore($1) } ?? firstReachable
  }

  private static let mostRefusals = 100

  /// The problems that are shown, with their fields. In a rule, they become dependencies.
  package var shownErrors: [(field: FieldModel, message: String)] {
    presentInMadeRows.flatMap { field in field.errors.value.map { (field, $0) } }
  }
}

/// The fields that exist, in form order.
private struct ExistingFields: Equatable {
  let list: [FieldModel]

  static func == (first: ExistingFields, second: ExistingFields) -> Bool {
    first.list.elementsEqual(second.list, by: ===)
  }
}

/// The nearest places of fields that can be asked for, in both directions, so that finding one visits no other.
private struct AskablePlaces: Equatable {
  private let next: [Int]
  private let previous: [Int]

  /// - Parameter isAskable: For each field, whether it can be asked for.
  init(_ isAskable: [Bool]) {
    var last = -1
    previous = isAskable.enumerated().map { place, isAskable in
      if isAskable { last = place }
      return last
    }
    var first = isAskable.count
    next = isAskable.enumerated().reversed().map { place, isAskable in
      if isAskable { first = place }
      return first
    }.reversed()
  }

  func nearest(from place: Int, by step: Int) -> Int? {
    guard next.indices.contains(place) else { return nil }
    let found = step > 0 ? next[place] : previous[place]
    return next.indices.contains(found) ? found : nil
  }
}

/// Brings a graph up to date that shows nothing.
private final class OwnHost: ModelHost {
  let graph = Graph()
  let rootSubgraph: Subgraph
  private var actions: [(field: String?, dropped: (() -> Void)?, run: () -> Void)] = []
  private var isUpdating = false
  /// A sentence for each field whose actions never ended.
  private(set) var endless: [String] = []

  /// Actions that cause each other are given up after as many rounds; a view tree does so, too.
  private static let mostRounds = 100

  init() { rootSubgraph = graph.currentSubgraph }

  func afterUpdate(of field: String?, dropped: (() -> Void)?, _ action: @escaping () -> Void) {
    actions.append((field, dropped, action))
  }

  func update() {
    guard !graph.isEvaluating else { return }
    graph.update()
    // An action that asks for an update gets the values, and its own actions run after it.
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.mostRounds where !actions.isEmpty {
      let due = actions
      actions = []
      for action in due { action.run() }
      graph.update()
    }
    for field in Set(actions.compactMap(\.field)).sorted() {
      let sentence = "actions of '\(field)' kept changing answers: they were stopped after \(Self.mostRounds) rounds"
      if !endless.contains(sentence) { endless.append(sentence) }
    }
    for action in actions { action.dropped?() }
    actions = []
  }
}
