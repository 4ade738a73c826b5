import DefinedForms
import FormDefinitions
import FormModels
import FormProofs
import KeyScripts

/// A small set of scripts that reaches everything of a form that can be reached.
struct ScriptCover {
  /// A script, with what it is the first to reach.
  struct Entry {
    var script: KeyScript
    var reaches: Set<CoveragePoint>
    /// What it was written for; nil for the form as it is.
    var shows: String?
  }

  private(set) var entries: [Entry] = []
  /// What no answers reach.
  private(set) var unreachable: [CoveragePoint] = []
  /// What was not reached, although it may be possible.
  private(set) var missed: [CoveragePoint] = []

  /// - Parameter play: Writes and plays a witness, with the moments that it passes.
  init(_ form: ProofForm, prover: Prover, play: (Witness, _ onState: @escaping (RunningForm) -> Void) -> KeyScript?) {
    let coverage = FormCoverage(form, prover: prover)
    func take(_ witness: Witness, for point: CoveragePoint?) -> Bool {
      let own = FormCoverage(form, prover: prover)
      guard let script = play(witness, { own.note(CoverageMoment($0)) }) else { return false }
      guard let shown = point ?? own.reached.first, own.reached.contains(shown) else { return false }
      coverage.add(own.reached)
      entries.append(Entry(script: script, reaches: own.reached, shows: point?.description))
      return true
    }
    _ = take(coverage.blank, for: nil)
    for point in coverage.points where !coverage.reached.contains(point) {
      switch coverage.way(to: point) {
      case .impossible: unreachable.append(point)
      case .undecided: missed.append(point)
      case .witness(let witness):
        let more = coverage.extended(witness, for: point)
        if more.steps.count > witness.steps.count, take(more, for: point) { continue }
        if !take(witness, for: point) { missed.append(point) }
      }
    }
    dropSuperfluous()
    missed.removeAll(where: coverage.reached.contains)
  }

  /// Leaves out scripts whose points all others reach.
  private mutating func dropSuperfluous() {
    var times: [CoveragePoint: Int] = [:]
    for entry in entries { for point in entry.reaches { times[point, default: 0] += 1 } }
    for index in entries.indices.reversed() {
      let reaches = entries[index].reaches
      guard reaches.allSatisfy({ times[$0, default: 0] > 1 }) else { continue }
      for point in reaches { times[point, default: 0] -= 1 }
      entries.remove(at: index)
    }
  }
}

extension CoverageMoment {
  /// What a running form shows now.
  init(_ form: RunningForm) {
    let fields = form.model.definition.fields
    var answers: [String: AnswerValue] = [:]
    var errors: [String: [String]] = [:]
    func note(_ field: FieldModel, at place: String) {
      errors[place] = field.errors.current + field.errorsInRows
      for row in field.list?.madeRows ?? [] {
        for inner in row.fields { note(inner, at: "\(place)[\(row.position)].\(inner.definition.id)") }
      }
    }
    for field in fields {
      answers[field.id] = form.value(of: field.id)
      form.model.field(field.id).map { note($0, at: field.id) }
    }
    self.init(
      answers: answers, focus: form.focusedField, errors: errors, toolbar: form.toolbarLabels,
      submittedFields: form.submittedFields, isSubmitted: form.session.outcome == .submitted)
  }
}
