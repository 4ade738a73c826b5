public import ViewTree

/// One column of a table or several, as `TableColumnBuilder` joins them.
@MainActor
public protocol TableColumnContent<RowValue> {
  /// What a row shows.
  associatedtype RowValue
  /// The views of one row, a cell for each column.
  associatedtype Cells: View

  /// What is known of each column, from left to right.
  var headers: [TableColumnHeader<RowValue>] { get }
  /// Makes the cells of a row.
  func cells(of row: RowValue) -> Cells
}

extension TableColumn: TableColumnContent {
  public var headers: [TableColumnHeader<RowValue>] { [header] }
  public func cells(of row: RowValue) -> TableCell<Content> { TableCell(content: content(row)) }
}

/// Columns one after the other.
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.RowValue == Second.RowValue {
  let first: First
  let second: Second

  public var headers: [TableColumnHeader<First.RowValue>] { first.headers + second.headers }
  public func cells(of row: First.RowValue) -> TableCellPair<First.Cells, Second.Cells> {
    TableCellPair(first: first.cells(of: row), second: second.cells(of: row))
  }
}

/// Makes the columns of a table from what is written one below the other.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }

  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.RowValue == RowValue { columns }

  public static func buildPartialBlock<First: TableColumnContent>(first: First) -> First
  where First.RowValue == RowValue { first }

  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> TableColumnPair<First, Second> where First.RowValue == RowValue, Second.RowValue == RowValue {
    TableColumnPair(first: accumulated, second: next)
  }
}

/// What stands in one cell, whatever it is made of: one display node.
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
