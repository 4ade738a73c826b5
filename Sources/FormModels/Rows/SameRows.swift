import FormDefinitions

/// Finds two rows of a list with the same value, brought up to date by the rows that have changed.
///
/// Rows are kept by the hashes of their values, so that only those are compared that may be the same.
final class SameRows {
  private unowned let list: ListModel
  private let value: (RowModel) -> AnswerValue
  /// By hash, in no order.
  private var rows: [Int: [RowModel]] = [:]
  private var hashes: [RowIdentity: Int] = [:]
  /// The hashes of several rows.
  private var crowded: Set<Int> = []
  /// The rows to look at again; nil if that is all of them.
  private var changed: [RowModel]?
  /// What the rows read outside the list when they were looked at.
  private var surroundings = -1
  /// The first two, while that is known.
  private var found: Found?

  private enum Found {
    case none
    case pair(RowModel, RowModel)
  }

  /// - Parameter value: What must differ between rows.
  init(of list: ListModel, value: @escaping (RowModel) -> AnswerValue) {
    self.list = list
    self.value = value
  }

  // What has changed.

  func rowDidChange(_ row: RowModel) {
    guard changed != nil, changed?.last !== row else { return }
    changed?.append(row)
    // Nobody asks any more.
    if changed?.count ?? 0 > max(100, list.rowsNow.count) { changed = nil }
  }

  func rowWasInserted(_ row: RowModel) {
    found = nil
    changed?.append(row)
  }

  func rowWasRemoved(_ row: RowModel) {
    found = nil
    if changed != nil { forget(row) }
  }

  func rowWasMoved() { found = nil }

  func rowsWereReplaced() { changed = nil }

  // The rows.

  /// The indices of the first row that is the same as one before it: of that one, then of the row. In a rule, every
  /// value becomes a dependency.
  var indices: (Int, Int)? {
    lookAgain()
    return list.graph.untracked {
      guard case .pair(let first, let second) = found ?? search() else { return nil }
      return (first.position, second.position)
    }
  }

  /// The number of different values. In a rule, every value becomes a dependency.
  var distinctCount: Int {
    lookAgain()
    return list.graph.untracked {
      crowded.reduce(list.rowsNow.count) { count, hash in
        let same = rows[hash, default: []]
        return count - same.count + Set(same.map { value($0).canonical }).count
      }
    }
  }

  private func lookAgain() {
    guard let all = list.observe() else { return }
    if list.surroundingsOfValues != surroundings { changed = nil }
    surroundings = list.surroundingsOfValues
    list.graph.untracked { lookAgain(all) }
  }

  private func lookAgain(_ all: [RowModel]) {
    guard let due = changed else {
      (rows, hashes, crowded, found) = ([:], [:], [], nil)
      for row in all { keep(row, hash: hash(of: row)) }
      changed = []
      return
    }
    changed = []
    for row in due where row.isInList {
      forget(row)
      let hash = hash(of: row)
      keep(row, hash: hash)
      if found != nil { compare(row, hash: hash) }
    }
  }

  private func hash(of row: RowModel) -> Int { value(row).canonical.hashValue }

  private func keep(_ row: RowModel, hash: Int) {
    hashes[row.identity] = hash
    rows[hash, default: []].append(row)
    if rows[hash]?.count == 2 { crowded.insert(hash) }
  }

  private func forget(_ row: RowModel) {
    if case .pair(let first, let second)? = found, row === first || row === second { found = nil }
    guard let hash = hashes.removeValue(forKey: row.identity) else { return }
    rows[hash]?.removeAll { $0 === row }
    switch rows[hash]?.count ?? 0 {
    case 0: rows[hash] = nil
    case 1: crowded.remove(hash)
    default: break
    }
  }

  /// Takes a changed row into account: with the first row of the same value it may come before the pair that is known.
  private func compare(_ row: RowModel, hash: Int) {
    guard crowded.contains(hash) else { return }
    let own = value(row).canonical
    guard !isMissingKey(own) else { return }
    let same = rows[hash, default: []].filter { $0 !== row && value($0).canonical == own }
    guard let other = same.min(by: { $0.position < $1.position }) else { return }
    let pair = other.position < row.position ? (other, row) : (row, other)
    if case .pair(_, let second)? = found, second.position <= pair.1.position { return }
    found = .pair(pair.0, pair.1)
  }

  /// Rows of a map that have no key yet have none in common: each asks for its own.
  private func isMissingKey(_ value: AnswerValue) -> Bool { list.traits.isMap && value == .string("") }

  /// The first two among the rows whose hashes are equal.
  private func search() -> Found {
    var best = Found.none
    for hash in crowded {
      var firsts: [AnswerValue: RowModel] = [:]
      for row in rows[hash, default: []].sorted(by: { $0.position < $1.position }) {
        let value = value(row).canonical
        if isMissingKey(value) { continue }
        guard let first = firsts.updateValue(row, forKey: value) else { continue }
        if case .pair(_, let second) = best, second.position < row.position { break }
        best = .pair(first, row)
        break
      }
    }
    found = best
    return best
  }
}
