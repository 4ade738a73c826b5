package import FormDefinitions
import Formline

/// The rows of a list while a form runs.
package final class ListModel {
  package let traits: ListTraits
  unowned let field: FieldModel
  private let present: Cell<[RowModel]>
  private var lastNumber = 0
  /// Which fields of a row have to be validated again when another of the row, or one around the list, has changed.
  private(set) lazy var readers = RuleReaders(traits)
  /// The answer: a list of objects.
  private(set) lazy var answer = Computed<AnswerValue>(host: host, in: field.lifetime) { [unowned self] in
    .list(rows.map(\.answer))
  }

  init(_ traits: ListTraits, of field: FieldModel) {
    self.traits = traits
    self.field = field
    present = Cell([], host: field.form.host, in: field.lifetime)
  }

  var host: ViewHost { field.form.host }

  /// The field that the list is.
  package var owner: FieldModel { field }

  /// From top to bottom. Read in a rule, they become a dependency.
  package var rows: [RowModel] { present.value }

  /// Whether another row may be added.
  package var hasRoom: Bool { traits.items.maxItems.map { rows.count < $0 } ?? true }

  // By the person.

  /// Adds a row.
  /// - Parameter index: Where; nil for the end.
  /// - Returns: The row; nil when there is room for no more.
  @discardableResult
  package func addRow(at index: Int? = nil) -> RowModel? {
    guard hasRoom else { return nil }
    let row = makeRow([])
    var rows = present.current
    rows.insert(row, at: min(index ?? rows.count, rows.count))
    show(rows)
    rowsDidChange()
    return row
  }

  /// Removes a row with everything in it. Focus must not be there.
  package func remove(_ row: RowModel) {
    show(present.current.filter { $0 !== row })
    end([row])
    rowsDidChange()
  }

  /// Moves a row up (back if negative) or down, as far as it goes.
  /// - Returns: Whether it has moved.
  package func move(_ row: RowModel, by count: Int) -> Bool {
    var rows = present.current
    guard let index = rows.firstIndex(where: { $0 === row }) else { return false }
    let target = min(max(0, index + count), rows.count - 1)
    guard target != index else { return false }
    rows.remove(at: index)
    rows.insert(row, at: target)
    show(rows)
    rowsDidChange()
    return true
  }

  private func rowsDidChange() {
    field.wasEdited()
    field.form.fieldDidChange(field)
  }

  // From outside.

  /// Rows that are given: prefilled, by default, by an action, from a draft.
  func replaceRows(with value: AnswerValue) {
    let old = present.current
    guard case .list(let items) = value else {
      show([])
      return end(old)
    }
    show(
      items.map { item in
        guard case .object(let members) = item else { return makeRow([]) }
        return makeRow(members)
      })
    end(old)
  }

  private func makeRow(_ members: [AnswerValue.Member]) -> RowModel {
    lastNumber += 1
    let row = RowModel(lastNumber, at: 0, of: self)
    row.start(with: members)
    return row
  }

  private func show(_ rows: [RowModel]) {
    for (index, row) in rows.enumerated() where row.index.current != index { row.index.value = index }
    present.value = rows
  }

  /// Ends rows that are shown no longer, once their views are gone.
  private func end(_ rows: [RowModel]) {
    guard !rows.isEmpty else { return }
    for field in rows.flatMap(\.fields) { field.stopCommands() }
    host.afterUpdate { for row in rows { row.lifetime.remove() } }
  }
}
