import TerminalModel
package import ViewTree

/// Draws one line of text, scrolled sideways to point, with the ghost of a suggestion.
package final class TextLineNode: TextInputNode {
  private var ghost: Substring = ""
  /// The column of the text at the left edge.
  private var firstColumn = 0
  /// The columns of the text before point.
  private var pointColumn = 0
  /// The text, measured as it is drawn: a character of a masked one is a dot. Empty where dots hide the length.
  private var line = MeasuredLine()
  /// The dots for a text that is masked.
  private var dots: Int?
  /// The text as it stands on the screen, if that is another order than its own.
  private var order: OrderedText?
  /// The width of what is drawn, with the ghost.
  private var drawnColumns = 0

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    guard let width = proposal.width, width.isFinite else {
      return Size(width: Double(max(20, textColumns)), height: 1)
    }
    return Size(width: max(1, width), height: 1)
  }

  package override func layOut(in size: Size) { refresh() }

  private static let fixedDots = 8

  /// The width of the text as it is drawn.
  private var textColumns: Int { dots ?? line.columns + startColumn }

  /// Updates the text as it is drawn, and marks the columns that have changed for redrawing.
  override func refresh() {
    let control = control
    let wasOrdered = order != nil
    let changedColumn = measureText()
    let newGhost = isFocused ? DisplayText.visible(control?.ghost ?? "") : ""
    let newColumns =
      textColumns + (newGhost.isEmpty ? 0 : titleColumns(before: newGhost) + TextWidth.columns(of: newGhost))
    pointColumn = columnsBeforePoint(in: control)
    let scrolled = scrollPosition(visibleColumns: textColumns)
    refreshSelection(of: control)
    let isCutOff = !isFocused && max(newColumns, drawnColumns) > room
    let isOther = changedColumn != nil || newGhost != ghost
    if scrolled != firstColumn || isOther && (wasOrdered || order != nil) {
      setNeedsDisplay()
    } else if isOther, isCutOff || newColumns == 0 || drawnColumns == 0 {
      setNeedsDisplay()
    } else if isOther {
      let from = max(0, (changedColumn ?? textColumns) - firstColumn)
      let end = min(max(newColumns, drawnColumns) - firstColumn, room)
      setNeedsDisplay(
        Rect(origin: Point(x: Double(inset + from), y: 0), size: Size(width: Double(max(0, end - from)), height: 1)))
    }
    firstColumn = scrolled
    ghost = newGhost
    drawnColumns = newColumns
  }

  /// - Returns: The first column that looks different; nil if none does.
  private func measureText() -> Int? {
    let before = dots
    if isMasked == (before == nil) { line = MeasuredLine() }
    let changed = line.update(isMasked && hidesLength ? "" : text) { isMasked ? 1 : DisplayText.columns(of: $0) }
    dots = isMasked ? hidesLength ? (text.isEmpty ? 0 : Self.fixedDots) : line.columns : nil
    order = orderedText(isChanged: changed != nil)
    return switch (before, dots) {
    case (nil, nil): changed
    case (let before?, let dots?): before == dots ? nil : min(before, dots)
    default: 0
    }
  }

  private func orderedText(isChanged: Bool) -> OrderedText? {
    guard !isMasked, ordersText, let direction = VisualLine.direction(of: text[...], textOrder) else { return nil }
    let part = OrderedText.part(of: line, around: control?.buffer.point ?? 0, room: room)
    if !isChanged, let order, order.part == part, order.direction == direction { return order }
    return OrderedText(line, part, direction, textOrder)
  }

  // Columns.

  /// The columns for the text: all except those of the edges and of the sign.
  private var room: Int { max(1, innerColumns - (sign.isEmpty ? 0 : TextWidth.columns(of: sign) + 1)) }

  /// The column of the sign: the last ones inside the edges.
  private var signColumn: Int { cellCount(size.width) - inset - TextWidth.columns(of: sign) }

  /// The part of the sign at a column, counted from 0; nil for columns of the text.
  func signPart(at column: Int) -> Int? {
    sign.isEmpty || column < signColumn ? nil : min(column - signColumn, TextWidth.columns(of: sign) - 1)
  }

  private func scrollPosition(visibleColumns: Int) -> Int {
    let width = room
    guard isFocused else { return 0 }
    // Beside the text there is space for the cursor, but no more.
    let last = max(0, visibleColumns + 1 - startColumn - width)
    return min(max(firstColumn, pointColumn - width + 1), pointColumn, last)
  }

  private var startColumn: Int { startColumn(of: order?.line) }

  private func columnsBeforePoint(in control: TextControl?) -> Int {
    guard let control else { return 0 }
    if let dots, hidesLength { return dots }
    let point = control.buffer.point
    // An empty line has no column before it.
    return order.map { max(0, $0.column(at: point) + startColumn) } ?? line.column(at: point)
  }

  override var cursor: Point? { Point(x: Double(inset + pointColumn - firstColumn), y: 0) }

  override func utf8Offset(besidePoint isForward: Bool) -> Int? {
    guard let order, order.line.isMixed, let point = control?.buffer.point else { return nil }
    return order.utf8Offset(beside: point, isForward: isForward) ?? point
  }

  /// The offset in the text at a column of this node.
  override func utf8Offset(at point: Point) -> Int {
    let column = Int(point.x) - inset + firstColumn
    if dots != nil, hidesLength { return text.utf8.count }
    return order?.utf8Offset(atColumn: column - startColumn) ?? line.utf8Offset(atColumn: column)
  }

  package override func draw(in canvas: Canvas) {
    let room = room
    var inside = inset > 0 ? canvas.translated(by: Point(x: Double(inset), y: 0)) : canvas
    inside.clip = canvas.clip.intersection(
      inside.cells(of: Rect(origin: .zero, size: Size(width: Double(room), height: 1))))
    let end = drawText(in: inside)
    if end < room {
      drawBlanks(row: 0, from: end, columns: room - end, style: styles.blank, seam: theme.seam, in: inside)
    }
    // A typed character damages neither the edges nor the sign.
    guard inside.clip != canvas.clip else { return }
    drawEdges(row: 0, isFocused: isFocused, style: styles.blank, theme: theme, in: canvas)
    guard !sign.isEmpty else { return }
    let style = changing(theme.sign) { $0.background = styles.blank.background }
    canvas.write(" " + sign, at: Point(x: Double(signColumn - 1), y: 0), style: style)
  }

  /// Draws the text followed by the ghost, or the prompt; returns the column after them.
  private func drawText(in canvas: Canvas) -> Int {
    if text.isEmpty, ghost.isEmpty { return drawTruncated(prompt, style: styles.placeholder, in: canvas) }
    if !isFocused, textColumns > room {
      return drawTruncated(visibleText(0..<room + 1).text, style: styles.value, in: canvas)
    }
    let start = startColumn - firstColumn
    if start > 0 { canvas.fill(Rect(origin: .zero, size: Size(width: Double(start), height: 1)), style: styles.blank) }
    if let order {
      canvas.write(order.line, at: Point(x: Double(order.columnsBeside + start), y: 0), style: styles.value)
    } else {
      let inSight = visibleText(firstColumn..<firstColumn + room)
      canvas.write(inSight.text, at: Point(x: Double(inSight.column + start), y: 0), style: styles.value)
    }
    if let selection, !isMasked { drawSelection(selection, from: start, in: canvas) }
    return drawGhost(from: textColumns - firstColumn, in: canvas)
  }

  /// What is drawn of the text in columns, in its own order, and the column where that begins.
  private func visibleText(_ columns: Range<Int>) -> (text: Substring, column: Int) {
    if let dots {
      let inSight = columns.clamped(to: 0..<dots)
      return (MaskingDots.text(of: inSight.count), inSight.lowerBound)
    }
    let part = line.part(columns)
    return (DisplayText.visible(part.text), part.column)
  }

  private func drawSelection(_ selection: Range<Int>, from start: Int, in canvas: Canvas) {
    guard selection.upperBound <= text.utf8.count else { return }
    if let order {
      let text = String(order.text)
      let inSight = selection.clamped(to: order.part.utf8)
      let shift = order.part.utf8.lowerBound
      return drawSelection(
        inSight.lowerBound - shift..<inSight.upperBound - shift, of: text, in: canvas, rowFrom: 0,
        at: Point(x: Double(start + order.columnsBeside), y: 0), order.line)
    }
    var style = styles.value
    style.attributes.insert(.inverse)
    let columns = line.column(at: selection.lowerBound)..<line.column(at: selection.upperBound)
    let selected = visibleText(columns.clamped(to: firstColumn..<firstColumn + room))
    canvas.write(selected.text, at: Point(x: Double(selected.column + start), y: 0), style: style)
  }

  /// A suggestion behind a title has this many columns, or is not shown.
  private static let leastGhost = 8

  /// The columns of the title before a suggestion in an empty field, with the gap between the two; 0 if only the title
  /// fits.
  private func titleColumns(before ghost: Substring) -> Int {
    guard isTitle, text.isEmpty, !prompt.isEmpty else { return 0 }
    let columns = TextWidth.columns(of: prompt) + 2
    return columns + min(Self.leastGhost, TextWidth.columns(of: ghost)) <= room ? columns : 0
  }

  private func drawGhost(from end: Int, in canvas: Canvas) -> Int {
    if ghost.isEmpty { return end }
    let title = titleColumns(before: ghost)
    let start = end + title
    if title > 0 {
      canvas.write(prompt + "  ", at: Point(x: Double(end), y: 0), style: styles.placeholder)
    } else if isTitle, text.isEmpty, !prompt.isEmpty {
      return drawTruncated(prompt, style: styles.placeholder, in: canvas)
    }
    // If it fits it is drawn without a copy, since this happens for each key.
    guard start + DisplayText.columns(of: ghost) > room else {
      return canvas.write(ghost, at: Point(x: Double(start), y: 0), style: styles.placeholder)
    }
    return drawTruncated(ghost, from: start, style: styles.placeholder, in: canvas)
  }

  private func drawTruncated(
    _ text: some StringProtocol, from start: Int = 0, style: Style, in canvas: Canvas
  ) -> Int {
    canvas.write(
      DisplayText.visible(String(text), lines: .single), at: Point(x: Double(start), y: 0), style: style,
      columns: max(0, room - start))
  }
}

/// What is in sight of a text that stands on the screen in another order than its own, and as much again on both sides:
/// however long the text is, a key orders only that. A shorter text is ordered whole.
private struct OrderedText {
  /// A part of a text, and the columns of all before and after it.
  struct Part: Equatable {
    let utf8: Range<Int>
    let columnsBefore: Int
    let columnsAfter: Int
  }

  let part: Part
  let text: Substring
  let direction: BidiText.Direction
  let line: VisualLine
  /// The columns between the edge at which the line begins and this part.
  let columnsBeside: Int

  private static let leastStretch = 300

  static func part(of line: MeasuredLine, around point: Int, room: Int) -> Part {
    let stretch = max(leastStretch, room)
    let first = max(0, line.column(at: point) / stretch - 1) * stretch
    let (text, column) = line.part(first..<first + 3 * stretch)
    let start = line.utf8Offset(atColumn: first)
    let end = start + text.utf8.count
    return Part(utf8: start..<end, columnsBefore: column, columnsAfter: line.columns - line.column(at: end))
  }

  init?(_ line: MeasuredLine, _ part: Part, _ direction: BidiText.Direction, _ order: TextOrder) {
    text = Substring(line.text.utf8.dropFirst(part.utf8.lowerBound).prefix(part.utf8.count))
    guard let visual = VisualLine(DisplayText.visible(text), order, direction: direction) else { return nil }
    (self.part, self.direction, self.line) = (part, direction, visual)
    columnsBeside = visual.growsAtEdge ? part.columnsAfter : part.columnsBefore
  }

  /// The column of an offset in the whole text.
  func column(at utf8Offset: Int) -> Int {
    let before = DisplayText.visible(Substring(text.utf8.prefix(utf8Offset - part.utf8.lowerBound)))
    return line.column(at: before.utf8.count) + columnsBeside
  }

  /// The offset in the whole text beside another one, by sight; nil at the edges of this part.
  func utf8Offset(beside utf8Offset: Int, isForward: Bool) -> Int? {
    let before = DisplayText.visible(Substring(text.utf8.prefix(utf8Offset - part.utf8.lowerBound)))
    return line.utf8Offset(beside: before.utf8.count, isForward: isForward).map { drawn in
      part.utf8.lowerBound + TextInputNode.offset(in: text, ofDrawn: drawn)
    }
  }

  /// The offset in the whole text of a column.
  func utf8Offset(atColumn column: Int) -> Int {
    let drawn = line.utf8Offset(atColumn: column - columnsBeside)
    return part.utf8.lowerBound + TextInputNode.offset(in: text, ofDrawn: drawn)
  }
}

/// The dots for the characters of a secret, as a prefix of a shared string, so that a typed character allocates none.
enum MaskingDots {
  private static var longest = String(repeating: dot, count: 64)
  private static let dot = "•"

  static func text(of count: Int) -> Substring {
    let bytes = count * dot.utf8.count
    if longest.utf8.count < bytes { longest = String(repeating: dot, count: 2 * count) }
    return Substring(longest.utf8.prefix(bytes))
  }
}
