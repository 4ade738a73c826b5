import TerminalModel

/// Printing text.
extension VirtualTerminal {
  /// Prints one scalar: as a new cluster, or as part of the previous one.
  mutating func print(_ scalar: Unicode.Scalar) {
    // C1 controls in UTF-8: terminals differ, and programs do not send them.
    if 0x80...0x9f ~= scalar.value { return }
    if !scalar.isASCII {
      if join(scalar) { return }
      if TextWidth.columns(of: Character(scalar)) == 0 { return }
    }
    let character = Character(scalar)
    put(character, columns: scalar.isASCII ? 1 : TextWidth.columns(of: character))
  }

  /// Adds `scalar` to the previous cluster if the rules of UAX #29 require it; otherwise returns false.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let place = lastCluster ?? clusterBeforeCursor(for: scalar),
      case .character(let character) = screen[place.row].cells[place.column].content
    else { return false }
    var text = String(character)
    text.unicodeScalars.append(scalar)
    guard text.index(after: text.startIndex) == text.endIndex else { return false }
    // Dropped, so that a mark costs the same wherever it stands.
    if text.unicodeScalars.count > TextWidth.longestCluster { return true }

    let joined = Character(text)
    let next = place.column + 1
    let isWide = next < columns && screen[place.row].cells[next].content == .continuation
    screen[place.row].cells[place.column].content = .character(joined)
    if !isWide, next < columns, TextWidth.columns(of: joined) == 2 {
      screen[place.row].splitWide(at: next + 1)
      screen[place.row].cells[next] = ScreenCell(
        content: .continuation, style: screen[place.row].cells[place.column].style)
      if position == Position(row: place.row, column: next) { position.column = next + 1 }
    }
    return true
  }

  /// A combining mark after a cursor movement still combines with the cluster before the cursor.
  private func clusterBeforeCursor(for scalar: Unicode.Scalar) -> Position? {
    guard position.column > 0, TextWidth.columns(of: Character(scalar)) == 0 else { return nil }
    let cells = screen[position.row].cells
    var column = position.column - 1
    if column > 0, cells[column].content == .continuation { column -= 1 }
    return Position(row: position.row, column: column)
  }

  private mutating func put(_ character: Character, columns width: Int) {
    let wraps = modes.contains(.autowrap)
    if wraps, position.column + width > columns {
      screen[position.row].isWrapped = true
      lineFeed()
      position.column = 0
    }
    // Without autowrap, or on a terminal of one column, there may be no room: the character is lost.
    guard position.column + width <= columns else { return }

    let end = position.column + width
    screen[position.row].splitWide(at: position.column)
    screen[position.row].splitWide(at: end)
    screen[position.row].cells[position.column] = ScreenCell(content: .character(character), style: style)
    if width == 2 { screen[position.row].cells[position.column + 1] = ScreenCell(content: .continuation, style: style) }
    lastCluster = position
    position.column = wraps ? end : min(end, columns - 1)
  }

  /// REP: repeats the last character.
  mutating func repeatLast(_ count: Int) {
    guard let place = lastCluster, case .character(let character) = screen[place.row].cells[place.column].content
    else { return }
    let width = max(1, TextWidth.columns(of: character))
    for _ in 0..<min(count, columns * rows) { put(character, columns: width) }
  }
}

/// Erasing, inserting, deleting and scrolling. New blanks have the current background.
extension VirtualTerminal {
  mutating func edit(_ sequence: ParsedSequence) -> Bool {
    let count = sequence.count()
    let column = position.column
    switch Unicode.Scalar(sequence.final) {
    case "J": return eraseInDisplay(sequence.value(0, standard: 0))
    case "K": return eraseInLine(sequence.value(0, standard: 0))
    // With pending wrap, the cursor is past the last column and there is nothing to edit.
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

  /// Scrolls the rows between the margins up; on the main screen, rows that leave at the top go to the scrollback.
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
    // Dropped in bulk, so that long output does not shift the array for every row.
    if scrollback.count >= VirtualTerminal.maximumScrollback * 2 {
      scrollback.removeFirst(scrollback.count - VirtualTerminal.maximumScrollback)
    }
  }

  /// The last row affected by an insertion at the cursor: the margin, or the bottom if the cursor is outside.
  private var editedBottom: Int { margins.contains(position.row) ? margins.upperBound : rows - 1 }

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

  private mutating func eraseRows(_ range: Range<Int>) { for row in range { screen[row] = blankRow } }
}
