import TerminalEmulation
import TerminalModel

package enum SnapshotStyle: Sendable, Equatable {
  /// Only text.
  case plain
  /// Text, with the styles of the cells below every row.
  case styled
}

/// The screen as text for a snapshot file.
extension VirtualTerminal {
  /// The screen in the given style; ends in a newline unless it is empty.
  package func snapshot(_ style: SnapshotStyle) -> String {
    switch style {
    case .plain: plainSnapshot
    case .styled: styledSnapshot
    }
  }

  /// The rows without trailing blanks and trailing empty rows.
  private var plainSnapshot: String {
    var rows = lines.map { DisplayText.visible($0, lines: .single) }
    while rows.last == "" { rows.removeLast() }
    return rows.map { $0 + "\n" }.joined()
  }

  /// A line with the size and the cursor; then every row with its number, followed by the styles of its columns:
  ///
  ///     20x3, cursor 7 2
  ///     1|Name: Ada
  ///      :1-4 bold green, 7-9 underline
  ///     2|
  private var styledSnapshot: String {
    let place = "cursor \(cursor.column + 1) \(cursor.row + 1)"
    var text = "\(columns)x\(rows), \(cursorVisible ? place : "no cursor")\n"
    let plain = ScreenStyle()
    let last = screen.lastIndex { !$0.text.isEmpty || $0.visibleStyles.contains { $0 != plain } } ?? -1
    let width = String(last + 1).count
    for (index, row) in screen.prefix(last + 1).enumerated() {
      let number = String(index + 1)
      text += String(repeating: " ", count: width - number.count) + number + "|"
      text += DisplayText.visible(row.text, lines: .single) + "\n"
      let styles = VirtualTerminal.styleRuns(row)
      if !styles.isEmpty { text += String(repeating: " ", count: width) + ":" + styles + "\n" }
    }
    return text
  }

  private static func styleRuns(_ row: ScreenRow) -> String {
    let styles = row.visibleStyles
    var runs: [String] = []
    var start = 0
    while start < styles.count {
      let style = styles[start]
      let end = styles[start...].firstIndex { $0 != style } ?? styles.count
      if style != ScreenStyle() { runs.append(end == start + 1 ? "\(end) \(style)" : "\(start + 1)-\(end) \(style)") }
      start = end
    }
    return runs.joined(separator: ", ")
  }
}
