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
  /// The width of the area that looks editable.
  private var fieldColumns = 0

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
    let newField = fieldColumns(for: newColumns == 0 ? TextWidth.columns(of: prompt) : newColumns)
    let isOther = visible != drawn || newGhost != ghost || newField != fieldColumns
    if scrolled != firstColumn || isOther && (wasOrdered || order != nil) {
      setNeedsDisplay()
    } else if isOther, isCutOff || newColumns == 0 || drawnColumns == 0 || newField != fieldColumns && !sign.isEmpty {
      setNeedsDisplay()
    } else if isOther {
      let from = max(0, columnsKept(in: visible) - firstColumn)
      let columns = max(newColumns, drawnColumns) - firstColumn
      let end = min(size.width, Double(newField == fieldColumns ? columns : max(columns, newField, fieldColumns)))
      setNeedsDisplay(
        Rect(origin: Point(x: Double(from), y: 0), size: Size(width: max(0, end - Double(from)), height: 1)))
    }
    firstColumn = scrolled
    fieldColumns = newField
    drawn = visible
    ghost = newGhost
    (drawnTextColumns, drawnColumns) = (visibleColumns, newColumns)
  }

  // Columns.

  /// The columns for the text: all except those of the sign.
  private var room: Int { max(1, cellCount(size.width) - (sign.isEmpty ? 0 : TextWidth.columns(of: sign) + 1)) }

  /// The usual width. If the text and the cursor after it need more, it grows by a large step: with small steps it
  /// would be drawn again for each key.
  private func fieldColumns(for needed: Int) -> Int {
    let usual = usualColumns ?? (sign.isEmpty ? Self.textColumns : valueColumns)
    let more = needed < usual ? 0 : (needed - usual) / Self.growth + 1
    return min(usual + more * Self.growth, room)
  }

  /// The width for a value that can be stepped: at least that of its example.
  private var valueColumns: Int { max(9, TextWidth.columns(of: prompt) + 1) }

  private static let textColumns = 40
  private static let growth = 24

  private var signColumn: Int { fieldColumns + 1 }

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

  override var cursor: Point? { Point(x: Double(pointColumn - firstColumn), y: 0) }

  /// The offset in the text at a column of this node.
  override func utf8Offset(at point: Point) -> Int {
    if isMasked, hidesLength { return text.utf8.count }
    let column = Int(point.x) + firstColumn
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
    var clipped = canvas
    clipped.clip = canvas.clip.intersection(canvas.cells(of: Rect(origin: .zero, size: size)))
    if !sign.isEmpty {
      clipped.write(sign, at: Point(x: Double(signColumn), y: 0), style: theme.sign)
      let text = Rect(origin: .zero, size: Size(width: Double(fieldColumns), height: 1))
      clipped.clip = clipped.clip.intersection(clipped.cells(of: text))
    }
    let end = drawText(in: clipped)
    guard end < fieldColumns else { return }
    clipped.fill(
      Rect(origin: Point(x: Double(end), y: 0), size: Size(width: Double(fieldColumns - end), height: 1)),
      style: styles.blank)
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
