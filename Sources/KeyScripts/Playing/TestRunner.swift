/// Runs scripts one after the other, nothing of one left for the next: every script has a session of its own, and
/// readline starts anew.
package struct TestRunner {
  package var player: ScriptPlayer
  /// Reads a clock, for the durations in the report.
  package var now: () -> ContinuousClock.Instant

  package init(player: ScriptPlayer, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.player = player
    self.now = now
  }

  /// Runs the scripts at `paths`, in this order. Everything but the durations is the same in every run.
  /// - Parameter progress: Told of each result as it comes.
  package func run(_ paths: [String], progress: (ScriptResult) -> Void = { _ in }) -> TestReport {
    var results: [ScriptResult] = []
    for path in paths {
      let start = now()
      let (outcome, notes) = run(path)
      results.append(ScriptResult(path: path, duration: start.duration(to: now()), outcome: outcome, notes: notes))
      progress(results[results.count - 1])
    }
    return TestReport(results: results)
  }

  private func run(_ path: String) -> (ScriptResult.Outcome, notes: [String]) {
    switch player.load(path) {
    case .success(let script):
      let played = player.play(script)
      return (played.outcome, played.notes)
    case .failure(let invalid): return (.invalid(invalid.diagnostics), [])
    }
  }
}
