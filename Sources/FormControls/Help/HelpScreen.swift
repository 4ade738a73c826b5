import LineEditing
package import TerminalModel
import ViewTree
import Wording

/// The help, shown instead of the form until a key closes it:
///
///     Keys
///
///     This field                     Editing
///     Alt+Down  suggestions          Home, End  the beginning, the end
///
/// On wide terminals, the topics are in two columns if both fit without truncation; on narrow ones, the effect of a key
/// is shown below it.
struct HelpScreen {
  let topics: [HelpTopic]
  let theme: Theme
  let language: DisplayLanguage
  /// The first visible row of the body.
  private(set) var firstRow = 0

  init(topics: [HelpTopic], theme: Theme, language: DisplayLanguage = .english) {
    self.topics = topics
    self.theme = theme
    self.language = language
  }

  private static let margin = 2
  private static let gap = 3
  /// Narrower columns are not used.
  private static let narrowestColumn = 34

  /// A row of a column: a title, an entry, or a blank.
  private enum Row {
    case title(String)
    case entry(HelpEntry)
    /// A part of the text below the keys.
    case text(String)
    case blank
  }

  // Rows.

  /// The rows of the whole help: a title, a blank, the body, a blank and a line on how to close it.
  func height(columns: Int) -> Int { 4 + (self.columns(in: columns).map(\.rows.count).max() ?? 0) }

  /// A column of rows, with its columns of the terminal.
  private struct Column {
    let rows: [Row]
    let start: Int
    let end: Int
    /// False if the effect of a key is shown to its right, true if it is below because of lack of space.
    var isNarrow = false

    /// The columns of the terminal for the names of keys.
    var keyWidth: Int {
      let width = end - start
      return isNarrow ? width : min(rows.map(HelpScreen.keyWidth).max() ?? 0, width / 2)
    }
  }

  private func columns(in width: Int) -> [Column] {
    let blocks = topics.map { topic in [Row.title(topic.title)] + topic.entries.map { .entry($0) } }
    let room = width - 2 * Self.margin
    let all = stacked(blocks)
    let isNarrow = Self.width(of: all) > room
    let alone = [
      Column(
        rows: isNarrow ? stacked(narrowBlocks(in: width)) : all, start: Self.margin, end: Self.margin + max(0, room),
        isNarrow: isNarrow)
    ]
    guard !isNarrow, room >= 2 * Self.narrowestColumn + Self.gap, blocks.count > 1 else { return alone }
    // Cut where the two columns differ least in height.
    let cut = (1..<blocks.count).min { difference(blocks, at: $0) < difference(blocks, at: $1) } ?? 1
    let (left, right) = (stacked(Array(blocks[..<cut])), stacked(Array(blocks[cut...])))
    let (leftWidth, rightWidth) = (Self.width(of: left), Self.width(of: right))
    guard leftWidth + Self.gap + rightWidth <= room else { return alone }
    let half = (room - Self.gap) / 2
    let end = Self.margin + (max(leftWidth, rightWidth) <= half ? half : min(leftWidth, room - Self.gap - rightWidth))
    return [
      Column(rows: left, start: Self.margin, end: end),
      Column(rows: right, start: end + Self.gap, end: Self.margin + room),
    ]
  }

  /// The width of rows without truncation.
  private static func width(of rows: [Row]) -> Int {
    let keys = rows.map(keyWidth).max() ?? 0
    return rows.map { row in
      switch row {
      case .blank: 0
      case .title(let text), .text(let text): TextWidth.columns(of: text)
      case .entry(let entry): keys + 2 + TextWidth.columns(of: entry.text)
      }
    }.max() ?? 0
  }

  private func narrowBlocks(in width: Int) -> [[Row]] {
    let room = max(1, width - 2 * Self.margin)
    return topics.map { topic in
      [Row.title(topic.title)]
        + topic.entries.flatMap { entry in
          let text = StyledText(DisplayText.visible(entry.text, lines: .single), style: .plain)
          let lines = TextWrapping.lines(of: [text], columns: room).map { $0.map(\.text).joined() }
          return [Row.entry(HelpEntry(keys: entry.keys, text: ""))] + lines.map { .text($0) }
        }
    }
  }

  private func difference(_ blocks: [[Row]], at cut: Int) -> Int {
    abs(stacked(Array(blocks[..<cut])).count - stacked(Array(blocks[cut...])).count)
  }

  private func stacked(_ blocks: [[Row]]) -> [Row] { Array(blocks.joined(separator: [.blank])) }

  // Moving.

  /// Scrolls by rows, within the contents.
  mutating func scroll(by count: Int, columns: Int, rows: Int) {
    let hidden = max(0, height(columns: columns) - rows)
    firstRow = min(max(0, firstRow + count), hidden)
  }

  // Drawing.

  func draw(into grid: inout CellGrid) {
    grid.fill(grid.bounds, style: .plain)
    let hidden = max(0, height(columns: grid.columns) - grid.rows)
    let first = min(firstRow, hidden)
    write(
      Message.helpTitle.text(in: language), row: 0, column: Self.margin, end: grid.columns, style: theme.title,
      into: &grid)
    for column in columns(in: grid.columns) {
      let keyWidth = column.keyWidth
      for (row, line) in column.rows.dropFirst(first).prefix(max(0, grid.rows - 4)).enumerated() {
        draw(line, row: row + 2, from: column.start, to: column.end, keyWidth: keyWidth, into: &grid)
      }
    }
    let footer = (hidden > 0 ? Message.helpMoreKeys : .helpAnyKey).text(in: language)
    write(footer, row: grid.rows - 1, column: Self.margin, end: grid.columns, style: theme.hint, into: &grid)
  }

  private static func keyWidth(of row: Row) -> Int {
    if case .entry(let entry) = row { TextWidth.columns(of: entry.keys) } else { 0 }
  }

  private func draw(_ line: Row, row: Int, from start: Int, to end: Int, keyWidth: Int, into grid: inout CellGrid) {
    switch line {
    case .blank: break
    case .title(let title): write(title, row: row, column: start, end: end, style: theme.section, into: &grid)
    case .text(let text):
      write(text, row: row, column: start + Self.margin, end: end + Self.margin, style: theme.value, into: &grid)
    case .entry(let entry):
      write(entry.keys, row: row, column: start, end: start + keyWidth, style: theme.key, into: &grid)
      write(entry.text, row: row, column: start + keyWidth + 2, end: end, style: theme.value, into: &grid)
    }
  }

  private func write(_ text: String, row: Int, column: Int, end: Int, style: Style, into grid: inout CellGrid) {
    if row < grid.rows { grid.write(truncating: text, row: row, from: column, to: end, style: style) }
  }
}

/// F1 shows the current keys in place of the form, until a key closes them.
extension Session {
  func openHelp() {
    help = HelpScreen(
      topics: HelpContents(
        editor: editor, control: focus.focused,
        rows: rowCommands,
        hasPages: fieldScope(of: focus.focused)?.hasPages ?? false,
        endsByKeys: fieldScope != nil || shortcuts.button(for: Key(.enter)) != nil,
        listsErrors: fieldScope != nil, isConfined: isConfined, language: language
      ).topics, theme: theme,
      language: language)
  }

  /// Handles a key while the help is shown: some scroll, one draws again, the others close it; Ctrl-C also ends the form.
  func helpTakes(_ press: Keystroke) -> Bool {
    guard help != nil else { return false }
    if editor.command(of: press.bytes) == .redraw {
      redraw()
      return true
    }
    if let count = scrolledRows(press.key?.base) { return scrollHelp(by: count) }
    closeHelp()
    return press.bytes != [3]
  }

  func helpTakes(paste: [UInt8]) -> Bool {
    guard help != nil else { return false }
    closeHelp()
    return true
  }

  func helpTakes(_ pointing: Pointing) -> Bool {
    guard help != nil else { return false }
    switch pointing {
    case .press: closeHelp()
    case .wheel(let rows): return scrollHelp(by: rows)
    case .sidewaysWheel: break
    }
    return true
  }

  private func scrollHelp(by count: Int) -> Bool {
    help?.scroll(by: count, columns: columns, rows: rows)
    return true
  }

  private func scrolledRows(_ key: KeyBase?) -> Int? {
    guard let help, help.height(columns: columns) > rows else { return nil }
    switch key {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -max(1, rows - 5)
    case .pageDown, .space: return max(1, rows - 5)
    default: return nil
    }
  }

  func closeHelp() {
    help = nil
    grid.damageAll()
    host.damageAll()
  }

  /// Draws the help instead of the form, which keeps running.
  func draw(_ help: HelpScreen) {
    let height = placement == .fullscreen ? rows : min(rows, help.height(columns: columns))
    if grid.columns != columns || grid.rows != height { grid.resize(columns: columns, rows: height) }
    help.draw(into: &grid)
  }
}

extension CellGrid {
  /// Writes a text into the columns of a row, truncated with an ellipsis.
  package mutating func write(truncating text: String, row: Int, from column: Int, to end: Int, style: Style) {
    let end = min(end, columns)
    guard end > column else { return }
    let clip = CellRect(column: column, row: row, columns: end - column, rows: 1)
    let visible = StyledText(DisplayText.visible(text, lines: .single), style: style)
    let shown = TextWrapping.truncated([visible], columns: end - column).map(\.text).joined()
    write(shown, row: row, column: column, style: style, clip: clip)
  }
}
