public import TerminalModel

/// A drawing area for a display node: a part of the cell grid with an origin, a clip and a background.
public struct Canvas {
  private let grid: UnsafeMutablePointer<CellGrid>
  /// The origin in unrounded coordinates of the grid.
  package private(set) var origin = Point.zero
  /// The cells of the grid that may be written.
  package var clip: CellRect
  /// The background of text without its own.
  package var background = Color.standard

  /// Whether text is drawn faint.
  package var isFaint = false

  init(grid: UnsafeMutablePointer<CellGrid>, clip: CellRect) {
    self.grid = grid
    self.clip = clip
  }

  package func translated(by delta: Point) -> Canvas {
    var copy = self
    copy.origin = Point(x: origin.x + delta.x, y: origin.y + delta.y)
    return copy
  }

  /// The cells of the grid that a rectangle of this canvas covers.
  package func cells(of rect: Rect) -> CellRect { rect.offset(by: origin).cells }

  /// The visible ones of the first `height` rows, counted from the origin of the canvas.
  package func visibleRows(of height: Double) -> Range<Int> {
    let top = cellCount(origin.y)
    let low = min(max(0, clip.row - top), cellCount(height))
    return low..<max(low, min(cellCount(origin.y + height) - top, clip.maxRow - top))
  }

  /// Writes text at a point, clipped; returns the column after it, relative to the origin.
  @discardableResult
  public func write(_ text: String, at point: Point, style: Style) -> Int { write(text[...], at: point, style: style) }

  /// Writes a part of a text at a point, clipped; returns the column after it, relative to the origin.
  @discardableResult
  public func write(_ text: Substring, at point: Point, style: Style) -> Int {
    guard style.foreground != .clear else { return cellCount(point.x) + TextWidth.columns(of: text) }
    let end = grid.pointee.write(
      text, row: cellCount(origin.y + point.y), column: cellCount(origin.x + point.x), style: resolved(style),
      clip: clip)
    return end - cellCount(origin.x)
  }

  /// Writes a line as it stands on the screen at a point, clipped.
  package func write(_ line: VisualLine, at point: Point, style: Style) {
    grid.pointee.write(
      line, row: cellCount(origin.y + point.y), column: cellCount(origin.x + point.x), style: resolved(style),
      clip: clip)
  }

  /// True if what is written at once is ordered as a whole (UAX #9).
  package var ordersText: Bool { grid.pointee.ordersText }

  /// Writes styled texts in sequence; returns the column after them.
  @discardableResult
  package func write(_ texts: [StyledText], at point: Point) -> Int {
    var column = cellCount(point.x)
    if texts.count > 1, ordersText, !texts.contains(where: { $0.style.foreground == .clear }) {
      let end = grid.pointee.write(
        texts.map { ($0.text[...], resolved($0.style)) }, row: cellCount(origin.y + point.y),
        column: cellCount(origin.x + point.x), clip: clip)
      return end - cellCount(origin.x)
    }
    for text in texts { column = write(text.text, at: Point(x: Double(column), y: point.y), style: text.style) }
    return column
  }

  /// Writes text, truncated with an ellipsis if it is wider than `columns`; returns the column after it.
  @discardableResult
  package func write(_ text: String, at point: Point, style: Style, columns: Int) -> Int {
    guard TextWidth.columns(of: text) > columns else { return write(text, at: point, style: style) }
    guard columns > 0 else { return cellCount(point.x) }
    return write(TextWrapping.truncated([StyledText(text, style: style)], columns: columns), at: point)
  }

  /// The style for a hyperlink to an address. Characters that a URL cannot contain are percent-encoded (RFC 3986, 2.1):
  /// an address of printable ASCII never terminates its own escape sequence.
  package func linking(_ style: Style, to address: String) -> Style {
    var style = style
    let encoded = address.utf8.map { byte in
      guard !(0x21...0x7e).contains(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
    style.link = grid.pointee.link(to: encoded.joined())
    return style
  }

  /// Blanks a rectangle.
  public func fill(_ rect: Rect, style: Style) {
    guard style.background != .clear else { return }
    let cells = cells(of: rect).intersection(clip)
    if !cells.isEmpty { grid.pointee.fill(cells, style: resolved(style)) }
  }

  private func resolved(_ style: Style) -> Style {
    var style = style
    if style.background == .standard { style.background = background }
    if isFaint { style.attributes.insert(.dim) }
    return style
  }
}
