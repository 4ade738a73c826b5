import TerminalModel
package import ViewTree
import Wording

/// Draws a list to choose from: one row with what is chosen, and the entries below it while it has focus.
package final class ChoiceNode: DisplayNode {
  weak var control: ChoiceControl?
  private var isOpen = false
  private var prompt = ""
  private var theme = Theme.standard
  private var language = DisplayLanguage.english
  private var rows = 1

  func update(isOpen: Bool, prompt: String?, theme: Theme, language: DisplayLanguage) {
    self.isOpen = isOpen
    self.prompt = prompt.map { DisplayText.visible($0, lines: .single) } ?? Phrase.choose.text(in: language)
    self.theme = theme
    self.language = language
    listDidChange()
  }

  /// Entries, filter, highlight or choice are others.
  func listDidChange() {
    let wanted = isOpen ? openRows : 1
    if wanted != rows { setNeedsLayout() }
    rows = wanted
    setNeedsDisplay()
  }

  private var openRows: Int {
    guard let control else { return 1 }
    let entries = max(1, min(control.matches.count, ChoiceControl.visibleRows))
    return entries + (control.showsFilter ? 1 : 0)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 30
    return Size(width: width, height: Double(rows))
  }

  package override func draw(in canvas: Canvas) {
    guard let control else { return }
    isOpen ? drawOpen(control, in: canvas) : drawClosed(control, in: canvas)
  }

  private func drawClosed(_ control: ChoiceControl, in canvas: Canvas) {
    var chosen = ""
    for index in 0..<control.options.count where control.isSelected(index) {
      if !chosen.isEmpty { chosen += ", " }
      chosen += label(at: index, of: control)
      if !control.allowsSeveral || Double(TextWidth.columns(of: chosen)) > size.width { break }
    }
    write(
      chosen.isEmpty ? prompt : chosen, in: canvas, at: .zero, style: chosen.isEmpty ? theme.placeholder : theme.value)
  }

  private func drawOpen(_ control: ChoiceControl, in canvas: Canvas) {
    var y = 0.0
    if control.showsFilter {
      drawFilter(control, in: canvas)
      y = 1
    }
    if control.matches.isEmpty {
      write(Phrase.nothingMatches.text(in: language), in: canvas, at: Point(x: 2, y: y), style: theme.placeholder)
    }
    for row in 0..<min(ChoiceControl.visibleRows, control.matches.count - control.firstRow) {
      drawEntry(control, at: control.firstRow + row, in: canvas, y: y)
      y += 1
    }
  }

  private func drawFilter(_ control: ChoiceControl, in canvas: Canvas) {
    let typed =
      control.filter.isEmpty
      ? Phrase.typeToFilter.text(in: language) : DisplayText.visible(control.filter, lines: .single)
    canvas.write("/ ", at: .zero, style: theme.hint)
    let end = write(
      typed, in: canvas, at: Point(x: 2, y: 0), style: control.filter.isEmpty ? theme.placeholder : theme.value)
    write(
      "\(control.matches.count)/\(control.options.count)", in: canvas, at: Point(x: Double(end + 2), y: 0),
      style: theme.hint)
  }

  private func drawEntry(_ control: ChoiceControl, at place: Int, in canvas: Canvas, y: Double) {
    let index = control.matches[place]
    let isHighlighted = place == control.highlighted
    let isSelected = control.isSelected(index)
    let style =
      !control.options.isEnabled(at: index)
      ? theme.placeholder : isHighlighted || isSelected ? theme.selection : theme.value
    let mark = control.allowsSeveral ? (isSelected ? "[✓]" : "[ ]") : (isSelected ? "●" : "○")
    write(isHighlighted ? "›" : " ", in: canvas, at: Point(x: 0, y: y), style: theme.focusedLabel)
    let afterMark = write(mark, in: canvas, at: Point(x: 2, y: y), style: style)
    let end = write(
      label(at: index, of: control), in: canvas, at: Point(x: Double(afterMark + 1), y: y), style: style)
    let detail = DisplayText.visible(control.options.detail(at: index), lines: .single)
    if !detail.isEmpty { write(detail, in: canvas, at: Point(x: Double(end + 2), y: y), style: theme.hint) }
  }

  private func label(at index: Int, of control: ChoiceControl) -> String {
    DisplayText.visible(control.options.label(at: index), lines: .single)
  }

  /// Writes text as far as there is room for it; returns the column after it.
  @discardableResult
  private func write(_ text: String, in canvas: Canvas, at point: Point, style: Style) -> Int {
    let room = cellCount(size.width - point.x)
    var column = cellCount(point.x)
    guard room > 0 else { return column }
    for run in TextWrapping.truncated([StyledText(text, style: style)], columns: room) {
      column = canvas.write(run.text, at: Point(x: Double(column), y: point.y), style: run.style)
    }
    return column
  }
}
