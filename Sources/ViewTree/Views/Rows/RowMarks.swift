/// What somebody makes of every row of the `ForEach`s inside, who wants to know its id.
package struct RowMarks {
  let mark: (ViewList, AnyHashable) -> ViewList

  /// - Parameter mark: Is given what the row contributes and the id of its element.
  package init(_ mark: @escaping (ViewList, AnyHashable) -> ViewList) { self.mark = mark }
}
