import TerminalModel
package import ViewTree
import Wording

/// Draws a list to choose from: a box with the choice, and below it, while the list has focus, the entries.
///
///     ▌ber                              ▾
///      › ○ Berlin
///        ○ Bern                         ┃
///      2 of 40,000
package final class ChoiceNode: BoxNode, PlainNode {
  @Anchored var control: ChoiceControl?
  private(set) var isOpen = false
  private var isFocused = false
  private var prompt = ""
  private var theme = Theme.standard
  private(set) var textOrder = TextOrder.asWritten
  private var language = DisplayLanguage.english
  private var rows = 1
  /// The maximum number of lines of an entry.
  private var lineLimit = 1
  private var isEnabled = true
  /// True if the list is a question by itself: its entries stand alone until something is typed.
  private var isQuestion = false
  /// The maximum number of entries in sight, if the person has set one.
  private var rowLimit: Int?
  private var marks = MarkedLabel()
  /// The columns of the search text that were out of sight when it was drawn last.
  private var drawnHidden = 0

  func update(isOpen: Bool, isFocused: Bool, environment: EnvironmentValues) {
    let language = environment.language
    self.isOpen = isOpen
    self.isFocused = isFocused
    prompt =
      control?.choice.prompt.map { DisplayText.visible($0, lines: .single) } ?? Message.formChoose.text(in: language)
    theme = environment.controlTheme
    textOrder = environment.textOrder
    isEnabled = environment.isEnabled
    inset = environment.boxInset
    isMarkedWrong = environment.textInput.isWrong
    isQuestion = environment.formStyle == .question
    rowLimit = environment.listRows
    self.language = language
    listDidChange()
  }

  /// Called when the entries, the filter, the highlight or the choice have changed.
  func listDidChange() {
    let wanted = isOpen ? openRows : 1
    if wanted != rows { setNeedsLayout() }
    rows = wanted
    setNeedsDisplay()
  }

  /// The rows of the screen that are not for entries: those of the list itself, and of the form around it.
  private var otherRows: Int { isQuestion ? 5 : 10 }

  /// The maximum number of visible entries: as many as the screen allows besides what belongs to them.
  var visibleEntries: Int { max(3, min(cellCount(host.screenHeight) - otherRows, rowLimit ?? .max)) }

  private var openRows: Int {
    guard let control else { return 1 }
    let entries = entriesInSight(of: control)
    let rows = entries.reduce(0) { $0 + self.rows(ofEntry: $1, of: control) }
    return firstEntryRow + max(rows, saysWhyEmpty(control) ? 1 : 0) + (foot(of: control) == nil ? 0 : 1)
  }

  /// True if a row says why no entries are in sight: without options, a box above it already has the prompt.
  private func saysWhyEmpty(_ control: ChoiceControl) -> Bool {
    control.matches.isEmpty && !(hasHead && control.options.count == 0)
  }

  private func entriesInSight(of control: ChoiceControl) -> Range<Int> {
    control.firstRow..<max(control.firstRow, min(control.matches.count, control.firstRow + visibleEntries))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.finiteWidth ?? 30, height: Double(rows))
  }

  package override func layOut(in size: Size) {
    lineLimit = isOpen ? control.map(mostLines) ?? 1 : 1
    // The number of lines of an entry depends on the width.
    if isOpen, openRows != rows { listDidChange() }
  }

  // Places.

  /// The row above the entries shows the choice, or the text of a search.
  private var firstEntryRow: Int { hasHead ? 1 : 0 }

  private var hasHead: Bool { control.map { $0.showsFilter || inset > 0 && !isQuestion } ?? false }

  /// The row of an entry, by its index among the matches.
  func row(ofEntry place: Int) -> Int {
    guard let control else { return 0 }
    let above = control.firstRow..<max(control.firstRow, place)
    return above.reduce(firstEntryRow) { $0 + rows(ofEntry: $1, of: control) }
  }

  /// The entry in a row, if there is one.
  func entry(atRow row: Int) -> Int? {
    guard let control, row >= firstEntryRow else { return nil }
    var end = firstEntryRow
    return entriesInSight(of: control).first { place in
      end += rows(ofEntry: place, of: control)
      return row < end
    }
  }

  // Drawing.

  package override func draw(in canvas: Canvas) {
    guard let control else { return }
    isOpen ? drawOpen(control, in: canvas) : drawBox(text(of: control), control, isFocused: false, in: canvas)
  }

  private static let dots = "••••••"

  /// The choice as a text; empty without one.
  private func text(of control: ChoiceControl) -> String {
    if let typed = control.unsettledText, !control.choice.isSecret { return DisplayText.visible(typed, lines: .single) }
    if control.hidesChoice, !control.choice.selected().isEmpty { return Self.dots }
    var chosen = ""
    for index in control.choice.selected() {
      if !chosen.isEmpty { chosen += ", " }
      chosen += label(at: index, of: control)
      if Double(TextWidth.columns(of: chosen)) > size.width { break }
    }
    return chosen
  }

  /// Draws a box with a text and the sign that it opens.
  /// - Parameter hidden: The columns of a longer text that are out of sight at the left; nil to truncate it.
  private func drawBox(
    _ text: String, _ control: ChoiceControl, isFocused: Bool, hidden: Int? = nil, in canvas: Canvas
  ) {
    let box = isFocused ? theme.focusedField : theme.field
    let room = textRoom
    let textStyle = theme.inField(text.isEmpty ? theme.placeholder : theme.value, isFocused: isFocused)
    var end: Int
    if let hidden {
      var inside = canvas.translated(by: Point(x: Double(inset), y: 0))
      inside.clip = canvas.clip.intersection(
        inside.cells(of: Rect(origin: .zero, size: Size(width: Double(room), height: 1))))
      end = min(room, inside.write(text, at: Point(x: Double(-hidden), y: 0), style: textStyle)) + inset
    } else {
      end = canvas.write(
        text.isEmpty ? placeholder(of: control) : text, at: Point(x: Double(inset), y: 0), style: textStyle,
        columns: room)
    }
    drawBlanks(row: 0, from: end, columns: inset + room - end, style: box, seam: theme.seam, in: canvas)
    drawEdges(row: 0, isFocused: isFocused, style: box, theme: theme, in: canvas)
    guard !sign.isEmpty else { return }
    let style = changing(theme.sign) { $0.background = box.background }
    canvas.write(" " + sign, at: Point(x: Double(inset + room), y: 0), style: style)
  }

  /// The columns of a text: those inside the edges without the sign.
  private var textRoom: Int { max(1, innerColumns - (sign.isEmpty ? 0 : 2)) }

  /// The columns of a search text that are out of sight at the left, so that its cursor is not.
  func hiddenColumns(beforeCursorAt column: Int) -> Int { max(0, column + 1 - textRoom) }

  /// Called when the cursor has moved in the search text.
  func cursorDidMove() {
    guard let control, hiddenColumns(beforeCursorAt: control.columnsBeforePoint) != drawnHidden else { return }
    setNeedsDisplay()
  }

  private func placeholder(of control: ChoiceControl) -> String {
    isOpen && control.showsFilter ? Message.formTypeToFilter.text(in: language) : prompt
  }

  /// A disabled list cannot be opened.
  private var sign: String { isEnabled ? "▾" : "" }

  private func drawOpen(_ control: ChoiceControl, in canvas: Canvas) {
    if hasHead {
      let typed = control.shownFilter
      if typed.isEmpty {
        drawBox(text(of: control), control, isFocused: isFocused, in: canvas)
      } else {
        let hidden = hiddenColumns(beforeCursorAt: control.columnsBeforePoint)
        drawnHidden = hidden
        drawBox(typed, control, isFocused: isFocused, hidden: hidden, in: canvas)
      }
    }
    let panel = Rect(
      origin: Point(x: 0, y: Double(firstEntryRow)),
      size: Size(width: size.width, height: size.height - Double(firstEntryRow)))
    if theme.isPainted { canvas.fill(panel, style: theme.field) }
    if saysWhyEmpty(control) {
      // Options that are still loading have not been searched.
      write(
        control.options.count == 0 ? prompt : Message.formNothingMatches.text(in: language), in: canvas,
        at: Point(x: Double(inset + 2), y: Double(firstEntryRow)), style: theme.onPanel(theme.placeholder))
    }
    let entries = entriesInSight(of: control)
    var row = firstEntryRow
    for place in entries {
      let height = rows(ofEntry: place, of: control)
      drawEntry(control, at: place, rows: row..<row + height, in: canvas)
      row += height
    }
    drawThumb(control, rows: firstEntryRow..<row, in: canvas)
    if let foot = foot(of: control) {
      write(
        foot, in: canvas, at: Point(x: Double(inset), y: Double(saysWhyEmpty(control) ? row + 1 : row)),
        style: theme.onPanel(theme.hint))
    }
  }

  /// Draws the mark of the entries in sight, at the right edge.
  private func drawThumb(_ control: ChoiceControl, rows: Range<Int>, in canvas: Canvas) {
    let thumb = ScrollThumb(of: control.matches.count, from: control.firstRow, rows: visibleEntries)
    guard control.matches.count > visibleEntries else { return }
    for row in rows where thumb.covers((row - rows.lowerBound) * visibleEntries / max(1, rows.count)) {
      canvas.write(ScrollThumb.mark, at: Point(x: size.width - 1, y: Double(row)), style: theme.onPanel(theme.hint))
    }
  }

  /// The number of matches while there is more than is in sight, or while something is typed, and how many are chosen.
  private func foot(of control: ChoiceControl) -> String? {
    // The typed text may be offered behind the options.
    let all = control.options.count
    let count = control.matches.count - (control.matches.last.map { $0 >= all } ?? false ? 1 : 0)
    let found = control.showsFilter ? Phrase.found(count, of: all).text(in: language) : nil
    let parts = [found, control.tally].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func drawEntry(_ control: ChoiceControl, at place: Int, rows: Range<Int>, in canvas: Canvas) {
    let index = control.matches[place]
    let isHighlighted = isFocused && place == control.highlighted
    let isSelected = !control.hidesChoice && control.choice.isSelected(index)
    let y = Double(rows.lowerBound)
    let style = entryStyle(control, at: index, isHighlighted: isHighlighted, isSelected: isSelected)
    if isHighlighted {
      let bar = Rect(origin: Point(x: 0, y: y), size: Size(width: size.width, height: Double(rows.count)))
      canvas.fill(bar, style: theme.highlight)
      write("›", in: canvas, at: Point(x: Double(inset), y: y), style: style.label)
    }
    write(
      mark(isSelected, at: index, of: control), in: canvas, at: Point(x: Double(inset + 2), y: y), style: style.label)
    let left = inset + textColumn(of: control)
    if columns(at: index, of: control) <= entryColumns(of: control) {
      if canvas.ordersText { return drawOrdered(control, at: index, from: left, row: y, style: style, in: canvas) }
      var column = left
      forEachPart(at: index, of: control, style: style) { part, style in
        column = canvas.write(part, at: Point(x: Double(column), y: y), style: style)
      }
    } else {
      for (line, runs) in lines(ofEntry: place, of: control, style: style).enumerated() {
        write(runs, in: canvas, at: Point(x: Double(left), y: y + Double(line)))
      }
    }
  }

  /// Draws an entry whose label, whatever is marked in it, is ordered as one text, and so is the remark.
  private func drawOrdered(
    _ control: ChoiceControl, at index: Int, from left: Int, row: Double, style: EntryStyle, in canvas: Canvas
  ) {
    var runs: [StyledText] = []
    forEachPart(of: label(at: index, of: control), filter: marked(control), style: style.label) { part, style in
      runs.append(StyledText(String(part), style: style))
    }
    let end = canvas.write(runs, at: Point(x: Double(left), y: row))
    let detail = detail(at: index, of: control)
    guard !detail.isEmpty else { return }
    let column = end + gap(behind: end - left, of: control)
    canvas.write(detail, at: Point(x: Double(column), y: row), style: style.remark)
  }

  /// The styles of the parts of an entry.
  private struct EntryStyle {
    var label = Style.plain
    var remark = Style.plain
  }

  private func entryStyle(_ control: ChoiceControl, at index: Int, isHighlighted: Bool, isSelected: Bool) -> EntryStyle
  {
    if isHighlighted {
      var style = EntryStyle(label: theme.highlight, remark: theme.highlight)
      if isSelected { style.label.attributes.insert(.bold) }
      return style
    }
    let label = !control.options.isEnabled(at: index) ? theme.disabled : isSelected ? theme.selection : theme.value
    return EntryStyle(label: theme.onPanel(label), remark: theme.onPanel(theme.hint))
  }

  /// An entry that cannot be chosen has no box to fill.
  private func mark(_ isSelected: Bool, at index: Int, of control: ChoiceControl) -> String {
    if control.choice.isSearch { return "" }
    if !isSelected, !control.options.isEnabled(at: index) { return control.choice.allowsSeveral ? " · " : "·" }
    return control.choice.allowsSeveral ? (isSelected ? "[✓]" : "[ ]") : (isSelected ? "●" : "○")
  }

  /// The column of the labels, counted from the inside of the edge.
  private func textColumn(of control: ChoiceControl) -> Int {
    control.choice.allowsSeveral ? 6 : control.choice.isSearch ? 2 : 4
  }

  /// The columns for labels and remarks: without edges, those of the scroll mark stay free.
  private func entryColumns(of control: ChoiceControl) -> Int {
    let isLong = inset == 0 && control.matches.count > visibleEntries
    return innerColumns - textColumn(of: control) - (isLong ? 2 : 0)
  }

  /// The width of an entry on one line.
  private func columns(at index: Int, of control: ChoiceControl) -> Int {
    let columns = TextWidth.columns(of: label(at: index, of: control))
    let detail = detail(at: index, of: control)
    return detail.isEmpty ? columns : columns + gap(behind: columns, of: control) + TextWidth.columns(of: detail)
  }

  /// The blank columns between a label and its remark: remarks are aligned if that leaves them enough room.
  private func gap(behind columns: Int, of control: ChoiceControl) -> Int {
    let column = control.remarkColumn * 2 <= innerColumns ? control.remarkColumn : 0
    return max(2, column - columns)
  }

  /// Enumerates the label in parts, with the typed letters marked, followed by the remark.
  private func forEachPart(
    at index: Int, of control: ChoiceControl, style: EntryStyle, _ put: (Substring, Style) -> Void
  ) {
    let label = label(at: index, of: control)
    forEachPart(of: label, filter: marked(control), style: style.label, put)
    let detail = detail(at: index, of: control)
    guard !detail.isEmpty else { return }
    for _ in 0..<gap(behind: TextWidth.columns(of: label), of: control) { put(" ", style.remark) }
    put(detail[...], style.remark)
  }

  /// The text whose letters are marked in labels.
  private func marked(_ control: ChoiceControl) -> String { control.hidesTyped ? "" : control.filter }

  private func forEachPart(of label: String, filter: String, style: Style, _ put: (Substring, Style) -> Void) {
    guard !filter.isEmpty else { return put(label[...], style) }
    marks.read(label, filter: filter)
    let marked = changing(style) { $0.attributes.formUnion([.bold, .underline]) }
    var (start, offset) = (label.startIndex, 0)
    while start < label.endIndex {
      let isMarked = marks.isMarked[offset]
      var end = start
      while end < label.endIndex, marks.isMarked[offset] == isMarked {
        label.formIndex(after: &end)
        offset += 1
      }
      put(label[start..<end], isMarked ? marked : style)
      start = end
    }
  }

  /// The same as styled texts, for wrapping and truncation.
  private func runs(at index: Int, of control: ChoiceControl, style: EntryStyle) -> [StyledText] {
    var runs: [StyledText] = []
    forEachPart(at: index, of: control, style: style) { part, style in
      runs.append(StyledText(String(part), style: style))
    }
    return runs
  }

  // Entries that take several lines.

  /// The number of rows of an entry, by its index among the matches.
  private func rows(ofEntry place: Int, of control: ChoiceControl) -> Int {
    columns(at: control.matches[place], of: control) <= entryColumns(of: control)
      ? 1 : lines(ofEntry: place, of: control, style: EntryStyle()).count
  }

  /// The lines of an entry, wrapped if it is too long; the highlighted one may take more lines than others.
  private func lines(ofEntry place: Int, of control: ChoiceControl, style: EntryStyle) -> [[StyledText]] {
    let runs = runs(at: control.matches[place], of: control, style: style)
    let columns = entryColumns(of: control)
    guard columns >= Self.leastColumns else { return [runs] }
    let limit = place == control.highlighted ? max(lineLimit, Self.highlightedLineLimit) : lineLimit
    return TextWrapping.lines(of: runs, columns: columns, limit: limit)
  }

  /// The largest line limit for entries with which all of them fit on the screen.
  private func mostLines(of control: ChoiceControl) -> Int {
    let columns = max(1, entryColumns(of: control))
    let wanted = entriesInSight(of: control).map { place in
      (self.columns(at: control.matches[place], of: control) + columns - 1) / columns
    }
    let room = visibleEntries
    return (2...Self.entryLineLimit).last { limit in wanted.reduce(0) { $0 + min($1, limit) } <= room } ?? 1
  }

  private static let entryLineLimit = 6
  private static let highlightedLineLimit = 3
  /// With fewer columns than this, entries are truncated instead of wrapped.
  private static let leastColumns = 8

  private func label(at index: Int, of control: ChoiceControl) -> String {
    control.shownLabel(at: index)
  }

  private func detail(at index: Int, of control: ChoiceControl) -> String {
    DisplayText.visible(control.options.detail(at: index), lines: .single)
  }

  @discardableResult
  private func write(_ text: String, in canvas: Canvas, at point: Point, style: Style) -> Int {
    canvas.write(text, at: point, style: style, columns: cellCount(size.width - point.x))
  }

  private func write(_ runs: [StyledText], in canvas: Canvas, at point: Point) {
    canvas.write(TextWrapping.truncated(runs, columns: cellCount(size.width - point.x)), at: point)
  }
}
