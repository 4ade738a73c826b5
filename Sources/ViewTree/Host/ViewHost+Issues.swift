extension ViewHost {
  /// Told what a programmer did wrong, a sentence each; never drawn. The first who listens is told what came before, too.
  package var reportIssue: ((String) -> Void)? {
    get { issues.listener }
    set { issues.listener = newValue }
  }

  /// Reports a programmer's mistake, the same sentence once.
  package func report(_ message: String) { issues.report(message) }

  /// Whether an object announces a change while a body is evaluated, which is reported and ignored.
  package func refusesAnnouncement() -> Bool {
    guard graph.isEvaluating, let evaluation = BodyEvaluation.current else { return false }
    report("an object announced a change during the body of \(evaluation.view): it is ignored")
    return true
  }
}
