package import FormDefinitions
import Wording

/// When problems appear: those of a changed field when focus leaves it, all of them on submission. Shown problems are
/// updated at every change. Focus that only passes through a field shows nothing.
extension FormModel {
  /// Shows the problems of a field; true if there are none.
  @discardableResult
  package func showProblems(of field: FieldModel) -> Bool {
    setClock()
    let problems = field.problems() + crossProblems()[field.id, default: []]
    field.show(problems)
    return problems.isEmpty
  }

  /// Called when a field has a new value: updates its shown problems and those of fields whose rules read it.
  package func showProblemsAgain(after field: FieldModel) {
    guard hasShownProblem else { return }
    if field.hasShownProblem { showProblems(of: field) }
    forEachReader(of: field) { reader in
      if reader.hasShownProblem { showProblems(of: reader) }
    }
  }

  /// Visits the fields whose rules read a field: in the form, in its row, and in the rows of lists. Linear in their
  /// number, plus a lookup in each list.
  package func forEachReader(of field: FieldModel, _ visit: (FieldModel) -> Void) {
    let name = field.definition.id
    guard let row = field.row else {
      for id in ruleReaders.of(name) { self.field(id).map(visit) }
      return forEachReader(of: name, inRowsOf: lists, visit)
    }
    for id in row.list.readers.of(name) { row.field(id).map(visit) }
    forEachReader(of: name, inRowsOf: row.lists, visit)
    visit(row.list.field)
  }

  private func forEachReader(of name: String, inRowsOf lists: [ListModel], _ visit: (FieldModel) -> Void) {
    // Rows without fields show no problems.
    for list in lists where list.readers.reaches(name) {
      for row in graph.untracked({ list.madeRows }) {
        for id in list.readers.of(name) { row.field(id).map(visit) }
        forEachReader(of: name, inRowsOf: row.lists, visit)
      }
    }
  }

  /// Shows all problems; returns the first wrong field, if any.
  package func validateAll() -> FieldModel? {
    setClock()
    return graph.untracked {
      let cross = crossProblems()
      let scope = scopeOfProblems
      var first: FieldModel?
      visit(present, rows: \.rowsToValidate) { field in
        let problems = field.problems(scope) + cross[field.id, default: []]
        field.show(problems)
        if !problems.isEmpty { first = first ?? field }
        return true
      }
      return first
    }
  }

  /// Shows the problems of answers of an earlier run that focus had left: they were seen then.
  func showProblems(restoredFrom draft: Draft) {
    setClock()
    graph.untracked {
      let cross = crossProblems()
      visit(present.filter { $0.isEdited || $0.hasBeenLeft }, rows: \.rowsToValidate) { field in
        // Of a row, a draft has the answers alone.
        let isAnswerInRow = field.row != nil && !field.definition.isUnanswered(by: field.answer)
        if field.hasBeenLeft || isAnswerInRow && !draft.hadFocus(around: field.id) {
          field.show(field.problems() + cross[field.id, default: []])
        }
        return true
      }
    }
  }

  /// The problems of a form that is not shown, by field.
  package func problems() -> [(id: String, messages: [String])] {
    graph.untracked {
      let cross = crossProblems()
      let scope = scopeOfProblems
      let found = problems(of: present, scope) { $0.problems(scope) + cross[$0.id, default: []] }
      // A field's problems are reported before those of the whole form.
      guard found.isEmpty else { return found }
      return wrongAsWhole().map { (id: $0.id, messages: [$0.message]) }
    }
  }

  /// The same, without those of fields whose given answers do not fit, and what is said of these anyway.
  package func problems(besides misfits: [ReportedProblem]) -> [(id: String, messages: [String])] {
    let ids = Set(misfits.compactMap(\.id))
    func outermost(_ id: String) -> Substring { id.prefix { $0 != "[" && $0 != "." } }
    return problems().filter { ids.isDisjoint(with: $0.id.idsAround) }.map { problem in
      let near = misfits.filter { problem.id.isEmpty || outermost($0.id ?? "") == outermost(problem.id) }
      let said = Set(near.map(\.message))
      return (id: problem.id, messages: problem.messages.filter { !said.contains($0) })
    }.filter { !$0.messages.isEmpty }
  }

  /// The problems that count on submission: a judge who accepts the answers as they are may need none of those that are
  /// missing.
  private var scopeOfProblems: ProblemScope {
    inputs.judges.whole?.decidesWhatIsRequired ?? false && wrongAsWhole().isEmpty ? .ofAnswers : .all
  }

  /// True if a field has a problem that another request cannot solve.
  package var hasLastingProblems: Bool {
    graph.untracked {
      let cross = crossProblems()
      return !visit(present, rows: \.rowsToValidate) { $0.problems(.lasting).isEmpty && cross[$0.id] == nil }
    }
  }

  /// The problems of fields and of those in their rows, where there are any. Rows without fields get none for it.
  private func problems(
    of fields: [FieldModel], _ scope: ProblemScope, _ problems: (FieldModel) -> [String]
  ) -> [(id: String, messages: [String])] {
    fields.flatMap { field -> [(id: String, messages: [String])] in
      let inner = field.list?.rowsToValidate.flatMap { row in
        row.isMade || row.list.needsFields
          ? self.problems(of: row.fields.filter { $0.exists.value }, scope, problems)
          : row.problemsOfValues(scope).map { (id: "\(field.id)[\(row.position)].\($0.place)", messages: $0.messages) }
      }
      let messages = problems(field)
      return (inner ?? []) + (messages.isEmpty ? [] : [(field.id, messages)])
    }
  }

  /// The findings of the cross-field rules, by field. A rule is only evaluated again after a change of its inputs.
  private func crossProblems() -> [String: [String]] {
    guard !definition.rules.isEmpty else { return [:] }
    return findings.lazy.flatMap(\.current).reduce(into: [:]) { $0[$1.field, default: []].append($1.message) }
  }

  package func findings(of rule: FormRule) -> Computed<[FormValidation.Finding]> {
    Computed(host: host, in: lifetime) { [unowned self] in
      FormValidation.problems(of: rule, exists: { self.field($0)?.exists.value ?? false }, evaluate: { evaluate($0) })
    }
  }
}

/// Which problems of a field count.
package enum ProblemScope {
  case all
  /// Without those of missing answers.
  case ofAnswers
  /// Without undecided checks and refusals of a judge, which another request may take back.
  case lasting
}

extension FieldModel {
  /// The field's problems, without those of fields in its rows.
  package func problems(_ scope: ProblemScope = .all) -> [String] {
    if let mismatch { return [mismatch.message] }
    // A search text names no option only once those for it have come.
    if let unsettledSearch { return isSearching ? [] : [unsettledSearch] }
    if standsAsGiven { return scope == .lasting ? [] : refusedBefore }
    // With no options to choose from, an optional field may stay empty.
    if definition.choice != nil, let failure = loadingFailure, isRequired.current { return [failure] }
    let isPassedOver = scope == .ofAnswers && !isKey && definition.isUnanswered(by: answer)
    let problems = isPassedOver ? [] : readsOthers ? judgement.current : judge()
    guard problems.isEmpty else { return problems }
    let found = confirmationProblem ?? keyProblem ?? pathProblem ?? absenceProblem ?? check?.problem(scope)
    return found.map { [$0] } ?? (scope == .lasting ? [] : refusedBefore)
  }

  /// True for the key of a row of a map: rows without one would be one entry.
  private var isKey: Bool { row.map { $0.list.traits.isMap && $0.list.traits.fields[0].id == definition.id } ?? false }

  /// True if its answer is the given one, which the form's own schema accepts. In a row, it stands whatever has changed
  /// around it.
  var standsAsGiven: Bool {
    guard !isEdited else { return false }
    guard let row else { return form.fieldsWithFittingAnswers.contains(id) }
    return row.isGiven && (hasOwnValue || !definition.isUnanswered(by: answer))
  }

  /// True if rows made of its value are those that were given, which the form's own schema accepts.
  var hasGivenRows: Bool {
    hasOwnValue && !isEdited && givenRowsFit
  }

  /// True if the form's own schema accepts the rows that were given.
  var givenRowsFit: Bool { row?.isGiven ?? form.fieldsWithFittingAnswers.contains(id) }

  /// The problem of an answer that must repeat another field's answer, which the person has already edited, or which is
  /// repeated.
  private var confirmationProblem: String? {
    guard let id = definition.confirms, let other = form.field(id), other.exists.current,
      other.isEdited || hasOwnValue && !finalAnswer.isEmpty, finalAnswer != other.finalAnswer
    else { return nil }
    return form.words(.problemNotConfirmed(label: other.definition.label))
  }

  /// The problem of a map with duplicate keys.
  private var keyProblem: String? {
    guard let list, let (first, second) = list.rowsWithSameKey else { return nil }
    return form.words(definition.sameKeys(list.row(at: first).answer(at: 0).text, first, second))
  }

  /// The messages with which a judge refused the current answer.
  private var refusedBefore: [String] {
    guard let refusal, refusal.answer == finalAnswer else { return [] }
    return refusal.messages
  }

  /// The problem of a choice that is missing from the options of an expression, or of an external source that has given
  /// all of them.
  package var absenceProblem: String? {
    guard let choice = definition.choice, !choice.takesOther, let list = options?.current.list else { return nil }
    var isGone = false
    switch choice.options {
    case .arriving: guard arriving?.isComplete ?? false else { return nil }
    case .live:
      guard let liveList, liveList.options.current != nil, liveList.isComplete else { return nil }
      isGone = true
    case .computed(let expression):
      // What its options depend on may not be answered yet.
      if case .failure = evaluate(expression) { return nil }
      isGone = true
    default: return nil
    }
    let answer = answer
    let values = if case .list(let items) = answer { items } else { answer == .null ? [] : [answer] }
    guard let absent = values.first(where: { list.index(of: $0) == nil }) else { return nil }
    return form.words(isGone && !definition.isSecret ? .problemNotOffered(value: absent.text) : .problemNotAnOption)
  }

  /// True if the problems depend on more than the field's own value. They are then an attribute of the graph, evaluated
  /// only when something they read has changed.
  private var readsOthers: Bool {
    !definition.rules.isEmpty || definition.required.expression != nil
      || !(definition.choice?.options.areKnown ?? true)
  }

  /// Checks the value against the field's limits and rules. In a rule, everything read becomes a dependency.
  package func judge() -> [String] {
    let known = list.flatMap { list in list.answerByCount.map { ($0, list.knownRows) } }
    return FieldValidation.problems(
      of: known?.0 ?? answer, field: definitionNow, rows: known.map { .known($0.1) } ?? .apart
    ) { [unowned self] in lookup($0) }
  }

  /// The definition with the current options of an expression or a command.
  private var definitionNow: FieldDefinition {
    guard var choice = definition.choice, !choice.options.areKnown, let options else { return definition }
    switch choice.options {
    // Options that have arrived never disappear, and there may be very many.
    case .arriving: return definition
    // Until a source has given all its options, any value may be valid.
    case .live: guard let liveList, liveList.options.value != nil, liveList.isComplete else { return definition }
    default: _ = options.value
    }
    // `absenceProblem` names the missing option, so validation must not report it too.
    if absenceProblem != nil { return definition }
    choice.options = .list(options.value.options)
    var definition = definition
    definition.kind = .choice(choice)
    return definition
  }

  /// The label with its position: `Guests, row 2, Name`. In a rule, the position becomes a dependency.
  package var labelInForm: String {
    guard let row else { return definition.label }
    return form.words(
      .formPlaceInList(list: row.list.field.labelInForm, row: row.index.value + 1, field: definition.label))
  }

  /// A message with its field's label and position, without repeating a label at its beginning; alone where there is no
  /// label, as of a note.
  package func inSummary(_ message: String) -> String {
    let place = labelInForm
    if place.isEmpty { return message }
    guard let label = message.range(ofLabel: definition.label) else {
      return definition.language.heading(place) + message
    }
    return message.replacingCharacters(in: label, with: place)
  }

  package var shownProblems: [String] { errors.current }

  /// The problems shown in the rows of a list, each with its position: `Row 2, Name: Name is required`.
  package var errorsInRows: [String] {
    form.graph.untracked {
      (list?.madeRows ?? []).flatMap { row in
        row.fields.flatMap { field in
          (field.errors.value + field.errorsInRows).map {
            form.words(.inRow(row.position + 1, field.definition.label, $0))
          }
        }
      }
    }
  }
}

extension String {
  /// The range of a label, quoted or not, at the beginning of this text; nil if it is only part of a word.
  fileprivate func range(ofLabel label: String) -> Range<Index>? {
    let text = self.drop { !$0.isLetter && !$0.isNumber && label.first != $0 }
    guard !label.isEmpty, text.hasPrefix(label) else { return nil }
    let end = text.index(text.startIndex, offsetBy: label.count)
    guard end == endIndex || !(self[end].isLetter || self[end].isNumber) else { return nil }
    return text.startIndex..<end
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

/// The fields to validate again when another field changes: it is read by their rules, by a cross-field rule or by the
/// expression of their options, directly or through computed fields.
package struct RuleReaders {
  private var readers: [String: [String]] = [:]

  private let own: Set<String>
  /// Those of the lists in the rows.
  private let inner: [RuleReaders]

  package init(_ definition: FormDefinition) { self.init(definition.fields, rules: definition.rules) }

  /// For the fields in the rows of a list; they may also read fields outside the list.
  package init(_ traits: ListTraits) { self.init(traits.fields, rules: []) }

  private init(_ fields: [FieldDefinition], rules: [FormRule]) {
    own = Set(fields.map(\.id))
    inner = fields.compactMap { $0.list.map { RuleReaders($0) } }
    var read: [String: Set<String>] = [:]
    for field in fields {
      var names = field.required.expression?.fields ?? []
      for rule in field.rules { names.formUnion(rule.rule.fields) }
      if let expression = field.choice?.options.expression { names.formUnion(expression.fields) }
      if !names.isEmpty { read[field.id] = names }
    }
    for rule in rules {
      for id in rule.fields { read[id, default: []].formUnion(rule.rule.fields) }
    }
    guard !read.isEmpty else { return }
    let computed = Self.computedFields(of: fields)
    for field in fields {
      for name in Self.sources(read[field.id] ?? [], computed) where name != field.id {
        readers[name, default: []].append(field.id)
      }
    }
  }

  /// True if fields in the rows, or in rows of those, may have to be validated again when a field outside has changed.
  package func reaches(_ name: String) -> Bool {
    !own.contains(name) && (readers[name] != nil || inner.contains { $0.reaches(name) })
  }

  /// The ids of the fields that read a field, in form order.
  package func of(_ id: String) -> [String] { readers[id] ?? [] }

  private static func computedFields(of fields: [FieldDefinition]) -> [String: Set<String>] {
    var computed: [String: Set<String>] = [:]
    for field in fields {
      if let expression = field.kind.expression { computed[field.id] = expression.fields }
    }
    return computed
  }

  /// These names and, transitively, the names read by computed fields among them.
  private static func sources(_ names: Set<String>, _ computed: [String: Set<String>]) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for source in computed[name] ?? [] where found.insert(source).inserted { pending.append(source) }
    }
    return found
  }
}
