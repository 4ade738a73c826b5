internal import FormDefinitions

/// Whether a form can be submitted, with each of its options, and whether each field can have an answer.
extension FormProof {
  /// Fields that no expression connects are asked about separately.
  func askSubmission() {
    for first in form.groups.representatives {
      let members = form.groups.members(with: first)
      guard members.contains(where: { isAsked($0) && form.fields[$0].type != .note }) else { continue }
      switch prover.decide([.submits(first)], .submitted) {
      case .possible(let answers): submissions[first] = answers
      case .undecided(let reason):
        report(
          .undecided, .deadEnd, field: first, at: place(of: first), "whether \(subject) can be submitted",
          help: reason)
      case .impossible(let conflict): reportDeadEnd(conflict, first)
      }
    }
  }

  private func reportDeadEnd(_ conflict: Conflict, _ first: Int) {
    deadEnds.insert(first)
    let concerned = conflict.constraints.flatMap(fields(of:))
    let field = concerned.first ?? first
    let pages = Set(concerned.map { form.sections[$0] })
    let onOnePage = form.definition.layout == .pages && pages.count == 1 && form.definition.sections.count > 1
    report(
      .never, onOnePage ? .stuckPage : .deadEnd, field: field, at: place(of: field),
      onOnePage
        ? "the page \(form.name(ofSection: form.sections[field])) can never be left forwards with valid answers"
        : "\(subject) can never be submitted", help: form.words(conflict))
  }

  private func fields(of constraint: Constraint) -> [Int] {
    switch constraint {
    case .when(let field), .fits(let field), .own(let field, _), .required(let field): [field]
    case .rule(let index): form.reads(form.definition.rules[index].rule)
    case .section: []
    }
  }

  func askFields() {
    for (index, field) in form.fields.enumerated() where isAsked(index) && !missing.contains(index) {
      askConditions(of: index, field)
      askComputations(of: index, field)
      guard field.type.isEditable else { continue }
      askValue(of: index, field)
      askOptions(of: index, field)
      askDefault(of: index, field)
      askDisabled(of: index, field)
    }
  }

  // Answers.

  private func askValue(of index: Int, _ field: FieldDefinition) {
    guard field.type != .boolean, field.confirms == nil, form.domains[index].isKnown,
      !field.rules.indices.contains(where: { brokenRules.contains(.own(index, rule: $0)) }),
      !hasFinding(.deadEnd, of: index), !hasFinding(.stuckPage, of: index)
    else { return }
    if form.frozen.contains(index) { return }
    // Options are asked about one by one.
    if field.choice?.options.known?.isEmpty == false { return }
    let isRequired = if case .always = field.required { true } else { false }
    expectPossible(
      [.exists(index), .answered(index)], .reachable, .noValue, field: index, at: place(of: index),
      otherwise: isRequired
        ? "'\(field.id)' must be answered, and no answer is valid" : "no answer of '\(field.id)' is valid")
  }

  private func askOptions(of index: Int, _ field: FieldDefinition) {
    guard let options = field.choice?.options.known, !form.frozen.contains(index) else { return }
    // Every option is refused in a group that cannot be submitted at all.
    guard !deadEnds.contains(form.groups.members(with: index).first ?? index) else { return }
    let asked = options.filter { !$0.isDisabled }
    let some =
      asked.count <= DomainBuilder.mostValues
      ? asked
      : asked.filter { option in
        form.domains[index].fitting.contains { value in
          if case .list(let items) = value { items.contains(option.value) } else { value == option.value }
        }
      }
    for option in some {
      let name = field.isSecret ? "an option" : "the option '\(ProofForm.short(option.value.text))'"
      guard
        expectPossible(
          [.chosen(index, option.value)], .reachable, .unreachable, field: index, at: place(of: index),
          otherwise: "\(name) of '\(field.id)' can never be chosen") == true
      else { continue }
      expectPossible(
        [.chosen(index, option.value)], .submitted, .refusedOption, field: index, at: place(of: index),
        otherwise: "\(name) of '\(field.id)' always ends in a refusal")
    }
  }

  // Defaults.

  /// A default is wrong if answers that fit their own fields make a rule refuse it where it stands.
  private func askDefault(of index: Int, _ field: FieldDefinition) {
    guard case .literal(let value)? = field.defaultValue, !value.isEmpty, field.type != .boolean else { return }
    for (number, rule) in field.rules.enumerated() where !rule.rule.fields.subtracting([field.id]).isEmpty {
      askDefault(value, of: index, .own(index, rule: number), message: rule.message, at: rule.rule)
    }
    for (number, rule) in form.definition.rules.enumerated()
    where rule.fields == [field.id] && rule.rule.fields.count > 1 && rule.rule.fields.contains(field.id) {
      askDefault(value, of: index, .rule(number), message: rule.message, at: rule.rule)
    }
  }

  private func askDefault(
    _ value: AnswerValue, of index: Int, _ constraint: Constraint, message: String?, at rule: DefinitionExpression
  ) {
    guard !brokenRules.contains(constraint) else { return }
    let id = form.fields[index].id
    var goals: [Goal] = [.exists(index), .chosen(index, value), .breaks(constraint)]
    goals += form.inputs(of: constraint).filter { $0 != index && form.fields[$0].type.isEditable }.map { .exists($0) }
    // The other answers are judged by their own fields; this rule is what is asked about.
    switch prover.decide(goals, .reachable, without: [constraint]) {
    case .impossible: break
    case .undecided(let reason):
      report(
        .undecided, .wrongDefault, field: index, at: place(of: index),
        "whether an answer makes the default of '\(id)' wrong", help: reason)
    case .possible(let answers):
      let situation = Situation(form, answers: answers)
      let shown = situation.problems(of: index).first ?? message ?? ""
      let given = completed(answers, for: goals, .reachable).filter { $0.id != id }
      report(
        .can, .wrongDefault, field: index, at: place(of: index),
        "the default of '\(id)' is refused after other answers", help: "the rule: \(ProofForm.short(rule.source))",
        witness: Witness(
          name: "\(id)-default",
          steps: [.answer(given), .submit, .expect(.error(id, message: shown)), .expect(.running)]))
    }
  }

  // Disabled fields.

  /// A field that must be answered while nobody can.
  private func askDisabled(of index: Int, _ field: FieldDefinition) {
    if case .always = field.enabled { return }
    if case .never = field.required { return }
    // Of a form that can never be submitted, that is said already.
    if field.defaultValue != nil || deadEnds.contains(form.groups.members(with: index).first ?? index) { return }
    let goals: [Goal] = [.breaks(.required(index)), .enabled(index, false)]
    expectImpossible(
      goals, .reachable, .deadEnd, field: index, at: place(of: index),
      otherwise: "'\(field.id)' must be answered while it cannot be edited"
    ) { answers in
      let shown = Situation(form, answers: answers).problems(of: index).first ?? ""
      let given = completed(answers, for: goals, .reachable).filter { $0.id != field.id }
      return Witness(
        name: "\(field.id)-disabled",
        steps: [.answer(given), .submit, .expect(.error(field.id, message: shown)), .expect(.running)])
    }
  }
}
