public import ViewTree

/// Rows with aligned columns, below a header that stays while the rows scroll. Rows are made lazily, when they become
/// visible.
///
///     Table(files.sorted(using: order), selection: $chosen, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(8).alignment(.trailing)
///     }
///
/// The table has focus as a whole: Up, Down, PageUp, PageDown, Home and End move among its rows. With a single
/// selection, moving selects the row; with a multiple one, Space toggles rows. A digit, or a press on a title, sorts by
/// that column, and again reverses the order; the app sorts the rows by the given order.
public struct Table<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element: Identifiable, Columns.RowValue == Data.Element {
  private let data: Data
  private let columns: Columns
  private let selection: RowSelection
  private let sortOrder: Binding<[TableSortOrder<Data.Element>]>?
  @Controlled private var control: TableControl
  @Environment(\.theme) private var theme

  private init(
    _ data: Data, selection: RowSelection, sortOrder: Binding<[TableSortOrder<Data.Element>]>?, columns: Columns
  ) {
    self.data = data
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }

  /// A table without selection. The order requested by the user is written to `sortOrder`; without it, rows cannot be
  /// sorted.
  public init(
    _ data: Data, sortOrder: Binding<[TableSortOrder<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) {
    self.init(data, selection: .none, sortOrder: sortOrder, columns: columns())
  }

  /// A table with at most one selected row.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[TableSortOrder<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) {
    self.init(data, selection: .one(selection, takesBack: false), sortOrder: sortOrder, columns: columns())
  }

  /// A table with any number of selected rows.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[TableSortOrder<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) {
    self.init(data, selection: .several(selection), sortOrder: sortOrder, columns: columns())
  }

  public var body: some View {
    let headers = columns.headers
    let order = sortOrder?.wrappedValue.first
    let chosen = selection.chosen()
    TableFrame(
      columns: headers.map { TableColumnMetrics($0, order: sortOrder == nil ? nil : order) }, rows: rows(headers),
      control: control
    ) {
      ScrollView {
        LazyVStack {
          ForEach(data) { row in
            TableRowView(
              id: AnyHashable(row.id), isSelected: chosen.contains(AnyHashable(row.id)), cells: columns.cells(of: row),
              control: control)
          }
        }
      }
    }
    .focusTarget(control)
  }

  /// The rows as the control sees them.
  private func rows(_ headers: [TableColumnHeader<Data.Element>]) -> TableRows {
    TableRows(
      count: data.count, selection: selection,
      id: { [data] in AnyHashable(data[data.index(data.startIndex, offsetBy: $0)].id) },
      index: { [data] id in data.enumerated().first { AnyHashable($0.element.id) == id }?.offset },
      sort: sortOrder.map { order in { Self.sort(order, by: headers, at: $0) } })
  }

  private static func sort(
    _ order: Binding<[TableSortOrder<Data.Element>]>, by headers: [TableColumnHeader<Data.Element>], at column: Int
  ) {
    guard headers.indices.contains(column), let precedes = headers[column].precedes else { return }
    var orders = order.wrappedValue
    let title = headers[column].title
    let isReversed = orders.first.map { $0.column == title && $0.direction == .forward } ?? false
    orders.removeAll { $0.column == title }
    orders.insert(
      TableSortOrder(column: title, direction: isReversed ? .reverse : .forward, precedes: precedes), at: 0)
    order.wrappedValue = orders
  }
}

/// The rows of a table as its control sees them, regardless of their contents.
struct TableRows {
  let count: Int
  let selection: RowSelection
  let id: (Int) -> AnyHashable
  /// The index of an id. Linear in the rows.
  let index: (AnyHashable) -> Int?
  /// Sorts by a column, or reverses its order; nil if nothing sorts the table.
  let sort: ((Int) -> Void)?

  static let none = TableRows(count: 0, selection: .none, id: { _ in 0 }, index: { _ in nil }, sort: nil)
}
