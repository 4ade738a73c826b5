extension CellGrid {
  /// Writes text by clusters from `column` on, inside `clip`; in the order in which it stands on the screen, if the grid
  /// orders texts. A wide cluster that `clip` cuts becomes a blank; control
  /// characters (see `DisplayText`) become U+FFFD; clusters without width are left out.
  /// - Returns: The column after the last cluster, clipped or not.
  @discardableResult
  package mutating func write(_ text: String, row: Int, column: Int, style: Style, clip: CellRect) -> Int {
    write(text[...], row: row, column: column, style: style, clip: clip)
  }

  /// The same for a part of a text.
  @discardableResult
  package mutating func write(_ text: Substring, row: Int, column: Int, style: Style, clip: CellRect) -> Int {
    let clip = clip.intersection(bounds)
    guard row >= clip.row, row < clip.maxRow else { return column + TextWidth.columns(of: text) }
    if !ordersText { return writeInOrder(text, row, column, style, clip) }
    guard isFromRight, let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return write(line: [(text, style)], row, column, clip) }
    // Blanks before and behind a text are a gap to what stands there, whichever way it is read.
    let end = text.index(after: last)
    return [text[..<first], text[first..<end], text[end...]].reduce(column) {
      $1.isEmpty ? $0 : write(line: [($1, style)], row, $0, clip)
    }
  }

  /// The same for texts that follow each other in a line, which is ordered as a whole.
  @discardableResult
  package mutating func write(_ texts: [(Substring, Style)], row: Int, column: Int, clip: CellRect) -> Int {
    let clip = clip.intersection(bounds)
    guard row >= clip.row, row < clip.maxRow else {
      return texts.reduce(column) { $0 + TextWidth.columns(of: $1.0) }
    }
    return write(line: texts, row, column, clip)
  }

  private mutating func write(line: [(text: Substring, style: Style)], _ row: Int, _ column: Int, _ clip: CellRect)
    -> Int
  {
    let text = line.count == 1 ? line[0].text : line.map(\.text).joined()[...]
    let width = TextWidth.columns(of: text)
    var place = onScreen(CellRect(column: column, row: row, columns: width, rows: 1)).column
    let clip = onScreen(clip)
    if isFromRight, line.count == 1, let drawing = Reflection.drawing(text) {
      _ = writeInOrder(drawing[...], row, place, line[0].style, clip)
    } else if BidiText.isNeeded(by: text.unicodeScalars), let visual = VisualLine(text, textOrder) {
      var ends = 0
      let runs = line.map { run in
        ends += run.text.utf8.count
        return (end: ends, style: run.style)
      }
      write(visual, row, place, clip) { start in runs.first { $0.end > start }?.style ?? .plain }
    } else {
      for run in line { place = writeInOrder(run.text, row, place, run.style, clip) }
    }
    return column + width
  }

  /// Writes a line as it stands on the screen from `column` on, inside `clip`.
  package mutating func write(_ line: VisualLine, row: Int, column: Int, style: Style, clip: CellRect) {
    let clip = clip.intersection(bounds)
    guard row >= clip.row, row < clip.maxRow else { return }
    let place = onScreen(CellRect(column: column, row: row, columns: line.columns, rows: 1)).column
    write(line, row, place, onScreen(clip)) { _ in style }
  }

  private mutating func write(
    _ line: VisualLine, _ row: Int, _ column: Int, _ clip: CellRect, style: (_ utf8Offset: Int) -> Style
  ) {
    var column = column
    for cluster in line.clustersFromLeft {
      if column + cluster.columns > clip.column, column < clip.maxColumn {
        _ = writeInOrder(String(cluster.character)[...], row, column, style(cluster.utf8.lowerBound), clip)
      }
      column += cluster.columns
    }
  }

  /// Where a rectangle lies on the screen.
  func onScreen(_ rect: CellRect) -> CellRect {
    guard isFromRight else { return rect }
    return CellRect(column: columns - rect.maxColumn, row: rect.row, columns: rect.columns, rows: rect.rows)
  }

  /// The column on the screen of one as it is written, and the other way round.
  package func onScreen(column: Int) -> Int { isFromRight ? columns - 1 - column : column }

  private mutating func writeInOrder(
    _ text: Substring, _ row: Int, _ column: Int, _ style: Style, _ clip: CellRect
  ) -> Int {
    var run = Run(row: row, column: column, style: style, clip: clip.column..<clip.maxColumn)
    let asciiCount = text.utf8.withContiguousStorageIfAvailable { writeASCIIPrefix($0, &run) } ?? 0
    if asciiCount < text.utf8.count {
      // By index, since iterating generic text costs the runtime conformance lookups.
      var index = text.utf8.index(text.startIndex, offsetBy: asciiCount)
      while index < text.endIndex {
        write(text[index], &run)
        text.formIndex(after: &index)
      }
    }
    if clusters.clusters.count > ClusterTable.crowded { clusters.compact(&cells) }
    return run.column
  }

  /// Blanks a rectangle.
  package mutating func fill(_ rect: CellRect, style: Style) {
    let rect = onScreen(rect.intersection(bounds))
    for row in rect.row..<rect.maxRow { set(rect.column..<rect.maxColumn, row: row, style: style) { _ in .blank } }
  }

  /// The state of writing in one row.
  private struct Run {
    let row: Int
    var column: Int
    let style: Style
    let clip: Range<Int>
  }

  /// Writes the leading ASCII characters that no later scalar can join, and returns their number.
  private mutating func writeASCIIPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ run: inout Run) -> Int {
    var position = 0
    while position < bytes.count {
      let start = position
      position += bytes.printableASCIICount(from: start)
      if position > start, position < bytes.count, bytes[position] >= 0x80 { position -= 1 }
      if position > start {
        let columns = run.column..<run.column + position - start
        run.column = columns.upperBound
        set(columns.clamped(to: run.clip), row: run.row, style: run.style) {
          Glyph(ascii: bytes[start + $0 - columns.lowerBound])
        }
        continue
      }
      let next: UInt8? = position + 1 < bytes.count ? bytes[position + 1] : nil
      if bytes[position] >= 0x80 || (next ?? 0) >= 0x80 { return position }
      // A control character; CR LF counts as one.
      if bytes[position] != 0x0d || next != 0x0a { put(.replacement, width: 1, &run) }
      position += 1
    }
    return position
  }

  private mutating func write(_ character: Character, _ run: inout Run) {
    let width = TextWidth.columns(of: character)
    if width == 0 { return }
    guard run.column + width > run.clip.lowerBound, run.column < run.clip.upperBound else {
      run.column += width
      return
    }
    put(glyph(of: character), width: width, &run)
  }

  private mutating func glyph(of character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .blank }
    if first.value < 0x20 || (0x7f...0x9f).contains(first.value) { return .replacement }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return Glyph(first) }
    var cluster = String.UnicodeScalarView()
    for scalar in scalars.prefix(TextWidth.longestCluster) { cluster.append(scalar) }
    return Glyph(clusterIndex: clusters.index(of: String(cluster)))
  }

  private mutating func put(_ glyph: Glyph, width: Int, _ run: inout Run) {
    let start = run.column
    run.column += width
    let visible = start..<start + width
    let shown = visible.clamped(to: run.clip)
    if shown.isEmpty { return }
    splitWideCluster(before: shown.lowerBound, row: run.row)
    splitWideCluster(before: shown.upperBound, row: run.row)
    if shown == visible {
      set(Cell(glyph: glyph, style: run.style), row: run.row, column: start)
      if width == 2 { set(Cell(glyph: .continuation, style: run.style), row: run.row, column: start + 1) }
    } else {
      hasCutCluster = true
      for column in shown { set(Cell(glyph: .blank, style: run.style), row: run.row, column: column) }
    }
  }

  func isContinuation(row: Int, column: Int) -> Bool {
    column > 0 && column < columns && cells[row * columns + column].glyph == .continuation
  }

  /// Blanks both halves of a wide cluster that straddles the edge left of `column`.
  private mutating func splitWideCluster(before column: Int, row: Int) {
    guard isContinuation(row: row, column: column) else { return }
    for half in column - 1...column {
      let style = cells[row * columns + half].style
      set(Cell(glyph: .blank, style: style), row: row, column: half)
    }
  }

  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    let index = row * columns + column
    if cells[index] == cell { return }
    cells[index] = cell
    cellsWritten += 1
    addDamage(row: row, columns: column..<column + 1)
  }

  /// Sets a range of a row to glyphs of one column each.
  private mutating func set(_ stretch: Range<Int>, row: Int, style: Style, glyph: (_ column: Int) -> Glyph) {
    guard !stretch.isEmpty else { return }
    splitWideCluster(before: stretch.lowerBound, row: row)
    splitWideCluster(before: stretch.upperBound, row: row)
    var (first, end, written) = (stretch.upperBound, stretch.lowerBound, 0)
    var cell = Cell(glyph: .blank, style: style)
    let start = row * columns
    // Looked at once, not for each cell, whether the cells are shared: a twentieth of Tab.
    cells.withUnsafeMutableBufferPointer { cells in
      for column in stretch {
        cell.glyph = glyph(column)
        if cells[start + column] == cell { continue }
        cells[start + column] = cell
        written += 1
        first = min(first, column)
        end = column + 1
      }
    }
    cellsWritten += written
    if written > 0 { addDamage(row: row, columns: first..<end) }
  }
}
