package import FormDefinitions
import TerminalDriver
package import Values

nonisolated package struct ScriptResult: Equatable, Sendable {
  package var path: String
  /// The wall-clock time of the run.
  package var duration: Duration
  package var outcome: Outcome
  /// Observations that are not failures, a sentence each.
  package var notes: [String]
  /// True if the script was not played only for want of a grant.
  package var isRefused: Bool

  nonisolated package enum Outcome: Equatable, Sendable {
    case passed
    case failed(ScriptFailure)
    /// The script or its form has mistakes and was not played.
    case invalid([ReportedProblem])
  }

  package init(path: String, duration: Duration, outcome: Outcome, notes: [String] = [], isRefused: Bool = false) {
    self.path = path
    self.duration = duration
    self.outcome = outcome
    self.notes = notes
    self.isRefused = isRefused
  }

  package var isPassed: Bool { outcome == .passed }

  /// True if the script or its form has mistakes or lacks a grant.
  package var isInvalid: Bool { if case .invalid = outcome { true } else { false } }
}

/// Why a script failed: the line, what was expected and found, and the screen at that time.
nonisolated package struct ScriptFailure: Equatable, Sendable, Decodable {
  /// From 1.
  package var line: Int
  /// The command as a script writes it.
  package var command: String
  package var expected: String
  package var found: String
  /// The rows of the screen; empty without one.
  package var screen: [String]
  /// The width of the screen.
  package var columns: Int
  /// Expected rows by index from 0, to be marked as differences.
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

/// Why a line of a script fails.
nonisolated struct Mismatch: Error, Equatable {
  var expected: String
  var found: String
  var expectedRows: [Int: String] = [:]
}

nonisolated extension ScriptFailure {
  /// - Parameter screen: All of it; the empty rows at its end are left out, unless one of them should not be empty.
  init(_ mismatch: Mismatch, at line: KeyScriptLine, screen: [String], columns: Int) {
    let shown = max((screen.lastIndex { !$0.isEmpty } ?? -1) + 1, (mismatch.expectedRows.keys.max() ?? -1) + 1)
    self.init(
      line: line.number, command: line.command.description, expected: mismatch.expected, found: mismatch.found,
      screen: Array(screen.prefix(shown)), columns: columns, expectedRows: mismatch.expectedRows)
  }
}

/// Serialization of results between processes.
nonisolated extension ScriptResult {
  /// The result as JSON for `init(json:)`.
  package var json: JSONValue {
    let result: JSONValue = [
      "path": .string(path), "nanoseconds": .integer(Int(duration.nanoseconds)),
      "notes": .array(notes.map { .string($0) }), "refused": .bool(isRefused),
    ]
    return switch outcome {
    case .passed: result
    case .failed(let failure): result.adding(["failure": failure.json])
    case .invalid(let problems): result.adding(["invalid": .array(problems.map(\.transfer))])
    }
  }

  /// Nil for other JSON.
  package init?(json: JSONValue) {
    guard let sent = try? json.decode(as: Sent.self) else { return nil }
    let invalid = sent.invalid.map { Outcome.invalid($0.map(\.problem)) }
    self.init(
      path: sent.path, duration: .nanoseconds(sent.nanoseconds),
      outcome: sent.failure.map(Outcome.failed) ?? invalid ?? .passed, notes: sent.notes, isRefused: sent.refused)
  }

  private struct Sent: Decodable {
    let path: String
    let nanoseconds: Int64
    let notes: [String]
    let refused: Bool
    let failure: ScriptFailure?
    let invalid: [SentProblem]?
  }

  private struct SentProblem: Decodable {
    let path, id, hint, severity: String?
    let line, column: Int?
    let message, text: String

    var problem: ReportedProblem {
      var problem = ReportedProblem(message, id: id, hint: hint, text: text)
      (problem.path, problem.line, problem.column) = (path, line, column)
      problem.severity = severity.flatMap(Diagnostic.Severity.init) ?? .error
      return problem
    }
  }
}

nonisolated extension ReportedProblem {
  /// The whole problem, including its text.
  fileprivate var transfer: JSONValue { json.adding(["text": .string(text)]) }
}

nonisolated extension ScriptFailure {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line), "command": .string(command), "expected": .string(expected), "found": .string(found),
      "screen": .array(screen.map { .string($0) }), "columns": .integer(columns),
      "expectedRows": .object(
        expectedRows.sorted { $0.key < $1.key }.map { .init(name: "\($0.key)", value: .string($0.value)) }),
    ]
  }
}
