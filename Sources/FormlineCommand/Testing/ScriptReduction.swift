import KeyScripts
import TerminalDriver

/// Cuts a failing script down to a short one that fails in the same way.
struct ScriptReduction {
  let pool: ScriptPool
  /// How many runs it may take.
  var maximumRuns = 1000

  /// What became of a script.
  struct Outcome {
    /// The short script, below a comment that tells how it was found.
    var text: String
    /// How the short script fails.
    var result: ScriptResult
  }

  /// - Parameter text: The script; nil for its file's text.
  /// - Returns: nil if the script does not fail or has mistakes, with that result.
  func reduce(_ script: KeyScript, text: String? = nil) throws(CommandFailure) -> (Outcome?, ScriptResult) {
    let first = try pool.run([ScriptPool.Job(path: script.path, text: text)]).results[0]
    guard case .failed(let failure) = first.outcome else { return (nil, first) }

    var problem: CommandFailure?
    var shrunk: (script: KeyScript, runs: Int)?
    Task {
      shrunk = await ScriptShrinker(maximumRuns: maximumRuns).shrink(script) { candidate in
        guard problem == nil else { return false }
        do throws(CommandFailure) {
          return try pool.run([ScriptPool.Job(path: candidate.path, text: candidate.text)])
            .results[0].failure?.isSameMistake(as: failure) ?? false
        } catch {
          problem = error
          return false
        }
      }
    }
    WorkQueue.main.run { shrunk == nil }
    if let problem { throw problem }
    guard let shrunk else { preconditionFailure("a script is shrunk or not when the task has ended") }
    let count = "\(shrunk.script.actions.count) of \(script.actions.count)"
    let short = "# \(count) lines, found in \(shrunk.runs) runs.\n" + shrunk.script.text
    let last = try pool.run([ScriptPool.Job(path: script.path, text: short)]).results[0]
    return (Outcome(text: short, result: last), first)
  }
}

nonisolated extension ScriptResult {
  /// Why the script failed, if it did.
  fileprivate var failure: ScriptFailure? { if case .failed(let failure) = outcome { failure } else { nil } }
}
