import TerminalModel

/// Shows styled text, wrapped to the width it is given.
package final class TextNode: DisplayNode {
  private var runs: [StyledText] = []
  private var arrangement = TextArrangement()
  private var wrapped: (columns: Int?, limit: Int?, lines: [[StyledText]])?

  package func setRuns(_ runs: [StyledText], arrangement: TextArrangement = TextArrangement()) {
    guard runs != self.runs || arrangement != self.arrangement else { return }
    self.runs = runs
    self.arrangement = arrangement
    wrapped = nil
    setNeedsDisplay()
    // Text that takes the same room needs no new layout.
    setNeedsLayoutIfAnswersChanged()
  }

  /// The text without its styles.
  package var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

  /// - Parameter rows: The rows there are; at least one line is shown.
  private func lines(columns: Int?, rows: Int?) -> [[StyledText]] {
    let limit = [arrangement.lineLimit, rows].compactMap { $0 }.min().map { max(1, $0) }
    if let wrapped, wrapped.columns == columns, wrapped.limit == limit { return wrapped.lines }
    let lines = TextWrapping.lines(of: runs, columns: columns, limit: limit, mode: arrangement.truncation)
    wrapped = (columns, limit, lines)
    return lines
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let lines = lines(
      columns: proposal.width.flatMap(Self.cells).map { max(1, $0) }, rows: proposal.height.flatMap(Self.cells))
    let width = lines.reduce(0) { max($0, TextWrapping.width(of: $1)) }
    return Size(width: Double(width), height: Double(max(lines.count, arrangement.leastLines)))
  }

  /// Whole cells in a length, nil if it has no bound.
  private static func cells(_ length: Double) -> Int? { length < 1e9 ? Int(length) : nil }

  package override func draw(in canvas: Canvas) {
    for (row, line) in lines(columns: cellCount(size.width), rows: cellCount(size.height)).enumerated() {
      var column = 0
      if arrangement.alignment != .leading {
        column = Int((size.width - Double(TextWrapping.width(of: line))) * arrangement.alignment.share)
      }
      for run in line {
        column = canvas.write(run.text, at: Point(x: Double(column), y: Double(row)), style: run.style)
      }
    }
  }
}
