import TerminalEmulation

/// A coloured picture of a screen, for a terminal, a web page or a README. Without the cursor, trailing blanks and
/// trailing empty rows.
package struct ScreenPicture {
  /// Consecutive cells of one style.
  struct Run: Equatable {
    var text: String
    /// The first column, from 0.
    var column: Int
    /// The number of cells.
    var columns: Int
    var style: ScreenStyle
  }

  /// The runs of each row, from left to right.
  let rows: [[Run]]
  /// The width of the screen.
  let columns: Int

  /// The terminal's default colours.
  let palette: PicturePalette

  package init(_ terminal: VirtualTerminal, palette: PicturePalette = .dark) {
    self.palette = palette
    columns = terminal.columns
    var rows = terminal.screen.map(Self.runs)
    while rows.last?.isEmpty ?? false { rows.removeLast() }
    self.rows = rows
  }

  static func runs(of row: ScreenRow) -> [Run] {
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

extension ScreenPicture {
  /// The rows with SGR sequences (ECMA-48, 8.3.117); no style extends beyond its row.
  package func ansi() -> String {
    rows.map { row in
      row.map { run in
        let codes = run.style.codes
        return codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
      }.joined() + "\n"
    }.joined()
  }
}

extension ScreenStyle {
  /// The SGR parameters that set the style.
  fileprivate var codes: [String] {
    var codes = Attributes.all.filter { attributes.contains($0.attribute) }.map { "\($0.set)" }
    if underline != .none { codes.append("4") }
    return codes + Self.codes(foreground, base: 30) + Self.codes(background, base: 40)
  }

  private static func codes(_ color: ScreenColor, base: Int) -> [String] {
    switch color {
    case .standard: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
