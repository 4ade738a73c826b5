import TerminalEmulation

/// What is on a screen as a picture that can be kept: with its colours, for a terminal, a page or a README.
///
/// The cursor is left out, and so are blanks at the ends of rows and empty rows at the bottom.
package struct ScreenPicture {
  /// Neighbouring cells of one style.
  struct Run: Equatable {
    var text: String
    /// Where it begins, from 0.
    var column: Int
    /// How many cells it takes.
    var columns: Int
    var style: ScreenStyle
  }

  /// The runs of each row, from left to right.
  let rows: [[Run]]
  /// How wide the screen is.
  let columns: Int

  /// What the terminal's own colours are.
  let palette: PicturePalette

  package init(_ terminal: VirtualTerminal, palette: PicturePalette = .dark) {
    self.palette = palette
    columns = terminal.columns
    var rows = terminal.screen.map(Self.runs)
    while rows.last?.isEmpty ?? false { rows.removeLast() }
    self.rows = rows
  }

  private static func runs(of row: ScreenRow) -> [Run] {
    let styles = row.visibleStyles
    var runs: [Run] = []
    for (column, cell) in row.cells.enumerated() {
      let text: String
      switch cell.content {
      case .continuation:
        runs[runs.count - 1].columns += 1
        continue
      case .blank: text = " "
      case .character(let character): text = String(character)
      }
      if runs.last?.style == styles[column] {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Run(text: text, column: column, columns: 1, style: styles[column]))
      }
    }
    guard let last = runs.last, last.style == ScreenStyle() else { return runs }
    let content = last.text.reversed().drop { $0 == " " }.reversed()
    runs.removeLast()
    if !content.isEmpty {
      let trimmed = String(content)
      runs.append(
        Run(
          text: trimmed, column: last.column, columns: last.columns - (last.text.count - trimmed.count),
          style: last.style))
    }
    return runs
  }
}
