/// One row of a terminal's screen or scrollback.
package struct ScreenRow: Hashable, Sendable {
  package internal(set) var cells: [ScreenCell]
  /// True if the text continues in the next row without a newline.
  package internal(set) var isWrapped = false

  init(columns: Int, filledWith cell: ScreenCell = ScreenCell()) { cells = Array(repeating: cell, count: columns) }

  /// The text without trailing blanks.
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

  /// Erases the cells of `range`, including the other halves of wide clusters cut at its ends.
  mutating func erase(_ range: Range<Int>, style: ScreenStyle) {
    guard !range.isEmpty else { return }
    splitWide(at: range.lowerBound)
    splitWide(at: range.upperBound)
    for column in range { cells[column] = .erased(style) }
  }

  /// Shifts the cells from `column` to the right by `count`, leaving erased cells; the last ones are lost.
  mutating func insert(_ count: Int, at column: Int, style: ScreenStyle) {
    let count = min(count, cells.count - column)
    splitWide(at: column)
    splitWide(at: cells.count - count)
    cells.removeLast(count)
    cells.insert(contentsOf: repeatElement(.erased(style), count: count), at: column)
  }

  /// Removes `count` cells at `column`; erased cells enter from the right.
  mutating func delete(_ count: Int, at column: Int, style: ScreenStyle) {
    let count = min(count, cells.count - column)
    splitWide(at: column)
    splitWide(at: column + count)
    cells.removeSubrange(column..<column + count)
    cells.append(contentsOf: repeatElement(.erased(style), count: count))
  }

  /// Replaces a wide cluster that crosses the boundary before `column` by blanks.
  mutating func splitWide(at column: Int) {
    guard cells.indices.contains(column), column > 0, cells[column].content == .continuation else { return }
    cells[column - 1].content = .blank
    cells[column].content = .blank
  }
}

extension ScreenRow {
  /// The visible styles of the cells, equal for rows that look alike. A blank has no visible boldness or foreground,
  /// and takes the style of equal neighbours.
  package var visibleStyles: [ScreenStyle] {
    var styles = cells.map { $0.isBlank ? $0.style.onBlank : $0.style }
    var last: Int?
    for index in cells.indices where !cells[index].isBlank {
      if let last, index > last + 1, styles[last] == styles[index] {
        let between = last + 1..<index
        let filler = styles[index].onBlank
        if filler.isUndecorated, between.allSatisfy({ styles[$0] == filler }) {
          for blank in between { styles[blank] = styles[index] }
        }
      }
      last = index
    }
    return styles
  }
}

extension ScreenCell {
  fileprivate var isBlank: Bool { content == .blank || content == .character(" ") }
}

extension ScreenStyle {
  fileprivate var isUndecorated: Bool {
    underline == .none && attributes.isDisjoint(with: [.inverse, .strikethrough, .overline]) && link == nil
  }

  /// The part of the style that is visible without a glyph.
  fileprivate var onBlank: ScreenStyle {
    guard isUndecorated else { return self }
    var style = ScreenStyle()
    style.background = background
    return style
  }
}

package struct ScreenCell: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Erased, or never written.
    case blank
    /// A grapheme cluster that begins here.
    case character(Character)
    /// The right half of a wide cluster.
    case continuation
  }

  package var content = Content.blank
  package var style = ScreenStyle()

  /// An erased cell, which keeps only the background of the style, as in xterm ("background colour erase").
  static func erased(_ style: ScreenStyle) -> ScreenCell {
    var cell = ScreenCell()
    cell.style.background = style.background
    return cell
  }

  /// True if nothing was written here, not even a blank with a background colour.
  package var isUntouched: Bool { content == .blank && style.background == .standard }
}
