import TerminalModel

/// Text onto the screen.
extension VirtualTerminal {
  /// Prints one scalar: as a cluster of its own, or as part of the one before.
  mutating func print(_ scalar: Unicode.Scalar) {
    // C1 controls in UTF-8: terminals differ, sane programs send none.
    if 0x80...0x9f ~= scalar.value { return }
    if !scalar.isASCII {
      if join(scalar) { return }
      if TextWidth.columns(of: Character(scalar)) == 0 { return }
    }
    let character = Character(scalar)
    put(character, columns: scalar.isASCII ? 1 : TextWidth.columns(of: character))
  }

  /// Adds `scalar` to the cluster it belongs to by the rules of UAX #29; false where it begins a new one.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let place = lastCluster ?? clusterBeforeCursor(for: scalar),
      case .character(let character) = screen[place.row].cells[place.column].content
    else { return false }
    var text = String(character)
    text.unicodeScalars.append(scalar)
    guard text.index(after: text.startIndex) == text.endIndex else { return false }

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

  /// A mark that comes after the cursor was moved still combines with what stands before the cursor.
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
    // Without wrapping, or on a terminal of one column, there may be no room: the character is lost.
    guard position.column + width <= columns else { return }

    let end = position.column + width
    screen[position.row].splitWide(at: position.column)
    screen[position.row].splitWide(at: end)
    screen[position.row].cells[position.column] = ScreenCell(content: .character(character), style: style)
    if width == 2 {
      screen[position.row].cells[position.column + 1] = ScreenCell(content: .continuation, style: style)
    }
    lastCluster = position
    position.column = wraps ? end : min(end, columns - 1)
  }

  /// REP: the last character again.
  mutating func repeatLast(_ count: Int) {
    guard let place = lastCluster, case .character(let character) = screen[place.row].cells[place.column].content
    else { return }
    let width = max(1, TextWidth.columns(of: character))
    for _ in 0..<min(count, columns * rows) { put(character, columns: width) }
  }
}
