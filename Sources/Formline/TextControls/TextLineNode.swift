import TerminalModel
package import ViewTree

/// Draws one line of text, scrolled sideways to point, with the ghost of a suggestion.
package final class TextLineNode: TextInputNode {
  private var ghost: Substring = ""
  /// The column of the text at the left edge.
  private var firstColumn = 0
  /// The columns of the text before point.
  private var pointColumn = 0
  private var drawn: Substring = ""
  /// The text as it stands on the screen, if that is another order than its own.
  private var order: VisualLine?
  /// The width of `drawn`, without and with the ghost.
  private var (drawnTextColumns, drawnColumns) = (0, 0)

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    guard let width = proposal.width, width.isFinite else {
      return Size(width: Double(max(20, TextWidth.columns(of: displayed))), height: 1)
    }
    return Size(width: max(1, width), height: 1)
  }

  package override func layOut(in size: Size) { refresh() }

  // The text as it is drawn.

  private var displayed: Substring { isMasked ? MaskingDots.text(of: dots(for: text)) : DisplayText.visible(text)[...] }

  private static let fixedDots = 8
  private static let widestCluster = 2

  private func dots(for part: some StringProtocol) -> Int {
    if hidesLength { return text.isEmpty ? 0 : Self.fixedDots }
    return part.count
  }

  /// Updates the visible text and marks the columns that have changed for redrawing.
  override func refresh() {
    let visible = displayed
    let wasOrdered = order != nil
    order = ordersText && !isMasked ? VisualLine(visible) : nil
    let newGhost = isFocused ? DisplayText.visible(control?.ghost ?? "") : ""
    let visibleColumns = TextWidth.columns(of: visible) + startColumn
    let newColumns = visibleColumns + (newGhost.isEmpty ? 0 : TextWidth.columns(of: newGhost))
    pointColumn = columnsBeforePoint(whereAllAre: visibleColumns)
    let scrolled = scrollPosition(visibleColumns: visibleColumns)
    refreshSelection()
    let isCutOff = !isFocused && max(newColumns, drawnColumns) > room
    let isOther = visible != drawn || newGhost != ghost
    if scrolled != firstColumn || isOther && (wasOrdered || order != nil) {
      setNeedsDisplay()
    } else if isOther, isCutOff || newColumns == 0 || drawnColumns == 0 {
      setNeedsDisplay()
    } else if isOther {
      let from = max(0, columnsKept(in: visible) - firstColumn)
      let end = min(max(newColumns, drawnColumns) - firstColumn, room)
      setNeedsDisplay(
        Rect(origin: Point(x: Double(inset + from), y: 0), size: Size(width: Double(max(0, end - from)), height: 1)))
    }
    firstColumn = scrolled
    drawn = visible
    ghost = newGhost
    (drawnTextColumns, drawnColumns) = (visibleColumns, newColumns)
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
    // After the text there is space for the cursor, but no more.
    let last = max(0, visibleColumns + 1 - width)
    return min(max(firstColumn, pointColumn - width + 1), pointColumn, last)
  }

  /// The column of the first cluster: a line that is read from the right has the cursor after its end on the left.
  private var startColumn: Int { order?.isFromRight == true ? 1 : 0 }

  private func columnsBeforePoint(whereAllAre visibleColumns: Int) -> Int {
    guard let control else { return 0 }
    let point = control.buffer.point
    if let order {
      let before = DisplayText.visible(String(text.utf8.prefix(point)) ?? "")
      return order.column(at: before.utf8.count) + startColumn
    }
    if point >= text.utf8.count { return visibleColumns }
    let before = Substring(text.utf8.prefix(point))
    return isMasked ? dots(for: before) : DisplayText.columns(of: before)
  }

  /// The leading columns that are unchanged.
  private func columnsKept(in visible: Substring) -> Int {
    let kept = Self.commonPrefix(of: visible, and: drawn)
    // A cluster that the next character has joined changes as a whole.
    if kept == drawn.utf8.count { return max(0, drawnTextColumns - Self.widestCluster) }
    return TextWidth.columns(of: Substring(visible.utf8.prefix(kept)).dropLast(1))
  }

  /// The length in bytes of the common prefix, up to the end of a scalar.
  private static func commonPrefix(of one: Substring, and other: Substring) -> Int {
    let (one, other) = (one.utf8Span, other.utf8Span)
    let (bytes, others) = (one.span, other.span)
    let shorter = min(bytes.count, others.count)
    var count = 0
    while count < shorter, bytes[count] == others[count] { count += 1 }
    while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }

  override var cursor: Point? { Point(x: Double(inset + pointColumn - firstColumn), y: 0) }

  /// The offset in the text at a column of this node.
  override func utf8Offset(at point: Point) -> Int {
    if isMasked, hidesLength { return text.utf8.count }
    let column = Int(point.x) - inset + firstColumn
    if let order { return offset(inDrawn: order.utf8Offset(atColumn: column - startColumn)) }
    var used = 0
    var offset = 0
    for character in text {
      let columns = isMasked ? 1 : DisplayText.columns(of: character)
      if used + columns > column { break }
      used += columns
      offset += character.utf8.count
    }
    return offset
  }

  /// The offset in the text of an offset in the drawn text, where control characters are escapes.
  private func offset(inDrawn drawn: Int) -> Int {
    var (offset, used) = (0, 0)
    for character in text {
      if used >= drawn { break }
      used += DisplayText.visible(String(character)).utf8.count
      offset += character.utf8.count
    }
    return offset
  }

  package override func draw(in canvas: Canvas) {
    var inside = inset > 0 ? canvas.translated(by: Point(x: Double(inset), y: 0)) : canvas
    inside.clip = canvas.clip.intersection(
      inside.cells(of: Rect(origin: .zero, size: Size(width: Double(room), height: 1))))
    let end = drawText(in: inside)
    if end < room {
      drawBlanks(row: 0, from: end, columns: room - end, style: styles.blank, theme: theme, in: inside)
    }
    // A typed character damages neither the edges nor the sign.
    guard inside.clip != canvas.clip else { return }
    drawEdges(row: 0, isFocused: isFocused, style: styles.blank, theme: theme, in: canvas)
    guard !sign.isEmpty else { return }
    var style = theme.sign
    style.background = styles.blank.background
    canvas.write(" " + sign, at: Point(x: Double(signColumn - 1), y: 0), style: style)
  }

  /// Draws the text followed by the ghost, or the prompt; returns the column after them.
  private func drawText(in canvas: Canvas) -> Int {
    if text.isEmpty, ghost.isEmpty { return drawTruncated(prompt, style: styles.placeholder, in: canvas) }
    if !isFocused, TextWidth.columns(of: drawn) > room {
      return drawTruncated(drawn, style: styles.value, in: canvas)
    }
    let start = startColumn - firstColumn
    if start > 0 { canvas.fill(Rect(origin: .zero, size: Size(width: Double(start), height: 1)), style: styles.blank) }
    let end = canvas.write(drawn, at: Point(x: Double(start), y: 0), style: styles.value)
    if let selection, let order {
      drawSelection(selection, in: order, from: start, on: canvas)
    } else if let selection, !isMasked {
      drawSelection(selection, of: text, in: canvas, rowFrom: 0, at: Point(x: Double(-firstColumn), y: 0))
    }
    return drawGhost(from: end, in: canvas)
  }

  /// Selected text that is read in two directions stands in several places.
  private func drawSelection(_ selection: Range<Int>, in order: VisualLine, from start: Int, on canvas: Canvas) {
    var style = styles.value
    style.attributes.insert(.inverse)
    var offset = 0
    for character in text {
      if selection.contains(offset) {
        let shown = DisplayText.visible(String(character))
        let before = DisplayText.visible(String(text.utf8.prefix(offset)) ?? "").utf8.count
        canvas.write(shown, at: Point(x: Double(start + order.column(at: before)), y: 0), style: style)
      }
      offset += character.utf8.count
    }
  }

  private func drawGhost(from start: Int, in canvas: Canvas) -> Int {
    if ghost.isEmpty { return start }
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
