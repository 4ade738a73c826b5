/// The results of a run of scripts, and their forms for people and for CI systems.
nonisolated package struct TestReport: Equatable, Sendable {
  package var results: [ScriptResult]

  package init(results: [ScriptResult]) {
    self.results = results
  }

  nonisolated package enum Format: String, Sendable, CaseIterable {
    case pretty, tap, junit
  }

  /// What a report for people tells of.
  nonisolated package enum Detail: Sendable {
    /// What failed, and the summary.
    case failures
    /// Every script with its duration and notes too.
    case everything
  }

  package var passedCount: Int { results.count(where: \.isPassed) }
  package var failedCount: Int { results.count - passedCount }

  /// `3 passed, 1 failed`.
  package var summary: String { "\(passedCount) passed, \(failedCount) failed" }

  /// The whole report, ending in a newline.
  package func text(_ format: Format, detail: Detail = .failures) -> String {
    switch format {
    case .pretty: prettyText(detail)
    case .tap: tapText
    case .junit: junitText
    }
  }
}
