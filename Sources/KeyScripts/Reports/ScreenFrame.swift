import TerminalModel

/// A screen in a frame, rows that are not as expected marked with `-` and `+`, the columns that differ with `^`:
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

  /// Carets under the columns of `found` where it is not `expected`.
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

  /// The characters by column; a wide one fills two.
  private static func cells(_ text: String) -> [Character] {
    text.flatMap { Array(repeating: $0, count: TextWidth.columns(of: $0)) }
  }

  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + TextWidth.columns(of: $1) }
  }
}
