extension CellGrid {
  /// Whether an edge of a rectangle runs through a wide cluster.
  package func hasWideCluster(acrossEdgesOf rect: CellRect) -> Bool {
    let rect = rect.intersection(bounds)
    return (rect.row..<rect.maxRow).contains { row in
      [rect.column, rect.maxColumn].contains { column in
        column > 0 && column < columns && cells[row * columns + column].glyph == .continuation
      }
    }
  }

  /// The text of a row without its trailing blanks.
  package func text(row: Int) -> String {
    var text = ""
    for column in 0..<usedColumns(row: row) { append(cells[row * columns + column].glyph, to: &text) }
    return text
  }

  /// The text of every row.
  package var lines: [String] { (0..<rows).map { text(row: $0) } }

  package func style(row: Int, column: Int) -> Style { cells[row * columns + column].style }

  /// The cluster that starts in a cell; empty in the second column of a wide one.
  package func cluster(row: Int, column: Int) -> String {
    var text = ""
    append(cells[row * columns + column].glyph, to: &text)
    return text
  }

  /// How many columns a row has up to its last glyph.
  private func usedColumns(row: Int) -> Int {
    let cellsOfRow = cells[row * columns..<(row + 1) * columns]
    guard let last = cellsOfRow.lastIndex(where: { $0.glyph != .blank }) else { return 0 }
    return last - cellsOfRow.startIndex + 1
  }

  private func append(_ glyph: Glyph, to text: inout String) {
    if let index = glyph.clusterIndex {
      text += clusters[index]
    } else if let scalar = glyph.scalar {
      text.unicodeScalars.append(scalar)
    }
  }
}
