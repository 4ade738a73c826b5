import FormModels
import Formline
import Wording

/// What the person does with the rows of lists, and where focus goes then.
extension FormPresenter {
  /// Performs a command on the focused row. Below the rows, one can be added, or looked for.
  /// - Returns: False if nothing has focus that the command acts on.
  @discardableResult
  func performRowCommand(_ command: RowCommand) -> Bool {
    guard let field = focusedID.flatMap(model.field), let list = field.list ?? field.row?.list, list.field.isAskable
    else {
      return false
    }
    let row = field.list == nil ? field.row : nil
    switch command {
    case .addRow: addRow(to: list, after: row)
    case .findRow: findRow(in: list)
    case .removeRow:
      guard let row else { return false }
      remove(row)
    case .move(let count):
      guard let row else { return false }
      move(row, by: count)
    }
    return true
  }

  /// Adds a row and moves focus to it.
  /// - Parameter row: The row to insert after; nil for the last.
  func addRow(to list: ListModel, after row: RowModel? = nil) {
    session?.syncBuffer()
    guard let added = list.addRow(at: row.map { $0.position + 1 }) else {
      let most = list.traits.items.maxItems ?? 0
      return session?.show(notice: model.words(.mostRows(most))) ?? ()
    }
    host.update()
    aim(at: added.firstReachable?.id ?? list.field.id)
  }

  /// Removes a row. If it had focus, that moves to the row after it, else to the one before, else to the list.
  func remove(_ row: RowModel) {
    session?.syncBuffer()
    let list = row.list
    let index = row.position
    let wasInside = focusedID?.hasPrefix("\(row.place).") ?? false
    // Nothing in the row may be removed while focus is there.
    if wasInside { moveFocus(to: list.field.id) }
    model.takeAway(.row(model.graph.untracked { RemovedRow(row, at: index) })) {
      list.remove(row)
      host.update()
    }
    offerUndo { .formRowRemoved(key: $0) }
    let rows = model.graph.untracked { list.rows }
    guard wasInside, !rows.isEmpty, let place = rows[min(index, rows.count - 1)].firstReachable?.id else { return }
    moveFocus(to: place)
  }

  /// Takes a field's answer away; first what is typed to search its options, since that is what is seen.
  func clear(_ field: FieldModel) {
    if !field.search.isEmpty, focusedID == field.id, session?.focus.focused?.closeOverlay() ?? false { return }
    model.clear(field)
    if !model.takenAway.isEmpty { offerUndo { .formAnswerCleared(key: $0) } }
  }

  /// Shows the key that restores what was taken away.
  private func offerUndo(_ message: (String) -> Message) {
    guard let session, let key = session.keyName(of: .undo) else { return }
    session.show(notice: words(message(key)))
  }

  /// Restores what was taken away last, if nothing was changed since; moves focus to a removed row.
  /// - Returns: True if there was something.
  func restoreTaken() -> Bool {
    model.restoreTaken { last in
      switch last {
      case .row(let removed) where removed.list.field.isAskable:
        session?.syncBuffer()
        let row = removed.list.restore(removed)
        host.update()
        aim(at: row.firstReachable?.id ?? removed.list.field.id)
      case .answer(let field, let answer) where field.isAskable:
        field.edit(answer)
        host.update()
      default: return false
      }
      return true
    }
  }

  /// Moves a row; focus stays in its field.
  func move(_ row: RowModel, by count: Int) {
    session?.syncBuffer()
    if row.list.move(row, by: count) { host.update() }
  }
}
