/// Lines wrapped at a width, while two places in them are followed: the top of the screen and the cursor.
struct WrappedText {
  private(set) var rows: [ScreenRow] = []
  /// Where the row that was the screen's first begins now.
  private(set) var topRow = 0
  private(set) var cursor = VirtualTerminal.Position()

  private let columns: Int
  private let oldTop: Int
  private let oldCursorRow: Int
  /// Offsets in the line that is being collected.
  private var topOffset: Int?
  private var cursorOffset: Int?

  init(columns: Int, top: Int, cursorRow: Int) {
    self.columns = columns
    oldTop = top
    oldCursorRow = cursorRow
  }

  /// Says that the old row `row` begins at `offset` of the line that is appended next.
  mutating func note(row: Int, offset: Int, cursorColumn: Int) {
    if row == oldTop { topOffset = offset }
    if row == oldCursorRow { cursorOffset = offset + cursorColumn }
  }

  /// Wraps one line, without its newline. A terminal of one column has no room for wide clusters: they are lost.
  mutating func append(_ content: [ScreenCell]) {
    let line = columns > 1 ? content : WrappedText.withoutWideClusters(content)
    var starts = [0]
    var start = 0
    while line.count - start > columns {
      var end = start + columns
      // A wide cluster is not cut.
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
