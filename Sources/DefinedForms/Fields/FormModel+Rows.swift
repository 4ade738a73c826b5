import FormDefinitions
import Formline

extension FormModel {
  /// These fields and the existing ones in their rows, each list last. In a rule, existence becomes a dependency.
  static func withRows(_ fields: [FieldModel]) -> [FieldModel] { withRows(fields) { $0.exists.value } }

  /// Every field including those in rows, existing or not, each list after its rows.
  var fieldsInRows: [FieldModel] { host.graph.untracked { Self.withRows(fields) { _ in true } } }

  private static func withRows(_ fields: [FieldModel], where isIncluded: (FieldModel) -> Bool) -> [FieldModel] {
    guard fields.contains(where: { $0.list != nil }) else { return fields }
    return fields.flatMap { field -> [FieldModel] in
      guard let list = field.list else { return [field] }
      return list.rows.flatMap { withRows($0.fields.filter(isIncluded), where: isIncluded) } + [field]
    }
  }

  /// The field at a place such as `guests[0].name`.
  func fieldInRow(_ place: String) -> FieldModel? {
    guard place.last != "]", let bracket = place.lastIndex(of: "]"), let open = place[..<bracket].lastIndex(of: "["),
      let index = Int(place[place.index(after: open)..<bracket]), place[place.index(after: bracket)] == ".",
      let list = field(String(place[..<open]))?.list
    else { return nil }
    let rows = host.graph.untracked { list.rows }
    guard rows.indices.contains(index) else { return nil }
    return rows[index].field(String(place[place.index(bracket, offsetBy: 2)...]))
  }

  /// The field that a name refers to in another field's action: its row takes precedence over the form.
  func field(_ name: String, meantBy origin: FieldModel?) -> FieldModel? {
    var row = origin?.row
    while let current = row {
      if let field = current.field(name) { return field }
      row = current.list.field.row
    }
    return field(name)
  }

  // Row commands.

  /// Performs a command on the focused row or, if focus is below the rows, on the last one.
  /// - Returns: False if focus is not in a list.
  @discardableResult
  func performRowCommand(_ command: RowCommand) -> Bool {
    guard let field = focusedID.flatMap(field), let list = field.list ?? field.row?.list, list.field.isAskable else {
      return false
    }
    let row = field.list == nil ? field.row : nil
    switch command {
    case .addRow: addRow(to: list, after: row)
    case .removeRow: if let row = row ?? host.graph.untracked({ list.rows.last }) { remove(row) }
    case .move(let count): if let row { move(row, by: count) }
    }
    return true
  }

  /// Adds a row and moves focus to it.
  /// - Parameter row: The row to insert after; nil for the last.
  func addRow(to list: ListModel, after row: RowModel? = nil) {
    session?.syncBuffer()
    guard let added = list.addRow(at: row.map { $0.index.current + 1 }) else { return }
    host.update()
    aim(at: firstPlace(in: added) ?? list.field.id)
  }

  /// Removes a row. If it had focus, that moves to the row after it, else to the one before, else to the list.
  func remove(_ row: RowModel) {
    session?.syncBuffer()
    let list = row.list
    let index = row.index.current
    let wasInside = focusedID?.hasPrefix("\(row.place).") ?? false
    // Nothing in the row may be removed while focus is there.
    if wasInside { moveFocus(to: list.field.id) }
    let removed = host.graph.untracked { RemovedRow(row, at: index) }
    list.remove(row)
    host.update()
    keep(removed)
    let rows = host.graph.untracked { list.rows }
    guard wasInside, !rows.isEmpty, let place = firstPlace(in: rows[min(index, rows.count - 1)]) else { return }
    moveFocus(to: place)
  }

  /// Remembers a removed row until the next change, and shows the key that restores it.
  private func keep(_ row: RemovedRow?) {
    removedRow = row
    guard row != nil, let session, let key = session.keyName(of: "undo") else { return }
    session.show(notice: words(.rowRemoved(undoKey: key)))
  }

  /// Restores the removed row, if nothing was changed since, and moves focus there.
  /// - Returns: True if there was one.
  func restoreRow() -> Bool {
    guard let removed = removedRow, removed.list.field.isAskable else { return false }
    session?.syncBuffer()
    let row = removed.list.restore(removed)
    host.update()
    aim(at: firstPlace(in: row) ?? removed.list.field.id)
    return true
  }

  /// Moves a row; focus stays in its field.
  func move(_ row: RowModel, by count: Int) {
    session?.syncBuffer()
    if row.list.move(row, by: count) { host.update() }
  }

  private func firstPlace(in row: RowModel) -> String? {
    Self.withRows(row.fields.filter { $0.exists.current }).first(where: \.isAskable)?.id
  }
}

/// The contents of a removed row: its answers and typed text, without secrets.
struct RemovedRow {
  let list: ListModel
  let index: Int
  let members: [AnswerValue.Member]
  /// The texts of its fields, by id.
  let texts: [String: String]

  /// Nil for a row without answers.
  init?(_ row: RowModel, at index: Int) {
    let open = row.fields.filter { !$0.definition.holdsSecrets }
    members = open.filter { $0.definition.type.isEditable && !$0.answer.isEmpty }
      .map { .init($0.definition.id, $0.answer) }
    texts = open.filter { $0.isTyped && !$0.text.current.isEmpty }
      .reduce(into: [:]) { $0[$1.definition.id] = $1.text.current }
    guard !members.isEmpty || !texts.isEmpty else { return nil }
    list = row.list
    self.index = index
  }
}
