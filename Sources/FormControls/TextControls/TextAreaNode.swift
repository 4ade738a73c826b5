import TerminalModel
package import ViewTree

/// Draws several lines of text, wrapped, and scrolled to point.
package final class TextAreaNode: TextInputNode {
  /// The text as it is drawn; for a secret, a dot for each character.
  private var shown = ""
  private var wrapped = SoftWrappedText()
  private var firstLine = 0
  /// The mark at the right edge.
  private var thumb = ScrollThumb(of: 0, from: 0, rows: 0)
  /// The text that a suggestion would add. It takes no space in the area.
  private var ghost = GhostLines.none

  override func textDidChange() {
    let new = isMasked ? String(text.map { $0.isNewline ? "\n" : Self.dot }) : text
    // The prompt is drawn only while the text is empty.
    if new.isEmpty != shown.isEmpty { setNeedsDisplay() }
    let isAnother = new != shown
    shown = new
    breakLines()
    if isAnother, case .growing = height { setNeedsLayoutIfAnswersChanged() }
    refresh()
  }

  private static let dot: Character = "•"

  /// The offset in the shown text for one in the real text, both in UTF-8 bytes.
  private func shownOffset(of realOffset: Int) -> Int {
    guard isMasked else { return realOffset }
    return shown.prefix(Substring(text.utf8.prefix(realOffset)).count).utf8.count
  }

  private func realOffset(of shownOffset: Int) -> Int {
    guard isMasked else { return shownOffset }
    return text.prefix(Substring(shown.utf8.prefix(shownOffset)).count).utf8.count
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.finiteWidth ?? 40
    let room = proposal.height.flatMap { $0.isFinite ? max(1, $0) : nil }
    switch height {
    case .fixed(let rows): return Size(width: max(2, width), height: min(Double(rows), room ?? .infinity))
    case .flexible(let rows): return Size(width: max(2, width), height: room ?? Double(rows))
    case .growing(let most):
      var wrapped = wrapped
      wrapped.update(text: shown, columns: columns(in: width))
      return Size(width: max(2, width), height: Double(min(max(1, wrapped.lines.count), most)))
    }
  }

  private var rows: Int {
    // Until it has been placed, it has the number of rows that it asks for.
    if size.height > 0 { return max(1, cellCount(size.height)) }
    return switch height {
    case .fixed(let rows), .flexible(let rows): rows
    case .growing: 1
    }
  }

  /// True if the area has a bar at its left; a field that grows has none.
  private var hasBar: Bool { if case .growing = height { false } else { true } }

  /// The columns before the text: the edge of the box, or a bar and a blank.
  private var margin: Int { inset > 0 ? inset : hasBar ? 2 : 0 }

  package override func layOut(in size: Size) {
    breakLines()
    // What scrolled away while there was less room comes back.
    show(from: min(firstLine, lines.count - rows))
    refresh()
  }

  /// The columns of a line. The edge at the right is free for the cursor after a full line.
  private var columns: Int { columns(in: size.width) }

  private func columns(in width: Double) -> Int { max(1, cellCount(width) - margin - max(1, inset)) }

  override var lastBoxRow: Int { rows - 1 }

  private var lines: [SoftWrappedText.Line] { wrapped.lines }

  private func breakLines() {
    // The width is not known before the first layout.
    guard size.width > 0 else { return }
    wrapped.update(text: shown, columns: columns, watching: firstLine..<firstLine + rows) { line in
      setNeedsDisplay(
        Rect(
          origin: Point(x: Double(margin), y: Double(line - firstLine)),
          size: Size(width: size.width - Double(margin), height: 1)))
    }
  }

  override func refresh() {
    refreshSelection(of: control)
    guard let control, let place = place(of: isFocused ? control.buffer.point : 0) else { return }
    var first = firstLine
    if place.line < first { first = place.line }
    if place.line >= first + rows { first = place.line - rows + 1 }
    // A field that grows scrolls back when it has room again.
    if case .growing = height { first = min(first, lines.count - rows) }
    show(from: min(first, lines.count - 1))
    refreshThumb()
    refreshGhost()
  }

  private func show(from line: Int) {
    let first = max(0, line)
    guard first != firstLine else { return }
    firstLine = first
    setNeedsDisplay()
  }

  /// Lines out of sight move the mark as well.
  private func refreshThumb() {
    let new = ScrollThumb(of: lines.count, from: firstLine, rows: rows)
    guard hasBar, new != thumb else { return }
    thumb = new
    setNeedsDisplay(
      Rect(origin: Point(x: size.width - 1, y: 0), size: Size(width: 1, height: Double(rows))))
  }

  private func refreshGhost() {
    let isTitled = isTitle && text.isEmpty && !prompt.isEmpty
    let rest = isFocused && size.width > 0 && !isTitled ? control?.ghost ?? "" : ""
    guard !rest.isEmpty || !ghost.isEmpty else { return }
    let old = ghost
    ghost = .none
    if !rest.isEmpty, let end = place(of: text.utf8.count) {
      ghost = GhostLines(
        rest, row: end.line - firstLine, column: end.column, rows: rows, columns: columns,
        style: areaStyles.placeholder)
    }
    guard ghost != old else { return }
    // In an empty area, it replaces the prompt.
    if text.isEmpty { return setNeedsDisplay() }
    for row in [old.rows, ghost.rows].joined() {
      setNeedsDisplay(Rect(origin: Point(x: 0, y: Double(row)), size: Size(width: size.width, height: 1)))
    }
  }

  /// The screen line and column of an offset in the text.
  func place(of realOffset: Int) -> (line: Int, column: Int)? {
    let utf8Offset = shownOffset(of: realOffset)
    guard let line = wrapped.line(showing: utf8Offset) else { return nil }
    let row = lines[line]
    let before = Substring(shown.utf8.dropFirst(row.start).prefix(max(0, utf8Offset - row.start)))
    // There is no column left after a space at the end of a full line.
    return (line, min(DisplayText.columns(of: before), columns))
  }

  /// The offset in the text at a screen line and column; nil beyond the first and the last line.
  func utf8Offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    let row = lines[line]
    // The end of a wrapped line is the beginning of the next one.
    let goesOn = line + 1 < lines.count && lines[line + 1].start == row.end
    var used = 0
    var offset = row.start
    for character in Substring(shown.utf8.dropFirst(offset).prefix(row.end - offset)) {
      let columns = DisplayText.columns(of: character)
      if used + columns > column || (goesOn && offset + character.utf8.count == row.end) { break }
      used += columns
      offset += character.utf8.count
    }
    return realOffset(of: offset)
  }

  override func utf8Offset(at point: Point) -> Int {
    let line = min(max(0, firstLine + Int(point.y)), max(0, lines.count - 1))
    if lines.indices.contains(line), let order = order(of: line) {
      let drawn = order.utf8Offset(atColumn: Int(point.x) - margin - startColumn(of: order))
      let text = Substring(shown.utf8.dropFirst(lines[line].start).prefix(lines[line].end - lines[line].start))
      return realOffset(of: lines[line].start + Self.offset(in: text, ofDrawn: drawn))
    }
    return utf8Offset(line: line, column: max(0, Int(point.x) - margin)) ?? text.utf8.count
  }

  override func utf8Offset(besidePoint isForward: Bool) -> Int? {
    guard let point = control?.buffer.point, let line = place(of: point)?.line, let order = order(of: line),
      order.isMixed
    else { return nil }
    let row = lines[line]
    let text = Substring(shown.utf8.dropFirst(row.start).prefix(row.end - row.start))
    let before = DisplayText.visible(Substring(text.utf8.prefix(shownOffset(of: point) - row.start)))
    // The end of a wrapped line is the beginning of the next one.
    let goesOn = line + 1 < lines.count && lines[line + 1].start == row.end
    if let drawn = order.utf8Offset(beside: before.utf8.count, isForward: isForward) {
      let offset = Self.offset(in: text, ofDrawn: drawn)
      if !goesOn || offset < text.utf8.count { return realOffset(of: row.start + offset) }
    }
    let readsOn = isForward != order.growsAtEdge
    return utf8Offset(line: line + (readsOn ? 1 : -1), column: readsOn ? 0 : .max) ?? point
  }

  override var cursor: Point? {
    guard let control, let place = place(of: control.buffer.point) else { return nil }
    let column = orderedColumn(of: place) ?? place.column
    return Point(x: Double(column + margin), y: Double(place.line - firstLine))
  }

  /// A line as it stands on the screen, if that is in another order.
  private func order(of line: Int) -> VisualLine? {
    ordersText ? VisualLine(DisplayText.visible(wrapped.shown(lines[line]))[...], textOrder) : nil
  }

  /// The column at which a place stands in a line that has another order on the screen; nil for other lines.
  private func orderedColumn(of place: (line: Int, column: Int)) -> Int? {
    guard let order = order(of: place.line) else { return nil }
    var (offset, used) = (0, 0)
    for character in DisplayText.visible(wrapped.shown(lines[place.line])) where used < place.column {
      used += TextWidth.columns(of: character)
      offset += character.utf8.count
    }
    // An empty line has no column before it.
    return max(0, order.column(at: offset) + startColumn(of: order))
  }

  /// Areas with a bar are not underlined: they have many rows.
  private var areaStyles: FieldStyles { hasBar ? styles.ofArea : styles }

  package override func draw(in canvas: Canvas) {
    let styles = areaStyles
    let bar = isWrong ? theme.error : isFocused ? theme.pointer : theme.field
    let isBoxed = inset > 0 && (theme.isPainted || theme.drawsEdges)
    for row in canvas.visibleRows(of: Double(rows)) {
      let y = Double(row)
      let left = Point(x: Double(margin), y: y)
      if isBoxed {
        drawEdges(row: row, isFocused: isFocused, style: styles.blank, theme: theme, in: canvas)
      } else if hasBar {
        let style = Style(foreground: bar.foreground, background: styles.blank.background)
        canvas.write(inset > 0 ? "▏" : "▏ ", at: Point(x: 0, y: y), style: style)
      }
      if isBoxed {
        drawBlanks(row: row, from: margin, columns: innerColumns, style: styles.blank, seam: theme.seam, in: canvas)
      } else {
        canvas.fill(row: row, from: left.x, columns: size.width - left.x, style: styles.blank)
      }
      if hasBar, thumb.covers(row) {
        let style = Style(foreground: theme.hint.foreground, background: styles.blank.background)
        canvas.write(ScrollThumb.mark, at: Point(x: size.width - 1, y: y), style: style)
      }
      guard firstLine + row < lines.count else { continue }
      let line = lines[firstLine + row]
      let order = order(of: firstLine + row)
      let start = Point(x: left.x + Double(startColumn(of: order)), y: left.y)
      canvas.write(DisplayText.visible(wrapped.shown(line)), at: start, style: styles.value)
      // A word broken across lines is drawn as selected only on its first line.
      if let selection, (line.start..<line.end).contains(selection.lowerBound) {
        drawSelection(
          selection.clamped(to: line.start..<line.end), of: shown, in: canvas, rowFrom: line.start, at: start, order)
      }
    }
    ghost.draw(in: canvas, behind: margin)
    if text.isEmpty, ghost.isEmpty { drawPrompt(styles.placeholder, in: canvas) }
  }

  private func drawPrompt(_ style: Style, in canvas: Canvas) {
    let styled = [StyledText(DisplayText.visible(prompt, lines: .single), style: style)]
    for (row, line) in TextWrapping.lines(of: styled, columns: columns, limit: rows).enumerated() {
      canvas.write(line, at: Point(x: Double(margin), y: Double(row)))
    }
  }
}

/// The lines of a suggestion after a text of several lines: wrapped from the end of the text, cut at the last row.
struct GhostLines: Equatable {
  private let text: String
  /// The row and column of the end of the text, in visible coordinates.
  private let row: Int
  private let column: Int
  private let lines: [[StyledText]]

  static let none = GhostLines(text: "", row: 0, column: 0, lines: [])

  private init(text: String, row: Int, column: Int, lines: [[StyledText]]) {
    self.text = text
    self.row = row
    self.column = column
    self.lines = lines
  }

  /// A ghost in an area of some rows and columns.
  init(_ text: Substring, row: Int, column: Int, rows: Int, columns: Int, style: Style) {
    var wrapped = SoftWrappedText()
    // A filler for the end of the text, so that its last word is wrapped as a whole.
    wrapped.update(text: String(repeating: "x", count: column) + text, columns: columns)
    let room = max(0, rows - row)
    var lines = wrapped.lines.prefix(room).map { String(DisplayText.visible(wrapped.shown($0))) }
    if let first = lines.first { lines[0] = String(first.dropFirst(column)) }
    if wrapped.lines.count > room, let last = lines.popLast() { lines.append(last + "…") }
    self.init(
      text: String(text), row: row, column: column,
      lines: lines.enumerated().map { index, line in
        TextWrapping.truncated([StyledText(line, style: style)], columns: columns + 1 - (index == 0 ? column : 0))
      })
  }

  var isEmpty: Bool { text.isEmpty }

  var rows: Range<Int> { row..<row + lines.count }

  /// Draws the ghost in an area whose text begins at column `margin`.
  func draw(in canvas: Canvas, behind margin: Int) {
    for (index, line) in lines.enumerated() {
      let start = margin + (index == 0 ? column : 0)
      canvas.write(line, at: Point(x: Double(start), y: Double(row + index)))
    }
  }
}
