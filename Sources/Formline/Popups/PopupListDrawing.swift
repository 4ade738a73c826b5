import TerminalModel
import ViewTree
import Wording

/// How an open list looks:
///
///     › ada@example.com   git
///       ada@work.example  environment
struct PopupListDrawing {
  let list: PopupList
  let width: Double

  private static let margin = 2
  private static let gap = 2

  func draw(in canvas: Canvas) {
    let room = cellCount(width)
    let visible = list.entries[list.firstRow...].prefix(PopupList.visibleRows)
    let widest = visible.map { TextWidth.columns(of: label(of: $0)) }.max() ?? 0
    // Sources stand in one column, and only where half of the room is left for the entries.
    let sources = visible.map { TextWidth.columns(of: source(of: $0)) }.max() ?? 0
    let sourceColumn = min(Self.margin + widest + Self.gap, room - sources)
    let showsSources = sources > 0 && sourceColumn - Self.gap >= min(Self.margin + widest, room / 2)
    for (row, entry) in visible.enumerated() {
      let y = Double(row)
      let isHighlighted = list.firstRow + row == list.highlighted
      if isHighlighted { canvas.write("›", at: Point(x: 0, y: y), style: list.theme.focusedLabel) }
      let style =
        !entry.isEnabled ? list.theme.hint : isHighlighted ? list.theme.selection : list.theme.value
      let end = showsSources ? sourceColumn - Self.gap : room
      write(label(of: entry), in: canvas, from: Self.margin, to: end, y: y, style: style)
      if showsSources {
        write(source(of: entry), in: canvas, from: sourceColumn, to: room, y: y, style: list.theme.hint)
      }
    }
    guard list.isLong else { return }
    let place = Phrase.place((list.highlighted ?? 0) + 1, of: list.entries.count).text(in: list.language)
    write(
      place, in: canvas, from: Self.margin, to: room, y: Double(PopupList.visibleRows), style: list.theme.hint)
  }

  private func label(of entry: PopupEntry) -> String { DisplayText.visible(entry.label, lines: .single) }
  private func source(of entry: PopupEntry) -> String { DisplayText.visible(entry.source, lines: .single) }

  private func write(_ text: String, in canvas: Canvas, from start: Int, to end: Int, y: Double, style: Style) {
    guard end > start else { return }
    var column = start
    for run in TextWrapping.truncated([StyledText(text, style: style)], columns: end - start) {
      column = canvas.write(run.text, at: Point(x: Double(column), y: y), style: run.style)
    }
  }
}

extension PopupList {
  /// The columns that show every entry whole.
  var idealWidth: Double {
    let label = entries.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let source = entries.map { TextWidth.columns(of: $0.source) }.max() ?? 0
    return Double(2 + label + (source > 0 ? 2 + source : 0))
  }
}
