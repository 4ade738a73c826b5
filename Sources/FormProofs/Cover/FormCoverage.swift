internal import Expressions
package import FormDefinitions

/// What there is to reach in a form, and what of it was reached.
package final class FormCoverage {
  private let form: ProofForm
  private let prover: Prover
  private let proof: FormProof
  /// In form order; each once.
  package let points: [CoveragePoint]
  package private(set) var reached: Set<CoveragePoint> = []
  private let situation: Situation
  /// The conditions by where they stand.
  private let branches: [Int: [ConditionBranch]]
  /// What there is to reach in the rows of each list.
  private let rows: [(field: FieldDefinition, list: ListTraits, coverage: FormCoverage)]
  private var before: CoverageMoment?

  /// - Parameter list: The list of which one row is looked at, the last section of the form; nil for a whole form.
  package init(_ form: ProofForm, prover: Prover, list: FieldDefinition? = nil) {
    self.form = form
    self.prover = prover
    proof = FormProof(form, prover: prover, list: list)
    let branches = form.branches
    self.branches = Dictionary(grouping: branches, by: \.offset)
    situation = Situation(form, answers: form.fields.map { $0.valueOfNobody })
    let asked = form.fields.indices.filter { [proof] in proof.isAsked($0) }
    rows = asked.compactMap { index in
      guard let list = form.fields[index].list, let row = form.row(of: index, list) else { return nil }
      return (form.fields[index], list, FormCoverage(row, prover: prover.asking(row), list: form.fields[index]))
    }
    let own = list == nil ? form.coveragePoints(branches) : form.coveragePointsOfRow(Set(asked), branches)
    points = own + rows.flatMap { row in row.coverage.points.map { .inRow(row.field.id, $0) } }
  }

  /// Begins another script.
  package func begin() { before = nil }

  /// Notes what is reached at a moment.
  package func note(_ moment: CoverageMoment) {
    place(moment)
    for point in points where !reached.contains(point) {
      if isReached(point, at: moment) { reached.insert(point) }
    }
    for row in rows where row.coverage.reached.count < row.coverage.points.count {
      for moment in moment.rows(of: row.field, row.list) { row.coverage.note(moment) }
      reached.formUnion(row.coverage.reached.lazy.map { .inRow(row.field.id, $0) })
    }
    before = moment
  }

  /// Notes what was reached elsewhere.
  package func add(_ points: Set<CoveragePoint>) { reached.formUnion(points) }

  private func place(_ moment: CoverageMoment) {
    for (index, field) in form.fields.enumerated() {
      situation.answer(index, moment.answers[field.id] ?? field.valueOfNobody)
    }
    situation.focus = moment.focus.flatMap(form.index)
  }

  private func isReached(_ point: CoveragePoint, at moment: CoverageMoment) -> Bool {
    switch point {
    case .field(let id): return form.index(of: id).map(situation.exists) ?? false
    case .option(let id, let value): return form.index(of: id).map { situation.meets(.chosen($0, value)) } ?? false
    case .branch(_, let offset, let holds):
      return branches[offset, default: []].contains { branch in
        branch.context.allSatisfy(situation.meets)
          && situation.meets(.outcome(branch.placed, holds ? .yes : .no))
          && (!branch.isAction || before.map { $0.submittedFields.count < moment.submittedFields.count } ?? false)
      }
    case .error(let id, let message): return moment.errors[id]?.contains(message) ?? false
    case .toolbar(let label): return moment.toolbar.contains(label)
    case .action(let id): return moment.submittedFields.contains(id)
    case .submission: return moment.isSubmitted
    // The row notes it.
    case .inRow: return false
    }
  }

  /// Steps with which a script begins: the form is submitted as it is, which shows what is missing.
  package var blank: Witness { Witness(name: "blank", steps: [.submit]) }

  /// The witness, with the other options of the field that it chooses chosen one after the other.
  package func extended(_ witness: Witness, for point: CoveragePoint) -> Witness {
    guard case .option(let id, _) = point, let index = form.index(of: id), form.fields[index].type == .select else {
      return witness
    }
    var witness = witness
    for case .option(id, let value) in points where !reached.contains(.option(id, value)) && .option(id, value) != point
    {
      witness.steps += [.answer([(id, value)])]
    }
    return witness
  }

  /// How a point can be reached.
  package enum Way {
    case witness(Witness)
    case impossible
    case undecided
  }

  package func way(to point: CoveragePoint) -> Way {
    if case .inRow(let id, let inner) = point {
      guard let row = rows.first(where: { $0.field.id == id }) else { return .undecided }
      let way = row.coverage.way(to: inner)
      guard case .witness(let witness) = way else { return way }
      return .witness(witness.inRow(of: row.field, row.list))
    }
    if proof.submissions.isEmpty { proof.askSubmission() }
    guard let wish = form.wish(for: point, branches) else { return .undecided }
    switch prover.decide(wish.goals, wish.demand, without: wish.dropped) {
    case .impossible: return .impossible
    case .undecided: return .undecided
    case .possible(let answers):
      let given = proof.completed(answers, for: wish.goals, wish.demand)
        .filter { !wish.unanswered.contains($0.id) || !$0.value.isEmpty }
      return .witness(Witness(name: point.slug, steps: [.answer(given)] + wish.steps))
    }
  }
}

/// What reaches a point: answers that meet goals, and what is done after them.
struct CoverageWish {
  var goals: [Goal]
  var demand = Demand.reachable
  var dropped: Set<Constraint> = []
  var steps: [Witness.Step] = []
  /// Fields that stay empty.
  var unanswered: Set<String> = []
}

/// A condition of a form.
struct ConditionBranch {
  var name: String
  var placed: PlacedExpression
  var context: [Goal]
  /// It is evaluated only when Return runs an action.
  var isAction = false
  /// What is seen when it holds, and when not.
  var steps: (yes: [Witness.Step], no: [Witness.Step]) = ([], [])

  var offset: Int { placed.whole.range.utf8Offset }
}

extension ProofForm {
  fileprivate func coveragePoints(_ branches: [ConditionBranch]) -> [CoveragePoint] {
    var points: [CoveragePoint] = [.submission]
    for (index, field) in fields.enumerated() where field.type != .note {
      points.append(.field(field.id))
      if !field.isSecret, domains[index].isKnown { points += optionPoints(field, domains[index]) }
      if field.onSubmit != nil, field.type.isEditable { points.append(.action(field.id)) }
      if case .always = field.required, field.type.isEditable, field.type != .boolean, field.defaultValue == nil {
        let problems = FieldValidation.problems(of: .null, field: withoutRules[index]) { _ in nil }
        problems.first.map { points.append(.error(field.id, $0)) }
      }
      for rule in field.rules { rule.message.map { points.append(.error(field.id, $0)) } }
    }
    for branch in branches {
      points += [.branch(branch.name, offset: branch.offset, true), .branch(branch.name, offset: branch.offset, false)]
    }
    for rule in definition.rules { rule.fields.first.map { points.append(.error($0, rule.message)) } }
    for case .custom(let item) in definition.toolbar ?? [] { points.append(.toolbar(item.label)) }
    var seen: Set<CoveragePoint> = []
    return points.filter { seen.insert($0).inserted }
  }

  /// Those of the fields in a row. Return in one of them, and what the form around it shows, is not looked at.
  fileprivate func coveragePointsOfRow(_ asked: Set<Int>, _ branches: [ConditionBranch]) -> [CoveragePoint] {
    let ids = Set(asked.map { fields[$0].id })
    let offsets = Set(
      branches.filter { !$0.isAction && $0.placed.field.map(asked.contains) ?? false }.map(\.offset))
    return coveragePoints(branches).filter { point in
      switch point {
      case .field(let id), .option(let id, _), .error(let id, _): ids.contains(id)
      case .branch(_, let offset, _): offsets.contains(offset)
      case .toolbar, .action, .submission, .inRow: false
      }
    }
  }

  /// Every option that can be chosen; of a long list, those that conditions tell apart.
  private func optionPoints(_ field: FieldDefinition, _ domain: FieldDomain) -> [CoveragePoint] {
    let options = (field.choice?.options.known ?? []).filter { !$0.isDisabled }.map(\.value)
    let told =
      options.count <= DomainBuilder.mostValues
      ? options : options.filter { domain.fitting.contains($0) || domain.fitting.contains(.list([$0])) }
    return told.prefix(DomainBuilder.mostValues).map { .option(field.id, $0) }
  }

  /// Every condition, with what is evaluated before it.
  fileprivate var branches: [ConditionBranch] {
    var found: [ConditionBranch] = []
    for (index, section) in definition.sections.enumerated() {
      guard let when = section.when else { continue }
      found.append(
        ConditionBranch(
          name: "'when' of the section \(name(ofSection: index))", placed: PlacedExpression(when, of: nil), context: [])
      )
    }
    for (index, field) in fields.enumerated() {
      if let when = field.when.expression {
        found.append(
          ConditionBranch(
            name: "'when' of '\(field.id)'", placed: PlacedExpression(when, of: index),
            context: [.sectionExists(sections[index])],
            steps: ([.expect(.visible(field.id))], [.expect(.notVisible(field.id))])))
      }
      for (key, condition) in [("enabled", field.enabled), ("required", field.required)] {
        guard let expression = condition.expression else { continue }
        found.append(
          ConditionBranch(
            name: "'\(key)' of '\(field.id)'", placed: PlacedExpression(expression, of: index),
            context: [.exists(index)]))
      }
    }
    for placed in actions {
      // Only Return in a field is typed here.
      guard case .if(let condition, _, _) = placed.action, let field = placed.field, fields[field].onSubmit != nil
      else { continue }
      let steps: [Witness.Step] = [.focus(fields[field].id), .submitField]
      found.append(
        ConditionBranch(
          name: "'if' in \(placed.name)", placed: PlacedExpression(condition, of: field), context: placed.context,
          isAction: true, steps: (steps, steps)))
    }
    return found
  }

  fileprivate func wish(for point: CoveragePoint, _ branches: [Int: [ConditionBranch]]) -> CoverageWish? {
    switch point {
    case .submission:
      return CoverageWish(
        goals: groups.representatives.first.map { [.submits($0)] } ?? [], demand: .submitted,
        steps: [.submit, .expect(.submitted)])
    case .field(let id):
      return index(of: id).map { CoverageWish(goals: [.exists($0)], steps: [.expect(.visible(id))]) }
    case .option(let id, let value):
      return index(of: id).map {
        CoverageWish(goals: [.chosen($0, value)], steps: fields[$0].type == .select ? [.expect(.value(id, value))] : [])
      }
    case .branch(_, let offset, let holds):
      guard let branch = branches[offset]?.first else { return nil }
      return CoverageWish(
        goals: branch.context + [.outcome(branch.placed, holds ? .yes : .no)],
        steps: holds ? branch.steps.yes : branch.steps.no)
    case .toolbar(let label): return toolbarWish(label)
    case .action(let id):
      return index(of: id).map {
        CoverageWish(goals: [.exists($0), .enabled($0, true)], steps: [.focus(id), .submitField])
      }
    case .error(let id, let message): return index(of: id).flatMap { errorWish($0, message) }
    case .inRow: return nil
    }
  }

  private func toolbarWish(_ label: String) -> CoverageWish? {
    for case .custom(let item) in definition.toolbar ?? [] where item.label == label {
      let target = fields.indices.first { fields[$0].type.isEditable && item.isShown(for: fields[$0]) }
      guard let target else { return nil }
      let condition: [Goal] = item.when.expression.map { [.outcome(PlacedExpression($0, of: nil), .yes)] } ?? []
      return CoverageWish(
        goals: [.exists(target)] + condition
          + (item.when.expression?.expression.references.contains("focus") == true ? [.focused(target)] : []),
        steps: [.focus(fields[target].id), .expect(.toolbar(label))])
    }
    return nil
  }

  private func errorWish(_ field: Int, _ message: String) -> CoverageWish? {
    let id = fields[field].id
    let steps: [Witness.Step] = [.submit, .expect(.error(id, message: message)), .expect(.running)]
    if let number = fields[field].rules.firstIndex(where: { $0.message == message }) {
      let placed = PlacedExpression(fields[field].rules[number].rule, of: field)
      let shown: Goal = fields[field].type.isEditable ? .answered(field) : .exists(field)
      return CoverageWish(
        goals: [shown, .outcome(placed, .broken)], dropped: [.own(field, rule: number)], steps: steps)
    }
    if let rule = definition.rules.firstIndex(where: { $0.message == message && $0.fields.first == id }) {
      let placed = PlacedExpression(definition.rules[rule].rule, of: nil)
      return CoverageWish(goals: [.exists(field), .applies(rule: rule), .outcome(placed, .broken)], steps: steps)
    }
    return CoverageWish(goals: [.breaks(.required(field))], steps: steps, unanswered: [id])
  }
}
