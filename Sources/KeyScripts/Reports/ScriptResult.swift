package import FormDefinitions
import TerminalDriver
package import Values

/// The result of one script.
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
nonisolated package struct ScriptFailure: Equatable, Sendable {
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
    var members: [JSONValue.Member] = [
      .init(name: "path", value: .string(path)), .init(name: "nanoseconds", value: .integer(Int(duration.nanoseconds))),
      .init(name: "notes", value: .array(notes.map { .string($0) })),
      .init(name: "refused", value: .bool(isRefused)),
    ]
    switch outcome {
    case .passed: break
    case .failed(let failure): members.append(.init(name: "failure", value: failure.json))
    case .invalid(let problems): members.append(.init(name: "invalid", value: .array(problems.map(\.transfer))))
    }
    return .object(members)
  }

  /// Nil for other JSON.
  package init?(json: JSONValue) {
    guard let path = json["path"]?.text, let nanoseconds = json["nanoseconds"]?.whole,
      let notes = json["notes"]?.texts, case .bool(let isRefused)? = json["refused"]
    else { return nil }
    let outcome: Outcome
    if let failure = json["failure"] {
      guard let failure = ScriptFailure(json: failure) else { return nil }
      outcome = .failed(failure)
    } else if let invalid = json["invalid"] {
      guard case .array(let values) = invalid else { return nil }
      outcome = .invalid(values.compactMap(ReportedProblem.init(transfer:)))
    } else {
      outcome = .passed
    }
    self.init(
      path: path, duration: .nanoseconds(nanoseconds), outcome: outcome, notes: notes, isRefused: isRefused)
  }
}

nonisolated extension ReportedProblem {
  /// The whole problem, including its text.
  fileprivate var transfer: JSONValue { ["problem": json, "text": .string(text)] }

  fileprivate init?(transfer: JSONValue) {
    guard let problem = transfer["problem"], let message = problem["message"]?.text, let text = transfer["text"]?.text
    else { return nil }
    self.init(message, id: problem["id"]?.text, hint: problem["hint"]?.text, text: text)
    (path, line, column) = (problem["path"]?.text, problem["line"]?.whole, problem["column"]?.whole)
    severity = problem["severity"]?.text.flatMap(Diagnostic.Severity.init) ?? .error
  }
}

nonisolated extension ScriptFailure {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line), "command": .string(command), "expected": .string(expected), "found": .string(found),
      "screen": .array(screen.map { .string($0) }), "columns": .integer(columns),
      "expectedRows": .array(
        expectedRows.sorted { $0.key < $1.key }.map { ["row": .integer($0.key), "text": .string($0.value)] }),
    ]
  }

  fileprivate init?(json: JSONValue) {
    guard let line = json["line"]?.whole, let command = json["command"]?.text,
      let expected = json["expected"]?.text, let found = json["found"]?.text, let screen = json["screen"]?.texts,
      let columns = json["columns"]?.whole, case .array(let rows)? = json["expectedRows"]
    else { return nil }
    var expectedRows: [Int: String] = [:]
    for row in rows {
      guard let number = row["row"]?.whole, let text = row["text"]?.text else { return nil }
      expectedRows[number] = text
    }
    self.init(
      line: line, command: command, expected: expected, found: found, screen: screen, columns: columns,
      expectedRows: expectedRows)
  }
}

nonisolated extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var whole: Int? { if case .number(let number) = self { Int(number.description) } else { nil } }

  fileprivate var texts: [String]? {
    guard case .array(let values) = self else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }
}
