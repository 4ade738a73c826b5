public import ViewTree

/// One column of a `Table`.
///
///     TableColumn("Size", value: \.size) { file in Text("\(file.size)") }.width(8).alignment(.trailing)
public struct TableColumn<RowValue, Content: View> {
  var header: TableColumnHeader<RowValue>
  let content: (RowValue) -> Content

  /// A column by which the table cannot be sorted. The content is the cell of a row.
  public init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) {
    header = TableColumnHeader(title: title)
    self.content = content
  }

  /// A column by which the table can be sorted: rows are compared by the value.
  public init<Value: Comparable>(
    _ title: String, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    header = TableColumnHeader(title: title) { $0[keyPath: value] < $1[keyPath: value] }
    self.content = content
  }

  /// This column with a fixed width; see ``Lengths``.
  public func width(_ width: Double) -> TableColumn { self.width(min: width, max: width) }

  /// This column with bounds for its width. Columns share the available width evenly within their bounds.
  public func width(min: Double? = nil, max: Double? = nil) -> TableColumn {
    changing(self) {
      ($0.header.minimum, $0.header.maximum) = (Lengths.columns(ofView: min), Lengths.columns(ofView: max))
    }
  }

  /// This column with another alignment of its cells and its title.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changing(self) { $0.header.alignment = alignment }
  }
}

extension TableColumn where Content == Text {
  /// A column of texts, by which the table can be sorted.
  public init(_ title: String, value: KeyPath<RowValue, String>) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }
}

/// A column of a table without its cells.
public struct TableColumnHeader<RowValue> {
  let title: String
  var alignment = HorizontalAlignment.leading
  var minimum: Double?
  var maximum: Double?
  /// True if the first row sorts before the second; nil for a column by which the table cannot be sorted.
  var precedes: ((RowValue, RowValue) -> Bool)?

  init(title: String, precedes: ((RowValue, RowValue) -> Bool)? = nil) {
    self.title = title
    self.precedes = precedes
  }
}

/// One or several columns of a table, as joined by `TableColumnBuilder`.
@MainActor
public protocol TableColumnContent<RowValue> {
  /// The type of the value shown in a row.
  associatedtype RowValue
  /// The views of one row, a cell for each column.
  associatedtype Cells: View

  /// The columns from left to right, without their cells.
  var headers: [TableColumnHeader<RowValue>] { get }
  /// Makes the cells of a row.
  func cells(of row: RowValue) -> Cells
}

extension TableColumn: TableColumnContent {
  public var headers: [TableColumnHeader<RowValue>] { [header] }
  public func cells(of row: RowValue) -> TableCell<Content> { TableCell(content: content(row)) }
}

/// Columns in sequence.
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.RowValue == Second.RowValue {
  let first: First
  let second: Second

  public var headers: [TableColumnHeader<First.RowValue>] { first.headers + second.headers }
  public func cells(of row: First.RowValue) -> TableCellPair<First.Cells, Second.Cells> {
    TableCellPair(first: first.cells(of: row), second: second.cells(of: row))
  }
}

/// Builds the columns of a table.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue> {
  /// A column.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }

  /// Columns that are composed elsewhere.
  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.RowValue == RowValue { columns }

  /// The first column.
  public static func buildPartialBlock<First: TableColumnContent>(first: First) -> First
  where First.RowValue == RowValue { first }

  /// The columns so far, and the next one.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> TableColumnPair<First, Second> where First.RowValue == RowValue, Second.RowValue == RowValue {
    TableColumnPair(first: accumulated, second: next)
  }
}

/// The content of one cell, joined into one display node.
public struct TableCell<Content: View>: View {
  let content: Content

  public var body: some View { VStack { content } }
}

/// The cells of several columns, side by side in a row of a table.
public struct TableCellPair<First: View, Second: View>: View {
  let first: First
  let second: Second

  public var body: some View {
    Group {
      first
      second
    }
  }
}

/// The sort order of a table's rows.
///
///     @State private var order: [TableSortOrder<File>] = []
///     Table(files.sorted(using: order), sortOrder: $order) { … }
public struct TableSortOrder<RowValue>: Equatable {
  /// Ascending or descending.
  public enum Direction: Hashable, Sendable {
    /// The smallest first.
    case forward
    /// The largest first.
    case reverse
  }

  /// The title of the column.
  public let column: String
  /// The direction of the order.
  public var direction: Direction
  private let precedes: (RowValue, RowValue) -> Bool

  init(column: String, direction: Direction, precedes: @escaping (RowValue, RowValue) -> Bool) {
    self.column = column
    self.direction = direction
    self.precedes = precedes
  }

  /// An order by a member of the rows, with the title of the column that shows it.
  public init<Value: Comparable>(_ column: String, value: KeyPath<RowValue, Value>, direction: Direction = .forward) {
    self.init(column: column, direction: direction) { $0[keyPath: value] < $1[keyPath: value] }
  }

  public static func == (first: TableSortOrder, second: TableSortOrder) -> Bool {
    first.column == second.column && first.direction == second.direction
  }

  /// True if the first row sorts before the second; nil if the two are equal in this order.
  func decides(_ first: RowValue, _ second: RowValue) -> Bool? {
    if precedes(first, second) { return direction == .forward }
    if precedes(second, first) { return direction == .reverse }
    return nil
  }
}

extension Sequence {
  /// The elements sorted by several orders: the first order in which two elements differ decides. Stable.
  public func sorted(using orders: [TableSortOrder<Element>]) -> [Element] {
    guard !orders.isEmpty else { return Array(self) }
    return sorted { first, second in
      for order in orders {
        if let decision = order.decides(first, second) { return decision }
      }
      return false
    }
  }
}
