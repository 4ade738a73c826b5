internal import Expressions
package import FormDefinitions

/// Asks everything about a form that can be asked of it, and collects what is found.
package final class FormProof {
  let form: ProofForm
  let prover: Prover
  /// The list of which one row is asked about, the last section of the form; nil for a whole form.
  private let list: FieldDefinition?
  private(set) var findings: [Finding] = []
  /// The fields and sections that never exist: nothing more is asked about them.
  var missing: Set<Int> = []
  var missingSections: Set<Int> = []
  /// Answers with which each group of fields can be submitted, by its first field.
  var submissions: [Int: [AnswerValue]] = [:]
  /// The groups that cannot be submitted, by their first field.
  var deadEnds: Set<Int> = []
  /// The rules that are known never to hold.
  var brokenRules: Set<Constraint> = []

  package init(_ form: ProofForm, prover: Prover, list: FieldDefinition? = nil) {
    self.form = form
    self.prover = prover
    self.list = list
  }

  var isWhole: Bool { list == nil }

  /// True for a field that is asked about, and not only read.
  func isAsked(_ field: Int) -> Bool { isWhole || form.sections[field] == form.definition.sections.count - 1 }

  /// What cannot be submitted.
  var subject: String { list.map { "a form with a row of '\($0.id)'" } ?? "the form" }

  /// Every finding, in file order. Takes at most the time of the prover's clock.
  package func run() -> [Finding] {
    askExistence()
    askConditions()
    askSubmission()
    askFields()
    askRows()
    if isWhole {
      askRules()
      askToolbarAndActions()
      askSecrets()
      askFormerAnswers()
    }
    return findings.sorted { ($0.place.range.utf8Offset, $0.order) < ($1.place.range.utf8Offset, $1.order) }
  }

  // Recording.

  /// Asks whether something is possible, and reports that it never is.
  /// - Parameter left: Constraints that are left out.
  /// - Returns: nil if it is undecided.
  @discardableResult
  func expectPossible(
    _ goals: [Goal], _ demand: Demand, without left: Set<Constraint> = [], _ kind: Finding.Kind, field: Int? = nil,
    at place: ProofPlace, otherwise message: String
  ) -> Bool? {
    switch prover.decide(goals, demand, without: left) {
    case .possible: return true
    case .impossible(let conflict):
      report(.never, kind, field: field, at: place, message, help: form.words(conflict))
      return false
    case .undecided(let reason):
      report(.undecided, kind, field: field, at: place, "whether \(message)", help: reason)
      return nil
    }
  }

  /// Asks whether something unwanted is possible, and reports that it is.
  func expectImpossible(
    _ goals: [Goal], _ demand: Demand, _ kind: Finding.Kind, field: Int?, at place: ProofPlace,
    otherwise message: String, _ witness: ([AnswerValue]) -> Witness
  ) {
    switch prover.decide(goals, demand) {
    case .impossible: break
    case .possible(let answers):
      report(.can, kind, field: field, at: place, message, witness: witness(answers))
    case .undecided(let reason):
      report(.undecided, kind, field: field, at: place, "whether \(message)", help: reason)
    }
  }

  func add(_ finding: Finding) { findings.append(finding) }

  func report(
    _ verdict: Finding.Verdict, _ kind: Finding.Kind, field: Int?, at place: ProofPlace, _ message: String,
    help: String? = nil, witness: Witness? = nil
  ) {
    if form.isImported, kind == .alwaysTrue { return }
    findings.append(
      Finding(
        verdict: verdict, kind: kind, field: field.map { form.fields[$0].id }, place: place, message: message,
        help: help, witness: witness))
  }

  func hasFinding(_ kind: Finding.Kind, of field: Int) -> Bool {
    findings.contains { $0.kind == kind && $0.field == form.fields[field].id && $0.verdict != .undecided }
  }

  func place(of field: Int) -> ProofPlace { ProofPlace(range: form.fields[field].range) }

  // Witnesses.

  /// The answers to the fields that a claim reads, as a person would give them, in form order.
  func given(_ answers: [AnswerValue], for goals: [Goal], _ demand: Demand) -> FieldAnswers {
    let fields = form.claim(goals, demand).fields
    return typed(answers, in: fields.sorted())
  }

  /// Answers to every field with which the form can be submitted, but for the fields that the given answers decide.
  func completed(_ answers: [AnswerValue], for goals: [Goal], _ demand: Demand) -> FieldAnswers {
    let fixed = Set(form.claim(goals, demand).fields)
    var all = answers
    for first in form.groups.representatives {
      let members = form.groups.members(with: first)
      guard fixed.isDisjoint(with: members), let submission = submissions[first] else { continue }
      for member in members { all[member] = submission[member] }
    }
    return typed(all, in: form.fields.indices)
  }

  /// The answers to those of the fields that exist with them and can be edited.
  private func typed(_ answers: [AnswerValue], in fields: some Sequence<Int>) -> FieldAnswers {
    let situation = Situation(form, answers: answers)
    return fields.filter { form.fields[$0].type.isEditable && situation.exists($0) }
      .map { (form.fields[$0].id, answers[$0]) }
  }
}

extension Finding {
  /// The order of findings at the same place.
  fileprivate var order: Int { (Kind.allCases.firstIndex(of: kind) ?? 0) + (verdict == .undecided ? 100 : 0) }
}
