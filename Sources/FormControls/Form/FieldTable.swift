import TerminalModel
package import ViewTree

/// A column of a table of fields, in columns of the terminal.
package struct FieldTableColumn: Equatable {
  let title: String
  let isRequired: Bool
  /// The minimum width for readable content, and the width for usual content.
  let least: Int
  let ideal: Int
  /// Whether the column takes the space that the others leave.
  let grows: Bool

  package init(_ title: String, isRequired: Bool, least: Int, ideal: Int, grows: Bool) {
    self.title = DisplayText.visible(title, lines: .single)
    self.isRequired = isRequired
    // A heading is wrapped between words.
    let words = self.title.split(separator: " ").map { TextWidth.columns(of: $0) }
    self.least = max(least, min(words.max() ?? 0, Self.mostTitleColumns))
    self.ideal = max(ideal, self.least, TextWidth.columns(of: self.title) + (isRequired ? 2 : 0))
    self.grows = grows
  }

  private static let mostTitleColumns = 16
}

/// The cells in each row of a table of fields: a mark, the row's number, the cells, the mouse tools.
struct FieldTablePlan: Equatable {
  let cells: [Range<Int>]
  let end: Int

  /// Between the edges of two boxes stays a blank column.
  private static let gap = 3
  private static let toolColumns = 5
  private static let mostGrowth = 40

  /// Nil if the columns do not fit side by side.
  init?(_ columns: [FieldTableColumn], rows: Int, width: Int) {
    var start = cellCount(FieldRowNode.margin) + "\(rows)".count + 2
    let room = width - start - Self.gap - Self.toolColumns - (columns.count - 1) * Self.gap
    var widths = columns.map(\.ideal)
    var missing = widths.reduce(0, +) - room
    // The widest columns shrink first.
    while missing > 0 {
      let giving = columns.indices.filter { widths[$0] > columns[$0].least }
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      missing -= 1
    }
    let growing = columns.indices.filter { columns[$0].grows }
    for (place, index) in growing.enumerated() where missing < 0 {
      let share = min(-missing / (growing.count - place), max(0, Self.mostGrowth - widths[index]))
      widths[index] += share
      missing += share
    }
    var cells: [Range<Int>] = []
    for width in widths {
      cells.append(start..<start + width)
      start += width + Self.gap
    }
    self.cells = cells
    end = start
  }
}

/// The headings of the columns if rows of fields form a table; otherwise nothing.
package struct FieldTableHead: LeafView, Equatable {
  package init() {}

  package func update(_ node: FieldTableHeadNode, environment: EnvironmentValues) { node.theme = environment.theme }
}

package final class FieldTableHeadNode: DisplayNode, PlainNode {
  fileprivate var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

  private var table: FormNode? { parent as? FormNode }

  private func lines(of column: Int, in table: FormNode, columns: Int) -> [[StyledText]] {
    let head = table.tableColumns[column]
    var runs = [StyledText(head.title, style: table.focusedColumn == column ? theme.focusedLabel : theme.label)]
    if head.isRequired { runs.append(StyledText("\u{A0}*", style: theme.required)) }
    return TextWrapping.lines(of: runs, columns: columns)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    guard let table, let plan = table.plan(in: proposal.width) else {
      return Size(width: proposal.width ?? 0, height: 0)
    }
    let heights = plan.cells.enumerated().map { lines(of: $0, in: table, columns: $1.count).count }
    return Size(width: proposal.width ?? 0, height: Double(heights.max() ?? 0))
  }

  package override func draw(in canvas: Canvas) {
    guard let table, let plan = table.plan else { return }
    for (column, cell) in plan.cells.enumerated() {
      let lines = lines(of: column, in: table, columns: cell.count)
      for (row, line) in lines.enumerated() {
        // Shorter headings are aligned with the last line.
        let y = size.height - Double(lines.count - row)
        canvas.write(
          line.map { StyledText($0.text.replacing("\u{A0}", with: " "), style: $0.style) },
          at: Point(x: Double(cell.lowerBound), y: y))
      }
    }
  }
}

/// The totals of columns: below their cells or, if the rows form no table, a line each.
package struct FieldTableTotals: LeafView, Equatable {
  let title: String
  /// What is added up in the columns; where the rows form no table, it stands before the total.
  let columns: [String]
  /// The totals by column; nil for columns without one.
  let texts: [String?]

  package init(_ title: String, of columns: [String], texts: [String?]) {
    self.title = title
    self.columns = columns
    self.texts = texts
  }

  package final class Node: DisplayNode, PlainNode {
    fileprivate var title = ""
    fileprivate var columns: [String] = []
    fileprivate var sums: [String?] = []
    fileprivate var theme = Theme.standard

    private var table: FormNode? { parent as? FormNode }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      let lines = table?.plan(in: proposal.width).flatMap(titleColumn) == nil ? sums.count { $0 != nil } : 1
      return Size(width: proposal.width ?? 0, height: Double(lines))
    }

    /// Where the title stands among the totals: before the first, else in a cell without one; nil if it has no room.
    private func titleColumn(_ plan: FieldTablePlan) -> Int? {
      let columns = TextWidth.columns(of: title)
      let left = cellCount(FieldRowNode.margin)
      if let first = sums.firstIndex(where: { $0 != nil }), left + columns < plan.cells[first].lowerBound {
        return left
      }
      let free = plan.cells.indices.first { sums[$0] == nil && plan.cells[$0].count >= columns }
      return free.map { plan.cells[$0].lowerBound }
    }

    package override func draw(in canvas: Canvas) {
      let style = changing(theme.value) { $0.attributes.insert(.bold) }
      let shown = sums.enumerated().compactMap { column, text in text.map { (column: column, text: $0) } }
      if let plan = table?.plan, let column = titleColumn(plan) {
        canvas.write(title, at: Point(x: Double(column), y: 0), style: theme.label)
        for (column, text) in shown {
          canvas.write(text, at: Point(x: Double(plan.cells[column].lowerBound), y: 0), style: style)
        }
      } else {
        let left = table?.plan == nil ? 0 : FieldRowNode.margin
        for (row, total) in shown.enumerated() {
          let label = "\(title), \(columns[total.column])  "
          let end = canvas.write(label, at: Point(x: left, y: Double(row)), style: theme.label)
          canvas.write(total.text, at: Point(x: Double(end), y: Double(row)), style: style)
        }
      }
    }
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.title = DisplayText.visible(title, lines: .single)
    node.columns = columns.map { DisplayText.visible($0, lines: .single) }
    node.sums = texts.map { $0.map { DisplayText.visible($0, lines: .single) } }
    node.theme = environment.theme
    node.setNeedsLayout()
    node.setNeedsDisplay()
  }
}

/// A row of fields: its number, its mouse tools, and its fields, side by side in a table or otherwise one below the
/// other.
package struct FieldTableRow<Content: View>: ContainerView {
  package let content: Content

  /// - Parameter content: The number, the mouse tools, and rows of fields.
  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func update(_ node: FieldTableRowNode, environment: EnvironmentValues) { node.theme = environment.theme }
}

package final class FieldTableRowNode: ContainerNode, PlainNode {
  fileprivate var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

  package override var drawsBehindChildren: Bool { false }

  private var table: FormNode? { parent as? FormNode }
  private var number: DisplayNode? { children.first }
  private var tools: DisplayNode? { children.dropFirst().first }
  private var fields: ArraySlice<DisplayNode> { children.dropFirst(2) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    guard let width = proposal.width, let plan = table?.plan(in: width) else {
      let size = ProposedViewSize(width: proposal.width, height: nil)
      let height = fields.reduce(1) { $0 + $1.size(fitting: size).height }
      return Size(width: proposal.width ?? FieldRowNode.margin, height: height)
    }
    var (controls, remarks) = (1.0, 0.0)
    for case let field as FieldRowNode in fields {
      let cell = cell(of: field, plan, width: width)
      controls = max(controls, field.controlHeight(in: cell))
      remarks += field.remarksHeight(in: cell)
    }
    return Size(width: width, height: controls + remarks)
  }

  private func cell(of field: FieldRowNode, _ plan: FieldTablePlan, width: Double) -> FieldRowNode.Cell {
    let range = field.column.map { plan.cells[min($0, plan.cells.count - 1)] } ?? 0..<1
    return FieldRowNode.Cell(start: Double(range.lowerBound), width: Double(range.count), rowWidth: width)
  }

  package override func layOut(in size: Size) {
    guard let plan = table?.plan else { return layOutBelow(in: size) }
    let whole = ProposedViewSize(width: size.width, height: nil)
    number?.place(at: Point(x: FieldRowNode.margin, y: 0), size: number?.size(fitting: whole) ?? .zero)
    tools?.place(at: Point(x: Double(plan.end), y: 0), size: tools?.size(fitting: whole) ?? .zero)
    let cells = fields.compactMap { $0 as? FieldRowNode }.map {
      (field: $0, cell: cell(of: $0, plan, width: size.width))
    }
    let heights = cells.map { $0.field.controlHeight(in: $0.cell) }
    var bottom = max(1, heights.max() ?? 1)
    for ((field, cell), height) in zip(cells, heights) {
      field.place(in: cell, height: height, remarksTop: bottom)
      bottom += field.remarksHeight(in: cell)
    }
  }

  /// Places the number and the mouse tools above, the fields below.
  private func layOutBelow(in size: Size) {
    let whole = ProposedViewSize(width: size.width, height: nil)
    let head = number?.size(fitting: whole) ?? .zero
    number?.place(at: .zero, size: head)
    tools?.place(at: Point(x: head.width + 1, y: 0), size: tools?.size(fitting: whole) ?? .zero)
    var y = 1.0
    for field in fields {
      (field as? FieldRowNode)?.leaveCell()
      let wanted = field.size(fitting: whole)
      field.place(at: Point(x: 0, y: y), size: Size(width: size.width, height: wanted.height))
      y += wanted.height
    }
  }

  /// Called when focus has entered or left one of the cells.
  func focusDidMove() {
    setNeedsDisplay(Rect(origin: .zero, size: Size(width: FieldRowNode.margin, height: size.height)))
    table?.children.first?.setNeedsDisplay()
  }

  package override func draw(in canvas: Canvas) {
    guard let table, table.plan != nil else { return }
    if table.focusedRow === self {
      for row in 0..<cellCount(size.height) {
        canvas.write("▌", at: Point(x: 0, y: Double(row)), style: theme.pointer)
      }
    }
    if fields.contains(where: { ($0 as? FieldRowNode)?.showsProblem == true }) {
      canvas.write("✗", at: .zero, style: theme.error)
    }
  }
}

extension FormNode {
  private var focusedCell: FieldRowNode? {
    let cell = FocusStore.of(host).focused?.node?.enclosing(FieldRowNode.self)
    return cell?.parent?.parent === self ? cell : nil
  }

  fileprivate var focusedColumn: Int? { focusedCell?.column }
  fileprivate var focusedRow: DisplayNode? { focusedCell?.parent }
}
