import Pictures
import TerminalModel

/// The report for people: notes and failures, then the summary on the last line.
nonisolated extension TestReport {
  var prettyText: String {
    var text = ""
    for result in results {
      text += TestReport.prettyNotes(of: result)
      let details = TestReport.prettyDetails(of: result)
      if !details.isEmpty { text += details + "\n" }
    }
    return text + summary + "\n"
  }

  private static func prettyNotes(of result: ScriptResult) -> String {
    result.notes.map { "\(VisibleText.of(result.path)): note: \($0)\n" }.joined()
  }

  /// The details of a result, ending in a newline; empty for a passed one.
  ///
  ///     forms/signup.keys:7: Expect focus email
  ///       expected: focus on email
  ///       found:    focus on name
  package static func prettyDetails(of result: ScriptResult) -> String {
    switch result.outcome {
    case .passed: return ""
    case .invalid(let problems): return problems.map { $0.text + "\n" }.joined()
    case .failed(let failure):
      var text = "\(VisibleText.of(result.path)):\(failure.line): \(failure.command)\n"
      text += labelled("expected: ", failure.expected) + labelled("found:    ", failure.found)
      for row in ScreenFrame(failure).rows { text += row + "\n" }
      return text
    }
  }

  /// A text after a label; further lines are aligned below the first.
  private static func labelled(_ label: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: label.count)
    return lines.enumerated().map { "  \($0 == 0 ? label : indent)\(VisibleText.of($1))\n" }.joined()
  }
}

/// A framed screen; unexpected rows are marked with `-` and `+`, differing columns with `^`:
///
///       ┌──────────┐
///       │Name: Ada │
///     - │Age: 36   │
///     + │Age: 37   │
///       │      ^   │
///       └──────────┘
nonisolated struct ScreenFrame {
  let rows: [String]

  init(_ failure: ScriptFailure) {
    guard !failure.screen.isEmpty else {
      rows = []
      return
    }
    let texts = failure.screen + failure.expectedRows.values
    let width = max(failure.columns, texts.map { ScreenFrame.columns(VisibleText.of($0)) }.max() ?? 0)
    let edge = String(repeating: "─", count: width)
    var rows = ["  ┌\(edge)┐"]
    for (index, row) in failure.screen.enumerated() {
      guard let expected = failure.expectedRows[index], expected != row else {
        rows.append("  " + ScreenFrame.boxed(row, width))
        continue
      }
      rows.append("- " + ScreenFrame.boxed(expected, width))
      rows.append("+ " + ScreenFrame.boxed(row, width))
      rows.append("  " + ScreenFrame.boxed(ScreenFrame.marks(expected, row), width))
    }
    self.rows = rows + ["  └\(edge)┘"]
  }

  private static func boxed(_ row: String, _ width: Int) -> String {
    let shown = VisibleText.of(row)
    return "│" + shown + String(repeating: " ", count: width - columns(shown)) + "│"
  }

  /// Carets under the columns in which `found` differs from `expected`.
  private static func marks(_ expected: String, _ found: String) -> String {
    let expectedCells = cells(VisibleText.of(expected))
    let foundCells = cells(VisibleText.of(found))
    var marks = ""
    for column in 0..<max(expectedCells.count, foundCells.count) {
      let wanted = column < expectedCells.count ? expectedCells[column] : " "
      let there = column < foundCells.count ? foundCells[column] : " "
      marks += wanted == there ? " " : "^"
    }
    while marks.last == " " { marks.removeLast() }
    return marks
  }

  /// The characters by column; a wide one takes two.
  private static func cells(_ text: String) -> [Character] {
    text.flatMap { Array(repeating: $0, count: TextWidth.columns(of: $0)) }
  }

  private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + TextWidth.columns(of: $1) } }
}
