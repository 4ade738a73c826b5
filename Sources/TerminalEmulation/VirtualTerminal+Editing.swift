/// Erasing, inserting, deleting and scrolling. Blanks that come in have the current background.
extension VirtualTerminal {
  mutating func edit(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    let column = position.column
    switch Unicode.Scalar(sequence.final) {
    case "J": return eraseInDisplay(sequence.value(0, standard: 0))
    case "K": return eraseInLine(sequence.value(0, standard: 0))
    // A row pending behind the last column leaves nothing to edit.
    case "X" where column < columns: screen[position.row].erase(column..<min(columns, column + count), style: style)
    case "@" where column < columns: screen[position.row].insert(count, at: column, style: style)
    case "P" where column < columns: screen[position.row].delete(count, at: column, style: style)
    case "X", "@", "P": break
    case "L": insertLines(count)
    case "M": deleteLines(count)
    case "S": scrollUp(count)
    case "T": scrollDown(count)
    default: return false
    }
    return true
  }

  /// Moves the rows between the margins up; on the main screen those that leave at the top are kept.
  mutating func scrollUp(_ count: Int) {
    for _ in 0..<min(count, margins.count) {
      let row = screen.remove(at: margins.lowerBound)
      if margins.lowerBound == 0, mainScreen == nil { keep(row) }
      screen.insert(blankRow, at: margins.upperBound)
    }
  }

  mutating func scrollDown(_ count: Int) {
    for _ in 0..<min(count, margins.count) {
      screen.remove(at: margins.upperBound)
      screen.insert(blankRow, at: margins.lowerBound)
    }
  }

  private var blankRow: ScreenRow { ScreenRow(columns: columns, filledWith: .erased(style)) }

  private mutating func keep(_ row: ScreenRow) {
    scrollback.append(row)
    // Dropped in bulk, so that a long run does not move the array for every row.
    if scrollback.count >= VirtualTerminal.maximumScrollback * 2 {
      scrollback.removeFirst(scrollback.count - VirtualTerminal.maximumScrollback)
    }
  }

  /// The last row that an insertion at the cursor moves: the margin, or the bottom when the cursor is outside.
  private var editedBottom: Int {
    margins.contains(position.row) ? margins.upperBound : rows - 1
  }

  private mutating func insertLines(_ count: Int) {
    let bottom = editedBottom
    for _ in 0..<min(count, bottom + 1 - position.row) {
      screen.remove(at: bottom)
      screen.insert(blankRow, at: position.row)
    }
  }

  private mutating func deleteLines(_ count: Int) {
    let bottom = editedBottom
    for _ in 0..<min(count, bottom + 1 - position.row) {
      screen.remove(at: position.row)
      screen.insert(blankRow, at: bottom)
    }
  }

  private mutating func eraseInLine(_ part: Int) -> Bool {
    switch part {
    case 0: eraseToEndOfLine()
    case 1: eraseFromStartOfLine()
    case 2: eraseRows(position.row..<position.row + 1)
    default: return false
    }
    return true
  }

  private mutating func eraseInDisplay(_ part: Int) -> Bool {
    switch part {
    case 0:
      eraseToEndOfLine()
      eraseRows(position.row + 1..<rows)
    case 1:
      eraseRows(0..<position.row)
      eraseFromStartOfLine()
    case 2: eraseRows(0..<rows)
    case 3: scrollback = []
    default: return false
    }
    return true
  }

  private mutating func eraseToEndOfLine() {
    if position.column == 0 { return eraseRows(position.row..<position.row + 1) }
    screen[position.row].isWrapped = false
    screen[position.row].erase(min(position.column, columns)..<columns, style: style)
  }

  private mutating func eraseFromStartOfLine() {
    screen[position.row].erase(0..<min(position.column + 1, columns), style: style)
  }

  private mutating func eraseRows(_ range: Range<Int>) {
    for row in range { screen[row] = blankRow }
  }
}
