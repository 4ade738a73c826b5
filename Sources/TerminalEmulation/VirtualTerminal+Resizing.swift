/// Resizing. As in tmux, the main screen and its scrollback are rewrapped: wrapped text reflows, newlines stay. Additional
/// rows restore scrollback; removing rows drops those below the cursor, then scrolls off the top. The cursor stays at its
/// character. The alternate screen is cropped or padded, since its program redraws it.
/// Margins and tab stops are reset.
extension VirtualTerminal {
  /// Both numbers must be at least 1. Linear in the size of the screen and the scrollback.
  package mutating func resize(columns newColumns: Int, rows newRows: Int) {
    precondition(newColumns > 0 && newRows > 0, "a terminal has at least one cell")
    guard newColumns != columns || newRows != rows else { return }
    lastCluster = nil
    if var main = mainScreen {
      (main.screen, main.position) = reflow(main.screen, main.position, newColumns, newRows)
      mainScreen = main
      (screen, position) = crop(screen, position, newColumns, newRows)
    } else {
      (screen, position) = reflow(screen, position, newColumns, newRows)
    }
    columns = newColumns
    rows = newRows
    margins = 0...rows - 1
    tabStops = VirtualTerminal.standardTabStops(columns)
  }

  private func crop(
    _ screen: [ScreenRow], _ position: Position, _ newColumns: Int, _ newRows: Int
  ) -> ([ScreenRow], Position) {
    let above = max(0, position.row - newRows + 1)
    var cropped = screen[above...].prefix(newRows).map { VirtualTerminal.fitted($0, newColumns) }
    while cropped.count < newRows { cropped.append(ScreenRow(columns: newColumns)) }
    return (cropped, Position(row: position.row - above, column: min(position.column, newColumns - 1)))
  }

  private static func fitted(_ row: ScreenRow, _ columns: Int) -> ScreenRow {
    var row = row
    if row.cells.count > columns {
      row.splitWide(at: columns)
      row.cells.removeLast(row.cells.count - columns)
    }
    row.cells += repeatElement(ScreenCell(), count: columns - row.cells.count)
    return row
  }

  private mutating func reflow(
    _ screen: [ScreenRow], _ position: Position, _ newColumns: Int, _ newRows: Int
  ) -> ([ScreenRow], Position) {
    let before = scrollback + screen
    var wrapped = WrappedText(columns: newColumns, top: scrollback.count, cursorRow: scrollback.count + position.row)
    var line: [ScreenCell] = []
    for (index, row) in before.enumerated() {
      let isLast = !row.isWrapped || index == before.count - 1
      wrapped.note(row: index, offset: line.count, cursorColumn: position.column)
      line += VirtualTerminal.content(of: row, next: isLast ? nil : before[index + 1])
      if isLast {
        wrapped.append(line)
        line.removeAll(keepingCapacity: true)
      }
    }

    var lines = wrapped.rows
    let cursor = wrapped.cursor
    // First rows below the cursor are dropped, empty ones also where lines have become more by wrapping; then rows
    // scroll off the top, or return from there.
    let used = max(cursor.row, lines.lastIndex { !$0.cells.allSatisfy(\.isUntouched) } ?? 0) + 1
    let excess = max(0, lines.count - wrapped.topRow - newRows)
    let taken = min(max(0, rows - newRows), lines.count - 1 - cursor.row)
    lines.removeLast(min(excess, max(taken, lines.count - used)))
    // A cursor far above the last row must stay on the screen.
    let start = min(max(0, lines.count - newRows), cursor.row)

    scrollback = Array(lines[..<start].suffix(VirtualTerminal.maximumScrollback))
    var visible = Array(lines[start...].prefix(newRows))
    while visible.count < newRows { visible.append(ScreenRow(columns: newColumns)) }
    return (visible, Position(row: cursor.row - start, column: cursor.column))
  }

  /// The text of `row`: all cells of a wrapped one, except the blank left by a wide cluster that did not fit.
  private static func content(of row: ScreenRow, next: ScreenRow?) -> ArraySlice<ScreenCell> {
    guard let next else {
      let end = row.cells.lastIndex { !$0.isUntouched }
      return row.cells[..<((end ?? -1) + 1)]
    }
    let startsWide = next.cells.count > 1 && next.cells[1].content == .continuation
    return startsWide && row.cells.last?.content == .blank ? row.cells.dropLast() : row.cells[...]
  }
}

/// Wraps lines at a new width, tracking two positions: the top of the screen and the cursor.
struct WrappedText {
  private(set) var rows: [ScreenRow] = []
  /// The new row of the former top of the screen.
  private(set) var topRow = 0
  private(set) var cursor = VirtualTerminal.Position()

  private let columns: Int
  private let oldTop: Int
  private let oldCursorRow: Int
  /// Offsets in the line being collected.
  private var topOffset: Int?
  private var cursorOffset: Int?

  init(columns: Int, top: Int, cursorRow: Int) {
    self.columns = columns
    oldTop = top
    oldCursorRow = cursorRow
  }

  /// Records that the old row `row` begins at `offset` of the next appended line.
  mutating func note(row: Int, offset: Int, cursorColumn: Int) {
    if row == oldTop { topOffset = offset }
    if row == oldCursorRow { cursorOffset = offset + cursorColumn }
  }

  /// Wraps one line without its newline. Wide clusters do not fit on a terminal of one column and are lost.
  mutating func append(_ content: [ScreenCell]) {
    let line = columns > 1 ? content : WrappedText.withoutWideClusters(content)
    var starts = [0]
    var start = 0
    while line.count - start > columns {
      var end = start + columns
      // Does not split a wide cluster.
      if line[end].content == .continuation { end -= 1 }
      start = end
      starts.append(start)
    }
    let first = rows.count
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : line.count
      var row = ScreenRow(columns: columns)
      row.cells.replaceSubrange(0..<end - start, with: line[start..<end])
      row.isWrapped = index + 1 < starts.count
      rows.append(row)
    }
    if let offset = topOffset { topRow = first + (starts.lastIndex { $0 <= offset } ?? 0) }
    if let offset = cursorOffset { place(offset, first: first, starts: starts) }
    topOffset = nil
    cursorOffset = nil
  }

  private static func withoutWideClusters(_ line: [ScreenCell]) -> [ScreenCell] {
    var line = line
    for index in line.indices where line[index].content == .continuation {
      line[index].content = .blank
      if index > 0 { line[index - 1].content = .blank }
    }
    return line
  }

  private mutating func place(_ offset: Int, first: Int, starts: [Int]) {
    let index = starts.lastIndex { $0 <= offset } ?? 0
    cursor = VirtualTerminal.Position(row: first + index, column: min(offset - starts[index], columns))
  }
}
