import TerminalModel
package import ViewTree
import Wording

/// Draws a list to choose from: one row with the choice, replaced by the entries while the list has focus.
package final class ChoiceNode: DisplayNode, PlainNode {
  @Anchored var control: ChoiceControl?
  private(set) var isOpen = false
  private var isFocused = false
  private var prompt = ""
  private var theme = Theme.standard
  private var language = DisplayLanguage.english
  private var rows = 1
  /// The maximum number of lines of an entry.
  private var lineLimit = 1
  private var isEnabled = true
  private var marks = MarkedLabel()

  func update(isOpen: Bool, isFocused: Bool, environment: EnvironmentValues) {
    let language = environment.language
    self.isOpen = isOpen
    self.isFocused = isFocused
    prompt = control?.choice.prompt.map { DisplayText.visible($0, lines: .single) } ?? Phrase.choose.text(in: language)
    theme = environment.controlTheme
    isEnabled = environment.isEnabled
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

  /// The maximum number of visible entries: fewer on a small screen, so that the label and the rest stay visible.
  var visibleEntries: Int { min(ListWindow.mostRows, max(3, cellCount(host.screenHeight) - 7)) }

  private var openRows: Int {
    guard let control else { return 1 }
    let entries = entriesInSight(of: control)
    let rows = entries.reduce(0) { $0 + self.rows(ofEntry: $1, of: control) }
    return max(1, rows) + firstEntryRow
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

  /// The row above the entries shows the filter and how many entries are chosen.
  private var firstEntryRow: Int { control.map { $0.showsFilter || $0.tally != nil } == true ? 1 : 0 }

  /// The row of an entry, by its index among the matches.
  func row(ofEntry place: Int) -> Int {
    guard let control else { return 0 }
    let above = control.firstRow..<max(control.firstRow, place)
    return above.reduce(firstEntryRow) { $0 + rows(ofEntry: $1, of: control) }
  }

  /// The entry in a row, if there is one.
  func entry(atRow row: Int) -> Int? {
    guard let control, row >= firstEntryRow else { return nil }
    return entriesInSight(of: control).last { self.row(ofEntry: $0) <= row }
  }

  // Drawing.

  package override func draw(in canvas: Canvas) {
    guard let control else { return }
    isOpen ? drawOpen(control, in: canvas) : drawClosed(control, in: canvas)
  }

  private static let dots = "••••••"

  /// Draws the choice on a field as wide as the widest entry, followed by the sign that it opens.
  private func drawClosed(_ control: ChoiceControl, in canvas: Canvas) {
    var chosen = ""
    if let typed = control.unsettledText, !control.choice.isSecret {
      chosen = DisplayText.visible(typed, lines: .single)
    } else if control.hidesChoice, !control.choice.selected().isEmpty {
      chosen = Self.dots
    } else {
      for index in control.choice.selected() {
        if !chosen.isEmpty { chosen += ", " }
        chosen += label(at: index, of: control)
        if Double(TextWidth.columns(of: chosen)) > size.width { break }
      }
    }
    let text = chosen.isEmpty ? prompt : chosen
    let room = max(1, cellCount(size.width) - (sign.isEmpty ? 0 : 2))
    let end = canvas.write(
      text, at: .zero, style: theme.inField(chosen.isEmpty ? theme.placeholder : theme.value, isFocused: false),
      columns: room)
    guard !sign.isEmpty else { return }
    let usual = max(control.labelColumns, TextWidth.columns(of: prompt))
    let width = max(end, min(room, usual))
    canvas.fill(
      Rect(origin: Point(x: Double(end), y: 0), size: Size(width: Double(width - end), height: 1)), style: theme.field)
    canvas.write(sign, at: Point(x: Double(width + 1), y: 0), style: theme.sign)
  }

  /// A disabled list cannot be opened.
  private var sign: String { isEnabled ? "▾" : "" }

  private func drawOpen(_ control: ChoiceControl, in canvas: Canvas) {
    drawHead(control, in: canvas)
    if control.matches.isEmpty {
      // Options that are still loading have not been searched.
      write(
        control.options.count == 0 ? prompt : Phrase.nothingMatches.text(in: language), in: canvas,
        at: Point(x: 2, y: Double(firstEntryRow)), style: theme.placeholder)
    }
    let entries = entriesInSight(of: control)
    for place in entries { drawEntry(control, at: place, in: canvas) }
    if entries.lowerBound > 0 { drawMore("↑", at: entries.lowerBound, of: control, in: canvas) }
    if entries.upperBound < control.matches.count { drawMore("↓", at: entries.upperBound - 1, of: control, in: canvas) }
  }

  /// Draws the sign that there are more entries above the first visible one, or below the last.
  private func drawMore(_ sign: String, at place: Int, of control: ChoiceControl, in canvas: Canvas) {
    let column = isFocused && place == control.highlighted ? 1.0 : 0
    canvas.write(sign, at: Point(x: column, y: Double(row(ofEntry: place))), style: theme.sign)
  }

  /// Draws the filter, the number of matches, and the number of chosen entries; the last has priority over the second.
  private func drawHead(_ control: ChoiceControl, in canvas: Canvas) {
    let tally = control.tally
    var end = 0
    if control.showsFilter {
      end = drawFilter(control, in: canvas)
      let count = "\(control.matches.count)/\(control.options.count)"
      let both = [count, tally].compactMap(\.self).reduce(end) { $0 + 2 + TextWidth.columns(of: $1) }
      if tally == nil || both <= cellCount(size.width) {
        end = write(count, in: canvas, at: Point(x: Double(end + 2), y: 0), style: theme.hint)
      }
    }
    guard let tally else { return }
    write(tally, in: canvas, at: Point(x: Double(end + 2), y: 0), style: theme.hint)
  }

  /// - Returns: The column after it.
  private func drawFilter(_ control: ChoiceControl, in canvas: Canvas) -> Int {
    let typed =
      control.filter.isEmpty
      ? Phrase.typeToFilter.text(in: language) : DisplayText.visible(control.filter, lines: .single)
    canvas.write("/ ", at: .zero, style: theme.hint)
    return write(
      typed, in: canvas, at: Point(x: 2, y: 0), style: control.filter.isEmpty ? theme.placeholder : theme.value)
  }

  private func drawEntry(_ control: ChoiceControl, at place: Int, in canvas: Canvas) {
    let index = control.matches[place]
    let isHighlighted = isFocused && place == control.highlighted
    let isSelected = !control.hidesChoice && control.choice.isSelected(index)
    let y = Double(row(ofEntry: place))
    let style = entryStyle(control, at: index, isMarked: isHighlighted || isSelected)
    write(isHighlighted ? "›" : " ", in: canvas, at: Point(x: 0, y: y), style: theme.pointer)
    write(mark(isSelected, at: index, of: control), in: canvas, at: Point(x: 2, y: y), style: style)
    let left = textColumn(of: control)
    if columns(at: index, of: control) <= cellCount(size.width) - left {
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

  private func entryStyle(_ control: ChoiceControl, at index: Int, isMarked: Bool) -> Style {
    guard control.options.isEnabled(at: index) else { return theme.disabled }
    return isMarked ? theme.selection : theme.value
  }

  /// An entry that cannot be chosen has no box to fill.
  private func mark(_ isSelected: Bool, at index: Int, of control: ChoiceControl) -> String {
    if !isSelected, !control.options.isEnabled(at: index) { return control.choice.allowsSeveral ? " · " : "·" }
    return control.choice.allowsSeveral ? (isSelected ? "[✓]" : "[ ]") : (isSelected ? "●" : "○")
  }

  private func textColumn(of control: ChoiceControl) -> Int { control.choice.allowsSeveral ? 6 : 4 }

  /// The width of an entry on one line.
  private func columns(at index: Int, of control: ChoiceControl) -> Int {
    let columns = TextWidth.columns(of: label(at: index, of: control))
    let detail = detail(at: index, of: control)
    return detail.isEmpty ? columns : columns + gap(behind: columns, of: control) + TextWidth.columns(of: detail)
  }

  /// The blank columns between a label and its remark: remarks are aligned if that leaves them enough room.
  private func gap(behind columns: Int, of control: ChoiceControl) -> Int {
    let column = control.remarkColumn * 2 <= cellCount(size.width) ? control.remarkColumn : 0
    return max(2, column - columns)
  }

  /// Enumerates the label in parts, with the typed letters marked, followed by the remark.
  private func forEachPart(at index: Int, of control: ChoiceControl, style: Style, _ put: (Substring, Style) -> Void) {
    let label = label(at: index, of: control)
    forEachPart(of: label, filter: control.filter, style: style, put)
    let detail = detail(at: index, of: control)
    guard !detail.isEmpty else { return }
    for _ in 0..<gap(behind: TextWidth.columns(of: label), of: control) { put(" ", theme.hint) }
    put(detail[...], theme.hint)
  }

  private func forEachPart(of label: String, filter: String, style: Style, _ put: (Substring, Style) -> Void) {
    guard !filter.isEmpty else { return put(label[...], style) }
    marks.read(label, filter: filter)
    var marked = style
    marked.attributes.formUnion([.bold, .underline])
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
  private func runs(at index: Int, of control: ChoiceControl, style: Style) -> [StyledText] {
    var runs: [StyledText] = []
    forEachPart(at: index, of: control, style: style) { part, style in
      runs.append(StyledText(String(part), style: style))
    }
    return runs
  }

  // Entries that take several lines.

  /// The number of rows of an entry, by its index among the matches.
  private func rows(ofEntry place: Int, of control: ChoiceControl) -> Int {
    columns(at: control.matches[place], of: control) <= cellCount(size.width) - textColumn(of: control)
      ? 1 : lines(ofEntry: place, of: control, style: .plain).count
  }

  /// The lines of an entry, wrapped if it is too long; the highlighted one may take more lines than others.
  private func lines(ofEntry place: Int, of control: ChoiceControl, style: Style) -> [[StyledText]] {
    let runs = runs(at: control.matches[place], of: control, style: style)
    let columns = cellCount(size.width) - textColumn(of: control)
    guard columns >= Self.leastColumns else { return [runs] }
    let limit = place == control.highlighted ? max(lineLimit, Self.highlightedLineLimit) : lineLimit
    return TextWrapping.lines(of: runs, columns: columns, limit: limit)
  }

  /// The largest line limit for entries with which all of them fit on the screen.
  private func mostLines(of control: ChoiceControl) -> Int {
    let columns = max(1, cellCount(size.width) - textColumn(of: control))
    let wanted = entriesInSight(of: control).map { place in
      (self.columns(at: control.matches[place], of: control) + columns - 1) / columns
    }
    let room = max(visibleEntries, cellCount(host.screenHeight) - 7)
    return (2...Self.entryLineLimit).last { limit in wanted.reduce(0) { $0 + min($1, limit) } <= room } ?? 1
  }

  private static let entryLineLimit = 6
  private static let highlightedLineLimit = 3
  /// With fewer columns than this, entries are truncated instead of wrapped.
  private static let leastColumns = 8

  private func label(at index: Int, of control: ChoiceControl) -> String {
    DisplayText.visible(control.options.label(at: index), lines: .single)
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
