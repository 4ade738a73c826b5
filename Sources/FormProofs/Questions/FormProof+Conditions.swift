internal import Expressions
internal import FormDefinitions

/// Whether conditions and rules make a difference, and whether computed values can fail.
extension FormProof {
  /// Fields that can never be edited keep their defaults, which later questions take into account.
  func askConditions() {
    for (index, field) in form.fields.enumerated()
    where isAsked(index) && !missing.contains(index) && field.type.isEditable {
      switch field.enabled {
      case .always: continue
      case .never: freeze(index)
      case .expression(let expression):
        let isNeverTrue = askVerdicts(
          of: PlacedExpression(expression, of: index), "'enabled' of '\(field.id)'", field: index,
          context: [.exists(index)])
        if isNeverTrue { freeze(index) }
      }
    }
  }

  /// An action may still set a field that nobody can edit.
  private func freeze(_ field: Int) {
    if !form.isSetByAction(form.fields[field].id) { form.frozen.insert(field) }
  }

  func askConditions(of index: Int, _ field: FieldDefinition) {
    // Required whenever it is shown, it says its condition twice, which harms nobody.
    if let expression = field.required.expression, expression.source != field.when.expression?.source {
      askVerdicts(
        of: PlacedExpression(expression, of: index), "'required' of '\(field.id)'", field: index,
        context: [.exists(index)])
    }
    for (number, rule) in field.rules.enumerated() {
      let placed = PlacedExpression(rule.rule, of: index)
      let isJudgedEmpty = field.type == .computed || !field.hasAnswer
      let context: [Goal] = isJudgedEmpty ? [.exists(index)] : [.answered(index)]
      askRule(
        placed, .own(index, rule: number), "the rule of '\(field.id)'", field: index, context: context)
    }
  }

  /// Asks whether a rule can be kept and broken by answers that keep everything else of their fields.
  func askRule(
    _ placed: PlacedExpression, _ constraint: Constraint, _ name: String, field: Int?, context: [Goal]
  ) {
    let isNeverTrue = askVerdicts(
      of: placed, name, field: field, context: context, failing: .broken, without: [constraint])
    if isNeverTrue { brokenRules.insert(constraint) }
  }

  // Computed values.

  func askComputations(of index: Int, _ field: FieldDefinition) {
    if let expression = field.kind.expression {
      askFailure(of: expression, "the value of '\(field.id)'", index, shows: [.value(field.id, .null)])
    }
    if let expression = field.defaultValue?.expression {
      askFailure(of: expression, "the default of '\(field.id)'", index, shows: [.value(field.id, field.valueOfNobody)])
    }
    if let expression = field.choice?.options.expression {
      askFailure(of: expression, "the options of '\(field.id)'", index, shows: [.visible(field.id)])
    }
  }

  private func askFailure(
    of expression: DefinitionExpression, _ name: String, _ index: Int, shows: [Witness.Expectation]
  ) {
    let placed = PlacedExpression(expression, of: index)
    // Only some operations can fail; asking about others would leave it undecided for nothing.
    guard expression.expression.canFail(in: form.types) || OverflowWalk.leaves(placed, of: form) else { return }
    let numbers = form.withExistence(form.reads(expression)).filter { form.fields[$0].numberLimits != nil }.sorted()
    let goals: [Goal] = [.exists(index), .outcome(placed, .failed)] + numbers.map { .usual($0) }
    expectImpossible(
      goals, .reachable, .failure, field: index, at: placed.place, otherwise: "\(name) can fail"
    ) { answers in
      let id = form.fields[index].id
      return Witness(
        name: "\(id)-fails",
        steps: [.answer(given(answers, for: goals, .reachable).filter { $0.id != id })] + shows.map { .expect($0) })
    }
  }
}

extension Expression {
  /// False if no answers but missing ones can make the expression fail, whatever their values.
  func canFail(in types: TypeEnvironment) -> Bool {
    func isText(_ node: SyntaxNode.ID) -> Bool {
      part(node).type(in: types).unwrapped.mayBe(.string)
    }
    func fails(_ node: SyntaxNode.ID) -> Bool {
      switch tree.nodes[node] {
      case .binary(.divide, let left, let right): !isNonZero(right) && part(left).type(in: types).unwrapped != .double
      case .binary(.remainder, _, let right): !isNonZero(right)
      // The first part of a text that was split is always there.
      case .index(let list, let key):
        if case .call(.split, let operands, _) = tree.nodes[list], operands.count == 2,
          case .constant(.int(0)) = tree.nodes[key]
        {
          false
        } else {
          true
        }
      case .call(.charAt, _, _), .call(.substring, _, _): true
      case .call(let function, let operands, _):
        [.int, .uint, .double, .timestamp, .duration, .bool].contains(function) && operands.contains(where: isText)
      default: false
      }
    }
    func isNonZero(_ node: SyntaxNode.ID) -> Bool {
      switch tree.nodes[node] {
      case .constant(.int(let value)): value != 0
      case .constant(.uint(let value)): value != 0
      case .constant(.double): true
      default: false
      }
    }
    func anyFails(_ node: SyntaxNode.ID) -> Bool {
      fails(node) || tree.nodes[node].parts.contains(where: anyFails)
    }
    return anyFails(tree.root)
  }
}

extension ProofForm {
  /// True if an action assigns a field.
  func isSetByAction(_ id: String) -> Bool {
    actions.contains {
      if case .set(let assignments) = $0.action { assignments.contains { $0.field == id } } else { false }
    }
  }
}
