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

/// Why a script failed: the line, what it expected, what was there instead, and the screen at that moment.
nonisolated package struct ScriptFailure: Equatable, Sendable {
  /// From 1.
  package var line: Int
  /// The command as a script writes it.
  package var command: String
  package var expected: String
  package var found: String
  /// The rows of the screen; empty where there was none.
  package var screen: [String]
  /// The width of the screen, for its frame.
  package var columns: Int
  /// What rows should have been, by their index from 0: these are marked as differences.
  package var expectedRows: [Int: String]

  package init(
    line: Int, command: String, expected: String, found: String, screen: [String] = [], columns: Int = 0,
    expectedRows: [Int: String] = [:]
  ) {
    self.line = line
    self.command = command
    self.expected = expected
    self.found = found
    self.screen = screen
    self.columns = columns
    self.expectedRows = expectedRows
  }
}
