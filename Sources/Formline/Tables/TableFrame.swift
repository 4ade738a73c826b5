import TerminalModel
import ViewTree

/// What the header shows of a column, and how wide it may be.
struct TableColumnMetrics: Equatable {
  let title: String
  let alignment: HorizontalAlignment
  let minimum: Double
  let maximum: Double
  /// The way the rows are sorted by this column: `▲` or `▼`; empty if they are not.
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

/// The header of a table above its rows.
struct TableFrame<Content: View>: View, ContainerView {
  let columns: [TableColumnMetrics]
  let rows: TableRows
  let control: TableControl
  let content: Content

  init(
    columns: [TableColumnMetrics], rows: TableRows, control: TableControl, @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.rows = rows
    self.control = control
    self.content = content()
  }

  static func makeNode(inputs: ViewInputs) -> TableFrameNode { TableFrameNode(host: inputs.host) }

  func update(_ node: TableFrameNode, environment: EnvironmentValues) {
    control.frame = node
    control.rows = rows
    node.columns = columns
    node.theme = environment.theme
    node.margin = rows.selection.kind == .several ? 4 : 2
  }
}
