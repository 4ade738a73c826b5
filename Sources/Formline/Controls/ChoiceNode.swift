import TerminalModel
package import ViewTree

/// Draws a list to choose from: one row with what is chosen, and the entries below it while it has focus.
package final class ChoiceNode: DisplayNode {
  weak var control: ChoiceControl?
  private var isOpen = false
  private var prompt = ""
  private var theme = Theme.standard
  private var rows = 1

  func update(isOpen: Bool, prompt: String, theme: Theme) {
    let newRows = isOpen ? openRows : 1
    if newRows != rows || isOpen != self.isOpen { setNeedsLayout() }
    rows = newRows
    self.isOpen = isOpen
    self.prompt = prompt
    self.theme = theme
    setNeedsDisplay()
  }

  private var openRows: Int {
    guard let control else { return 1 }
    let entries = min(control.matches.count, ChoiceControl.visibleRows)
    return max(1, entries + (control.showsFilter ? 1 : 0))
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
    let options = control.options
    var chosen: [String] = []
    var columns = 0
    for index in 0..<options.count where control.isSelected(index) {
      let label = DisplayText.visible(options.label(at: index))
      chosen.append(label)
      columns += label.count + 2
      if !control.allowsSeveral || Double(columns) > size.width { break }
    }
    let text = chosen.isEmpty ? prompt : chosen.joined(separator: ", ")
    write(text, in: canvas, at: .zero, style: chosen.isEmpty ? theme.placeholder : theme.value)
  }

  private func drawOpen(_ control: ChoiceControl, in canvas: Canvas) {
    var y = 0.0
    if control.showsFilter {
      let total = "\(control.matches.count)/\(control.options.count)"
      let typed = control.filter.isEmpty ? "type to filter" : DisplayText.visible(control.filter)
      canvas.write("/ ", at: .zero, style: theme.hint)
      let end = canvas.write(
        typed, at: Point(x: 2, y: 0), style: control.filter.isEmpty ? theme.placeholder : theme.value)
      canvas.write(total, at: Point(x: Double(end + 2), y: 0), style: theme.hint)
      y = 1
    }
    if control.matches.isEmpty {
      canvas.write("nothing matches", at: Point(x: 2, y: y), style: theme.placeholder)
    }
    for row in 0..<min(ChoiceControl.visibleRows, control.matches.count - control.firstRow) {
      drawEntry(control, at: control.firstRow + row, in: canvas, y: y)
      y += 1
    }
  }

  private func drawEntry(_ control: ChoiceControl, at position: Int, in canvas: Canvas, y: Double) {
    let index = control.matches[position]
    let options = control.options
    let isHighlighted = position == control.highlighted
    let isSelected = control.isSelected(index)
    let style =
      !options.isEnabled(at: index) ? theme.placeholder : isHighlighted || isSelected ? theme.selection : theme.value
    let mark = control.allowsSeveral ? (isSelected ? "[✓]" : "[ ]") : (isSelected ? "●" : "○")
    canvas.write(isHighlighted ? "›" : " ", at: Point(x: 0, y: y), style: theme.focusedLabel)
    let afterMark = canvas.write(mark, at: Point(x: 2, y: y), style: style) + 1
    let end = write(DisplayText.visible(options.label(at: index)), in: canvas, at: Point(x: Double(afterMark), y: y), style: style)
    let detail = options.detail(at: index)
    if !detail.isEmpty {
      write(DisplayText.visible(detail), in: canvas, at: Point(x: Double(end + 2), y: y), style: theme.hint)
    }
  }

  @discardableResult
  private func write(_ text: String, in canvas: Canvas, at point: Point, style: Style) -> Int {
    let room = max(0, cellCount(size.width - point.x))
    var column = cellCount(point.x)
    for run in TextWrapping.truncated([StyledText(text, style: style)], columns: room) {
      column = canvas.write(run.text, at: Point(x: Double(column), y: point.y), style: run.style)
    }
    return column
  }
}
