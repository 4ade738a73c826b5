import TerminalModel

/// Shows styled text, wrapped to the width it is given.
package final class TextNode: DisplayNode {
  private var runs: [StyledText] = []
  private var lineLimit: Int?
  private var wrapped: (columns: Int?, lines: [[StyledText]])?

  package func setRuns(_ runs: [StyledText], lineLimit: Int?) {
    guard runs != self.runs || lineLimit != self.lineLimit else { return }
    let oldSize = size
    self.runs = runs
    self.lineLimit = lineLimit
    wrapped = nil
    setNeedsDisplay()
    // Text that takes the same room needs no new layout.
    let now = lines(columns: cellCount(oldSize.width))
    if now.count != cellCount(oldSize.height) || Self.width(of: now) != cellCount(oldSize.width) { setNeedsLayout() }
  }

  /// The text without its styles.
  package var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

  private func lines(columns: Int?) -> [[StyledText]] {
    if let wrapped, wrapped.columns == columns { return wrapped.lines }
    let lines = TextWrapping.lines(of: runs, columns: columns, limit: lineLimit)
    wrapped = (columns, lines)
    return lines
  }

  private static func width(of lines: [[StyledText]]) -> Int {
    lines.reduce(0) { max($0, $1.reduce(0) { $0 + TextWidth.columns(of: $1.text) }) }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let columns = proposal.width.flatMap { $0.isFinite ? max(1, Int($0)) : nil }
    var lines = lines(columns: columns)
    if let height = proposal.height, height.isFinite, height >= 1, Double(lines.count) > height {
      lines = Array(lines.prefix(Int(height)))
    }
    return Size(width: Double(Self.width(of: lines)), height: Double(lines.count))
  }

  package override func draw(in canvas: Canvas) {
    let columns = cellCount(size.width)
    let rows = cellCount(size.height)
    let lines = lines(columns: columns)
    for (row, line) in lines.prefix(rows).enumerated() {
      let isCut = row == rows - 1 && lines.count > rows
      var column = 0
      for run in isCut ? TextWrapping.truncated(line, columns: columns, always: true) : line {
        column = canvas.write(run.text, at: Point(x: Double(column), y: Double(row)), style: run.style)
      }
    }
  }
}
