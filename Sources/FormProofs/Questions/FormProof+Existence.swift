internal import FormDefinitions

/// Whether sections and fields are ever shown, and whether what decides about it ever makes a difference.
extension FormProof {
  func askExistence() {
    for (index, section) in form.definition.sections.enumerated() {
      guard let when = section.when, isWhole else { continue }
      let placed = PlacedExpression(when, of: nil)
      let isShown = expectPossible(
        [.sectionExists(index)], .reachable, .unreachable, at: placed.place,
        otherwise: "the section \(form.name(ofSection: index)) is never shown")
      if isShown == false { missingSections.insert(index) }
      guard isShown == true else { continue }
      askVerdicts(of: placed, "'when'", field: nil, context: [], isKnownToHold: true)
    }
    for (index, field) in form.fields.enumerated() where isAsked(index) {
      guard !missingSections.contains(form.sections[index]) else {
        missing.insert(index)
        continue
      }
      if case .always = field.when { continue }
      let placed = field.when.expression.map { PlacedExpression($0, of: index) }
      let isShown = expectPossible(
        [.exists(index)], .reachable, .unreachable, field: index, at: placed?.place ?? place(of: index),
        otherwise: "'\(field.id)' is never shown")
      if isShown == false { missing.insert(index) }
      guard isShown == true, let placed else { continue }
      askVerdicts(
        of: placed, "'when' of '\(field.id)'", field: index, context: [.sectionExists(form.sections[index])],
        isKnownToHold: true)
    }
  }

  /// Asks whether a condition or rule, and each part of it, can turn out both ways.
  /// - Parameters:
  ///   - context: What must hold for the condition to be evaluated.
  ///   - failing: How it turns out otherwise: a missing answer breaks no rule.
  ///   - left: Constraints that are left out.
  ///   - isKnownToHold: True if it was shown already that it can be true.
  /// - Returns: True if it is never true.
  @discardableResult
  func askVerdicts(
    of placed: PlacedExpression, _ name: String, field: Int?, context: [Goal], failing: Goal.Outcome = .no,
    without left: Set<Constraint> = [], isKnownToHold: Bool = false
  ) -> Bool {
    let before = findings.count
    func expect(_ outcome: Goal.Outcome, _ kind: Finding.Kind, _ message: String) -> Bool? {
      expectPossible(
        context + [.outcome(placed, outcome)], .reachable, without: left, kind, field: field, at: placed.place,
        otherwise: message)
    }
    let canHold = isKnownToHold ? true : expect(.yes, .neverTrue, "\(name) is never true")
    _ = expect(failing, .alwaysTrue, "\(name) is always true")
    // A part explains nothing once the whole is known to have one verdict.
    if findings.count == before {
      for part in placed.parts { askPart(part, name, field: field, context: context, without: left) }
    }
    return canHold == false
  }

  private func askPart(
    _ part: ConditionPart, _ name: String, field: Int?, context: [Goal], without left: Set<Constraint>
  ) {
    let context = context + part.context.map { .outcome($0.part, $0.outcome) }
    let text = ProofForm.short(part.part.text)
    let canHold = prover.decide(context + [.outcome(part.part, .yes)], .reachable, without: left)
    let canFail = prover.decide(context + [.outcome(part.part, .no)], .reachable, without: left)
    func report(_ verdict: Finding.Verdict, _ kind: Finding.Kind, _ message: String, _ help: String) {
      self.report(verdict, kind, field: field, at: part.part.place, message, help: help)
    }
    switch (canHold, canFail) {
    case (.possible, .possible): break
    // A part that is never evaluated is the fault of those before it.
    case (.impossible, .impossible): break
    case (.impossible(let conflict), _):
      report(.never, .neverTrue, "the part '\(text)' of \(name) is never true", form.words(conflict))
    case (_, .impossible(let conflict)):
      report(.never, .alwaysTrue, "the part '\(text)' of \(name) is always true", form.words(conflict))
    case (.undecided(let reason), _):
      report(.undecided, .neverTrue, "whether the part '\(text)' of \(name) is never true", reason)
    case (_, .undecided(let reason)):
      report(.undecided, .alwaysTrue, "whether the part '\(text)' of \(name) is always true", reason)
    }
  }
}
