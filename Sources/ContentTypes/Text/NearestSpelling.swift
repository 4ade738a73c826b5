/// The spelling with the fewest edits from `name`, or nil when more than a third of its letters would change.
/// Upper and lower case are one; of equally near spellings the first is taken.
func nearestSpelling(to name: String, among spellings: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (spelling: String, distance: Int)?
  for spelling in spellings {
    let candidate = Array(spelling.lowercased().unicodeScalars)
    let allowed = max(1, max(wanted.count, candidate.count) / 3)
    let bound = min(allowed, best.map { $0.distance - 1 } ?? allowed)
    guard bound >= 0, abs(candidate.count - wanted.count) <= bound else { continue }
    let distance = editDistance(from: wanted, to: candidate)
    if distance <= bound { best = (spelling, distance) }
  }
  return best?.spelling
}

/// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
/// Cost: the product of the lengths.
func editDistance<Element: Equatable>(from source: [Element], to target: [Element]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in 1...max(1, source.count) where row <= source.count {
    var current = [row]
    current.reserveCapacity(target.count + 1)
    for column in 0..<target.count {
      let replaced = last[column] + (source[row - 1] == target[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 1, column > 0, source[row - 1] == target[column - 1], source[row - 2] == target[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[target.count]
}
