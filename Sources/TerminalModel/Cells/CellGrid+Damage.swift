extension CellGrid {
  /// Whether there is anything for the next frame.
  package var isDamaged: Bool { !damagedRows.isEmpty }

  package mutating func clearDamage() {
    for row in damagedRows { damage[row] = 0..<0 }
    damagedRows = 0..<0
  }

  package mutating func damageAll() {
    damage = Array(repeating: 0..<columns, count: rows)
    damagedRows = 0..<rows
  }

  /// Says that rows have moved together since the last frame: a hint, which changes nothing but the bytes of the frame.
  package mutating func noteScroll(_ new: ScrolledRows) {
    let earlier = scrolled.flatMap { $0.rows == new.rows ? $0.distance : nil } ?? 0
    scrolled = ScrolledRows(rows: new.rows, distance: earlier + new.distance)
  }

  mutating func addDamage(row: Int, columns changed: Range<Int>) {
    damage[row] = Self.hull(of: damage[row], and: changed)
    damagedRows = Self.hull(of: damagedRows, and: row..<row + 1)
  }

  private static func hull(of one: Range<Int>, and other: Range<Int>) -> Range<Int> {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    return min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }
}
