extension ViewHost {
  /// Rows have left a `ForEach`, or are waited for: what becomes of them is known when everything is up to date.
  func rowsMove(in family: RowFamily) {
    if !movingFamilies.contains(where: { $0 === family }) { movingFamilies.append(family) }
  }

  /// Rows that nobody has taken end, and what has to know is told of the others.
  func endMoves() {
    guard !movingFamilies.isEmpty else { return }
    let families = movingFamilies
    movingFamilies.removeAll()
    for family in families {
      family.settle()
      family.end()
    }
    guard hasMovedRows else { return }
    hasMovedRows = false
    if let rowsDidMove { afterUpdate(rowsDidMove) }
  }
}
