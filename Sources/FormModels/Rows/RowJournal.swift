import FormDefinitions

/// What has happened to the rows of a list since its draft was saved.
final class RowJournal {
  private(set) var change = RowsChange()
  private var changed: [RowIdentity: RowModel] = [:]
  /// True once the rows were replaced, and must be saved as a whole.
  private(set) var isBroken = false
  /// What the rows read outside the list, as far as their values depend on it, when the draft was saved.
  private let surroundings: Int

  init(of list: ListModel) { surroundings = list.surroundingsNow }

  func rowDidChange(_ row: RowModel) { changed[row.identity] = row }

  func rowWasInserted(_ row: RowModel, at index: Int) {
    change.moves.append(.init(from: nil, to: index))
    changed[row.identity] = row
  }

  func rowWasRemoved(_ row: RowModel, at index: Int) {
    change.moves.append(.init(from: index, to: nil))
    changed[row.identity] = nil
  }

  func rowWasMoved(from index: Int, to target: Int) { change.moves.append(.init(from: index, to: target)) }

  func rowsWereReplaced() { isBroken = true }

  /// The changes so far; nil if the list must be saved as a whole.
  func take(from list: ListModel) -> RowsChange? {
    guard !isBroken, list.surroundingsNow == surroundings else { return nil }
    for row in changed.values { change.contents[row.position] = list.keptContents(of: row) }
    return change
  }
}
