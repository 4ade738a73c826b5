public import ViewTree

/// One column of a `Table`.
///
///     TableColumn("Size", value: \.size) { file in Text("\(file.size)") }.width(8).alignment(.trailing)
public struct TableColumn<RowValue, Content: View> {
  var header: TableColumnHeader<RowValue>
  let content: (RowValue) -> Content

  /// A column that the table cannot be sorted by.
  /// - Parameter content: Makes what stands in the cell of a row.
  public init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) {
    header = TableColumnHeader(title: title)
    self.content = content
  }

  /// A column that the table can be sorted by.
  /// - Parameter value: What rows are compared by.
  public init<Value: Comparable>(
    _ title: String, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    header = TableColumnHeader(title: title) { $0[keyPath: value] < $1[keyPath: value] }
    self.content = content
  }

  /// The same column with a fixed width.
  /// - Parameter width: Columns of the terminal.
  public func width(_ width: Double) -> TableColumn { self.width(min: width, max: width) }

  /// The same column with bounds for its width. Columns share what is left evenly within their bounds.
  public func width(min: Double? = nil, max: Double? = nil) -> TableColumn {
    var copy = self
    copy.header.minimum = min
    copy.header.maximum = max
    return copy
  }

  /// The same column with its cells and its title at another edge.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    var copy = self
    copy.header.alignment = alignment
    return copy
  }
}

extension TableColumn where Content == Text {
  /// A column of texts, which the table can be sorted by.
  public init(_ title: String, value: KeyPath<RowValue, String>) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }
}

/// What a table knows of a column besides its cells.
public struct TableColumnHeader<RowValue> {
  let title: String
  var alignment = HorizontalAlignment.leading
  var minimum: Double?
  var maximum: Double?
  /// Whether one row comes before another; nil if the table cannot be sorted by the column.
  var precedes: ((RowValue, RowValue) -> Bool)?

  init(title: String, precedes: ((RowValue, RowValue) -> Bool)? = nil) {
    self.title = title
    self.precedes = precedes
  }
}
