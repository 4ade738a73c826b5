import FormDefinitions
import Formline

/// When problems are shown: a changed field's when it is left, all on submission, and shown ones are updated at every
/// change. Focus that only passes through shows nothing.
extension FormModel {
  /// Shows the problems of a field; true if there are none.
  @discardableResult
  func showProblems(of field: FieldModel) -> Bool {
    show(field.problems() + crossProblems()[field.id, default: []], of: field)
  }

  private func show(_ problems: [String], of field: FieldModel) -> Bool {
    if field.errors.current != problems { field.errors.value = problems }
    return problems.isEmpty
  }

  /// Called when focus leaves a field: shows its problems, and those it causes in fields left before.
  func fieldWasLeft(_ field: FieldModel) {
    if field.isEdited { field.hasBeenLeft = true }
    if field.exists.current, field.hasBeenLeft { showProblems(of: field) }
    forEachReader(of: field) { reader in
      guard reader.hasBeenLeft || showsSummary.current, reader.exists.current else { return }
      showProblems(of: reader)
    }
  }

  /// Called when a field has a new value: updates its shown problems and those of fields whose rules read it.
  func showProblemsAgain(after field: FieldModel) {
    if !field.errors.current.isEmpty { showProblems(of: field) }
    forEachReader(of: field) { reader in
      if !reader.errors.current.isEmpty { showProblems(of: reader) }
    }
  }

  /// Visits the fields whose rules read a field: in the form, in its row, and in rows of lists. Linear in these, plus a
  /// look at each list.
  private func forEachReader(of field: FieldModel, _ visit: (FieldModel) -> Void) {
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
    for list in lists where !list.readers.defines(name) {
      for row in host.graph.untracked({ list.rows }) {
        for id in list.readers.of(name) { row.field(id).map(visit) }
        forEachReader(of: name, inRowsOf: row.lists, visit)
      }
    }
  }

  /// Shows everything that is wrong; the first wrong field, if any.
  func validateAll() -> FieldModel? {
    host.graph.untracked {
      let cross = crossProblems()
      var first: FieldModel?
      for field in existingInRows where !show(field.problems() + cross[field.id, default: []], of: field) {
        first = first ?? field
      }
      return first
    }
  }

  /// The problems of a form that nobody fills in, by field.
  package func problems() -> [(id: String, messages: [String])] {
    host.graph.untracked {
      let cross = crossProblems()
      let found = existingInRows.compactMap { field -> (id: String, messages: [String])? in
        let messages = field.problems() + cross[field.id, default: []]
        return messages.isEmpty ? nil : (field.id, messages)
      }
      // What is wrong with a field is told before what is wrong with all of them.
      guard found.isEmpty else { return found }
      let first = existing.first { $0.definition.hasAnswer }?.id ?? ""
      return wrongAsWhole().map { (id: $0.id.isEmpty ? first : $0.id, messages: [$0.message]) }
    }
  }

  /// What the rules across fields find, by field. A rule is evaluated again only when something it reads has changed.
  private func crossProblems() -> [String: [String]] {
    guard !definition.rules.isEmpty else { return [:] }
    let findings = findings.flatMap(\.current)
    return Dictionary(findings.map { ($0.field, [$0.message]) }, uniquingKeysWith: +)
  }

  /// What a rule across fields finds.
  func findings(of rule: FormRule) -> Computed<[FormValidation.Finding]> {
    Computed(host: host) { [unowned self] in
      FormValidation.problems(of: rule, exists: { self.field($0)?.exists.value ?? false }) { self.lookup($0) }
    }
  }
}

extension FieldModel {
  /// The field's problems; those inside a list's rows belong to the rows.
  func problems() -> [String] {
    if let mismatch { return [mismatch.message] }
    // Nobody can choose: what is optional can do without.
    if definition.choice != nil, let failure = loadingFailure, isRequired.current { return [failure] }
    let problems = readsOthers ? judgement.current : judge()
    guard problems.isEmpty else { return problems }
    return (confirmationProblem ?? keyProblem ?? pathProblem ?? absenceProblem ?? check?.problem ?? refusedBefore).map {
      [$0]
    } ?? []
  }

  /// What is wrong with an answer that must be like one that the person has given.
  private var confirmationProblem: String? {
    guard let id = definition.confirms, let other = form.field(id), other.isEdited, other.exists.current,
      finalAnswer != other.finalAnswer
    else { return nil }
    return form.words(ProblemPhrase.notConfirmed(other.definition.label))
  }

  /// What is wrong with the keys of a map.
  private var keyProblem: String? {
    list?.rowsWithSameKey.map { form.words(ProblemPhrase.sameRows($0 + 1, $1 + 1)) }
  }

  /// What was found wrong with the present answer elsewhere.
  private var refusedBefore: String? {
    guard let refusal, refusal.answer == finalAnswer else { return nil }
    return refusal.message
  }

  /// What is wrong with a choice that is not among the options that have all arrived, or that a source outside gives now.
  var absenceProblem: String? {
    guard let choice = definition.choice, !choice.takesOther, let list = options?.current.list else { return nil }
    var isGone = false
    switch choice.options {
    case .arriving: guard arriving?.isComplete ?? false else { return nil }
    case .live:
      guard let liveList, liveList.options.current != nil, liveList.isComplete else { return nil }
      isGone = true
    default: return nil
    }
    let answer = stored.current
    let values = if case .list(let items) = answer { items } else { answer == .null ? [] : [answer] }
    guard let absent = values.first(where: { list.index(of: $0) == nil }) else { return nil }
    return form.words(isGone && !definition.isSecret ? ProblemPhrase.notOffered(absent.text) : .notAnOption)
  }

  /// True if more than the value decides its problems: then they are an attribute of the graph, evaluated only when
  /// something they read has changed.
  private var readsOthers: Bool {
    !definition.rules.isEmpty || definition.required.expression != nil
      || !(definition.choice?.options.areKnown ?? true)
  }

  /// What the limits and rules of the field say of its value. Read in a rule, what decides becomes a dependency.
  func judge() -> [String] {
    FieldValidation.problems(of: answer, field: definitionNow, rows: .apart) { [unowned self] in lookup($0) }
  }

  /// The definition, with the options that an expression or a command gives as they are now.
  private var definitionNow: FieldDefinition {
    guard var choice = definition.choice, !choice.options.areKnown, let options else { return definition }
    switch choice.options {
    // An option that has arrived stays one, and there may be very many.
    case .arriving: return definition
    // As long as a source has not given its options, any may be one.
    case .live: guard let liveList, liveList.options.value != nil, liveList.isComplete else { return definition }
    default: break
    }
    // That one is not offered is told with its name.
    if absenceProblem != nil { return definition }
    choice.options = .list(options.value.options)
    var definition = definition
    definition.kind = .choice(choice)
    return definition
  }

  /// The label with its place in the form: `Guests, row 2, Name`. Read in a rule, the place becomes a dependency.
  var labelInForm: String {
    guard let row else { return definition.label }
    return form.words(.placeInList(row.list.field.labelInForm, row: row.index.value + 1, definition.label))
  }

  /// A message with its field; messages that begin with the label have it once.
  func inSummary(_ message: String) -> String {
    let place = labelInForm
    guard let label = message.range(ofLabel: definition.label) else {
      return definition.language.heading(place) + message
    }
    return message.replacingCharacters(in: label, with: place)
  }

  /// What is shown below the field.
  package var shownProblems: [String] { errors.current }

  /// What is shown in the rows of a list, each with its place: `Row 2, Name: Name is required`.
  var errorsInRows: [String] {
    form.host.graph.untracked {
      (list?.rows ?? []).flatMap { row in
        row.fields.flatMap { field in
          (field.errors.value + field.errorsInRows).map {
            form.words(ProblemPhrase.inRow(row.index.value + 1, field.definition.label, $0))
          }
        }
      }
    }
  }
}

extension String {
  /// The range of a label at the beginning of this text, perhaps quoted, and at the end of a word.
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

/// The fields that a change of another may validate or invalidate: through their rules, rules across fields, or the
/// expression of their options, also by way of computed fields.
struct RuleReaders {
  private var readers: [String: [String]] = [:]

  private let own: Set<String>

  /// Of the fields of a form.
  init(_ definition: FormDefinition) { self.init(definition.fields, rules: definition.rules) }

  /// Of the fields in the rows of a list, to which fields around the list are names like any other.
  init(_ traits: ListTraits) { self.init(traits.fields, rules: []) }

  private init(_ fields: [FieldDefinition], rules: [FormRule]) {
    own = Set(fields.map(\.id))
    var read: [String: Set<String>] = [:]
    for field in fields {
      var names = field.required.expression?.fields ?? []
      for rule in field.rules { names.formUnion(rule.rule.fields) }
      if case .computed(let expression)? = field.choice?.options { names.formUnion(expression.fields) }
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

  /// True if the name is of one of these fields.
  func defines(_ name: String) -> Bool { own.contains(name) }

  /// The ids of the fields that read a field, in form order.
  func of(_ id: String) -> [String] { readers[id] ?? [] }

  private static func computedFields(of fields: [FieldDefinition]) -> [String: Set<String>] {
    var computed: [String: Set<String>] = [:]
    for field in fields {
      if case .computed(let expression, _) = field.kind { computed[field.id] = expression.fields }
    }
    return computed
  }

  /// The names themselves, and what computed fields among them read.
  private static func sources(_ names: Set<String>, _ computed: [String: Set<String>]) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for source in computed[name] ?? [] where found.insert(source).inserted { pending.append(source) }
    }
    return found
  }
}
