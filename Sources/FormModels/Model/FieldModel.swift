package import AttributeGraph
import Wording
import ContentTypes
package import Expressions
package import FormDefinitions

/// A field of a running form: its text, its answer and its problems.
package final class FieldModel: ExpressionScope {
  package let definition: FieldDefinition
  /// The id or, in rows, `guests[0].name`; also the focus value. In a rule, the row's index becomes a dependency.
  package var id: String { row.map { "\($0.place).\(definition.id)" } ?? definition.id }
  /// The row that contains the field, if any.
  package private(set) weak var row: RowModel?
  /// Its index among the fields of its row or form.
  package let order: Int
  /// The field's rows, if it is a list or map.
  package private(set) var list: ListModel?
  /// The subgraph that owns the field's state; nil for the lifetime of the form.
  package let lifetime: Subgraph?
  /// The text of a field that is edited as text.
  package let text: Stored<String>
  package let stored: Stored<AnswerValue>
  /// False while `stored` is empty, or without an option that must be chosen.
  private var isComplete = false
  /// True if some options must be chosen.
  let hasRequiredOptions: Bool
  /// The problems shown below the field; made lazily.
  package var errors: Stored<[String]> {
    if let madeErrors { return madeErrors }
    let made = Stored<[String]>([], host: form.host, in: lifetime)
    madeErrors = made
    return made
  }
  private var madeErrors: Stored<[String]>?
  /// True once it has shown a problem: from then on it is judged at every change.
  package private(set) var hasShownProblem = false
  /// True while what the definition has for a change waits for the end of a round.
  var awaitsOnChange = false
  /// True if the field has a prefilled or edited value; a computed default is then ignored.
  package private(set) var hasOwnValue = false
  /// True if the person or an action has changed the value, in this run or a resumed one.
  package private(set) var isEdited = false
  /// True if it was an empty text before it was edited.
  private var wasEmpty = false
  /// Counts the changes of a field that is no secret and has no rows.
  package private(set) var openChanges = 0
  /// True once focus has left it after a change.
  package var hasBeenLeft = false
  /// The answer that an external judge refused, and why; the message is shown for that answer only.
  package var refusal: (answer: AnswerValue, messages: [String])?
  /// Why the text cannot be parsed.
  package private(set) var mismatch: AnswerMismatch?
  /// What was typed to search a list.
  package private(set) var search = ""
  /// Why that names none of its options, once the list was left.
  package private(set) var unsettledSearch: String?
  /// An object that whoever shows the field keeps with it.
  package var attachment: AnyObject?
  package unowned let form: FormModel
  /// The external check of what is typed; nil if there is none, or it may not be asked.
  package private(set) lazy var check = ValueCheck(of: self)
  /// The external source of options or suggestions; nil if there is none, or it may not be asked.
  package private(set) lazy var liveList: LiveList? = makeLiveList()
  /// That source's failure, as shown below the field.
  package var shownFailure: String?

  /// The findings of limits and rules; made lazily.
  package private(set) lazy var judgement = Computed(host: form.host, in: lifetime) { [unowned self] in judge() }
  package private(set) var exists = ConditionState.constant(true)
  package private(set) var isEnabled = ConditionState.constant(true)
  package private(set) var isRequired = ConditionState.constant(false)
  /// The result of a computed field's expression, before conversion to an answer loses its type.
  package private(set) var computed: Computed<ExpressionValue>?
  /// The answer as expressions see it, made once for all that read it.
  private(set) lazy var answerInExpressions = Computed(host: form.host, in: lifetime) { [unowned self] in
    answer.expressionValue(for: definition)
  }
  package private(set) var options: Computed<FieldOptions>?
  /// Incremented when options arrive.
  package private(set) var arrivals: Stored<Int>?

  /// - Parameters:
  ///   - order: Its index among the fields of its row or form.
  ///   - start: The value of a field in a row, which begins with it: nothing is written.
  package init(
    _ definition: FieldDefinition, at order: Int, form: FormModel, row: RowModel? = nil, start: FieldStart? = nil
  ) {
    self.definition = definition
    self.order = order
    self.form = form
    self.row = row
    lifetime = row?.lifetime ?? form.lifetime
    let value = start?.stored(in: definition, of: form) ?? .null
    let shown = start.map { definition.type.isTyped ? definition.shownText(of: $0.value, zone: form.zone) : "" }
    text = Stored(shown ?? "", host: form.host, in: lifetime)
    stored = Stored(definition.type.hasRows ? .null : value, host: form.host, in: lifetime)
    hasRequiredOptions = definition.missingOption(in: .list([])) != nil
    hasOwnValue = start?.isOwn ?? false
    isComplete = !lacksSomething(value)
    if let traits = definition.list { list = ListModel(traits, of: self, start: value) }
  }

  private func makeLiveList() -> LiveList? {
    let list = LiveList(of: self)
    list?.hasChanged = { [unowned self] in form.sourceHasChanged(of: self) }
    return list
  }

  /// Connects the field to other fields, which must have been made.
  /// - Parameter surroundings: The existence of its container.
  package func connect(within surroundings: ConditionState) {
    let host = form.host
    exists = state(of: definition.when, within: surroundings)
    isEnabled = state(of: definition.enabled)
    isRequired = state(of: definition.required)
    if let expression = definition.kind.expression {
      let evaluate = standing(expression)
      let computed = Computed(host: host, in: lifetime) { (try? evaluate().get()) ?? .null }
      self.computed = computed
      if definition.onChange != nil {
        Watch.start(host: host, in: lifetime) {
          computed.value
        } changed: { [unowned self] _, _ in
          form.runOnChange(of: self)
        }
      }
    }
    if let choice = definition.choice {
      let live = liveList?.options
      let arrivals = followArrivals()
      options = Computed(host: host, in: lifetime) { [unowned self] in
        _ = arrivals?.value
        return FieldOptions(choice.options, given: live?.value, field: self)
      }
    }
    if !definition.sources.isEmpty { followSources() }
  }

  /// The incoming options, for a field that has such.
  package var arriving: ArrivingOptions? {
    if case .arriving? = definition.choice?.options { form.inputs.sources.arriving } else { nil }
  }

  /// A counter that is incremented when options arrive.
  private func followArrivals() -> Stored<Int>? {
    guard let arriving else { return nil }
    let arrivals = Stored(0, host: form.host, in: lifetime)
    arriving.changed = { arrivals.value += 1 }
    self.arrivals = arrivals
    return arrivals
  }

  /// Tracks a computed default until the field has a value of its own. Connect the fields that the default reads first.
  package func followDefault() {
    guard let expression = definition.defaultValue?.expression else { return }
    let evaluate = standing(expression)
    var first = AnswerValue.null
    let watch = Watch.start(host: form.host, in: lifetime) { [unowned self] in
      first = answer(evaluate())
      return first
    } changed: { [unowned self] _, new in
      guard !hasOwnValue else { return }
      set(new)
      form.runOnChange(of: self)
      form.showProblemsAgain(after: self)
    }
    // A field in a row has begun with it, perhaps while something is evaluated.
    form.graph.peek(watch)
    if !hasOwnValue, row == nil { set(first) }
  }

  /// An expression's value as an answer of the field.
  private func answer(_ value: Result<ExpressionValue, EvaluationError>) -> AnswerValue {
    guard case .success(let value) = value, case .success(let answer) = AnswerValue.answer(value, for: definition)
    else {
      return .null
    }
    return answer
  }

  // Values.

  /// The current answer. In a rule, it becomes a dependency.
  package var answer: AnswerValue {
    if let computed { return AnswerValue(computed.value) }
    if let list { return list.answer.value }
    let value = stored.value
    return isNoOption(value) ? .null : value
  }

  /// True if an option is chosen, whether it turns out to be one or not.
  var holdsChoice: Bool { definition.choice != nil && !definition.isUnanswered(by: stored.current) }

  /// True of an empty text that was given, unless it is among the options of now: it is how nothing is written, too.
  private func isNoOption(_ value: AnswerValue) -> Bool {
    guard value == .string(""), !isEdited, let choice = definition.choice, !choice.options.areKnown, let options else {
      return false
    }
    return options.value.list.index(of: value) == nil
  }

  /// The answer as another field may begin with it: rows one by one. No dependency of rules.
  var contentsNow: AnswerValue { list?.contentsNow ?? answer }

  /// The answer for output. In a rule, it becomes a dependency.
  package var givenAnswer: AnswerValue {
    let answer = answer
    guard answer == .null else {
      // Prefilled values may be in any order.
      guard let choice = definition.choice, !choice.options.areKnown, let options else {
        return row == nil ? definition.written(answer) : answer
      }
      return options.value.list.inOrder(answer)
    }
    return definition.emptyAnswer
  }

  /// The answer for output, without becoming a dependency.
  package var finalAnswer: AnswerValue { form.graph.untracked { givenAnswer } }

  /// True if the value is text that readline edits.
  package var isTyped: Bool { definition.type.isTyped }

  package func show(_ problems: [String]) {
    if !problems.isEmpty { (hasShownProblem, form.hasShownProblem) = (true, true) }
    if hasShownProblem, errors.current != problems { errors.value = problems }
  }

  /// Called when the person has typed.
  package func type(_ value: String) {
    guard value != text.current else { return }
    wasEdited()
    read(value)
    form.fieldDidChange(self)
  }

  /// Parses the typed text into an answer.
  package func read(_ value: String) {
    text.value = value
    // The case may have been edited since it was corrected while typing.
    let outcome: Result<AnswerValue, AnswerMismatch> =
      definition.type.isText
      ? .success(AnswerConversion.settled(value, in: definition))
      : AnswerConversion.parse(typed: value, for: definition, in: form.reading)
    switch outcome {
    case .success(let answer):
      mismatch = nil
      // For a secret, the text and the answer share one copy.
      store(definition.isSecret && answer == .string(value) ? .string(value) : withHome(answer))
    case .failure(let problem):
      mismatch = problem
      store(.null)
    }
  }

  /// Sets another value on behalf of the person or an action.
  package func edit(_ value: AnswerValue) {
    wasEdited()
    unsettledSearch = nil
    set(value)
    form.fieldDidChange(self)
  }

  /// Sets a value on behalf of a program: the one that it has already is no change, and takes nothing back.
  func editIfOther(_ value: AnswerValue) {
    let own = finalAnswer
    let isSame = value == own || definition.isUnanswered(by: value) && definition.isUnanswered(by: own)
    if isSame, mismatch == nil, search.isEmpty { wasEdited() } else { edit(value) }
  }

  /// Called when what is typed to search a list has changed, and with a reason when the list was left with a search that
  /// names no single option.
  package func searchDidChange(_ text: String, _ reason: String?) {
    if text != search {
      search = text
      form.drafts?.textDidChange()
    }
    // What holds a search that goes on may read like the reason.
    guard reason != nil || unsettledSearch != nil else { return }
    unsettledSearch = reason
    guard reason != nil else { return form.showProblemsAgain(after: self) }
    hasBeenLeft = true
    form.showProblems(of: self)
  }

  /// Drops what is typed to search a list that has not been left with it.
  package func dropSearch() { if unsettledSearch == nil { searchDidChange("", nil) } }

  /// The search text that a list was left with and that names no single option.
  package var unsettledText: String? { unsettledSearch == nil || search.isEmpty ? nil : search }

  /// Takes a search text of an earlier run: until somebody looks, it names no option, which nobody is told yet.
  /// - Parameter reason: Why it names none, if that is known.
  func resume(search text: String, because reason: String? = nil) {
    search = text
    unsettledSearch =
      reason
      ?? form.words(
        definition.isSecret ? .problemNotAnOption : .problemTypedNotOption(shown: definition.language.quoted(text)))
  }

  /// True if what the person has changed is there to be kept: what was typed into an empty field and erased is not.
  package var isChanged: Bool { isEdited && !(wasEmpty && isEmptyText) }

  private var isEmptyText: Bool {
    isTyped && definition.defaultValue == nil && mismatch == nil && stored.current.isEmpty
  }

  package func wasEdited() {
    if !isEdited { wasEmpty = isEmptyText }
    isEdited = true
    hasOwnValue = true
  }

  /// Counts a change, and tells whether it counts.
  func countChange() -> Bool {
    guard list == nil, !definition.isSecret else { return false }
    openChanges &+= 1
    return true
  }

  /// Sets a value given before the form runs. Null says nothing of a toggle: what it would show then is an answer too,
  /// and perhaps the opposite of its default.
  package func prefill(_ value: AnswerValue) {
    guard value != .null || definition.valueOfNobody == .null else { return }
    hasOwnValue = true
    set(value)
  }

  /// Replaces prefilled texts by the values of computed options that they match.
  package func fitToOptions() {
    guard case .computed? = definition.choice?.options, let options else { return }
    store(options.current.list.fitting(stored.current))
  }

  /// Sets a value that was prefilled, computed or a default.
  package func set(_ value: AnswerValue) {
    if let list { return list.replaceRows(with: value) }
    mismatch = nil
    store(withHome(value == .null ? definition.valueOfNobody : value))
    if isTyped { text.value = editedText(of: value) }
  }

  private func store(_ value: AnswerValue) {
    // Whether that was an answer depended on the options, and on whether the person had edited it.
    let wasUncertain = definition.choice != nil && stored.current == .string("")
    stored.value = value
    if let row { row.list.rowDidChange(row) }
    guard lacksSomething(value) == isComplete || wasUncertain else { return }
    isComplete = !lacksSomething(value)
    form.answersCameOrWent()
  }

  /// True if the field must be answered and is not, nor stands as it was given. In a rule, its inputs become
  /// dependencies, except the answer itself: a key that changes it need not evaluate anything.
  package var isMissing: Bool {
    guard isRequired.value || hasRequiredOptions, isEnabled.value, !standsAsGiven else { return false }
    return list.map(\.rows.isEmpty) ?? (!isComplete || isNoOption(stored.current))
  }

  private func lacksSomething(_ value: AnswerValue) -> Bool {
    definition.isUnanswered(by: value) || hasRequiredOptions && definition.missingOption(in: value) != nil
  }

  /// True if the field of a row, and everything in it, would be the same if it were made again of the row's values:
  /// nothing was changed in it, and nothing is wrong with it that anybody was told.
  var repeatsItsStart: Bool {
    guard !isEdited, mismatch == nil, unsettledSearch == nil, refusal == nil, shownFailure == nil,
      madeErrors?.current.isEmpty ?? true
    else { return false }
    return list?.madeNow.allSatisfy { $0.fields.allSatisfy(\.repeatsItsStart) } ?? true
  }

  /// A value as the field shows it: dates and times without default parts such as zero seconds, numbers in the form's
  /// language. If the field is typed, it parses back to the same value.
  package func shownText(of value: AnswerValue) -> String {
    definition.shownText(of: value, zone: form.zone)
  }

  /// The same for the text that is edited: while the field has focus, a number stands without its unit, and what is
  /// typed goes on from its digits.
  private func editedText(of value: AnswerValue) -> String {
    guard definition.numberStyle.unit != nil, form.graph.untracked({ form.screen?.focusedField == id }) else {
      return shownText(of: value)
    }
    return definition.withoutUnit.shownText(of: value, zone: form.zone)
  }

  /// Called when the person comes to a number with a unit, leaves a field or submits it: shows the parsed answer in full.
  package func settle() {
    if definition.type.isText {
      let settled = definition.settled(text.current)
      if settled != text.current { text.value = settled }
    } else if isTyped, mismatch == nil {
      let understood = editedText(of: stored.current)
      if text.current != understood { text.value = understood }
    }
  }

  /// Sets the literal default or, without one, the type's initial value.
  package func startWithDefault() {
    if let value = definition.literalDefault { return set(value) }
    if definition.valueOfNobody != .null { store(definition.valueOfNobody) }
  }
}
