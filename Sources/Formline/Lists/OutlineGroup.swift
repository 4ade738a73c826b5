public import ViewTree

/// Rows for a tree of elements: one with children is a `DisclosureGroup`, closed at first.
///
///     OutlineGroup(folders, children: \.folders) { Text($0.name) }
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  /// A row for each element, and for those that the elements hold.
  /// - Parameters:
  ///   - data: The outermost elements.
  ///   - children: The elements below one; nil for an element that has no place for any.
  ///   - content: Makes the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.children = children
    row = content
  }

  public var body: some View {
    ForEach(data) { OutlineRow(element: $0, children: children, row: row) }
  }
}

private struct OutlineRow<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let element: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        OutlineGroup(inner, children: children, content: row).padding(.leading, cellsOfOneLevel)
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }

  private var cellsOfOneLevel: Int { 2 }
}

extension List {
  /// A row for each element of a tree, and for those that the elements hold.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
