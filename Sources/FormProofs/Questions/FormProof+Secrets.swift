internal import Expressions
internal import FormDefinitions

/// Whether something visible tells more of a secret than whether it fits its own limits or equals another one.
extension FormProof {
  func askSecrets() {
    guard form.definition.hasSecrets else { return }
    for visible in visibleConditions {
      for name in visible.placed.expression.secretsTold(isSecret: isSecret) {
        guard let secret = form.index(of: name), !missing.contains(secret) else { continue }
        ask(visible, secret)
      }
    }
  }

  /// A condition whose verdict is seen, and what shows that it holds or not.
  private struct VisibleCondition {
    var placed: PlacedExpression
    var name: String
    var context: [Goal]
    var shown: Witness.Expectation
    var hidden: Witness.Expectation
    /// True if it is seen only after a submission was tried.
    var needsSubmission = false
  }

  private func isSecret(_ name: String) -> Bool { form.index(of: name).map { form.fields[$0].isSecret } ?? false }

  private var visibleConditions: [VisibleCondition] {
    var found: [VisibleCondition] = []
    for (index, section) in form.definition.sections.enumerated() {
      guard let when = section.when, let first = section.fields.first(where: { $0.type != .note }) else { continue }
      found.append(
        VisibleCondition(
          placed: PlacedExpression(when, of: nil), name: "the section \(form.name(ofSection: index))", context: [],
          shown: .visible(first.id), hidden: .notVisible(first.id)))
    }
    for (index, field) in form.fields.enumerated() {
      if let when = field.when.expression {
        found.append(
          VisibleCondition(
            placed: PlacedExpression(when, of: index), name: "'\(field.id)'",
            context: [.sectionExists(form.sections[index])], shown: .visible(field.id), hidden: .notVisible(field.id)))
      }
      guard !field.isSecret else { continue }
      for rule in field.rules {
        let message = rule.message ?? ""
        found.append(
          VisibleCondition(
            placed: PlacedExpression(rule.rule, of: index), name: "the rule of '\(field.id)'",
            context: [.answered(index)], shown: .noError(field.id), hidden: .error(field.id, message: message),
            needsSubmission: true))
      }
    }
    for (index, rule) in form.definition.rules.enumerated() {
      guard let shownAt = rule.fields.first(where: { !isSecret($0) }) else { continue }
      found.append(
        VisibleCondition(
          placed: PlacedExpression(rule.rule, of: nil), name: "the rule", context: [.applies(rule: index)],
          shown: .noError(shownAt), hidden: .error(shownAt, message: rule.message), needsSubmission: true))
    }
    for case .custom(let item) in form.definition.toolbar ?? [] {
      guard let when = item.when.expression else { continue }
      found.append(
        VisibleCondition(
          placed: PlacedExpression(when, of: nil), name: "the toolbar item '\(item.label)'", context: [],
          shown: .toolbar(item.label), hidden: .noToolbar(item.label)))
    }
    return found
  }

  /// Looks for two answers of the secret that differ in the verdict, while all other answers are the same.
  private func ask(_ visible: VisibleCondition, _ secret: Int) {
    let id = form.fields[secret].id
    let message = "\(visible.name) tells more of the secret '\(id)' than whether it is valid"
    let goals = visible.context + [.answered(secret), .outcome(visible.placed, .yes)]
    guard case .possible(let answers) = prover.decide(goals, .reachable) else {
      return undecided(visible, message, secret)
    }
    let situation = Situation(form, answers: answers)
    for value in form.domains[secret].fitting where !value.isEmpty && value != answers[secret] {
      situation.answer(secret, value)
      let outcome = Goal.outcome(visible.placed, visible.needsSubmission ? .broken : .no)
      guard visible.context.allSatisfy(situation.meets), situation.meets(outcome) else { continue }
      // Fields that the verdict brings are not there both times.
      let given = completed(answers, for: goals, .reachable).filter {
        form.index(of: $0.id).map(situation.exists) ?? false
      }
      let submits: [Witness.Step] = visible.needsSubmission ? [.submit] : []
      let steps: [Witness.Step] =
        [.answer(given.map { $0.id == id ? (id, value) : $0 })] + submits + [.expect(visible.hidden)]
        + [.answer([(id, answers[secret])])] + [.expect(visible.shown)]
      return report(
        .can, .secret, field: secret, at: visible.placed.place, message,
        help: "compare it only with another secret, or check it in a rule of its own",
        witness: Witness(name: "\(id)-told", steps: steps))
    }
    undecided(visible, message, secret)
  }

  private func undecided(_ visible: VisibleCondition, _ message: String, _ secret: Int) {
    report(
      .undecided, .secret, field: secret, at: visible.placed.place, "whether \(message)",
      help: "no two answers were found that show it")
  }
}

extension Expression {
  /// The secret variables that the expression tells more of than whether they are answered or equal another secret.
  func secretsTold(isSecret: (String) -> Bool) -> [String] {
    var told: [String] = []
    func name(_ node: SyntaxNode.ID) -> String? {
      if case .variable(let slot) = tree.nodes[node] { tree.variables[slot].name } else { nil }
    }
    func isSecretVariable(_ node: SyntaxNode.ID) -> Bool { name(node).map(isSecret) ?? false }
    func isNull(_ node: SyntaxNode.ID) -> Bool {
      if case .constant(.null) = tree.nodes[node] { true } else { false }
    }
    func visit(_ node: SyntaxNode.ID) {
      switch tree.nodes[node] {
      case .variable: if isSecretVariable(node), let name = name(node), !told.contains(name) { told.append(name) }
      case .binary(let operation, let left, let right) where operation == .equal || operation == .notEqual:
        if isSecretVariable(left) && (isNull(right) || isSecretVariable(right)) { return }
        if isNull(left) && isSecretVariable(right) { return }
        visit(left)
        visit(right)
      case let other: for part in other.parts { visit(part) }
      }
    }
    visit(tree.root)
    return told
  }
}
