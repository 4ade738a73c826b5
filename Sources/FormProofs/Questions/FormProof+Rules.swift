internal import FormDefinitions

/// Rules across fields: whether each makes a difference, and whether two exclude each other.
extension FormProof {
  func askRules() {
    for (index, rule) in form.definition.rules.enumerated() {
      let inputs = form.reads(rule.rule)
      guard inputs.allSatisfy({ !missing.contains($0) }) else { continue }
      let placed = PlacedExpression(rule.rule, of: nil)
      guard
        expectPossible(
          [.applies(rule: index)], .reachable, .unreachable, at: placed.place,
          otherwise: "the rule '\(ProofForm.short(rule.rule.source))' never applies: its fields never exist together")
          == true
      else { continue }
      askRule(
        placed, .rule(index), "the rule '\(ProofForm.short(rule.rule.source))'", field: nil,
        context: [.applies(rule: index)])
    }
    askContradictions()
  }

  /// Pairs of rules that share a field and are never both true.
  private func askContradictions() {
    let rules = form.definition.rules
    for (first, rule) in rules.enumerated() where !brokenRules.contains(.rule(first)) {
      for second in rules.indices.dropFirst(first + 1) where !brokenRules.contains(.rule(second)) {
        guard !rule.rule.fields.isDisjoint(with: rules[second].rule.fields) else { continue }
        let (one, other) = (PlacedExpression(rule.rule, of: nil), PlacedExpression(rules[second].rule, of: nil))
        let applying: [Goal] = [.applies(rule: first), .applies(rule: second)]
        guard case .possible = prover.decide(applying, .reachable) else { continue }
        expectPossible(
          applying + [.outcome(one, .yes), .outcome(other, .yes)], .reachable, .contradiction, at: other.place,
          otherwise: "the rules '\(ProofForm.short(one.text))' and '\(ProofForm.short(other.text))' are never both true"
        )
      }
    }
  }
}
