import TerminalModel
package import ViewTree

/// The heading of a column, and the bounds of its width.
struct TableColumnMetrics: Equatable {
  let title: String
  let alignment: HorizontalAlignment
  let minimum: Double
  let maximum: Double
  /// The direction in which the rows are sorted by this column: `▲` or `▼`; empty if they are not.
  let mark: String

  init<RowValue>(_ header: TableColumnHeader<RowValue>, order: TableSortOrder<RowValue>?) {
    title = DisplayText.visible(header.title, lines: .single)
    alignment = header.alignment
    mark = order.flatMap { $0.column == header.title ? ($0.direction == .forward ? "▲" : "▼") : nil } ?? ""
    let titleWidth = Double(TextWidth.columns(of: title) + (header.precedes == nil ? 0 : 2))
    minimum = header.minimum ?? min(titleWidth, header.maximum ?? .infinity)
    maximum = max(minimum, header.maximum ?? .infinity)
  }
}

/// A table: the header, and the rows below it.
struct TableFrame<Content: View>: View, ContainerView {
  let columns: [TableColumnMetrics]
  let rows: TableRows
  let control: TableControl
  let content: Content

  init(columns: [TableColumnMetrics], rows: TableRows, control: TableControl, @ViewBuilder content: () -> Content) {
    self.columns = columns
    self.rows = rows
    self.control = control
    self.content = content()
  }

  func update(_ node: TableFrameNode, environment: EnvironmentValues) {
    control.behaviour.frame = node
    control.behaviour.rows = rows
    node.columns = columns
    node.theme = environment.theme
    node.margin = rows.selection.kind == .several ? 4 : 2
  }
}

/// Draws the header of a table and divides its width among the columns.
package final class TableFrameNode: ContainerNode, PlainNode {
  /// The rows of the header: the titles and a line.
  private static let headerRows = 2.0
  /// The terminal columns between those of the table.
  static let gap = 2.0

  var columns: [TableColumnMetrics] = [] { didSet { if columns != oldValue { divide() } } }
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
  /// The columns before the first one, for marks.
  var margin = 2.0 { didSet { if margin != oldValue { divide() } } }
  /// The left edge and the width of each column.
  private(set) var places: [(left: Double, width: Double)] = []
  private var dividedWidth: Double?

  private func divide() {
    dividedWidth = nil
    setNeedsLayout()
    // Rows read the positions of the columns themselves.
    for row in stack?.children ?? [] { row.setNeedsLayout() }
    setNeedsDisplay()
  }

  /// Gives every column its minimum, and shares the rest evenly up to their maxima, in whole columns of the terminal.
  private func divide(_ width: Double) {
    guard width != dividedWidth else { return }
    dividedWidth = width
    var widths = columns.map(\.minimum)
    // The last column of the screen is reserved for the scroll indicator.
    var rest = width - 1 - margin - Self.gap * Double(max(0, columns.count - 1)) - widths.reduce(0, +)
    var growing = columns.indices.filter { widths[$0] < columns[$0].maximum }
    while rest >= 1, !growing.isEmpty {
      let share = max(1, (rest / Double(growing.count)).rounded(.down))
      for index in growing where rest >= 1 {
        let more = min(share, columns[index].maximum - widths[index], rest.rounded(.down))
        widths[index] += more
        rest -= more
      }
      growing.removeAll { widths[$0] >= columns[$0].maximum }
    }
    // If space is short, columns at the right shrink first.
    for index in columns.indices.reversed() where rest < 0 {
      let less = min(-rest, widths[index])
      widths[index] -= less
      rest += less
    }
    var left = margin
    places = widths.map { width in
      defer { left += width + Self.gap }
      return (left, width)
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let ideal = columns.reduce(margin + 1 + Self.gap * Double(max(0, columns.count - 1))) { $0 + $1.minimum }
    let width = proposal.finiteWidth ?? ideal
    divide(width)
    let rows = children.first?.size(fitting: rowsProposal(width: width, height: proposal.height)) ?? .zero
    return Size(width: width, height: Self.headerRows + rows.height)
  }

  private func rowsProposal(width: Double, height: Double?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height.map { max(0, $0 - Self.headerRows) })
  }

  package override func layOut(in size: Size) {
    divide(size.width)
    let room = rowsProposal(width: size.width, height: size.height)
    children.first?.place(at: Point(x: 0, y: Self.headerRows), size: Size(width: size.width, height: room.height ?? 0))
  }

  package override func draw(in canvas: Canvas) {
    for (column, place) in zip(columns, places) where place.width >= 1 {
      let room = cellCount(place.width)
      let mark = column.mark.isEmpty || room < 3 ? "" : " " + column.mark
      let title = TextWrapping.truncated(
        [StyledText(column.title, style: theme.section)], columns: room - TextWidth.columns(of: mark))
      let width = TextWrapping.width(of: title) + TextWidth.columns(of: mark)
      var x = cellCount(place.left) + cellCount(Double(room - width) * column.alignment.share)
      x = canvas.write(title, at: Point(x: Double(x), y: 0))
      canvas.write(mark, at: Point(x: Double(x), y: 0), style: theme.pointer)
      canvas.write(
        String(repeating: TextWidth.Ambiguous.current == .narrow ? "─" : "-", count: room),
        at: Point(x: place.left, y: 1), style: theme.hint)
    }
  }

  // Places.

  private var stack: LazyStackNode? {
    var node: DisplayNode? = self
    while let current = node, !(current is LazyStackNode) { node = current.children.first }
    return node as? LazyStackNode
  }

  /// The number of visible rows if each takes one line.
  var roomForRows: Int { cellCount(max(1, size.height - Self.headerRows)) }

  /// What stands in the selected rows, of those near the screen.
  var selectedTexts: [String] {
    reading { ($0 as? TableRowNode).map { $0.marks.isSelected ? $0.texts.joined(separator: " ") : "" } }
      .filter { !$0.isEmpty }
  }

  func reveal(_ row: Int) { stack?.reveal(item: row) }

  /// The position of a row; nil while it is off-screen.
  func origin(ofRow row: Int) -> Point? {
    guard let stack, let y = stack.visibleOffset(ofItem: row) else { return nil }
    return Point(x: 0, y: Self.headerRows + y)
  }

  /// The row at a point.
  func row(at point: Point) -> Int? {
    point.y >= Self.headerRows ? stack?.item(atVisibleOffset: point.y - Self.headerRows) : nil
  }

  /// The column whose title is at a point.
  func column(at point: Point) -> Int? {
    guard point.y < 1 else { return nil }
    return places.firstIndex { point.x >= $0.left && point.x < $0.left + $0.width }
  }
}
