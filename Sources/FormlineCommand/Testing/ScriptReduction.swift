import KeyScripts

/// Reduces a failing script to a short one that fails in the same way.
struct ScriptReduction {
  let pool: ScriptPool
  var maximumRuns = 1000

  /// The result of a reduction.
  struct Outcome {
    /// The short script, after a comment on how it was found.
    var text: String
    /// The failure of the short script.
    var result: ScriptResult
  }

  /// - Parameter text: The script's text; nil to read its file.
  /// - Returns: nil and the result if the script passes or has mistakes.
  func reduce(_ script: KeyScript, text: String? = nil) throws(CommandFailure) -> (Outcome?, ScriptResult) {
    let first = try pool.run([ScriptPool.Job(path: script.path, text: text)]).results[0]
    guard case .failed(let failure) = first.outcome else { return (nil, first) }

    let shrunk = try ScriptShrinker(maximumRuns: maximumRuns).shrink(script) { (candidate) throws(CommandFailure) in
      try pool.run([ScriptPool.Job(path: candidate.path, text: candidate.text)])
        .results[0].failure?.isSameMistake(as: failure) ?? false
    }
    let count = "\(shrunk.script.actions.count) of \(script.actions.count)"
    let short = "# \(count) lines, found in \(shrunk.runs) runs.\n" + shrunk.script.text
    let last = try pool.run([ScriptPool.Job(path: script.path, text: short)]).results[0]
    return (Outcome(text: short, result: last), first)
  }
}

nonisolated extension ScriptResult {
  fileprivate var failure: ScriptFailure? { if case .failed(let failure) = outcome { failure } else { nil } }
}
