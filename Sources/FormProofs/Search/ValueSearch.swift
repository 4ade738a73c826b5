internal import Expressions
internal import FormDefinitions
internal import Values

/// Looks for answers that meet a claim by trying representative values, field by field, with a check as soon as
/// everything that a condition reads has a value.
struct ValueSearch {
  enum Result {
    case found([AnswerValue])
    /// Every combination was tried. `isWhole` if no other value can make a difference.
    case none(isWhole: Bool)
    /// The steps or the time ran out.
    case stopped
  }

  private let form: ProofForm
  private let claim: Claim
  private let situation: Situation
  private var steps: Int
  private let isLate: () -> Bool
  /// The checks that can be made once the field at this position has a value.
  private var checks: [[Check]]
  private var candidates: [[AnswerValue]]
  /// Where focus may be, as far as it matters.
  private let foci: [Int?]

  private enum Check {
    case goal(Goal)
    case constraint(Constraint)
  }

  /// - Parameter isLate: Asked every few hundred steps.
  init(_ form: ProofForm, _ claim: Claim, steps: Int, isLate: @escaping () -> Bool) {
    self.form = form
    self.claim = claim
    self.steps = steps
    self.isLate = isLate
    situation = Situation(form, answers: form.domains.map { $0.fitting.first ?? .null })
    situation.relaxed = form.structure(notIn: claim)
    foci = form.foci(of: claim)
    let fitting = Set(claim.constraints)
    candidates = claim.fields.map { field in
      let domain = form.domains[field]
      if form.frozen.contains(field) { return Array(domain.fitting.prefix(1)) }
      let values = fitting.contains(.fits(field)) ? domain.fitting : domain.fitting + domain.beyond
      return values.isEmpty ? [.null] : values
    }
    checks = Array(repeating: [], count: max(1, claim.fields.count))
    for case .chosen(let field, let value) in claim.goals { offer(value, to: field) }
    let positions = Dictionary(firstOfEach: claim.fields.enumerated().map { ($1, $0) })
    func last(_ inputs: [Int]) -> Int { form.withExistence(inputs).compactMap { positions[$0] }.max() ?? 0 }
    for goal in claim.goals { checks[last(form.inputs(of: goal))].append(.goal(goal)) }
    for constraint in claim.constraints {
      switch constraint {
      case .fits(let field) where !form.optionInputs(of: field).isEmpty:
        checks[last(form.inputs(of: constraint))].append(.constraint(constraint))
      case .section, .when, .fits: break
      case .own, .required, .rule: checks[last(form.inputs(of: constraint))].append(.constraint(constraint))
      }
    }
  }

  /// Tries a value that a goal asks for first, although others may stand for it.
  private mutating func offer(_ value: AnswerValue, to field: Int) {
    guard let position = claim.fields.firstIndex(of: field), form.fields[field].type != .multiselect,
      !form.frozen.contains(field), situation.fits(field, value)
    else { return }
    candidates[position].removeAll { $0 == value }
    candidates[position].insert(value, at: 0)
  }

  mutating func run() -> Result {
    var last = Result.none(isWhole: isWhole)
    for focus in foci {
      situation.focus = focus
      last = runOnce()
      if case .none = last { continue }
      return last
    }
    return last
  }

  private mutating func runOnce() -> Result {
    guard !claim.fields.isEmpty else {
      return holds(at: 0) ? .found(situation.answers) : .none(isWhole: isWhole)
    }
    switch search() {
    case true?: return .found(situation.answers)
    case false?:
      return .none(isWhole: isWhole)
    case nil: return .stopped
    }
  }

  /// True if no other answers can make a difference.
  private var isWhole: Bool {
    var entangled: Set<Int> = []
    for (expression, field) in form.expressions(of: claim) {
      if !expression.references.isDisjoint(with: ["today", "now", "env"]) { return false }
      entangled.formUnion(form.entangled(in: expression, of: field))
    }
    let fitting = Set(claim.constraints)
    return claim.fields.allSatisfy { field in
      switch form.domains[field].coverage {
      // Without its limits, a field has others.
      case .all: !form.fields[field].isLimited || fitting.contains(.fits(field)) || !entangled.contains(field)
      case .representative: !entangled.contains(field)
      case .some: false
      }
    }
  }

  /// True once everything is met, false if nothing is, nil if the search was stopped. Not by recursion: a claim may have
  /// thousands of fields.
  private mutating func search() -> Bool? {
    var untried = [values(at: 0)]
    while let position = untried.indices.last {
      let field = claim.fields[position]
      guard let value = untried[position].popFirst() else {
        situation.answer(field, candidates[position].first ?? .null)
        untried.removeLast()
        continue
      }
      steps -= 1
      if steps < 0 || steps % 256 == 0 && isLate() { return nil }
      situation.answer(field, value)
      guard holds(at: position) else { continue }
      if untried.count == claim.fields.count { return true }
      untried.append(values(at: position + 1))
    }
    return false
  }

  /// What is tried for a field, once those before it have values. That of one that does not exist makes no difference.
  private func values(at position: Int) -> ArraySlice<AnswerValue> {
    situation.exists(claim.fields[position]) ? candidates[position][...] : candidates[position].prefix(1)
  }

  private func holds(at position: Int) -> Bool {
    checks[position].allSatisfy { check in
      switch check {
      case .goal(let goal): situation.meets(goal)
      case .constraint(let constraint): situation.keeps(constraint)
      }
    }
  }
}

extension FieldDefinition {
  /// True if limits or options keep the field from other values of its type.
  fileprivate var isLimited: Bool { type.isEditable && type != .boolean }
}

extension ProofForm {
  /// These fields and all that decide about their existence and values.
  func withExistence(_ inputs: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = inputs
    while let field = pending.popLast() {
      if found.insert(field).inserted { pending += self.inputs(of: field) }
    }
    return found
  }

  /// Where focus may be for a claim: nowhere, and in the fields that its expressions name, if they read it.
  func foci(of claim: Claim) -> [Int?] {
    for case .focused(let field) in claim.goals { return [field] }
    let readers = expressions(of: claim).filter { $0.expression.references.contains("focus") }
    guard !readers.isEmpty else { return [nil] }
    let names = readers.flatMap { reader in
      reader.expression.tree.nodes.compactMap { node in
        if case .constant(.string(let name)) = node { index(of: name) } else { nil }
      }
    }
    return [nil] + Set(names).sorted().map { $0 } + [fields.indices.first { !names.contains($0) }]
  }

  /// Every expression that a claim depends on, with the field that is `self` in it.
  func expressions(of claim: Claim) -> [(expression: Expression, field: Int?)] {
    var found: [(expression: Expression, field: Int?)] = []
    func add(_ expression: DefinitionExpression?, _ field: Int?) {
      if let expression { found.append((expression.expression, field)) }
    }
    func add(_ constraint: Constraint) {
      switch constraint {
      case .section(let index): add(definition.sections[index].when, nil)
      case .when(let field): add(fields[field].when.expression, field)
      case .fits: break
      case .own(let field, let rule): add(fields[field].rules[rule].rule, field)
      case .required(let field): add(fields[field].required.expression, field)
      case .rule(let index): add(definition.rules[index].rule, nil)
      }
    }
    for constraint in claim.constraints { add(constraint) }
    for field in claim.fields { if let expression = fields[field].kind.expression { add(expression, nil) } }
    for goal in claim.goals {
      switch goal {
      case .outcome(let placed, _): found.append((placed.expression, placed.field))
      case .breaks(let constraint): add(constraint)
      case .enabled(let field, _): add(fields[field].enabled.expression, field)
      default: break
      }
    }
    return found
  }

  /// The conditions of existence that a claim leaves out.
  fileprivate func structure(notIn claim: Claim) -> Set<Constraint> {
    let kept = Set(claim.constraints)
    var dropped: Set<Constraint> = []
    for field in claim.fields {
      if !kept.contains(.when(field)) { dropped.insert(.when(field)) }
      if !kept.contains(.section(sections[field])) { dropped.insert(.section(sections[field])) }
    }
    return dropped
  }
}
