import TerminalModel
import ViewTree

/// What a suggestion would add behind a text of several lines: it goes on where the text ends and is broken as text is,
/// but the text stays where it is. What has no room in the rows there are is cut.
struct GhostLines: Equatable {
  private let text: String
  /// The row and column in which the text ends, counted from those in sight.
  private let row: Int
  private let column: Int
  private let lines: [[StyledText]]

  /// No ghost.
  static let none = GhostLines(text: "", row: 0, column: 0, lines: [])

  private init(text: String, row: Int, column: Int, lines: [[StyledText]]) {
    self.text = text
    self.row = row
    self.column = column
    self.lines = lines
  }

  /// A ghost behind the last column of a text in an area of so many rows and columns.
  init(_ text: Substring, row: Int, column: Int, rows: Int, columns: Int, style: Style) {
    var wrapped = SoftWrappedText()
    // Something stands for the end of the text, so that a word which goes on there is broken at the edge.
    wrapped.update(text: String(repeating: "x", count: column) + text, columns: columns)
    let room = max(0, rows - row)
    var lines = wrapped.lines.prefix(room).map { String(DisplayText.visible(wrapped.shown($0))) }
    if let first = lines.first { lines[0] = String(first.dropFirst(column)) }
    if wrapped.lines.count > room, let last = lines.popLast() { lines.append(last + "…") }
    self.init(
      text: String(text), row: row, column: column,
      lines: lines.enumerated().map { index, line in
        TextWrapping.truncated(
          [StyledText(line, style: style)], columns: columns + 1 - (index == 0 ? column : 0))
      })
  }

  var isEmpty: Bool { text.isEmpty }

  /// The rows it stands in.
  var rows: Range<Int> { row..<row + lines.count }

  /// Draws it in an area whose text begins in a column.
  func draw(in canvas: Canvas, behind margin: Int) {
    for (index, line) in lines.enumerated() {
      var column = margin + (index == 0 ? self.column : 0)
      for run in line {
        column = canvas.write(run.text, at: Point(x: Double(column), y: Double(row + index)), style: run.style)
      }
    }
  }
}
