/// How one script went.
nonisolated package struct ScriptResult: Equatable, Sendable {
  package var path: String
  /// Wall time of the run.
  package var duration: Duration
  package var outcome: Outcome
  /// What a person may want to know though it is no failure, a sentence each.
  package var notes: [String]

  nonisolated package enum Outcome: Equatable, Sendable {
    case passed
    case failed(ScriptFailure)
    /// The script or its form has mistakes and was not played: their diagnostics, whole.
    case invalid([String])
  }

  package init(path: String, duration: Duration, outcome: Outcome, notes: [String] = []) {
    self.path = path
    self.duration = duration
    self.outcome = outcome
    self.notes = notes
  }

  package var isPassed: Bool { outcome == .passed }
}
