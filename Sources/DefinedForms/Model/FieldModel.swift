import Expressions
package import FormDefinitions
import Formline

/// One field while a form runs: what was typed, what it means, what is wrong with it.
package final class FieldModel {
  package let definition: FieldDefinition
  package var id: String { definition.id }
  /// What stands in the field, for fields that are typed.
  let text: Cell<String>
  private let stored: Cell<AnswerValue>
  /// What is shown below the field.
  private(set) lazy var errors = Cell<[String]>([], host: form.host)
  /// Whether it has a value of its own, prefilled or edited; a computed default then no longer follows.
  private(set) var hasOwnValue = false
  /// Whether the person or an action has changed it.
  private(set) var isEdited = false
  /// Whether the person has been there and gone on.
  var hasBeenLeft = false
  /// Why the text is no value at all.
  private(set) var mismatch: String?
  private(set) lazy var textBinding = Binding<String>(
    get: { [unowned self] in text.value }, set: { [unowned self] in type($0) })
  private(set) lazy var flagBinding = Binding<Bool>(
    get: { [unowned self] in stored.value == .bool(true) }, set: { [unowned self] in edit(.bool($0)) })
  unowned let form: FormModel
  /// The command that validates what is typed, if there is one that may run.
  private(set) lazy var check = ValueCheck(of: self)
  /// What the command for options or suggestions prints, if there is one that may run.
  private(set) lazy var commandLines: CommandLines? = makeCommandLines()

  private(set) var exists = ConditionState.constant(true)
  private(set) var isEnabled = ConditionState.constant(true)
  private(set) var isRequired = ConditionState.constant(false)
  private(set) var computed: Computed<AnswerValue>?
  private(set) var options: Computed<FieldOptions>?

  init(_ definition: FieldDefinition, form: FormModel) {
    self.definition = definition
    self.form = form
    text = Cell("", host: form.host)
    stored = Cell(.null, host: form.host)
  }

  private func makeCommandLines() -> CommandLines? {
    let lines = CommandLines(of: self)
    lines?.hasEnded = { [unowned self] in form.linesHaveEnded(of: self) }
    return lines
  }

  /// Ties the field to the others; all of them must have been made.
  func connect(section: SectionDefinition) {
    let definition = definition
    let form = form
    exists = form.state(of: definition.when, within: section.when)
    isEnabled = form.state(of: definition.enabled)
    isRequired = form.state(of: definition.required)
    if case .computed(let expression) = definition.kind {
      computed = Computed(host: form.host) { form.answer(expression, for: definition) ?? .null }
    }
    if let choice = definition.choice {
      let lines = commandLines?.lines
      options = Computed(host: form.host) { FieldOptions(choice.options, printed: lines?.value, form: form) }
    }
    if case .computed(let expression)? = definition.defaultValue { follow(expression) }
  }

  private func follow(_ expression: DefinitionExpression) {
    let value = Computed(host: form.host) { [form, definition] in form.answer(expression, for: definition) ?? .null }
    if !hasOwnValue { set(value.current) }
    Watch.start(host: form.host) {
      value.value
    } changed: { [unowned self] _, new in
      guard !hasOwnValue else { return }
      set(new)
      form.showProblemsAgain(after: self)
    }
  }

  // Values.

  /// The answer as it stands; read in a rule, it becomes a dependency.
  package var answer: AnswerValue { computed?.value ?? stored.value }

  /// The answer that is given out: a choice between yes and no that nobody touched is no.
  package var finalAnswer: AnswerValue {
    let answer = computed?.current ?? stored.current
    guard answer == .null else { return answer }
    switch definition.type {
    case .boolean: return .bool(false)
    case .multiselect, .list: return .list([])
    default: return .null
    }
  }

  /// What expressions see: nothing, while the field does not exist.
  var expressionValue: ExpressionValue {
    guard exists.value else { return .null }
    return answer.expressionValue(for: definition)
  }

  /// Fields whose value is a text that readline edits.
  var isTyped: Bool {
    switch definition.type {
    case .boolean, .select, .multiselect, .computed, .note: false
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
    switch AnswerConversion.parse(typed: value, for: definition, defaultUTCOffset: form.configuration.utcOffset) {
    case .success(let answer):
      mismatch = nil
      stored.value = answer
    case .failure(let problem):
      mismatch = problem.message
      stored.value = .null
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

  /// A value from outside: prefilled, default, or computed.
  func set(_ value: AnswerValue) {
    mismatch = nil
    stored.value = value
    if isTyped { text.value = value.text }
  }

  /// A choice between yes and no that has been visited is answered.
  func wasVisited() {
    if definition.type == .boolean, stored.current == .null { stored.value = .bool(false) }
  }

  // Stepping.

  /// Moves a number or a moment up or down; nil where the field has no steps.
  var step: ((Int) -> Void)? {
    switch definition.kind {
    case .number, .moment: return { [unowned self] count in stepValue(by: count) }
    default: return nil
    }
  }

  private func stepValue(by count: Int) {
    guard let next = FieldStep.next(after: stored.current, by: count, in: definition, today: form.today) else { return }
    edit(next)
  }

  // Problems.

  /// What is wrong with the field now.
  func problems() -> [String] {
    if let mismatch { return [mismatch] }
    let problems = FieldValidation.problems(of: stored.current, field: definitionNow) { [form] in form.lookup($0) }
    return problems.isEmpty ? check?.problem.map { [$0] } ?? [] : problems
  }

  /// The definition, with the options that an expression or a command gives as they are now.
  private var definitionNow: FieldDefinition {
    guard var choice = definition.choice, choice.options.known == nil, let options else { return definition }
    // As long as a command has not printed its options, any may be one.
    if case .command = choice.options, commandLines?.lines.current == nil { return definition }
    choice.options = .list(options.current.options)
    var definition = definition
    definition.kind = .choice(choice)
    return definition
  }
}
