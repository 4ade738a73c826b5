/// What is on the screen.
extension VirtualTerminal {
  /// The text of every row, blanks at the ends trimmed.
  package var lines: [String] { screen.map(\.text) }

  /// The text of `row`, blanks at its end trimmed.
  package func line(_ row: Int) -> String { screen[row].text }

  /// A row as it is.
  package func row(_ row: Int) -> ScreenRow { screen[row] }

  /// The cells of `row`.
  package func cells(inRow row: Int) -> [ScreenCell] { screen[row].cells }

  /// The style of a cell.
  package func style(row: Int, column: Int) -> ScreenStyle { screen[row].cells[column].style }

  /// Where the cursor is. In the last column a new row may be pending.
  package var cursor: (row: Int, column: Int) { (position.row, min(position.column, columns - 1)) }

  package var cursorVisible: Bool { modes.contains(.cursorVisible) }

  /// Whether the alternate screen is shown.
  package var isAlternateScreen: Bool { mainScreen != nil }

  /// The texts of what scrolled off the main screen, the oldest first.
  package var scrollbackLines: [String] { scrollback.map(\.text) }

  /// The first cell from the top left where `label` stands, for a click; nil where it does not.
  ///
  /// A label is found within a row, not across two. Linear in the size of the screen.
  package func find(_ label: String) -> (row: Int, column: Int)? {
    let wanted = Array(label)
    guard !wanted.isEmpty else { return nil }
    for (index, row) in screen.enumerated() {
      // Continuations are left out, so that wide clusters count as one character.
      var characters: [Character] = []
      var columns: [Int] = []
      for (column, cell) in row.cells.enumerated() {
        switch cell.content {
        case .continuation: continue
        case .blank: characters.append(" ")
        case .character(let character): characters.append(character)
        }
        columns.append(column)
      }
      guard characters.count >= wanted.count else { continue }
      for start in 0...characters.count - wanted.count
      where characters[start..<start + wanted.count].elementsEqual(wanted) {
        return (index, columns[start])
      }
    }
    return nil
  }
}
