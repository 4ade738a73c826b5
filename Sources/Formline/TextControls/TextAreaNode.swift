import TerminalModel
package import ViewTree

/// Draws several lines of text, broken at the width it has and scrolled so that point is in sight.
package final class TextAreaNode: DisplayNode {
  /// How many rows an area has.
  enum Height: Equatable {
    case fixed(rows: Int)
    /// As many as there is room for; without a bound, so many.
    case flexible(rows: Int)
    /// As many as the text takes; beyond the most it is scrolled.
    case growing(mostRows: Int)
  }

  weak var control: TextEditorControl?
  /// The text as it is shown: of a secret, with a dot for each character.
  private var text = ""
  private var real = ""
  /// The dots shown before the last key, whose memory the next ones take.
  private var oldDots = ""
  private var showsDots = false
  private var wrapped = SoftWrappedText()
  private var prompt = ""
  private var height = Height.fixed(rows: 4)
  private var isFocused = false
  private var theme = Theme.standard
  private var firstLine = 0
  private var selection: Range<Int>?
  /// What a suggestion would add. The area takes no room for it.
  private var ghost = GhostLines.none

  func update(text: String, prompt: String, height: Height, isFocused: Bool, theme: Theme) {
    if height != self.height { setNeedsLayout() }
    if prompt != self.prompt || isFocused != self.isFocused || theme != self.theme { setNeedsDisplay() }
    self.prompt = prompt
    self.height = height
    self.isFocused = isFocused
    self.theme = theme
    real = text
    let wasEmpty = self.text.isEmpty
    let isAnother = renewText()
    // The prompt stands on a line that is empty before and after.
    if self.text.isEmpty != wasEmpty { setNeedsDisplay() }
    breakLines()
    // A text that grows may take another number of rows.
    if isAnother, case .growing = height { setNeedsLayoutIfAnswersChanged() }
    pointDidMove()
  }

  // Secrets.

  private var isMasked: Bool { control.map { $0.isSecure && !$0.isRevealed } ?? false }

  /// A secret is shown, or hidden again.
  func secrecyDidChange() {
    _ = renewText()
    setNeedsDisplay()
    breakLines()
    pointDidMove()
  }

  /// Makes the shown text of the real one.
  /// - Returns: whether it is another.
  private func renewText() -> Bool {
    guard isMasked else {
      defer { (text, oldDots, showsDots) = (real, "", false) }
      return text != real
    }
    oldDots.removeAll(keepingCapacity: true)
    Self.forEachCharacter(of: real) { oldDots += $0 ? "\n" : Self.dot }
    swap(&text, &oldDots)
    let isAnother = text != oldDots
    // What was shown may have been the secret.
    if !showsDots { oldDots = "" }
    showsDots = true
    return isAnother
  }

  private static let dot = "•"

  /// Looks at a secret as it is shown: which of its characters end a line.
  private static func forEachCharacter(of text: some StringProtocol, _ body: (_ isNewline: Bool) -> Void) {
    // Without carriage returns a character of ASCII is a byte, and clusters need not be looked for.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) {
      for byte in text.utf8 { body((0x0a...0x0c).contains(byte)) }
    } else {
      for character in text { body(character.isNewline) }
    }
  }

  /// The place in the shown text of one in the real text, both in UTF-8 bytes.
  private func shownOffset(of realOffset: Int) -> Int {
    guard isMasked else { return realOffset }
    var bytes = 0
    Self.forEachCharacter(of: Substring(real.utf8.prefix(realOffset))) { bytes += $0 ? 1 : Self.dot.utf8.count }
    return bytes
  }

  private func realOffset(of shownOffset: Int) -> Int {
    guard isMasked else { return shownOffset }
    return real.prefix(Substring(text.utf8.prefix(shownOffset)).count).utf8.count
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 40
    let room = proposal.height.flatMap { $0.isFinite ? max(1, $0) : nil }
    switch height {
    case .fixed(let rows): return Size(width: max(2, width), height: min(Double(rows), room ?? .infinity))
    case .flexible(let rows): return Size(width: max(2, width), height: room ?? Double(rows))
    case .growing(let most):
      var wrapped = wrapped
      wrapped.update(text: text, columns: max(1, cellCount(width) - margin - 1))
      return Size(width: max(2, width), height: Double(min(max(1, wrapped.lines.count), most)))
    }
  }

  private var rows: Int {
    // Before it has a place, it has the rows it asks for.
    if size.height > 0 { return max(1, cellCount(size.height)) }
    return switch height {
    case .fixed(let rows), .flexible(let rows): rows
    case .growing: 1
    }
  }

  /// Columns of the bar at the left; a field that grows has none.
  private var margin: Int {
    if case .growing = height { 0 } else { 2 }
  }

  package override func layOut(in size: Size) {
    breakLines()
    pointDidMove()
  }

  /// Beside the bar, a column is kept for the cursor after a full line.
  private var columns: Int { max(1, cellCount(size.width) - margin - 1) }

  private var lines: [SoftWrappedText.Line] { wrapped.lines }

  private func breakLines() {
    // Before the first layout there is no width.
    guard size.width > 0 else { return }
    wrapped.update(text: text, columns: columns, watching: firstLine..<firstLine + rows) { line in
      setNeedsDisplay(
        Rect(
          origin: Point(x: Double(margin), y: Double(line - firstLine)),
          size: Size(width: size.width - Double(margin), height: 1)))
    }
  }

  func pointDidMove() {
    let newSelection = isFocused ? control?.selection : nil
    if newSelection != selection {
      selection = newSelection
      setNeedsDisplay()
    }
    guard let control, let place = place(of: isFocused ? control.buffer.point : 0) else { return }
    var first = firstLine
    if place.line < first { first = place.line }
    if place.line >= first + rows { first = place.line - rows + 1 }
    // A field that grows has room for what it has scrolled past.
    if case .growing = height { first = min(first, lines.count - rows) }
    first = max(0, min(first, max(0, lines.count - 1)))
    if first != firstLine {
      firstLine = first
      setNeedsDisplay()
    }
    refreshGhost()
  }

  private func refreshGhost() {
    let rest = isFocused && size.width > 0 ? control?.ghost ?? "" : ""
    guard !rest.isEmpty || !ghost.isEmpty else { return }
    let old = ghost
    ghost = .none
    if !rest.isEmpty, let end = place(of: real.utf8.count) {
      ghost = GhostLines(
        rest, row: end.line - firstLine, column: end.column, rows: rows, columns: columns, style: theme.placeholder)
    }
    guard ghost != old else { return }
    // In an empty area it takes the place of the prompt.
    if text.isEmpty { return setNeedsDisplay() }
    for row in [old.rows, ghost.rows].joined() {
      setNeedsDisplay(Rect(origin: Point(x: 0, y: Double(row)), size: Size(width: size.width, height: 1)))
    }
  }

  /// The screen line and column of a place in the text.
  func place(of realOffset: Int) -> (line: Int, column: Int)? {
    let utf8Offset = shownOffset(of: realOffset)
    guard let line = wrapped.line(showing: utf8Offset) else { return nil }
    let shown = lines[line]
    let before = Substring(text.utf8.dropFirst(shown.start).prefix(max(0, utf8Offset - shown.start)))
    // Behind a blank at the end of a full line there is no column left.
    return (line, min(DisplayText.columns(of: before), columns))
  }

  /// The place in the text of a screen line and column; nil beyond the first and the last line.
  func utf8Offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    let shown = lines[line]
    // The end of a line that goes on is the beginning of the next one.
    let goesOn = line + 1 < lines.count && lines[line + 1].start == shown.end
    var used = 0
    var offset = shown.start
    for character in Substring(text.utf8.dropFirst(offset).prefix(shown.end - offset)) {
      let columns = DisplayText.columns(of: character)
      if used + columns > column || (goesOn && offset + character.utf8.count == shown.end) { break }
      used += columns
      offset += character.utf8.count
    }
    return realOffset(of: offset)
  }

  func utf8Offset(at point: Point) -> Int {
    let line = min(max(0, firstLine + Int(point.y)), max(0, lines.count - 1))
    return utf8Offset(line: line, column: max(0, Int(point.x) - margin)) ?? real.utf8.count
  }

  var cursor: Point? {
    guard let control, let place = place(of: control.buffer.point) else { return nil }
    return Point(x: Double(place.column + margin), y: Double(place.line - firstLine))
  }

  package override func draw(in canvas: Canvas) {
    for row in 0..<rows {
      let y = Double(row)
      if margin > 0 { canvas.write("│", at: Point(x: 0, y: y), style: isFocused ? theme.focusedLabel : theme.hint) }
      guard firstLine + row < lines.count else { continue }
      let line = lines[firstLine + row]
      canvas.write(DisplayText.visible(wrapped.shown(line)), at: Point(x: Double(margin), y: y), style: theme.value)
      // A word that is broken is drawn as selected where it begins.
      if let selection, (line.start..<line.end).contains(selection.lowerBound) {
        SelectedText(text: text, range: selection.clamped(to: line.start..<line.end))
          .draw(in: canvas, rowFrom: line.start, at: Point(x: Double(margin), y: y), style: theme.value)
      }
    }
    ghost.draw(in: canvas, behind: margin)
    if text.isEmpty, ghost.isEmpty { drawPrompt(in: canvas) }
  }

  private func drawPrompt(in canvas: Canvas) {
    let shown = [StyledText(DisplayText.visible(prompt, lines: .single), style: theme.placeholder)]
    for (row, line) in TextWrapping.lines(of: shown, columns: columns, limit: rows).enumerated() {
      var column = margin
      for run in line {
        column = canvas.write(run.text, at: Point(x: Double(column), y: Double(row)), style: run.style)
      }
    }
  }
}

/// What a suggestion would add behind a text of several lines: it goes on where the text ends and is broken as text is,
/// but the text stays where it is. What has no room in the rows there are is cut.
struct GhostLines: Equatable {
  private let text: String
  /// The row and column in which the text ends, counted from those in sight.
  private let row: Int
  private let column: Int
  private let lines: [[StyledText]]

  /// No ghost.
  static let none = GhostLines(text: "", row: 0, column: 0, lines: [])

  private init(text: String, row: Int, column: Int, lines: [[StyledText]]) {
    self.text = text
    self.row = row
    self.column = column
    self.lines = lines
  }

  /// A ghost behind the last column of a text in an area of so many rows and columns.
  init(_ text: Substring, row: Int, column: Int, rows: Int, columns: Int, style: Style) {
    var wrapped = SoftWrappedText()
    // Something stands for the end of the text, so that a word which goes on there is broken at the edge.
    wrapped.update(text: String(repeating: "x", count: column) + text, columns: columns)
    let room = max(0, rows - row)
    var lines = wrapped.lines.prefix(room).map { String(DisplayText.visible(wrapped.shown($0))) }
    if let first = lines.first { lines[0] = String(first.dropFirst(column)) }
    if wrapped.lines.count > room, let last = lines.popLast() { lines.append(last + "…") }
    self.init(
      text: String(text), row: row, column: column,
      lines: lines.enumerated().map { index, line in
        TextWrapping.truncated(
          [StyledText(line, style: style)], columns: columns + 1 - (index == 0 ? column : 0))
      })
  }

  var isEmpty: Bool { text.isEmpty }

  /// The rows it stands in.
  var rows: Range<Int> { row..<row + lines.count }

  /// Draws it in an area whose text begins in a column.
  func draw(in canvas: Canvas, behind margin: Int) {
    for (index, line) in lines.enumerated() {
      var column = margin + (index == 0 ? self.column : 0)
      for run in line {
        column = canvas.write(run.text, at: Point(x: Double(column), y: Double(row + index)), style: run.style)
      }
    }
  }
}
