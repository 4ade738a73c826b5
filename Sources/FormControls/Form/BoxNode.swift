import TerminalModel
package import ViewTree

/// A control drawn as a box: one cell of padding at each side of its text. In a row of a form the boxes of all fields
/// have one width, and their texts begin in the column in which errors and descriptions begin.
///
///     ▌Ada Lovelace                       ▾
///
/// A painted box ends in a seam in the colour of the page, so that empty boxes below each other are two. Boxes with a
/// blank line between them have none.
package class BoxNode: DisplayNode {
  /// The columns between each edge and the text; 0 outside of rows.
  final var inset = 0 { didSet { if inset != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  /// True if the form says below the field that something is wrong.
  final var isMarkedWrong = false { didSet { if isMarkedWrong != oldValue { setNeedsDisplay() } } }
  /// True if a problem is shown below the field, by the form or by the control itself.
  final var isWrong: Bool { isMarkedWrong || enclosing(FocusNode.self)?.problem != nil }

  /// The columns inside the edges.
  final var innerColumns: Int { max(1, cellCount(size.width) - 2 * inset) }

  /// Draws both edges of a row.
  /// - Parameter style: The style of a blank cell of the box.
  final func drawEdges(row: Int, isFocused: Bool, style: Style, theme: Theme, in canvas: Canvas) {
    guard inset > 0, size.width >= 2, theme.isPainted || theme.drawsEdges else { return }
    let mark = isWrong ? theme.error : theme.pointer
    let (left, right) = (Point(x: 0, y: Double(row)), Point(x: size.width - 1, y: Double(row)))
    if theme.drawsEdges {
      let edge = isFocused || isWrong ? mark.foreground : style.foreground
      // Not lines of boxes, which readers of the screen spell out.
      let lines = isFocused ? ("▌", "▐") : ("▏", "▕")
      let attributes: TextAttributes = isFocused || isWrong ? .bold : []
      canvas.write(lines.0, at: left, style: Style(foreground: edge, attributes: attributes))
      canvas.write(lines.1, at: right, style: Style(foreground: edge, attributes: attributes))
      return
    }
    if isFocused || isWrong {
      canvas.write("▌", at: left, style: Style(foreground: mark.foreground, background: style.background))
    } else {
      canvas.drawBlanks(row: row, from: 0, columns: 1, style: style, seam: shown(theme.seam, in: row))
    }
    canvas.drawBlanks(row: row, from: right.x, columns: 1, style: style, seam: shown(theme.seam, in: row))
  }

  /// Blanks a part of a row inside the edges.
  /// - Parameter seam: The theme's; a key would copy all of the theme.
  final func drawBlanks(row: Int, from column: Int, columns: Int, style: Style, seam: Color?, in canvas: Canvas) {
    canvas.drawBlanks(row: row, from: Double(column), columns: columns, style: style, seam: shown(seam, in: row))
  }

  /// The last row of the box, counted from 0.
  var lastBoxRow: Int { 0 }

  private func shown(_ seam: Color?, in row: Int) -> Color? {
    guard let seam, inset > 0, row == lastBoxRow else { return nil }
    // In a roomy form a blank line separates the fields, whatever they say.
    return enclosing(FieldRowNode.self)?.form?.density == .roomy ? nil : seam
  }
}

extension DisplayNode {
  /// The box with which this node begins, if it does.
  final var leadingBox: BoxNode? {
    if let box = self as? BoxNode { return box }
    return self is FieldRowNode || self is FormNode ? nil : children.first?.leadingBox
  }
}

extension Canvas {
  private static let seams = String(repeating: "▁", count: 512)

  /// Blanks a part of a row, with a seam at the bottom of the cells if a colour for it is given.
  fileprivate func drawBlanks(row: Int, from column: Double, columns: Int, style: Style, seam: Color?) {
    guard let seam, style.background != .standard else {
      return fill(row: row, from: column, columns: Double(columns), style: style)
    }
    let part = Rect(origin: Point(x: column, y: Double(row)), size: Size(width: Double(max(0, columns)), height: 1))
    let cells = cells(of: part).intersection(clip)
    guard !cells.isEmpty else { return }
    let line = Substring(Self.seams.utf8.prefix(3 * cells.columns))
    write(
      line, at: Point(x: Double(cells.column) - origin.x, y: Double(row)),
      style: Style(foreground: seam, background: style.background))
  }

  /// Blanks a part of a row.
  func fill(row: Int, from column: Double, columns: Double, style: Style) {
    fill(Rect(origin: Point(x: column, y: Double(row)), size: Size(width: max(0, columns), height: 1)), style: style)
  }
}

private struct ListRowsKey: EnvironmentKey { static var defaultValue: Int? { nil } }

private struct BoxColumnsKey: EnvironmentKey { static var defaultValue: Double { 46 } }

extension EnvironmentValues {
  /// The width of boxes where there is room.
  package var boxColumns: Double {
    get { self[BoxColumnsKey.self] }
    set { self[BoxColumnsKey.self] = newValue }
  }

  /// The maximum number of entries of a list in sight; nil for as many as the screen allows.
  package var listRows: Int? {
    get { self[ListRowsKey.self] }
    set { self[ListRowsKey.self] = newValue }
  }

  /// The columns between the edges of a box and its text.
  var boxInset: Int { labels == .inRow ? 1 : 0 }
}
