/// One row of a terminal's screen, or of what scrolled off it.
package struct ScreenRow: Hashable, Sendable {
  package internal(set) var cells: [ScreenCell]
  /// Whether the text goes on in the next row because it did not fit, and not for a newline.
  package internal(set) var isWrapped = false

  init(columns: Int, filledWith cell: ScreenCell = ScreenCell()) {
    cells = Array(repeating: cell, count: columns)
  }

  /// The text, without the blanks at its end.
  package var text: String {
    var text = ""
    var pendingBlanks = 0
    for cell in cells {
      switch cell.content {
      case .blank, .character(" "): pendingBlanks += 1
      case .continuation: break
      case .character(let character):
        text += String(repeating: " ", count: pendingBlanks)
        text.append(character)
        pendingBlanks = 0
      }
    }
    return text
  }

  /// Erases the cells of `range` and, with them, the other halves of wide clusters cut at its ends.
  mutating func erase(_ range: Range<Int>, style: ScreenStyle) {
    guard !range.isEmpty else { return }
    splitWide(at: range.lowerBound)
    splitWide(at: range.upperBound)
    for column in range { cells[column] = .erased(style) }
  }

  /// Shifts the cells from `column` to the right by `count` and leaves erased ones; the last ones are lost.
  mutating func insert(_ count: Int, at column: Int, style: ScreenStyle) {
    let count = min(count, cells.count - column)
    splitWide(at: column)
    splitWide(at: cells.count - count)
    cells.removeLast(count)
    cells.insert(contentsOf: repeatElement(.erased(style), count: count), at: column)
  }

  /// Takes `count` cells out at `column`; erased ones come in from the right.
  mutating func delete(_ count: Int, at column: Int, style: ScreenStyle) {
    let count = min(count, cells.count - column)
    splitWide(at: column)
    splitWide(at: column + count)
    cells.removeSubrange(column..<column + count)
    cells.append(contentsOf: repeatElement(.erased(style), count: count))
  }

  /// Makes blanks of a wide cluster that lies across the boundary before `column`.
  mutating func splitWide(at column: Int) {
    guard cells.indices.contains(column), column > 0, cells[column].content == .continuation else { return }
    cells[column - 1].content = .blank
    cells[column].content = .blank
  }
}
