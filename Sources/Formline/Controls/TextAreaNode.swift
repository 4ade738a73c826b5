import TerminalModel
package import ViewTree

/// Draws several lines of text, broken at the width it has and scrolled so that point is in sight.
package final class TextAreaNode: DisplayNode {
  /// A line of the screen: which bytes of the text it shows.
  private struct ScreenLine: Equatable {
    let start: Int
    let end: Int
    let text: String
  }

  weak var control: TextEditorControl?
  private var text = ""
  private var prompt = ""
  private var rows = 4
  private var isFocused = false
  private var theme = Theme.standard
  private var lines: [ScreenLine] = []
  private var firstLine = 0

  func update(text: String, prompt: String, rows: Int, isFocused: Bool, theme: Theme) {
    if rows != self.rows { setNeedsLayout() }
    if prompt != self.prompt || isFocused != self.isFocused || theme != self.theme { setNeedsDisplay() }
    self.prompt = prompt
    self.rows = rows
    self.isFocused = isFocused
    self.theme = theme
    if text != self.text {
      // The prompt stands on a line that is empty before and after.
      if text.isEmpty != self.text.isEmpty { setNeedsDisplay() }
      self.text = text
      breakLines()
    }
    pointDidMove()
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 40
    return Size(width: max(2, width), height: Double(rows))
  }

  package override func layOut(in size: Size) {
    breakLines()
    pointDidMove()
  }

  /// Beside the bar at the left, a column is kept for the cursor after a full line.
  private var columns: Int { max(1, cellCount(size.width) - 3) }

  private func breakLines() {
    let old = lines
    lines = Self.screenLines(of: text, columns: columns)
    for row in 0..<rows {
      let index = firstLine + row
      let before = index < old.count ? old[index].text : nil
      let after = index < lines.count ? lines[index].text : nil
      if before != after {
        setNeedsDisplay(Rect(origin: Point(x: 2, y: Double(row)), size: Size(width: size.width - 2, height: 1)))
      }
    }
  }

  private static func screenLines(of text: String, columns: Int) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var start = offset
      var used = 0
      var shown = ""
      for character in line {
        let width = DisplayText.columns(of: character)
        if used + width > columns {
          lines.append(ScreenLine(start: start, end: offset, text: shown))
          (start, used, shown) = (offset, 0, "")
        }
        shown += DisplayText.visible(String(character))
        used += width
        offset += character.utf8.count
      }
      lines.append(ScreenLine(start: start, end: offset, text: shown))
      offset += 1
    }
    return lines
  }

  func pointDidMove() {
    guard let control, let place = place(of: isFocused ? control.buffer.point : 0) else { return }
    var first = firstLine
    if place.line < first { first = place.line }
    if place.line >= first + rows { first = place.line - rows + 1 }
    first = max(0, min(first, max(0, lines.count - 1)))
    if first != firstLine {
      firstLine = first
      setNeedsDisplay()
    }
  }

  /// The screen line and column of a place in the text.
  func place(of utf8Offset: Int) -> (line: Int, column: Int)? {
    guard let line = lines.lastIndex(where: { $0.start <= utf8Offset }) else { return nil }
    let shown = lines[line]
    let before = text.utf8.dropFirst(shown.start).prefix(max(0, utf8Offset - shown.start))
    return (line, TextWidth.columns(of: DisplayText.visible(String(Substring(before)))))
  }

  /// The place in the text of a screen line and column; nil beyond the first and the last line.
  func utf8Offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    var used = 0
    var offset = lines[line].start
    for character in Substring(text.utf8.dropFirst(offset).prefix(lines[line].end - offset)) {
      let columns = DisplayText.columns(of: character)
      if used + columns > column { break }
      used += columns
      offset += character.utf8.count
    }
    return offset
  }

  func utf8Offset(at point: Point) -> Int {
    let line = min(max(0, firstLine + Int(point.y)), max(0, lines.count - 1))
    return utf8Offset(line: line, column: max(0, Int(point.x) - 2)) ?? text.utf8.count
  }

  var cursor: Point? {
    guard let control, let place = place(of: control.buffer.point) else { return nil }
    return Point(x: Double(place.column + 2), y: Double(place.line - firstLine))
  }

  package override func draw(in canvas: Canvas) {
    for row in 0..<rows {
      let y = Double(row)
      canvas.write("│", at: Point(x: 0, y: y), style: isFocused ? theme.focusedLabel : theme.hint)
      if firstLine + row < lines.count {
        canvas.write(lines[firstLine + row].text, at: Point(x: 2, y: y), style: theme.value)
      }
    }
    if text.isEmpty { canvas.write(prompt, at: Point(x: 2, y: 0), style: theme.placeholder) }
  }
}
