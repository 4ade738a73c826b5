import AttributeGraph
import Expressions
package import FormDefinitions
import Formline

/// A field of a running form: its text, its answer and its problems.
package final class FieldModel: ExpressionScope {
  package let definition: FieldDefinition
  /// The id or, in rows, `guests[0].name`; also the focus value. In a rule, the row's index becomes a dependency.
  package var id: String { row.map { "\($0.place).\(definition.id)" } ?? definition.id }
  /// The row it stands in, if it is in a list.
  package private(set) weak var row: RowModel?
  /// Its rows, if it is a list.
  package private(set) var list: ListModel?
  /// What its cells live in; nil for as long as the form.
  let lifetime: Subgraph?
  /// What stands in the field, for fields that are typed.
  let text: Tracked<String>
  let stored: Tracked<AnswerValue>
  /// False while `stored` is empty.
  private var holdsAnswer = false
  /// The problems shown below the field.
  private(set) lazy var errors = Tracked<[String]>([], host: form.host, in: lifetime)
  /// True if it has a value of its own, prefilled or edited; a computed default is then ignored.
  private(set) var hasOwnValue = false
  /// Whether the person or an action has changed it.
  private(set) var isEdited = false
  /// True once focus has left it after a change.
  var hasBeenLeft = false
  /// What somebody else has found wrong with an answer; it holds for that answer.
  var refusal: (answer: AnswerValue, message: String)?
  /// Why the text is no value at all.
  private(set) var mismatch: AnswerMismatch?
  private(set) lazy var textBinding = text.binding { [unowned self] in type($0) }
  private(set) lazy var flagBinding = Binding<Bool>(
    get: { [unowned self] in stored.value == .bool(true) }, set: { [unowned self] in edit(.bool($0)) })
  /// What the definition makes of each edit; nil where that is nothing.
  private(set) lazy var editFilter = EditFilter(for: definition)
  unowned let form: FormModel
  /// What validates what is typed, if there is something that may be asked.
  private(set) lazy var check = ValueCheck(of: self)
  /// The source of its options or suggestions, if there is one outside that may be asked.
  private(set) lazy var liveList: LiveList? = makeLiveList()
  /// The failure of that source as it is shown below the field.
  var shownFailure: String?

  /// What limits and rules say; made when the field is first judged.
  private(set) lazy var judgement = Computed(host: form.host, in: lifetime) { [unowned self] in judge() }
  private(set) var exists = ConditionState.constant(true)
  private(set) var isEnabled = ConditionState.constant(true)
  private(set) var isRequired = ConditionState.constant(false)
  /// What the expression of a computed field came to, before it becomes an answer and loses its type.
  private(set) var computedValue: Computed<ExpressionValue>?
  private(set) var computed: Computed<AnswerValue>?
  private(set) var options: Computed<FieldOptions>?
  /// Changes whenever options have arrived.
  private(set) var arrivals: Tracked<Int>?

  init(_ definition: FieldDefinition, form: FormModel, row: RowModel? = nil) {
    self.definition = definition
    self.form = form
    self.row = row
    lifetime = row?.lifetime ?? form.lifetime
    text = Tracked("", host: form.host, in: lifetime)
    stored = Tracked(.null, host: form.host, in: lifetime)
    if let traits = definition.list { list = ListModel(traits, of: self) }
  }

  private func makeLiveList() -> LiveList? {
    let list = LiveList(of: self)
    list?.hasChanged = { [unowned self] in form.sourceHasChanged(of: self) }
    return list
  }

  /// Connects the field to the others, which must exist.
  /// - Parameter surroundings: The existence of its container.
  func connect(within surroundings: ConditionState) {
    let host = form.host
    exists = state(of: definition.when, within: surroundings)
    isEnabled = state(of: definition.enabled)
    isRequired = state(of: definition.required)
    if case .computed(let expression, _) = definition.kind {
      let value = Computed(host: host, in: lifetime) { [unowned self] in
        (try? evaluate(expression).get()) ?? ExpressionValue.null
      }
      computedValue = value
      computed = Computed(host: host, in: lifetime) { AnswerValue(value.value) }
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

  /// What its options arrive from; nil for a field with others.
  var arriving: ArrivingOptions? {
    if case .arriving? = definition.choice?.options { form.configuration.arriving } else { nil }
  }

  /// A value that changes whenever options have arrived.
  private func followArrivals() -> Tracked<Int>? {
    guard let arriving else { return nil }
    let arrivals = Tracked(0, host: form.host, in: lifetime)
    arriving.changed = { arrivals.value += 1 }
    self.arrivals = arrivals
    return arrivals
  }

  /// Tracks its computed default, if any, until it has a value of its own. The default's fields must be connected.
  func followDefault() {
    guard case .computed(let expression)? = definition.defaultValue else { return }
    let value = Computed(host: form.host, in: lifetime) { [unowned self] in self.value(of: expression) ?? .null }
    let first = value.current
    if !hasOwnValue { set(first) }
    Watch.start(host: form.host, in: lifetime, since: first) {
      value.value
    } changed: { [unowned self] _, new in
      guard !hasOwnValue else { return }
      set(new)
      form.showProblemsAgain(after: self)
    }
  }

  // Values.

  /// The answer as it stands; read in a rule, it becomes a dependency.
  package var answer: AnswerValue { computed?.value ?? list?.answer.value ?? stored.value }

  /// The answer for output. In a rule, it becomes a dependency.
  var givenAnswer: AnswerValue {
    let answer = answer
    guard answer == .null else {
      // What was given beforehand may stand in any order.
      guard let choice = definition.choice, !choice.options.areKnown, let options else { return answer }
      return options.value.list.inOrder(answer)
    }
    switch definition.type {
    case .multiselect, .list: return .list([])
    case .map: return .object([])
    default: return .null
    }
  }

  /// The same, without becoming a dependency.
  package var finalAnswer: AnswerValue { form.host.graph.untracked { givenAnswer } }

  /// Fields whose value is a text that readline edits.
  var isTyped: Bool {
    switch definition.type {
    case .boolean, .select, .multiselect, .computed, .list, .map, .note: false
    default: true
    }
  }

  /// The person typed.
  private func type(_ value: String) {
    guard value != text.current else { return }
    wasEdited()
    read(value)
    form.fieldDidChange(self)
  }

  /// Makes an answer of what stands in the field.
  func read(_ value: String) {
    text.value = value
    // What stands in a text was capitalised as it was typed, and may have been changed since.
    let outcome: Result<AnswerValue, AnswerMismatch> =
      definition.type.isText
      ? .success(AnswerConversion.settled(value, in: definition))
      : AnswerConversion.parse(typed: value, for: definition, in: form.reading)
    switch outcome {
    case .success(let answer):
      mismatch = nil
      // Of a secret, the text and the answer share one copy.
      store(definition.isSecret && answer == .string(value) ? .string(value) : withHome(answer))
    case .failure(let problem):
      mismatch = problem
      store(.null)
    }
  }

  /// The person or an action gives the field another value.
  func edit(_ value: AnswerValue) {
    wasEdited()
    set(value)
    form.fieldDidChange(self)
  }

  func wasEdited() {
    isEdited = true
    hasOwnValue = true
  }

  /// A value given before the form runs.
  func prefill(_ value: AnswerValue) {
    hasOwnValue = true
    set(value)
  }

  /// Makes of texts that were given the values of the options that an expression gives.
  func fitToOptions() {
    guard case .computed? = definition.choice?.options, let options else { return }
    store(options.current.list.fitting(stored.current))
  }

  /// A value from outside: prefilled, default, or computed.
  func set(_ value: AnswerValue) {
    if let list { return list.replaceRows(with: value) }
    mismatch = nil
    store(withHome(value == .null ? definition.valueOfNobody : value))
    if isTyped { text.value = shownText(of: value) }
  }

  private func store(_ value: AnswerValue) {
    stored.value = value
    guard value.isEmpty == holdsAnswer else { return }
    holdsAnswer.toggle()
    form.answersCameOrWent()
  }

  /// Whether the field must be answered and is not. Read in a rule, what decides becomes a dependency, but for the
  /// answer itself: a key that changes it need not evaluate anything.
  var isMissing: Bool {
    guard isRequired.value, isEnabled.value else { return false }
    return list.map(\.rows.isEmpty) ?? !holdsAnswer
  }

  /// A value as the field shows it: dates and times without default parts, such as zero seconds, numbers as the form's
  /// language writes them. In a field that is typed, it is read as the same value.
  package func shownText(of value: AnswerValue) -> String {
    definition.shownText(of: value, zone: form.zone)
  }

  /// The person leaves the field, or submits the form from it: it shows its answer, what was understood in full.
  func settle() {
    if definition.type.isText {
      let settled = definition.settled(text.current)
      if settled != text.current { text.value = settled }
    } else if isTyped, mismatch == nil, stored.current != .null {
      let understood = shownText(of: stored.current)
      if text.current != understood { text.value = understood }
    }
  }

  /// The literal default, or what the type has where nobody has answered.
  func startWithDefault() {
    if case .literal(let value)? = definition.defaultValue { return set(value) }
    if definition.valueOfNobody != .null { store(definition.valueOfNobody) }
  }
}
